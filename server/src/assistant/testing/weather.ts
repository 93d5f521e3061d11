import type { PlaceWeather, WeatherAnswer } from "../reply/ports.ts";

const DAYS = 16;
const HOURS = 24;
const OVERCAST = 3;
const LIGHT_RAIN = 61;

/** The date so many days after the first one. */
const dateAfter = (first: string, days: number) =>
  new Date(Date.parse(`${first}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Weather for tests, as at 10:45 of the first day: overcast, 7 to 12 °C and 20 % chance of rain. The second day has light rain, most
 * likely at 15:00 with 80 %, and 6 to 9 °C.
 */
export function sampleWeather(place = "Paris, France", first = "2026-11-18"): PlaceWeather {
  const days = Array.from({ length: DAYS }, (_, index) => ({
    date: dateAfter(first, index),
    ...(index === 1
      ? { code: LIGHT_RAIN, low: 6, high: 9, rain: 80, wind: 30 }
      : { code: OVERCAST, low: 7, high: 12, rain: 20, wind: 18 }),
  }));
  const hours = days.flatMap(({ date, code, low, high }, day) =>
    Array.from({ length: HOURS }, (_, hour) => ({
      time: `${date}T${String(hour).padStart(2, "0")}:00`,
      temperature: Math.round(high - (Math.abs(hour - 15) / 15) * (high - low)),
      code,
      rain: day === 1 ? Math.max(10, 80 - 10 * Math.abs(hour - 15)) : hour === 15 ? 20 : 5,
    })),
  );
  const now = { time: `${first}T10:45`, temperature: 11.6, code: OVERCAST, wind: 12, isNight: false };
  return { place, now, days, hours };
}

export const sampleAnswer = (place?: string, first?: string): WeatherAnswer => ({
  kind: "weather",
  weather: sampleWeather(place, first),
});
