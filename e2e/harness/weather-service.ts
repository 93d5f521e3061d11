import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const DAY_MS = 86_400_000;
const DAYS = 16;
const NAMES: Readonly<Record<string, string>> = { "Lisbon en": "Lisbon", "リスボン ja": "リスボン" };

/** Per day of the week from now: a WMO code, low, high, and chance of rain. */
const WEEK = [
  [2, 11, 17, 10],
  [63, 9, 14, 85],
  [0, 7, 16, 0],
  [3, 8, 13, 20],
  [80, 10, 15, 55],
  [45, 6, 12, 15],
  [95, 9, 15, 70],
] as const;

const at = (index: number) => WEEK[index % WEEK.length] ?? WEEK[0];

/** `2026-11-18T10:45`, in the time zone that the tests' browsers have. */
const localTime = (now: Date) => now.toLocaleString("sv", { timeZone: "Europe/Berlin" }).replace(" ", "T").slice(0, 16);

function forecast(now: string) {
  const today = Date.parse(`${now.slice(0, 10)}T00:00Z`);
  const days = Array.from({ length: DAYS }, (_, index) => new Date(today + index * DAY_MS).toISOString().slice(0, 10));
  const hours = days.flatMap((date, day) => Array.from({ length: 24 }, (_, hour) => ({ date, day, hour })));
  // The sun warms most in the afternoon, when it also rains most.
  const warmth = (hour: number) => (1 + Math.cos(((hour - 15) / 12) * Math.PI)) / 2;
  return {
    current: {
      time: now,
      temperature_2m: 15.6,
      weather_code: 2,
      wind_speed_10m: 18,
      is_day: 1,
    },
    daily: {
      time: days,
      weather_code: days.map((_, day) => at(day)[0]),
      temperature_2m_min: days.map((_, day) => at(day)[1]),
      temperature_2m_max: days.map((_, day) => at(day)[2]),
      precipitation_probability_max: days.map((_, day) => at(day)[3]),
      wind_speed_10m_max: days.map(() => 24),
    },
    hourly: {
      time: hours.map(({ date, hour }) => `${date}T${String(hour).padStart(2, "0")}:00`),
      temperature_2m: hours.map(({ day, hour }) => at(day)[1] + warmth(hour) * (at(day)[2] - at(day)[1])),
      precipitation_probability: hours.map(({ day, hour }) => Math.round(at(day)[3] * warmth(hour))),
      weather_code: hours.map(({ day }) => at(day)[0]),
    },
  };
}

/** A service like Open-Meteo that knows Lisbon, in English and Japanese. */
export async function startWeatherService(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://weather");
    const name = NAMES[`${searchParams.get("name")} ${searchParams.get("language")}`];
    const places = name === undefined ? [] : [{ name, latitude: 38.7, longitude: -9.1, country_code: "PT" }];
    response.end(JSON.stringify(pathname === "/v1/search" ? { results: places } : forecast(localTime(new Date()))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
