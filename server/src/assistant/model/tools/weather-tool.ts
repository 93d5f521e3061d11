import { tool, type ToolSet, zodSchema } from "ai";
import { Temporal } from "temporal-polyfill";
import * as z from "zod/mini";
import { weatherCard, weatherCardData } from "../../cards/weather-card.ts";
import type { Period } from "../../understanding/intent.ts";
import { askedWeather } from "../../weather/asked-weather.ts";
import { unitsFor } from "../../weather/units.ts";
import { LocalDate, words } from "./tool-inputs.ts";
import type { Toolbox } from "./toolbox.ts";

/** Through the second day; null if none is named. */
function daysFrom(from: string | undefined, to: string | undefined): Period | null {
  if (from === undefined) return null;
  const first = Temporal.PlainDate.from(from);
  return { from: first, to: Temporal.PlainDate.from(to ?? from).add({ days: 1 }), called: "day" };
}

const WEATHER = zodSchema(z.object({ place: words(100), from: z.optional(LocalDate), to: z.optional(LocalDate) }));

/** The tool for the weather. */
export const weatherTool = ({ ports, request, acts, wording, signal, show }: Toolbox): ToolSet => ({
  weather: tool({
    description:
      "The weather of a place, as the user names it: now and for a week, or from one day through another, at most 16 days ahead. In the user's units, which it tells. The user sees it as a card below your reply: answer the question in a sentence or two, and don't repeat the rest.",
    inputSchema: WEATHER,
    execute: async ({ place, from, to }) => {
      const answer = await ports.weather.weatherAt(place, wording.language, signal);
      if (answer.kind !== "weather") return answer;
      const asked = askedWeather(
        answer.weather,
        { period: daysFrom(from, to), hours: null },
        wording.now.toPlainDate(),
      );
      if (asked === null) return { refused: "There is no forecast for these days." };
      acts.hear();
      const data = weatherCardData(answer.weather, asked, unitsFor(request.person));
      const card = weatherCard(data, wording);
      show(card, card.says ?? "");
      return { ...data, note: "Rain is the chance of it in percent." };
    },
  }),
});
