import type { QuestionTable } from "./question-table.ts";

export const ITALIAN_QUESTIONS: QuestionTable = {
  list: "(?:che|cosa|che cosa) (?:ho|c'è)|quali (?:eventi|appuntamenti)|(?:mostrami|fammi vedere) (?:il |i miei |il mio )?(?:calendario|agenda|appuntamenti)|la mia agenda|ho (?:qualcosa|impegni|appuntamenti)|quant[ie] (?:appuntamenti|riunioni)|^(?:(?:il mio |il )?calendario|(?:i miei |gli )?appuntamenti)(?!\\p{L})",
  free: "(?:sono|sarò) (?:liber[oa]|occupat[oa]|disponibile)|ho tempo|ora libera|buco|(?:mattin\\p{L}+|pomeriggio|sera|serata|giornata) (?:.* )?(?:è |sarà )?liber[oa]|(?:è|sarà) liber[oa] .*(?:mattin\\p{L}+|pomeriggio|sera|serata)",
  when: "(?:quando|a che ora) (?:è|ho|c'è)",
  parts: {
    morning: "(?:questa |la |mia )?mattin(?:a|ata)|stamattina",
    afternoon: "pomeriggio",
    evening: "ser(?:a|ata)|stasera",
  },
  products:
    "^(?:trova|cerca|mostrami|compra)(?:mi)?(?! .*(?:calendario|agenda|appuntamenti|buco))|prodott[oi]|fornitor[ei]|più economic[oi]|^(?:cerco|(?:vorrei|voglio) comprare) ",
  follow: "(?:e|e per|che ne dici di)(?: a)? {rest}",
  eventNoise:
    "e|che|cosa|ho|c'è|quali|eventi|appuntamenti|il|la|lo|i|le|mio|mia|miei|calendario|agenda|mostrami|fammi|vedere|con|a|di|del|quando|ora|è|qualcosa|impegni|in",
  productNoise:
    "trova|cerca|mostrami|compra|mi|prodott[oi]|fornitor[ei]|più|economic[oi]|il|la|i|le|lo|meglio|recensit[oi]|disponibil[ei]|in|di|del|un|una|cerco|avete|hai|vorrei|voglio|comprare|c'è|ci sono|del|dello|della|delle|dei|l'|ho bisogno",
  between: "(?:tra|fra) (?:i )?{a} e (?:i )?{b} ?(?:euros?|eur|€)|da {a2} a {b2} ?(?:euros?|eur|€)",
  under: "(?:sotto|a meno di|meno di|fino a|massimo)(?: i)? {a} ?(?:euros?|eur|€)",
  over: "(?:sopra|più di|da almeno)(?: i)? {a} ?(?:euros?|eur|€)",
  inStock: "disponibil[ei]|in magazzino",
  cheapest: "più economic[oai]\\p{L}*",
  best: "meglio recensit[oi]|più votat[oi]",
  spaced: true,
};
