/** The choices, in minutes before the start. */
export const REMINDER_CHOICES = [0, 5, 10, 30, 60, 1_440, 10_080] as const;

/** The choice that matches a list of reminders, or `own` if none does, e.g. for two reminders. */
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

/** Converts minutes to the largest unit that gives a whole number. */
export function reminderUnit(minutes: number): {
  readonly unit: "weeks" | "days" | "hours" | "minutes";
  readonly count: number;
} {
  const [unit, length] = UNITS.find(([, each]) => minutes % each === 0) ?? (["minutes", 1] as const);
  return { unit, count: minutes / length };
}
