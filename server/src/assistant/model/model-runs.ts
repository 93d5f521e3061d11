import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel, TextStreamPart, ToolSet } from "ai";
import type { ModelEndpoint } from "../../config/model-endpoint.ts";
import type { Log } from "../../log/log.ts";
import type { UsageRun } from "../../usage/model-usage.ts";
import type { TokenUsage } from "../../usage/token-usage.ts";
import { fetchFromFirst } from "./fallback-fetch.ts";
import { createUsageMeter } from "./usage-meter.ts";

/** One run of a model, which may call it several times, one after the other. */
export interface ModelRun {
  readonly model: LanguageModel;
  /** Takes each part that the SDK streams, to know what the run takes. */
  take(part: TextStreamPart<ToolSet>): void;
  /** Notes what the run took. Call it once the last call has ended or is aborted. It never throws. */
  end(): Promise<void>;
}

/**
 * Begins a run of the model with this name, in which further endpoints' own models may answer.
 * @param expected the tokens that it may take
 * @returns null if the person has no tokens left today
 */
export type BeginRun = (run: UsageRun & { readonly model: string }, expected: number) => Promise<ModelRun | null>;

/** @param deps.endpoints the first one has the model that a run names */
export function createModelRuns(deps: {
  readonly endpoints: readonly [ModelEndpoint, ...ModelEndpoint[]];
  readonly firstTokenMs: number;
  takesImages(model: string): boolean;
  readonly usage: TokenUsage;
  readonly log: Log;
}): BeginRun {
  const [first] = deps.endpoints;
  const fetchFor = fetchFromFirst(deps.endpoints, deps);
  return async ({ model, ...run }, expected) => {
    const note = await deps.usage.begin(run, expected);
    if (note === null) return null;
    const meter = createUsageMeter((endpoint) => (endpoint === first ? model : endpoint.name));
    const provider = createOpenAICompatible({
      name: "atrium",
      baseURL: first.baseUrl,
      apiKey: first.apiKey,
      includeUsage: true,
      fetch: fetchFor(meter.asked),
    });
    return { model: provider.chatModel(model), take: meter.take, end: () => note(meter.taken()) };
  };
}
