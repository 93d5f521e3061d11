import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import type { ReplyRequest } from "../reply/reply.ts";
import type { ModelConfig } from "../../config/config.ts";

type Settings = ReplyRequest["settings"];

/** What somebody's settings ask of the model, within what the operator allows. */
export interface AskedModel {
  /** The model's name at the endpoint. */
  nameOf(settings: Settings): string;
  takesImages(name: string): boolean;
  /** The maximum tokens of a reply. */
  longest(settings: Settings): number;
}

export function createAskedModel(config: Pick<ModelConfig, "name" | "maxTokens" | "visionModels">): AskedModel {
  const { visionModels = [] } = config;
  return {
    nameOf: ({ model }) => (model === DEFAULT_SETTINGS.chat.model ? config.name : model),
    takesImages: (name) => visionModels === "*" || visionModels.includes(name),
    longest: ({ maxTokens }) => Math.min(maxTokens, config.maxTokens),
  };
}
