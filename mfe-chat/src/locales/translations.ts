import { featureTexts } from "@atrium/shared-ui";

/** Namespace of this feature's texts, which is its id. */
export const TEXTS = "mfe-chat";

export const texts = featureTexts(
  TEXTS,
  (language) => import(/* webpackChunkName: "texts-mfe-chat-[request]" */ `./${language}.json`),
);
