import type { FollowTable } from "./product-follow-table.ts";

const SO = "(?:(?:et|ok|alors|bon|super|merci|ah|donc|du coup)[, ]+)*";
const LEAST =
  "(?:(?:la |le )?(?:quantité|commande|achat) mini(?:mum|male?)?|minimum(?: de commande)?|il faut (?:en )?(?:prendre|commander|acheter) combien(?: (?:au )?minimum)?|combien (?:au )?minimum)";

export const FRENCH_FOLLOW: FollowTable = {
  compare:
    "compare[rz]?|comparaison|différences?|lequel|laquelle|quel est le (?:moins cher|meilleur|mieux)|c'est quoi le (?:moins cher|mieux)",
  ranks: "moins ch(?:er|ère)|meilleure?|mieux|plus intéressante?",
  take: "(?:ajoute|mets|met|range|garde|enregistre)\\p{L}*(?:[- ](?:le|la|les|moi|en))* .{0,40}(?:(?:au|dans (?:le|mon)|à (?:la|ma)|sur (?:la|ma)|dans (?:la|ma|mes|les)) ?(?:panier|liste(?: de \\p{L}+| d'\\p{L}+)?|favoris))|(?:commande|achète|prends|réserve)(?:[- ](?:moi|le|la|les|en|m'en))+(?: .{1,30})?",
  detail: `en stock|du stock|le stock|stock|disponibles?|dispo|il (?:en )?reste|reste-t-il|combien|prix|coûte|coute|coûtent|tarif|${LEAST}|fournisseur|vendeur|fabricant|qui (?:le |la |les )?(?:vend|fournit|fait)|notes?|notée?|avis|étoiles|détails?|plus d'infos?|en savoir plus|parle-moi|parle moi|décris`,
  all: "les deux|tous|toutes|ces deux|ceux-là|celles-là",
  it: "celui-là|celui-ci|celle-là|celle-ci|en reste|en commander|en prendre",
  about: `${SO}(?:(?:quel(?:le)? (?:est|sont)|c'est quoi|c'est qui|et|donne-moi|c'est combien) )?(?:(?:le |la |les |son |sa |ses )?(?:prix|tarif|fournisseur|vendeur|fabricant|stock|avis|notes?)|${LEAST})(?: stp)?|${SO}(?:(?:il )?(?:y )?en (?:reste|a)(?:-t-il)? (?:encore |combien)|il en reste(?: (?:combien|encore|en stock))*|combien (?:il )?(?:y )?en (?:reste|a)(?:-t-il)?(?: (?:encore|en stock))*|(?:ça|il|elle) co[uû]te combien|combien (?:ça|il|elle) co[uû]te|c'est combien|combien|qui (?:le|la|les) (?:vend|fournit|fait)|(?:c'est |il est |elle est )?(?:encore )?(?:en stock|dispo|disponible))`,
  quantity:
    "(?:pour|prends|prendre|acheter|commander|voudrais|veux) {n}(?! euros?)|{n} (?:pièces|kilos?|kg|cartons|bouteilles|paquets|sacs|boîtes|unités)",
  spaced: true,
};
