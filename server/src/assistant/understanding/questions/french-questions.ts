import type { QuestionTable } from "./question-table.ts";

const SO =
  "(?:(?:salut|hello|coucou|bonjour|et|ok|bon|alors|dis|dis[- ]moi|au fait|tu sais|tu peux me dire|stp|sinon|c'est|euh|mais)[, ]+)*";
const NOW = "(?: (?:déjà|maintenant|là|stp|svp|s'il te plaît|aujourd'hui|au fait|exactement|en ce moment))*";

export const FRENCH_QUESTIONS: QuestionTable = {
  next: "prochaine? (?:rendez-vous|rdv|réunion|événement|truc|cours)(?!\\p{L})|(?:c'est quoi|j'ai quoi|qu'est[- ]ce que j'ai|il y a quoi|quoi) (?:la suite|ensuite|juste après)",
  firstOfDay:
    "premi(?:er|ère) (?:rendez-vous|rdv|réunion|truc|cours)(?!\\p{L})|(?:j'ai quoi|qu'est[- ]ce que j'ai) en premier",
  lastOfDay:
    "derni(?:er|ère) (?:rendez-vous|rdv|réunion|truc|cours)(?!\\p{L})|(?:j'ai quoi|qu'est[- ]ce que j'ai) en dernier",
  list: "qu[' ]?est[- ]ce (?:que j'ai|qu'on a|qu'il y a|que je fais)|qu'est[- ]ce qui (?:est|m'attend)|(?:il )?(?:me|nous) reste (?:quoi|encore|-t-il)|(?:j'ai|on a|y a|il y a|je fais|on fait|t'as|tu as) (?:déjà |encore )?(?:quoi|quelque chose|un truc|des trucs|des rdv|des rendez-vous|un rdv|rien)(?!.*(?:co[uû]t|stock|prix))|(?:qu'ai-je|qu'y a-t-il|que fais-je|quoi) (?:de prévu|au programme|dans (?:mon|l'))|quoi de prévu|c'est quoi (?:mon|ma|le) (?:programme|planning|agenda|prochaine?|premi(?:er|ère)|derni(?:er|ère))|(?:quel(?:le)? est|c'est quand) (?:mon|ma) (?:prochaine?|premi(?:er|ère)|derni(?:er|ère))|mon (?:planning|programme)|(?:montre|affiche|donne|dis)(?:[- ]moi)? (?:mon |mes |le |ce que j'ai |ce qui est |les )(?:agenda|calendrier|rendez-vous|rdv|réunions|planning|programme|prévu|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine)?|(?:quels?|mes) (?:sont mes )?(?:rdv|réunions|trucs)|combien de rdv|(?:j'ai quoi|qu'est-ce que j'ai|qu'ai-je|quels? (?:événements|rendez-vous))|(?:montre|affiche)(?:-moi)? (?:mon |mes )?(?:agenda|calendrier|rendez-vous)|mon agenda|j'ai (?:quelque chose|un rendez-vous) |c'est quoi mon programme|combien de (?:rendez-vous|réunions)|^(?:(?:mon |le )?calendrier|l'agenda|agenda|mes rendez-vous)(?!\\p{L})",
  free: "(?:je suis|suis-je|chuis|chu|j'suis|serai-je|je serai|on est|est-ce que je suis|est-ce que je serai)(?: \\p{L}+)? (?:libre|dispo|disponible|occupée?|prise?|pris)|(?:dispo|disponible|libre)(?: \\p{L}+)* ?\\?|(?:est-ce que )?j'ai (?:un |de la |du |encore )*(?:temps|créneau|place|trou|dispo)|(?:quand|quel jour) (?:est-ce que )?(?:je suis|suis-je|j'ai du temps)|(?:je suis|suis-je|chu|serai-je) (?:libre|disponible|occupée?)|(?:ai-je|j'ai) (?:du |le )?temps|créneau|heure libre|(?:matin|matinée|après-midi|soir|soirée|journée)(?: \\p{L}+)? (?:est|sera)(?:-(?:il|elle))? .*libre|(?:ai-je|j'ai|est-ce que j'ai) (?:l'|la |le |mon |ma |ce |cet |cette )?(?:matin|matinée|après-midi|soir|soirée) (?:de )?libre",
  when: "(?:quand|à quelle heure|a quelle heure|où|c'est où|quel jour) (?:est|sont|ai-je|j'ai|c'est|a lieu|commence|finit|se passe|déjà|tombe|on a|est-ce que j'ai|je vois)|(?:c'est|est-ce que c'est|elle est|il est|c) (?:quand|à quelle heure|a quelle heure|quel jour)(?: déjà| encore)?|(?:commence|finit|débute) (?:quand|à quelle heure)",
  parts: {
    morning: "matin(?:ée)?",
    afternoon: "après[- ]midi|apres[- ]midi|aprem|aprèm|aprème",
    evening: "soir(?:ée)?",
  },
  clock: {
    time: `${SO}(?:(?:il est )?quelle heure(?: est[- ]il| il est| qu'il est)?|(?:t'as|tu as|vous avez|avez-vous|as-tu|donne(?:-moi)?) l'heure|l'heure)${NOW}`,
    date: `${SO}(?:(?:on est|nous sommes|c'est|on est le) (?:le )?(?:quel jour|combien|quelle date|le combien|quoi comme jour)|quel jour (?:on est|sommes[- ]nous|est[- ]on|c'est|est[- ]ce)|le combien (?:on est|sommes[- ]nous)|(?:quelle est )?la date(?: (?:du jour|d'aujourd'hui|de aujourd'hui))?|quelle date (?:on est|sommes[- ]nous)|(?:aujourd'hui )(?:c'est|on est) (?:quel jour|le combien|quoi))${NOW}`,
    dateOf: `${SO}(?:(?:on (?:est|sera)|nous (?:sommes|serons)|ce sera|c'est) (?:le )?(?:quel jour|combien|quelle date|le combien)(?: du mois)? {day}|(?:quel jour|quelle date|le combien)(?: de la semaine)? (?:est|tombe|sera|on (?:est|sera)|c'est|sommes[- ]nous|serons[- ]nous) {day}|{day}[, ]+(?:ça |ca |il |c'est |on (?:est|sera) |est |tombe )+(?:un )?(?:quel jour|le combien|quoi comme jour|quelle date)|(?:ça |ca )?(?:tombe|c'est) (?:quel jour|quand) {day})${NOW}`,
  },
  products:
    "^(?:(?:stp|svp|s'il te plaît|salut|bonjour|et|ok|tu peux|peux-tu|tu pourrais|pourrais-tu|pouvez-vous|est-ce que tu peux)[, ]+)*(?:me |nous )?(?:trouve[rz]?|cherche[rz]?|montre[rz]?|achète[rz]?|acheter|propose[rz]?)(?:[- ](?:moi|nous))?(?! .*(?:agenda|calendrier|rendez-vous|rdv|créneau|planning|programme))|(?:ça|ca) co[uû]te combien (?=\\p{L})|combien (?:ça |ca )?co[uû]te(?:nt)?(?= (?:le|la|les|l'|du|un|une) ?\\p{L})(?!.*(?:premi|deuxi|second|troisi|derni))|c'est combien (?=(?:le|la|les|l')\\p{L})|(?:vous avez|avez-vous|t'as|y a-t-il|est-ce qu'il y a|est-ce que vous avez|il y a) (?:du|de la|de l'|des) ?(?!.*(?:rdv|rendez-vous|réunion|temps|choses?|trucs?))|^(?:j'ai besoin|on a besoin|il (?:me|nous) (?:faut|faudrait)) (?:de |d'|du |des )(?=.*(?:kg|kilos?|litres|cartons|fournisseur|moins cher|pas cher|pour (?:le|la|mon|ma|notre) (?:resto|restaurant|café|boutique|magasin|bar)))|produits?|fournisseurs?|moins ch[eè]re?|^je (?:cherche|(?:voudrais|veux|souhaite) acheter) ",
  follow: "(?:(?:ok|ah|bon|d'accord|alors)[, ]+)*(?:et|qu'en est-il d[eu]|quid d[eu])(?: à| pour)? {rest}",
  after:
    "(?:(?:et|c'est quoi|quoi|j'ai quoi|qu'est-ce que j'ai) )*(?:(?:le |la )?(?:jour|semaine|week-?end) (?:d'après|suivante?)|après(?: ça)?|ensuite|le suivant|la suivante|la suite|le lendemain)",
  eventNoise:
    "'|qu'est|qu est|ce|qu'on|on|a|as|t'as|tu|il|y|me|nous|reste|encore|prévue?s?|programme|planning|fais|fait|déjà|deja|rdv|trucs?|réunions(?= |$)|quel|quels|quelles|où|lieu|commence|finit|jour|prochaine?|premi(?:er|ère)|derni(?:er|ère)|suite|ensuite|juste|après|suis|serai|dis|donne|montre-moi|affiche-moi|combien|rien|qui|m'attend|attend|au|aux|est-ce|que|pour|stp|svp|salut|bonjour|ok|alors|ma|journée|semaine|tout|toute|tous|je|j'|vois|bon|l'après-midi|c|exactement|comme|à peu près|doit|dois|t-il|et|j'ai|quoi|qu'est-ce|que|qu'ai-je|quels?|événements?|rendez-vous|agenda|calendrier|mon|ma|mes|le|la|les|l'|montre|affiche|moi|de|du|des|avec|à|quand|est|ai-je|quelle|heure|c'est|quelque|chose|un|une|dans",
  productNoise:
    "(?:ça |ca )?co[uû]te(?:nt)? combien|combien|co[uû]te(?:nt)?|c'est combien|c'est|prix|tu peux|peux-tu|tu pourrais|pouvez-vous|est-ce|qu'il|me|nous|trouver|chercher|montrer|proposer|propose|montrez|cherchez|trouvez|trié?e?s?|trier?|classés?|par prix|par note|croissant|du moins cher au plus cher|meilleure?s?|noté|notes|avis|bons?|bonnes?|pas cher|pas trop chers?|besoin|faudrait|faut|avez|t'as|y a|il|stp|svp|s'il te plaît|salut|bonjour|et|ok|qui|est|sont|dispo|disponible|plus|maximum|max|seulement|que|ceux|pour|notre|mon|ma|resto|boutique|magasin|place de marché|sur|dans|quelque chose|chez|trouve|cherche|montre|achète|moi|de|du|de l'|des|l'|les|le|la|produits?|fournisseurs?|moins|ch[eè]re?s?|mieux|notée?s?|en stock|disponibles?|un|une|d'|à|je|tu|vous|avez-vous|as-tu|y a-t-il|est-ce que|voudrais|veux|acheter|il y a|j'ai besoin|d'",
  between: "entre {a} et {b} ?(?:euros?|eur|€)|de {a2} à {b2} ?(?:euros?|eur|€)",
  under:
    "(?:à |pour )?(?:moins de|jusqu'à|sous|maximum|max|pas plus de|en dessous de|inférieur à|moins cher que) {a} ?(?:euros?|eur|€|balles)|{a2} ?(?:euros?|eur|€|balles) (?:max(?:imum)?|ou moins)",
  over: "(?:à |pour )?(?:plus de|à partir de|au moins|minimum|au-dessus de) {a} ?(?:euros?|eur|€|balles)",
  inStock: "en stock|disponibles?|dispo",
  cheap: "pas ch[eè]re?s?(?!\\p{L})|bon marché",
  cheapest: "moins ch[eè]re?s?(?! que)|(?:triée?s?|trie|classe|classés?) par prix|prix croissant|par prix",
  dearest: "(?:le|la|les) plus ch[eè]re?s?|prix décroissant",
  best: "mieux notée?s?|meilleure?s? (?:notes?|avis)|par notes?",
  spaced: true,
};
