import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { type KnownStep, STEP_WORDS } from "./step-words.ts";

/** Puts what was done into words: what it was, and about what. */
export function useStepWords(): (step: KnownStep) => string {
  const { t } = useTranslation(TEXTS);
  return ({ kind, detail }) => {
    const step = t(STEP_WORDS[kind].done);
    return detail === undefined ? step : t("steps.about", { step, detail });
  };
}
