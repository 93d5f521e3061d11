import type { MemoryTable } from "./memory-table.ts";

const THAT = "(?: que|:)";
const ABOUT_ME = "(?: (?:de|sobre) mí)?";

export const SPANISH_MEMORY: MemoryTable = {
  before: "por favor|hola|oye|ok|bueno|y|además|por cierto|atrium",
  after: "por favor|gracias",
  remember: [
    `(?:recuerda|recuerde|acuérdate de|acuérdese de|ten en cuenta|tenga en cuenta|memoriza|memorice|no olvides|no olvide|no te olvides de|no se olvide de)(?: por favor)?,?${THAT} {fact}`,
    "(?:apunta|anota|apúntate|guarda|que sepas|para que (?:lo )?sepas|toma nota)(?: por favor)?(?: de)?(?:,? que|:|,) {fact:(?:soy|no (?:soy|me|puedo|como|bebo)|mi|mis|me|nos|odio|prefiero|vivo|trabajo|tengo (?:alergia|intolerancia|hij|perr|gat|\\d+ años)|uso|llevo la talla|mido) .+}",
  ],
  rememberAsked: [
    `(?:puedes|podrías|puede|podría) (?:recordar|acordarte de|acordarse de|memorizar|tener en cuenta)${THAT} {fact}`,
  ],
  recall: [
    `(?:qué|de qué) (?:recuerdas|recuerda usted|te acuerdas|has memorizado|has guardado)${ABOUT_ME}`,
    "qué (?:cosas )?(?:sabes|sabe usted|tienes (?:apuntado|guardado)) (?:de|sobre) mí",
    `de qué te (?:acuerdas|acordás)${ABOUT_ME}`,
    "qué te (?:pedí|he pedido) que recordaras",
    "(?:muéstrame|enséñame|muestra) (?:mis|tus|todos (?:mis|tus|los)) recuerdos",
  ],
  forgetAll: [
    `(?:olvida|olvide|olvídate de) todo(?: lo que (?:sabes|recuerdas|sabe)${ABOUT_ME}| (?:de|sobre) mí)?`,
    "(?:borra|borre|elimina|elimine) (?:toda )?(?:tu|mi|la) memoria",
    "(?:borra|borre|elimina|elimine) (?:todos )?(?:tus|mis|los) recuerdos",
  ],
  forget: [
    "(?:olvida|olvide|olvídate de|olvídese de) que {fact}",
    "(?:olvídate de|borra|elimina|quita)(?: de tu memoria)? que {fact}",
    "(?:olvida|olvide) lo (?:que (?:te|le) (?:dije|he dicho) (?:de|sobre)|de(?: que)?) {fact}",
  ],
  forgetIfKnown: ["(?:olvida|olvide|olvídate de|olvídese de) {fact}"],
  noFact: "eso|esto|todo|mí",
  speaks:
    "recu[eé]rd|recorda|acu[eé]rd|acord|memori|olv[ií]d|ap[uú]nt|anot|guarda|sepas|toma nota|ten(?:ga)? en cuenta|a partir de ahora|de ahora en adelante",
  spaced: true,
};
