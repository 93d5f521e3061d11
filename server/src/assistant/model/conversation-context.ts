import type { ReplyRequest, Summary } from "../reply/reply.ts";
import { estimateTokens } from "../../text/estimate-tokens.ts";
import { type Budget, fitHistory, historyRoom, shortenedTo } from "./context-budget.ts";
import { type ModelFiles, fileTokens } from "./model-files.ts";
import type { Summarizer } from "./summarizer.ts";
import { summaryWords } from "./summary-prompt.ts";

/** The part of the budget that a reply to be continued may take. Its end is what it's continued from. */
const CONTINUED_SHARE = 1 / 4;
const CONTINUED_END = 4 / 5;
/** The part of the budget that the message itself may take. */
const MESSAGE_SHARE = 1 / 3;
/** How full the history's room is once messages were summarized, so that the next few turns need no other summary. */
const SUMMARIZED_FILL = 0.6;

export interface ConversationContext {
  /** The request with what fits of its text, its history and the reply that it continues. */
  readonly request: ReplyRequest;
  /** What was read of the files, by places in that history. */
  readonly files: ModelFiles;
  /** What stands for the messages before. */
  readonly summary: Summary | null;
}

/** What was said after what a summary covers. All of it if the history begins later. */
function after(history: ReplyRequest["history"], summary: Summary | null): ReplyRequest["history"] {
  return summary === null ? history : history.slice(history.findIndex(({ id }) => id === summary.upTo) + 1);
}

/** Makes a request fit into the budget of a model's context. What doesn't fit of its history is summarized. */
export async function contextOf(
  request: ReplyRequest,
  from: {
    readonly tokens: number;
    /** What instructions and tools take. */
    readonly reserved: number;
    readonly readFiles: (request: ReplyRequest) => Promise<ModelFiles>;
    readonly summarizer: Summarizer;
    readonly signal: AbortSignal;
  },
): Promise<ConversationContext> {
  const { tokens, signal } = from;
  const continues =
    request.continues === null
      ? null
      : shortenedTo(request.continues, Math.floor(tokens * CONTINUED_SHARE), CONTINUED_END);
  const text = shortenedTo(request.text, Math.floor(tokens * MESSAGE_SHARE)) ?? "";
  const others = from.reserved + estimateTokens(text) + estimateTokens(continues ?? "");
  const budgetWith = (summary: Summary | null, fileTokens: number): Budget => ({
    tokens,
    reserved: others + fileTokens + (summary === null ? 0 : estimateTokens(summaryWords(summary, request.turnId))),
  });

  let { summary } = request;
  const uncovered = after(request.history, summary);
  const withoutFiles = fitHistory(uncovered, budgetWith(summary, 0)).kept;
  const files = await from.readFiles({ ...request, history: withoutFiles });
  const budget = budgetWith(summary, fileTokens(files));
  let { kept, fallen } = fitHistory(uncovered, budget);
  if (fallen.length > 0) {
    const room = Math.floor(historyRoom(budget) * SUMMARIZED_FILL);
    fallen = fitHistory(uncovered, { tokens: room, reserved: 0 }).fallen;
    const upTo = fallen.at(-1)?.id;
    // Nothing is kept of temporary conversations, whose messages have no ids.
    const extended =
      upTo === undefined ? null : await from.summarizer.extend(request, { messages: fallen, upTo }, signal);
    if (extended !== null) {
      summary = extended;
      kept = fitHistory(after(uncovered, summary), budgetWith(summary, fileTokens(files))).kept;
    }
  }
  const dropped = withoutFiles.length - kept.length;
  return {
    request: { ...request, text, history: kept, continues },
    files: { own: files.own, earlier: new Map([...files.earlier].map(([place, read]) => [place - dropped, read])) },
    summary,
  };
}
