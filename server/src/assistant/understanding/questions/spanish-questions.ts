import { looseTable } from "../accents.ts";
import type { QuestionTable } from "./question-table.ts";

const LEAD =
  "(?:(?:hola|buenas|oye|perdona|disculpa|por favor|porfa|dime|sabes|y|a ver|una cosa|me (?:dices|puedes decir))[,! ]+)*";
const CALENDAR = "(?:calendario|agenda|eventos|citas|planes|semana|día|horario|reuniones|compromisos)";

export const SPANISH_QUESTIONS: QuestionTable = looseTable({
  list: `(?<!(?:lo|todo) )qué (?:me toca|(?:\\p{L}+ )?(?:tengo|tenemos|hay)(?! en stock| que)|eventos|citas|planes|plan|cosas|hago|hacemos)|(?:cómo|qué tal) (?:tengo|está|viene|pinta|se presenta|va|ando de) (?:mi |el |la |lo )?(?:${CALENDAR}|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|finde|tarde)|(?:muéstrame|enséñame|dime|ver|léeme|dame|pásame|mírame|resúmeme) (?:mi |mis |el |la |los |las |qué )?${CALENDAR}|mis? (?:agenda|calendario|eventos|citas|planes)(?! (?:una?|el|la)(?!\\p{L}))|tengo (?:algo|algún|alguna|cosas|muchas cosas|planes|plan|citas|reuniones)|^¿?(?:y |oye,? |hola,? )*(?:tengo|tenemos|hay) (?!libre|tiempo|hueco|que )[^?]*(?:hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|finde|semana)[^?]*\\?$|cuánt[oa]s (?:citas|reuniones|eventos|cosas)|^(?:el |mis |mi )?(?:calendario|eventos|agenda|citas)(?!\\p{L})|con quién (?:he quedado|quedé|tengo)|(?:dónde|en dónde) (?:es|tengo|he quedado|quedamos|hemos quedado)|cuál es mi (?:próxim[oa]|primer[oa]?) `,
  free: "(?:estoy|estaré|estamos|ando|voy a estar) (?:\\p{L}+ )?(?:libre|ocupad[oa]|disponible)|tengo (?:tiempo|libre)|tengo (?:(?:el|la|mi|todo el|toda la) )?[^?]{0,30} libre(?!s)|hueco|hora libre|cuándo (?:estoy|puedo)|(?:tendré|está|estará) libre (?:la|mi|esta) (?:mañana|tarde|noche)|(?:la|mi|esta) (?:mañana|tarde|noche) (?:.* )?libre|puedo quedar",
  listOn: "^¿?(?:tengo|hay) (?!libre|tiempo|hueco|que ).*\\?$",
  when: "(?:cuándo|a qué hora|qué día) (?:es|son|tengo|está|era|empieza|acaba|termina|me toca|he quedado|quedé|toca)",
  next: "(?:qué|cuál) (?:es lo (?:próximo|siguiente)|viene (?:ahora|después)|tengo (?:ahora|después|luego))|(?:lo|mi) (?:próximo|próxima|siguiente)(?: (?:cita|evento|reunión|cosa))?",
  parts: {
    morning: "(?:la|mi|esta) mañana",
    afternoon: "(?<!más )tarde",
    evening: "noche",
  },
  clock: {
    time: `${LEAD}¿?(?:qué horas? (?:es|son|tenemos|tienes|llevas)|tienes (?:la )?hora|(?:dime )?la hora(?: que es)?|me (?:dices|das) la hora)(?: ya| ahora(?: mismo)?| es| por favor| porfa)*`,
    date: `${LEAD}¿?(?:(?:a )?qué (?:día|fecha) (?:es|estamos|tenemos|somos|era)(?: hoy)?|(?:en|a) qué (?:día|fecha) estamos(?: hoy)?|a cuántos? estamos(?: hoy)?|(?:cuál es )?la fecha(?: de hoy)?|hoy (?:qué|a qué) (?:día|fecha) (?:es|estamos)|qué día de la semana es(?: hoy)?)(?: ya| por favor| porfa)*`,
    dateOf: `${LEAD}¿?(?:(?:en |a )?qué (?:día|fecha)(?: de la semana)? (?:es|cae|será|cae en|sería|caerá|estaremos)|(?:cuál es|cuál será) la fecha (?:de|del)|cuándo (?:cae|es)(?= (?:el )?(?:próximo|lunes|martes|miércoles|jueves|viernes|sábado|domingo))) (?:en )?{day}`,
  },
  products:
    "^(?:¿?(?:me |nos )?(?:puedes |podrías )?)?(?:búscame|busca|buscar|buscarme|encuentra|encuéntrame|muéstrame|enséñame|compra|quiero comprar)(?! .*(?:calendario|agenda|citas|eventos|hueco|planes|semana|recuerdos|hoy|mañana))|productos?|proveedor(?:es)?|más (?:barat|car|económic)[oa]s?|^(?:busco|necesito comprar|estoy buscando) |^¿?(?:a )?(?:cuánto (?:cuesta|vale|está|sale)n?|qué precio tienen?) |^¿?(?:tenéis|tienen|tienes|vendéis|venden) ",
  follow:
    "¿?(?:y|qué tal|y qué hay d|y qué tal|y qué pasa con)(?:e)?(?: en)? {rest}|¿?(?:lo mismo|igual) (?:para|pero) {rest}",
  after: "¿?(?:y )?(?:(?:lo|el|la) )?(?:siguiente|después|luego)(?: (?:qué|de eso))?\\??",
  eventNoise:
    "y|qué|que|tengo|tenemos|hay|eventos?|citas?|reuniones|el|la|los|las|mi|mis|calendario|agenda|muéstrame|enséñame|dime|ver|en|con quién|con|para|cuándo|cuando|a|es|son|está|algo|alguna|algún|de|del|cuánt[oa]s|cuál|hora|mañana por|esta|este|ese|día|planes|plan|cosas|cosa|me|nos|toca|cómo|qué tal|tal|viene|pinta|se|presenta|va|léeme|dame|pásame|resúmeme|hola|buenas|buenos|días|tardes|noches|oye|por favor|porfa|gracias|programad[oa]s?|apuntad[oa]s?|previst[oa]s?|pendientes?|agendad[oa]s?|quedado|quedamos|quedé|he|hemos|había|ya|todavía|aún|otra|más|luego|después|hago|hacemos|dónde|empieza|acaba|termina|era|lo|un|una|hoy|siguiente|próxim[oa]|puesto|semana|muchas",
  productNoise:
    "búscame|busca|buscar|buscarme|encuentra|encuéntrame|muéstrame|enséñame|compra|quiero|comprar|productos?|proveedores?|(?<=(?:precio|proveedores|productos|barat[oa]s?|algo) )del?|más|barat[oa]s?|económic[oa]s?|car[oa]s?|el|la|los|las|mejor(?:es)?|valorad[oa]s?|(?:que (?:esté|estén|haya) )?en stock|disponibles?|por|un|una|algún|busco|estoy|buscando|tenéis|tienen|tienes|vendéis|venden|hay|necesito|me|nos|puedes|podrías|algo|cuál|cuáles|es|son|qué|cuánto|cuesta|cuestan|vale|valen|sale|salen|precio|precios|tiene|ordenad[oa]s?|ordena|de menor a mayor|de mayor a menor|por favor|porfa|hola|oye|buenas|en el mercado|del mercado|y|valoración|que",
  between: "entre {a} y {b} ?(?:euros?|eur|€|pesos|dólares)|de {a2} a {b2} ?(?:euros?|eur|€)",
  under:
    "(?:por |de |a |que cuesten? )?(?:menos de|hasta|por debajo de|máximo|como máximo|no más de) {a} ?(?:euros?|eur|€|pavos|pesos|dólares)",
  over: "(?:por |de |a )?(?:más de|desde|a partir de) {a} ?(?:euros?|eur|€)",
  inStock: "en stock|disponibles?",
  cheap: "(?<!\\p{L})(?:barat[oa]s?|económic[oa]s?)(?!\\p{L})",
  cheapest: "más (?:barat|económic)[oa]s?|por precio|de menor a mayor",
  dearest: "más car[oa]s?|de mayor a menor",
  best: "mejor (?:valorad|puntuad)[oa]s?|mejores|por valoración",
  spaced: true,
});
