import type { OrderTable } from "./order.ts";

const MOVE =
  "(?:verschiebe?|verlege?|verleg|schiebe?|verschieben|verlegen|änder|ändere?|verrücke?|umlegen|tausche?|setz|setze)";
/** These put other things somewhere, too, unless what they put is known: "leg die Besprechung auf 3". */
const PUT = "(?:lege?|setze?|packe?|mache?|nimm|zieh)";
const KNOWN = "(?=(?:der|die|das|den|dem|mein\\p{L}*|unser\\p{L}*|es|ihn|sie|diese[nsr]?|jene[nsr]?) )";
const MOVED = "(?:verschieben|verlegen|schieben|legen|umlegen|rücken|setzen|packen|umbuchen|ändern|vorziehen)";
const CANCEL =
  "(?:lösche?|loesche?|streiche?|entferne?|storniere?|cancele?|cancle|canceln|lösch|löschen|streichen|entfernen|kick|schmeiß|wirf)";
const CANCELLED =
  "(?:absagen|löschen|loeschen|streichen|entfernen|stornieren|canceln|rausnehmen|rauslöschen|rausschmeißen|rausstreichen|wegmachen|wegtun|abblasen|austragen)";
const NOW = "(?:jetzt |doch |erst |schon |nun |leider |lieber |heute |übrigens |auf einmal )*";
const TO = "(?=(?:auf|nach|um|in|zu|ab|für|am|erst) )";
const EVERY =
  "(?=(?:jede[nrsm]?|alle|täglich|wöchentlich|monatlich|jährlich|immer|werktags|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags) ?)";
const BEFORE = "(?:vorher|davor|früher|im voraus|vor beginn|vor dem termin|vor start)";

export const GERMAN_ORDERS: OrderTable = {
  before:
    "bitte|hey|hallo|hi|moin|servus|guten (?:morgen|tag|abend)|ok|okay|ja|jo|ach(?: ja| so)?|also|und|dann|nein|nee|nö|ne|doch|oh|ups|hoppla|hm+|äh+m?|mist|sorry|entschuldigung|shit|oje|halt|stopp?|moment|warte(?: mal)?|du|sag mal|super|gut|danke|perfekt|eigentlich|noch|bitte mal|(?:kannst|könntest|würdest) du(?: mir| bitte| mal| noch)*(?! eine erinnerung)|(?:kannste|könntste)(?: mir| mal| bitte)*|(?:können|könnten|würden) sie(?: mir| bitte)*|ich (?:will|möchte|muss|würde gern)|wir müssen|mal|lass uns|na|so|außerdem|planänderung:?|kleine änderung:?|übrigens|leider|atrium",
  after:
    "bitte|danke|mal|dir|lieber|doch|wieder|sorry|oder|ok|okay|ja|geht das|wenn(?:'s| es)? geht|wenn möglich|schnell|kurz|danke dir|lg|einfach|bitte schön|noch|gleich|komplett|ganz|leider|dann",
  reason:
    "(?:sorry,? |tut mir leid,? |oh |ach |mist,? )*(?:ich|wir|er|sie|es|mein\\p{L}{0,2}|unser\\p{L}{0,2}|leider|mir|uns|da|weil|bin|hab)(?!\\p{L}) .*",
  asks: "(?:wann|was|wer|wo|wie|warum|wieso|welche[rsnm]?|ob|ist|sind|war|hab(?:e)? ich|bin ich|muss ich|gibt es)(?!\\p{L}).*",
  sentences: [
    [
      "undo",
      "(?:rückgängig(?: machen)?|mach(?:e)?(?:'?s| das| es| dies| die (?:letzte )?änderung| den letzten schritt| alles)?(?: bitte| wieder| doch| mal| sofort)* rückgängig(?: machen)?|(?:das|es|letzten? (?:schritt|änderung|aktion))(?: bitte| wieder| doch)* rückgängig(?: machen)?|zurück(?:setzen|nehmen|nehmen bitte)?|(?:mach|nimm|setz)(?:e)? (?:das|es|die änderung|alles)(?: bitte| wieder| doch)* (?:zurück|weg|ungeschehen)|(?:mach|setz)(?:e)? (?:das|es|ihn|sie|alles)? ?(?:bitte )?(?:wieder )?(?:so )?wie (?:es )?(?:vorher|vorhin|zuvor|davor)(?: war)?|(?:wieder )?(?:so )?wie (?:vorher|vorhin|zuvor|davor)|(?:stell|hol)(?:e)? (?:das|es|ihn|sie|den termin) (?:bitte )?wieder (?:her|zurück)|wiederherstellen|das war (?:falsch|ein fehler|ein versehen|nicht so gemeint|quatsch)|das war nicht (?:so gemeint|richtig)|das wollte ich (?:so |gar )?nicht|war ein versehen|(?:das )?doch nicht so|undo)",
    ],
    [
      "rename",
      "(?:be)?nenne? (?:es|ihn|sie|das|(?:den|diesen) termin) (?:(?:in|jetzt|doch|lieber|bitte|mal) )*{text} um",
    ],
    ["rename", "(?:be)?nenne? (?:es|ihn|sie|das|(?:den|diesen) termin) (?:(?:in|jetzt|doch|lieber|bitte|mal) )*{text}"],
    [
      "rename",
      "(?:ändere?|setze?) (?:den|seinen|ihren) (?:namen|titel)(?: (?:von|vom|der|des) {event})? (?:in|auf|zu) {text}",
    ],
    ["rename", "(?:benenne?|nenne?) (?:bitte |mal |doch )*{event} (?:bitte |mal |doch )*(?:in|zu) {text} um"],
    ["rename", "(?:benenne?|nenne?) (?:bitte |mal |doch )*{event} um (?:in|zu|auf) {text}"],
    ["rename", "{event} (?:bitte )?(?:in|zu) {text} (?:umbenennen|umtaufen)"],
    ["rename", "{event} (?:bitte )?umbenennen (?:in|zu) {text}"],
    ["rename", "(?:benenne?|nenne?|taufe?) (?:bitte )?{event} (?:in )?{text}(?: um)?"],
    [
      "rename",
      "{event} (?:heißt|soll|heisst) (?:jetzt |ab jetzt |nun |eigentlich |doch |lieber )*{text}(?: heißen)?",
      "told",
    ],
    [
      "no-reminders",
      "(?:keine|lösche? (?:die|alle)|streiche? (?:die|alle)|ohne) (?:erinnerung(?:en)?) (?:für|an|bei|zu|vor|zum|zur|von) {event}",
    ],
    ["no-reminders", "(?:nicht|nicht mehr) (?:an|vor) {event} erinnern"],
    ["no-reminders", "erinnere? mich nicht (?:mehr )?(?:an|vor) {event}"],
    ["no-reminders", "(?:keine erinnerung(?:en)?|nicht erinnern) (?:für|an) {event}"],
    ["remind", `erinnere? mich (?:bitte |mal |schon |auch )*(?:dran |daran )?{by} ${BEFORE}(?: dran| daran)?`],
    ["remind", `(?:mich |und )?{by} ${BEFORE} (?:erinnern|bescheid sagen|bescheid geben)`],
    [
      "remind",
      "erinnere? mich (?:bitte |mal |schon |auch )*{by} (?:vor|bevor)(?:m| dem| der| den| meinem| meiner)? {event}(?: (?:dran|daran|an diesen))?",
    ],
    [
      "remind",
      `erinnere? mich (?:bitte |mal |schon |auch )*(?:an|ans|wegen) (?:den |die |das |meine[nm]? )?{event} {by} ${BEFORE}`,
    ],
    [
      "remind",
      `erinnere? mich (?:bitte |mal |schon |auch )*{by} ${BEFORE} (?:an|ans) (?:den |die |das |meine[nm]? )?{event}`,
    ],
    ["remind", "(?:sag|gib)(?:e)? mir (?:bitte )?{by} (?:vor|vorm|vor dem|vor der) {event} bescheid"],
    ["remind", `(?:sag|gib)(?:e)? mir (?:bitte )?{by} ${BEFORE} bescheid`],
    ["remind", "mich (?:bitte )?{by} (?:vor|vorm|vor dem|vor der) {event} (?:daran )?erinnern"],
    [
      "remind",
      "(?:stell|mach|setz)(?:e)? (?:mir )?(?:bitte )?(?:eine |ne |'ne )?erinnerung {by} (?:vor|vorm|vor dem|vor der) {event}",
    ],
    ["remind", `(?:stell|mach|setz)(?:e)? (?:mir )?(?:bitte )?(?:eine |ne |'ne )?erinnerung {by} ${BEFORE}`],
    ["remind", "(?:eine )?erinnerung {by} (?:vor|vorm|vor dem|vor der) {event}"],
    ["longer", "(?:mach|verlänger)(?:e|n)? (?:es |ihn |sie |das )?(?:um )?{by} länger"],
    ["longer", "(?:um )?{by} länger(?: machen)?"],
    ["longer", "(?:mach|verlänger)(?:e|n)? {event} (?:um )?{by} länger"],
    ["longer", "(?:verlängere?|verlänger) {event} um {by}"],
    ["longer", "{event} (?:bitte )?um {by} verlängern"],
    ["longer", "{event} (?:bitte )?(?:um )?{by} länger(?: machen)?"],
    ["longer", "{event} (?:dauert|geht|wird) (?:wohl |jetzt |doch )*(?:um )?{by} länger", "told"],
    ["shorter", "(?:mach|verkürz|kürz)(?:e|n)? (?:es |ihn |sie |das )?(?:um )?{by} kürzer"],
    ["shorter", "(?:um )?{by} kürzer(?: machen)?"],
    ["shorter", "(?:mach|verkürz|kürz)(?:e|n)? {event} (?:um )?{by} kürzer"],
    ["shorter", "(?:verkürze?|kürze?|verkürz|kürz) {event} um {by}"],
    ["shorter", "{event} (?:bitte )?um {by} (?:kürzen|verkürzen)"],
    ["shorter", "{event} (?:bitte )?(?:um )?{by} kürzer(?: machen)?"],
    [
      "length",
      "(?:mach|machen wir)(?:e|'?s)? (?:es |das |da |ihn |sie )?(?:lieber |doch |bitte |nur |mal )*{by}(?: (?:draus|daraus|lang))?",
    ],
    ["length", "(?:für|dauert|(?:das |es |er |sie )?dauert(?: (?:aber|nur|ca|etwa|ungefähr|so|doch))*) {by}"],
    ["length", "(?:nur|doch|doch nur|lieber) {by}(?: lang)?"],
    ["length", "(?:verkürz|kürz|verlänger)(?:e)? {event} auf {by}"],
    ["length", "(?:verkürz|kürz|verlänger)(?:e)? (?:es |ihn |sie |das )?auf {by}"],
    ["length", "{event} auf {by} (?:verkürzen|verlängern|kürzen)"],
    ["length", "mach(?:e)? {event} (?:nur |doch )*{by} lang"],
    [
      "length",
      "{event} (?:dauert|geht|soll|wird) (?:jetzt |doch |nur |wohl |ca |etwa |ungefähr |insgesamt |aber )*{by}(?: (?:lang|dauern|gehen))?",
      "told",
    ],
    [
      "until",
      "{event} (?:dauert|geht|endet|soll|läuft) (?:jetzt |doch |nur |wohl )*(?:bis|um) {to}(?: (?:dauern|gehen|enden))?",
      "told",
    ],
    ["until", "(?:verlängere?|verkürze?|verkürz|verlänger|mach) {event} bis {to}"],
    ["until", "{event} bis {to} (?:verlängern|verkürzen)"],
    ["until", "(?:(?:das|es|er|sie) )?(?:dauert|geht|endet) (?:nur |doch |wohl )*(?:bis|um) {to}"],
    ["later", "(?:verschiebe?|schieb|mach|leg)(?:e)? (?:es |ihn |sie |das )(?:um )?{by} (?:später|nach hinten)"],
    ["earlier", "(?:verschiebe?|schieb|mach|leg)(?:e)? (?:es |ihn |sie |das )(?:um )?{by} (?:früher|nach vorne?)"],
    ["later", "(?:doch |lieber )*{by} später"],
    ["earlier", "(?:doch |lieber )*{by} früher"],
    ["later", "(?:verschiebe?|schieb|leg|mach|verleg)(?:e)? {event} (?:um )?{by} (?:nach hinten|später)"],
    ["later", "{event} (?:um )?{by} (?:nach hinten|später) (?:verschieben|schieben|legen|verlegen|machen)"],
    ["earlier", "(?:ziehe?|verschiebe?|schieb|leg|mach|verleg)(?:e)? {event} (?:um )?{by} (?:vor|nach vorne?|früher)"],
    [
      "earlier",
      "{event} (?:um )?{by} (?:nach vorne? |früher )?(?:vorziehen|vorverlegen|vorschieben|(?<=vorne |früher )(?:verschieben|schieben|legen|verlegen|machen))",
    ],
    ["later", "(?:verschiebe?|schieb|verleg)(?:e)? {event} um {by}"],
    ["later", "{event} um {by} (?:verschieben|verlegen|schieben)"],
    [
      "later",
      "{event} (?:beginnt|startet|fängt|ist|verschiebt sich|kommt|findet) (?:jetzt |doch |erst |wohl |leider )*(?:um )?{by} (?:später|nach hinten)(?: an| statt)?",
      "told",
    ],
    ["later", "{event} verschiebt sich um {by}", "told"],
    [
      "earlier",
      "{event} (?:beginnt|startet|fängt|ist|kommt|findet) (?:jetzt |doch |schon |wohl |leider )*(?:um )?{by} (?:früher)(?: an| statt)?",
      "told",
    ],
    ["later", "{event} (?:bitte |doch |lieber )*{by} später"],
    ["earlier", "{event} (?:bitte |doch |lieber )*{by} früher"],
    ["repeat", `(?:mach|setz|wiederhol)(?:e)? {event} (?:bitte )?(?:ab jetzt |künftig )?(?:auf )?${EVERY}{to}`],
    [
      "repeat",
      `{event} (?:soll |wird |ist |findet )?(?:jetzt|ab jetzt|künftig|ab sofort|nun|von jetzt an|in zukunft)(?: immer)? ${EVERY}{to}(?: (?:statt|stattfinden|sein|wiederholen))?`,
      "told",
    ],
    ["repeat", `{event} (?:bitte )?${EVERY}{to} (?:wiederholen|stattfinden)`, "told"],
    ["repeat", `{event} (?:soll|wiederholt) sich ${EVERY}{to}(?: wiederholen)?`, "told"],
    ["repeat", `(?:(?:mach|wiederhol)(?:e)? (?:das|es|ihn|sie) )(?:bitte |ab jetzt |künftig )*${EVERY}{to}`],
    [
      "again",
      "(?:und )?(?:das(?:selbe| gleiche)|nochmal|noch mal|noch einmal)(?: bitte| auch| nochmal)* (?=(?:am|um|für|auf|nächste|morgen|übermorgen|in|heute|jeden?) ?){to}(?: (?:auch|nochmal))?",
    ],
    ["move", `${MOVE} (?:bitte |mal )*{event} (?:bitte |mal |doch |lieber )*${TO}{to}`],
    ["move", `${PUT} (?:bitte |mal )*${KNOWN}{event} (?:bitte |mal |doch |lieber )*${TO}{to}`, "told"],
    [
      "move",
      `{event} (?:bitte |mal |doch |lieber ){0,3}(?:von {when} )?(?:bitte |mal |doch |lieber ){0,3}${TO}{to} ${MOVED}`,
    ],
    ["move", `{event} ${MOVED} ${TO}{to}`],
    ["move", `${MOVE} (?:bitte |mal )*(?=(?:es|ihn|sie|das) ){event} {to}`],
    [
      "move",
      "{event} (?:doch |lieber |besser )+(?:erst |schon )*(?=(?:um|am|auf|erst|morgen|heute|übermorgen|nächste) ?){to}",
      "told",
    ],
    ["move", `{event} (?:bitte |doch |lieber |besser )*(?:auf|statt dessen|stattdessen) {to}`, "told"],
    [
      "move",
      `{event} (?:ist|wurde|wird|hat sich|findet|beginnt|startet|fängt|geht) ${NOW}(?=(?:auf|am|um|erst|nach|in|heute|morgen|übermorgen|nächste|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|schon) ?){to} (?:verschoben|verlegt|gelegt|statt|an|los|gerutscht|vorverlegt)(?: worden)?`,
      "told",
    ],
    [
      "move",
      `{event} (?:ist|beginnt|startet|findet|geht) (?:jetzt |doch |nun |auf einmal )+(?:erst |schon )*{to}(?: (?:statt|los))?`,
      "told",
    ],
    ["move", `{event} (?:ist|beginnt|startet) (?:diese woche |dieses mal |diesmal )?(?:schon|erst) {to}`, "told"],
    ["move", "{event} (?:ist|beginnt|startet|findet) {to} (?:statt|und nicht|nicht|anstatt) {when}(?: statt)?", "told"],
    [
      "move",
      "(?:lieber|doch lieber|besser|doch besser|ich meinte|ich meine|mach|mach'?s|machen wir|leg (?:es|ihn|sie) auf|verschieb (?:es|ihn|sie) auf|(?:ich )?hab mich vertan|quatsch|falsch|korrektur|stimmt nicht|doch erst|doch schon)[,:]? (?:(?:lieber|doch|besser|erst|es|das|ihn|sie) )*{to}(?: (?:draus|daraus|bitte|statt|rein))?",
    ],
    [
      "move",
      "{to} (?:lieber|wäre besser|passt besser|stattdessen|ist besser|meinte ich|statt(?: {when})?|nicht {when})",
    ],
    ["move", "nicht {when}[, ]+(?:sondern )?{to}"],
    ["place", "(?:ort|treffpunkt|location|raum)(?: ist| jetzt)*:? {text}"],
    ["place", "(?:mach|setz|trag)(?:e)? (?:als )?(?:ort|treffpunkt)(?: ist| auf| zu| bei)*:? {text}(?: ein)?"],
    [
      "place",
      "{event} (?:ist|findet|wird) (?:jetzt |doch |nun |übrigens |eigentlich )*(?:im|in der|in|bei|beim) {text} statt(?:finden)?",
      "told",
    ],
    [
      "place",
      "{event} (?:ist|findet) (?:jetzt |doch |nun |übrigens |eigentlich )*(?:im|in der|in|bei|beim) {text}",
      "told",
    ],
    [
      "place",
      "(?:verlege?|verleg|verschiebe?) {event} (?:in den|ins|in die|in) (?=(?:raum|saal|konferenzraum|besprechungsraum|büro|café|restaurant|park|haus|hotel)){text}",
    ],
    [
      "place",
      "(?:(?:das |es |er |sie |wir treffen uns |treffen uns )?(?:ist |findet )?(?:jetzt |doch |übrigens )*)?(?:im|in der|beim|bei) {text}(?: statt)?",
      "timeless",
    ],
    ["place", "(?:ist )?in (?!(?:den|die|das|einer?|\\d|zwei|drei|vier)(?!\\p{L})){text}", "timeless"],
    [
      "cancel",
      "(?:sage?|blase?) (?:bitte |mal |doch )*{event} (?:bitte |wieder |doch |mal |leider |komplett )*ab(?: {when})?",
    ],
    [
      "cancel",
      "(?:nimm|mach|schmeiß|wirf|streich|lösch)(?:e)? (?:bitte |mal |doch )*{event} (?:bitte |wieder |doch |mal )*(?:raus|weg|aus (?:dem|meinem) kalender(?: raus)?)",
    ],
    ["cancel", `${CANCEL} (?:bitte |mal |doch |mir )*{event}(?: aus (?:dem|meinem) kalender)?`],
    ["cancel", `{event} (?:bitte |doch |mal |wieder |aus (?:dem|meinem) kalender |alle )*${CANCELLED}`],
    ["cancel", "{event} (?:kann|können) (?:weg|raus|gelöscht werden|gestrichen werden)", "told"],
    ["cancel", "{event} (?:fällt|fallen) (?:leider |doch |ja |wohl )*(?:aus|flach|weg)(?: {when})?", "told"],
    [
      "cancel",
      "{event} (?:fällt|fallen) (?:leider |doch |ja |wohl )*{when} (?:leider |doch )*(?:aus|flach|weg)",
      "told",
    ],
    ["cancel", "{event} (?:entfällt|entfallen)(?: (?:leider|doch))*(?: {when})?", "told"],
    [
      "cancel",
      "{event} (?:ist|sind|wurde|wurden) (?:leider |doch |jetzt )*(?:abgesagt|gestrichen|gecancelt|ausgefallen|abgeblasen)(?: worden)?",
      "told",
    ],
    ["cancel", "{event} findet (?:leider |doch )*nicht statt", "told"],
    [
      "cancel",
      "(?:doch )?keine?n? {event} (?=(?:am|heute|morgen|übermorgen|nächste|diese|kommende)\\p{L}* ?){when}",
      "told",
    ],
    [
      "cancel",
      "(?:ich |wir )?(?:geh|gehe|gehen|kann|können|schaff|schaffe|komm|komme) (?:doch |leider |heute )*nicht (?:zum |zur |zu |ins |in die |auf )?{event}(?: (?:gehen|schaffen|kommen))?",
      "told",
    ],
    ["change", "(?:ändere?|bearbeite?|verschiebe?|verleg) {event}"],
    ["change", "{event} (?:bitte )?(?:ändern|bearbeiten|verschieben|verlegen)"],
  ],
  it: "es|ihn|sie|das|den|die|das wieder|den termin|diesen termin|das da|den da|dieses|diesen|diese|der termin|'s",
  both: "beide|beides|alle beide|die beiden|alle zwei|die zwei|beide termine|die beiden termine",
  all: "alle|alles|sie alle|alle drei|alle termine|die alle|alle davon",
  nth: [
    "(?:(?:der|die|das|den|dem|beim|vom|zum|fürs?|des) )?(?:erste[nrsm]?|1\\.)(?: termin)?",
    "(?:(?:der|die|das|den|dem|beim|vom|zum|fürs?|des) )?(?:zweite[nrsm]?|2\\.)(?: termin)?",
    "(?:(?:der|die|das|den|dem|beim|vom|zum|fürs?|des) )?(?:dritte[nrsm]?|3\\.)(?: termin)?",
    "(?:(?:der|die|das|den|dem|beim|vom|zum|fürs?|des) )?(?:vierte[nrsm]?|4\\.)(?: termin)?",
    "(?:(?:der|die|das|den|dem|beim|vom|zum|fürs?|des) )?(?:fünfte[nrsm]?|5\\.)(?: termin)?",
    "(?:(?:der|die|das|den|dem|beim|vom|zum|fürs?|des) )?letzte[nrsm]?(?: termin)?",
  ],
  one: "nur (?:diese[nrs]?|dieses mal|den einen|das eine mal|heute|morgen|diesen termin)|nur einmal|diesmal|dieses mal|nur dieses? mal|einmalig|bloß (?:diese[nrs]?|das eine mal)",
  whole: "alle|alles|die ganze serie|ganze serie|die komplette serie|die serie|jedes mal|alle termine|immer|komplett",
  kinds: "termin|besprechung|meeting|treffen",
  kindOf: "(?<=\\p{L}{3})-?(?:termine?|stunde|kurs|training|probe|besuch)",
  filler:
    "der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|mit|am|an|im|in|um|von|vom|zum|zur|zu|beim|bei|termin|termine|alle|alles|beide|beiden|für|auf|bitte|mal|doch|noch|diese|diesen|dieser|dieses|ganze|ganzen|kalender|meinetwegen|leider|lieber|sich|es|ist|so|wieder|'nen|nen|ne|uhr|mir|aus",
  and: "und",
  plural:
    "alle|alles|beide|beiden|termine|sämtliche|(?:den |der |das |die )?ganze[nr]? (?:tag|woche|vormittag|nachmittag|abend|wochenende)",
  thatDay: "an (?:dem|diesem) tag|am (?:selben|gleichen) tag|selben tag|da(?= auch)",
  there: "da(?= rein)|dann(?= rein)|in die(?:se)? lücke|zu der zeit|um die zeit|dahin",
  besides: "(?:und )?(?:außerdem|danach|anschließend|auch noch|zusätzlich)(?= )",
  askedFor: "(?:für|um) (?:ein(?:e|en)? |'?nen? )?(?<purpose>\\S.{0,80})",
  unclear: "(?!)",
  around:
    "ok|okay|ja|jo|nein|nee|nö|also|dann|lieber|doch|besser|erst|schon|um|am|auf|nach|ab|zu|den|die|das|der|dem|in|im|bitte|danke|ich|meinte|meine|mach|mach's|machen|wir|wäre|wär|gut|super|geht|passt|mir|natürlich|klar|sagen|sagt|sag|so|gegen|ca|circa|ungefähr|etwa|vielleicht|wohl|halt|eben|einfach|mal|ach|oh|äh|ähm|hm|hmm|es|sich|ist|sind|soll|sein|beginnt|beginn|start|ungefähr|gern|gerne|statt|stattdessen|jetzt|nun|übrigens|sorry|ups|quatsch|falsch|selbstverständlich|für|von|nur|und|wieder|noch|perfekt|prima|beste|am besten|besten|reicht|egal|glaub|glaube|denke|würde|eher|los|rein|draus",
  amounts: [
    ["(?<n>\\d{1,3}) ?(?:minuten?|min|mins)", 1],
    ["(?<n>\\d{1,2}) ?(?:stunden?|h|std\\.?)", 60],
    ["(?<n>\\d{1,2}) (?:tage?)", 1_440],
    ["(?<n>\\d) (?:wochen?)", 10_080],
    ["(?:eine |'?ne |einer |'?ner )?halben? stunde", 30],
    ["(?:eine |'?ne |einer |'?ner )?stunde", 60],
    ["(?:eine |'?ne |einer |'?ner )?viertel ?stunde", 15],
    ["(?:eine |'?ne |einer |'?ner )?dreiviertel ?stunde", 45],
    [
      "anderthalb stunden|eineinhalb stunden|1,5 ?(?:stunden|h|std)|ein(?:e)? stunde (?:und )?(?:30|dreißig)(?: minuten)?|(?:ein(?:e)?|1) ?(?:stunde|h) ?30(?: ?min(?:uten)?)?",
      90,
    ],
    ["zweieinhalb stunden|2,5 ?(?:stunden|h|std)", 150],
    ["(?:einen |'?nen |am )?(?:ganzen )?tag", 1_440],
    ["(?:eine |'?ne )?woche", 10_080],
    ["zwei stunden", 120],
    ["drei stunden", 180],
    ["vier stunden", 240],
    ["fünf minuten", 5],
    ["zehn minuten", 10],
    ["fünfzehn minuten", 15],
    ["zwanzig minuten", 20],
    ["dreißig minuten|dreissig minuten", 30],
    ["vierzig minuten", 40],
    ["fünfundvierzig minuten", 45],
    ["zwei tage", 2_880],
    ["zwei wochen", 20_160],
  ],
  spaced: true,
};
