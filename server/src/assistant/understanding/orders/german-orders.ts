import type { OrderTable } from "./order.ts";

const MOVE = "(?:verschiebe?|verlege?|verleg|leg|schieb|verschieben|verlegen)";
const CANCEL = "(?:lösche?|streiche?|entferne?|storniere?|cancel|sage?|lösch|löschen|streichen)";

export const GERMAN_ORDERS: OrderTable = {
  before:
    "bitte|hey|hallo|ok|okay|ja|ach|also|und|dann|nein|nee|doch|kannst du|könntest du|können sie|ich (?:will|möchte|muss)|mal",
  after: "bitte|danke|ab|mal|raus",
  sentences: [
    [
      "undo",
      "(?:rückgängig(?: machen)?|mach'?s (?:wieder )?rückgängig|mach (?:das|es) rückgängig|(?:mach )?(?:das|es) (?:wieder )?rückgängig|zurück(?:setzen)?|wieder wie vorher|stell (?:das|es) wieder her)",
    ],
    ["length", "(?:für|dauert) {by}"],
    ["rename", "(?:be)?nenne? (?:es|ihn|sie|das|(?:den|diesen) termin) (?:(?:in|jetzt|doch|lieber) )*{text}(?: um)?"],
    ["rename", "(?:ändere?|setze?) (?:den|seinen|ihren) (?:namen|titel) (?:in|auf|zu) {text}"],
    ["rename", "(?:benenne|nenne) {event} (?:in )?{text}(?: um)?"],
    ["later", "(?:verschiebe?|schieb) {event} um {by}(?: nach hinten)?"],
    ["earlier", "(?:ziehe?|verschiebe?) {event} um {by} (?:vor|nach vorne)"],
    ["longer", "(?:verlängere?) {event} um {by}"],
    ["shorter", "(?:verkürze?|kürze?) {event} um {by}"],
    ["remind", "erinnere? mich {by} vor {event}"],
    ["no-reminders", "(?:keine erinnerung(?:en)?|nicht erinnern) (?:für|an) {event}"],
    ["move", `${MOVE} {event} (?=(?:auf|nach|um) ){to}`],
    [
      "move",
      "(?:lieber|doch lieber|besser|ich meinte|mach|leg (?:es|ihn|sie) auf|verschieb (?:es|ihn|sie) auf),? {to}",
    ],
    ["place", "(?:ist )?(?:im|in der|in|bei|beim) {text}"],
    ["cancel", `${CANCEL} {event}`],
    ["change", "(?:ändere?|bearbeite?|verschiebe?) {event}"],
  ],
  it: "es|ihn|sie|das|den|den termin|diesen termin|das da",
  both: "beide|beides|alle beide|die beiden",
  all: "alle|alles",
  nth: [
    "(?:der|die|das|den) erste(?:n)?",
    "(?:der|die|das|den) zweite(?:n)?",
    "(?:der|die|das|den) dritte(?:n)?",
    "(?:der|die|das|den) vierte(?:n)?",
    "(?:der|die|das|den) fünfte(?:n)?",
    "(?:der|die|das|den) letzte(?:n)?",
  ],
  one: "nur (?:diese[nrs]?|dieses mal|den einen)|nur einmal|diesmal",
  whole: "alle|die ganze serie|jedes mal",
  kinds: "termin",
  filler:
    "der|die|das|den|dem|ein|eine|einen|mein|meine|meinen|mit|am|an|im|in|um|von|vom|zum|zur|termin|termine|alle|beide|für|bei",
  plural: "alle|alles|beide|termine",
  unclear: "(?!)",
  around:
    "ok|okay|ja|nein|also|dann|lieber|doch|besser|um|am|auf|den|die|das|der|in|im|bitte|danke|ich|meinte|mach|wäre|gut|geht",
  amounts: [
    ["(?<n>\\d{1,3}) ?(?:minuten?|min)", 1],
    ["(?<n>\\d{1,2}) ?(?:stunden?|h)", 60],
    ["(?<n>\\d{1,2}) (?:tage?)", 1_440],
    ["(?<n>\\d) (?:wochen?)", 10_080],
    ["(?:eine )?halbe stunde", 30],
    ["(?:eine )?stunde", 60],
    ["(?:eine |'?ne )?viertelstunde", 15],
    ["anderthalb stunden|eineinhalb stunden", 90],
    ["(?:einen )?tag", 1_440],
    ["(?:eine )?woche", 10_080],
    ["zwei stunden", 120],
    ["zehn minuten", 10],
  ],
  spaced: true,
};
