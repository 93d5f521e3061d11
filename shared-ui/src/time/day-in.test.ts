import { expect, it } from "@jest/globals";
import { dayIn, hourIn } from "./day-in.ts";

const INSTANT = Date.parse("2026-11-20T23:30:00Z");

it.each([
  ["UTC", "2026-11-20", 23],
  ["Asia/Tokyo", "2026-11-21", 8],
  ["America/Los_Angeles", "2026-11-20", 15],
  ["Europe/Berlin", "2026-11-21", 0],
])("gives an instant's day and hour in %s", (zone, day, hour) => {
  expect([dayIn(zone, INSTANT), hourIn(zone, INSTANT)]).toEqual([day, hour]);
});
