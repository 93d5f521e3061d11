import { partIn } from "./slots.ts";
import { ahead, weekdayIn } from "./english-words.ts";
import { festival } from "./festivals.ts";
import type { Rule, Said } from "./grammar.ts";
import type { DaySpec, PeriodSpec, Saying } from "./saying.ts";

/** Said before a name: "lunch with Sun". */
const NO_NAME = "(?<!(?<!\\p{L})(?:with|w/|meet|mr|mrs|ms|dr|aunt|uncle|saint)\\.? )";
/** Follows the number of something that isn't a day: "the 5th floor". */
const NO_DAY =
  "(?! (?:floor|street|avenue|time|one|edition|grade|person|draft|version|option|quarter|anniversary|birthday|round|session|class|lesson|event|product|result|meeting|appointment|appt|call|item|place|thing|job|client|shift|lecture|interview|visit|reminder)(?!\\p{L}))";
const COMMON_AFTER =
  /\b(?:morning|afternoon|evening|night|noon|week|at|to|breakfast|brunch|lunch|dinner|drinks|meeting|call|party|yoga|standup|review|sync|(?:january|february|march|april|may|june|july|august|september|october|november|december)|[a-z]+day)$/i;

/** "Call Sunday Smith". At the beginning of a text it's a day: "Sunday Service at 10". */
function fullName({ text, before }: Said): Saying | null {
  const capitals = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(text);
  return capitals &&
    /\p{Ll} $/u.test(before) &&
    !/\b(?:on|this|next|every|by|from|until|to|and|or|for) $/i.test(before) &&
    !COMMON_AFTER.test(text)
    ? { nothing: true }
    : null;
}

const day = (spec: DaySpec): Saying => ({ day: spec });

function date(said: Said, end = false): Saying {
  const year = said.num("year");
  const base = { kind: "date", month: said.num("month") ?? 0, ...(year !== undefined && { year }) } as const;
  const last = said.num("ordinal2") ?? said.num("date2") ?? 0;
  const first = { ...base, day: said.num("ordinal") ?? said.num("date") ?? 0 };
  return end ? { day: first, dayEnd: { ...base, day: last } } : day(first);
}

const DAYS_OF_UNIT: Readonly<Record<number, number>> = { 2: 1, 3: 7 };

function afterTomorrow(said: Said): Saying {
  const days = DAYS_OF_UNIT[said.num("unit") ?? 0];
  const count = said.num("n") ?? 0;
  return days === undefined || !Number.isInteger(count) ? { trouble: "which-time" } : day(ahead(1 + count * days));
}

function afterWeekday(said: Said): Saying {
  const weeks = said.num("n") ?? 0;
  return said.num("unit") === 3 && Number.isInteger(weeks)
    ? day(weekdayIn(said, null, weeks))
    : { trouble: "which-time" };
}

const dayOfMonth = (months?: number) => (said: Said) =>
  day({ kind: "day-of-month", day: said.num("ordinal") ?? 0, ...(months !== undefined && { months }) });

/** "On Christmas", "until Christmas": after these it's the day. */
function holiday(said: Said): Saying {
  const asDay =
    /^(?:on|by) /i.test(said.text) || /\b(?:until|till|til|thru|through|from|starting|to) $/i.test(said.before);
  const { weak: _, ...named } = festival(said);
  return asDay ? named : festival(said);
}

const period = (spec: PeriodSpec): Saying => ({ period: spec });
const named = (edge?: "end") => (said: Said) => {
  const year = said.num("year");
  return period({
    unit: "month",
    ahead: null,
    month: said.num("month") ?? 1,
    ...(edge && { edge }),
    ...(year !== undefined && { year }),
  });
};

const NUMBER = "(?:{ordinal}|{date})";
const NUMBER2 = "(?:{ordinal2}|{date2})";
const PART = "(?: {part})?";
const THROUGH = " ?(?:-|–|—|to|through|until) ?(?:the )?";

export const ENGLISH_DAYS: readonly Rule[] = [
  {
    says: "(?:(?:later(?: on)? |earlier )|(?:the )?rest of (?:the |my )?)?today(?:['’]s)?|(?:the )?rest of (?:the|my) day",
    means: day(ahead(0)),
  },
  {
    says: "my {part}(?= ?(?:$|[?.!,]| (?:is|looks?|looking|free|busy|clear|like)(?!\\p{L})))|(?:the )?rest of (?:the|my|this) {part2}",
    means: (said) => ({ day: ahead(0), ...partIn(said, "part2") }),
  },
  { says: "this {part}(?:['’]s)?", means: (said) => ({ day: ahead(0), ...partIn(said) }) },
  { says: "(?:later(?: on)? )?tonight(?:['’]s)?|tonite", means: { day: ahead(0), part: "evening" } },
  { says: "{tomorrow}(?:['’]s)?", means: day(ahead(1)) },
  { says: "{tomorrow} {part}(?:['’]s)?", means: (said) => ({ day: ahead(1), ...partIn(said) }) },
  { says: "(?:the )?day after {tomorrow}", means: day(ahead(2)) },
  { says: "yesterday(?:['’]s)?|last night", means: day(ahead(-1)) },
  { says: "the day before yesterday", means: day(ahead(-2)) },
  { says: `${NO_NAME}{weekday}(?:['’]s)?`, means: (said) => day(weekdayIn(said)) },
  { says: `${NO_NAME}{weekday}s? {part}`, means: (said) => ({ ...day(weekdayIn(said)), ...partIn(said) }) },
  { says: `{weekday} \\p{L}{1,30}`, means: fullName },
  { says: "sun (?:bath\\p{L}*|tan\\p{L}*|cream|hat|deck|protection)|sat nav", means: { nothing: true } },
  {
    says: "{date}\\.{date2}\\.{year}",
    means: (said) =>
      day({ kind: "date", year: said.num("year") ?? 0, month: said.num("date2") ?? 0, day: said.num("date") ?? 0 }),
  },
  {
    says: `(?:on |by )?(?:this coming|this|(?<!(?:is|are|'s|'re) )coming|on|by|on the) {weekday}(?:['’]s)?${PART}`,
    means: (said) => ({ ...day(weekdayIn(said)), ...partIn(said) }),
  },
  {
    says: `(?:on )?next {weekday}(?:['’]s)?${PART}`,
    means: (said) => ({ ...day(weekdayIn(said, 1)), ...partIn(said) }),
  },
  {
    says: `(?:on )?{weekday},? (?:of )?next week|next week(?: on)? {weekday2}${PART}`,
    means: (said) => ({ ...day(weekdayIn(said, 1)), ...partIn(said) }),
  },
  {
    says: "(?:on )?{weekday} (?:of )?this week|this week(?: on)? {weekday2}",
    means: (said) => day(weekdayIn(said, 0)),
  },
  { says: "{weekday} week|a week on {weekday2}", means: (said) => day(weekdayIn(said, null, 1)) },
  { says: "{n} {unit} (?:from|after) {weekday}", means: afterWeekday },
  { says: "{n} {unit} (?:from|after) {tomorrow}", means: afterTomorrow },
  { says: "in a fortnight|a fortnight from (?:now|today)", means: day(ahead(14)) },
  { says: "last {weekday}(?:['’]s)?", means: (said) => day(weekdayIn(said, null, -1)) },
  { says: "today week", means: day(ahead(7)) },
  { says: "{tomorrow} week", means: day(ahead(8)) },
  { says: `{month}\\.? (?:the )?${NUMBER}(?:,? {year})?`, means: (said) => date(said) },
  { says: `(?:the )?${NUMBER}(?: of)? {month}\\.?(?:,? {year})?`, means: (said) => date(said) },
  { says: `{month}\\.? ${NUMBER}${THROUGH}${NUMBER2}(?:,? {year})?`, means: (said) => date(said, true) },
  {
    says: `(?:from )?(?:the )?${NUMBER}${THROUGH}${NUMBER2}(?: of)? {month}(?:,? {year})?`,
    means: (said) => date(said, true),
  },
  { says: `the {ordinal}${NO_DAY}(?! {weekday}| of)`, means: dayOfMonth() },
  { says: "(?:the )?{ordinal} of (?:this|the) month", means: dayOfMonth(0) },
  { says: "(?:the )?{ordinal} of next month", means: dayOfMonth(1) },
  {
    says: "{year}[-/]{date}[-/]{date2}",
    means: (said) =>
      day({ kind: "date", year: said.num("year") ?? 0, month: said.num("date") ?? 0, day: said.num("date2") ?? 0 }),
  },
  { says: "(?:on |by )?{festival}", means: holiday },
  { says: "(?:this|the|my) week|(?:the )?rest of (?:the|this|my) week", means: period({ unit: "week", ahead: 0 }) },
  {
    says: "(?:in |over |for )?(?:the )?(?:next|coming) (?:few|couple(?: of)?|several) days",
    means: { day: ahead(0), dayEnd: ahead(3), trouble: "which-time" },
  },
  { says: "next week(?:['’]s)?", means: period({ unit: "week", ahead: 1 }) },
  { says: "last week", means: period({ unit: "week", ahead: -1 }) },
  { says: "the week after next", means: period({ unit: "week", ahead: 2 }) },
  { says: "(?:on |at |over )?(?:this|the|this coming) weekend", means: period({ unit: "weekend", ahead: 0 }) },
  { says: "next weekend", means: period({ unit: "weekend", ahead: 1 }) },
  { says: "this month", means: period({ unit: "month", ahead: 0 }) },
  { says: "next month", means: period({ unit: "month", ahead: 1 }) },
  { says: "(?:the )?end of (?:the|this) month", means: period({ unit: "month", ahead: 0, edge: "end" }) },
  { says: "(?:the )?end of {month}(?: {year})?", means: named("end") },
  { says: "in {month}(?: {year})?", means: named() },
  {
    says: "(?<=(?<!\\p{L})(?:until|till|til|through|thru|from|starting(?: in)?|beginning(?: in)?) ){month}(?: {year})?",
    means: named(),
  },
];

/** 12/25 in the US, 25/12 elsewhere; the other way round if that's the only possible one. */
export const slashedDate = (monthFirst: boolean): Rule => ({
  says: "{date}/{date2}(?:/{year})?",
  means: (said) => {
    const [one, two] = [said.num("date") ?? 0, said.num("date2") ?? 0];
    const [month, dayOfMonth] = (monthFirst && one <= 12) || two > 12 ? [one, two] : [two, one];
    const year = said.num("year");
    return month > 12 ? null : day({ kind: "date", month, day: dayOfMonth, ...(year !== undefined && { year }) });
  },
});
