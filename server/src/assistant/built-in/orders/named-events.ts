import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { readReference, type Reference } from "../../understanding/orders/reference.ts";
import { whole } from "../../understanding/orders/words.ts";
import type { Scene } from "./scene.ts";
import { isUnsaid, meantEvents, spokenOf } from "./spoken-events.ts";

type Naming = Pick<Scene, "calendar" | "request" | "reading" | "table" | "dialogue">;

/** The events that somebody names. */
interface Named {
  readonly events: CalendarEvent[];
  /** All of them are meant, as each one was named: "the dentist and yoga". */
  readonly areTogether: boolean;
}

/** Between events that are named one after the other. */
const AND =
  /\s*,\s*(?:and |và )?|\s+(?:and|(?:and|&|và|với|cùng)|và)\s+|(?<=\p{Script=Han})(?:和|跟|与|與|、|，)(?=\p{Script=Han})/iu;

/** The events that a text means, which may be several that it names one after the other. */
export async function namedEvents(naming: Naming, reference: Reference, text: string): Promise<Named> {
  const { calendar, request, reading, table, dialogue } = naming;
  const meant = (said: Reference) =>
    meantEvents(calendar, said, { userId: request.userId, now: reading.now, events: spokenOf(dialogue, said) });
  const events = await meant(reference);
  const parts = text.replaceAll(whole(`${table.both}|cả`, table.spaced), " ").split(AND);
  const references = parts.map((part) => readReference(part, reading, table));
  if (events.length > 0 || parts.length < 2 || references.some(isUnsaid)) return { events, areTogether: false };
  const each = await Promise.all(references.map(meant));
  const isClear = each.every((found) => found.length === 1);
  return { events: isClear ? each.flat() : [], areTogether: isClear };
}
