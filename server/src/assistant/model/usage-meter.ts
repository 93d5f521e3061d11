import type { TextStreamPart, ToolSet } from "ai";
import type { ModelEndpoint } from "../../config/model-endpoint.ts";
import { estimateTokens } from "../../text/estimate-tokens.ts";
import type { ModelUsage } from "../../usage/model-usage.ts";
import type { Asked } from "./fallback-fetch.ts";
import { IMAGE_TOKENS } from "./model-files.ts";

/** More than any call takes: an endpoint that says so doesn't count right. */
const MAX_TOKENS = 100_000_000;

interface Told {
  readonly input: number | null;
  readonly output: number | null;
  readonly reasoning: number | null;
  readonly cached: number | null;
}

interface Call {
  readonly endpoint: ModelEndpoint;
  /** What was sent, as long as it's needed. */
  body: string;
  /** What the model has written, as far as it's known. */
  written: string;
  /** What the endpoint said at the end. */
  told: Told;
}

const UNTOLD: Told = { input: null, output: null, reasoning: null, cached: null };

const countIn = (value: unknown): number | null =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_TOKENS ? (value as number) : null;

/** What an endpoint's own words on its usage say. Some say zeros when they don't know. */
function toldBy(raw: unknown): Told {
  const usage = Object(raw) as Readonly<Record<string, unknown>>;
  const details = (name: string) => Object(usage[name]) as Readonly<Record<string, unknown>>;
  const input = countIn(usage["prompt_tokens"]);
  if (input === 0) return UNTOLD;
  return {
    input,
    output: countIn(usage["completion_tokens"]),
    reasoning: countIn(details("completion_tokens_details")["reasoning_tokens"]),
    cached: countIn(details("prompt_tokens_details")["cached_tokens"]),
  };
}

function estimatedInput(body: string): number {
  let images = 0;
  // What's quoted in a text of JSON has other quotation marks.
  const texts = body.replaceAll(/"url":"data:[^"]*"/gu, () => {
    images += 1;
    return "";
  });
  return estimateTokens(texts) + images * IMAGE_TOKENS;
}

const sum = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other);

/** Measures the calls of one run of a model, which are made one after the other. */
export interface UsageMeter {
  /** For `fetchFromFirst`. A call that was given up by the caller counts as well, as the endpoint has begun to work on it. */
  readonly asked: Asked;
  /** Takes a part of what the SDK streams. */
  take(part: TextStreamPart<ToolSet>): void;
  /** What each model has taken up to now. */
  taken(): ModelUsage[];
}

/** @param modelAt the model that an endpoint is asked for */
export function createUsageMeter(modelAt: (endpoint: ModelEndpoint) => string): UsageMeter {
  const calls = new Set<Call>();

  const usageOf = ({ endpoint, body, written, told }: Call): ModelUsage => {
    // A model that has written something took tokens for it.
    const output = told.output === 0 && written !== "" ? null : told.output;
    return {
      ...told,
      output,
      endpoint: new URL(endpoint.baseUrl).host,
      model: modelAt(endpoint),
      counted: (told.input ?? estimatedInput(body)) + (output ?? estimateTokens(written)),
    };
  };

  return {
    asked(endpoint, body) {
      const call: Call = { endpoint, body, written: "", told: UNTOLD };
      calls.add(call);
      return { failed: () => void calls.delete(call) };
    },
    take(part) {
      const call = [...calls].at(-1);
      if (call === undefined) return;
      if (part.type === "text-delta" || part.type === "reasoning-delta") call.written += part.text;
      else if (part.type === "tool-call") call.written += JSON.stringify(part.input);
      else if (part.type === "finish-step") {
        call.told = toldBy(part.usage.raw);
        if (call.told.input !== null) call.body = "";
      }
    },
    taken() {
      const byModel = new Map<string, ModelUsage>();
      for (const usage of [...calls].map(usageOf)) {
        const key = JSON.stringify([usage.endpoint, usage.model]);
        const known = byModel.get(key);
        byModel.set(
          key,
          known === undefined
            ? usage
            : {
                ...usage,
                input: sum(known.input, usage.input),
                output: sum(known.output, usage.output),
                reasoning: sum(known.reasoning, usage.reasoning),
                cached: sum(known.cached, usage.cached),
                counted: known.counted + usage.counted,
              },
        );
      }
      return [...byModel.values()];
    },
  };
}
