import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Question } from "../../dialogue/dialogue.ts";
import type { Reading } from "../../understanding/intent.ts";
import { plainOrder, readOrder } from "../../understanding/orders/read-order.ts";
import type { Order, OrderTable } from "../../understanding/orders/order.ts";
import { meansOther } from "../../understanding/orders/other-one.ts";
import { readReference, type Reference } from "../../understanding/orders/reference.ts";
import { leftOutIn } from "../../understanding/orders/left-out.ts";
import { isAround, whole } from "../../understanding/orders/words.ts";
import { understand } from "../../understanding/understand.ts";
import { likelyTime } from "../../understanding/usual-hours.ts";
import { findTime } from "../../understanding/when.ts";
import { yesOrNo } from "../../understanding/yes-or-no.ts";
import { says, type Answer } from "../answer.ts";
import { isMeant } from "../../search/event-search.ts";
import { titled } from "../../cards/event-words.ts";
import { followOrder, isDeletion, verbOf } from "./follow-order.ts";
import { namedAmong } from "./named-events.ts";
import { questionOf, readable, saidNow, type Scene } from "./scene.ts";
import { eventsOf, meantAmong, meantEvents, isUnsaid } from "./spoken-events.ts";

/** A yes with "both" or "all" beside it is a yes; so is that alone, if it's about several. */
function answered(
  text: string,
  { scope, among }: Question,
  { table, language }: { table: OrderTable; language: string },
): "yes" | "no" | null {
  const plain = yesOrNo(text, language);
  if (plain !== null) return plain;
  // "Yes, just this time" says again what was asked.
  const same = scope === "one" ? text.replaceAll(whole(table.one, table.spaced), " ") : text;
  if (same !== text && yesOrNo(same, language) !== null) return yesOrNo(same, language);
  const left = text.replaceAll(whole(`${table.both}|${table.all}`, table.spaced), " ");
  if (left === text || /[?？]\s*$/u.test(text)) return null;
  return among.length > 1 && isAround(left, table) ? "yes" : yesOrNo(left, language);
}

const orderOf = ({ said: [first] }: Pick<Scene, "said">, reading: Reading): Order | null =>
  readOrder(first.text, readable([first], reading)[0].reading);

/** How an answer is read: in the person's language, whatever the order was read in. */
type Own = Pick<Scene, "reading" | "table">;

/** What the message answers to the open question about an order. Null if it's no answer to it. */
export async function followAnswer(scene: Scene, question: Question, own: Own): Promise<Answer | null> {
  const { request } = scene;
  const { reading, table } = own;
  const order = orderOf(scene, scene.reading);
  if (order === null) return null;
  const some = question.asks === "confirm" ? await withoutSome(scene, order, { question, own }) : null;
  if (some !== null) return some;
  if (question.asks === "confirm" && question.age === 0 && meansOther(request.text, reading.language))
    return otherMeant(scene, order, question);
  const answer = answered(request.text, question, { table, language: reading.language });
  // What's asked now is nearer than what was done before.
  const isUndo = question.asks === "confirm" && question.age === 0 && readOrder(request.text, reading)?.act === "undo";
  if (isUndo && order.act === "undo") return followed(scene, order, question);
  if (isUndo || (question.asks !== "series" && answer === "no")) return declined(scene, order, question);
  const reference = readReference(plainOrder(request.text, table), reading, table);
  const other = readOrder(request.text, reading);
  const isWhole =
    question.asks === "series" && isAround(request.text.replace(whole(table.whole, table.spaced), ""), table);
  const isOther =
    !isWhole && other !== null && other.event !== undefined && question.asks !== "change" && answer === null;
  if (isOther || (question.age > 0 && isNewEvent(request.text, reading))) return null;
  switch (question.asks) {
    case "confirm":
      return confirmed(scene, order, { question, reference, own, isYes: answer === "yes" });
    case "which":
      return chosen(scene, order, { question, reference });
    case "series":
      return ofSeries(scene, order, { question, reference, answer });
    case "event":
      return named(scene, order, reference);
    case "change":
      return changeTold({ ...scene, ...own }, { question, other });
    case "target":
      return timeTold(scene, order, { question, own });
    case "when":
    case "title":
    case "proposal":
      return null;
  }
}

/** Whether a message tells of an event of its own, as far as that's known without the question. */
const isNewEvent = (text: string, reading: Reading): boolean =>
  understand(text, reading).kind.startsWith("calendar.create");

/** Asks again without those that an answer leaves out: "yes, but not the dentist". Null if it leaves out none. */
async function withoutSome(
  scene: Scene,
  order: Order,
  { question, own }: { readonly question: Question; readonly own: Own },
): Promise<Answer | null> {
  const { among, scope, age } = question;
  const rest = among.length > 1 && age === 0 ? leftOutIn(scene.request.text, own.reading.language) : null;
  if (rest === null) return null;
  const events = await askedAbout(scene, question);
  const out = new Set(namedAmong(events, rest, own));
  const left = events.filter((event) => !out.has(event));
  if (out.size === 0) return null;
  return left.length === 0 ? declined(scene, order, question) : followOrder(scene, order, { events: left, scope });
}

/** Does what was asked for, or leaves it, by a button and not by words. */
export async function followChoice(
  scene: Scene,
  question: Question,
  choice: "confirm" | "decline",
): Promise<Answer | null> {
  const order = orderOf(scene, scene.reading);
  if (order === null || question.asks !== "confirm") return null;
  if (choice === "decline") return declined(scene, order, question);
  return followed(scene, order, question);
}

/** Whether an event was changed since somebody was asked about it. */
const isChanged = ({ id, version }: CalendarEvent, { among }: Question): boolean =>
  among.some((asked) => asked.id === id && asked.version !== undefined && asked.version !== version);

/** Does what a question asks for. If an event of it was changed since, it's asked again. */
async function followed(scene: Scene, order: Order, question: Question): Promise<Answer | null> {
  const { scope, turn } = question;
  const events = await askedAbout(scene, question);
  if (events.some((event) => isChanged(event, question))) return followOrder(scene, order, { events, scope });
  const answer = await followOrder(scene, order, { events, scope, isConfirmed: true });
  return answer?.next.done === undefined ? answer : { ...answer, answers: { turn, state: "done" } };
}

async function declined(
  { calendar, request, wording }: Scene,
  order: Order,
  { among, turn }: Question,
): Promise<Answer> {
  const { t } = wording;
  const [event, ...others] = await request.remember("kept", () => eventsOf(calendar, request.userId, among));
  const kept =
    event !== undefined && others.length === 0 && isDeletion(order)
      ? t("delete.kept", { event: titled(event) })
      : t("change.dropped");
  return { ...says(kept, [], { question: null }), answers: { turn, state: "declined" } };
}

/** Asks which event is meant, after another one than that was asked about. */
function otherMeant(scene: Scene, order: Order, { turn }: Question): Answer {
  const asked = questionOf({ ...scene, said: [scene.said[0]] }, { asks: "event", among: [] });
  return {
    ...says(scene.wording.t(`${verbOf(order)}.which`), [], { question: asked }),
    answers: { turn, state: "declined" },
  };
}

interface Told {
  readonly question: Question;
  readonly reference: Reference;
}

const askedAbout = ({ calendar, request }: Scene, { among }: Question) =>
  request.remember("asked", () => eventsOf(calendar, request.userId, among));

/** Of the events in question, those that are meant. */
function narrowed({ reading, request }: Scene, events: Awaited<ReturnType<typeof askedAbout>>, reference: Reference) {
  // "On 31 November at 10" doesn't mean whatever is at 10.
  const trouble = findTime(request.text, reading, likelyTime).trouble?.kind;
  if (trouble !== undefined && trouble !== "past" && trouble !== "which-half") return [];
  return meantAmong(events, reference, (event, wanted) => isMeant(event, { ...wanted, zone: reading.now.timeZoneId }));
}

async function confirmed(
  scene: Scene,
  order: Order,
  { question, reference, own, isYes }: Told & { readonly own: Own; readonly isYes: boolean },
): Promise<Answer | null> {
  // Much may have been said since; a yes, or which of them, only counts for what was asked last.
  if (question.age > 0) return null;
  if (isYes) return followed(scene, order, question);
  const events = await askedAbout(scene, question);
  const { scope } = question;
  const isUnclear = new RegExp(`^(?:${own.table.unclear})$`, "iu").test(plainOrder(scene.request.text, own.table));
  if (isUnclear || (isUnsaid(reference) && reference.scope === "one" && scope === "one"))
    return followOrder(scene, order, { events, scope });
  const some = narrowed(scene, events, reference);
  if (some.length === 0 || some.length === events.length) return null;
  return followOrder(scene, order, { events: some, scope });
}

async function chosen(scene: Scene, order: Order, { question, reference }: Told): Promise<Answer | null> {
  const events = narrowed(scene, await askedAbout(scene, question), reference);
  if (events.length === 0) return null;
  return followOrder(scene, order, { events, scope: reference.scope ?? undefined });
}

async function ofSeries(
  scene: Scene,
  order: Order,
  { question, reference, answer }: Told & { readonly answer: "yes" | "no" | null },
): Promise<Answer | null> {
  const { calendar, request, reading, wording } = scene;
  const isOneOnDay = reference.scope === "one" && reference.days !== null;
  if ((reference.scope !== null && !isOneOnDay) || reference.pick === "all")
    return followOrder(scene, order, {
      events: await askedAbout(scene, question),
      scope: reference.scope ?? "all",
    });
  const { days, when } = reference;
  if (days === null) return answer === "no" ? says(wording.t("change.dropped"), [], { question: null }) : null;
  const ids = new Set(question.among.map(({ id }) => id));
  const events = await request.remember("found", async () => {
    const there = await meantEvents(
      calendar,
      { ...reference, words: "", days, when, pick: null },
      { userId: request.userId, now: reading.now, events: [] },
    );
    return there.filter(({ id }) => ids.has(id));
  });
  return events.length === 0 ? null : followOrder(scene, order, { events, scope: "one" });
}

async function named(scene: Scene, order: Order, reference: Reference): Promise<Answer | null> {
  const { calendar, request, reading, dialogue } = scene;
  if (isUnsaid(reference)) return null;
  const events = await request.remember("found", () =>
    meantEvents(calendar, reference, { userId: request.userId, now: reading.now, events: dialogue.events }),
  );
  if (events.length === 0) return null;
  return followOrder(scene, { ...order, event: request.text }, events.length === 1 ? { events } : {});
}

async function changeTold(
  scene: Scene,
  { question, other }: { readonly question: Question; readonly other: Order | null },
): Promise<Answer | null> {
  const { request, reading, table } = scene;
  const events = await askedAbout(scene, question);
  const { scope } = question;
  const text = plainOrder(request.text, table);
  const { isSaid, rest } = findTime(text, reading);
  const told = other ?? (isSaid && isAround(rest, table) ? ({ act: "move", to: text } satisfies Order) : null);
  if (told === null || told.act === "undo" || told.act === "change") return null;
  return followOrder({ ...scene, said: [saidNow(request)] }, told, { events, scope });
}

async function timeTold(
  scene: Scene,
  order: Order,
  { question, own }: { readonly question: Question; readonly own: Own },
): Promise<Answer | null> {
  const { request, said } = scene;
  const { reading, table } = own;
  const { isSaid, rest } = findTime(request.text, reading);
  if (!isSaid || !isAround(rest, table)) return null;
  const [first, ...answers] = said;
  const told: Scene = { ...scene, said: [first, ...answers, saidNow(request)] };
  const moved: Order = order.act === "move" ? order : { act: "move", to: "" };
  return followOrder(
    told,
    { ...moved, ...(order.event !== undefined && { event: order.event }) },
    {
      events: await askedAbout(scene, question),
      scope: question.scope,
    },
  );
}
