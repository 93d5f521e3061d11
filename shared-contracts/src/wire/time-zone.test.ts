import { describe, expect, it } from "@jest/globals";
import { CalendarEventCreate, ProfileUpdate, timeZoneName } from "./index.ts";

describe("a time zone", () => {
  it.each([
    ["Europe/Berlin", "Europe/Berlin"],
    ["europe/berlin", "Europe/Berlin"],
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["Europe/Kiev", "Europe/Kyiv"],
    ["US/Eastern", "America/New_York"],
    ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
    ["Etc/UTC", "UTC"],
  ])("given as %s is called %s", (given, name) => {
    expect(timeZoneName(given)).toBe(name);
  });

  it("keeps its canonical name, on any platform", () => {
    const names = Intl.supportedValuesOf("timeZone").map((zone) => timeZoneName(zone));
    expect(names).not.toContain(undefined);
    for (const name of names) expect(timeZoneName(name ?? "")).toBe(name);
  });

  it.each(["+02:00", "-00:00", "+2", "UTC+2", "Foo/Bar", "Etc/../../x", "", " ", "Europe/Berlin "])(
    "can't be '%s'",
    (given) => {
      expect(timeZoneName(given)).toBeUndefined();
      expect(ProfileUpdate.safeParse({ timezone: given }).success).toBe(false);
    },
  );

  it("is canonical in profile updates and new events", () => {
    expect(ProfileUpdate.parse({ timezone: "Asia/Calcutta" })).toEqual({ timezone: "Asia/Kolkata" });
    const event = {
      title: "Tea",
      start: "2026-05-04T10:00:00Z",
      end: "2026-05-04T11:00:00Z",
      timezone: "asia/calcutta",
    };
    expect(CalendarEventCreate.parse(event).timezone).toBe("Asia/Kolkata");
  });
});
