import type { Moment, TimeTrouble } from "../understanding/intent.ts";
import { clockText } from "../wording/clock-text.ts";
import { dateWords, dayWords, monthDay, onDay } from "../wording/day-words.ts";
import { capital, type Wording } from "../wording/wording.ts";

/** "Tomorrow at 8:00 AM", "on Friday 27 November". */
const momentWords = ({ day, time }: Moment, wording: Wording): string =>
  time === null
    ? onDay(day, wording)
    : wording.t("when.at", { day: onDay(day, wording), time: clockText(time, wording) });

/** Why nothing can be put into the calendar at the time that was said. */
export function troubleWords(trouble: TimeTrouble, wording: Wording): string {
  const { t } = wording;
  switch (trouble.kind) {
    case "impossible-date": {
      const { day, month, year } = trouble;
      if (day === undefined) return t("trouble.date");
      return month === undefined
        ? t("trouble.day", { day })
        : t("trouble.monthDay", { date: monthDay({ day, month, year }, wording) });
    }
    case "impossible-time":
      return t("trouble.time", { time: trouble.said });
    case "skipped-time":
      return t("trouble.skipped", { day: dateWords(trouble.day, wording), time: clockText(trouble.time, wording) });
    case "which-half": {
      const [time, other] = [trouble.time, trouble.time.add({ hours: 12 })].map((each) => clockText(each, wording));
      return t("trouble.half", { time, other });
    }
    case "which-week":
      return capital(
        t("trouble.week", { day: dayWords(trouble.day, wording), other: dayWords(trouble.other, wording) }),
        wording.language,
      );
    case "lunar-date":
      return t("trouble.lunar");
    case "past":
      return capital(t("trouble.past", { when: momentWords(trouble, wording) }), wording.language);
  }
}

/** Asks whether it's meant at another time than the one that's over. Null if there's nothing to suggest. */
export const insteadWords = (trouble: TimeTrouble | null, wording: Wording): string | null =>
  trouble?.kind === "past" && trouble.instead !== null
    ? wording.t("trouble.instead", { when: momentWords(trouble.instead, wording) })
    : null;
