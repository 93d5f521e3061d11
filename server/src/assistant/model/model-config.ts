import type { ModelEndpoint } from "../../config/model-endpoint.ts";

/** How the operator has configured the model. */
export interface ModelConfig extends ModelEndpoint {
  /** Asked in this order if the endpoint can't answer. */
  readonly fallbacks?: readonly ModelEndpoint[];
  /** The maximum tokens of a reply, whatever the user's settings say. */
  readonly maxTokens: number;
  /** Milliseconds that an endpoint has for its first token. Defaults to that of MODEL_LIMITS. */
  readonly firstTokenMs?: number;
  /** The models that take images; `*` means all. None if it's undefined. */
  readonly visionModels?: readonly string[] | "*";
  /** About how many tokens the model gets for a reply: instructions, tools, files and messages together. */
  readonly contextTokens: number;
}
