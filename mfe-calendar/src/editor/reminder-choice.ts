/** Minutes before the start that can be chosen. */
export const REMINDER_CHOICES = [0, 5, 10, 30, 60, 1_440, 10_080] as const;

/** Which choice a list of reminders is: `own` for what a choice cannot say, e.g. two of them. */
export function choiceOfReminders(reminders: readonly number[]): string {
  const [only, ...more] = reminders;
  if (only === undefined) return "none";
  return more.length === 0 && REMINDER_CHOICES.some((minutes) => minutes === only) ? String(only) : "own";
}

const UNITS = [
  ["weeks", 10_080],
  ["days", 1_440],
  ["hours", 60],
] as const;

/** A number of minutes in the largest unit that says it whole. */
export function reminderUnit(minutes: number): {
  readonly unit: "weeks" | "days" | "hours" | "minutes";
  readonly count: number;
} {
  const [unit, length] = UNITS.find(([, each]) => minutes % each === 0) ?? (["minutes", 1] as const);
  return { unit, count: minutes / length };
}
