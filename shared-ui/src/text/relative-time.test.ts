import { describe, expect, it } from "@jest/globals";
import { relativeTime } from "./relative-time.ts";

const MINUTE = 60_000;
const NOW = Date.parse("2026-03-01T12:00:00Z");

describe("relative time", () => {
  it.each([
    [-5 * MINUTE, { unit: "now" }],
    [59_999, { unit: "now" }],
    [MINUTE, { unit: "minute", value: 1 }],
    [59 * MINUTE, { unit: "minute", value: 59 }],
    [60 * MINUTE, { unit: "hour", value: 1 }],
    [24 * 60 * MINUTE - 1, { unit: "hour", value: 23 }],
    [24 * 60 * MINUTE, { unit: "day", value: 1 }],
  ] as const)("reads %i ms ago as %o", (ago, expected) => {
    expect(relativeTime(NOW - ago, NOW)).toEqual(expected);
  });
});
