import type { Log } from "../../log/log.ts";
import { type ReplyRequest, type Summary, SUMMARY } from "../reply/reply.ts";
import { TokensUsedUp, type WriteShortText } from "./short-text.ts";
import { SUMMARIZE, summaryMaterial } from "./summary-prompt.ts";

/** A summary is written while somebody waits for a reply. Some models think before they write, which takes tokens. */
const LIMITS = { timeMs: 15_000, tokens: 1_500, characters: 8_000, temperature: 0.2 } as const;
/** How long replies go without further summaries when one couldn't be written, so that not each of them waits. */
const RESTS_MS = 5 * 60_000;

export interface Summarizer {
  /**
   * The summary of what `request.summary` covers and of the messages after it, through the one with the id `upTo`. It's written once for a turn, and the
   * turns below it in its branch get it as their `request.summary`. Null if it can't be written.
   * @throws when `signal` aborts
   */
  extend(
    request: ReplyRequest,
    by: { readonly messages: ReplyRequest["history"]; readonly upTo: string },
    signal: AbortSignal,
  ): Promise<Summary | null>;
}

class NoSummary extends Error {}

/** @param deps.tokens how much of what was said a summary is written from */
export function createSummarizer(deps: {
  readonly write: WriteShortText;
  readonly modelOf: (settings: ReplyRequest["settings"]) => string;
  readonly tokens: number;
  readonly log: Log;
  readonly now?: () => number;
}): Summarizer {
  const { write, modelOf, log, now = Date.now } = deps;
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    async extend({ turnId, userId, settings, summary, remember }, { messages, upTo }, signal) {
      const compute = async (): Promise<Summary> => {
        if (now() < restsUntil) throw new NoSummary("Another summary has just failed");
        try {
          const { timeMs, ...limits } = LIMITS;
          const text = await write(
            { userId, turnId, kind: "summary", model: modelOf(settings) },
            { ...limits, instructions: SUMMARIZE, material: summaryMaterial(summary, messages, deps.tokens) },
            AbortSignal.any([signal, AbortSignal.timeout(timeMs)]),
          );
          if (text.trim() === "") throw new Error("The model wrote an empty summary");
          return { text: text.trim(), upTo };
        } catch (error) {
          signal.throwIfAborted();
          // That's one person's, and takes no time.
          if (!(error instanceof TokensUsedUp)) restsUntil = now() + RESTS_MS;
          throw new NoSummary("The model wrote no summary", { cause: error });
        }
      };
      try {
        return await remember(SUMMARY, compute);
      } catch (error) {
        if (!(error instanceof NoSummary)) throw error;
        log.warn({ err: error, turnId }, "The reply goes without a summary of the messages that don't fit");
        return null;
      }
    },
  };
}
