import { isPlain } from "../../acts/plain-words.ts";
import { ToBeProposed } from "../../acts/write-once.ts";
import { Temporal } from "temporal-polyfill";
import type { Dialogue, Question, Said } from "../../dialogue/dialogue.ts";
import type { CalendarPort } from "../../reply/ports.ts";
import type { ReplyRequest } from "../../reply/reply.ts";
import { asksToRemind, createWish } from "../../understanding/calendar-wish.ts";
import type { EventWish, Intent, Reading } from "../../understanding/intent.ts";
import { orderTableFor } from "../../understanding/orders/order-tables.ts";
import type { OrderTable } from "../../understanding/orders/order.ts";
import { plainOrder, readOrder } from "../../understanding/orders/read-order.ts";
import { readReference, titleWords } from "../../understanding/orders/reference.ts";
import { isAround, whole } from "../../understanding/orders/words.ts";
import { isHesitant } from "../../understanding/hesitant.ts";
import { isSearch } from "../../understanding/questions/read-question.ts";
import { answeredTitle, subjectIn } from "../../understanding/title.ts";
import { findTime, type SaidText } from "../../understanding/when.ts";
import { understand } from "../../understanding/understand.ts";
import { yesOrNo } from "../../understanding/yes-or-no.ts";
import { sentences, type Wording } from "../../wording/wording.ts";
import { says, type Answer } from "../answer.ts";
import { guessWords, leftOutOf, newEvent, toNewEvent, whenWords } from "../create-event.ts";
import { eventCard, titled } from "../../cards/event-words.ts";
import { insteadWords, troubleWords } from "../trouble-words.ts";
import { readingOf } from "../../request/reading-of.ts";
import { onSpokenDay } from "../spoken-day.ts";
import { questionOf, readable, saidNow } from "./scene.ts";
import { meantEvents } from "./spoken-events.ts";
import { writeOrder } from "./write-order.ts";

interface New {
  readonly calendar: CalendarPort;
  readonly request: ReplyRequest;
  readonly wording: Wording;
  readonly reading: Reading;
  readonly dialogue: Dialogue;
}

/** Adds new events of which everything is known. @throws ToBeProposed if they aren't certainly meant */
export async function addEvents(
  { calendar, request, wording, dialogue }: Omit<New, "reading">,
  wishes: readonly EventWish[],
): Promise<Answer> {
  const timezone = wording.now.timeZoneId;
  const writes = wishes.map((wish, index) =>
    newEvent(request, index + 1, toNewEvent(wish, timezone), leftOutOf(wish, timezone)),
  );
  // What has an event in each of its lines is a list, and no mail.
  const isOthers = wishes.length === 1 && !isPlain(request.text);
  if (isOthers || isHesitant(request.text, readingOf(request).language) || wishes.some(({ isDoubtful }) => isDoubtful))
    throw new ToBeProposed(writes);
  const { events, next } = await writeOrder({ calendar, request, dialogue }, writes);
  const done = events.map((event, index) =>
    sentences(
      wording.language,
      wording.t("create.done", { event: titled(event), when: whenWords(event, wording) }),
      guessWords(event, wishes[index]?.isGuess === true, wording),
    ),
  );
  return says(done.join("\n"), events.map(eventCard), next);
}

/** The day that an answer is about: that of the question before the order. What somebody wants to be reminded of may be today. */
function dayKept([{ text }]: readonly [Said, ...Said[]], { day, question }: Dialogue): Partial<Pick<Question, "day">> {
  const known = day ?? question?.day;
  return known == null || asksToRemind(text) ? {} : { day: known };
}

/** The order and the answers to it, on the day that was spoken of before. */
const onDay = (said: readonly [Said, ...Said[]], reading: Reading, { day }: Question): [SaidText, ...SaidText[]] => {
  const [first, ...answers] = readable(said, reading);
  const spoken = day === undefined ? undefined : Temporal.PlainDate.from(day);
  return [first, ...answers.map((each) => ({ ...each, reading: onSpokenDay(each.reading, spoken) }))];
};

/** Adds a new event, or asks for what's missing. */
export async function addEvent(
  { calendar, request, wording, reading, dialogue }: New,
  intent: Extract<Intent, { kind: "calendar.create" | "calendar.create-when" | "calendar.create-what" }>,
  said: readonly [Said, ...Said[]],
): Promise<Answer> {
  const { t, language } = wording;
  if (intent.kind === "calendar.create") return addEvents({ calendar, request, wording, dialogue }, [intent.wish]);
  const ask = (asks: "when" | "title", text: string) =>
    says(text, [], { question: questionOf({ said, reading }, { asks, among: [], ...dayKept(said, dialogue) }) });
  if (intent.kind === "calendar.create-what")
    return ask("title", t("create.what", { example: t("examples.complete") }));
  const example = t("examples.titled", { title: intent.title || t("create.untitled") });
  const { trouble } = intent;
  const when = insteadWords(trouble, wording) ?? t("create.when", { example });
  if (trouble === null) return ask("when", when);
  const told = troubleWords(trouble, wording);
  const isEither = trouble.kind === "which-half" || trouble.kind === "which-week";
  return ask("when", isEither ? told : sentences(language, told, when));
}

/** What the message answers to the open question about a new event. Null if it's no answer to it. */
export async function completeEvent(scene: New, question: Question): Promise<Answer | null> {
  const { request, wording, reading } = scene;
  const table = orderTableFor(reading.language);
  const [first, ...rest] = question.said;
  if (table === null || first === undefined) return null;
  if (yesOrNo(request.text, reading.language) === "no")
    return says(wording.t("change.dropped"), [], { question: null });
  if (await isOther(scene, question, table)) return null;
  const order: [Said, ...Said[]] = [first, ...rest];
  if (question.asks === "title") {
    const { kind } = understand(request.text, reading);
    // "Buy milk" is something to do.
    const isTitle = kind === "unknown" || (kind === "products" && !isSearch(request.text, reading));
    if (!isTitle) return null;
    const wish = createWish(readable(order, reading), {
      called: answeredTitle(plainOrder(request.text.trim(), table), reading.language),
    });
    return isNew(wish) ? addEvent(scene, wish, order) : null;
  }
  if (yesOrNo(request.text, reading.language) === "yes") return atOtherTime(scene, question, order);
  const plain = plainOrder(request.text, table);
  const told = { ...saidNow(request), text: dateIn(plain, readable(order, reading)) ?? plain };
  const said: [Said, ...Said[]] = [...order, told];
  const { isSaid, rest: left } = findTime(told.text, reading);
  const title = titleWords(findTime(first.text, readable([first], reading)[0].reading).rest, table).toLowerCase();
  const named = table.spaced ? left : left.replaceAll(whole(table.around, false), " ");
  const words = titleWords(named, table).toLowerCase().split(" ");
  const beside = subjectIn(left, reading.language);
  const isAnswer =
    isAround(left, table) ||
    words.every((word) => title.includes(word) || isAround(word, table)) ||
    (beside.place !== null && isAround(beside.title, table));
  if (!isSaid || !isAnswer) return null;
  const wish = createWish(onDay(said, reading, question));
  return isNew(wish) ? addEvent(scene, wish, said) : null;
}

/** The date that an answer means which names another month for a day that its own doesn't have: "March", for February 31. Null for any other answer. */
function dateIn(answer: string, [{ text, reading }]: readonly [SaidText, ...SaidText[]]): string | null {
  const { trouble } = findTime(text, reading);
  if (trouble?.kind !== "impossible-date" || trouble.day === undefined || findTime(answer, reading).isSaid) return null;
  const { day } = trouble;
  const dates = [`${day} ${answer}`, `${answer}${day}日`, `${answer} ${day}일`];
  return dates.find((date) => isDate(date, day, reading)) ?? null;
}

/** Whether a text is a date, with its month, that has a number. */
function isDate(text: string, day: number, reading: Reading): boolean {
  const { days } = findTime(text, reading);
  return days?.as === "days" && days.isOfAnyMonth !== true && days.first.day === day;
}

const ASKS: ReadonlySet<Intent["kind"]> = new Set([
  "calendar.list",
  "calendar.free",
  "weather",
  "clock",
] satisfies Intent["kind"][]);

/** Whether a message asks something else, or orders something about an event that there is, rather than telling of a new one. */
async function isOther(
  { calendar, request, dialogue }: New,
  { isBehind }: Question,
  table: OrderTable,
): Promise<boolean> {
  const reading = readingOf(request);
  if (ASKS.has(understand(request.text, reading).kind)) return true;
  const order = readOrder(request.text, reading);
  if (order === null || order.act === "place") return false;
  if (order.event === undefined) return isBehind === true && dialogue.events.length > 0;
  const reference = readReference(order.event, reading, orderTableFor(reading.language) ?? table);
  if (reference.words === "") return isBehind === true && reference.pick !== null;
  if (order.act === "cancel" || order.act === "undo") return true;
  const of = { userId: request.userId, now: reading.now, events: [] };
  return (await request.remember("other", () => meantEvents(calendar, reference, of))).length > 0;
}

/** Adds an event at the time that was suggested instead of one that's over. Null if none was. */
async function atOtherTime(scene: New, { age }: Question, order: readonly [Said, ...Said[]]): Promise<Answer | null> {
  const said = readable(order, scene.reading);
  const intent = createWish(said);
  if (age > 0 || intent.kind !== "calendar.create-when" || intent.trouble?.kind !== "past") return null;
  const { instead } = intent.trouble;
  if (instead === null) return null;
  const wish = createWish(said, { at: instead });
  return isNew(wish) ? addEvent(scene, wish, order) : null;
}

const isNew = (
  intent: Intent,
): intent is Extract<Intent, { kind: "calendar.create" | "calendar.create-when" | "calendar.create-what" }> =>
  intent.kind.startsWith("calendar.create");
