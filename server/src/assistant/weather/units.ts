import type { WeatherUnits } from "@atrium/shared-contracts/wire";

// CLDR 48, unitPreferenceData: temperature for weather, speed for wind.
const FAHRENHEIT = ["BS", "BZ", "KY", "PR", "PW", "US"];
const MILES = ["GB", "US"];
const METERS_PER_SECOND = ["CN", "DK", "FI", "JP", "KR", "NO", "PL", "RU", "SE"];

const OWN_UNITS = [...new Set([...FAHRENHEIT, ...MILES, ...METERS_PER_SECOND])];

/** Not in TypeScript's library yet. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones(): string[] | undefined;
}

const canonical = (zone: string) => new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;

const ZONES = new Map(
  OWN_UNITS.map((region) => [region, (new Intl.Locale(`und-${region}`) as LocaleWithZones).getTimeZones() ?? []]),
);

/** The region of a time zone if it has units of its own; null for any other, and undefined for zones that are in no region. */
function regionOf(timezone: string): string | null | undefined {
  if (!timezone.includes("/") || timezone.startsWith("Etc/")) return undefined;
  const zone = canonical(timezone);
  return OWN_UNITS.find((region) => ZONES.get(region)?.includes(zone)) ?? null;
}

/** The units that are usual where a person lives, by their time zone, or else where their language is mostly spoken. */
export function unitsFor({ timezone, language }: { timezone: string; language: string }): WeatherUnits {
  const located = regionOf(timezone);
  const region = located === undefined ? new Intl.Locale(language).maximize().region : located;
  const isOf = (regions: readonly string[]) => region != null && regions.includes(region);
  return {
    temperature: isOf(FAHRENHEIT) ? "fahrenheit" : "celsius",
    wind: isOf(MILES) ? "mile-per-hour" : isOf(METERS_PER_SECOND) ? "meter-per-second" : "kilometer-per-hour",
  };
}

const KILOMETERS_PER_MILE = 1.609_344;
const KILOMETERS_PER_HOUR = 3.6;

/** Degrees Celsius in the person's unit, rounded. */
export const temperatureIn = ({ temperature }: WeatherUnits, celsius: number): number =>
  whole(temperature === "fahrenheit" ? (celsius * 9) / 5 + 32 : celsius);

/** Kilometers per hour in the person's unit, rounded. */
export function windIn({ wind }: WeatherUnits, speed: number): number {
  if (wind === "mile-per-hour") return whole(speed / KILOMETERS_PER_MILE);
  return whole(wind === "meter-per-second" ? speed / KILOMETERS_PER_HOUR : speed);
}

/** Never -0. */
const whole = (value: number) => Math.round(value) || 0;
