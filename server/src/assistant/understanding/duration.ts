const UNIT_MINUTES: Record<string, number> = { m: 1, h: 60, d: 1440, w: 10_080 };
const AMOUNT: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, half: 0.5 };

const LENGTH =
  "(\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|half(?: an?)?)[ -]?(minutes?|mins?|hours?|hrs?|h|days?|weeks?)(?: and a half)?";

/** Parses "30 minutes", "an hour and a half" or "two hours" into minutes; null for anything else. */
export function minutesOf(text: string): number | null {
  const match = new RegExp(`^\\s*${LENGTH}\\s*$`, "i").exec(text);
  if (match === null) return null;
  const [, amount = "", unit = ""] = match;
  const first = amount.toLowerCase().split(" ")[0] ?? "";
  const count = (AMOUNT[first] ?? Number(first)) + (/and a half/i.test(text) ? 0.5 : 0);
  const minutes = Math.round(count * (UNIT_MINUTES[unit.charAt(0).toLowerCase()] ?? 1));
  return minutes > 0 && minutes <= 40_320 ? minutes : null;
}
