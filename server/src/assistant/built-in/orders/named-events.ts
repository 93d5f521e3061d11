import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { readReference, type Reference } from "../../understanding/orders/reference.ts";
import { isBesideReason } from "../../understanding/orders/beside-reason.ts";
import { whole } from "../../understanding/orders/words.ts";
import { likelyTime } from "../../understanding/usual-hours.ts";
import { findTime } from "../../understanding/when.ts";
import { isMeant, type Named as EventNamed } from "../../search/event-search.ts";
import type { Scene } from "./scene.ts";
import { isUnsaid, meantAmong, meantEvents, spokenOf } from "./spoken-events.ts";

type Naming = Pick<Scene, "calendar" | "request" | "reading" | "table" | "dialogue">;

/** The events that somebody names. */
interface Named {
  readonly events: CalendarEvent[];
  /** All of them are meant, as each one was named: "the dentist and yoga". */
  readonly areTogether: boolean;
}

/** Between events that are named one after the other, where words have no spaces between them. */
const UNSPACED_AND =
  "(?<=\\p{Script=Han})(?:和|跟|与|與|、|，)(?=\\p{Script=Han})|(?<=[\\p{Script=Han}ぁ-んァ-ヶー])[と、](?=[\\p{Script=Han}ぁ-んァ-ヶー])|(?<=\\p{Script=Hangul}{2})(?:이랑|랑|하고|와|과)\\s+(?=\\p{Script=Hangul})";
/** The same in all languages, first without the words that titles have as well: "lunch with Ann". */
const AND = ["and|&|và|lẫn|y|e|et|und|и", "and|&|và|lẫn|với|cùng"].map(
  (words) => new RegExp(`\\s*,\\s*(?:and |và )?|\\s+(?:${words})\\s+|${UNSPACED_AND}`, "iu"),
);

/** The ways to part a text in several. */
const partings = (text: string): string[][] => AND.map((and) => text.split(and)).filter((parts) => parts.length > 1);

/** Of some events, those that a text names, one after the other. None if it names one that isn't among them. */
export function namedAmong<One extends EventNamed>(
  events: readonly One[],
  text: string,
  { reading, table }: Pick<Scene, "reading" | "table">,
): readonly One[] {
  const meant = (part: string) => {
    const reference = readReference(part, reading, table);
    return meantAmong(events, reference, (event, wanted) =>
      isMeant(event, { ...wanted, zone: reading.now.timeZoneId }),
    );
  };
  const whole = meant(text);
  if (whole.length > 0) return whole;
  const named = partings(text).map((parts) => parts.map(meant));
  return named.find((each) => each.every((found) => found.length > 0))?.flat() ?? [];
}

/** The events that a text means, which may be several that it names one after the other. */
export async function namedEvents(naming: Naming, reference: Reference, text: string): Promise<Named> {
  const { calendar, request, reading, table, dialogue } = naming;
  const meant = (said: Reference) =>
    meantEvents(calendar, said, { userId: request.userId, now: reading.now, events: spokenOf(dialogue, said) });
  const events = await meant(reference);
  if (events.length > 0) return { events: spokenOfAmong(events, reference, dialogue), areTogether: false };
  for (const parts of partings(text.replaceAll(whole(`${table.both}|cả`, table.spaced), " "))) {
    const references = parts.map((part) => readReference(part, reading, table));
    if (references.some(isUnsaid)) continue;
    const each = await Promise.all(references.map(meant));
    if (!each.every((found) => found.length === 1)) continue;
    const all = new Map(each.flat().map((event) => [`${event.id} ${event.occurrenceStart ?? ""}`, event]));
    return { events: [...all.values()], areTogether: true };
  }
  return { events: await besideReason(), areTogether: false };

  /** Those that the text names beside why it's about them. */
  async function besideReason(): Promise<CalendarEvent[]> {
    if (table.why === undefined || reference.words === "") return [];
    const { rest } = findTime(text, reading, likelyTime);
    const there = await meant({ ...reference, words: "", stem: null, pick: null, isPlural: false });
    return there.filter(({ title }) => isBesideReason(rest, title, table));
  }
}

/** "The meeting" is the one that was just spoken of, though there are others. */
function spokenOfAmong(
  events: CalendarEvent[],
  { isPlural, when, days }: Reference,
  { events: keys, asked }: Naming["dialogue"],
): CalendarEvent[] {
  const [key, ...others] = keys;
  if (key === undefined || others.length > 0 || isPlural || when !== null || days !== null || asked !== null)
    return events;
  const spoken = events.filter(({ id }) => id === key.id);
  return spoken.length === 1 ? spoken : events;
}
