import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { randomUUID } from "node:crypto";
import { users } from "../auth/tables.ts";
import type { OpenDatabase } from "../database/database.ts";
import { openTestDatabase } from "../testing/index.ts";
import { type CalendarService, createCalendarService } from "./calendar-service.ts";

let database: OpenDatabase;
let calendar: CalendarService;
const userId = randomUUID();
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(users).values({ id: userId, email: userId, emailKey: userId, name: "Ada" });
  calendar = createCalendarService(database);
});
afterAll(() => database.close());

it("a date that was moved is known as split off its series, and comes back with it", async () => {
  const input = {
    title: "Swim",
    start: "2026-11-19T16:00:00.000Z",
    end: "2026-11-19T17:00:00.000Z",
    timezone: "Europe/Berlin",
    recurrence: "FREQ=WEEKLY",
  };
  const series = await calendar.create(userId, input, { source: "assistant" });
  const start = "2026-12-03T16:00:00.000Z";
  const moved = { version: series.version, start: "2026-12-03T09:00:00.000Z", end: "2026-12-03T10:00:00.000Z" };
  const one = await calendar.update(userId, series.id, moved, { scope: "one", occurrence: new Date(start) });
  const parts = await calendar.splitOff(userId, series.id);
  expect(parts).toEqual([{ event: one, of: { series: series.id, start } }]);
  expect(await calendar.splitOff(randomUUID(), series.id)).toEqual([]);

  const before = await calendar.get(userId, series.id);
  await calendar.remove(userId, series.id, { scope: "all" });
  await expect(calendar.restore(userId, one, parts[0]?.of)).rejects.toMatchObject({ code: "event_not_found" });
  await calendar.restore(userId, before);
  await calendar.restore(userId, one, parts[0]?.of);
  expect(await calendar.splitOff(userId, series.id)).toMatchObject([{ event: { id: one.id, start: one.start } }]);
  await calendar.remove(userId, series.id, { scope: "all" });
  await expect(calendar.get(userId, one.id)).rejects.toMatchObject({ code: "event_not_found" });
});
