/** What a message carries about an event, so that it can be drawn without asking the server. */
export interface EventCardData {
  readonly id: string;
  readonly title: string;
  /** ISO 8601 instants; the end is exclusive. */
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly timezone: string;
  readonly location?: string;
  /** Names the occurrence of a recurring event. */
  readonly occurrenceStart?: string;
}

/** Reads a card's data; undefined when it is not an event, as another version of the server might send. */
export function readEventCard(data: Readonly<Record<string, unknown>>): EventCardData | undefined {
  const { id, title, start, end, allDay, timezone, location, occurrenceStart } = data;
  if (typeof id !== "string" || typeof title !== "string" || typeof timezone !== "string") return undefined;
  if (!isInstant(start) || !isInstant(end)) return undefined;
  const place = typeof location === "string" && location !== "" ? { location } : {};
  const occurrence = isInstant(occurrenceStart) ? { occurrenceStart } : {};
  return { id, title, start, end, timezone, allDay: allDay === true, ...place, ...occurrence };
}

const isInstant = (value: unknown): value is string => typeof value === "string" && !Number.isNaN(Date.parse(value));
