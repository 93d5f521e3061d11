import { featureTexts } from "@atrium/shared-ui";

/** The namespace of this feature's texts: its id. */
export const TEXTS = "mfe-settings";

export const texts = featureTexts(
  TEXTS,
  (language) => import(/* webpackChunkName: "texts-mfe-settings-[request]" */ `./${language}.json`),
);
