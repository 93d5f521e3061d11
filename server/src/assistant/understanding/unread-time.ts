/** Words of time in the languages that are read without tables, which read only some of them. Months aren't among them, as some are names. Sources of regular expressions. */
const WORDS: Readonly<Record<string, string>> = {
  de: "halb|viertel\\p{L}*|uhr|mittags?|mitternacht|früh|morgens?|vormittags?|nachmittags?|abends?|nachts?|stunden?|minuten?|tage?n?|wochen?|monate?|jahre?|jede[nmrs]?|jeweils|täglich|wöchentlich|monatlich|jährlich|werktags?|außer|bis|ab|nächste[nmrs]?|übernächste[nmrs]?|kommende[nmrs]?|vor|nach|seit|euro|\\p{L}*(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hab|habe|zeit|erinnere?",
  es: "media|cuarto|menos|mediodía|medianoche|mañana|tarde|noche|madrugada|horas?|minutos?|días?|semanas?|mes|meses|años?|cada|todos|todas|diario|semanal|mensual|anual|excepto|salvo|hasta|desde|próxim[oa]s?|que viene|siguiente|antes|después|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|euros?|otro|mejor|a las?|recuérdame",
  fr: "demie?|quart|moins|midi|minuit|matin|soir|après-midi|nuit|heures?|minutes?|jours?|semaines?|mois|ans?|années?|chaque|tous|toutes|quotidien|hebdomadaire|mensuel|sauf|jusqu'?(?:au|à)?|depuis|prochaine?s?|suivante?s?|avant|après|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|euros?|plutôt|dans|rappelle(?:-moi)?",
  it: "mezza|mezzo|quarto|meno|mezzogiorno|mezzanotte|mattina|mattino|pomeriggio|sera|notte|or[ae]|minut[oi]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|ogni|tutti|tutte|tranne|eccetto|fino|dal|prossim[oae]|prima|dopo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tra|fra|euro|facciamo|all[ea']|ricordami",
  pt: "meia|meio|quarto|menos|meio-dia|meia-noite|manhã|tarde|noite|madrugada|horas?|minutos?|dias?|semanas?|m[eê]s|meses|anos?|cada|tod[oa]s?|exceto|até|desde|próxim[oa]s?|que vem|seguinte|antes|depois|segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|feira|uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|daqui|euros?|às|lembra|lembre",
  ru: "пол\\p{L}*|четверть|без|полдень|полночь|утр[ао]м?|дн[яё]м?|днём|день|вечер\\p{L}*|ноч\\p{L}*|час\\p{L}*|минут\\p{L}*|недел\\p{L}*|месяц\\p{L}*|год\\p{L}*|лет|кажд\\p{L}*|ежедневно|еженедельно|будн\\p{L}*|кроме|следующ\\p{L}*|через|после|перед|понедельник\\p{L}*|вторник\\p{L}*|сред[аыу]|четверг\\p{L}*|пятниц\\p{L}*|суббот\\p{L}*|воскресень\\p{L}*|один|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|евро|лучше|давай|подольше|дольше|напомни\\p{L}*",
};

/** Whether a text still says something of time that wasn't read, so that what was read may not be all. */
export function hasUnreadTime(rest: string, language: string): boolean {
  const words = WORDS[language.split("-")[0] ?? ""];
  if (words === undefined) return false;
  return new RegExp(`\\d|(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(rest);
}
