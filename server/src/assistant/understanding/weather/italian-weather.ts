import { looseTable } from "../accents.ts";
import type { WeatherTable } from "./weather-table.ts";

export const ITALIAN_WEATHER: WeatherTable = looseTable({
  topics: [
    ["umbrella", "ombrello|impermeabile"],
    ["snow", "nevica(?:re|to)?|nevicherà|neve"],
    ["rain", "piove(?:re|rà)?|pioggia|pioverà"],
    ["wind", "vento|ventoso"],
    ["sun", "sole|soleggiato"],
    ["cold", "freddo|fresco"],
    ["hot", "caldo"],
    ["any", "che tempo|il tempo|meteo|previsioni|temperatur[ae]|quanti gradi"],
  ],
  before:
    "per favore|ciao|ehi|e|dimmi|sai|se|che|qual|quale|come|quanto|quanti|gradi|è|sarà|fa|farà|c'è|ci sarà|ci|sono|va|devo|dovrei|mi serve|serve|ho bisogno dell'|bisogno|prendere|portare|un|uno|una|il|lo|la|l'|le|del|dell'|di|tempo|meteo|previsioni|temperatur[ae]|piovere|pioverà|piove|nevicare|nevicherà|nevica|pioggia|neve|ombrello|vento|sole|caldo|freddo|a|ad|in|per|su|adesso|ora|attualmente|fuori",
  after:
    "per favore|grazie|fa|farà|c'è|è|sarà|piove|pioverà|piovere|nevica|nevicherà|pioggia|neve|vento|sole|caldo|freddo|tempo|meteo|che|il|come|a|in|per|di|adesso|ora|fuori|o no|anche|ombrello",
  lead: "a|ad|in",
  spaced: true,
});
