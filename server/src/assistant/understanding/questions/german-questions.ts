import type { QuestionTable } from "./question-table.ts";

export const GERMAN_QUESTIONS: QuestionTable = {
  list: "(?:was|wann) (?:steht|habe? ich|ist|liegt|kommt).*|was habe? ich|(?:zeig|zeige)(?: mir| mal)? (?:meine[nr]? )?(?:termine?|kalender)|meine termine|(?:habe? ich|gibt es).*(?:termine?|etwas|was)(?!\\p{L})|welche termine|^(?:meine? )?(?:kalender|termine)(?!\\p{L})",
  free: "(?:bin|wäre) ich.*(?:frei|verfügbar)|hab(?:e)? ich.*zeit|(?:freie?[nr]?|eine freie) (?:stunde|zeit|termin)|wann habe? ich zeit|(?:ist|sind|wäre|habe?|hätte)(?: ich)? .*(?:vormittag|mittag|nachmittag|abend|tag)\\p{L}* .*(?:frei|zeit)(?!\\p{L})",
  when: "wann (?:ist|war|habe? ich|beginnt)",
  parts: {
    morning: "vormittag",
    afternoon: "nachmittag",
    evening: "abend",
  },
  products:
    "^(?:bitte )?(?:finde?|such(?:e)?|zeig(?:e)?|kaufe?)(?: mir| mal)? (?!.*(?:termin|kalender|stunde))|produkte?|lieferant(?:en)?(?!\\p{L})|am (?:billigsten|günstigsten)|billigste|günstigste|^(?:ich )?suche (?!.*(?:termin|kalender|zeit))|^(?!.*(?:termin|kalender|stunde|zeit)).+ suchen[.!]?$|^ich (?:möchte|will) .+ (?:kaufen|bestellen)",
  follow: "(?:und|was ist mit|wie ist es)(?: am| in)? {rest}",
  eventNoise:
    "und|was|wann|wie|steht|an|hab|habe|ich|ist|liegt|kommt|am|im|in|der|die|das|den|mein|meine|meinen|termin|termine|kalender|zeig|zeige|mir|mal|mit|gibt|es|etwas|welche|bei|für|hab'|bitte|auf|dem|zum|denn|noch|meine?",
  productNoise:
    "finde?|suche?|zeige?|mir|mal|bitte|kaufe?|produkte?|lieferant(?:en)?|am|billigsten|günstigsten|das|die|den|der|billigste|günstigste|bestbewertete[nr]?|auf lager|lieferbar|im|marktplatz|für|nach|gibt es|von|billigst\\p{L}*|günstigst\\p{L}*|ich|wir|brauche|suchen|finden|habt|haben|hat|ihr|sie|es|gibt|gerne?|möchte|will|kaufen|bestellen|zu|auf|dem|eine?n?|etwas",
  between: "zwischen {a} und {b} ?(?:euros?|eur|€)|von {a2} bis {b2} ?(?:euros?|eur|€)",
  under: "(?:unter|bis|bis zu|höchstens|maximal|weniger als) {a} ?(?:euros?|eur|€)",
  over: "(?:über|ab|mindestens|mehr als) {a} ?(?:euros?|eur|€)",
  inStock: "auf lager|lieferbar|vorrätig",
  cheapest: "billigst\\p{L}*|günstigst\\p{L}*",
  best: "best ?bewertet\\p{L}*|am besten bewertet",
  spaced: true,
};
