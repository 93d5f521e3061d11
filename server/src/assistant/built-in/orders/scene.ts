import type { Write } from "../../acts/write.ts";
import type { Dialogue, Question, Said } from "../../dialogue/dialogue.ts";
import type { CalendarPort } from "../../reply/ports.ts";
import type { ReplyRequest } from "../../reply/reply.ts";
import type { Reading } from "../../understanding/intent.ts";
import type { OrderTable } from "../../understanding/orders/order.ts";
import type { SaidText } from "../../understanding/when.ts";
import { inZone } from "../../understanding/zone.ts";
import { readingOf } from "../../request/reading-of.ts";
import type { Wording } from "../../wording/wording.ts";

/** Where an order is followed: who gave it, what was said before, and how to answer. */
export interface Scene {
  readonly calendar: CalendarPort;
  readonly request: ReplyRequest;
  readonly wording: Wording;
  readonly reading: Reading;
  readonly table: OrderTable;
  readonly dialogue: Dialogue;
  /** The order, and what was answered since. */
  readonly said: readonly [Said, ...Said[]];
}

export const saidNow = ({ text, sentAt }: Pick<ReplyRequest, "text" | "sentAt">): Said => ({
  text,
  at: sentAt.toISOString(),
});

/** Texts with how to read them: each is relative to when it was said. */
export const readable = (said: readonly [Said, ...Said[]], { now, language }: Reading): [SaidText, ...SaidText[]] => {
  const [first, ...rest] = said.map(({ text, at }) => ({
    text,
    reading: { language, now: inZone(new Date(at), now.timeZoneId) },
  }));
  if (first === undefined) throw new Error("Nothing was said");
  return [first, ...rest];
};

/** A question whether to do what the reply to a request proposes. */
export const proposalOf = (
  request: Pick<ReplyRequest, "text" | "sentAt" | "person">,
  writes: readonly Write[],
  { isUnsure }: Required<Pick<Question, "isUnsure">>,
): Question => ({
  asks: "proposal",
  said: [saidNow(request)],
  language: readingOf(request).language,
  among: [],
  age: 0,
  writes: [...writes],
  isUnsure,
});

/** A question about the scene's order. */
export const questionOf = (
  { said, reading }: Pick<Scene, "said" | "reading">,
  asked: Pick<Question, "asks" | "among"> & Partial<Pick<Question, "scope" | "undoes" | "day">>,
): Question => ({ said: [...said], language: reading.language, age: 0, ...asked });
