import type { MemoryTable } from "./memory-table.ts";

const THAT = "(?: che|:)";
const ABOUT_ME = "(?: (?:di|su) me)?";

export const ITALIAN_MEMORY: MemoryTable = {
  before: "per favore|per piacere|ciao|ok|allora|e|inoltre|a proposito|atrium",
  after: "per favore|per piacere|grazie",
  remember: [
    `(?:ricorda|ricordati|si ricordi|tieni a mente|tenga a mente|tieni presente|tenga presente|memorizza|memorizzi|non dimenticare|non dimenticarti|non dimentichi)(?: bene| per favore)?,?${THAT} {fact}`,
    "(?:segna(?:ti)?|appunta(?:ti)?|annota(?:ti)?|sappi|prendi nota|per tua informazione)(?: per favore)?(?: del fatto)?(?:,? che|:|,) {fact:(?:sono|non (?:sono|mi|posso|mangio|bevo)|il mi[oa]|la mi[oa]|i miei|le mie|mi[oa]|mi|ci|odio|preferisco|vivo|abito|lavoro|porto|ho (?:un'allergia|l'allergia|un figlio|una figlia|\\d+ anni|un gatto|un cane)|uso) .+}",
  ],
  rememberAsked: [
    `(?:puoi|potresti|può|potrebbe) (?:ricordare|ricordarti|ricordarsi|tenere a mente|memorizzare)${THAT} {fact}`,
  ],
  recall: [
    `(?:(?:che )?cosa|di (?:che )?cosa|che) (?:ti ricordi|ricordi|si ricorda|hai memorizzato|hai imparato)${ABOUT_ME}`,
    "(?:(?:che )?cosa|che) (?:sai|sa|hai (?:segnato|salvato)) (?:di|su) me",
    "(?:(?:che )?cosa|che) ti ho chiesto di ricordare",
    "(?:mostrami|mostra|elenca) (?:i (?:miei|tuoi) ricordi|tutti i (?:miei |tuoi )?ricordi)",
  ],
  forgetAll: [
    `(?:dimentica|dimentichi|dimenticati(?: di)?) tutto(?: (?:quello|ciò) che (?:sai|ricordi|sa)${ABOUT_ME}| (?:di|su) me)?`,
    "(?:cancella|elimina|svuota) (?:tutta )?la (?:tua |mia )?memoria",
    "(?:cancella|elimina) (?:tutti )?i (?:tuoi |miei )?ricordi",
  ],
  forget: [
    "(?:dimentica|dimentichi|dimenticati) che {fact}",
    "(?:dimentica|dimentichi) (?:quello|ciò) che (?:ti|le) ho detto (?:di|su|riguardo a) {fact}",
  ],
  forgetIfKnown: ["(?:dimentica|dimentichi|dimenticati) {fact}"],
  noFact: "questo|quello|ciò|tutto|me",
  speaks:
    "ricord|memori|segna|appunta|annota|sappi|prendi nota|dimenti[ch]|tie?n[ia] (?:a mente|presente)|tenga (?:a mente|presente)|d'ora in poi|da ora in poi",
  spaced: true,
};
