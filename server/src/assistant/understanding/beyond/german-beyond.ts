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
  `${LEAD}(?:sage?|sagen sie|richte?|teile?|schreibe?|melde?|informiere?|erkläre?|versicher[en]?)(?: bitte)? (?!mir |uns |ab |zu )[^:?]{2,40}(?:,? (?:dass|ob)(?!\\p{L})|,? (?:bescheid|aus|mit), (?:dass|ob)(?!\\p{L}))`,
  `${LEAD}(?:ignoriere?|missachte?)(?!\\p{L}).{0,40}(?<!\\p{L})(?:anweisung\\p{L}*|regeln|alles|vorherige\\p{L}*|obige\\p{L}*)(?!\\p{L})`,
  `${LEAD}(?:(?:sage?|sprich|buchstabiere?|wiederhole?|zitiere?)(?: (?:mir nach|nach mir|bitte|laut|mal|die worte|den satz))*(?::| (?=["„»“]))|(?:sprich|sag)e? mir nach|buchstabiere? )`,
  `${LEAD}(?:hör(?:e|t)? auf,? .{1,80}(?:einzutragen|anzulegen|hinzuzufügen|zu (?:planen|erstellen|erinnern|buchen))|(?:verweigere?|lehne?)(?= \\p{L})(?!.{0,60}(?:mich|rücken|fahrrad|leiter) an)(?!\\p{L})|mache? (?!(?:das|es|alles|die letzte|den letzten|beides)(?!\\p{L})).{1,60} rückgängig)`,
  `${LEAD}(?:(?:es )?(?:ist |stimmt )(?:nicht(?: wahr)?|gelogen|falsch),? dass|niemand|keiner (?:von|kommt|hat|will))(?!\\p{L})`,
  "(?<!\\p{L})(?:habe?|hab'|haben) (?:ich|wir) (?:\\p{L}+ ){0,3}keine?n?(?!\\p{L})|zum glück (?:kein\\p{L}*|nicht)(?!\\p{L})|^(?:ich|wir) (?:habe?|haben) (?:.{0,40} )?keine?n? (?:termin|meeting|treffen|besprechung|sitzung|verabredung|arzttermin|unterricht)(?!\\p{L})|^(?:ich|wir) (?:kann|können|will|wollen|werde|werden) (?:[^,;]{1,80} )?nicht (?![^,;]*(?:vergess|verpass|versäum))[^,;]{1,80}$",
].join("|");

/** Orders that only hold if something happens, which nobody watches for. */
const CONDITION = [
  `${LEAD}(?:falls|sollte|sofern|wenn|es sei denn)(?! (?:möglich|du|sie (?:können|möchten)|es (?:geht|passt|möglich|dir)|das (?:geht|möglich))(?!\\p{L}))(?=.{2,60},)[^,]{2,60}, ?(?:dann |bitte )*(?:sage?|streiche?|lösche?|verschiebe?|verlege?|storniere?|trage?|plane?|lege?|füge?|erstelle?|buche?|benenne?)(?!\\p{L})`,
  `${LEAD}(?:sage?|streiche?|lösche?|verschiebe?|verlege?|storniere?|trage?|plane?)(?!\\p{L}) [^?]{2,80}, ?(?:falls|wenn|sofern|sollte) (?!möglich|du |es geht)[^?]*$`,
].join("|");

/** Said in the end of what was named before, instead of doing it. */
const AGAINST =
  "[?!.,;–—-]+\\s*(?:aber |nein,? |ach,? )*(?:auf (?:gar )?keinen fall|niemals|nie(?: im leben| wieder)?|nicht mit mir|von wegen|bloß nicht|lieber nicht|besser nicht|sicher nicht|ganz bestimmt nicht|kommt nicht in ?frage|vergiss es|(?:nur|war nur|war ein|kleiner) (?:spaß|scherz|witz)|(?:ich )?(?:mach|mache) (?:nur )?(?:spaß|witze)|das (?:wäre? (?:furchtbar|schrecklich|schlimm)|hasse ich|will ich nicht|möchte ich nicht)|(?:ich|wir) (?:will|wollen|möchte|möchten|mag|mögen) (?:das )?nicht|ich bin dagegen|nö|nee)|\\?\\s*nein|, (?:sagte?|meinte?|behauptete?|schlug) (?!Bescheid)(?:er|sie|(?-i:\\p{Lu})\\p{L}+)(?:,? aber .{1,40})?";

/** Somebody or something, and what they do. */
const TOLD = [
  ".*(?<!\\p{L})(?<!(?:ich|wir|du|ihr) )(?:fährt|fliegt|kommt|geht|startet|öffnet|schließt|zieht|reist|trifft|heiratet|spielt|arbeitet|bekommt|feiert|hält|nimmt|landet|läuft|tritt|singt|spricht|lernt|macht|gibt|eröffnet|liefert|bringt|holt|isst|schläft|kauft|unterschreibt|wechselt|legt|präsentiert|tagt|wählt|streikt|besucht(?= )|verlässt|beginnt|endet|hat|wird|findet)(?!\\p{L})",
  "^(?:die|unsere|meine|ihre|seine|eure) (?:\\p{L}+ ){1,2}?(?:ziehen|fahren|fliegen|gehen|haben|kommen|heiraten|feiern|spielen|reisen|starten|öffnen|schließen|streiken|treffen|legen|bekommen|arbeiten|machen) \\S",
  "^(?-i:\\p{Lu})\\p{L}+ (?!(?:mit|seit|statt|nicht|samt|bereit|dort|jetzt|erst|zuletzt) )(?-i:\\p{Ll})\\p{L}+t (?:eine?[nmr]?|den|die|das|dem) ",
  "^\\p{L}+ und \\p{L}+ (?:heiraten|ziehen|fliegen|fahren|haben|reisen|feiern)(?!\\p{L})",
].join("|");

/** Words that order to write down what's told. */
const NOTED =
  "(?<!\\p{L})(?:trag|trage|eintragen|notier\\p{L}*|schreib\\p{L}* (?:das|es|auf)|speicher\\p{L}*|erinner\\p{L}*|merk\\p{L}*|bitte|kalender)(?!\\p{L})";

export const GERMAN_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  condition: CONDITION,
  against: AGAINST,
  told: `^(?!.*(?:${NOTED}))(?:${TOLD})`,
  begins:
    "(?:und |aber |also |ok |sag mal,? |weißt du,? |hey |hallo )*(?:was(?!s)|wann|wer|wen|wem|wo(?:hin|her|mit|zu|für)?|wie|warum|wieso|weshalb|welche[rsnm]?|ob|kein(?:e|en|er)?|nicht|nie|niemals|gestern|vorgestern|letzte[rsnm]?|wenn|falls)(?!\\p{L})",
  inside:
    "war (?:gestern|heute|super|toll|schön|schlimm|nett)|(?:ich|wir|er|sie|es) (?:war|waren|hatte|hatten|wurde|wurden)(?!\\p{L})|(?:hab|habe|haben|bin|sind) .*(?:gewesen|gegangen|gemacht|gehabt|vergessen|verpasst|geschlafen|gekauft)[.! ]*$|keine (?:lust|zeit|ahnung)|so (?:müde|kaputt|krank|genervt|gespannt)|abgesagt|gestrichen|verschoben|(?:fällt|fallen) (?:\\p{L}+ ){0,3}aus(?!\\p{L})|gibt(?:'s| es) (?:\\p{L}+ )?keine?n?(?!\\p{L})|(?:regnet|schneit|stürmt|gewittert|hagelt)(?!\\p{L})|wird(?:'s| es) (?:\\p{L}+ )?(?:regnen|schneien|heiß|kalt|warm|schön)|ist es (?:\\p{L}+ )?(?:heiß|kalt|warm|sonnig)|kommt (?:[\\p{L}\\d]+ ){0,4}nicht|wäre (?:\\p{L}+ )?(?:schön|toll|nett|super|klasse)(?!,? wenn)|keine?n? (?:bock|lust)",
  orders: `${PLEASE_IN_GERMAN}(?:(?:schreibe?|schick\\p{L}*|sende?|verfass\\p{L}*|formulier\\p{L}*|antworte?|dichte?|erzähle?|entwirf)(?= )(?! .*(?:kalender|termin|erinner)).*(?<!\\p{L})${TEXTS_IN_GERMAN}(?!\\p{L}).*|(?:mir |uns |meine[mnr]? \\p{L}+ )*(?:eine?n?|ne) .{0,30}(?<!\\p{L})${TEXTS_IN_GERMAN} .{0,80}?(?:schreiben|schicken|senden|verfassen|formulieren)[?.! ]*$|(?:übersetze?|uebersetze?|fasse? .* zusammen|korrigier\\p{L}*|berechne?|rechne?|spiele?|singe?|google?|mach(?:e)? (?:das )?(?:licht|musik|heizung)|ruf(?:e)? .* an[.! ]*$|bestelle?(?! .*(?:kalender|termin))|(?:buche?|reserviere?|kaufe?|besorge?|organisiere?)(?: mir| uns| bitte| mal| schnell)* .*(?:ticket|fahrkarte|bahnkarte|zug(?!\\p{L})|flug(?!\\p{L})|flüge|hotel(?!bar)|zimmer|tisch|karten|taxi|uber|mietwagen|platz|sitzplatz|unterkunft|ferienwohnung|bahn(?!\\p{L})))(?:\\p{L}*).*|.*(?:ticket|fahrkarte|flug|hotel|tisch|taxi|zimmer|karten)\\p{L}* (?:.{0,30} )?(?:buchen|reservieren|bestellen|kaufen)\\?)`,
};
