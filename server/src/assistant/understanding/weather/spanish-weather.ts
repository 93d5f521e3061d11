import { looseTable } from "../accents.ts";
import type { WeatherTable } from "./weather-table.ts";

export const SPANISH_WEATHER: WeatherTable = looseTable({
  topics: [
    ["umbrella", "paraguas|impermeable|chubasquero"],
    ["snow", "nieva|nevar(?:á)?|nieve"],
    ["rain", "llueve|llover(?:á)?|lluvias?|lloviendo"],
    ["wind", "viento|ventoso"],
    ["sun", "(?:hará|hace|habrá|hay) sol|soleado"],
    ["cold", "frío|fresco"],
    ["hot", "calor|caluroso|cálido"],
    ["any", "(?:el|del|qué|buen|mal) tiempo|clima|pronóstico|temperaturas?|cuántos grados"],
  ],
  before:
    "por favor|hola|oye|y|dime|sabes|si|qué|cuál|cómo|cuánto|cuántos|grados|es|está|estará|hace|hará|hay|habrá|va|van|a|necesito|necesitaré|tengo|que|debo|debería|llevar|llevo|un|una|el|la|los|las|del|de|tiempo|clima|pronóstico|temperaturas?|llover|lloverá|llueve|nevar|nevará|nieva|lluvia|nieve|lloviendo|paraguas|impermeable|viento|sol|soleado|mucho|calor|frío|en|para|por|ahora|hoy|ahí|fuera",
  after:
    "por favor|gracias|hace|hará|hay|habrá|va|a|el|la|de|del|tiempo|clima|llover|lloverá|llueve|lluvia|nevar|nevará|nieva|nieve|calor|frío|sol|soleado|viento|mucho|paraguas|qué|cómo|está|estará|en|para|por|ahora|mismo|o no|también",
  lead: "en|para(?! (?:hoy|mañana|el |la |este|llover|salir))",
  spaced: true,
});
