import type { NewEvent } from "../reply/ports.ts";
import type { ChangeWrite, Write } from "./write.ts";

/** What's known of why something is to be written. */
export interface Cause {
  /** Whether the person's message is an order in itself. */
  readonly isOrder: boolean;
  /** Whether words that aren't the person's own may be behind it. */
  readonly heard: boolean;
  /** The new events that the person's own words ask for; none if that isn't certain. */
  readonly own: readonly NewEvent[];
  /** Whether those words name what's called so. */
  readonly names: (title: string) => boolean;
  /** Whether the person's words are an order about an event that there is, rather than one for a new one. */
  readonly isAboutOther: boolean;
  /** Whether that order may mean the change. */
  readonly mayMean: (write: ChangeWrite) => boolean;
  /** What was done at once before, in the same reply. */
  readonly done: readonly Write[];
}

/**
 * Whether something is written at once, or proposed. Deletions, whole series, what the person's order doesn't say (another event, title, field or time), and a change of a second event are always proposed, and so is what may come from elsewhere, unless the person's own words say exactly the same.
 */
export function isDoneAtOnce(write: Write, cause: Cause): boolean {
  const { isOrder, heard, own, names, isAboutOther, mayMean, done } = cause;
  const before = done.filter((each) => each.does === write.does && !isOfSame(each, write)).length;
  switch (write.does) {
    case "create": {
      const isOrdered = isOrder && !heard && !isAboutOther;
      // When it was ordered for is unknown, so it's one event that's called as ordered.
      if (own.length === 0)
        return isOrdered && before === 0 && names(write.event.title) && (write.event.recurrence ?? null) === null;
      return stillOwed(own, done).some((each) =>
        isOrdered
          ? isThen(write.event, each) && isCalledSo(write.event, each, names) && !isLonger(write.event, each)
          : saysNoMore(write.event, each),
      );
    }
    case "change":
      return (
        isOrder &&
        !heard &&
        before === 0 &&
        mayMean(write) &&
        (write.event.recurrence === null || write.scope?.scope === "one")
      );
    case "cancel":
      return false;
  }
}

/** Whether both change the same event: "call it lunch and move it to 1". */
export const isOfSame = (one: Write, other: Write): boolean =>
  one.does === "change" &&
  other.does === "change" &&
  one.event.id === other.event.id &&
  one.event.occurrenceStart === other.event.occurrenceStart;

/** What of the events that are asked for wasn't made yet. One that was none of them counts as one of them. */
function stillOwed(own: readonly NewEvent[], done: readonly Write[]): NewEvent[] {
  const owed = [...own];
  for (const each of done)
    if (each.does === "create")
      owed.splice(
        Math.max(
          0,
          owed.findIndex((one) => isThen(each.event, one)),
        ),
        1,
      );
  return owed;
}

/** Whether an event is when the other one is, and no more often. */
const isThen = (event: NewEvent, own: NewEvent): boolean =>
  Date.parse(event.start) === Date.parse(own.start) &&
  ((event.recurrence ?? null) === null || (own.recurrence ?? null) !== null);

/** The longest event that a model may make of one whose end wasn't said. */
const LONGEST_MS = 12 * 60 * 60_000;

const isLonger = ({ start, end }: NewEvent, own: NewEvent): boolean =>
  Date.parse(end) > Math.max(Date.parse(own.end), Date.parse(start) + LONGEST_MS);

const isCalledSo = ({ title }: NewEvent, own: NewEvent, names: Cause["names"]): boolean =>
  names(title) || folded(title) === folded(own.title);

const folded = (text: string) => text.normalize("NFC").trim().toLowerCase();

/** Whether an event is the other one, perhaps with less said about it. */
function saysNoMore(event: NewEvent, own: NewEvent): boolean {
  const { title, start, end, timezone, allDay = false, ...rest } = event;
  const isSame =
    folded(title) === folded(own.title) &&
    Date.parse(start) === Date.parse(own.start) &&
    Date.parse(end) === Date.parse(own.end) &&
    timezone === own.timezone &&
    allDay === (own.allDay ?? false) &&
    (event.recurrence ?? null) === (own.recurrence ?? null);
  const more = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  return (
    isSame &&
    more.every(([field, value]) => JSON.stringify(value) === JSON.stringify(own[field as keyof NewEvent] ?? null))
  );
}
