import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { signUp, startTestServer } from "../testing/index.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { calendarEvents } from "./tables.ts";
import { created, listed, lunch, weekly, window } from "./testing/calendar-calls.ts";

type One = { event: CalendarEvent };

let server: TestServer;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server, "Ada");
  bob = await signUp(server, "Bob");
}, 120_000);
afterAll(() => server.close());

describe("an event", () => {
  it("can be created, listed, read, edited and deleted", async () => {
    const event = await created(ada, { ...lunch, location: "Mensa", reminders: [10] });
    expect(event).toMatchObject({ title: "Lunch", color: "blue", source: "user", version: 1, exceptions: [] });
    expect(await listed(ada, "2026-05-04", "2026-05-05")).toEqual([event]);
    expect(await listed(ada, "2026-05-05", "2026-05-06")).toEqual([]);
    const path = `/api/calendar/${event.id}`;
    const edited = await ada.call<One>("PUT", path, { version: 1, title: "Long lunch", location: null });
    expect(edited.body.event).toMatchObject({ title: "Long lunch", location: null, reminders: [10], version: 2 });
    expect((await ada.call<One>("GET", path)).body).toEqual(edited.body);
    expect((await ada.call("DELETE", path)).status).toBe(204);
    expect(await ada.call("GET", path)).toMatchObject({ status: 404, body: { code: "event_not_found" } });
  });

  it("exists once when it's created twice under one id", async () => {
    const id = randomUUID();
    const { calendar } = server.services;
    const options = { id, source: "assistant" as const };
    const [first, second] = await Promise.all([1, 2].map(() => calendar.create(ada.user.id, lunch, options)));
    expect(first).toEqual(second);
    expect(first).toMatchObject({ id, source: "assistant" });
    await expect(calendar.create(bob.user.id, lunch, options)).rejects.toMatchObject({ code: "event_not_found" });
    await calendar.remove(ada.user.id, id);
  });

  it("answers 409 with the current event when an old version is edited", async () => {
    const { id } = await created(ada, lunch);
    const first = await ada.call<One>("PUT", `/api/calendar/${id}`, { version: 1, title: "First" });
    const second = await ada.call("PUT", `/api/calendar/${id}`, { version: 1, title: "Second" });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: "event_conflict", message: expect.any(String) });
    expect((second.body as One).event).toEqual(first.body.event);
    await ada.call("DELETE", `/api/calendar/${id}`);
  });

  it("takes only one of two simultaneous edits", async () => {
    const { id } = await created(ada, lunch);
    const answers = await Promise.all(
      ["a", "b", "c"].map((title) => ada.call("PUT", `/api/calendar/${id}`, { version: 1, title })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    await ada.call("DELETE", `/api/calendar/${id}`);
  });

  it("answers 404 when it's another user's, as if it didn't exist", async () => {
    const { id } = await created(bob, weekly);
    for (const path of [id, randomUUID()].map((each) => `/api/calendar/${each}`)) {
      const answers = [
        await ada.call("GET", path),
        await ada.call("PUT", path, { version: 1, title: "Mine now" }),
        await ada.call("PUT", `${path}?scope=one&occurrence=${weekly.start}`, { version: 1, title: "Mine now" }),
        await ada.call("DELETE", path),
        await ada.call("DELETE", `${path}?scope=following&occurrence=${weekly.start}`),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 404, body: { code: "event_not_found", message: "Event not found" } });
      }
    }
    expect(await listed(ada, "2026-05-01", "2026-06-01")).toEqual([]);
    expect((await bob.call<One>("GET", `/api/calendar/${id}`)).body.event).toMatchObject({ title: "Stand-up" });
    await bob.call("DELETE", `/api/calendar/${id}`);
  });

  it.each([
    ["end before start", { end: "2026-05-04T09:00:00Z" }],
    ["year 0", { start: "0000-05-04T09:00:00Z" }],
    ["year 9999", { end: "9999-05-04T09:00:00Z" }],
    ["secondly", { recurrence: "FREQ=SECONDLY" }],
    ["endless count", { recurrence: "FREQ=DAILY;COUNT=1000000000" }],
    ["zone with a path", { timezone: "Etc/../../x" }],
    ["an offset for a zone", { timezone: "+02:00" }],
    ["no title", { title: " \u200b" }],
    ["unknown key", { userId: "11111111-1111-4111-8111-111111111111" }],
    ["own id", { id: "11111111-1111-4111-8111-111111111111" }],
    ["own source", { source: "assistant" }],
    ["NUL", { description: "a\u0000b" }],
    ["lone surrogate", { location: "\ud800" }],
    ["colour", { color: "url(//evil)" }],
    ["six reminders", { reminders: [1, 2, 3, 4, 5, 6] }],
    ["reminder of NaN", { reminders: [null] }],
  ])("answers 400 with %s", async (_, changes) => {
    expect(await ada.call("POST", "/api/calendar", { ...lunch, ...changes })).toMatchObject({ status: 400 });
  });

  it("shows its zone's current name, whatever an older version stored", async () => {
    const { id, timezone } = await created(ada, { ...lunch, timezone: "Asia/Calcutta" });
    expect(timezone).toBe("Asia/Kolkata");
    const stored = { timezone: "Asia/Calcutta" };
    await server.database.db.update(calendarEvents).set(stored).where(eq(calendarEvents.id, id));
    const { event } = (await ada.call<One>("GET", `/api/calendar/${id}`)).body;
    expect(event.timezone).toBe("Asia/Kolkata");
    expect(await ada.call("PUT", `/api/calendar/${id}`, { version: event.version, ...lunch })).toMatchObject({
      status: 200,
    });
    await ada.call("DELETE", `/api/calendar/${id}`);
  });

  it("keeps markup in a title as text", async () => {
    const title = "<img src=x onerror=alert(1)>";
    const event = await created(ada, { ...lunch, title });
    expect(event.title).toBe(title);
    await ada.call("DELETE", `/api/calendar/${event.id}`);
  });
});

describe("a time range", () => {
  it.each([
    ["wider than two years", window("2026-01-01", "2028-01-03")],
    ["upside down", window("2026-01-02", "2026-01-01")],
    ["of no time", window("2026-01-01", "2026-01-01")],
    ["of year 0", "/api/calendar?from=0000-01-01T00:00:00Z&to=0001-01-01T00:00:00Z"],
    ["without an end", "/api/calendar?from=2026-01-01T00:00:00Z"],
    ["for another user", `${window("2026-01-01", "2026-02-01")}&userId=11111111-1111-4111-8111-111111111111`],
  ])("%s answers 400", async (_, path) => {
    expect(await ada.call("GET", path)).toMatchObject({ status: 400 });
  });

  it("asks for a shorter range when there's too much text for one answer, and a month of the same calendar works", async () => {
    const text = { title: "Stand-up", description: "x".repeat(5_000), recurrence: "FREQ=DAILY" };
    const { id } = await created(ada, { ...lunch, ...text });
    expect(await ada.call("GET", window("2027-01-01", "2028-12-31"))).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
    expect(await listed(ada, "2027-01-01", "2027-02-12")).toHaveLength(42);
    expect(await listed(ada, "2027-01-01", "2028-01-01")).toHaveLength(365);
    await ada.call("DELETE", `/api/calendar/${id}`);
  });

  it("can span two years and shows every occurrence of a daily event", async () => {
    const { id } = await created(ada, { ...lunch, recurrence: "FREQ=DAILY" });
    expect(await listed(ada, "2027-01-01", "2028-12-31")).toHaveLength(730);
    await ada.call("DELETE", `/api/calendar/${id}`);
  });
});
