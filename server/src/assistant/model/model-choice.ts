import { DEFAULT_SETTINGS, MODEL_MAX_TOKENS, type ModelOptions, Settings } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import type { Config } from "../../config/config.ts";
import { ApiError } from "../../errors/api-error.ts";
import type { Log } from "../../log/log.ts";
import { limitedJson } from "../../network/limited-json.ts";

/** The name in people's settings that means the operator's model. */
const DEFAULT_MODEL = DEFAULT_SETTINGS.chat.model;
const ListedModels = z.object({ data: z.array(z.object({ id: z.string() })) });
const ModelName = Settings.shape.chat.shape.model;
/** Some endpoints list hundreds of models, with a page about each. */
const LIST_MAX_BYTES = 8 * 1024 * 1024;
const LIST_TIMEOUT_MS = 5_000;
const LIST_KEPT_MS = 10 * 60_000;
/** How long to wait before asking an endpoint again that gave no list. */
const RETRY_MS = 30_000;
const MAX_LISTED = 500;

/** Which of the endpoint's models may answer people's messages. */
export type ModelChoice = {
  /** Whether a person may store this model in their settings. Any may be stored until the endpoint has listed its models. */
  allows(model: string): Promise<boolean>;
  /** The model to use for someone whose settings name this one: the operator's, unless this one is known to be offered. */
  answering(model: string): Promise<string>;
  /** The models to choose from, the operator's first. */
  options(): Promise<ModelOptions>;
};

/** @param path where the model is in what was sent */
export const modelNotAllowed = (path: string) =>
  new ApiError("model_not_allowed", {
    issues: [{ path, message: "Must be a model that this installation offers" }],
  });

/** Without a configured model there's nothing to choose and nothing is refused: settings are kept until there is one. */
export function createModelChoice(deps: { config: Config["model"]; log: Log; now?: () => number }): ModelChoice {
  const { config, log, now = () => performance.now() } = deps;
  if (config === undefined) {
    const options = { models: [], maxTokens: MODEL_MAX_TOKENS };
    return {
      allows: () => Promise.resolve(true),
      answering: (model) => Promise.resolve(model),
      options: () => Promise.resolve(options),
    };
  }

  type Names = readonly string[] | undefined;
  /** The last list from the endpoint, valid until there's a newer one. */
  let last: Names;
  let kept: { readonly names: Promise<Names>; until: number } | undefined;
  const ask = async (): Promise<readonly string[]> => {
    const response = await fetch(`${config.baseUrl}/models`, {
      headers: { authorization: `Bearer ${config.apiKey}` },
      signal: AbortSignal.timeout(LIST_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The model's endpoint answered ${response.status} to GET /models`);
    const { data } = ListedModels.parse(await limitedJson(response, LIST_MAX_BYTES));
    return data.map(({ id }) => id).filter((id) => ModelName.safeParse(id).success);
  };
  const refresh = async (asked: { until: number }): Promise<Names> => {
    try {
      last = await ask();
    } catch (error) {
      log.warn({ err: error }, "The model's endpoint gave no list of its models: the last one it gave still holds");
      asked.until = now() + RETRY_MS;
    }
    return last;
  };
  const listed = (): Promise<Names> => {
    if (kept !== undefined && now() < kept.until) return kept.names;
    const times = { until: now() + LIST_KEPT_MS };
    kept = Object.assign(times, { names: refresh(times) });
    return kept.names;
  };

  /** The models besides the operator's; undefined until they're known. */
  const others = async (): Promise<Names> => {
    const names = config.models === "*" ? await listed() : config.models;
    if (names === undefined) return undefined;
    return [...new Set(names)].filter((name) => name !== config.name && name !== DEFAULT_MODEL).slice(0, MAX_LISTED);
  };
  const isOperators = (model: string) => model === DEFAULT_MODEL || model === config.name;
  return {
    async allows(model) {
      return isOperators(model) || ((await others())?.includes(model) ?? true);
    },
    async answering(model) {
      return isOperators(model) || (await others())?.includes(model) === true ? model : DEFAULT_MODEL;
    },
    async options() {
      const names = ((await others()) ?? []).map((name) => ({ value: name, name }));
      return { models: [{ value: DEFAULT_MODEL, name: config.name }, ...names], maxTokens: config.maxTokens };
    },
  };
}
