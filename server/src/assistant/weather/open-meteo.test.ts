import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { afterEach, describe, expect, it } from "@jest/globals";
import { createLog } from "../../log/log.ts";
import { createOpenMeteo } from "./open-meteo.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function weatherFrom(
  listener: RequestListener,
  place = "Paris",
  language: TextLanguage = "en",
  limitMs?: number,
) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const weather = createOpenMeteo({
    baseUrl,
    geocodingBaseUrl: baseUrl,
    log: createLog("silent"),
    ...(limitMs && { limitMs }),
  });
  return weather.weatherAt(place, language, new AbortController().signal);
}

const FORECAST = {
  current: { time: "2026-11-18T10:45", temperature_2m: 11.6, weather_code: 3, wind_speed_10m: 12, is_day: 0 },
  daily: {
    time: ["2026-11-18", "2026-11-19", "2026-11-20"],
    weather_code: [3, 61, null],
    temperature_2m_min: [7, 6, null],
    temperature_2m_max: [12, 9, null],
    precipitation_probability_max: [null, 80, null],
  },
  hourly: {
    time: ["2026-11-18T00:00", "2026-11-18T01:00"],
    temperature_2m: [7, null],
    weather_code: [3, null],
    precipitation_probability: [20, null],
  },
};

interface Listed {
  readonly name: string;
  readonly latitude: number;
  readonly country_code?: string;
  readonly admin1?: string;
  readonly population?: number;
}

const queryOf = (request: IncomingMessage) => new URL(request.url ?? "", "http://weather").searchParams;

/** A service that lists places by name and language, as "name language". */
const serviceWith =
  (listed: Readonly<Record<string, readonly Listed[]>>, seen: string[] = []): RequestListener =>
  (request, response) => {
    const query = queryOf(request);
    if (request.url?.startsWith("/v1/search") !== true) {
      seen.push(`at ${query.get("latitude")}`);
      response.end(JSON.stringify(FORECAST));
      return;
    }
    const key = `${query.get("name")} ${query.get("language")}`;
    seen.push(key);
    response.end(JSON.stringify({ results: listed[key]?.map((place) => ({ longitude: 2, ...place })) }));
  };

const PARIS = { name: "Paris", latitude: 48.85, country_code: "FR", admin1: "Île-de-France", population: 2_100_000 };
const PARIS_IN_TEXAS = { name: "Paris", latitude: 33.66, country_code: "US", admin1: "Texas", population: 24_000 };

async function foundAt(place: string, language: TextLanguage, listed: Readonly<Record<string, readonly Listed[]>>) {
  const answer = await weatherFrom(serviceWith(listed), place, language);
  return answer.kind === "weather" ? answer.weather.place : answer.kind;
}

describe("weather from Open-Meteo", () => {
  it("has the days and hours that the service has, and what it's like now", async () => {
    const seen: string[] = [];
    const answer = await weatherFrom(serviceWith({ "Paris en": [PARIS] }, seen));
    expect(answer).toEqual({
      kind: "weather",
      weather: {
        place: "Paris, France",
        now: { time: "2026-11-18T10:45", temperature: 11.6, code: 3, wind: 12, isNight: true },
        days: [
          { date: "2026-11-18", code: 3, low: 7, high: 12, rain: null, wind: null },
          { date: "2026-11-19", code: 61, low: 6, high: 9, rain: 80, wind: null },
        ],
        hours: [{ time: "2026-11-18T00:00", temperature: 7, code: 3, rain: 20 }],
      },
    });
    expect(seen).toEqual(["Paris en", "at 48.85"]);
  });

  it.each<[string, RequestListener]>([
    ["never answers", () => {}],
    ["answers 500", (_, response) => response.writeHead(500).end()],
    ["answers HTML", (_, response) => response.end("<html>")],
    ["redirects elsewhere", (_, response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end()],
    ["answers another shape", (_, response) => response.end('{"results":[{"name":1}]}')],
    ["answers too much", (_, response) => response.end(`{"x":"${"y".repeat(1_000_000)}"}`)],
  ])("is unreachable when the service %s", async (_, listener) => {
    expect(await weatherFrom(listener, "Paris", "en", 500)).toEqual({ kind: "unreachable" });
  });
});

describe("a place", () => {
  it("isn't there if no search finds it", async () => {
    expect(await foundAt("Nowhere & co=1", "en", {})).toBe("unknown-place");
  });

  it.each<[string, TextLanguage, string, Listed, string]>([
    ["東京", "en", "東京 ja", { name: "東京都", latitude: 35, country_code: "JP" }, "東京都, Japan"],
    ["札幌", "ja", "札幌市 ja", { name: "札幌市", latitude: 43, country_code: "JP" }, "札幌市, 日本"],
    ["小樽市", "ja", "小樽 ja", { name: "小樽", latitude: 43, country_code: "JP" }, "小樽, 日本"],
    ["さっぽろ", "en", "さっぽろ ja", { name: "札幌市", latitude: 43, country_code: "JP" }, "札幌市, Japan"],
    ["克拉科夫", "zh-CN", "克拉科夫 zh", { name: "克拉科夫", latitude: 50, country_code: "PL" }, "克拉科夫, 波兰"],
    ["부산", "ko", "부산시 ko", { name: "부산시", latitude: 35, country_code: "KR" }, "부산시, 대한민국"],
    ["Сочи", "ru", "Сочи ru", { name: "Сочи", latitude: 43, country_code: "RU" }, "Сочи, Россия"],
    ["Москве", "ru", "Москва ru", { name: "Москва", latitude: 55, country_code: "RU" }, "Москва, Россия"],
    ["Казани", "ru", "Казань ru", { name: "Казань", latitude: 55, country_code: "RU" }, "Казань, Россия"],
    ["München", "en", "München de", { name: "München", latitude: 48, country_code: "DE" }, "München, Germany"],
    ["Đà Nẵng", "vi", "Đà Nẵng vi", { name: "Đà Nẵng", latitude: 16, country_code: "VN" }, "Đà Nẵng, Việt Nam"],
  ])("%s, said in %s, is found in the language that has it", async (said, language, key, place, name) => {
    expect(await foundAt(said, language, { [key]: [place] })).toBe(name);
  });

  it("is the largest that's called so", async () => {
    const beijing = { name: "北京市", latitude: 40, country_code: "CN", population: 18_000_000 };
    const village = { name: "北京", latitude: 30, country_code: "CN" };
    expect(await foundAt("北京", "en", { "北京 zh": [village], "北京市 zh": [beijing] })).toBe("北京市, China");
    expect(await foundAt("Paris", "en", { "Paris en": [PARIS_IN_TEXAS, PARIS] })).toBe("Paris, France");
  });

  it.each(["Paris, Texas", "Paris, US", "Paris, United States", "Paris，texas"])(
    "is in the region that's named with it: %s",
    async (said) => {
      expect(await foundAt(said, "en", { "Paris en": [PARIS, PARIS_IN_TEXAS] })).toBe("Paris, United States");
    },
  );
});
