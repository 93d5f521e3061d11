import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import { clockText, clockTextWithOffset } from "./clock-text.ts";
import { dateWords, dayWords, onDate, onDay } from "./day-words.ts";
import type { Wording } from "./wording.ts";

type Span = Pick<CalendarEvent, "start" | "end" | "allDay">;
type DayWords = (day: Temporal.PlainDate, wording: Wording) => string;

/** "Tomorrow from 12:00 PM to 1:00 PM", "on Friday 27 November, all day". */
export const spanWords = (span: Span, wording: Wording): string => spanIn(span, wording, { on: onDay, day: dayWords });

/** "On Friday 27 November from 12:00 PM to 1:00 PM": what says the same on any day of the year. */
export const datedSpanWords = (span: Span, wording: Wording): string =>
  spanIn(span, wording, { on: onDate, day: dateWords });

function spanIn(span: Span, wording: Wording, say: { on: DayWords; day: DayWords }): string {
  const { t, now } = wording;
  const at = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(now.timeZoneId);
  const [from, to] = [at(span.start), at(span.end)];
  // On the clock alone, the end would come before the beginning where clocks go back.
  const isBack = Temporal.PlainDateTime.compare(from.toPlainDateTime(), to.toPlainDateTime()) >= 0;
  const clock = (time: Temporal.ZonedDateTime) =>
    isBack ? clockTextWithOffset(time, wording) : clockText(time.toPlainTime(), wording);
  const [start, end] = [clock(from), clock(to)];
  const first = from.toPlainDate();
  if (span.allDay) {
    const last = to.toPlainDate().subtract({ days: 1 });
    return Temporal.PlainDate.compare(last, first) > 0
      ? t("when.days", { first: say.day(first, wording), last: say.day(last, wording) })
      : t("when.allDay", { day: say.on(first, wording) });
  }
  const last = to.toPlainDate();
  if (first.equals(last)) return t("when.span", { day: say.on(first, wording), start, end });
  return t("when.several", { first: say.day(first, wording), start, last: say.day(last, wording), end });
}
