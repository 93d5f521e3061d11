import { createWish } from "./calendar-wish.ts";
import type { EventWish, Reading } from "./intent.ts";
import { orderTableFor } from "./orders/order-tables.ts";
import { whole } from "./orders/words.ts";
import { unquoted } from "./time/readable-text.ts";
import { findTime } from "./when.ts";

/** Words of all languages that may lead to the next event. */
const THEN = "(?:and|plus|then|và|rồi|xong|sau đó|und|dann|et|puis|y|e|poi|luego|depois|и|потом|그리고)(?=\\s)";
/** The same in Korean, written onto the word before. */
const WITH = "(?:이랑|랑|하고|와|과|(?<=[하가보먹치])고)";
/** Where one event may end and the next one begin. */
const SEPARATOR = new RegExp(
  `(?<=\\p{Script=Hangul})${WITH}(?=\\s)|\\n+|[;；,，、。]|(?<=\\p{L}{3})\\.(?=\\s)|(?<=\\p{Script=Han}) (?=\\p{Script=Han})|\\s${THEN}`,
  "giu",
);
const BEGINNING = new RegExp(`^(?:(?:이랑|랑|하고|와|과|고)(?=\\s)|[\\s;；,，、。.]|${THEN})+`, "iu");
/** "Add two:", which says nothing of the events themselves. */
const HEADING = /^[^:：\d]{1,20}[:：](?!\d)\s*/u;
/** When something ends, or what's to be done about an event, is no event of its own. */
const NO_EVENT =
  /\b(?:ends?|until|instead|remind)\b|结束|結束|散会|为止|除外|提醒|叫我|改|取消|不对|終わ|終了|解散|まで|以外|リマインド|教えて|変更|キャンセル|じゃなく|취소|삭제|변경|말고|아니[라다]|옮겨|바꿔|미뤄|違[うっい]|ちが[うっ]|いや|やっぱ|間違/iu;
const MOST_EVENTS = 10;
/** More parts are no list of so many events, and would take long to put together. */
const MOST_PARTS = 40;

/** The parts of a text between separators, each with the separator that leads to it. */
function partsOf(text: string): string[] {
  const visible = unquoted(text);
  const at = [...visible.matchAll(SEPARATOR)].map(({ index }) => index);
  return [0, ...at].map((from, index) => text.slice(from, at[index])).filter((part) => part !== "");
}

const plain = (part: string) => part.replace(BEGINNING, "");

function wishIn(text: string, reading: Reading): EventWish | null {
  if (NO_EVENT.test(text)) return null;
  const intent = createWish([{ text: plain(text), reading }]);
  return intent.kind === "calendar.create" && !intent.wish.isDoubtful ? intent.wish : null;
}

/** A part of a list that says to be on the same day as the one before, without that: a time without a day is on that day anyway. */
function onSameDay(part: string, { language }: Reading): string {
  const table = orderTableFor(language);
  return table?.thatDay === undefined ? part : part.replace(whole(table.thatDay, table.spaced), " ");
}

const dayOf = ({ when }: EventWish, reading: Reading): Reading => ({
  ...reading,
  day: when.start.day,
  week: when.start.day,
});

/**
 * The new events that a text lists, each with its own time; a time without a day is on the day of the one before. Null unless all of it is at least two
 * events that nothing is unclear about.
 */
export function severalWishes(text: string, reading: Reading): EventWish[] | null {
  const heading = HEADING.exec(text)?.[0] ?? "";
  const { days } = findTime(heading, reading);
  const listed = text.slice(heading.length);
  return wishesIn(listed, days === null ? reading : { ...reading, day: days.first, week: days.first });
}

function wishesIn(text: string, reading: Reading): EventWish[] | null {
  const parts = partsOf(text);
  if (parts.length > MOST_PARTS) return null;
  const wishes: EventWish[] = [];
  let from = reading;
  let group = "";
  let wish: EventWish | null = null;
  const close = () => {
    if (wish === null) return;
    wishes.push(wish);
    from = dayOf(wish, reading);
  };
  for (const part of parts) {
    const next: EventWish | null = wish === null ? null : wishIn(onSameDay(part, reading), dayOf(wish, reading));
    if (next !== null) {
      close();
      group = part;
      wish = next;
    } else {
      group += part;
      wish = wishIn(group, from);
    }
  }
  if (wish === null) return null;
  close();
  return wishes.length >= 2 && wishes.length <= MOST_EVENTS ? wishes : null;
}
