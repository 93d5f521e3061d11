import { isPlain } from "../acts/plain-words.ts";
import { aged } from "../dialogue/after-reply.ts";
import { type Dialogue, type Question, readDialogue, type Said } from "../dialogue/dialogue.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import type { ChosenAct, ReplyRequest } from "../reply/reply.ts";
import type { Intent, Reading } from "../understanding/intent.ts";
import type { Order } from "../understanding/orders/order.ts";
import { orderTableFor } from "../understanding/orders/order-tables.ts";
import { readOrder } from "../understanding/orders/read-order.ts";
import { isUnmeant } from "../understanding/beyond/beyond-rules.ts";
import { askedAgain, refinedSearch } from "../understanding/questions/asked-again.ts";
import { readProductFollow } from "../understanding/questions/product-follow.ts";
import { followingQuestion, isAfter } from "../understanding/questions/read-question.ts";
import { plainest } from "../understanding/plainest.ts";
import { severalWishes } from "../understanding/several-wishes.ts";
import { suggestedPhrase } from "../understanding/suggested-phrases.ts";
import { suggestedIntent } from "../understanding/suggested-intent.ts";
import { understand } from "../understanding/understand.ts";
import { weatherAgain } from "../understanding/weather/read-weather.ts";
import { whole } from "../understanding/orders/words.ts";
import { findTime, type SaidText } from "../understanding/when.ts";
import { yesOrNo } from "../understanding/yes-or-no.ts";
import { clockText } from "../wording/clock-text.ts";
import { fullDate } from "../wording/day-words.ts";
import type { Wording } from "../wording/wording.ts";
import { type Answer, says } from "./answer.ts";
import { dayFor, freeDays, freeTime, onSpokenDay, oneDay, spokenDay, spokenTime, weekAsked } from "./spoken-day.ts";
import { listToRemember, spokenList } from "./spoken-list.ts";
import { findProducts } from "./find-products.ts";
import { followProducts } from "./follow-products.ts";
import { guide, noModel } from "./guide.ts";
import { listEvents } from "./list-events.ts";
import { answerProposal, chooseProposal } from "./orders/answer-proposal.ts";
import { toMemory, whetherToForget } from "./memory-orders.ts";
import { followAnswer, followChoice } from "./orders/follow-answer.ts";
import { followOrder } from "./orders/follow-order.ts";
import { putRight, putsRight } from "./orders/put-right.ts";
import { leaveOutDay } from "./orders/leave-out-day.ts";
import { undo } from "./orders/undo-last.ts";
import { addEvent, addEvents, completeEvent } from "./orders/new-event.ts";
import { questionOf, readable, saidNow, type Scene } from "./orders/scene.ts";
import { readingOf } from "../request/reading-of.ts";
import { inContext } from "./in-context.ts";
import { tellFree } from "./tell-free.ts";
import { tellWeather } from "./tell-weather.ts";
import { wordingOf } from "../request/wording-of.ts";

interface Context {
  readonly dialogue: Dialogue;
  readonly signal: AbortSignal;
}

/** Answers a message: as an order about what's remembered, as an answer to the open question, as an order about an event, or as whatever else it asks for. */
export async function answer(ports: AssistantPorts, request: ReplyRequest, context: Context): Promise<Answer> {
  const { suggested, text } = request;
  const reading = readingOf(request);
  if (suggested !== null) return toIntent(ports, request, context, suggestedIntent(suggested, reading));
  const remembered =
    (await toAct(ports, request, context)) ?? (await toMemory(ports.memory, request, context.dialogue));
  if (remembered !== null) return remembered;
  const { question, asked } = context.dialogue;
  const open = { isAsked: question !== null, hasAsked: asked !== null };
  const spoken = inContext(text, context.dialogue, reading);
  const plain = isPlain(text) ? { ...request, text: plainest(spoken, reading, open) } : request;
  return (
    (await toQuestion(ports, plain, context)) ??
    besides(
      context.dialogue,
      (await toOrder(ports, plain, context)) ??
        (await toProducts(ports, plain, context)) ??
        (await toText(ports, plain, context)),
    )
  );
}

/** What was done about something else leaves a question about a new event open. */
function besides({ question }: Dialogue, { next, ...answer }: Answer): Answer {
  const isDone = next.done !== undefined && answer.undone === undefined && next.question === null;
  const isOpen = question?.asks === "when" || question?.asks === "title";
  if (!isDone || !isOpen) return { ...answer, next };
  return { ...answer, next: { ...next, question: aged(question, { isBehind: true }) } };
}

/** An answer to what was chosen of an earlier reply's choices, whatever the text says. Null if nothing was. */
const toAct = async (ports: AssistantPorts, request: ReplyRequest, context: Context): Promise<Answer | null> =>
  request.act === null
    ? null
    : ((await choose(ports, { ...request, act: request.act }, context)) ?? says(wordingOf(request).t("proposal.over")));

/** Does what was chosen. Null if that can't be chosen anymore. */
async function choose(
  { calendar, memory }: AssistantPorts,
  request: ReplyRequest & { readonly act: ChosenAct },
  { dialogue }: Context,
): Promise<Answer | null> {
  const { choice, turn, item, dialogue: left } = request.act;
  const isOf = (one: { readonly turn?: string | undefined }) => one.turn === turn;
  if (choice === "undo") {
    // More may have been done since than the dialogue remembers.
    const deed = dialogue.done.find(isOf) ?? readDialogue(left).done.find(isOf);
    return undo({ calendar, request, wording: wordingOf(request), dialogue }, deed);
  }
  const { question, forgetting } = dialogue;
  if (forgetting !== null && isOf(forgetting))
    return whetherToForget(memory, request, forgetting, choice === "confirm");
  const [first, ...rest] = question?.said ?? [];
  if (question === null || !isOf(question) || first === undefined) return null;
  const wording = wordingOf({ ...request, text: first.text });
  if (question.asks === "proposal")
    return chooseProposal({ calendar, request, wording, dialogue }, question, { choice, item });
  const table = orderTableFor(question.language);
  if (table === null || item !== undefined) return null;
  const asked = { now: readingOf(request).now, language: question.language };
  const scene: Scene = { calendar, request, wording, reading: asked, table, dialogue, said: [first, ...rest] };
  return followChoice(scene, question, choice);
}

/** An answer to a question is in the language of the order that led to it. */
async function toQuestion(
  { calendar }: AssistantPorts,
  request: ReplyRequest,
  { dialogue }: Context,
): Promise<Answer | null> {
  const { question } = dialogue;
  const [first, ...rest] = question?.said ?? [];
  if (question === null || first === undefined || isOfNewer(request, dialogue)) return null;
  const answered = answerReading(request, question);
  const reading = { now: answered.now, language: question.language };
  const wording = wordingOf({ ...request, text: first.text });
  if (question.asks === "proposal") return answerProposal({ calendar, request, wording, dialogue }, question, answered);
  if (question.asks === "when" || question.asks === "title")
    return completeEvent({ calendar, request, wording, reading, dialogue }, question);
  const table = orderTableFor(question.language);
  const ownTable = orderTableFor(answered.language) ?? table;
  if (table === null || ownTable === null) return null;
  const scene: Scene = { calendar, request, wording, reading, table, dialogue, said: [first, ...rest] };
  return followAnswer(scene, question, { reading: answered, table: ownTable });
}

/** Whether a message goes on from what came after the open question: it follows a newer question, or puts right what was written since. */
function isOfNewer(request: ReplyRequest, dialogue: Dialogue): boolean {
  const { question, day } = dialogue;
  const reading = readingOf(request);
  if (question === null || question.age === 0) return false;
  // A day with a time is all that the question asks for; either alone puts right what was written.
  const { days, clock } = findTime(request.text, reading);
  const isPart = days === null || clock === null;
  if (question.isBehind === true && isPart && putsRight(request.text, dialogue, reading)) return true;
  const asked = followingQuestion(request.text, reading.language);
  if (asked === null || againIn(request, dialogue) === null) return false;
  // Nobody asks again about the day that they were just told of.
  return day == null || findTime(asked, reading).days?.first.toString() !== day;
}

/** A yes or no may be in the language of the question, too. */
function answerReading(request: ReplyRequest, { language }: Pick<Question, "language">): Reading {
  const reading = readingOf(request);
  const isOfQuestion = yesOrNo(request.text, reading.language) === null && yesOrNo(request.text, language) !== null;
  return isOfQuestion ? { ...reading, language } : reading;
}

async function toOrder(
  { calendar }: AssistantPorts,
  request: ReplyRequest,
  { dialogue }: Context,
): Promise<Answer | null> {
  const { text, reading, order } = orderIn(request);
  const table = orderTableFor(reading.language);
  if (table === null) return null;
  const scene: Scene = {
    calendar,
    request,
    wording: wordingOf(request),
    reading,
    table,
    dialogue,
    said: [{ ...saidNow(request), text }],
  };
  if (order?.act !== "cancel") await leaveOutDay(scene);
  if (order === null) return putsRight(text, dialogue, reading) ? putRight(scene) : null;
  if (order.event === undefined && (isOfNew(order, dialogue) || againIn(request, dialogue) !== null)) return null;
  return followOrder(scene, order);
}

/** Whether an order that names no event is about the new one that was just proposed or asked about, which isn't there yet. */
const isOfNew = ({ act }: Order, { question }: Dialogue): boolean =>
  question !== null &&
  question.age === 0 &&
  act !== "undo" &&
  act !== "cancel" &&
  (question.asks === "when" ||
    question.asks === "title" ||
    (question.asks === "proposal" && question.writes?.every(({ does }) => does === "create") === true));

/** A question about products that were found before. */
async function toProducts(
  { marketplace }: AssistantPorts,
  request: ReplyRequest,
  { dialogue }: Context,
): Promise<Answer | null> {
  const reading = readingOf(request);
  const follow = readProductFollow(request.text, reading);
  if (follow === null) return null;
  const isOpen = follow.isUnnamed
    ? (follow.asks === "compare" ? dialogue.products : dialogue.product) !== undefined
    : dialogue.products !== undefined || follow.asks === "compare";
  return isOpen ? followProducts(marketplace, { follow, dialogue, wording: wordingOf(request) }) : null;
}

/** An order in the person's language, or as the interface suggests it. */
function orderIn(request: ReplyRequest) {
  const reading = readingOf(request);
  const { text } = request;
  const own = { text, reading, order: readOrder(text, reading) };
  const isOpen = own.order === null && !isUnmeant(text, reading.language);
  const suggested = isOpen ? suggestedPhrase(text, reading.language) : null;
  if (suggested === null) return own;
  const english = { ...reading, language: "en" };
  const order = readOrder(suggested.english, english);
  return order === null ? own : { text: suggested.english, reading: english, order };
}

/** The question before about something else, if the message is one like it: "what about 10?" */
function againIn(request: ReplyRequest, dialogue: Dialogue): Intent | null {
  const { asked, weather } = dialogue;
  const reading = readingOf(request);
  const { language } = reading;
  const isNext = isAfter(request.text, language);
  const rest = isNext ? request.text : followingQuestion(request.text, language);
  if (asked === null || rest === null) return null;
  const [before] = readable([asked], reading);
  const day = spokenDay(weather ?? dialogue);
  const week = day === undefined ? weekAsked(before, { text: rest, reading }) : undefined;
  const about = { text: rest, reading: { ...onSpokenDay(reading, day), ...(week !== undefined && { week }) } };
  return askedAgain(before, about, {
    place: weather?.place ?? null,
    listed: spokenList(dialogue),
  });
}

/** How a message is read after what was spoken of: the day of that, or the week that was asked about. */
function spokenReading(request: ReplyRequest, dialogue: Dialogue): Reading {
  const reading = readingOf(request);
  const { text } = request;
  const day = dayFor(text, dialogue, reading.language);
  if (day !== undefined || dialogue.asked === null) return onSpokenDay(reading, day);
  return { ...reading, week: weekAsked(readable([dialogue.asked], reading)[0], { text, reading }) };
}

/** What the message asks for. A question like the one before is read as that one, about something else. */
function intentOf(request: ReplyRequest, dialogue: Dialogue): { intent: Intent; said: Said } {
  const { asked } = dialogue;
  const reading = readingOf(request);
  const said = saidNow(request);
  const before = asked === null ? null : readable([asked], reading)[0];
  const spoken = spokenReading(request, dialogue);
  const own = understand(request.text, reading);
  // A question of its own that names a day is about that.
  const isOfDay = ASKS.has(own.kind) && spoken.day !== undefined && findTime(request.text, reading).days !== null;
  const intent = isOfDay ? own : understand(request.text, spoken);
  if (asked === null || before === null) return { intent, said };
  const search = refinedSearch(before, { text: request.text, reading });
  if (search !== null) return { intent: understand(search, reading), said: { ...said, text: search } };
  const next = isAfter(request.text, reading.language) ? againIn(request, dialogue) : null;
  if (next !== null) return { intent: next, said: asked };
  if (ASKS.has(intent.kind)) return { intent, said };
  const there = thereIn(request.text, reading);
  const time = spokenTime(dialogue);
  if (there !== null && time !== undefined)
    return { intent: understand(there, { ...reading, day: spokenDay(dialogue), time }), said };
  const again = againIn(request, dialogue);
  const isPlace = intent.kind === "unknown" && request.text.trim().split(/\s+/u).length <= PLACE_WORDS;
  const other =
    again ?? (isPlace ? placed(understand(before.text, before.reading), { text: request.text, reading }) : null);
  return other === null ? { intent, said } : { intent: other, said: asked };
}

/** A text without what it says of the time that was spoken of: "there". Null if it says nothing of it. */
function thereIn(text: string, { language }: Reading): string | null {
  const table = orderTableFor(language);
  if (table?.there === undefined) return null;
  const left = text.replace(whole(table.there, table.spaced), " ");
  return left === text ? null : left.trim();
}

/** A place alone is one where the weather was asked for without a place. */
const placed = (intent: Intent, { text, reading }: SaidText): Intent | null =>
  intent.kind === "weather" && intent.place === null ? weatherAgain(intent, text, reading) : null;

const PLACE_WORDS = 4;
const ASKS: ReadonlySet<Intent["kind"]> = new Set(["calendar.list", "calendar.free", "weather", "products"]);

async function toText(ports: AssistantPorts, request: ReplyRequest, context: Context): Promise<Answer> {
  const { intent, said } = intentOf(request, context.dialogue);
  const which = intent.kind.startsWith("calendar.create") ? askWhich(request, wordingOf(request)) : null;
  return which ?? toIntent(ports, request, context, intent, said);
}

async function toIntent(
  ports: AssistantPorts,
  request: ReplyRequest,
  { dialogue, signal }: Context,
  intent: Intent,
  said = saidNow(request),
): Promise<Answer> {
  const reading = readingOf(request);
  const wording = wordingOf(request);
  const { t, now } = wording;
  switch (intent.kind) {
    case "calendar.create-when": {
      const wishes = severalWishes(request.text, spokenReading(request, dialogue));
      if (wishes !== null) return addEvents({ calendar: ports.calendar, request, wording, dialogue }, wishes);
      return addEvent({ calendar: ports.calendar, request, wording, reading, dialogue }, intent, [saidNow(request)]);
    }
    case "calendar.create":
    case "calendar.create-what":
      return addEvent({ calendar: ports.calendar, request, wording, reading, dialogue }, intent, [saidNow(request)]);
    case "calendar.list":
      return asking(said, await listEvents(ports.calendar, request, intent, wording), {
        day: oneDay(intent.period),
        listed: listToRemember(intent),
      });
    case "calendar.free":
      return asking(said, await tellFree(ports.calendar, request, intent, wording), {
        day: oneDay(freeDays(intent)),
        time: freeTime(intent),
      });
    case "weather":
      return asking(said, await tellWeather(ports.weather, request, intent, { wording, signal }), {
        weather: { day: intent.period === null ? null : oneDay(intent.period), place: intent.place },
      });
    case "products":
      return asking(said, await findProducts(ports.marketplace, intent, wording));
    case "guide":
      return says(guide(intent.topic, wording));
    case "clock":
      return says(
        intent.of === "time"
          ? t("clock.time", { time: clockText(now.toPlainTime(), wording), zone: now.timeZoneId })
          : intent.day === undefined
            ? t("clock.date", { date: fullDate(now.toPlainDate(), wording) })
            : t("clock.dateOf", { date: fullDate(intent.day, wording) }),
      );
    case "secrets":
      return says(t("guide.secrets"));
    case "unknown": {
      // "OK", to what was just done.
      const isAgreed = dialogue.doneOn != null && yesOrNo(request.text, reading.language) === "yes";
      return says(isAgreed ? guide("thanks", wording) : unknownText(request, wording));
    }
  }
}

/** "Move it to 4" is no new event, though nothing was spoken of that it could be about. */
function askWhich(request: ReplyRequest, { t }: Wording): Answer | null {
  const { order, text, reading } = orderIn(request);
  if (order?.act !== "move" && order?.act !== "later" && order?.act !== "earlier") return null;
  const said: [Said] = [{ ...saidNow(request), text }];
  return order.event === undefined
    ? says(t("move.which"), [], { question: questionOf({ said, reading }, { asks: "event", among: [] }) })
    : null;
}

const asking = (
  asked: Said,
  { next, ...answer }: Answer,
  about: Pick<Dialogue, "day" | "time" | "weather" | "listed"> = {},
): Answer => ({ ...answer, next: { asked, ...about, ...next } });

const unknownText = (request: ReplyRequest, wording: Wording): string =>
  request.text === "" && request.attachments.length > 0
    ? wording.t("guide.filesAlone", { count: request.attachments.length })
    : noModel(wording, request);
