import type { Temporal } from "temporal-polyfill";
import type { PlaceWeather } from "../reply/ports.ts";
import type { Intent } from "../understanding/intent.ts";
import { isSnowy, isWet, worst } from "./sky.ts";

type Wish = Pick<Extract<Intent, { kind: "weather" }>, "period" | "hours">;
export type WeatherDay = PlaceWeather["days"][number];
export type WeatherHour = PlaceWeather["hours"][number];

/** The part of a place's weather that a question is about. */
export interface AskedWeather {
  /** It's about now, and the rest of today. */
  readonly isNow: boolean;
  /** The days of the forecast that were asked about, at least one. */
  readonly days: readonly [WeatherDay, ...WeatherDay[]];
  /** The hours of those days that count; none if the service has none. */
  readonly hours: readonly WeatherHour[];
  readonly low: number;
  readonly high: number;
  readonly code: number;
  readonly wind: number | null;
  /** The highest chance of rain or snow, in percent. */
  readonly rain: number | null;
  /** The forecast ends before the last day that was asked about. */
  readonly isCut: boolean;
}

const dayOf = (time: string) => time.slice(0, 10);
const hourOf = (time: string) => Number(time.slice(11, 13));
const highest = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/** Null if the forecast doesn't reach the days. Today is today at the place. */
export function askedWeather(
  { now, days, hours }: PlaceWeather,
  { period, hours: part }: Wish,
  today: Temporal.PlainDate,
): AskedWeather | null {
  const isToday = period === null || (period.from.equals(today) && period.to.equals(today.add({ days: 1 })));
  const isNow = isToday && part === null;
  const asked = isToday
    ? days.slice(0, 1)
    : days.filter(({ date }) => date >= period.from.toString() && date < period.to.toString());
  const [first, ...rest] = asked;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  const dates = new Set(asked.map(({ date }) => date));
  const counted = hours.filter(
    ({ time }) =>
      dates.has(dayOf(time)) &&
      (part === null || (hourOf(time) >= part[0] && hourOf(time) < part[1])) &&
      (!isNow || time.slice(0, 13) >= now.time.slice(0, 13)),
  );
  const inPart = part === null ? [] : counted;
  const temperatures = inPart.map(({ temperature }) => temperature);
  return {
    isNow,
    days: [first, ...rest],
    hours: counted,
    low: Math.min(...(temperatures.length > 0 ? temperatures : asked.map(({ low }) => low))),
    high: Math.max(...(temperatures.length > 0 ? temperatures : asked.map(({ high }) => high))),
    code: worst((inPart.length > 0 ? inPart : asked).map(({ code }) => code)),
    wind: highest(asked.map(({ wind }) => wind)),
    rain: highest(counted.map(({ rain }) => rain)) ?? highest(asked.map(({ rain }) => rain)),
    isCut: period !== null && !isToday && last.date < period.to.subtract({ days: 1 }).toString(),
  };
}

export type Likelihood = "yes" | "maybe" | "no";

const LIKELY = 60;
const POSSIBLE = 30;

const likelihood = (percent: number): Likelihood => (percent >= LIKELY ? "yes" : percent >= POSSIBLE ? "maybe" : "no");

/** How likely rain, snow or sunshine are. */
export function likelihoodOf(topic: "rain" | "snow" | "sun", { rain, code, days, hours }: AskedWeather): Likelihood {
  if (topic === "sun") return code < 0 ? "maybe" : code <= 1 ? "yes" : code === 2 ? "maybe" : "no";
  const chance = rain ?? (isWet(code) ? 100 : 0);
  const snows = [...hours, ...days].some((each) => isSnowy(each.code));
  return topic === "snow" && !snows ? "no" : likelihood(chance);
}

/** When rain is likeliest: the first such hour of a day, or the first such of several days. Null if that's not known. */
export function likeliest({ days, hours }: AskedWeather): { readonly time: string } | { readonly date: string } | null {
  const most = <T extends { readonly rain: number | null }>(all: readonly T[]): T | undefined => {
    const top = highest(all.map(({ rain }) => rain));
    return top === null ? undefined : all.find(({ rain }) => rain === top);
  };
  if (days.length > 1) {
    const day = most(days);
    return day === undefined ? null : { date: day.date };
  }
  const hour = most(hours);
  return hour === undefined ? null : { time: hour.time };
}
