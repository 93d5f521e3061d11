import { Temporal } from "temporal-polyfill";
import { clockIn } from "./clock.ts";
import type { DayPart } from "./saying.ts";
import { comingDate } from "./dates.ts";
import type { ClockTime, Days, Recurrence, TimeProblem, TimeReading } from "./time-reading.ts";

const OF_DAY: ReadonlySet<TimeProblem["kind"]> = new Set([
  "impossible-date",
  "lunar-date",
  "which-day",
  "day-mismatch",
  "past",
  "which-midnight",
  "skipped-time",
]);
const OF_CLOCK: ReadonlySet<TimeProblem["kind"]> = new Set([
  "which-time",
  "impossible-time",
  "same-time",
  "past",
  "which-midnight",
  "skipped-time",
]);
const OF_SERIES: ReadonlySet<TimeProblem["kind"]> = new Set(["how-often", "until-when"]);

const inPart = (clock: ClockTime, part: DayPart | null): ClockTime =>
  clock.exact || part === null
    ? clock
    : (clockIn({ hour: clock.time.hour, minute: clock.time.minute, exact: false }, part) ?? clock);

/** The half of the day of a corrected time is that of the one it takes the place of: "2:30am" and then "3:30". */
function besides(clock: ClockTime, known: ClockTime | null): ClockTime {
  if (clock.exact || known?.exact !== true) return clock;
  const minutes = (time: Temporal.PlainTime) => time.hour * 60 + time.minute;
  const distance = (time: Temporal.PlainTime) => Math.abs(minutes(time) - minutes(known.time));
  const other = clock.time.add({ hours: 12 });
  return { ...clock, time: distance(other) < distance(clock.time) ? other : clock.time, exact: true };
}

const NOON: ClockTime = { time: new Temporal.PlainTime(12), exact: true, nextDay: false };

/** When it starts, as an answer to that says: noon alone is a time then, too, as in 中午 and お昼. */
export const startTold = ({ start, part, moment }: TimeReading): ClockTime | null =>
  start ?? (part === "noon" && moment === null ? NOON : null);

/** "Thursday", as the answer to "next week", is one of that week. */
function inWeek(days: Days | null, order: TimeReading): Days | null {
  if (days?.isOfAnyWeek !== true || order.days?.as !== "week") return days;
  const { first } = order.days;
  const day = first.add({ days: (days.first.dayOfWeek - first.dayOfWeek + 7) % 7 });
  return { first: day, last: day, as: "days" };
}

/** "The 26th", as the answer to "February 31" or "in February", is one of February, and "March" is March 31. */
function inMonth({ days }: TimeReading, order: TimeReading, today: Temporal.PlainDate): Days | null {
  const named = order.days?.as === "month" ? order.days.first.month : undefined;
  const impossible = order.problems.find((problem) => problem.kind === "impossible-date");
  if (days?.as === "month" && impossible?.day !== undefined) {
    const date = comingDate(days.first.month, impossible.day, today);
    return date === null ? null : { first: date, last: date, as: "days" };
  }
  const month = impossible?.month ?? named;
  if (days?.isOfAnyMonth !== true || month === undefined) return days;
  const date = comingDate(month, days.first.day, today);
  return date === null ? null : { first: date, last: date, as: "days" };
}

/** "Wednesday", as the answer to which of two days is meant, is the one of them that's a Wednesday. */
function amongAsked(days: Days | null, { problems }: TimeReading): Days | null {
  if (days?.isOfAnyWeek !== true) return days;
  const asked = problems.flatMap((problem) => (problem.kind === "which-day" ? problem.days : []));
  const [day, other] = asked.filter(({ dayOfWeek }) => dayOfWeek === days.first.dayOfWeek);
  return day === undefined || (other !== undefined && !other.equals(day))
    ? days
    : { first: day, last: day, as: "days" };
}

/** The order's series, if the answer says until when or how often it is. */
function seriesIn({ recurrence, problems }: TimeReading, answer: TimeReading): Recurrence | null {
  if (recurrence === null) return null;
  const day = /;BYDAY=[^;]+/.exec(recurrence.rule)?.[0];
  if (answer.recurrence !== null && day !== undefined && !answer.recurrence.rule.includes("BYDAY"))
    return { ...recurrence, rule: `${answer.recurrence.rule}${day}` };
  const isAsked = problems.some(({ kind }) => kind === "until-when");
  if (!isAsked || answer.days === null) return null;
  const until = answer.days.last;
  const last = until.toString().replaceAll("-", "");
  return { ...recurrence, rule: `${recurrence.rule};UNTIL=${last}`, until };
}

/** What an order says of time together with an answer to what was asked about it: the answer says more. */
export function mergedReading(order: TimeReading, answer: TimeReading, today: Temporal.PlainDate): TimeReading {
  const part = answer.part ?? order.part;
  const told = order.start === null ? startTold(answer) : answer.start;
  const said = told === null ? order.start : besides(inPart(told, part), order.start);
  const start = said === null ? null : inPart(said, part);
  const series = seriesIn(order, answer);
  const settles = (kind: TimeProblem["kind"]) =>
    ((answer.days !== null || answer.moment !== null) && OF_DAY.has(kind)) ||
    ((answer.start !== null || answer.part !== null || answer.moment !== null) && OF_CLOCK.has(kind)) ||
    ((series !== null || answer.recurrence !== null) && OF_SERIES.has(kind));
  return {
    ...order,
    part,
    start,
    days:
      series === null ? (amongAsked(inWeek(inMonth(answer, order, today), order), order) ?? order.days) : order.days,
    end: answer.end ?? (answer.start === null ? order.end : null),
    allDay: answer.allDay || (order.allDay && told === null),
    lengthMinutes: answer.lengthMinutes ?? order.lengthMinutes,
    moment: answer.moment ?? order.moment,
    recurrence: series ?? answer.recurrence ?? order.recurrence,
    reminderMinutes: answer.reminderMinutes ?? order.reminderMinutes,
    problems: [
      ...order.problems.filter(({ kind }) => !settles(kind)),
      ...answer.problems.filter(({ kind }) => kind !== "same-time" || order.start === null),
    ],
  };
}
