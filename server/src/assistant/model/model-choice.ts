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
  /** Whether a person may store this model in their settings. */
  allows(model: string): Promise<boolean>;
  /** What there is to choose from, the operator's model first. */
  options(): Promise<ModelOptions>;
};

/** Without a model there is nothing to choose and nothing to refuse: settings are kept for when there is one. */
export function createModelChoice(deps: { config: Config["model"]; log: Log; now?: () => number }): ModelChoice {
  const { config, log, now = () => performance.now() } = deps;
  if (config === undefined) {
    const options = { models: [], maxTokens: MODEL_MAX_TOKENS };
    return { allows: () => Promise.resolve(true), options: () => Promise.resolve(options) };
  }

  let kept: { readonly names: Promise<readonly string[]>; until: number } | undefined;
  const ask = async (): Promise<readonly string[]> => {
    const response = await fetch(`${config.baseUrl}/models`, {
      headers: { authorization: `Bearer ${config.apiKey}` },
      signal: AbortSignal.timeout(LIST_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The model's endpoint answered ${response.status} to GET /models`);
    const { data } = ListedModels.parse(await response.json());
    return data.map(({ id }) => id).filter((id) => ModelName.safeParse(id).success);
  };
  const listed = (): Promise<readonly string[]> => {
    if (kept !== undefined && now() < kept.until) return kept.names;
    const asked = { names: ask(), until: now() + LIST_KEPT_MS };
    asked.names = asked.names.catch((error: unknown) => {
      log.warn({ err: error }, "The model's endpoint gave no list of its models: only ATRIUM_MODEL can be chosen");
      asked.until = now() + RETRY_MS;
      return [];
    });
    kept = asked;
    return asked.names;
  };

  /** Besides the operator's. */
  const others = async (): Promise<readonly string[]> => {
    const names = config.models === "*" ? await listed() : config.models;
    return [...new Set(names)].filter((name) => name !== config.name && name !== DEFAULT_MODEL).slice(0, MAX_LISTED);
  };
  return {
    async allows(model) {
      return model === DEFAULT_MODEL || model === config.name || (await others()).includes(model);
    },
    async options() {
      const names = (await others()).map((name) => ({ value: name, name }));
      return { models: [{ value: DEFAULT_MODEL, name: config.name }, ...names], maxTokens: config.maxTokens };
    },
  };
}
