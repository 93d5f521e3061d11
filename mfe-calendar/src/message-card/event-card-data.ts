/** The event data in a message, enough to render the card without calling the server. */
export interface EventCardData {
  readonly id: string;
  readonly title: string;
  /** ISO 8601. The end is exclusive. */
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly timezone: string;
  readonly location?: string;
  /** Identifies the occurrence of a recurring event. */
  readonly occurrenceStart?: string;
  /** RRULE value of a series, and the starts of what it leaves out. */
  readonly recurrence?: string;
  readonly exceptions?: readonly string[];
}

/** Reads a card's data. Undefined if it isn't an event, which another server version might send. */
export function readEventCard(data: Readonly<Record<string, unknown>>): EventCardData | undefined {
  const { id, title, start, end, allDay, timezone, location, occurrenceStart, recurrence, exceptions } = data;
  if (typeof id !== "string" || typeof title !== "string" || typeof timezone !== "string") return undefined;
  if (!isInstant(start) || !isInstant(end)) return undefined;
  const place = typeof location === "string" && location !== "" ? { location } : {};
  const occurrence = isInstant(occurrenceStart) ? { occurrenceStart } : {};
  const series =
    typeof recurrence === "string"
      ? { recurrence, exceptions: Array.isArray(exceptions) ? exceptions.filter(isInstant) : [] }
      : {};
  return { id, title, start, end, timezone, allDay: allDay === true, ...place, ...occurrence, ...series };
}

const isInstant = (value: unknown): value is string => typeof value === "string" && !Number.isNaN(Date.parse(value));
