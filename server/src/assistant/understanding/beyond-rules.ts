/** What one language says that's no event, and what rules can't do. Strings are sources of regular expressions. */
interface BeyondTable {
  /** How questions, denials and what's told of the past begin. */
  readonly begins: string;
  /** Words, anywhere in a text, with which it's none of what somebody plans. */
  readonly inside: string;
  /** Orders to write, translate, buy and the like, at the beginning. */
  readonly orders: string;
}

const PLEASE_IN_GERMAN =
  "(?:(?:bitte|hey|hallo|hi|ok|also|und|mal|ach|du|so|sag mal|guten (?:morgen|tag|abend)|(?:kannst|könntest|würdest) du|(?:können|könnten) sie|ich möchte,? dass du|hilf mir(?: dabei)?)[,!]? +)*";
const TEXTS_IN_GERMAN =
  "(?:e-?mails?|mails?|nachricht(?:en)?|sms|whatsapp|brief|briefe|anschreiben|bewerbung|bewerbungsschreiben|motivationsschreiben|gedicht|gedichte|aufsatz|text|texte|rede|geschichte|lied|songtext|witz|einladung|antwort|zusammenfassung|bericht|code|programm|post|entschuldigung|kündigung|rezept|glückwunsch(?:e|karte)?|essay|artikel)";

const PLEASE_IN_FRENCH =
  "(?:(?:s'il (?:te|vous) pla[iî]t|stp|svp|salut|bonjour|coucou|ok|et|alors|bon|(?:est[- ]ce que )?(?:tu (?:peux|pourrais|veux bien)|vous (?:pouvez|pourriez))|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|aide[- ]moi à|j'aimerais que tu)[,!]? +)*(?:me |m'|nous )?";
const TEXTS_IN_FRENCH =
  "(?:e-?mails?|mails?|courriels?|messages?|sms|textos?|lettres?|poèmes?|poeme|rédaction|dissertation|textes?|discours|histoires?|chansons?|blagues?|invitations?|réponses?|résumés?|rapports?|code|programmes? (?:en|qui)|posts?|tweets?|articles?|cv|mot d'excuse|recettes?|cartes?)";

const TABLES: Readonly<Record<string, BeyondTable>> = {
  de: {
    begins:
      "(?:und |aber |also |ok |sag mal,? |weißt du,? |hey |hallo )*(?:was(?!s)|wann|wer|wen|wem|wo(?:hin|her|mit|zu|für)?|wie|warum|wieso|weshalb|welche[rsnm]?|ob|kein(?:e|en|er)?|nicht|nie|niemals|gestern|vorgestern|letzte[rsnm]?|wenn|falls)(?!\\p{L})",
    inside:
      "war (?:gestern|heute|super|toll|schön|schlimm|nett)|(?:ich|wir|er|sie|es) (?:war|waren|hatte|hatten|wurde|wurden)(?!\\p{L})|(?:hab|habe|haben|bin|sind) .*(?:gewesen|gegangen|gemacht|gehabt|vergessen|verpasst|geschlafen|gekauft)[.! ]*$|keine (?:lust|zeit|ahnung)|so (?:müde|kaputt|krank|genervt|gespannt)",
    orders: `(?:schreibe?|schick\\p{L}*|sende?|verfass\\p{L}*|formulier\\p{L}*|antworte?|dichte?|erzähle?|entwirf)(?= )(?! .*(?:kalender|termin|erinner)).*(?<!\\p{L})${TEXTS_IN_GERMAN}(?!\\p{L}).*|(?:mir |uns |meine[mnr]? \\p{L}+ )*(?:eine?n?|ne) .{0,30}(?<!\\p{L})${TEXTS_IN_GERMAN} .{0,80}?(?:schreiben|schicken|senden|verfassen|formulieren)[?.! ]*$|(?:übersetze?|uebersetze?|fasse? .* zusammen|korrigier\\p{L}*|berechne?|rechne?|spiele?|singe?|google?|mach(?:e)? (?:das )?(?:licht|musik|heizung)|ruf(?:e)? .* an[.! ]*$|bestelle?(?! .*(?:kalender|termin))|(?:buche?|reserviere?|kaufe?|besorge?|organisiere?)(?: mir| uns| bitte| mal| schnell)* .*(?:ticket|fahrkarte|bahnkarte|zug(?!\\p{L})|flug(?!\\p{L})|flüge|hotel(?!bar)|zimmer|tisch|karten|taxi|uber|mietwagen|platz|sitzplatz|unterkunft|ferienwohnung|bahn(?!\\p{L})))(?:\\p{L}*).*|.*(?:ticket|fahrkarte|flug|hotel|tisch|taxi|zimmer|karten)\\p{L}* (?:.{0,30} )?(?:buchen|reservieren|bestellen|kaufen)\\?`,
  },
  fr: {
    begins:
      "(?:et |mais |alors |ok |dis[- ]moi |dis |tu sais )*(?:qu[' ]?(?:est|oi|e|el|elle|els|elles|and|i)(?!\\p{L})|où|comment|pourquoi|combien|est[- ]ce que|lequel|laquelle|pas de|pas d'|jamais|hier|avant-hier|si (?:je|on|tu|il|elle|jamais|ça)|s'il (?!te|vous))(?!\\p{L})",
    inside:
      "(?:quel(?:le)? (?:jour|date|heure)|le combien)[?. ]*$|(?:j'ai|on a|j'avais|il y avait|c'était|j'étais|on était) (?:été|eu|fait|oublié|raté|dormi|acheté|était)(?!\\p{L})|c'était|j'étais|pas envie|(?:la )?flemme|trop (?:fatiguée?|crevée?|hâte)",
    orders: `(?:écri(?:s|re|vez)|ecri(?:s|re)|rédige[rz]?|envoie[rz]?|envoyer|réponds|répondre|compose[rz]?|raconte[rz]?|fais|faire|invente[rz]?)(?:[- ](?:moi|lui|nous|leur))? (?!.*(?:agenda|calendrier|rappel|penser)).*(?<!\\p{L})${TEXTS_IN_FRENCH}(?!\\p{L}).*|(?:tradui(?:s|re|sez)|résume[rz]?|corrige[rz]?|reformule[rz]?|calcule[rz]?|joue[rz]?|chante[rz]?|allume[rz]?|éteins|téléphone[rz]?|(?:réserve[rz]?|commande[rz]?|prends|prendre|achète[rz]?|acheter|trouve[rz]?)(?:[- ](?:moi|nous))? (?:.{0,20} )?(?:billets?|tickets?|places?|train|vol|avion|hôtel|hotel|chambre|table|taxi|uber|voiture|airbnb|pizzas?))(?!\\p{L}).*`,
  },
};

const PLEASE: Readonly<Record<string, string>> = { de: PLEASE_IN_GERMAN, fr: PLEASE_IN_FRENCH };

/** Longer texts are stories. */
const LONGEST = 400;

function found(text: string, language: string, source: (table: BeyondTable, please: string) => string): boolean {
  const own = language.split("-")[0] ?? "en";
  const table = TABLES[own];
  if (table === undefined || text.length > LONGEST) return false;
  return new RegExp(source(table, PLEASE[own] ?? ""), "iu").test(text);
}

/** Whether a statement asks, denies, or tells of what's over, so that it's no event to come. */
export const isNoEvent = (text: string, language: string): boolean =>
  found(text, language, ({ begins, inside }) => `^(?:${begins})|(?<!\\p{L})(?:${inside})`);

/** Whether a text orders what rules can't do: to write to somebody, to translate, to book a ticket. */
export const isBeyondRules = (text: string, language: string): boolean =>
  found(text, language, ({ orders }, please) => `^${please}(?:${orders})$`);
