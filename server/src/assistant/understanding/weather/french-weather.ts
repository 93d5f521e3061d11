import type { WeatherTable } from "./weather-table.ts";

export const FRENCH_WEATHER: WeatherTable = {
  topics: [
    ["umbrella", "parapluie|imperméable|k-way"],
    ["snow", "neige(?:r|ra)?"],
    ["rain", "pleut|pleuv(?:oir|ra)|pluie|pleuvoir"],
    ["wind", "vent(?:eux)?"],
    ["sun", "soleil|ensoleillé"],
    ["cold", "froid|frais"],
    ["hot", "chaud|chaleur"],
    ["any", "météo|quel temps|le temps (?:à|qu|de|pour|dem)|prévisions|températures?|combien de degrés|beau"],
  ],
  before:
    "s'il (?:te|vous) plaît|stp|svp|salut|bonjour|et|dis-moi|donne-moi|est-ce que|est-ce qu'il|est-ce qu'|est-ce|qu'il|quel|quelle|quelles|combien|que|il y (?:aura|a)|y aura-t-il|il|fait-il|fera-t-il|va-t-il|pleuvra-t-il|neigera-t-il|pleut-il|neige-t-il|fait|fera|va|faire|sera|est|ai-je besoin d'un|j'ai besoin d'un|besoin|faut-il|je|dois|prendre|un|une|le|la|les|l'|du|de|d'|des|degrés|temps|météo|prévisions?|températures?|pleuvoir|pleuvra|pleut|neiger|neigera|neige|pluie|parapluie|imperméable|chaud|froid|beau|vent|soleil|à|au|aux|en|sur|dans|pour|maintenant|actuellement|dehors|là|ici|chez moi|chez nous|en ce moment|tu sais|tu peux me dire|dis|salut|coucou|ok|alors|vais|vaut mieux|mets|met|sortir|avec|ça|ca|caille|ce que|c'est|quoi|comment|t-il|aurai|je dois",
  after:
    "s'il (?:te|vous) plaît|stp|svp|merci|il|fait-il|fera-t-il|fait|fera|va|faire|est|sera|pleuvoir|pleuvra|pleut|neiger|neige|pluie|chaud|froid|beau|du|le|vent|soleil|temps|météo|quel|à|en|pour|maintenant|actuellement|dehors|ou pas|aussi|parapluie|là|ici|chez moi|chez nous|en ce moment|stp|sera|comment|quoi|comme|besoin d'un|utile|nécessaire",
  lead: "à",
  spaced: true,
};
