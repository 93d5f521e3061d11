import { Temporal } from "temporal-polyfill";
import type { Period, Reading } from "./intent.ts";
import { withOwnMonths } from "./time/listed-dates.ts";
import type { Days } from "./time/time-reading.ts";
import { likelyTime } from "./usual-hours.ts";
import { findTime } from "./when.ts";

/** How far ahead "upcoming" looks. */
const UPCOMING_DAYS = 14;
const DAY_MINUTES = 1_440;

/** This or the next week, weekend or month, if the days are one. */
function calledOf({ first, as }: Days, reading: Reading): Period["called"] {
  if (as === "days") return "day";
  const today = reading.now.toPlainDate();
  const ahead =
    as === "month"
      ? (first.year - today.year) * 12 + first.month - today.month
      : Math.ceil(today.until(first).days / 7) - (as === "weekend" && today.dayOfWeek < 6 ? 1 : 0);
  const called = { week: "Week", weekend: "Weekend", month: "Month" } as const;
  return ahead === 0 ? `this${called[as]}` : ahead === 1 ? `next${called[as]}` : "day";
}

/** From the first of some days through the last one. */
function periodOfDays(several: readonly Temporal.PlainDate[]): Period {
  const days = [...new Set(several.map(String))].toSorted().map((day) => Temporal.PlainDate.from(day));
  const [from, last] = [days[0], days.at(-1)];
  if (from === undefined || last === undefined) throw new Error("There are no days");
  const hasGaps = from.until(last).days + 1 > days.length;
  return { from, to: last.add({ days: 1 }), called: "day", ...(hasGaps && { days }) };
}

/** The days that a calendar question asks about; two weeks from today if it names none. */
export function periodOf(text: string, reading: Reading): Period & { readonly rest: string } {
  const today = reading.now.toPlainDate();
  const said = withOwnMonths(text, reading.language);
  const { days, when, minutes, severalDays, rest } = findTime(said, reading, likelyTime);
  if (days !== null) {
    const last = days.last.add({ days: 1 });
    const to = days.first.add({ days: Math.floor((minutes ?? 0) / DAY_MINUTES) });
    const isLonger = Temporal.PlainDate.compare(to, last) > 0;
    return { from: days.first, to: isLonger ? to : last, called: calledOf(days, reading), rest };
  }
  if (when !== null) {
    const { day } = when.start;
    return { from: day, to: day.add({ days: 1 }), called: "day", rest };
  }
  if (severalDays.length > 0) return { ...periodOfDays(severalDays), rest };
  return {
    from: today,
    to: today.add({ days: UPCOMING_DAYS }),
    called: "upcoming",
    rest: text,
  };
}
