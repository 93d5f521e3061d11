import type { WeatherTable } from "./weather-table.ts";

export const PORTUGUESE_WEATHER: WeatherTable = {
  topics: [
    ["umbrella", "guarda-chuva|capa de chuva"],
    ["snow", "nevar(?:á)?|neve|neva"],
    ["rain", "chover(?:á)?|chove|chuva|chovendo"],
    ["wind", "vento|ventar|ventania"],
    ["sun", "(?:vai fazer|faz|fará|vai ter|tem) sol|ensolarado"],
    ["cold", "frio|fresco"],
    ["hot", "calor|quente"],
    ["any", "(?:o|do|que|qual) tempo|clima|previsão|meteorologia|temperaturas?|quantos graus"],
  ],
  before:
    "por favor|oi|olá|e|me diga|diz|sabe|se|que|qual|como|quanto|quantos|graus|é|está|estará|estar|faz|fará|fazer|vai|vão|há|haverá|tem|ter|terá|preciso|precisarei|devo|levar|de|do|da|dos|das|um|uma|o|a|os|as|tempo|clima|previsão|meteorologia|temperaturas?|chover|choverá|chove|chuva|nevar|neva|neve|guarda-chuva|capa de chuva|vento|sol|calor|frio|muito|em|no|na|nos|nas|para|pra|agora|lá|fora",
  after:
    "por favor|obrigad[oa]|vai|faz|fará|fazer|está|estará|tem|chover|choverá|chove|chuva|nevar|neva|neve|sol|calor|frio|quente|vento|tempo|clima|como|que|o|a|de|em|no|na|para|agora|ou não|também|guarda-chuva",
  lead: "em|no|na",
  spaced: true,
};
