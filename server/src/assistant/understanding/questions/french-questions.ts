import type { QuestionTable } from "./question-table.ts";

export const FRENCH_QUESTIONS: QuestionTable = {
  list: "(?:j'ai quoi|qu'est-ce que j'ai|qu'ai-je|quels? (?:événements|rendez-vous))|(?:montre|affiche)(?:-moi)? (?:mon |mes )?(?:agenda|calendrier|rendez-vous)|mon agenda|j'ai (?:quelque chose|un rendez-vous) |c'est quoi mon programme|combien de (?:rendez-vous|réunions)|^(?:(?:mon |le )?calendrier|l'agenda|agenda|mes rendez-vous)(?!\\p{L})",
  free: "(?:je suis|suis-je|chu|serai-je) (?:libre|disponible|occupée?)|(?:ai-je|j'ai) (?:du |le )?temps|créneau|heure libre|(?:matin|matinée|après-midi|soir|soirée|journée)(?: \\p{L}+)? (?:est|sera)(?:-(?:il|elle))? .*libre|(?:ai-je|j'ai|est-ce que j'ai) (?:l'|la |le |mon |ma |ce |cet |cette )?(?:matin|matinée|après-midi|soir|soirée) (?:de )?libre",
  when: "(?:quand|à quelle heure) (?:est|ai-je|j'ai|c'est)",
  parts: {
    morning: "matin(?:ée)?",
    afternoon: "après-midi",
    evening: "soir(?:ée)?",
  },
  products:
    "^(?:trouve|cherche|montre|achète)(?:-moi)?(?! .*(?:agenda|calendrier|rendez-vous|créneau))|produits?|fournisseurs?|moins ch[eè]re?|^je (?:cherche|(?:voudrais|veux|souhaite) acheter) ",
  follow: "(?:et|qu'en est-il d[eu])(?: à)? {rest}",
  eventNoise:
    "et|j'ai|quoi|qu'est-ce|que|qu'ai-je|quels?|événements?|rendez-vous|agenda|calendrier|mon|ma|mes|le|la|les|l'|montre|affiche|moi|de|du|des|avec|à|quand|est|ai-je|quelle|heure|c'est|quelque|chose|un|une|dans",
  productNoise:
    "trouve|cherche|montre|achète|moi|de|du|de l'|des|l'|les|le|la|produits?|fournisseurs?|moins|ch[eè]re?s?|mieux|notée?s?|en stock|disponibles?|un|une|d'|à|je|tu|vous|avez-vous|as-tu|y a-t-il|est-ce que|voudrais|veux|acheter|il y a|j'ai besoin|d'",
  between: "entre {a} et {b} ?(?:euros?|eur|€)|de {a2} à {b2} ?(?:euros?|eur|€)",
  under: "(?:à )?(?:moins de|jusqu'à|sous|maximum) {a} ?(?:euros?|eur|€)",
  over: "(?:à )?(?:plus de|à partir de|au moins) {a} ?(?:euros?|eur|€)",
  inStock: "en stock|disponibles?",
  cheapest: "moins ch[eè]re?s?",
  best: "mieux notée?s?",
  spaced: true,
};
