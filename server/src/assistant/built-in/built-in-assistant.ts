import { type AnswerNode, runGraph } from "../reply/graph.ts";
import { WORD_DELAY_MS, wordByWord } from "../reply/pacing.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import type { Assistant, GraphNode, ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { understand } from "../understanding/understand.ts";
import { clockText } from "../wording/clock-text.ts";
import { fullDate } from "../wording/day-words.ts";
import type { Wording } from "../wording/wording.ts";
import { type Answer, says } from "./answer.ts";
import { builtInTitle } from "./built-in-title.ts";
import { deleteEvent, moveEvent } from "./change-event.ts";
import { createEvent } from "./create-event.ts";
import { findProducts } from "./find-products.ts";
import { guide, noModel } from "./guide.ts";
import { listEvents } from "./list-events.ts";
import { openDeletion } from "./open-question.ts";
import { readingOf } from "./reading-of.ts";
import { refusalText } from "./refusal.ts";
import { tellWeather } from "./tell-weather.ts";
import { wordingOf } from "./wording-of.ts";

/** What a message asks for, and how to answer it: an answer to a question is in the language of the order that led to it. */
function readMessage(request: ReplyRequest): { intent: Intent; wording: Wording } {
  const open = openDeletion(request);
  if (open !== null) return { intent: open.wish, wording: wordingOf({ ...request, text: open.order }) };
  return { intent: understand(request.text, readingOf(request)), wording: wordingOf(request) };
}

/** The graph node that answers this kind of request. */
export function routeByRules(request: ReplyRequest): Exclude<GraphNode, "router"> {
  const { kind } = readMessage(request).intent;
  if (kind.startsWith("calendar.")) return "calendar";
  return kind === "weather" ? "weather" : "general";
}

async function answer(
  ports: AssistantPorts,
  request: ReplyRequest,
  { intent, wording, signal }: { intent: Intent; wording: Wording; signal: AbortSignal },
): Promise<Answer> {
  const { t, now } = wording;
  switch (intent.kind) {
    case "calendar.create":
      return createEvent(ports.calendar, request, intent.wish, wording);
    case "calendar.create-when": {
      const example = t("examples.titled", { title: intent.title || t("create.untitled") });
      return says(t("create.when", { example }));
    }
    case "calendar.create-what":
      return says(t("create.what", { example: t("examples.complete") }));
    case "calendar.list":
      return listEvents(ports.calendar, request, intent, wording);
    case "calendar.move":
      return moveEvent(ports.calendar, request, intent, wording);
    case "calendar.delete":
      return deleteEvent(ports.calendar, request, intent, wording);
    case "weather":
      return tellWeather(ports.weather, request, intent, { wording, signal });
    case "products":
      return findProducts(ports.marketplace, intent, wording);
    case "guide":
      return says(guide(intent.topic, wording));
    case "clock":
      return says(
        intent.of === "time"
          ? t("clock.time", { time: clockText(now.toPlainTime(), wording), zone: now.timeZoneId })
          : t("clock.date", { date: fullDate(now.toPlainDate(), wording) }),
      );
    case "secrets":
      return says(t("guide.secrets"));
    case "unknown":
      return says(
        request.text === "" ? t("guide.filesAlone", { count: request.attachments.length }) : noModel(wording),
      );
  }
}

/** What a continued reply still lacks. A reply that would be another one now, say about tomorrow's weather, follows as a whole. */
function restOf(text: string, continues: string | null): string {
  if (continues === null) return text;
  return text.startsWith(continues) ? text.slice(continues.length) : `\n\n${text}`;
}

/**
 * The assistant that needs no model: it parses requests by rules, acts through the ports and streams its reply word by word.
 * The same request gives the same reply.
 */
export function createBuiltInAssistant(ports: AssistantPorts, { wordDelayMs = WORD_DELAY_MS } = {}): Assistant {
  const node: AnswerNode = async function* tell(request, signal) {
    const { intent, wording } = readMessage(request);
    let found: Answer;
    try {
      found = await answer(ports, request, { intent, wording, signal });
    } catch (error) {
      const refusal = refusalText(error, wording);
      if (refusal === null) throw error;
      found = says(refusal);
    }
    const pace = { delayMs: wordDelayMs, shown: request.shownCharacters, signal };
    for await (const text of wordByWord(restOf(found.text, request.continues), pace)) yield { type: "text", text };
    if (signal.aborted) return;
    for (const card of found.cards) yield { type: "card", card };
  };
  const graph = { route: routeByRules, nodes: { calendar: node, weather: node, general: node } };
  return {
    reply: (request, signal) => runGraph(graph, request, signal),
    title: (request) => Promise.resolve(builtInTitle(request)),
  };
}
