import type { Temporal } from "temporal-polyfill";
import type { Period, Reading } from "../intent.ts";
import { periodOf } from "../period.ts";
import type { DayPart } from "../time/saying.ts";
import { HOURS_OF_PART, likelyTime } from "../usual-hours.ts";
import { findTime } from "../when.ts";

/** When a question about the weather is about. */
export interface WeatherWhen {
  /** Null for now. */
  readonly period: Period | null;
  /** The hours of each of its days that are meant, if not all. */
  readonly hours: readonly [from: number, to: number] | null;
  /** The hours are a time that was named. */
  readonly isTimed: boolean;
  /** The text without it. */
  readonly rest: string;
}

export function weatherWhen(text: string, reading: Reading): WeatherWhen {
  const found = findTime(text, reading, likelyTime);
  if (!found.isSaid) return { period: null, hours: null, isTimed: false, rest: text };
  const { rest: _, ...period } = periodOf(text, reading);
  const time = found.when?.start.time ?? null;
  const hours = time === null ? partHours(found.part) : ([time.hour, time.hour + 1] as const);
  const isDated = found.days !== null || found.when !== null;
  return {
    period: isDated ? period : hours === null ? null : dayOf(today(reading)),
    hours,
    isTimed: time !== null,
    rest: found.rest,
  };
}

const today = ({ now }: Reading) => now.toPlainDate();
const dayOf = (day: Temporal.PlainDate): Period => ({ from: day, to: day.add({ days: 1 }), called: "day" });
const partHours = (part: DayPart | null) => (part === null ? null : HOURS_OF_PART[part]);
