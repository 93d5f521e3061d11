import * as z from "zod/mini";
import type { Log } from "../../log/log.ts";
import type { WeatherPort } from "../reply/ports.ts";

/** Time limit in milliseconds for both calls together. */
export const WEATHER_LIMIT_MS = 5_000;
const ANSWER_MAX_BYTES = 256 * 1_024;
const PLACE_MAX_CHARACTERS = 100;
const DAYS = 7;

const Places = z.object({
  results: z.optional(
    z.array(
      z.object({ name: z.string(), country: z.optional(z.string()), latitude: z.number(), longitude: z.number() }),
    ),
  ),
});
const Forecast = z.object({
  current: z.object({ temperature_2m: z.number(), weather_code: z.number(), wind_speed_10m: z.number() }),
  daily: z.object({
    time: z.array(z.string()),
    weather_code: z.array(z.number()),
    temperature_2m_min: z.array(z.number()),
    temperature_2m_max: z.array(z.number()),
    precipitation_probability_max: z.optional(z.array(z.nullable(z.number()))),
  }),
});

async function readJson(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, redirect: "error", headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`The weather service answered ${response.status}`);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new Error("The weather service answered too much");
    pieces.push(piece);
  }
  return JSON.parse(Buffer.concat(pieces).toString("utf8"));
}

/** Weather from Open-Meteo or a server with the same API. */
export function createOpenMeteo(deps: {
  baseUrl: string;
  geocodingBaseUrl: string;
  log: Log;
  limitMs?: number;
}): WeatherPort {
  const { log, limitMs = WEATHER_LIMIT_MS } = deps;
  return {
    async weatherAt(place, language, signal) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
      try {
        const search = new URL(`${deps.geocodingBaseUrl.replace(/\/$/, "")}/v1/search`);
        search.searchParams.set("name", place.slice(0, PLACE_MAX_CHARACTERS));
        search.searchParams.set("count", "1");
        search.searchParams.set("language", language.split("-")[0] ?? language);
        const [found] = Places.parse(await readJson(search, limited)).results ?? [];
        if (found === undefined) return { kind: "unknown-place" };
        const url = new URL(`${deps.baseUrl.replace(/\/$/, "")}/v1/forecast`);
        url.searchParams.set("latitude", String(found.latitude));
        url.searchParams.set("longitude", String(found.longitude));
        url.searchParams.set("current", "temperature_2m,weather_code,wind_speed_10m");
        url.searchParams.set(
          "daily",
          "weather_code,temperature_2m_min,temperature_2m_max,precipitation_probability_max",
        );
        url.searchParams.set("timezone", "auto");
        url.searchParams.set("forecast_days", String(DAYS));
        const { current, daily } = Forecast.parse(await readJson(url, limited));
        return {
          kind: "weather",
          weather: {
            place: [found.name, found.country].filter(Boolean).join(", "),
            now: { temperature: current.temperature_2m, code: current.weather_code, wind: current.wind_speed_10m },
            days: daily.time.map((date, index) => ({
              date,
              code: daily.weather_code[index] ?? -1,
              low: daily.temperature_2m_min[index] ?? Number.NaN,
              high: daily.temperature_2m_max[index] ?? Number.NaN,
              rain: daily.precipitation_probability_max?.[index] ?? null,
            })),
          },
        };
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, "The weather service failed");
        return { kind: "unreachable" };
      }
    },
  };
}
