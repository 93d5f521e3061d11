import { describe, expect, it } from "@jest/globals";
import { temperatureIn, unitsFor, windIn } from "./units.ts";

describe("a person's units for the weather", () => {
  it.each([
    ["America/New_York", "en", "fahrenheit", "mile-per-hour"],
    ["US/Eastern", "vi", "fahrenheit", "mile-per-hour"],
    ["America/Toronto", "en", "celsius", "kilometer-per-hour"],
    ["Europe/Berlin", "en", "celsius", "kilometer-per-hour"],
    ["Europe/London", "en", "celsius", "mile-per-hour"],
    ["Asia/Tokyo", "ja", "celsius", "meter-per-second"],
    ["Asia/Ho_Chi_Minh", "vi", "celsius", "kilometer-per-hour"],
    ["UTC", "en", "fahrenheit", "mile-per-hour"],
    ["Etc/GMT+5", "ru", "celsius", "meter-per-second"],
  ])("in %s and %s are %s and %s", (timezone, language, temperature, wind) => {
    expect(unitsFor({ timezone, language })).toEqual({ temperature, wind });
  });

  it("are converted to, rounded and never -0", () => {
    const american = { temperature: "fahrenheit", wind: "mile-per-hour" } as const;
    const japanese = { temperature: "celsius", wind: "meter-per-second" } as const;
    expect([temperatureIn(american, 20), temperatureIn(american, -40), windIn(american, 16.1)]).toEqual([68, -40, 10]);
    expect([temperatureIn(japanese, -0.4), windIn(japanese, 36)]).toEqual([0, 10]);
  });
});
