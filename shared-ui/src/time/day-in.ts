/** The day an instant falls on in a time zone, as `YYYY-MM-DD`. */
export function dayIn(zone: string, instant: number): string {
  const { year, month, day } = partsIn(zone, instant);
  return `${year}-${month}-${day}`;
}

/** The hour of an instant in a time zone, 0 to 23. */
export const hourIn = (zone: string, instant: number): number => Number(partsIn(zone, instant).hour);

const PARTS = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", hourCycle: "h23" } as const;

// Creating a formatter costs far more than using one, and a conversation needs one for every message.
const formatters = new Map<string, Intl.DateTimeFormat>();

function partsIn(zone: string, instant: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = formatters.get(zone) ?? new Intl.DateTimeFormat("en", { ...PARTS, timeZone: zone });
  formatters.set(zone, format);
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}
