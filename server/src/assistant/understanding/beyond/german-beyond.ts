import type { BeyondTable } from "./beyond-table.ts";

const PLEASE_IN_GERMAN =
  "(?:(?:bitte|hey|hallo|hi|ok|also|und|mal|ach|du|so|sag mal|guten (?:morgen|tag|abend)|(?:kannst|könntest|würdest) du|(?:können|könnten) sie|ich möchte,? dass du|hilf mir(?: dabei)?)[,!]? +)*";

const TEXTS_IN_GERMAN =
  "(?:e-?mails?|mails?|nachricht(?:en)?|sms|whatsapp|brief|briefe|anschreiben|bewerbung|bewerbungsschreiben|motivationsschreiben|gedicht|gedichte|aufsatz|text|texte|rede|geschichte|lied|songtext|witz|einladung|antwort|zusammenfassung|bericht|code|programm|post|entschuldigung|kündigung|rezept|glückwunsch(?:e|karte)?|essay|artikel)";

/** What may be said before anything else. */
const LEAD = "^(?:(?:bitte|hey|hallo|ach|also|und|aber|nein|nee|oh|so|du|ja)[,!]? +)*";

const UNMEANT = [
  '^[^:?]{2,60}(?<!\\p{L})(?:steht|stand|schreibt|schrieb|geschrieben|sagt|sagte|gesagt|meint|meinte|heißt es|lautet|bittet|mailt|mailte)(?: (?:mir|uns|da|hier|drin|dort))?\\s*[:„"»“]',
  "^laut [^:]{2,40}:|^laut (?:der |dem |meine[rm] |einer )?(?:e-?mail|mail|nachricht|zettel|notiz|chef\\p{L}*|brief)(?!\\p{L})",
  "^(?:in|auf|an|im|am) (?:(?:der|dem|meiner|einer|ihrer|seiner) )?\\p{L}+ steht(?!\\p{L})",
  "(?<!\\p{L})(?:hat|haben) (?:\\p{L}+ ){0,2}(?:gesagt|geschrieben|gebeten|gemeint|befohlen|verlangt),? (?:(?:ich soll|wir sollen|dass ich|ich solle)(?!\\p{L})|.{1,80}(?:anzulegen|einzutragen|zu planen|hinzuzufügen|zu erstellen))",
  `${LEAD}vergiss(?!\\p{L})(?!.{0,120}(?<!\\p{L})nich?t?(?!\\p{L}))`,
  `${LEAD}(?:vermeide\\p{L}*|nie wieder|nie mehr|niemals|auf (?:gar )?keinen fall|keinesfalls|unter keinen umständen|alles,? (?:nur|bloß|außer)|wehe|niemand (?:will|möchte|braucht)|(?:bloß|nur|ja|lieber|besser|bitte|am besten) (?:kein\\p{L}*|nicht|nie|niemals|nichts)|\\p{L}+ (?:niemals|nie))(?!\\p{L})(?!.{0,80}verg[ei]ss)`,
  `${LEAD}(?:ich|wir) (?:hasse|hassen|verabscheue|fürchte|verfluche)(?!\\p{L})[^,;?]*$`,
  `${LEAD}(?:ich|wir) (?:kann|können) [^,;?]{1,80} nicht (?:ausstehen|leiden|ab)(?!\\p{L})|${LEAD}mir graut`,
  `${LEAD}(?:stell(?:t|en)? (?:dir|euch|sie sich) (?:mal )?vor|angenommen|nehmen wir(?: mal)? an|mal angenommen|hätte ich (?:doch|nur|bloß)|wenn ich (?:doch|nur)|schade)(?!\\p{L})`,
  "(?<!\\p{L})wäre? (?:\\p{L}+ ){0,2}(?:schön|toll|super|nett|klasse|gut|genial|prima).{0,20}(?<!\\p{L})(?:aber|doch|leider)(?!\\p{L})",
  `${LEAD}(?:(?:ich|wir) wollten? .{1,100}(?<!\\p{L})(?:aber|doch) .{0,30}(?<!\\p{L})(?:nicht|nein|lass|lieber)(?!\\p{L})|(?:fast|beinahe) hätte|(?:ich|wir) haben? (?:mich|uns) (?:da)?gegen(?!\\p{L}))`,
  `${LEAD}lass(?:t|en sie)? (?!uns).{1,80} (?:weg|sein|ausfallen|bleiben)[.! ]*$`,
  "(?<!\\p{L})(?:trag|schreib|leg|plan)\\p{L}* (?:es|das|ihn|sie) (?:(?:noch|bitte) )?nicht (?:ein|auf|an)[.! ]*$",
  "^(?:\\p{L}+ ){1,2}(?:sagt|sagte|meint|meinte|schreibt|schrieb), .{1,80}(?:eintragen|anlegen|hinzufügen|planen|erstellen)[.! ]*$",
  `${LEAD}(?:ich (?:weigere mich|träume)|träum(?: weiter)?|zum glück)(?!\\p{L})`,
  "kannst du (?:gleich )?vergessen[.! ]*$",
].join("|");

export const GERMAN_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  begins:
    "(?:und |aber |also |ok |sag mal,? |weißt du,? |hey |hallo )*(?:was(?!s)|wann|wer|wen|wem|wo(?:hin|her|mit|zu|für)?|wie|warum|wieso|weshalb|welche[rsnm]?|ob|kein(?:e|en|er)?|nicht|nie|niemals|gestern|vorgestern|letzte[rsnm]?|wenn|falls)(?!\\p{L})",
  inside:
    "war (?:gestern|heute|super|toll|schön|schlimm|nett)|(?:ich|wir|er|sie|es) (?:war|waren|hatte|hatten|wurde|wurden)(?!\\p{L})|(?:hab|habe|haben|bin|sind) .*(?:gewesen|gegangen|gemacht|gehabt|vergessen|verpasst|geschlafen|gekauft)[.! ]*$|keine (?:lust|zeit|ahnung)|so (?:müde|kaputt|krank|genervt|gespannt)|abgesagt|gestrichen|verschoben|(?:fällt|fallen) (?:\\p{L}+ ){0,3}aus(?!\\p{L})|gibt(?:'s| es) (?:\\p{L}+ )?keine?n?(?!\\p{L})|(?:regnet|schneit|stürmt|gewittert|hagelt)(?!\\p{L})|wird(?:'s| es) (?:\\p{L}+ )?(?:regnen|schneien|heiß|kalt|warm|schön)|ist es (?:\\p{L}+ )?(?:heiß|kalt|warm|sonnig)|kommt (?:[\\p{L}\\d]+ ){0,4}nicht|wäre (?:\\p{L}+ )?(?:schön|toll|nett|super|klasse)(?!,? wenn)|keine?n? (?:bock|lust)",
  orders: `${PLEASE_IN_GERMAN}(?:(?:schreibe?|schick\\p{L}*|sende?|verfass\\p{L}*|formulier\\p{L}*|antworte?|dichte?|erzähle?|entwirf)(?= )(?! .*(?:kalender|termin|erinner)).*(?<!\\p{L})${TEXTS_IN_GERMAN}(?!\\p{L}).*|(?:mir |uns |meine[mnr]? \\p{L}+ )*(?:eine?n?|ne) .{0,30}(?<!\\p{L})${TEXTS_IN_GERMAN} .{0,80}?(?:schreiben|schicken|senden|verfassen|formulieren)[?.! ]*$|(?:übersetze?|uebersetze?|fasse? .* zusammen|korrigier\\p{L}*|berechne?|rechne?|spiele?|singe?|google?|mach(?:e)? (?:das )?(?:licht|musik|heizung)|ruf(?:e)? .* an[.! ]*$|bestelle?(?! .*(?:kalender|termin))|(?:buche?|reserviere?|kaufe?|besorge?|organisiere?)(?: mir| uns| bitte| mal| schnell)* .*(?:ticket|fahrkarte|bahnkarte|zug(?!\\p{L})|flug(?!\\p{L})|flüge|hotel(?!bar)|zimmer|tisch|karten|taxi|uber|mietwagen|platz|sitzplatz|unterkunft|ferienwohnung|bahn(?!\\p{L})))(?:\\p{L}*).*|.*(?:ticket|fahrkarte|flug|hotel|tisch|taxi|zimmer|karten)\\p{L}* (?:.{0,30} )?(?:buchen|reservieren|bestellen|kaufen)\\?)`,
};
