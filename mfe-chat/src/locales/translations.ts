import { featureTexts } from "@atrium/shared-ui";
import type english from "./en.json";

/** Namespace of this feature's texts, which is its id. */
export const TEXTS = "mfe-chat";

/** Fetches the texts in one language. */
export const loadTexts = (language: string): Promise<{ readonly default: typeof english }> =>
  import(/* webpackChunkName: "texts-mfe-chat-[request]" */ `./${language}.json`);

export const texts = featureTexts(TEXTS, loadTexts);
