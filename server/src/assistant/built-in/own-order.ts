import { isPlain } from "../acts/plain-words.ts";
import type { NewEvent } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { isHesitant } from "../understanding/hesitant.ts";
import type { Reading } from "../understanding/intent.ts";
import { readOrder } from "../understanding/orders/read-order.ts";
import { isRepetitive } from "../understanding/repetitive.ts";
import { severalWishes } from "../understanding/several-wishes.ts";
import { isStatement } from "../understanding/statement.ts";
import { suggestedIntent } from "../understanding/suggested-intent.ts";
import { understand } from "../understanding/understand.ts";
import { toNewEvent } from "./create-event.ts";
import { titleMatches } from "../search/event-search.ts";
import { type ReadChange, readChanges } from "./own-changes.ts";
import { readingOf } from "../request/reading-of.ts";

export interface OwnOrder {
  /** Whether the person's message is an order about the calendar, or answers what was asked about one. */
  readonly isOrder: boolean;
  /** The new events that it asks for; none if that isn't certain. */
  readonly own: readonly NewEvent[];
  /** Whether its words, or those that it answers about, name what's called so. */
  readonly names: (title: string) => boolean;
  /** The orders about events that there are already, as far as rules read them. */
  readonly changes: readonly ReadChange[];
}

/** What the person's own words order, as far as rules can tell. */
export function ownOrder(request: ReplyRequest): OwnOrder {
  const names = (title: string) => isNamed(title, `${request.text}\n${isAsked(request) ? orderBefore(request) : ""}`);
  if (isRepetitive(request.text)) return { isOrder: false, own: [], names, changes: [] };
  const suggested = request.suggested === null ? null : suggestedIntent(request.suggested, readingOf(request));
  if (suggested?.kind === "calendar.create")
    return {
      isOrder: true,
      own: request.isOwn ? [toNewEvent(suggested.wish, request.person.timezone)] : [],
      names,
      changes: [],
    };
  return {
    changes: changesIn(request),
    isOrder:
      isPlain(request.text) &&
      (orders(request.text, request) || (isAsked(request) && orders(orderBefore(request), request))),
    own:
      request.isOwn && isPlain(request.text) && !isUnsure(request.text, request) ? eventsIn(request.text, request) : [],
    names,
  };
}

function orderBefore({ history }: ReplyRequest): string {
  const text = history.findLast(({ role }) => role === "user")?.text ?? "";
  return isRepetitive(text) ? "" : text;
}

/** Whether the message follows a question. */
const isAsked = ({ history }: ReplyRequest) => /(?:[?？]|か[。]?)\s*$/u.test(history.at(-1)?.text ?? "");

/** In the language of the words, and in that of the interface. */
function readingsOf(text: string, request: ReplyRequest): Reading[] {
  const reading = readingOf({ ...request, text });
  const own = { ...reading, language: request.person.language };
  return reading.language === own.language ? [own] : [own, reading];
}

/** Whether it's only considered, taken back, or told of others. */
const isUnsure = (text: string, request: ReplyRequest): boolean =>
  readingsOf(text, request).some((reading) => isHesitant(text, reading.language) || isStatement(text, reading));

const orders = (text: string, request: ReplyRequest): boolean =>
  isPlain(text) &&
  !isUnsure(text, request) &&
  readingsOf(text, request).some(
    (reading) =>
      readOrder(text, reading) !== null ||
      understand(text, reading).kind.startsWith("calendar.create") ||
      severalWishes(text, reading) !== null,
  );

function eventsIn(text: string, request: ReplyRequest): NewEvent[] {
  // The language of the interface reads "7h" in words that it doesn't know.
  for (const reading of readingsOf(text, request).toReversed()) {
    const several = severalWishes(text, reading);
    const intent = understand(text, reading);
    const wishes = several ?? (intent.kind === "calendar.create" ? [intent.wish] : []);
    if (wishes.length > 0 && wishes.every(({ exceptDays }) => exceptDays.length === 0))
      return wishes.map((wish) => toNewEvent(wish, reading.now.timeZoneId));
    if (several !== null) return [];
  }
  return [];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Whether a text has at least half of the words that something is called. One of them, such as “the”, may be in any text. */
function isNamed(title: string, text: string): boolean {
  const words = [...segmenter.segment(title)].filter(({ isWordLike = false }) => isWordLike);
  const known = words.filter(({ segment }) => titleMatches(text, segment));
  return words.length > 0 && known.length * 2 >= words.length;
}

function changesIn(request: ReplyRequest): ReadChange[] {
  const read = (text: string) => readChanges({ text, at: request.sentAt.toISOString() }, readingsOf(text, request));
  const own = read(request.text);
  return own.length > 0 || !isAsked(request) ? own : read(orderBefore(request));
}
