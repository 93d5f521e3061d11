import { featureTexts } from "@atrium/shared-ui";

/** Namespace of this feature's texts, which is its id. */
export const TEXTS = "mfe-settings";

export const texts = featureTexts(
  TEXTS,
  (language) => import(/* webpackChunkName: "texts-mfe-settings-[request]" */ `./${language}.json`),
);
