import type { QuestionTable } from "./question-table.ts";

const SO = "(?:(?:hallo|hey|hi|und|ok(?:ay)?|also|ach|sag mal|sag|weißt du|weisst du|bitte|äh+m?|du|mal)[, ]+)*";
const NOW = "(?: (?:denn|jetzt|gerade|eigentlich|bitte|nochmal|noch mal|grad|so|dann|überhaupt|bei dir|bei uns))*";

export const GERMAN_QUESTIONS: QuestionTable = {
  next: "nächste[rsn]? (?:termin|meeting|treffen)(?!\\p{L})|(?:was|wer|wo) (?:kommt|steht|ist|hab(?:e)? ich|muss ich) als nächstes|als nächstes",
  firstOfDay: "erste[rsn]? (?:termin|meeting|treffen)(?!\\p{L})|(?:was|wann) .{0,30}als erstes",
  lastOfDay: "letzte[rsn]? (?:termin|meeting|treffen)(?!\\p{L})|(?:was|wann) .{0,30}als letztes",
  list: "(?:was|wann) (?:haben wir|geht (?=heute|morgen|am)|machen wir|mache ich|muss ich|müssen wir|gibt(?:'?s| es)|läuft|für termine)(?!.*(?:neues|unter|kosten)).*|wie sieht(?:'s)? .*aus|wie (?:schaut|sieht)'?s .*aus|(?:zeig|zeige|sag|nenn|lies)(?: mir| mal)* (?:was .*(?:ansteht|los ist)|(?:alle |meine |die )*(?:termine|pläne))|(?:hab|habe|hätte|haben) (?:ich|wir) .*(?:was|etwas|irgendwas|nichts) (?:vor|geplant|drin|im kalender)|(?:ist|sind|steht) (?:was|etwas|irgendwas|schon was|noch was) (?:los|geplant|im kalender)|wie viele? termine|mein(?:en)? (?:tag|woche|kalender|terminplan)|(?:was'?n|was denn) .*(?:los|an)$|(?:was|wann) (?:steht|habe? ich|ist|liegt|kommt).*|was habe? ich|(?:zeig|zeige)(?: mir| mal)? (?:meine[nr]? )?(?:termine?|kalender)|meine termine|(?:habe? ich|gibt es).*(?:termine?|etwas|was)(?!\\p{L})|welche termine|^(?:meine? )?(?:kalender|termine)(?!\\p{L})",
  free: "(?:wann|ob) (?:bin|wäre) ich.*(?:frei|verfügbar)|(?:hab|habe|hätte|haben) (?:ich|wir) .*(?:luft|zeit|frei|ne lücke|eine lücke|noch platz|was frei)(?!\\p{L}) ?|(?:bin|wär|wäre|sind) (?:ich|wir) .*(?:beschäftigt|verplant|ausgebucht|verfügbar)|passt(?: mir)? .*(?:\\d|tag|morgen|woche).*(?:rein|in meinen kalender)|geht (?:es|das|bei mir)? ?(?:morgen|am|heute|nächste).*\\?|(?:bin|wäre) ich.*(?:frei|verfügbar)|hab(?:e)? ich.*zeit|(?:freie?[nr]?|eine freie) (?:stunde|zeit|termin)|wann habe? ich zeit|(?:ist|sind|wäre|habe?|hätte)(?: ich)? .*(?:vormittag|mittag|nachmittag|abend|tag)\\p{L}* .*(?:frei|zeit)(?!\\p{L})",
  when: "wann (?:ist|war|sind|hab(?:e)? ich|haben wir|beginnt|fängt|startet|endet|geht|kommt|muss ich|müssen wir|findet|treffe ich|seh)|um wie ?viel uhr (?:ist|hab|beginnt|fängt|geht|muss|war)|um welche uhrzeit|wo (?:ist|findet|war|muss ich hin) .*(?:statt|termin|treffen|meeting)",
  parts: {
    morning: "vormittag",
    afternoon: "nachmittag",
    evening: "abend",
  },
  clock: {
    time: `${SO}(?:wie spät(?: (?:ist es|haben wir(?: es)?|is es|isses))?|wie ?viel uhr (?:ist es|haben wir|is es)|welche uhrzeit (?:ist es|haben wir)|(?:(?:sag|nenn) mir )?(?:bitte )?die (?:genaue |aktuelle )?uhrzeit|uhrzeit|hast du die uhrzeit|was sagt die uhr)${NOW}`,
    date: `${SO}(?:welche[rnms]? (?:wochen)?tag (?:ist|haben wir|is)(?: denn)?(?: heute?)?|welches datum (?:ist|haben wir)(?: denn)?(?: heute?)?|was für (?:ein(?:en)?|nen) (?:wochen)?(?:tag|datum) (?:ist|haben wir)(?: heute?)?|(?:der|den) wie ?vielten? (?:ist|haben wir|is)(?: denn)?(?: heute?)?|(?:was|welchen|welches) (?:ist|haben wir) (?:heute? )?(?:für ein(?:en)? )?(?:(?:wochen)?tag|datum)(?: heute?)?|(?:das )?(?:heutige|aktuelle)s? datum|datum(?: von)? heute?|heute?s? datum|welcher ist heute?)${NOW}`,
    dateOf: `${SO}(?:(?:welche[rnms]? (?:wochen)?tag|was für (?:ein|einen|nen) (?:wochen)?(?:tag|datum)|welches datum|(?:der|den) wie ?vielten?|was) (?:ist|haben wir|wäre|is|hat)(?: denn| dann)? (?:der |den |am )?{day}(?: für ein(?:en)? (?:wochen)?tag)?|(?:auf )?(?:welchen|was für (?:einen|nen)) (?:wochen)?tag fällt (?:der |denn der |denn )?{day}|{day} (?:ist|is|fällt auf) (?:welche[rnms]?|was für (?:ein|einen)|der wie ?vielte|auf welchen)(?: (?:wochen)?tag| datum)?)${NOW}`,
  },
  products:
    "^(?:(?:bitte|hey|hallo|hi|und|ok|kannst du|könntest du)[, ]+)*(?:mir |uns |bitte |mal )*(?:finde?|such(?:e)?|zeig(?:e)?|kaufe?)(?: mir| mal| uns| bitte| nach)* (?!.*(?:termin|kalender|stunde|zeit))|was kostet(?:e|n)?(?= \\p{L})|(?:habt ihr|gibt es|gibt's|haben sie|hättet ihr) (?:auch |noch |denn |irgendwo )*(?!.*(?:termin|zeit|neues|was|etwas))|^(?:ich|wir) (?:brauche|brauch|bräuchte|brauchen) (?=.*(?:günstig|billig|lieferant|großhandel|\\d ?(?:kg|kilo|liter|kisten|sack|säcke)))|produkte?|lieferant(?:en)?(?!\\p{L})|am (?:billigsten|günstigsten)|billigste|günstigste|^(?:ich )?suche (?!.*(?:termin|kalender|zeit))|^(?!.*(?:termin|kalender|stunde|zeit)).+ suchen[.!]?$|^ich (?:möchte|will) .+ (?:kaufen|bestellen)",
  follow:
    "(?:(?:und|ok(?:ay)?|aber|also|ach)[, ]+)*(?:und|was ist mit|wie ist es|wie sieht(?:'s| es)(?: denn)? (?:mit|aus mit)?|wie schaut's)(?: am| in| dann)? {rest}(?: aus)?",
  after:
    "(?:(?:und|was kommt|was ist|was) )*(?:danach|darauf|(?:am |der )?tag (?:drauf|darauf|danach)|(?:die )?woche (?:drauf|darauf|danach)|(?:der|das|die) (?:danach|nächste)|im anschluss|anschließend)",
  eventNoise:
    "vor|heut|heute|nochmal|noch|nochma|eigentlich|los|geplant|alles|alle|so|da|uns|wir|haben|hast|du|sag|sagen|lies|nenn|nenne|wie viele?|wieviele|nächste[rsn]?|als|nächstes|erste[rsn]?|erstes|letzte[rsn]?|letztes|ansteht|ansteh'n|wo|wer|muss|müssen|soll|geht|gehe|denn|doch|bin|mache?n?|läuft|sieht|sieht's|schaut|schaut's|aus|ganz|genau|überhaupt|irgendwas|nichts|nix|schon|beginnt|fängt|startet|endet|findet|statt|um|wieviel|viel|uhr|uhrzeit|welcher|statt|war|sind|gleich|später|terminplan|pläne|plan|tag|woche|dran|drin|gerade|jetzt|bitte|ok|okay|ach|ja|dann|danach|hallo|hi|hey|kannst|treffe|sehe|was'n|n|und|was|wann|wie|steht|an|hab|habe|ich|ist|liegt|kommt|am|im|in|der|die|das|den|mein|meine|meinen|termin|termine|kalender|zeig|zeige|mir|mal|mit|gibt|es|etwas|welche|bei|für|hab'|bitte|auf|dem|zum|denn|noch|meine?",
  productNoise:
    "was kostet|was kosten|kostet|kosten|wie teuer|guten?|günstige[nrs]?|gute[nrs]?|billige[nrs]?|preiswerte[nrs]?|nicht|mehr als|angebote?|kannst|könntest|du|hallo|hey|hi|bräuchte|brauch|brauchen|uns|auch|noch|denn|irgendwo|meine?n?|unsere?n?|laden|restaurant|sortiert|sortiere|nach preis|nach bewertung|der preis|preis|zuerst|aufsteigend|und|nur|was|alles|mit|wie|viel|welche[rsn]?|am besten|besten|beste[rsn]?|bewertet\\p{L}*|bewertung|großhandel|vorrätig\\p{L}*|hättet|gibt's|finde?|suche?|zeige?|mir|mal|bitte|kaufe?|produkte?|lieferant(?:en)?|am|billigsten|günstigsten|das|die|den|der|billigste|günstigste|bestbewertete[nr]?|auf lager|lieferbar|im|marktplatz|für|nach|gibt es|von|billigst\\p{L}*|günstigst\\p{L}*|ich|wir|brauche|suchen|finden|habt|haben|hat|ihr|sie|es|gibt|gerne?|möchte|will|kaufen|bestellen|zu|auf|dem|eine?n?|etwas",
  between: "zwischen {a} und {b} ?(?:euros?|eur|€)|von {a2} bis {b2} ?(?:euros?|eur|€)",
  under:
    "(?:für )?(?:unter|bis|bis zu|höchstens|maximal|max\\.?|weniger als|nicht mehr als|nicht über|billiger als|günstiger als) {a} ?(?:euros?|eur|€)|{a2} ?(?:euros?|eur|€) (?:maximal|höchstens)",
  over: "(?:über|ab|mindestens|mehr als|teurer als) {a} ?(?:euros?|eur|€)",
  inStock: "auf lager|lieferbar|vorrätig|sofort (?:verfügbar|da)",
  cheap: "(?<!\\p{L})(?:billig|günstig|preiswert|preisgünstig)(?:e[srnm]?)?(?!\\p{L})",
  cheapest:
    "billigst\\p{L}*|günstigst\\p{L}*|(?:nach (?:dem )?preis(?! abst))(?: (?:aufsteigend|sortiert|sortieren))?|billigere zuerst",
  dearest: "teuerste\\p{L}*|preis absteigend",
  best: "best ?bewertet\\p{L}*|am besten bewertet|(?:mit )?(?:den )?besten bewertungen|nach bewertung(?:en)?",
  spaced: true,
};
