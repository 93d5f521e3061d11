import type { OrderTable } from "./order.ts";

const MOVE =
  "(?:déplace[rz]?|deplace[rz]?|reporte[rz]?|décale[rz]?|decale[rz]?|repousse[rz]?|bouge[rz]?|avance[rz]?|replanifie[rz]?|reprogramme[rz]?|recale[rz]?|change[rz]?|transfère[rz]?)(?:[- ]moi)?";
/** These put other things somewhere, too, unless what they put is known: "mets la réunion à 15h". */
const PUT = "(?:mets|met|mettre|mettez|passe[rz]?)(?:[- ]moi)?";
const KNOWN = "(?=(?:le |la |les |l'|mon |ma |mes |ce |cet |cette |celui|celle|ça ))";
const CANCEL =
  "(?:annule[rz]?|supprime[rz]?|efface[rz]?|enlève|enleve|enlever|retire[rz]?|vire[rz]?|dégage|degage|barre|décommande[rz]?|décommander|zappe|oublie(?= le rdv))(?:[- ]moi)?";
const LED = "(?=(?:à|a|au|pour|sur|vers|en) )";
const TO =
  "(?<!(?<!\\p{L})d[eu] )(?=(?:à|a|au|pour|sur|vers|en|demain|après-demain|aujourd'hui|ce|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine|le \\d|midi) ?)";
const EVERY = "(?=(?:tous les|toutes les|chaque|quotidien\\p{L}*|hebdo\\p{L}*|mensuel\\p{L}*|un \\p{L}+ sur deux) ?)";
const BEFORE = "(?:avant|à l'avance|en avance|d'avance|auparavant)";
const REMIND =
  "(?:rappelle[rz]?|rappeler|préviens|previens|prévenir|avertis|alerte[rz]?|notifie[rz]?)(?:[- ](?:moi|le[- ]moi|la[- ]moi|m'en|moi[- ]le|moi[- ]la))?";
const NOW = "(?:finalement |maintenant |en fait |plutôt |désormais |du coup |bien )*";

export const FRENCH_ORDERS: OrderTable = {
  before:
    "s'il te plaît|s'il te plait|s'il vous plaît|stp|svp|bonjour|salut|slt|coucou|hello|hey|bonsoir|ok|oui|bon|ah|oh|oups|zut|mince|euh|alors|et|du coup|donc|mais|bah|ben|non|nan|en fait|finalement|au fait|attends?|pardon|désolée?|dis|dis[- ]moi|super|merci|parfait|(?:est[- ]ce que )?(?:tu (?:peux|pourrais|veux bien)|vous (?:pouvez|pourriez))(?: me| nous| juste)*|(?:peux|pourrais)-tu(?: me)?|(?:pouvez|pourriez)-vous|je (?:veux|voudrais|dois|vais)|j'aimerais|il faut(?: que tu)?|faut|on doit|aussi|petit changement ?:?|changement ?:?|tiens|atrium",
  after:
    "s'il te plaît|s'il te plait|s'il vous plaît|stp|svp|merci|en fait|finalement|plutôt|plutot|pardon|désolée?|ok|d'accord|si possible|si c'est possible|si tu peux|du coup|alors|bisous?|vite|aussi|complètement|définitivement|maintenant|pour moi",
  reason:
    "(?:désolée?,? |pardon,? |oups,? |ah |zut,? )*(?:je|j'ai|j'suis|chuis|on|nous|il|elle|ils|mon|ma|mes|c'est|y a|il y a|comme|malheureusement|parce que?)(?![\\p{L}]).*",
  asks: "(?:quand|quoi|qui|où|comment|pourquoi|combien|quel(?:le)?s?|est-ce que (?:je|j'ai)|qu'est|ai-je|suis-je|c'est (?:quand|quoi|où)|j'ai)(?!\\p{L}).*",
  sentences: [
    ["undo", "annule[rz]?(?: (?:ça|ca|cela))?", "either"],
    [
      "undo",
      "(?:défais(?: ça)?|défaire|annule[rz]? (?:la dernière (?:action|modif(?:ication)?)|le dernier (?:changement|truc)|ce que tu (?:as|viens de) fai(?:t|re)|ma dernière demande|les changements|la modif(?:ication)?)|(?:reviens|retourne|revenir) (?:en arrière|comme avant)|retour(?: en)? arrière|(?:remets?|remettre)(?:[- ](?:l[ea]s?|tout|ça))?(?: tout)? comme (?:avant|c'était|c'etait)(?: avant)?|comme avant|(?:rétablis|restaure|remets|récupère)(?:[- ](?:l[ea]s?|ça))?|c'était (?:une erreur|pas ça|mieux avant)|je (?:me suis trompée?|voulais pas)(?: (?:faire )?ça)?|fausse manip|erreur de ma part|ctrl z|undo)",
    ],
    [
      "rename",
      "(?:renomme[rz]?|rebaptise[rz]?|change le (?:nom|titre) (?:de |du |d')) ?{event} (?:en|par|pour) {text}",
    ],
    ["rename", "(?:renomme|rebaptise|appelle)[- ]l[ea] (?:(?:en|par|plutôt) )*{text}"],
    ["rename", "(?:renomme|rebaptise) (?:le |la )?(?:(?:en|par|plutôt) )+{text}"],
    ["rename", "(?:change|modifie) (?:son|le) (?:nom|titre) (?:en|par|pour) {text}"],
    ["rename", "appelle plutôt {event} {text}"],
    [
      "rename",
      "{event} (?:s'appelle|doit s'appeler|devient) (?:maintenant |plutôt |désormais |en fait )*{text}",
      "told",
    ],
    [
      "no-reminders",
      "(?:enlève|supprime|retire|désactive|pas de|plus de) (?:(?:le|les|tous les) )?(?:rappels?|alertes?) (?:pour|de|du|de la|sur) {event}",
    ],
    ["no-reminders", "ne (?:me )?rappelle pas {event}"],
    ["remind", `${REMIND} (?=la veille ){by} (?:de la |du |de l'|de |d'|pour )?(?:le |la |l'|mon |ma )?{event}`],
    ["remind", `${REMIND} (?=la veille$){by}`],
    ["remind", `${REMIND} {by} ${BEFORE}`],
    ["remind", `(?:me le rappeler|me rappeler|me prévenir|rappel) {by} ${BEFORE}`],
    ["remind", `${REMIND} {by} avant (?:le |la |l'|les |mon |ma |mes )?{event}`],
    [
      "remind",
      `(?:rappel|alerte|me (?:le )?(?:rappeler|prévenir)) {by} avant (?:le |la |l'|les |mon |ma |mes )?{event}`,
    ],
    [
      "remind",
      `(?:mets|ajoute|crée|mettre|ajouter|programme)(?:[- ]moi)? (?:un |une )?(?:rappel|alerte|notif(?:ication)?) {by} avant (?:le |la |l'|les |mon |ma |mes )?{event}`,
    ],
    [
      "remind",
      `(?:mets|ajoute|crée|mettre|ajouter|programme)(?:[- ]moi)? (?:un |une )?(?:rappel|alerte|notif(?:ication)?) {by} ${BEFORE}`,
    ],
    ["remind", `(?:mets|ajoute)(?:[- ]moi)? (?:un )?rappel (?:pour|au|à la|sur) {event} {by} ${BEFORE}`],
    ["remind", `${REMIND} (?:de |du |pour )?{event} {by} ${BEFORE}`],
    ["remind", "rappelle-moi {event} {by} avant"],
    ["longer", "(?:prolonge|rallonge|allonge)[rz]?(?:[- ]l[ea])? (?:de |d') ?{by}"],
    ["longer", "(?:ajoute|rajoute)(?:[- ](?:lui|y))? {by}(?: (?:de plus|en plus))?"],
    ["longer", "{by} (?:de plus|en plus)"],
    ["longer", "(?:prolonge|rallonge|allonge)[rz]? {event} (?:de |d') ?{by}"],
    ["longer", "(?:ajoute|rajoute) {by} (?:à|au|de plus à|de plus au) (?:la |l')?{event}"],
    ["longer", "{event} (?:dure|durera|va durer) {by} de plus", "told"],
    ["shorter", "(?:raccourcis|raccourcir|écourte[rz]?|réduis)(?:[- ]l[ea])? (?:de |d') ?{by}"],
    ["shorter", "(?:raccourcis|raccourcir|écourte[rz]?|réduis) {event} (?:de |d') ?{by}"],
    ["shorter", "{by} de moins"],
    [
      "length",
      "(?:pendant|ça dure|ca dure|ça durera|dure|durera|il dure|elle dure|sur)(?: (?:plutôt|que|seulement|environ|juste))* {by}",
    ],
    [
      "length",
      "(?:mets|met|compte|prévois|fais)(?:[- ]l[ea])?(?: (?:durer|plutôt|juste|sur|pendant))* (?=(?:[1-6] ?h(?!\\p{L})|une|deux|trois|quatre|1h|\\d+ ?(?:min|mn|heure)|(?:une )?demi)){by}(?: (?:plutôt|de durée))?",
    ],
    ["length", "{by}(?: (?:plutôt|seulement|maximum|max|suffisent|suffit|ça suffit))"],
    ["length", "(?:raccourcis|écourte|réduis|allonge|prolonge|rallonge) {event} à {by}"],
    ["length", "(?:fais|faire) durer {event} (?:plutôt |que |seulement )*{by}"],
    ["length", "(?:mets|fais en sorte) que {event} (?:dure|durera) (?:plutôt |que |seulement )*{by}"],
    [
      "length",
      `${PUT} {event} (?:sur|pendant|à) (?=(?:\\d+ ?(?:min|mn|heure)|une (?:heure|demi)|deux heures|trois heures|(?:une )?demi)){by}`,
      "told",
    ],
    [
      "length",
      "{event} (?:ne )?(?:dure|durera|va durer|doit durer|devrait durer|prend|prendra)(?: (?:plutôt|que|seulement|finalement|environ|juste|bien|en fait|plus que))* {by}",
      "told",
    ],
    [
      "until",
      "{event} (?:finit|finira|se termine|dure|va|termine) (?:plutôt |finalement )*(?:à|jusqu'à|jusqu'au|vers) {to}",
      "told",
    ],
    ["until", "(?:prolonge|rallonge|allonge|raccourcis) {event} jusqu'(?:à|au) ?{to}"],
    ["until", "(?:(?:ça|il|elle) )?(?:jusqu'(?:à|au)|(?:finit|termine|se termine) à) ?{to}"],
    ["later", "(?:décale|decale|repousse|retarde|reporte)[rz]?[- ]l[ea] (?:de |d') ?{by}"],
    ["earlier", "avance[rz]?[- ]l[ea] (?:de |d') ?{by}"],
    ["later", "{by} plus tard"],
    ["earlier", "{by} plus t[ôo]t"],
    ["later", "(?:décale|decale|repousse|retarde|reporte)[rz]? {event} (?:de |d') ?{by}(?: plus tard)?"],
    ["later", "(?:décale|decale|repousse|retarde|mets|commence)[rz]? {event} {by} plus tard"],
    ["earlier", "(?:avance[rz]?) {event} (?:de |d') ?{by}"],
    ["earlier", "(?:avance|mets|décale|decale|commence)[rz]? {event} (?:de )?{by} plus t[ôo]t"],
    [
      "later",
      "{event} (?:commence|est|sera|a) (?:finalement |en fait )*(?:de )?{by} (?:plus tard|de retard|en retard)",
      "told",
    ],
    ["earlier", "{event} (?:commence|est|sera) (?:finalement |en fait )*{by} plus t[ôo]t", "told"],
    ["later", "{event} (?:est |a été |sera )?(?:décalée?|repoussée?|retardée?) (?:de |d') ?{by}", "told"],
    ["earlier", "{event} (?:est |a été |sera )?avancée? (?:de |d') ?{by}", "told"],
    ["later", "{event} {by} plus tard"],
    ["earlier", "{event} {by} plus t[ôo]t"],
    ["repeat", `(?:mets|fais|répète|repete|programme)[rz]? {event} ${EVERY}{to}`, "told"],
    [
      "repeat",
      `{event} (?:c'est |sera |est |aura lieu |devient |revient |se répète )(?:maintenant |désormais |aussi )*${EVERY}{to}(?: (?:maintenant|désormais))?`,
      "told",
    ],
    ["repeat", `(?:répète|repete|mets|fais)(?:[- ]l[ea])? ${EVERY}{to}`],
    [
      "again",
      "(?:et )?(?:la même chose|pareil|le même|la même|idem|encore une fois|remets-en un)(?: aussi)? (?:pour |le )?(?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|après|la semaine|\\d|à|au|ce) ?){to}(?: aussi)?",
    ],
    ["move", `${MOVE} {event} ${LED}{to}`],
    ["move", `${MOVE} {event} ${TO}{to}`],
    ["move", `${PUT} ${KNOWN}{event} ${LED}{to}`, "told"],
    ["move", `${PUT} ${KNOWN}{event} ${TO}{to}`, "told"],
    ["move", "change l'heure (?:de |du |d')(?:la |l')?{event} (?:à|pour|en) {to}"],
    [
      "move",
      `{event} (?:est|a été|sera|était|passe|c'est) ${NOW}(?:passée?|décalée?|déplacée?|reportée?|avancée?|repoussée?|à) ?${TO}{to}`,
      "told",
    ],
    [
      "move",
      "{event} (?:est|a été|sera) (?:passée?|décalée?|déplacée?|reportée?|avancée?|repoussée?) (?:à |au |pour )?{to}",
      "told",
    ],
    [
      "move",
      `{event} (?:c'est|est|sera|commence|a lieu|aura lieu|démarre|débute) (?:finalement |maintenant |en fait |plutôt |désormais )+{to}`,
      "told",
    ],
    [
      "move",
      `{event} (?:c'est|est|sera|commence|a lieu|aura lieu|démarre) {to} (?:finalement|maintenant|en fait|plutôt|et (?:non |pas |non pas )(?:à |le )?{when}|pas (?:à |le )?{when}|au lieu de {when})`,
      "told",
    ],
    ["move", `{event} (?:c'est|sera|est) (?=(?:à|a) ){to} cette semaine`, "told"],
    ["move", "finalement {event} (?:c'est|sera|est) {to}", "told"],
    ["move", `{event} (?:plutôt|finalement) ${TO}{to}`, "told"],
    [
      "move",
      "(?:plutôt|plutot|mets[- ]l[ea]|passe[- ]l[ea]|je voulais dire|disons|déplace[- ]l[ea]|décale[- ]l[ea]|reporte[- ]l[ea]|repousse[- ]l[ea]|avance[- ]l[ea]|mets plutôt|fais plutôt|c'est plutôt|c'est|c'était|je me suis trompée?,?(?: c'est)?|erreur,?(?: c'est)?|finalement|change (?:pour|ça à)|on dit|on va dire|mets ça)[,:]? (?:(?:plutôt|finalement|pour|en fait) )*{to}",
    ],
    [
      "move",
      "{to} (?:plutôt|plutot|finalement|en fait|c'est mieux|serait mieux|ça m'arrange|au lieu de {when}|et pas {when}|pas {when})",
    ],
    ["move", "pas {when}[, ]+(?:mais |plutôt )?{to}"],
    ["place", "(?:lieu|endroit|adresse|salle)(?: c'est)? ?:? {text}", "timeless"],
    [
      "place",
      "(?:mets|ajoute|change)(?:[- ]lui)? (?:le |comme |l')?(?:lieu|endroit|adresse) ?(?:à|:|en|pour|par|comme)? {text}",
      "timeless",
    ],
    [
      "place",
      "{event} (?:c'est|est|sera|a lieu|aura lieu|se passe|se fait|se tient) (?:finalement |maintenant |en fait |plutôt )*(?:au|à la|chez|en(?= salle)|dans (?:la|le)) ?{text}",
      "told",
    ],
    [
      "place",
      "(?:(?:c'est|ça se passe|ce sera|on se retrouve|on se voit|rdv) (?:plutôt )?)?(?:au|à la|chez|à l'|en(?= salle)|dans la|dans le) ?{text}",
      "timeless",
    ],
    ["cancel", "(?:annule|supprime|efface|enlève|enleve|retire|vire)[rz]?[- ]l[ea]"],
    ["cancel", `${CANCEL} {event}(?: (?:de |du )(?:mon |l')?(?:agenda|calendrier|planning))?`],
    [
      "cancel",
      "{event} (?:est|a été|sont|ont été) (?:finalement |malheureusement )?(?:annulée?s?|supprimée?s?)",
      "told",
    ],
    ["cancel", "{event} (?:n'a|n'aura|a|aura) (?:plus|pas) lieu", "told"],
    ["cancel", "{event} (?:tombe à l'eau|saute)(?: {when})?", "told"],
    [
      "cancel",
      "(?:pas|plus) (?:de |d'){event} (?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd'hui|ce|cette|la semaine|le) ?){when}",
      "told",
    ],
    [
      "cancel",
      "(?:je|on) (?:ne )?(?:peux|pourrai|vais|peut|va|viens|veux) (?:finalement )?(?:pas|plus) (?:aller |venir )?(?:au |à la |à l'|à |chez ){event}",
      "told",
    ],
    ["move", `${MOVE} {event}`],
    ["change", "(?:modifie|change|déplace)[rz]? {event}"],
  ],
  it: "le|la|ça|ca|l'|celui-là|celui-ci|celle-là|celle-ci|celui là|celle là|cet événement|ce rendez-vous|ce rdv|le rdv|le rendez-vous|cette réunion",
  both: "les deux|tous les deux|toutes les deux|ces deux(?:-là)?",
  all: "tout|tous|toutes|tous les trois|toutes les trois|tout ça|les trois",
  nth: [
    "(?:(?:le|la|du|de la|au|à la) )?(?:premier|première|premiere|1er|1ère|1ere)",
    "(?:(?:le|la|du|de la|au|à la) )?(?:deuxième|deuxieme|second|seconde|2e|2ème|2eme)",
    "(?:(?:le|la|du|de la|au|à la) )?(?:troisième|troisieme|3e|3ème|3eme)",
    "(?:(?:le|la|du|de la|au|à la) )?(?:quatrième|quatrieme|4e|4ème|4eme)",
    "(?:(?:le|la|du|de la|au|à la) )?(?:cinquième|cinquieme|5e|5ème|5eme)",
    "(?:(?:le|la|du|de la|au|à la) )?(?:dernier|dernière|derniere)",
  ],
  one: "(?:juste|seulement|uniquement|que) (?:celui-là|celle-là|celui-ci|celle-ci|cette fois(?:-ci)?|ce jour-là|demain|aujourd'hui)|cette fois(?:-ci)?|juste une fois",
  whole: "tous|toutes|toute la série|la série|tout|à chaque fois|chaque fois|toutes les fois",
  kinds: "rendez-vous|rdv|réunion",
  kindBefore: "rdv|rendez-vous|cours(?: de| d')?|séance(?: de| d')?",
  filler:
    "le|la|les|l'|un|une|mon|ma|mes|notre|nos|de|du|des|d'|avec|à|au|aux|a|pour|chez|en|événement|evenement|rendez-vous|rdv|réunion|tous|toutes|tout|deux|ce|cet|cette|ces|c'est|stp|svp|plutôt|finalement|aussi|mets|agenda|calendrier|planning|truc|dans|sur",
  and: "et",
  plural: "tout|tous|toutes|les|mes|deux|toute (?:la|ma) (?:journée|semaine|matinée|soirée)",
  thatDay: "ce jour-là|ce jour là|le même jour|ce même jour",
  there: "à ce moment-là|à cette heure-là|dans ce créneau|à cette heure",
  besides: "(?:et )?(?:ensuite|aussi|après ça|en plus)(?= )",
  askedFor: "pour (?:un |une |des |du |la |le )?(?<purpose>\\S.{0,80})",
  unclear: "(?!)",
  around:
    "ok|bon|ben|bah|alors|plutôt|plutot|à|a|au|le|la|les|en|de|du|d|pour|vers|oui|ouais|non|nan|merci|en fait|disons|finalement|c'est|ça|ca|me|va|bien|sûr|évidemment|stp|svp|s'il te plaît|environ|peut-être|euh|ah|oh|mets|met|moi|sera|serait|mieux|parfait|fais|faire|on|dit|dire|je|pense|crois|dirais|commence|début|jusqu'à|dès|et|que|sur|dans|maintenant|désolé|désolée|pardon|oups|attends|aussi|encore|juste|du coup|donc|voilà|d'accord|volontiers|possible|si",
  amounts: [
    ["(?<n>\\d{1,3}) ?(?:minutes?|min|mn)", 1],
    ["(?<n>\\d{1,2}) ?(?:heures?|h)", 60],
    ["(?<n>\\d{1,2}) (?:jours?)", 1_440],
    ["(?<n>\\d) (?:semaines?)", 10_080],
    ["(?:une |1 )?demi[- ]heure|1/2 heure", 30],
    ["une (?:petite )?heure", 60],
    ["un quart d'heure|quinze minutes", 15],
    ["trois quarts d'heure|quarante-cinq minutes", 45],
    ["une heure et demie|1 ?h ?30|une heure trente", 90],
    ["une heure et quart|1 ?h ?15", 75],
    ["deux heures et demie|2 ?h ?30", 150],
    ["deux heures", 120],
    ["trois heures", 180],
    ["quatre heures", 240],
    ["cinq minutes", 5],
    ["dix minutes", 10],
    ["vingt minutes", 20],
    ["trente minutes", 30],
    ["quarante minutes", 40],
    ["un jour|une journée|la veille", 1_440],
    ["deux jours", 2_880],
    ["une semaine", 10_080],
    ["deux semaines|quinze jours", 20_160],
  ],
  spaced: true,
};
