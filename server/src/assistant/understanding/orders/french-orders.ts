import type { OrderTable } from "./order.ts";

const MOVE = "(?:déplace(?:r)?|reporte(?:r)?|décale(?:r)?|repousse(?:r)?|avance(?:r)?|mets|passe)";
const CANCEL = "(?:annule(?:r)?|supprime(?:r)?|efface(?:r)?|enlève|retire)";

export const FRENCH_ORDERS: OrderTable = {
  before:
    "s'il te plaît|s'il vous plaît|bonjour|salut|ok|oui|bon|ah|alors|et|non|en fait|tu peux|peux-tu|pouvez-vous|je veux|je voudrais",
  after: "s'il te plaît|s'il vous plaît|stp|svp|merci|en fait",
  sentences: [
    ["undo", "annuler?(?: (?:ça|cela))?|annulez(?: (?:ça|cela))?", "either"],
    [
      "undo",
      "(?:défais(?: ça)?|défaire|annule(?:r)? (?:la dernière action|ce que tu (?:as|viens de) faire?)|reviens en arrière|remets(?:-le)? comme (?:avant|c'était)|rétablis(?:-le)?)",
    ],
    ["length", "(?:pendant|ça dure|dure) {by}"],
    ["rename", "(?:renomme|change le (?:nom|titre) (?:de|du)) {event} (?:en|par) {text}"],
    ["rename", "(?:renomme|rebaptise|appelle)-l[ea] (?:(?:en|par|plutôt) )*{text}"],
    ["rename", "(?:change|modifie) (?:son|le) (?:nom|titre) (?:en|par|pour) {text}"],
    ["later", "(?:décale|repousse|retarde) {event} (?:de|d') ?{by}"],
    ["earlier", "(?:avance) {event} (?:de|d') ?{by}"],
    ["longer", "(?:prolonge|rallonge|allonge) {event} (?:de|d') ?{by}"],
    ["remind", "rappelle-moi {event} {by} avant"],
    ["move", `${MOVE} {event} (?=(?:à|au|pour|sur) ){to}`],
    ["move", "(?:plutôt|mets-le|mets-la|je voulais dire|disons|déplace-l[ea]|décale-l[ea]),? {to}"],
    ["place", "(?:c'est )?(?:au|à la|chez|à l') ?{text}"],
    ["cancel", "(?:annule|supprime|efface|enlève|retire)-l[ea]"],
    ["cancel", `${CANCEL} {event}`],
    ["change", "(?:modifie|change|déplace) {event}"],
  ],
  it: "le|la|ça|celui-là|celle-là|cet événement",
  both: "les deux|tous les deux|toutes les deux",
  all: "tout|tous|toutes",
  nth: [
    "(?:le|la) (?:premier|première)",
    "(?:le|la) (?:deuxième|second|seconde)",
    "(?:le|la) troisième",
    "(?:le|la) quatrième",
    "(?:le|la) cinquième",
    "(?:le|la) (?:dernier|dernière)",
  ],
  one: "(?:juste|seulement) (?:celui-là|celle-là|cette fois)|cette fois",
  whole: "tous|toutes|toute la série",
  kinds: "rendez-vous|réunion",
  filler:
    "le|la|les|l'|un|une|mon|ma|mes|de|du|des|d'|avec|à|au|aux|pour|événement|rendez-vous|réunion|tous|toutes|tout|deux|ce|cette",
  plural: "tout|tous|toutes|les|mes|deux",
  unclear: "(?!)",
  around: "ok|bon|alors|plutôt|à|au|le|la|les|en|de|du|pour|oui|non|merci|en fait|disons|finalement",
  amounts: [
    ["(?<n>\\d{1,3}) ?(?:minutes?|min)", 1],
    ["(?<n>\\d{1,2}) ?(?:heures?|h)", 60],
    ["(?<n>\\d{1,2}) (?:jours?)", 1_440],
    ["(?<n>\\d) (?:semaines?)", 10_080],
    ["une demi-heure", 30],
    ["une heure", 60],
    ["un quart d'heure", 15],
    ["une heure et demie", 90],
    ["un jour", 1_440],
    ["une semaine", 10_080],
  ],
  spaced: true,
};
