import { ANSWERS as DE_ANSWERS } from "./de/answers.ts";
import { DIALOGUES as DE } from "./de/dialogues.ts";
import { NEWCOMERS as DE_NEWCOMERS } from "./de/newcomers.ts";
import type { LanguageDialogues } from "./dialogue.ts";
import { ANSWERS as EN_ANSWERS } from "./en/answers.ts";
import { AS_SAID as EN_AS_SAID } from "./en/as-said.ts";
import { CHANGES as EN_CHANGES } from "./en/changes.ts";
import { DAILY as EN_DAILY } from "./en/daily.ts";
import { EVERYDAY as EN_EVERYDAY } from "./en/everyday.ts";
import { FOLLOW_UPS as EN_FOLLOW_UPS } from "./en/follow-ups.ts";
import { HEARD as EN_HEARD } from "./en/heard.ts";
import { MEMORY as EN_MEMORY } from "./en/memory.ts";
import { NEWCOMERS as EN_NEWCOMERS } from "./en/newcomers.ts";
import { NEW_EVENTS as EN_NEW_EVENTS } from "./en/new-events.ts";
import { QUESTIONS as EN_QUESTIONS } from "./en/questions.ts";
import { VISITORS as EN_VISITORS } from "./en/visitors.ts";
import { ANSWERS as ES_ANSWERS } from "./es/answers.ts";
import { DIALOGUES as ES } from "./es/dialogues.ts";
import { DAILY as ES_DAILY } from "./es/daily.ts";
import { NEWCOMERS as ES_NEWCOMERS } from "./es/newcomers.ts";
import { ANSWERS as FR_ANSWERS } from "./fr/answers.ts";
import { DIALOGUES as FR } from "./fr/dialogues.ts";
import { NEWCOMERS as FR_NEWCOMERS } from "./fr/newcomers.ts";
import { ANSWERS as IT_ANSWERS } from "./it/answers.ts";
import { DIALOGUES as IT } from "./it/dialogues.ts";
import { DAILY as IT_DAILY } from "./it/daily.ts";
import { NEWCOMERS as IT_NEWCOMERS } from "./it/newcomers.ts";
import { ANSWERS as JA_ANSWERS } from "./ja/answers.ts";
import { CHANGES as JA_CHANGES } from "./ja/changes.ts";
import { DAILY as JA_DAILY } from "./ja/daily.ts";
import { EVERYDAY as JA_EVERYDAY } from "./ja/everyday.ts";
import { FOLLOW_UPS as JA_FOLLOW_UPS } from "./ja/follow-ups.ts";
import { HEARD as JA_HEARD } from "./ja/heard.ts";
import { MEMORY as JA_MEMORY } from "./ja/memory.ts";
import { NEWCOMERS as JA_NEWCOMERS } from "./ja/newcomers.ts";
import { NEW_EVENTS as JA_NEW_EVENTS } from "./ja/new-events.ts";
import { QUESTIONS as JA_QUESTIONS } from "./ja/questions.ts";
import { VISITORS as JA_VISITORS } from "./ja/visitors.ts";
import { SPOKEN as JA_SPOKEN } from "./ja/spoken.ts";
import { ANSWERS as KO_ANSWERS } from "./ko/answers.ts";
import { DIALOGUES as KO } from "./ko/dialogues.ts";
import { NEWCOMERS as KO_NEWCOMERS } from "./ko/newcomers.ts";
import { ANSWERS as PT_ANSWERS } from "./pt/answers.ts";
import { AS_SAID as PT_AS_SAID } from "./pt/as-said.ts";
import { DIALOGUES as PT } from "./pt/dialogues.ts";
import { NEWCOMERS as PT_NEWCOMERS } from "./pt/newcomers.ts";
import { ANSWERS as RU_ANSWERS } from "./ru/answers.ts";
import { AS_SAID as RU_AS_SAID } from "./ru/as-said.ts";
import { DIALOGUES as RU } from "./ru/dialogues.ts";
import { NEWCOMERS as RU_NEWCOMERS } from "./ru/newcomers.ts";
import { ANSWERS as VI_ANSWERS } from "./vi/answers.ts";
import { AS_SAID as VI_AS_SAID } from "./vi/as-said.ts";
import { CHANGES as VI_CHANGES } from "./vi/changes.ts";
import { DAILY as VI_DAILY } from "./vi/daily.ts";
import { EVERYDAY as VI_EVERYDAY } from "./vi/everyday.ts";
import { FOLLOW_UPS as VI_FOLLOW_UPS } from "./vi/follow-ups.ts";
import { HEARD as VI_HEARD } from "./vi/heard.ts";
import { MEMORY as VI_MEMORY } from "./vi/memory.ts";
import { NEWCOMERS as VI_NEWCOMERS } from "./vi/newcomers.ts";
import { NEW_EVENTS as VI_NEW_EVENTS } from "./vi/new-events.ts";
import { QUESTIONS as VI_QUESTIONS } from "./vi/questions.ts";
import { VISITORS as VI_VISITORS } from "./vi/visitors.ts";
import { ANSWERS as ZH_ANSWERS } from "./zh/answers.ts";
import { DIALOGUES as ZH } from "./zh/dialogues.ts";
import { ANSWERS as ZH_CN_ANSWERS } from "./zh-CN/answers.ts";
import { CHANGES as ZH_CN_CHANGES } from "./zh-CN/changes.ts";
import { DAILY as ZH_CN_DAILY } from "./zh-CN/daily.ts";
import { EVERYDAY as ZH_CN_EVERYDAY } from "./zh-CN/everyday.ts";
import { HEARD as ZH_CN_HEARD } from "./zh-CN/heard.ts";
import { FOLLOW_UPS as ZH_CN_FOLLOW_UPS } from "./zh-CN/follow-ups.ts";
import { MEMORY as ZH_CN_MEMORY } from "./zh-CN/memory.ts";
import { NEWCOMERS as ZH_CN_NEWCOMERS } from "./zh-CN/newcomers.ts";
import { NEW_EVENTS as ZH_CN_NEW_EVENTS } from "./zh-CN/new-events.ts";
import { QUESTIONS as ZH_CN_QUESTIONS } from "./zh-CN/questions.ts";
import { VISITORS as ZH_CN_VISITORS } from "./zh-CN/visitors.ts";
import { SPOKEN as ZH_CN_SPOKEN } from "./zh-CN/spoken.ts";

export const LANGUAGES: readonly LanguageDialogues[] = [
  {
    language: "en",
    dialogues: [
      ...EN_NEW_EVENTS,
      ...EN_CHANGES,
      ...EN_QUESTIONS,
      ...EN_AS_SAID,
      ...EN_DAILY,
      ...EN_NEWCOMERS,
      ...EN_VISITORS,
      ...EN_EVERYDAY,
      ...EN_MEMORY,
      ...EN_ANSWERS,
      ...EN_FOLLOW_UPS,
      ...EN_HEARD,
    ],
  },
  {
    language: "vi",
    dialogues: [
      ...VI_NEW_EVENTS,
      ...VI_CHANGES,
      ...VI_QUESTIONS,
      ...VI_AS_SAID,
      ...VI_DAILY,
      ...VI_NEWCOMERS,
      ...VI_VISITORS,
      ...VI_EVERYDAY,
      ...VI_MEMORY,
      ...VI_ANSWERS,
      ...VI_FOLLOW_UPS,
      ...VI_HEARD,
    ],
  },
  {
    language: "zh-CN",
    dialogues: [
      ...ZH_CN_NEW_EVENTS,
      ...ZH_CN_CHANGES,
      ...ZH_CN_QUESTIONS,
      ...ZH_CN_SPOKEN,
      ...ZH_CN_HEARD,
      ...ZH_CN_DAILY,
      ...ZH_CN_NEWCOMERS,
      ...ZH_CN_VISITORS,
      ...ZH_CN_EVERYDAY,
      ...ZH_CN_MEMORY,
      ...ZH_CN_ANSWERS,
      ...ZH_CN_FOLLOW_UPS,
    ],
  },
  {
    language: "ja",
    dialogues: [
      ...JA_NEW_EVENTS,
      ...JA_CHANGES,
      ...JA_QUESTIONS,
      ...JA_SPOKEN,
      ...JA_DAILY,
      ...JA_NEWCOMERS,
      ...JA_VISITORS,
      ...JA_EVERYDAY,
      ...JA_MEMORY,
      ...JA_ANSWERS,
      ...JA_FOLLOW_UPS,
      ...JA_HEARD,
    ],
  },
  { language: "es", dialogues: [...ES, ...ES_ANSWERS, ...ES_NEWCOMERS, ...ES_DAILY] },
  { language: "fr", dialogues: [...FR, ...FR_ANSWERS, ...FR_NEWCOMERS] },
  { language: "de", dialogues: [...DE, ...DE_ANSWERS, ...DE_NEWCOMERS] },
  { language: "it", dialogues: [...IT, ...IT_ANSWERS, ...IT_NEWCOMERS, ...IT_DAILY] },
  { language: "pt", dialogues: [...PT, ...PT_ANSWERS, ...PT_NEWCOMERS, ...PT_AS_SAID] },
  { language: "ru", dialogues: [...RU, ...RU_ANSWERS, ...RU_NEWCOMERS, ...RU_AS_SAID] },
  { language: "ko", dialogues: [...KO, ...KO_ANSWERS, ...KO_NEWCOMERS] },
  { language: "zh", dialogues: [...ZH, ...ZH_ANSWERS] },
];
