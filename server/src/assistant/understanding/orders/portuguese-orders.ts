import type { OrderTable } from "./order.ts";

const MOVE = "(?:mova|move|mude|muda|passe|passa|reagende|reagenda|adie|adia|transfira|remarque|remarca)";
const CANCEL = "(?:cancele|cancela|exclua|apague|apaga|remova|tire|desmarque|desmarca)";

export const PORTUGUESE_ORDERS: OrderTable = {
  before: "por favor|oi|olá|ok|sim|bom|então|ah|e|não|aliás|pode|poderia|quero|preciso",
  after: "por favor|obrigad[oa]|pra mim",
  sentences: [
    [
      "undo",
      "(?:desfaz(?:er)?(?: (?:isso|isto))?|desfaça(?: (?:isso|isto))?|volta(?:r)? (?:como|ao que) era|deixa como estava|restaura)",
    ],
    ["length", "(?:por|durante|dura) {by}"],
    ["rename", "(?:renomeie|renomeia|mude o (?:nome|título) (?:de|do|da)) {event} (?:para|pra|como) {text}"],
    ["rename", "renomei[ea](?:-[oa]| (?:ele|ela|isso|esse evento))? (?:para|pra|como) {text}"],
    ["rename", "cham[ea](?:-[oa]| (?:ele|ela|isso|esse evento)) (?:de )?{text}"],
    ["rename", "(?:mude|muda|troque|altere) o (?:nome|título)(?: dele| dela| disso)? (?:para|pra|por) {text}"],
    ["later", "(?:adie|adia|atrase|atrasa) {event} (?:em )?{by}"],
    ["earlier", "(?:adiante|adianta|antecipe|antecipa) {event} (?:em )?{by}"],
    ["longer", "(?:estenda|aumente|prolongue) {event} (?:em )?{by}"],
    ["remind", "me lembr[ae] {by} antes (?:de|do|da) {event}"],
    ["move", `${MOVE} {event} (?=(?:para|pra|pro|às) ){to}`],
    ["move", "(?:melhor|quis dizer|na verdade|que seja|muda|passa),? {to}"],
    ["place", "(?:é )?(?:no|na|em) {text}"],
    ["cancel", "(?:cancele|exclua|apague|remova|desmarque)-[oa]"],
    ["cancel", `${CANCEL} {event}`],
    ["change", "(?:altere|altera|mude|muda|edite) {event}"],
  ],
  it: "ele|ela|isso|esse|essa|este evento|esse evento",
  both: "os dois|as duas|ambos|ambas",
  all: "tudo|todos|todas",
  nth: [
    "(?:o|a) primeir[oa]",
    "(?:o|a) segund[oa]",
    "(?:o|a) terceir[oa]",
    "(?:o|a) quart[oa]",
    "(?:o|a) quint[oa]",
    "(?:o|a) últim[oa]",
  ],
  one: "só (?:ess[ea]|est[ea])(?: vez)?|desta vez",
  whole: "todos|todas|toda a série",
  kinds: "compromisso|reunião",
  filler:
    "o|a|os|as|um|uma|meu|minha|de|do|da|com|em|no|na|para|pra|evento|compromisso|reunião|todos|todas|dois|duas|ambos",
  plural: "tudo|todos|todas|os|as|ambos|ambas",
  unclear: "(?!)",
  around: "ok|sim|não|bom|então|melhor|às|a|o|as|em|na|no|de|para|pra|obrigad[oa]|que|seja|pode",
  amounts: [
    ["(?<n>\\d{1,3}) ?(?:minutos?|min)", 1],
    ["(?<n>\\d{1,2}) ?(?:horas?|h)", 60],
    ["(?<n>\\d{1,2}) (?:dias?)", 1_440],
    ["(?<n>\\d) (?:semanas?)", 10_080],
    ["meia hora", 30],
    ["uma hora", 60],
    ["um quarto de hora", 15],
    ["uma hora e meia", 90],
    ["um dia", 1_440],
    ["uma semana", 10_080],
  ],
  spaced: true,
};
