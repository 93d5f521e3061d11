import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { createLog } from "../../log/log.ts";
import { createOpenMeteo } from "./open-meteo.ts";

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
  server = undefined;
});

async function weatherFrom(listener: RequestListener, place = "Paris", limitMs = 300) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const weather = createOpenMeteo({ baseUrl, geocodingBaseUrl: baseUrl, log: createLog("silent"), limitMs });
  return weather.weatherAt(place, "zh-CN", new AbortController().signal);
}

const PARIS = { results: [{ name: "Paris", country: "France", latitude: 48.85, longitude: 2.35 }] };
const FORECAST = {
  current: { temperature_2m: 11.6, weather_code: 3, wind_speed_10m: 12 },
  daily: {
    time: ["2026-11-18"],
    weather_code: [3],
    temperature_2m_min: [7],
    temperature_2m_max: [12],
    precipitation_probability_max: [null],
  },
};

describe("weather from Open-Meteo", () => {
  it("finds the place by its name in the person's language, then its forecast", async () => {
    const urls: string[] = [];
    const answer = await weatherFrom((request, response) => {
      urls.push(request.url ?? "");
      response.end(JSON.stringify(request.url?.startsWith("/v1/search") === true ? PARIS : FORECAST));
    }, "Paris & co=1");
    expect(answer).toMatchObject({
      kind: "weather",
      weather: { place: "Paris, France", days: [{ low: 7, high: 12, rain: null }] },
    });
    expect(urls[0]).toContain("name=Paris+%26+co%3D1");
    expect(urls[0]).toContain("language=zh");
    expect(urls[1]).toContain("latitude=48.85");
  });

  it("reports when there's no such place", async () => {
    expect(await weatherFrom((_, response) => response.end("{}"))).toEqual({ kind: "unknown-place" });
  });

  it.each<[string, RequestListener]>([
    ["never answers", () => {}],
    ["answers 500", (_, response) => response.writeHead(500).end()],
    ["answers HTML", (_, response) => response.end("<html>")],
    ["redirects elsewhere", (_, response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end()],
    ["answers another shape", (_, response) => response.end('{"results":[{"name":1}]}')],
    ["answers too much", (_, response) => response.end(`{"x":"${"y".repeat(1_000_000)}"}`)],
  ])("is unreachable when the service %s", async (_, listener) => {
    expect(await weatherFrom(listener)).toEqual({ kind: "unreachable" });
  });
});
