import type { QuestionTable } from "./question-table.ts";

export const SPANISH_QUESTIONS: QuestionTable = {
  list: "qué (?:tengo|hay|eventos|citas)|(?:muéstrame|enséñame|dime|ver) (?:mi |mis |el )?(?:calendario|agenda|eventos|citas)|mi(?:s)? (?:agenda|calendario|eventos|citas)|tengo (?:algo|alguna|algún)|cuántas? (?:citas|reuniones|eventos)|^(?:el |mis )?(?:calendario|eventos)(?!\\p{L})",
  free: "(?:estoy|estaré) (?:libre|ocupad[oa]|disponible)|tengo (?:tiempo|libre)|hueco|hora libre|(?:tengo|tendré|está|estará) libre (?:la|mi|esta) (?:mañana|tarde|noche)|(?:la|mi|esta) (?:mañana|tarde|noche) (?:.* )?libre",
  when: "(?:cuándo|a qué hora) (?:es|tengo|está)",
  parts: {
    morning: "(?:la|mi|esta) mañana",
    afternoon: "(?<!más )tarde",
    evening: "noche",
  },
  products:
    "^(?:búscame|busca|encuentra|encuéntrame|muéstrame|compra|quiero comprar)(?! .*(?:calendario|agenda|citas|eventos|hueco))|productos?|proveedor(?:es)?|más barat[oa]|^(?:busco|necesito comprar) ",
  follow: "¿?(?:y|qué tal|y qué hay d)(?:e)?(?: en)? {rest}",
  eventNoise:
    "y|qué|que|tengo|hay|eventos?|citas?|reuniones|el|la|los|las|mi|mis|calendario|agenda|muéstrame|enséñame|dime|ver|en|con|para|cuándo|cuando|a|es|está|algo|alguna|algún|de|del|cuántas|hora|mañana por|esta",
  productNoise:
    "búscame|busca|encuentra|encuéntrame|muéstrame|compra|quiero|comprar|productos?|proveedores?|de|más|barat[oa]s?|el|la|los|las|mejor|valorad[oa]|en stock|disponibles?|por|un|una|algún|busco|tienen|tienes|hay|necesito|me|algo",
  between: "entre {a} y {b} ?(?:euros?|eur|€)|de {a2} a {b2} ?(?:euros?|eur|€)",
  under: "(?:por )?(?:menos de|hasta|por debajo de|máximo) {a} ?(?:euros?|eur|€)",
  over: "(?:más de|desde|a partir de) {a} ?(?:euros?|eur|€)",
  inStock: "en stock|disponibles?",
  cheapest: "más barat[oa]s?",
  best: "mejor valorad[oa]s?",
  spaced: true,
};
