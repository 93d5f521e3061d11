import type { CalendarList, Reading } from "../intent.ts";
import { questionTableFor } from "./read-question.ts";
import type { QuestionTable } from "./question-table.ts";

const EVENT =
  "(?:meeting|appointment|appt|event|thing|call|class|lesson|session|lecture|shift|interview|booking|visit|job|client|reminder)";
/** "The next week" is a time. */
const NO_TIME =
  "(?!(?:few|couple|week|weekend|month|year|day|days|hour|\\d|two|three|four|five|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\p{L}*(?:meetings|appointments|events|things|calls|classes|lessons|sessions|plans|holidays))(?!\\p{L}))";

const ENGLISH: Pick<QuestionTable, "next" | "firstOfDay" | "lastOfDay"> = {
  next: `(?:(?:my|our|the) (?:very )?|^)next (?:up(?=[\\s?!.]*$)|${NO_TIME}\\p{L}+)|(?:what|who|where)(?:'?s| is)?(?: (?:coming )?up)? next(?: up)?(?: for me| on (?:my|the) (?:calendar|agenda|diary|schedule|list))?[\\s?!.]*$|what (?:do|have) (?:i|we) (?:have|got|need to do)(?: on| coming up| got| to do)? next[\\s?!.]*$|where (?:do i (?:have|need) to (?:be|go)|am i (?:going|off to)) next[\\s?!.]*$`,
  firstOfDay: `(?:my|the|our) (?:very )?first (?:${EVENT}|one)(?!\\p{L})|what(?:'?s| is| have i got| do i have)(?: (?:on|up))? first(?! of)(?!\\p{L})`,
  lastOfDay: `(?:my|the|our) (?:very )?last (?:${EVENT}|one)(?!\\p{L})|what(?:'?s| is| have i got| do i have)(?: (?:on|up))? last(?! (?:of|week|month|year|night)(?!\\p{L}))(?!\\p{L})`,
};

/** The place of the one event that a question about the calendar asks about. Null if it asks about all that fit. */
export function askedPlace(text: string, { period }: CalendarList, { language }: Reading): number | null {
  const { next, firstOfDay, lastOfDay } = questionTableFor(language) ?? ENGLISH;
  const has = (source = "(?!)") => new RegExp(`(?<!\\p{L})(?:${source})`, "iu").test(text);
  if (period.called === "upcoming") return has(next) ? 1 : null;
  if (has(firstOfDay)) return 1;
  return has(lastOfDay) ? -1 : null;
}
