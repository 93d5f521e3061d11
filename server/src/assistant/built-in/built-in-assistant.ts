import { CHOICE_CARD, type MessageCard, type ReplyChoice } from "@atrium/shared-contracts/wire";
import { type AnswerNode, runGraph } from "../reply/graph.ts";
import { WORD_DELAY_MS, wordByWord } from "../reply/pacing.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import { type Assistant, DIALOGUE, type GraphNode, type ReplyRequest } from "../reply/reply.ts";
import { type Dialogue, readDialogue } from "../dialogue/dialogue.ts";
import { readOrder } from "../understanding/orders/read-order.ts";
import { understand } from "../understanding/understand.ts";
import { type Answer, says } from "./answer.ts";
import { answer } from "./answer-message.ts";
import { builtInTitle } from "./built-in-title.ts";
import { readingOf } from "./reading-of.ts";
import { refusalText } from "./refusal.ts";
import { wordingOf } from "./wording-of.ts";

/** The graph node that answers this kind of request. */
export function routeByRules(request: ReplyRequest): Exclude<GraphNode, "router"> {
  const reading = readingOf(request);
  if (request.act !== null) return "calendar";
  const { kind } = understand(request.text, reading);
  if (kind === "weather") return "weather";
  const isAnswer = readDialogue(request.dialogue).question !== null && (kind === "unknown" || kind === "guide");
  return isAnswer || kind.startsWith("calendar.") || readOrder(request.text, reading) !== null ? "calendar" : "general";
}

/** What a continued reply still lacks. A reply that would be another one now, say about tomorrow's weather, follows as a whole. */
function restOf(text: string, continues: string | null): string {
  if (continues === null) return text;
  return text.startsWith(continues) ? text.slice(continues.length) : `\n\n${text}`;
}

/** After this many messages about something else, a question isn't open anymore. */
const FORGOTTEN_AFTER = 3;

/** The dialogue after an answer. */
function after(before: Dialogue, { next }: Answer): Dialogue {
  const { question } = before;
  const aged = question === null || question.age + 1 >= FORGOTTEN_AFTER ? null : { ...question, age: question.age + 1 };
  return { ...before, question: aged, asked: null, ...next };
}

/** The choices that the dialogue has after a reply and hadn't before. */
function choicesOf(before: Dialogue, { question, done }: Dialogue): MessageCard[] {
  const isAsked = question?.asks === "confirm" && question.age === 0;
  const isDone = done.length > 0 && JSON.stringify(done.at(-1)) !== JSON.stringify(before.done.at(-1));
  const choices: ReplyChoice[] = isAsked
    ? ["confirm", "decline"]
    : isDone && done.length >= before.done.length
      ? ["undo"]
      : [];
  return choices.length === 0 ? [] : [{ kind: CHOICE_CARD, data: { choices } }];
}

/**
 * The assistant that needs no model: it parses requests by rules, acts through the ports and streams its reply word by word.
 * The same request gives the same reply.
 */
export function createBuiltInAssistant(ports: AssistantPorts, { wordDelayMs = WORD_DELAY_MS } = {}): Assistant {
  const node: AnswerNode = async function* tell(request, signal) {
    const before = readDialogue(request.dialogue);
    let found: Answer;
    try {
      found = await answer(ports, request, { dialogue: before, signal });
    } catch (error) {
      const refusal = refusalText(error, wordingOf(request));
      if (refusal === null) throw error;
      found = says(refusal);
    }
    const next = after(before, found);
    await request.remember(DIALOGUE, () => Promise.resolve(next));
    const pace = { delayMs: wordDelayMs, shown: request.shownCharacters, signal };
    for await (const text of wordByWord(restOf(found.text, request.continues), pace)) yield { type: "text", text };
    if (signal.aborted) return;
    for (const card of [...found.cards, ...choicesOf(before, next)]) yield { type: "card", card };
  };
  const graph = { route: routeByRules, nodes: { calendar: node, weather: node, general: node } };
  return {
    reply: (request, signal) => runGraph(graph, request, signal),
    title: (request) => Promise.resolve(builtInTitle(request)),
  };
}
