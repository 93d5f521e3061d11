import { type AnswerNode, runGraph } from "../reply/graph.ts";
import { WORD_DELAY_MS, wordByWord } from "../reply/pacing.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import type { Assistant, GraphNode, ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { clockText } from "../understanding/clock-text.ts";
import { spoken } from "../understanding/period.ts";
import { understand } from "../understanding/understand.ts";
import { type Answer, says } from "./answer.ts";
import { deleteEvent, moveEvent } from "./change-event.ts";
import { createEvent } from "./create-event.ts";
import { findProducts } from "./find-products.ts";
import { filesAlone, guide, KEEPS_SECRETS, NO_MODEL } from "./guide.ts";
import { listEvents } from "./list-events.ts";
import { questionedDeletion } from "./open-question.ts";
import { readingOf } from "./reading-of.ts";
import { tellWeather } from "./tell-weather.ts";
import { builtInTitle } from "./built-in-title.ts";
import { refusalText } from "./refusal.ts";

const intentOf = (request: ReplyRequest): Intent =>
  questionedDeletion(request) ?? understand(request.text, readingOf(request));

/** The graph node that answers this kind of request. */
export function routeByRules(request: ReplyRequest): Exclude<GraphNode, "router"> {
  const { kind } = intentOf(request);
  if (kind.startsWith("calendar.")) return "calendar";
  return kind === "weather" ? "weather" : "general";
}

async function answer(ports: AssistantPorts, request: ReplyRequest, signal: AbortSignal): Promise<Answer> {
  const intent = intentOf(request);
  const { now, language } = readingOf(request);
  switch (intent.kind) {
    case "calendar.create":
      return createEvent(ports.calendar, request, intent.wish);
    case "calendar.create-when":
      return says(`When is it? Give me a day and a time, for example "${intent.title || "Meeting"} tomorrow at 10".`);
    case "calendar.create-what":
      return says(
        'What is it? Give me a title with the day and the time, for example "Lunch with Sam tomorrow at 12".',
      );
    case "calendar.list":
      return listEvents(ports.calendar, request, intent);
    case "calendar.move":
      return moveEvent(ports.calendar, request, intent);
    case "calendar.delete":
      return deleteEvent(ports.calendar, request, intent);
    case "weather":
      return tellWeather(ports.weather, request, intent, signal);
    case "products":
      return findProducts(ports.marketplace, intent);
    case "guide":
      return says(guide(intent.topic));
    case "clock":
      return says(
        intent.of === "time"
          ? `It is ${clockText(now.toPlainTime(), language)} in ${now.timeZoneId}.`
          : `Today is ${spoken(now.toPlainDate())} ${now.year}.`,
      );
    case "secrets":
      return says(KEEPS_SECRETS);
    case "unknown":
      return says(request.text === "" ? filesAlone(request.attachments) : NO_MODEL);
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
    let found: Answer;
    try {
      found = await answer(ports, request, signal);
    } catch (error) {
      const refusal = refusalText(error);
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
