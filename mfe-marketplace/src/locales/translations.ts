import { featureTexts } from "@atrium/shared-ui";

/** Namespace of this feature's texts, which is its id. */
export const TEXTS = "mfe-marketplace";

export const texts = featureTexts(
  TEXTS,
  (language) => import(/* webpackChunkName: "texts-mfe-marketplace-[request]" */ `./${language}.json`),
);
