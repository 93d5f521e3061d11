import { featureTexts } from "@atrium/shared-ui";
import type whole from "./de.json";
import type firstView from "./en.json";

/** Namespace of this feature's texts, which is its id. */
export const TEXTS = "mfe-chat";

/** Fetches the texts in one language; in English those of the first view, as other code brings its own. */
export const loadTexts = <In extends string>(
  language: In,
): Promise<{ readonly default: In extends "en" ? typeof firstView : typeof whole }> =>
  import(/* webpackChunkName: "texts-mfe-chat-[request]", webpackExclude: /en[\\/]/ */ `./${language}.json`);

export const texts = featureTexts(TEXTS, loadTexts);
