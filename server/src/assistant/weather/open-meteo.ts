import * as z from "zod/mini";
import type { Log } from "../../log/log.ts";
import type { PlaceWeather, WeatherPort } from "../reply/ports.ts";
import { findPlace } from "./geocoding.ts";
import { callService, serviceUrl } from "./service-call.ts";

/** Time limit in milliseconds for all calls together. */
export const WEATHER_LIMIT_MS = 5_000;
/** As many as the service has. */
const DAYS = "16";

/** The last days lack what not all models have. */
const measured = z.array(z.nullable(z.number()));
const Forecast = z.object({
  current: z.object({
    time: z.optional(z.string()),
    temperature_2m: z.number(),
    weather_code: z.number(),
    wind_speed_10m: z.number(),
    is_day: z.optional(z.number()),
  }),
  daily: z.object({
    time: z.array(z.string()),
    weather_code: measured,
    temperature_2m_min: measured,
    temperature_2m_max: measured,
    precipitation_probability_max: z.optional(measured),
    wind_speed_10m_max: z.optional(measured),
  }),
  hourly: z.optional(
    z.object({
      time: z.array(z.string()),
      temperature_2m: measured,
      precipitation_probability: z.optional(measured),
      weather_code: measured,
    }),
  ),
});
type Forecast = z.infer<typeof Forecast>;

const ASKED = {
  current: "temperature_2m,weather_code,wind_speed_10m,is_day",
  hourly: "temperature_2m,precipitation_probability,weather_code",
  daily: "weather_code,temperature_2m_min,temperature_2m_max,precipitation_probability_max,wind_speed_10m_max",
  timezone: "auto",
  forecast_days: DAYS,
};

const UNKNOWN_SKY = -1;

function daysOf({ daily }: Forecast): PlaceWeather["days"] {
  return daily.time.flatMap((date, index) => {
    const [low, high] = [daily.temperature_2m_min[index], daily.temperature_2m_max[index]];
    if (low == null || high == null) return [];
    const code = daily.weather_code[index] ?? UNKNOWN_SKY;
    const rain = daily.precipitation_probability_max?.[index] ?? null;
    return [{ date, code, low, high, rain, wind: daily.wind_speed_10m_max?.[index] ?? null }];
  });
}

function hoursOf({ hourly }: Forecast): PlaceWeather["hours"] {
  return (hourly?.time ?? []).flatMap((time, index) => {
    const temperature = hourly?.temperature_2m[index];
    if (temperature == null) return [];
    const code = hourly?.weather_code[index] ?? UNKNOWN_SKY;
    return [{ time, temperature, code, rain: hourly?.precipitation_probability?.[index] ?? null }];
  });
}

function weatherOf(forecast: Forecast, place: string): PlaceWeather {
  const { current, daily } = forecast;
  return {
    place,
    now: {
      time: current.time ?? `${daily.time[0] ?? ""}T00:00`,
      temperature: current.temperature_2m,
      code: current.weather_code,
      wind: current.wind_speed_10m,
      isNight: current.is_day === 0,
    },
    days: daysOf(forecast),
    hours: hoursOf(forecast),
  };
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
        const found = await findPlace(place, { baseUrl: deps.geocodingBaseUrl, language, signal: limited });
        if (found === null) return { kind: "unknown-place" };
        const at = { latitude: String(found.latitude), longitude: String(found.longitude) };
        const answer = await callService(serviceUrl(deps.baseUrl, "/v1/forecast"), { ...at, ...ASKED }, limited);
        return { kind: "weather", weather: weatherOf(Forecast.parse(answer), found.name) };
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, "The weather service failed");
        return { kind: "unreachable" };
      }
    },
  };
}
