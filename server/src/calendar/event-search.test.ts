import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { CalendarEvent, CalendarEvents } from "@atrium/shared-contracts/wire";
import { call, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { created, lunch } from "./testing/calendar-calls.ts";

const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const day = (offset: number) => {
  const start = Math.floor(Date.now() / 1_000) * 1_000 + offset * DAY;
  return { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() };
};
const search = (user: TestUser, q: string, limit?: number) =>
  user.call<CalendarEvents>(
    "GET",
    `/api/calendar/search?q=${encodeURIComponent(q)}${limit === undefined ? "" : `&limit=${limit}`}`,
  );
const found = async (user: TestUser, q: string, limit?: number) => (await search(user, q, limit)).body.events;
const titles = (events: readonly CalendarEvent[]) => events.map(({ title }) => title);

describe("an event search", () => {
  it("finds words in title, description and location, in any case and order, and treats wildcards as plain characters", async () => {
    const ada = await signUp(server);
    await created(ada, {
      ...lunch,
      ...day(1),
      title: "Lunch with Sam",
      location: "Café Größe",
      description: "100%_sure",
    });
    await created(ada, { ...lunch, ...day(2), title: "Dentist" });
    for (const q of ["lunch", "SAM lunch", "CAFÉ", "größe sam", "100%_sure", "un"]) {
      expect([q, titles(await found(ada, q))]).toEqual([q, ["Lunch with Sam"]]);
    }
    for (const q of ["lunch dentist", "lunch_with", "%%", "_", "' or 1=1 --", "\\", "3%"]) {
      expect([q, titles(await found(ada, q))]).toEqual([q, q === "_" ? ["Lunch with Sam"] : []]);
    }
  });

  it("shows upcoming events, soonest first, then past ones, latest first", async () => {
    const ada = await signUp(server);
    for (const offset of [3, -5, 1, -2, 0]) await created(ada, { ...lunch, ...day(offset), title: `Gym ${offset}` });
    expect(titles(await found(ada, "gym"))).toEqual(["Gym 0", "Gym 1", "Gym 3", "Gym -2", "Gym -5"]);
    expect(titles(await found(ada, "gym", 2))).toEqual(["Gym 0", "Gym 1"]);
  });

  it("shows a recurring event once: as its next occurrence, or its last one when it's over", async () => {
    const ada = await signUp(server);
    await created(ada, { ...lunch, ...day(-100), title: "Gym on", recurrence: "FREQ=DAILY" });
    await created(ada, { ...lunch, ...day(-100), title: "Gym off", recurrence: "FREQ=DAILY;COUNT=3" });
    await created(ada, { ...lunch, ...day(-1), title: "Gym once" });
    const events = await found(ada, "gym");
    expect(titles(events)).toEqual(["Gym on", "Gym once", "Gym off"]);
    const [on, once, off] = events;
    expect(Date.parse(on?.end ?? "")).toBeGreaterThan(Date.now());
    expect(Date.parse(on?.start ?? "")).toBeLessThan(Date.now() + 2 * DAY);
    expect(on?.occurrenceStart).toBe(on?.start);
    expect(once?.occurrenceStart).toBeUndefined();
    expect(Math.abs(Date.parse(off?.start ?? "") - (Date.now() - 98 * DAY))).toBeLessThan(DAY);
  });

  it("finds only the owner's events", async () => {
    const [ada, bob] = [await signUp(server), await signUp(server)];
    await created(bob, { ...lunch, ...day(1), title: "Bob's secret" });
    expect(await found(ada, "secret")).toEqual([]);
    expect(titles(await found(bob, "secret"))).toEqual(["Bob's secret"]);
    expect((await ada.call("GET", `/api/calendar/search?q=secret&userId=${bob.user.id}`)).status).toBe(400);
  });

  it.each([
    "",
    "?q=",
    "?q=%20%20",
    `?q=${"x".repeat(201)}`,
    "?q=a&q=b",
    "?q=a%00b",
    "?q=a&limit=0",
    "?q=a&limit=51",
    "?q=a&limit=1.5",
    "?q=a&limit=x",
  ])("refuses %.30s", async (query) => {
    const ada = await signUp(server);
    expect((await ada.call("GET", `/api/calendar/search${query}`)).status).toBe(400);
  });

  it("requires signing in", async () => {
    expect((await call(server, "GET", "/api/calendar/search?q=x")).status).toBe(401);
  });
});
