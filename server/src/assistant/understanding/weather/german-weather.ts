import type { WeatherTable } from "./weather-table.ts";

export const GERMAN_WEATHER: WeatherTable = {
  topics: [
    ["umbrella", "(?:regen)?schirm|regenjacke"],
    ["snow", "schnei(?:t|en)|schnee"],
    ["rain", "regne(?:t|n)|regnet'?s|regen(?!sburg)|nass|trocken"],
    ["wind", "wind(?:ig)?|stürm(?:isch|t)"],
    ["sun", "sonn(?:e|ig)|scheint die sonne"],
    ["cold", "kalt|kühl|friert|frieren"],
    ["hot", "heiß|warm"],
    ["any", "wetter|vorhersage|temperatur(?:en)?|wie viel grad|wieviel grad"],
  ],
  before:
    "wie ?viel grad|bitte|hey|hallo|und|war|sag mir|zeig mir|kannst du|weißt du|wie|wird|werden|ist|sind|es|das|der|die|den|ein(?:en)?|was|gibt|brauch(?:e|t)?|soll|muss|nehme|ich|man|mit|heiß|warm|kalt|kühl|windig|sonnig|nass|trocken|sonne|scheint|wind|regen|schnee|schneit(?:'?s)?|regnet(?:'?s)?|regnen|schneien|wetter(?:bericht|vorhersage)?|vorhersage|temperatur(?:en)?|hat|in|für|am|an|auf|bei|um|im|von|(?:regen)?schirm|regenjacke|jetzt|gerade|aktuell|draußen|denn|eigentlich|mal|so|hier|bei uns|bei mir|sag mal|sag|ok|also|nen|'nen|du|lohnt sich|sieht|schaut|aus|wirds|wird's|ists|ist's|haben wir|wir|heut|is",
  after:
    "bitte|danke|wird|werden|ist|es|das|der|die|den|ein(?:en)?|denn|aus|so|sein|regen|regnen|schnee|schneien|schneit|regnet|heiß|warm|kalt|kühl|windig|wind|sonnig|sonne|nass|trocken|bleibt|wetter|gut|schön|schlecht|(?:regen)?schirm|regenjacke|brauche|mitnehmen|nehmen|ich|wie|jetzt|gerade|aktuell|draußen|in|am|an|im|grad|noch|auch|oder nicht|eigentlich|hier|bei uns|bei mir|so|wirds|wird's|mal|nötig|aussehen|aus|werden|heut",
  lead: "in|für(?! (?:heute|morgen|mich|uns|das|den|die))",
  spaced: true,
};
