import { type AnswerNode, runGraph } from "../reply/graph.ts";
import { WORD_DELAY_MS, wordByWord } from "../reply/pacing.ts";
import { withEarlierRuns } from "../acts/earlier-runs.ts";
import { ToBeProposed } from "../acts/write-once.ts";
import type { AssistantPorts, CalendarPort } from "../reply/ports.ts";
import { reportedPorts } from "../reply/reported-ports.ts";
import { type Assistant, DIALOGUE, type GraphNode, type ReplyRequest } from "../reply/reply.ts";
import { afterReply, mayHaveHeard } from "../dialogue/after-reply.ts";
import { readDialogue } from "../dialogue/dialogue.ts";
import { choicesOf } from "../dialogue/offers.ts";
import { readMemoryOrder } from "../understanding/memory/read-memory.ts";
import { readOrder } from "../understanding/orders/read-order.ts";
import type { Intent } from "../understanding/intent.ts";
import { suggestedIntent } from "../understanding/suggested-intent.ts";
import { understand } from "../understanding/understand.ts";
import { type Answer, says } from "./answer.ts";
import { answer } from "./answer-message.ts";
import { withAddedElsewhere } from "./orders/added-elsewhere.ts";
import { propose } from "./orders/answer-proposal.ts";
import { builtInTitle } from "./built-in-title.ts";
import { PartlyWritten } from "./orders/write-order.ts";
import { didLines } from "../cards/did-lines.ts";
import { eventCard } from "../cards/event-words.ts";
import { legible } from "../request/legible.ts";
import { readingOf } from "../request/reading-of.ts";
import { recallDone } from "./recall-done.ts";
import { refusalText } from "../wording/refusal.ts";
import { wordingOf } from "../request/wording-of.ts";

/** The graph node that answers this kind of request. */
export function routeByRules(request: ReplyRequest): Exclude<GraphNode, "router"> {
  const reading = readingOf(request);
  if (request.act !== null) return "calendar";
  if (request.suggested !== null) return nodeOf(suggestedIntent(request.suggested, reading));
  if (readMemoryOrder(request.text, reading.language) !== null) return "general";
  const intent = understand(request.text, reading);
  const isAnswer =
    readDialogue(request.dialogue).question !== null && (intent.kind === "unknown" || intent.kind === "guide");
  const node = nodeOf(intent);
  if (node === "weather") return node;
  return isAnswer || readOrder(request.text, reading) !== null ? "calendar" : node;
}

const nodeOf = ({ kind }: Intent): Exclude<GraphNode, "router"> =>
  kind === "weather" ? "weather" : kind.startsWith("calendar.") ? "calendar" : "general";

/** What a continued reply still lacks. A reply that would be another one now, say about tomorrow's weather, follows as a whole. */
function restOf(text: string, continues: string | null): string {
  if (continues === null) return text;
  return text.startsWith(continues) ? text.slice(continues.length) : `\n\n${text}`;
}

/**
 * The node that answers by rules: it acts through the ports and streams its reply word by word. The same request gives the same reply.
 */
export const answerByRules = (ports: AssistantPorts, { wordDelayMs = WORD_DELAY_MS } = {}): AnswerNode =>
  async function* tell(request, signal, report) {
    const before = readDialogue(request.dialogue);
    let found: Answer;
    try {
      found = await answer(reportedPorts(ports, report), request, { dialogue: before, signal });
    } catch (error) {
      found = answerTo(error, { calendar: ports.calendar, request });
    }
    const scene = { calendar: ports.calendar, request, wording: wordingOf(request), dialogue: before };
    found = await withAddedElsewhere(found, scene);
    const heard = mayHaveHeard(before, request) || tellsStored(found);
    const next = afterReply(before, { ...found.next, heard }, { ...found, turnId: request.turnId });
    await request.remember(DIALOGUE, () => Promise.resolve(next));
    // First, so that a reply that's stopped has what it's about.
    for (const card of [...choicesOf(next, request.turnId), ...found.cards]) yield { type: "card", card };
    const pace = { delayMs: wordDelayMs, shown: request.shownCharacters, signal };
    for await (const text of wordByWord(restOf(found.text, request.continues), pace)) yield { type: "text", text };
  };

/** The answer if something isn't done. @throws the error if it's no answer */
function answerTo(error: unknown, scene: { calendar: CalendarPort; request: ReplyRequest }): Answer {
  const wording = wordingOf(scene.request);
  if (error instanceof ToBeProposed) return propose({ ...scene, wording }, error.writes);
  if (error instanceof PartlyWritten) {
    const lines = didLines(error.writes, error.events, wording).map((line) => `- ${line}`);
    const refusal = refusalText(error.cause, wording) ?? wording.t("refusal.unexplained");
    return says(
      `${wording.t("write.partly")}\n\n${lines.join("\n")}\n\n${refusal}`,
      error.events.map(eventCard),
      error.next,
    );
  }
  const refusal = refusalText(error, wording);
  if (refusal === null) throw error;
  return says(refusal);
}

/** Whether an answer has stored data in it. */
const tellsStored = ({ cards, next: { events = [] } }: Answer) => cards.length > 0 || events.length > 0;

/** The assistant that needs no model. */
export function createBuiltInAssistant(ports: AssistantPorts, pace: { wordDelayMs?: number } = {}): Assistant {
  const node = answerByRules(ports, pace);
  const graph = { route: routeByRules, nodes: { calendar: node, weather: node, general: node } };
  return {
    async *reply(request, signal) {
      yield* runGraph(graph, legible(await withEarlierRuns(ports.calendar, request)), signal);
    },
    recall: (request) => recallDone(ports.calendar, request),
    title: (request) => Promise.resolve(builtInTitle(request)),
  };
}
