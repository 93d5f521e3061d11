import { streamText } from "ai";
import type { Log } from "../../log/log.ts";
import { estimateTokens } from "../../text/estimate-tokens.ts";
import type { UsageRun } from "../../usage/model-usage.ts";
import type { BeginRun } from "./model-runs.ts";
import { MODEL_RETRIES, type ModelLimits } from "./model-limits.ts";

/** A text that a model writes about other texts, such as a title. */
export interface ShortText {
  readonly instructions: string;
  /** What it's about, as data. */
  readonly material: string;
  readonly temperature: number;
  readonly tokens: number;
  readonly characters: number;
}

/** The person has no tokens left today. */
export class TokensUsedUp extends Error {}

/**
 * Has a model write a short text.
 * @throws TokensUsedUp
 * @throws also when it writes none, or one that isn't whole, or `signal` aborts
 */
export type WriteShortText = (
  run: UsageRun & { readonly model: string },
  text: ShortText,
  signal: AbortSignal,
) => Promise<string>;

export const createShortTexts =
  (deps: { readonly begin: BeginRun; readonly limits: ModelLimits; readonly log: Log }): WriteShortText =>
  async (asked, { instructions, material, temperature, tokens, characters }, signal) => {
    const run = await deps.begin(asked, estimateTokens(instructions + material) + tokens);
    if (run === null) throw new TokensUsedUp(`There are no tokens left today for a ${asked.kind}`);
    const enough = new AbortController();
    try {
      const { fullStream } = streamText({
        model: run.model,
        instructions,
        messages: [{ role: "user", content: material }],
        temperature,
        maxOutputTokens: tokens,
        maxRetries: MODEL_RETRIES,
        timeout: { totalMs: deps.limits.totalMs, chunkMs: deps.limits.silenceMs },
        abortSignal: AbortSignal.any([signal, enough.signal]),
        onError: ({ error }) => deps.log.warn({ err: error, ...asked }, "The model's endpoint misbehaved"),
      });
      let text = "";
      for await (const part of fullStream) {
        run.take(part);
        if (part.type === "text-delta") text += part.text;
        else if (part.type === "finish" && part.finishReason === "stop") return text;
        else if (part.type === "finish" || part.type === "error" || part.type === "abort") break;
        if (text.length > characters) break;
      }
      signal.throwIfAborted();
      throw new Error(`The model wrote no whole ${asked.kind}`);
    } finally {
      enough.abort();
      await run.end();
    }
  };
