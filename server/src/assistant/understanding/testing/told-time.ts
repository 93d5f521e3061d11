import { Temporal } from "temporal-polyfill";
import { readTime } from "../time/read-time.ts";
import type { ClockTime, Days, TimeProblem, TimeReading } from "../time/time-reading.ts";

/** Wednesday 18 November 2026, 10:00. */
const NOW = "2026-11-18T10:00";

const ZONES: Record<string, string> = {
  en: "America/New_York",
  vi: "Asia/Ho_Chi_Minh",
  "zh-CN": "Asia/Shanghai",
  ja: "Asia/Tokyo",
};

const dayText = (day: Temporal.PlainDate) => (day.year === 2026 ? day.toString().slice(5) : day.toString());
const daysText = ({ first, last, as }: Days) =>
  `${dayText(first)}${first.equals(last) ? "" : `..${dayText(last)}`}${as === "days" ? "" : ` (${as})`}`;
const clockText = ({ time, exact, nextDay }: ClockTime) =>
  `${time.toString().slice(0, 5)}${exact ? "" : "?"}${nextDay ? "+1" : ""}`;
const problemText = (problem: TimeProblem) =>
  "days" in problem ? `!${problem.kind} ${problem.days.map(dayText).join()}` : `!${problem.kind}`;

/** A reading as one line: days, part of the day, clock times (`?`: either half of the day), and what else was said; problems begin with `!`. */
function told({ days, part, start, end, moment, ...also }: TimeReading): string {
  const { recurrence } = also;
  return [
    days === null ? "" : daysText(days),
    start === null ? (part ?? "") : `${clockText(start)}${end === null ? "" : `-${clockText(end)}`}`,
    moment === null ? "" : `at ${dayText(moment.toPlainDate())} ${moment.toPlainTime().toString().slice(0, 5)}`,
    also.allDay ? "all day" : "",
    also.lengthMinutes === null ? "" : `for ${also.lengthMinutes}`,
    recurrence === null ? "" : recurrence.rule.replace("FREQ=", ""),
    recurrence?.untilInferred === true ? "(inferred)" : "",
    recurrence === null || recurrence.exceptDays.length === 0
      ? ""
      : `without ${recurrence.exceptDays.map(dayText).join()}`,
    also.reminderMinutes === null ? "" : `remind ${also.reminderMinutes}`,
    ...also.problems.map(problemText),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is read from a text, at 10:00 on Wednesday 18 November 2026 unless told otherwise; a bar and the rest of the text follow. */
export function toldTime(language: string, text: string, at = NOW): string {
  const now = Temporal.PlainDateTime.from(at).toZonedDateTime(ZONES[language] ?? "UTC");
  const reading = readTime(text, { now, language });
  return `${told(reading)} | ${reading.rest.replaceAll(/\s+/g, " ")}`.trim();
}
