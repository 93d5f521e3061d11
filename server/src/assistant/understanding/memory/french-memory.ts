import type { MemoryTable } from "./memory-table.ts";

const THAT = "(?:que |qu'| ?: ?)";
const PLEASE = "(?: bien| s'il te plaît| s'il vous plaît| stp| svp)*";
const ABOUT_ME = "(?: (?:de|sur|à propos de) moi)?";

export const FRENCH_MEMORY: MemoryTable = {
  before: "s'il te plaît|s'il vous plaît|stp|svp|bonjour|salut|ok|alors|et|au fait|atrium",
  after: "s'il te plaît|s'il vous plaît|stp|svp|merci",
  remember: [
    `(?:souviens[- ]toi|souvenez-vous|rappelle[- ]toi|rappelez-vous|retiens|sache|retenez|mémorisez?|gardez? en (?:tête|mémoire)|n'oubliez? pas)${PLEASE},? ?${THAT}{fact}`,
  ],
  rememberAsked: [
    `(?:(?:peux|pourrais)-tu|tu peux) (?:te souvenir|te rappeler|retenir|mémoriser|garder en (?:tête|mémoire))${PLEASE} ${THAT}{fact}`,
    `(?:pouvez|pourriez)-vous (?:vous souvenir|vous rappeler|retenir|mémoriser|garder en (?:tête|mémoire))${PLEASE} ${THAT}{fact}`,
  ],
  recall: [
    `(?:de )?quoi (?:est-ce que )?(?:te souviens[- ]tu|vous souvenez-vous|tu te souviens|tu te rappelles|te rappelles-tu)${ABOUT_ME}`,
    `(?:tu te souviens|tu te rappelles)(?: de)? quoi${ABOUT_ME}`,
    `(?:t'as|tu as) (?:retenu|noté|mémorisé|enregistré) quoi${ABOUT_ME}`,
    "(?:rappelle|dis|montre)[- ]moi ce que (?:tu (?:sais|as retenu)|je t'ai (?:dit|demandé) de retenir)(?: (?:sur|de) moi)?",
    "(?:que sais-tu|que savez-vous|qu'est-ce que (?:tu sais|vous savez)|tu sais quoi) (?:de|sur|à propos de) moi",
    `(?:qu'as-tu|qu'avez-vous|qu'est-ce que (?:tu as|vous avez)|tu as) (?:retenu|mémorisé)${ABOUT_ME}`,
    "(?:montre|montrez|affiche|affichez)(?:-moi)? (?:mes|tes|vos|tous (?:mes|tes|les)) souvenirs",
  ],
  forgetAll: [
    "oubliez? tout(?: ce que (?:tu sais|vous savez)(?: (?:de|sur) moi)?| ce que tu as retenu| (?:de|sur) moi)?",
    "(?:effacez?|supprimez?|videz?) (?:toute )?(?:ta|ma|la|votre) mémoire",
    "(?:effacez?|supprimez?) (?:tous )?(?:tes|mes|les|vos) souvenirs",
  ],
  forget: [
    "oubliez? (?:le fait )?(?:que |qu'){fact}",
    "oubliez? ce que je (?:t'ai|vous ai) dit (?:sur|de|à propos de) {fact}",
  ],
  forgetIfKnown: [
    "oubliez? (?:le truc|l'histoire|ce truc|l'info|la note|ce que je t'ai dit)(?: (?:sur|avec|de|du|des|à propos de?))(?: (?:le|la|les))? ?{fact}",
    "oubliez? {fact}",
  ],
  noFact: "ça|cela|ceci|tout|moi",
  speaks:
    "souvien|sache (?:bien )?que|noté quoi|enregistré quoi|souven|rappel|reti?en|mémo|oubli|garde[rz]? en tête|désormais|à partir de maintenant",
  spaced: true,
};
