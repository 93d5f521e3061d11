import type { WeatherCardData } from "@atrium/shared-contracts/wire";

/** The numbers and times of a card, in a language. */
export function weatherWords(language: string, { temperature, wind }: WeatherCardData["units"]) {
  const inUnit = (unit: string) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" });
  const [whole, percents] = [new Intl.NumberFormat(language), new Intl.NumberFormat(language, { style: "percent" })];
  // Dates and hours are those of the place, so they're formatted as they are.
  const dated = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  const day = (date: string) => Date.parse(`${date}T00:00Z`);
  const long = dated({ weekday: "long", month: "long", day: "numeric" });
  const range = dated({ month: "short", day: "numeric" });
  const [weekday, hour] = [dated({ weekday: "short" }), dated({ hour: "numeric" })];
  return {
    /** "12°". */
    degrees: (value: number) => `${whole.format(value)}°`,
    /** "12°C". */
    degreesInUnit: (value: number) => inUnit(temperature).format(value),
    /** "12 km/h". */
    wind: (value: number) => inUnit(wind).format(value),
    /** "20%". */
    percent: (value: number) => percents.format(value / 100),
    /** "Thursday, November 19". */
    day: (date: string) => long.format(day(date)),
    /** "Nov 21 – 22". */
    days: (first: string, last: string) => range.formatRange(day(first), day(last)),
    /** "Thu". */
    weekday: (date: string) => weekday.format(day(date)),
    /** "6 PM". */
    hour: (at: number) => hour.format(at),
  };
}

export type WeatherWords = ReturnType<typeof weatherWords>;
