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

/** Between events that are named one after the other. */
const AND =
  /\s*,\s*(?:and |và )?|\s+(?:and|(?:and|&|và|với|cùng)|và)\s+|(?<=\p{Script=Han})(?:和|跟|与|與|、|，)(?=\p{Script=Han})|(?<=[\p{Script=Han}ぁ-んァ-ヶー])[と、](?=[\p{Script=Han}ぁ-んァ-ヶー])/iu;

const partsOf = (text: string): string[] => text.split(AND);

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
  const each = partsOf(text).map(meant);
  return each.every((found) => found.length > 0) ? each.flat() : [];
}

/** The events that a text means, which may be several that it names one after the other. */
export async function namedEvents(naming: Naming, reference: Reference, text: string): Promise<Named> {
  const { calendar, request, reading, table, dialogue } = naming;
  const meant = (said: Reference) =>
    meantEvents(calendar, said, { userId: request.userId, now: reading.now, events: spokenOf(dialogue, said) });
  const events = await meant(reference);
  const parts = partsOf(text.replaceAll(whole(`${table.both}|cả`, table.spaced), " "));
  const references = parts.map((part) => readReference(part, reading, table));
  if (events.length > 0) return { events, areTogether: false };
  if (parts.length < 2 || references.some(isUnsaid)) return { events: await besideReason(), areTogether: false };
  const each = await Promise.all(references.map(meant));
  const isClear = each.every((found) => found.length === 1);
  const all = new Map(each.flat().map((event) => [`${event.id} ${event.occurrenceStart ?? ""}`, event]));
  return isClear
    ? { events: [...all.values()], areTogether: true }
    : { events: await besideReason(), areTogether: false };

  /** Those that the text names beside why it's about them. */
  async function besideReason(): Promise<CalendarEvent[]> {
    if (table.why === undefined || reference.words === "") return [];
    const { rest } = findTime(text, reading, likelyTime);
    const there = await meant({ ...reference, words: "", stem: null, pick: null, isPlural: false });
    return there.filter(({ title }) => isBesideReason(rest, title, table));
  }
}
