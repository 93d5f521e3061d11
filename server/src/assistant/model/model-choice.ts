import { DEFAULT_SETTINGS, MODEL_MAX_TOKENS, type ModelOptions, Settings } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import type { Config } from "../../config/config.ts";
import type { Log } from "../../log/log.ts";

/** The name in people's settings that stands for the operator's model. */
const DEFAULT_MODEL = DEFAULT_SETTINGS.chat.model;
const ListedModels = z.object({ data: z.array(z.object({ id: z.string() })) });
const ModelName = Settings.shape.chat.shape.model;
const LIST_TIMEOUT_MS = 5_000;
const LIST_KEPT_MS = 10 * 60_000;
/** Until an endpoint that gave no list is asked again. */
const RETRY_MS = 30_000;
const MAX_LISTED = 500;

/** Which of the endpoint's models people may have their messages answered by. */
export type ModelChoice = {
  /** Whether a person may store this model in their settings: any, while the endpoint has not listed its models yet. */
  allows(model: string): Promise<boolean>;
  /** The model that answers someone whose settings name this one: the operator's, unless theirs is known to be offered. */
  answering(model: string): Promise<string>;
  /** What there is to choose from, the operator's model first. */
  options(): Promise<ModelOptions>;
};

/** Without a model there is nothing to choose and nothing to refuse: settings are kept for when there is one. */
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
  /** The last list that the endpoint gave; it holds until there is a newer one. */
  let last: Names;
  let kept: { readonly names: Promise<Names>; until: number } | undefined;
  const ask = async (): Promise<readonly string[]> => {
    const response = await fetch(`${config.baseUrl}/models`, {
      headers: { authorization: `Bearer ${config.apiKey}` },
      signal: AbortSignal.timeout(LIST_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The model's endpoint answered ${response.status} to GET /models`);
    const { data } = ListedModels.parse(await response.json());
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

  /** Besides the operator's; undefined while they are not known. */
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
