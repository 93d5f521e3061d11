import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { signUp, startTestServer } from "../testing/index.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { processorTime } from "../testing/processor-time.ts";
import { QUOTAS } from "../limits/limits.ts";
import { created, listed, lunch, weekly } from "./testing/calendar-calls.ts";

type One = { event: CalendarEvent };
type Failure = { code: string; issues?: { path: string; message: string }[] };

let server: TestServer;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server, "Ada");
}, 120_000);
afterAll(() => server.close());

const days = (events: CalendarEvent[], title: string) =>
  events.filter((event) => event.title === title).map((event) => event.start.slice(5, 16));

describe("a recurring event", () => {
  const path = (id: string, scope: string, occurrence: string) =>
    `/api/calendar/${id}?scope=${scope}&occurrence=${occurrence}`;
  const may = () => listed(ada, "2026-05-01", "2026-06-06");

  it("shows each occurrence under its start", async () => {
    const { id } = await created(ada, weekly);
    const events = await may();
    expect(events.map((event) => event.occurrenceStart)).toEqual(events.map((event) => event.start));
    expect(days(events, "Stand-up")).toEqual(
      [4, 11, 18, 25].map((day) => `05-${`${day}`.padStart(2, "0")}T10:00`).concat("06-01T10:00"),
    );
    await ada.call("DELETE", `/api/calendar/${id}`);
  });

  it("lets one occurrence be edited separately", async () => {
    const { id } = await created(ada, weekly);
    const change = { version: 1, title: "Moved", start: "2026-05-12T10:00:00Z", end: "2026-05-12T11:00:00Z" };
    const moved = await ada.call<One>("PUT", path(id, "one", "2026-05-11T10:00:00Z"), change);
    expect(moved.body.event).toMatchObject({ title: "Moved", recurrence: null });
    expect(moved.body.event.id).not.toBe(id);
    expect((await ada.call("DELETE", path(id, "one", "2026-05-18T10:00:00.000Z"))).status).toBe(204);
    const events = await may();
    expect(days(events, "Stand-up")).toEqual(["05-04T10:00", "05-25T10:00", "06-01T10:00"]);
    expect(days(events, "Moved")).toEqual(["05-12T10:00"]);
    expect((await ada.call<One>("GET", `/api/calendar/${id}`)).body.event).toMatchObject({
      version: 3,
      exceptions: ["2026-05-11T10:00:00.000Z", "2026-05-18T10:00:00.000Z"],
    });
    const again = await ada.call("PUT", path(id, "one", "2026-05-11T10:00:00Z"), { version: 3, title: "Again" });
    expect(again).toMatchObject({ status: 404, body: { code: "occurrence_not_found" } });
    await ada.call("DELETE", `/api/calendar/${id}`);
    expect(await may()).toEqual([]);
  });

  it("splits at an occurrence, and each part keeps its own occurrences", async () => {
    const { id } = await created(ada, { ...weekly, recurrence: "FREQ=WEEKLY;COUNT=5;BYDAY=MO" });
    await ada.call("PUT", path(id, "one", "2026-05-25T10:00:00Z"), { version: 1, title: "Special" });
    const change = { version: 2, title: "Late", start: "2026-05-18T14:00:00Z", end: "2026-05-18T15:00:00Z" };
    const rest = await ada.call<One>("PUT", path(id, "following", "2026-05-18T10:00:00Z"), change);
    expect(rest.body.event).toMatchObject({ recurrence: "FREQ=WEEKLY;COUNT=3;BYDAY=MO", version: 1 });
    const events = await may();
    expect(days(events, "Stand-up")).toEqual(["05-04T10:00", "05-11T10:00"]);
    expect(days(events, "Late")).toEqual(["05-18T14:00", "06-01T14:00"]);
    expect(days(events, "Special")).toEqual(["05-25T10:00"]);
    await ada.call("DELETE", path(rest.body.event.id, "following", "2026-05-18T14:00:00Z"));
    expect(days(await may(), "Special")).toEqual([]);
    expect(days(await may(), "Stand-up")).toHaveLength(2);
    await ada.call("DELETE", path(id, "following", "2026-05-11T10:00:00Z"));
    expect(days(await may(), "Stand-up")).toEqual(["05-04T10:00"]);
    await ada.call("DELETE", `/api/calendar/${id}`);
  });

  it("moves as a whole when one occurrence is moved", async () => {
    const { id } = await created(ada, weekly);
    const change = {
      version: 1,
      start: "2026-05-19T12:00:00Z",
      end: "2026-05-19T12:30:00Z",
      timezone: "Europe/Berlin",
    };
    const moved = await ada.call<One>("PUT", path(id, "all", "2026-05-18T10:00:00Z"), change);
    expect(moved.body.event).toMatchObject({
      start: "2026-05-05T12:00:00.000Z",
      end: "2026-05-05T12:30:00.000Z",
      recurrence: "FREQ=WEEKLY;BYDAY=TU",
    });
    await ada.call("DELETE", `/api/calendar/${id}`);
  });

  it("stops recurring when its rule is removed", async () => {
    const event = await created(ada, weekly);
    const single = await ada.call<One>("PUT", `/api/calendar/${event.id}`, { version: 1, recurrence: null });
    expect(single.body.event.recurrence).toBeNull();
    expect(days(await may(), "Stand-up")).toEqual(["05-04T10:00"]);
    await ada.call("DELETE", `/api/calendar/${event.id}`);
  });

  it("says what's wrong with a scope", async () => {
    const { id } = await created(ada, weekly);
    const missing = await ada.call<Failure>("DELETE", `/api/calendar/${id}?scope=one`);
    expect(missing).toMatchObject({ status: 400, body: { issues: [{ path: "occurrence" }] } });
    expect(await ada.call("DELETE", `/api/calendar/${id}?scope=some`)).toMatchObject({ status: 400 });
    expect(await ada.call("DELETE", path(id, "one", "2026-05-05T10:00:00Z"))).toMatchObject({ status: 404 });
    const rule = await ada.call("PUT", path(id, "one", weekly.start), { version: 1, recurrence: "FREQ=DAILY" });
    expect(rule).toMatchObject({ status: 400 });
    const never = await ada.call("PUT", `/api/calendar/${id}`, { version: 1, recurrence: "FREQ=MONTHLY;BYDAY=6MO" });
    expect(never).toMatchObject({ status: 400, body: { issues: [{ path: "recurrence" }] } });
    const same = await ada.call("PUT", path(id, "one", weekly.start), { version: 1, recurrence: weekly.recurrence });
    expect(same).toMatchObject({ status: 200 });
    await ada.call("DELETE", `/api/calendar/${id}`);
  });

  it("is refused when the calendar is full, and listing a full calendar stays fast, whatever the rules", async () => {
    const carol = await signUp(server, "Carol");
    const days = Array.from({ length: 99 }, (_, index) => index + 1).join(",");
    // Only on the last day of leap years.
    const heavy = { ...weekly, recurrence: `FREQ=YEARLY;BYYEARDAY=${days},366;BYSETPOS=100` };
    for (let index = 0; index < QUOTAS.recurring_events.max; index += 1) {
      await server.services.calendar.create(carol.user.id, heavy, { source: "user" });
    }
    const began = processorTime();
    expect(await listed(carol, "2027-01-01", "2028-12-31")).toEqual([]);
    expect((await carol.call("GET", "/api/calendar/search?q=stand")).status).toBe(200);
    expect(processorTime() - began).toBeLessThan(3_000);
    const refused = await carol.call("POST", "/api/calendar", weekly);
    expect(refused).toMatchObject({ status: 409, body: { code: "calendar_full" } });
    expect(await carol.call("POST", "/api/calendar", lunch)).toMatchObject({ status: 201 });
  });
});
