import type { BeyondTable } from "./beyond-table.ts";

const PLEASE_IN_FRENCH =
  "(?:(?:s'il (?:te|vous) pla[iî]t|stp|svp|salut|bonjour|coucou|ok|et|alors|bon|(?:est[- ]ce que )?(?:tu (?:peux|pourrais|veux bien)|vous (?:pouvez|pourriez))|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|aide[- ]moi à|j'aimerais que tu)[,!]? +)*(?:me |m'|nous )?";

const TEXTS_IN_FRENCH =
  "(?:e-?mails?|mails?|courriels?|messages?|sms|textos?|lettres?|poèmes?|poeme|rédaction|dissertation|textes?|discours|histoires?|chansons?|blagues?|invitations?|réponses?|résumés?|rapports?|code|programmes? (?:en|qui)|posts?|tweets?|articles?|cv|mot d'excuse|recettes?|cartes?)";

/** What may be said before anything else. */
const LEAD =
  "^(?:(?:s'il (?:te|vous) plaît|stp|svp|bon|alors|non(?=,)|et|mais|hé|salut|bonjour|ok|ah|oh|bah|ben)[,!]? +)*";

const UNMEANT = [
  '^[^:?]{2,60}(?<!\\p{L})(?:dit|disait|disent|écrit|écrivait|indique|indiquait|précise|demande|demandé|mentionne|annonce|marqué|stipule)\\s*[:«"“]',
  "^(?:selon|d'après) (?:le |la |l'|mon |ma |un |une )(?:e-?mail|mail|courriel|message|note|sms|lettre|chef|patron\\p{L}*|affiche)(?!\\p{L})",
  "(?<!\\p{L})(?:a|ont|avait) (?:dit|demandé|écrit|ordonné|prié|conseillé|suggéré)(?: à \\p{L}+)? (?:d'|de |qu'il faut |que je )(?:ajouter|créer|mettre|noter|planifier|programmer|réserver|caler|prévoir|inscrire)(?!\\p{L})",
  `${LEAD}(?:oublie[zr]?(?! pas| surtout pas)|oublions|laisse[rz]? tomber)(?!\\p{L})`,
  `${LEAD}(?:évite[zr]?|saute[zr]?|surtout pas|plus jamais|jamais|aucune?|pas question|hors de question|en aucun cas|sous aucun prétexte|tout sauf|plutôt (?:pas|aucun|rien)|ras[- ]le[- ]bol|marre|dommage|(?:il )?paraît|on dit que|(?:tu ne devrais|vous ne devriez) pas)(?!\\p{L})(?!.{0,60}oubli)`,
  `${LEAD}n(?:e |')(?!.{0,80}oubli)[^,;?]{1,40}(?<!\\p{L})(?:jamais|plus|rien|aucune?)(?!\\p{L})`,
  `${LEAD}(?:j'ai horreur|je (?:déteste|hais|ne supporte|supporte pas|redoute|crains)|on déteste|nous détestons|j'en ai (?:marre|assez)|j'appréhende)(?!\\p{L})[^,;?]*$`,
  `${LEAD}(?:imagine[zr]?|imaginons|suppose[zr]?|supposons|admettons|mettons que|disons que|si seulement|si (?:au moins )?j'avais|ah si j)(?!\\p{L})`,
  "(?<!\\p{L})(?:serait|aurait été) (?:\\p{L}+ )?(?:génial|super|bien|sympa|cool|top|parfait|chouette|agréable|bon|beau|idéal|formidable)\\p{L}*.{0,20}(?<!\\p{L})mais(?!\\p{L})",
  `${LEAD}j'(?:aimerais|aurais aimé) .{1,80}(?<!\\p{L})mais .{0,20}(?<!\\p{L})(?:pas|impossible)(?!\\p{L})`,
  `${LEAD}(?:(?:j'allais|on allait|je voulais|je pensais) .{1,100}(?<!\\p{L})mais .{0,30}(?<!\\p{L})(?:non|pas|finalement)(?!\\p{L})|j'ai failli(?!\\p{L})|(?:j'ai|on a) décidé de ne pas(?!\\p{L}))`,
  "(?<!\\p{L})ne (?:l'|(?:le|la|les) )(?:ajoute|mets|mettez|note|crée|planifie|inscris|programme)[rz]? pas[.! ]*$",
  "(?<!\\p{L})dit (?:d'|de )(?:ajouter|créer|mettre|noter|planifier|programmer|réserver|inscrire)(?!\\p{L})",
  "^(?:l'|la |le )\\p{L}+ (?:dit|indique|annonce)(?!\\p{L})",
  `${LEAD}(?:je (?:refuse|rêve)|heureusement|pas la peine|inutile|j'aurais dû)(?!\\p{L})(?!.{0,60}oubli)`,
  `${LEAD}(?:dis|dites|préviens|prévenez|informe[rz]?|annonce[rz]?|écris|écrivez|signale[rz]?|raconte[rz]?|assure[rz]?|demande[rz]?)(?:-(?:lui|leur))?(?! moi|-moi| nous)(?: (?:à |au |aux |le |la |les |l')?[^:?]{2,40}?)? (?:que|qu'|si|s')(?!\\p{L}{3})`,
  `${LEAD}ignore[rz]?(?!\\p{L}).{0,40}(?<!\\p{L})(?:instructions?|règles?|tout|précédent\\p{L}*|consignes?)(?!\\p{L})`,
  `${LEAD}(?:(?:dis|dites|répète|répétez|épelle|épelez|prononce|récite|cite)(?: (?:après moi|avec moi|à voix haute|la phrase|ceci|ça))* ?(?::|(?=["«“]))|(?:répète|répétez) après moi|épelle[rz]? )`,
  `${LEAD}(?:(?:arrête[rz]?|cesse[rz]?) (?:de |d')(?:ajouter|créer|mettre|noter|planifier|programmer|réserver|caler|inscrire|proposer|rappeler|déplacer|supprimer)|(?:refuse[rz]?|rejette|rejetez|décline[rz]?|défais(?! (?:ça|cela|tout|ce)(?!\\p{L})))(?= \\p{L}))(?!\\p{L})`,
  `${LEAD}(?:(?:ce n'est|c'est|il n'est) pas vrai|c'est (?:faux|un mensonge)|personne|aucun de)(?!\\p{L})`,
  `${LEAD}(?:je|on|nous) (?:ne )?(?:peux|peut|pouvons|pourrai|pourra|vais|va|veux|viens|suis|serai) (?:pas|plus)(?!\\p{L})(?!.{0,30}(?:oubli|rater|manquer|louper))[^,;]*$`,
  `${LEAD}(?:(?:je|nous|on) n'(?:ai|aurai|avons|aurons|a|aura)|j'ai|on a) (?:pas|plus|aucune?)(?: (?:de|d'))?(?! (?:oubli|envie))[^,;]*$`,
].join("|");

/** Orders that only hold if something happens, which nobody watches for. */
const CONDITION = [
  `${LEAD}(?:s'il(?! (?:te|vous) pla)|s'ils|si|au cas où|à moins que|à condition que)(?! (?:tu (?:peux|pouvais|veux)|vous (?:pouvez|voulez)|possible|c'est (?:possible|bon|ok)|ça (?:te|vous|va))(?!\\p{L}))[^,]{2,60}, ?(?:alors )?(?:annule|supprime|efface|enlève|décale|déplace|reporte|repousse|ajoute|crée|mets|note|planifie|programme|renomme)\\p{L}*`,
  `${LEAD}(?:annule|supprime|efface|enlève|décale|déplace|reporte|repousse|ajoute|planifie)\\p{L}* [^?]{2,80} (?:s'il(?! (?:te|vous) pla)|si (?!(?:possible|tu (?:peux|veux)|vous (?:pouvez|voulez)|ça te|c'est (?:possible|bon|ok))(?!\\p{L}))|à moins que )[^?]*$`,
].join("|");

/** Said in the end of what was named before, instead of doing it. */
const AGAINST =
  "[?!.,;–—-]+\\s*(?:mais |et |non,? )*(?:(?:c'est )?(?:hors de question|pas question)|jamais(?: de la vie)?|surtout pas|certainement pas|sûrement pas|bien sûr que non|en aucun cas|n'importe quoi|(?:je )?(?:plaisante|rigole|déconne|blague)|c'(?:est|était) (?:une blague|pour rire)|je (?:ne suis pas|suis pas) d'accord|je (?:n'en )?veux pas(?: .{0,20})?|(?:je )?(?:détesterais|haïrais)(?: .{0,20})?|quelle horreur|ce serait (?:horrible|affreux))|\\?\\s*non|, (?:dit|disait|a-t-il dit|a-t-elle dit)(?:-il|-elle)?(?:,? mais .{1,40})?";

const VERBS =
  "va|vont|vient|viennent|arrive|arrivent|ouvre|ouvrent|décolle|atterrit|déménage|déménagent|emménage|emménagent|prend|prennent|reçoit|sort|sortent|joue|jouent|travaille|travaillent|rentre|rentrent|quitte|quittent|donne|donnent|(?<!en )fait|font|chante|parle|présente|achète|vend|mange|déjeune|part|partent|commence|finit|démarre|embarque|appareille|rejoint|ferme|ferment|lance|reprend|ont|sera|aura|ira|se (?:marie|marient|réunit|réunissent|fait|rend)";

/** Somebody or something, and what they do. */
const TOLD = [
  `^(?:(?:le|la|les|mon|ma|mes|notre|nos|votre|vos|son|sa|ses|leurs?|un|une|cet?|cette) |l')[\\p{L}'-]+(?: (?:de |du |d'|des )?[\\p{L}-]+){0,2}? (?:${VERBS}|passe|passent|fête|fêtent|visite|rencontre|a)(?!\\p{L})`,
  `^(?!pour|avec|chez|rdv|rendez)[\\p{L}-]+(?<![eio]r)(?: et [\\p{L}-]+| (?-i:\\p{Lu})[\\p{L}-]+)? (?:${VERBS}|(?:passe|fête|visite|rencontre) (?:un|une|des|le|la|les|l'|son|sa|ses|à|chez)|a (?:un|une|des|son|sa|ses|cours|piscine|entraînement|réunion))(?!\\p{L})`,
  "^(?:part|décolle|atterrit|arrive|vient|commence) (?:le|la|les|l'|mon|ma|un|une|(?-i:\\p{Lu})\\p{L}+)",
].join("|");

/** Words that order to write down what's told. */
const NOTED =
  "(?<!\\p{L})(?:ajoute\\p{L}*|note(?:-le|z)?|mets|inscris|enregistre|rappelle\\p{L}*|stp|svp|agenda|calendrier)(?!\\p{L})";

export const FRENCH_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  condition: CONDITION,
  against: AGAINST,
  told: `^(?!.*(?:${NOTED}))(?:${TOLD})`,
  begins:
    "(?:et |mais |alors |ok |dis[- ]moi |dis |tu sais )*(?:qu[' ]?(?:est|oi|e|el|elle|els|elles|and|i)(?!\\p{L})|où|comment|pourquoi|combien|est[- ]ce que|lequel|laquelle|pas de|pas d'|jamais|hier|avant-hier|si (?:je|on|tu|il|elle|jamais|ça)|s'il (?!te|vous))(?!\\p{L})",
  inside:
    "(?:quel(?:le)? (?:jour|date|heure)|le combien)[?. ]*$|(?:j'ai|on a|j'avais|il y avait|c'était|j'étais|on était) (?:été|eu|fait|oublié|raté|dormi|acheté|était)(?!\\p{L})|c'était|j'étais|pas envie|(?:la )?flemme|trop (?:fatiguée?|crevée?|hâte)|a (?:été )?(?:annulé|décommandé|reporté|décalé|supprimé)e?s?(?!\\p{L})|(?:est|sont) (?:annul|report|décal)ée?s?(?!\\p{L})|il n'y (?:a|aura) (?:pas|plus|aucun)|n'aura pas lieu|(?:pleut|pleuvra|pleuvoir|neige|neigera|neiger)(?!\\p{L})|il (?:fera|fait) (?:\\p{L}+ )?(?:chaud|froid|beau|mauvais)|ne (?:vient|viendra|peut|pourra) (?:pas|plus)",
  orders: `${PLEASE_IN_FRENCH}(?:(?:écri(?:s|re|vez)|ecri(?:s|re)|rédige[rz]?|envoie[rz]?|envoyer|réponds|répondre|compose[rz]?|raconte[rz]?|fais|faire|invente[rz]?)(?:[- ](?:moi|lui|nous|leur))? (?!.*(?:agenda|calendrier|rappel|penser)).*(?<!\\p{L})${TEXTS_IN_FRENCH}(?!\\p{L}).*|(?:tradui(?:s|re|sez)|résume[rz]?|corrige[rz]?|reformule[rz]?|calcule[rz]?|joue[rz]?|chante[rz]?|allume[rz]?|éteins|téléphone[rz]?|(?:réserve[rz]?|commande[rz]?|prends|prendre|achète[rz]?|acheter|trouve[rz]?)(?:[- ](?:moi|nous))? (?:.{0,20} )?(?:billets?|tickets?|places?|train|vol|avion|hôtel|hotel|chambre|table|taxi|uber|voiture|airbnb|pizzas?))(?!\\p{L}).*)`,
};
