import type { BeyondTable } from "./beyond-table.ts";

const PLEASE_IN_GERMAN =
  "(?:(?:bitte|hey|hallo|hi|ok|also|und|mal|ach|du|so|sag mal|guten (?:morgen|tag|abend)|(?:kannst|könntest|würdest) du|(?:können|könnten) sie|ich möchte,? dass du|hilf mir(?: dabei)?)[,!]? +)*";

const TEXTS_IN_GERMAN =
  "(?:e-?mails?|mails?|nachricht(?:en)?|sms|whatsapp|brief|briefe|anschreiben|bewerbung|bewerbungsschreiben|motivationsschreiben|gedicht|gedichte|aufsatz|text|texte|rede|geschichte|lied|songtext|witz|einladung|antwort|zusammenfassung|bericht|code|programm|post|entschuldigung|kündigung|rezept|glückwunsch(?:e|karte)?|essay|artikel)";

export const GERMAN_BEYOND: BeyondTable = {
  begins:
    "(?:und |aber |also |ok |sag mal,? |weißt du,? |hey |hallo )*(?:was(?!s)|wann|wer|wen|wem|wo(?:hin|her|mit|zu|für)?|wie|warum|wieso|weshalb|welche[rsnm]?|ob|kein(?:e|en|er)?|nicht|nie|niemals|gestern|vorgestern|letzte[rsnm]?|wenn|falls)(?!\\p{L})",
  inside:
    "war (?:gestern|heute|super|toll|schön|schlimm|nett)|(?:ich|wir|er|sie|es) (?:war|waren|hatte|hatten|wurde|wurden)(?!\\p{L})|(?:hab|habe|haben|bin|sind) .*(?:gewesen|gegangen|gemacht|gehabt|vergessen|verpasst|geschlafen|gekauft)[.! ]*$|keine (?:lust|zeit|ahnung)|so (?:müde|kaputt|krank|genervt|gespannt)",
  orders: `${PLEASE_IN_GERMAN}(?:(?:schreibe?|schick\\p{L}*|sende?|verfass\\p{L}*|formulier\\p{L}*|antworte?|dichte?|erzähle?|entwirf)(?= )(?! .*(?:kalender|termin|erinner)).*(?<!\\p{L})${TEXTS_IN_GERMAN}(?!\\p{L}).*|(?:mir |uns |meine[mnr]? \\p{L}+ )*(?:eine?n?|ne) .{0,30}(?<!\\p{L})${TEXTS_IN_GERMAN} .{0,80}?(?:schreiben|schicken|senden|verfassen|formulieren)[?.! ]*$|(?:übersetze?|uebersetze?|fasse? .* zusammen|korrigier\\p{L}*|berechne?|rechne?|spiele?|singe?|google?|mach(?:e)? (?:das )?(?:licht|musik|heizung)|ruf(?:e)? .* an[.! ]*$|bestelle?(?! .*(?:kalender|termin))|(?:buche?|reserviere?|kaufe?|besorge?|organisiere?)(?: mir| uns| bitte| mal| schnell)* .*(?:ticket|fahrkarte|bahnkarte|zug(?!\\p{L})|flug(?!\\p{L})|flüge|hotel(?!bar)|zimmer|tisch|karten|taxi|uber|mietwagen|platz|sitzplatz|unterkunft|ferienwohnung|bahn(?!\\p{L})))(?:\\p{L}*).*|.*(?:ticket|fahrkarte|flug|hotel|tisch|taxi|zimmer|karten)\\p{L}* (?:.{0,30} )?(?:buchen|reservieren|bestellen|kaufen)\\?)`,
};
