import { type AsideTable, clause } from "./aside-table.ts";

const LEAD =
  "(?:(?:et|mais|car|parce que|parce qu'|vu que|comme|donc|désolée?|ah|oh|oups|zut|mince|malheureusement|haha|lol|mdr|ouf|du coup) ?)*";
const SUBJECT =
  "(?:je|j'|on|nous|il|elle|ils|elles|c'|ça|ce|y|mon \\p{L}+|ma \\p{L}+|mes \\p{L}+|notre \\p{L}+|le \\p{L}+|la \\p{L}+) ?(?:ne |n'|me |m'|y |en )*";
const VERBS =
  "(?:suis|est|es|sont|ai|a|as|avons|ont|avait|étais|était|peux|peut|pourrai|dois|doit|veux|vais|va|viens|ferai|serai|sera|oublie|adore|déteste|espère|crois|pense|sais|sens|manque|faut|risque|arrive|me sens)";

export const FRENCH: AsideTable = {
  divides:
    /(?<=[\p{L}\p{N})"»!'])\s*(?:[,;!]+|(?<=\p{L}{3})(?<!(?<!\p{L})(?:etc|mme|env|min))\.+(?=\s)|\s[-–—]+|\s?…)\s+|(?<=\?)\s+|\s+(?=(?:parce que?|parce qu'|car|sinon|vu que) )/iu,
  between: ", ",
  namesBesideTime: true,
  comment: clause(
    `(?:(?:merci|mci|stp|svp|s'il te plaît|s'il te plait|s'il vous plaît|super|ok|d'accord|parfait|génial|top|cool|bonjour|salut|coucou|hello|bonsoir|ah|oh|oups|zut|mince|désolée?|pardon|haha|lol|mdr|youpi|enfin|ouf|important|urgent|pas envie|si possible|si tu peux|comme d'hab(?:itude)?|comme prévu|comme convenu|bisous?|bref|hâte|trop hâte|bonne journée)(?: (?:beaucoup|bien|d'avance|à toi|bcp|encore))*[.! ]*$|(?:parce que?|parce qu'|car|sinon|vu que|histoire de|faut pas que|j'espère|trop|quelle|quel|pas de bol|heureusement|malheureusement|enfin) .*|${LEAD}${SUBJECT}${VERBS}(?!\\p{L}).*)[^?]*$`,
  ),
  takesBack:
    /(?<!\p{L})(?:en fait non|finalement (?:non|pas)|plutôt pas|ou pas|annulée?|reportée?|décalée?|déplacée?|peut-être|si (?:je|on|il|elle)|(?:peux|peut|pourrai|viens|vais) (?:plus|pas)|laisse tomber)(?!\p{L})/iu,
  request: clause(
    "(?:et |alors |donc |tu peux |peux-tu |stp )*(?:(?:note|mets|ajoute|inscris|rajoute|marque|cale)(?:[- ](?:le|la|ça|moi ça|le moi|les))+(?: (?:dans (?:mon|l') ?(?:agenda|calendrier|planning)|stp|svp))*|(?:me |m')?(?:le |la |l')(?:noter|mettre|ajouter|inscrire|rajouter)(?: (?:dans (?:mon|l') ?(?:agenda|calendrier)|stp|svp))*|à noter|c'est à noter)[.!? ]*$",
  ),
  undecided:
    /(?<!\p{L})(?:(?<!dis moi |dis-moi )si (?:je|j'|on|il|elle|jamais|ça|tout|personne|tu es libre)|à confirmer|sous réserve|pas (?:encore )?(?:sûre?|certaine?|décidé)|je (?:ne )?sais pas|on verra|à voir|(?:ne |n')?(?:supprime|annule|ajoute|note|mets|décale|touche)(?:[- ]l[ea])? (?:pas|rien)|ou pas[\s?.!]*$|ou plutôt|je devrais|est-ce que je devrais|ça va\s*\?|ça marche\s*\?|c'est bon\s*\?|a été (?:annulée?|reportée?|décalée?))(?!\p{L})/iu,
  past: /(?<!\p{L})(?:depuis|hier|avant-hier|dernière?s?|étais|était|avais|avait|il y a (?:une|un|deux|trois|\d+))(?!\p{L})/iu,
  part: clause(
    "(?:avec|à|a|au|aux|en|dans|chez|de|du|des|d'|pour|par|sur|vers|et|ou|puis|ensuite|aussi|le|la|les|l'|mon|ma|mes|les deux|tous|toutes|chaque|pas|juste|dure|lieu)(?!\\p{L})|\\S+$",
  ),
  order: "ajoute ",
  rephrased: [
    [
      /^(?:je (?:dois|devrais)|il faut que je|faut que je|j'ai à) (?<errand>[^,;.?!]{2,80}?)[\s,;.–-]+(?:et |stp |tu peux )*rappelle[- ](?:le[- ])?moi(?: le| ça)? (?<when>[^,;.?!]*?)(?: stp| merci)?[.!]*$/iu,
      "rappelle-moi $<when> de $<errand>",
    ],
  ],
  details: [
    [
      /^(?:(?:c'est|ce sera|ça se passe|on se retrouve|on se voit|rdv|lieu|adresse)[: ]+)?((?:au|à la|à l'|chez|dans (?:la|le)) ?(?!(?:fait|moins|plus|début|mieux|cas où|revoir|secours|midi|soir|matin|maison)(?!\p{L}))\p{L}[^,?]{1,50})$/iu,
      (_, place: string) =>
        place.replace(/(?<=^(?:au|à la|chez|dans la|dans le) |^à l')(\p{Ll})/u, (letter) => letter.toUpperCase()),
    ],
    [
      /^(?:ça |ca |il |elle )?(?:dure|durera|va durer|prend|prendra)(?: (?:environ|à peu près|bien|juste))* ([\p{L}\d'-]+(?: [\p{L}\d'-]+){0,3})$/iu,
      "pendant $1",
    ],
    [/^(?:environ )?((?:une|deux|trois|une demi|\d+) ?(?:heures?|h|min(?:utes)?)(?: et demie)?)$/iu, "pendant $1"],
    [/^(?:c'est )?toute la journée$/iu, "toute la journée"],
  ],
};
