import type { OrderTable } from "./order.ts";

const MOVE = "(?:sposta(?:mi|re)?|rimanda(?:re)?|rinvia(?:re)?|posticipa|anticipa|metti)";
const CANCEL = "(?:annulla(?:re)?|disdici|elimina(?:re)?|cancella(?:re)?|togli|rimuovi)";

export const ITALIAN_ORDERS: OrderTable = {
  before: "per favore|ciao|ok|sì|bene|allora|ah|e|no|scusa|anzi|puoi|potresti|voglio|vorrei|devo",
  after: "per favore|grazie",
  sentences: [
    ["undo", "annulla(?:lo|la)?(?: questo)?", "either"],
    ["undo", "(?:ripristina(?:lo)?|rimetti(?:lo)? com'era|torna indietro|lascia com'era)"],
    ["length", "(?:per|dura) {by}"],
    ["rename", "(?:rinomina|cambia il (?:nome|titolo) (?:di|del|della)) {event} (?:in|a|come) {text}"],
    ["rename", "(?:rinominal[oa]|chiamal[oa]) (?:(?:in|a|come) )?{text}"],
    ["rename", "(?:cambiagli|cambiale|cambia) (?:il (?:suo )?)?(?:nome|titolo) (?:in|a) {text}"],
    ["later", "(?:posticipa|ritarda|sposta) {event} di {by}(?: più tardi)?"],
    ["earlier", "(?:anticipa) {event} di {by}"],
    ["longer", "(?:allunga|prolunga|estendi) {event} di {by}"],
    ["remind", "ricordami {event} {by} prima"],
    ["move", `${MOVE} {event} (?=(?:a|al|alle|per|su) |all'){to}`],
    ["move", "(?:meglio|facciamo|anzi|volevo dire|spostal[oa]),? {to}"],
    ["place", "(?:è )?(?:al|alla|da|presso|in) {text}"],
    ["cancel", "(?:cancella|elimina|togli|rimuovi|disdici)l[oa]"],
    ["cancel", `${CANCEL} {event}`],
    ["change", "(?:modifica|cambia|sposta) {event}"],
  ],
  it: "lo|la|quello|quella|questo|questa|l'evento",
  both: "entrambi|entrambe|tutti e due|tutte e due",
  all: "tutto|tutti|tutte",
  nth: [
    "(?:il|la) prim[oa]",
    "(?:il|la) second[oa]",
    "(?:il|la) terz[oa]",
    "(?:il|la) quart[oa]",
    "(?:il|la) quint[oa]",
    "(?:l'|il |la )ultim[oa]",
  ],
  one: "solo (?:quest[oa]|quell[oa])(?: volta)?|questa volta",
  whole: "tutti|tutte|tutta la serie",
  kinds: "appuntamento|riunione",
  filler:
    "il|lo|la|i|gli|le|l'|un|una|mio|mia|di|del|della|con|a|al|alle|per|in|evento|appuntamento|riunione|tutti|tutte|entrambi",
  plural: "tutto|tutti|tutte|entrambi|entrambe|i|gli|le",
  unclear: "(?!)",
  around: "ok|sì|no|bene|allora|meglio|a|al|alle|il|la|le|in|di|per|grazie|scusa|facciamo|anzi|va",
  amounts: [
    ["(?<n>\\d{1,3}) ?(?:minuti|minuto|min)", 1],
    ["(?<n>\\d{1,2}) ?(?:ore|ora|h)", 60],
    ["(?<n>\\d{1,2}) (?:giorni|giorno)", 1_440],
    ["(?<n>\\d) (?:settimane|settimana)", 10_080],
    ["mezz'?ora", 30],
    ["un'?ora", 60],
    ["un quarto d'ora", 15],
    ["un'?ora e mezza", 90],
    ["un giorno", 1_440],
    ["una settimana", 10_080],
  ],
  spaced: true,
};
