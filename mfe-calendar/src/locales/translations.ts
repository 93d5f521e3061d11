import { featureTexts } from "@atrium/shared-ui";

/** Namespace of this feature's texts, which is its id. */
export const TEXTS = "mfe-calendar";

export const texts = featureTexts(
  TEXTS,
  (language) => import(/* webpackChunkName: "texts-mfe-calendar-[request]" */ `./${language}.json`),
);
