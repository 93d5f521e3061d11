import type { BeyondTable } from "./beyond-table.ts";

const PLEASE_IN_FRENCH =
  "(?:(?:s'il (?:te|vous) pla[iî]t|stp|svp|salut|bonjour|coucou|ok|et|alors|bon|(?:est[- ]ce que )?(?:tu (?:peux|pourrais|veux bien)|vous (?:pouvez|pourriez))|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|aide[- ]moi à|j'aimerais que tu)[,!]? +)*(?:me |m'|nous )?";

const TEXTS_IN_FRENCH =
  "(?:e-?mails?|mails?|courriels?|messages?|sms|textos?|lettres?|poèmes?|poeme|rédaction|dissertation|textes?|discours|histoires?|chansons?|blagues?|invitations?|réponses?|résumés?|rapports?|code|programmes? (?:en|qui)|posts?|tweets?|articles?|cv|mot d'excuse|recettes?|cartes?)";

export const FRENCH_BEYOND: BeyondTable = {
  begins:
    "(?:et |mais |alors |ok |dis[- ]moi |dis |tu sais )*(?:qu[' ]?(?:est|oi|e|el|elle|els|elles|and|i)(?!\\p{L})|où|comment|pourquoi|combien|est[- ]ce que|lequel|laquelle|pas de|pas d'|jamais|hier|avant-hier|si (?:je|on|tu|il|elle|jamais|ça)|s'il (?!te|vous))(?!\\p{L})",
  inside:
    "(?:quel(?:le)? (?:jour|date|heure)|le combien)[?. ]*$|(?:j'ai|on a|j'avais|il y avait|c'était|j'étais|on était) (?:été|eu|fait|oublié|raté|dormi|acheté|était)(?!\\p{L})|c'était|j'étais|pas envie|(?:la )?flemme|trop (?:fatiguée?|crevée?|hâte)",
  orders: `${PLEASE_IN_FRENCH}(?:(?:écri(?:s|re|vez)|ecri(?:s|re)|rédige[rz]?|envoie[rz]?|envoyer|réponds|répondre|compose[rz]?|raconte[rz]?|fais|faire|invente[rz]?)(?:[- ](?:moi|lui|nous|leur))? (?!.*(?:agenda|calendrier|rappel|penser)).*(?<!\\p{L})${TEXTS_IN_FRENCH}(?!\\p{L}).*|(?:tradui(?:s|re|sez)|résume[rz]?|corrige[rz]?|reformule[rz]?|calcule[rz]?|joue[rz]?|chante[rz]?|allume[rz]?|éteins|téléphone[rz]?|(?:réserve[rz]?|commande[rz]?|prends|prendre|achète[rz]?|acheter|trouve[rz]?)(?:[- ](?:moi|nous))? (?:.{0,20} )?(?:billets?|tickets?|places?|train|vol|avion|hôtel|hotel|chambre|table|taxi|uber|voiture|airbnb|pizzas?))(?!\\p{L}).*)`,
};
