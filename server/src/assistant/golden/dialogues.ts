import type { LanguageDialogues } from "./dialogue.ts";
import { CHANGES as EN_CHANGES } from "./en/changes.ts";
import { NEW_EVENTS as EN_NEW_EVENTS } from "./en/new-events.ts";
import { QUESTIONS as EN_QUESTIONS } from "./en/questions.ts";

export const LANGUAGES: readonly LanguageDialogues[] = [
  { language: "en", dialogues: [...EN_NEW_EVENTS, ...EN_CHANGES, ...EN_QUESTIONS] },
];
