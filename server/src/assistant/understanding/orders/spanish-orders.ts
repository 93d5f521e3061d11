import type { OrderTable } from "./order.ts";

const MOVE =
  "(?:mueve(?:me)?|cambia(?:me)?|pasa(?:me)?|pásame|reprograma|aplaza|pospón|retrasa|adelanta|atrasa|mover|cambiar|pasar)";
const CANCEL = "(?:cancela(?:me)?|cancélame|elimina|borra|quita|suprime|anula|cancelar|eliminar|borrar)";

export const SPANISH_ORDERS: OrderTable = {
  before: "por favor|oye|hola|ok|vale|bueno|pues|ay|ah|entonces|y|no|mejor dicho|(?:puedes|podrías)|quiero|necesito",
  after: "por favor|gracias|porfa",
  sentences: [
    [
      "undo",
      "(?:deshaz(?:lo)?(?: (?:eso|esto))?|deshacer(?: (?:eso|esto))?|revierte(?:lo)?|déjalo como estaba|vuelve a (?:ponerlo|dejarlo) como estaba|recupéral[oa])",
    ],
    ["length", "(?:durante|por|dura) {by}"],
    ["rename", "(?:renombra|cambia(?:le)? el (?:nombre|título) (?:de|a)) {event} (?:a|por|como) {text}"],
    [
      "rename",
      "(?:renómbral[oa]|llámal[oa]|cámbiale el (?:nombre|título)|cambia su (?:nombre|título)|ponle (?:de|el) nombre) (?:(?:a|como|por|de) )?{text}",
    ],
    ["rename", "cambia el (?:nombre|título) (?:a|por) {text}"],
    ["later", "(?:retrasa|aplaza|atrasa|pospón) {event} {by}"],
    ["earlier", "(?:adelanta) {event} {by}"],
    ["longer", "(?:alarga|extiende|prolonga) {event} {by}"],
    ["remind", "recuérdame {event} {by} antes"],
    ["move", `${MOVE} {event} (?=(?:para|a|al|hasta) ){to}`],
    ["move", "(?:mejor|digo|quise decir|que sea|ponl[oa]|pásal[oa]|cámbial[oa]),? {to}"],
    ["place", "(?:es )?en (?:el |la |los |las )?{text}"],
    ["cancel", "(?:cancél|elimín|bórr|quít|anúl|suprím)[ae]l[oa]"],
    ["cancel", `${CANCEL} {event}`],
    ["change", "(?:cambia|modifica|edita|mueve) {event}"],
  ],
  it: "lo|la|eso|esa|ese|este evento|ese evento",
  both: "(?:l[oa]s )?dos|ambos|ambas",
  all: "todo|todos|todas",
  nth: [
    "(?:el|la) primer[oa]?",
    "(?:el|la) segund[oa]",
    "(?:el|la) tercer[oa]?",
    "(?:el|la) cuart[oa]",
    "(?:el|la) quint[oa]",
    "(?:el|la) últim[oa]",
  ],
  one: "sol[oa] (?:est[ea]|es[ea])(?: vez)?|esta vez",
  whole: "todos|todas|toda la serie",
  kinds: "cita|reunión",
  filler:
    "el|la|los|las|un|una|mi|mis|de|del|con|en|a|al|para|por|evento|cita|reunión|todos|todas|todo|dos|ambos|que|lo",
  plural: "todo|todos|todas|los|las|ambos|ambas|dos",
  unclear: "(?!)",
  around: "ok|vale|bueno|pues|entonces|mejor|a|al|el|la|las|los|en|de|por|para|sí|no|digo|que|sea|gracias|por favor",
  amounts: [
    ["(?<n>\\d{1,3}) ?(?:minutos?|min)", 1],
    ["(?<n>\\d{1,2}) ?(?:horas?|h)", 60],
    ["(?<n>\\d{1,2}) (?:días?)", 1_440],
    ["(?<n>\\d) (?:semanas?)", 10_080],
    ["media hora", 30],
    ["una hora", 60],
    ["(?:un )?cuarto de hora", 15],
    ["una hora y media|hora y media", 90],
    ["un día", 1_440],
    ["una semana", 10_080],
  ],
  spaced: true,
};
