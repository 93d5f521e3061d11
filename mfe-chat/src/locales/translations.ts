import { featureTexts } from "@atrium/shared-ui";

/** The namespace of this feature's texts: its id. */
export const TEXTS = "mfe-chat";

export const texts = featureTexts(
  TEXTS,
  (language) => import(/* webpackChunkName: "texts-mfe-chat-[request]" */ `./${language}.json`),
);
