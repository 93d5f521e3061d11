import { type Chart, type Rule, type Said, type Table, chartOf } from "../grammar.ts";
import { every, often } from "../repeated.ts";
import type { ClockSpec, DayPart, DaySpec, PeriodSpec, Saying } from "../saying.ts";
import { listedIn } from "../slots.ts";
import { clock, counted, digits, later, minutesIn, numbersOf } from "../tables.ts";
import type { EuropeanWords } from "./european-words.ts";

const forms = (words: string, unit = 0): Table =>
  Object.fromEntries(
    words.split(" ").flatMap((same, index) => same.split("|").map((word) => [word.replaceAll("_", " "), unit + index])),
  );

const ahead = (days: number): DaySpec => ({ kind: "ahead", days });
const day = (spec: DaySpec): Saying => ({ day: spec });
const weekday = (said: Said, week: number | null = null, weeks = 0): Extract<DaySpec, { kind: "weekday" }> => ({
  kind: "weekday",
  weekday: said.num("weekday") ?? said.num("weekday2") ?? 1,
  week,
  ...(weeks !== 0 && { later: weeks }),
});
/** "Mercredi prochain" is no Wednesday that's today. */
const NEXT = /prochain|pr[oó]xim|kommend|ближайш/iu;
const coming = (said: Said): Saying => day(NEXT.test(said.text) ? { ...weekday(said), ahead: true } : weekday(said));
const period = (spec: PeriodSpec): Saying => ({ period: spec });

export function time(said: Said, count = ""): ClockSpec {
  const digitsOf = said.text.replace(/^\D+/, "");
  return clock(said.num(`hour${count}`) ?? 0, said.num(`minute${count}`) ?? 0, count === "" ? digitsOf : "");
}

/** So many minutes after or before the hour. */
export function beside(said: Said, minutes: number): Saying {
  const hour = said.num("hour") ?? 0;
  const total = (hour * 60 + minutes + 1_440) % 1_440;
  const exact = hour > 12;
  const twelve = !exact && total < 60 ? total + 720 : total;
  return { clock: { hour: Math.floor(twelve / 60), minute: twelve % 60, exact } };
}

/** "8pm", as it's typed everywhere. */
function inHalf(hour: number, minute: number, isAfternoon: boolean): Saying {
  const known = hour > 12 ? hour : (hour % 12) + (isAfternoon ? 12 : 0);
  return { clock: { hour: known, minute, exact: true } };
}

function length(said: Said, introduced: boolean): Saying | null {
  const unit = said.num("unit") ?? 9;
  // "3 days" alone could be part of a title.
  if (unit > 3 || (!introduced && unit > 1)) return null;
  return { lengthMinutes: minutesIn(said.num("n") ?? 0, unit) };
}

function date(said: Said, end = false): Saying {
  const year = said.num("year");
  const base = { kind: "date", month: said.num("month") ?? 0, ...(year !== undefined && { year }) } as const;
  const first = { ...base, day: said.num("date") ?? 0 };
  return end ? { day: first, dayEnd: { ...base, day: said.num("date2") ?? 0 } } : day(first);
}

function numericDate(said: Said): Saying | null {
  const [dayOfMonth, month] = [said.num("date") ?? 0, said.num("date2") ?? 0];
  const year = said.num("year");
  return month > 12 ? null : day({ kind: "date", month, day: dayOfMonth, ...(year !== undefined && { year }) });
}

const part = (name: DayPart): Saying => ({ part: name });

/** The rules that European languages share, with one language's words. */
function rulesOf(w: EuropeanWords): Rule[] {
  const TIME = `{hour}(?:[:.h]{minute})?(?: ?(?:${w.oclock}))?`;
  const TIME2 = `{hour2}(?:[:.h]{minute2})?(?: ?(?:${w.oclock}))?`;
  const on24 = w.on24 === undefined ? null : new RegExp(`(?<!\\p{L})(?:${w.on24})(?!\\p{L})`, "iu");
  const timeOf = (said: Said, count?: string): ClockSpec => ({
    ...time(said, count),
    ...(on24?.test(said.text) === true && { on24: true }),
  });
  const AT = `(?:(?:${w.at}) )`;
  const ON = `(?:(?:${w.on}) )?`;
  const NUMBER = `{date}(?:${w.ordinal})?`;
  const AND = `(?: ?(?:,|${w.and}) ?)`;
  const titled = new RegExp(`(?<!\\p{L})(?:${w.titles})\\.? $`, "iu");
  const excepted = new RegExp(`(?<!\\p{L})(?:${w.except}) $`, "iu");
  const isName = ({ text, before }: Said) =>
    (w.hasSmallDays && /^\p{Lu}/u.test(text) && before.trim() !== "" && !/[.!?:]\s*$/u.test(before)) ||
    titled.test(before);
  const named =
    (means: (said: Said) => Saying | null) =>
    (said: Said): Saying | null =>
      isName(said) ? { nothing: true } : means(said);
  const ifSaid = (says: string | null, means: Rule["means"]): Rule[] => (says === null ? [] : [{ says, means }]);
  return [
    // Times of day.
    { says: `(?:${AT})?{hour}[:.h]{minute}(?: ?(?:${w.oclock}))?`, means: (said) => ({ clock: timeOf(said) }) },
    { says: `(?:${AT})?{hour} ?(?:${w.oclock})(?: {minute})?`, means: (said) => ({ clock: timeOf(said) }) },
    {
      says: `(?:${AT})?{hour}(?:[:.h]{minute})? ?{half}`,
      means: (said) => inHalf(said.num("hour") ?? 0, said.num("minute") ?? 0, said.num("half") === 1),
    },
    { says: `${AT}{hour}(?! ?(?:%|€|euros?))`, means: (said) => ({ clock: timeOf(said) }) },
    {
      says: "{hour}(?= ?(?:$|[,;!?)]))",
      means: ({ before, ...said }) =>
        before.trim() === "" ? { clock: timeOf({ before, ...said }), weak: true } : null,
    },
    {
      says: `(?:(?:${w.from}|${w.at}) )?${TIME} ?(?:-|–|—|(?:${w.to}|${w.until})) ?(?:(?:${w.at}) )?${TIME2}(?! ?(?:(?:${w.of}) )?{month3})`,
      means: (said) => ({ clock: timeOf(said), clockEnd: timeOf(said, "2") }),
    },
    ...ifSaid(w.halfPast === null ? null : `(?:${AT})?{hour} ?(?:${w.oclock})? ?(?:${w.halfPast})`, (said) =>
      beside(said, 30),
    ),
    ...ifSaid(w.quarterPast === null ? null : `(?:${AT})?(?:${w.quarterPast})`, (said) => beside(said, 15)),
    ...ifSaid(w.quarterTo === null ? null : `(?:${AT})?(?:${w.quarterTo})`, (said) => beside(said, -15)),
    ...ifSaid(w.halfTo === null ? null : `(?:${AT})?(?:${w.halfTo})`, (said) => beside(said, -30)),
    { says: `(?:${AT})?(?:${w.noon})`, means: { clock: { hour: 12, minute: 0, exact: true } } },
    ...ifSaid(w.noonAndHalf, { clock: { hour: 12, minute: 30, exact: true } }),
    { says: `(?:${AT})?(?:${w.midnight})`, means: { clock: { hour: 12, minute: 0, exact: false }, part: "night" } },
    { says: w.morning, means: part("morning") },
    { says: w.afternoon, means: part("afternoon") },
    { says: w.evening, means: part("evening") },
    { says: w.night, means: part("night") },
    { says: w.allDay, means: { allDay: true } },
    // Lengths, and times from now.
    { says: "{n} ?{unit}", means: (said) => length(said, false) },
    { says: `(?:${w.for}) {n} ?{unit}`, means: (said) => length(said, true) },
    { says: `(?:(?:${w.for}) )?{length}`, means: (said) => ({ lengthMinutes: said.num("length") ?? 0 }) },
    { says: `(?:${w.in}) (?:${w.aboutWeeks})`, means: aboutWeeks },
    { says: `(?:${w.in}) {n} ?{unit}`, means: (said) => later(said.num("n") ?? 0, said.num("unit") ?? 0) },
    { says: `(?:${w.in}) {length}`, means: (said) => ({ minutesAhead: said.num("length") ?? 0 }) },
    {
      says: `{n} ?{unit} (?:${w.before})`,
      means: (said) =>
        (said.num("unit") ?? 9) > 3 ? null : { leadMinutes: minutesIn(said.num("n") ?? 0, said.num("unit") ?? 0) },
    },
    { says: `{length} (?:${w.before})`, means: (said) => ({ leadMinutes: said.num("length") ?? 0 }) },
    // Days.
    { says: w.today, means: day(ahead(0)) },
    { says: w.tonight, means: { day: ahead(0), part: "evening" } },
    { says: w.tomorrow, means: day(ahead(1)) },
    { says: w.afterTomorrow, means: day(ahead(2)) },
    { says: w.yesterday, means: day(ahead(-1)) },
    { says: `${ON}{weekday}`, means: named((said) => day(weekday(said))) },
    ...ifSaid(w.coming, coming),
    { says: w.inNextWeek, means: (said) => day(weekday(said, 1)) },
    ...ifSaid(w.eitherWeek, (said) => day({ kind: "either", days: [weekday(said), weekday(said, 1)] })),
    ...ifSaid(w.weekLater, (said) => day(weekday(said, null, 1))),
    { says: w.thisWeek, means: period({ unit: "week", ahead: 0 }) },
    { says: w.nextWeek, means: period({ unit: "week", ahead: 1 }) },
    { says: w.weekend, means: period({ unit: "weekend", ahead: 0 }) },
    { says: w.thisMonth, means: period({ unit: "month", ahead: 0 }) },
    { says: w.nextMonth, means: period({ unit: "month", ahead: 1 }) },
    { says: `(?:(?:${w.from}|${w.leads}) )?{month}(?: {year})?`, means: monthAlone(w) },
    { says: `(?:${w.endOf}) {month}`, means: endOfMonth(w) },
    { says: `${ON}${NUMBER} ?(?:(?:${w.of}) )?{month}(?: (?:(?:${w.of}) )?{year})?`, means: (said) => date(said) },
    {
      says: `(?:(?:${w.from}|${w.on}) )?${NUMBER} ?(?:-|–|(?:${w.to}|${w.until})) ?{date2}(?:${w.ordinal})? (?:(?:${w.of}) )?{month}(?: (?:(?:${w.of}) )?{year})?`,
      means: (said) => date(said, true),
    },
    {
      says: "{year}-{date2}-{date}",
      means: (said) =>
        day({ kind: "date", year: said.num("year") ?? 0, month: said.num("date2") ?? 0, day: said.num("date") ?? 0 }),
    },
    { says: `${ON}{date}[./]{date2}(?:[./]{year}|\\.)?`, means: numericDate },
    {
      says: `(?:${w.on}) {date}(?:${w.ordinal})?(?= ?(?:$|[,;.!?)]|(?:${w.at}|${w.of}|${w.and})(?!\\p{L})))`,
      means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 0 }),
    },
    // Series.
    { says: w.workdays, means: every({ freq: "WEEKLY", days: [1, 2, 3, 4, 5] }) },
    {
      says: `(?:${w.every}) {weekday}(?:${AND}{weekday2})?(?:${AND}{weekday3})?(?:${AND}{weekday4})?`,
      means: (said) => every({ freq: "WEEKLY", days: listedIn(said) }),
    },
    ...(w.everyWeekdays === undefined
      ? []
      : [
          {
            says: `{weekdays}(?:${AND}{weekdays2})?(?:${AND}{weekdays3})?`,
            means: (said: Said): Saying =>
              excepted.test(said.before)
                ? day({ kind: "weekday", weekday: said.num("weekdays") ?? 1, week: null })
                : every({ freq: "WEEKLY", days: listedIn(said, "weekdays") }),
          },
        ]),
    {
      says: `(?:${w.everyOther}) {weekday}`,
      means: (said) => every({ freq: "WEEKLY", interval: 2, days: listedIn(said) }),
    },
    { says: `(?:${w.everyOther}) {unit}`, means: (said) => often(said, 2) },
    { says: `(?:${w.every}) {n} {unit}`, means: (said) => often(said) },
    { says: `(?:${w.every}) {unit}`, means: (said) => often(said, 1) },
    { says: w.daily, means: every({ freq: "DAILY" }) },
    { says: w.weekly, means: every({ freq: "WEEKLY" }) },
    { says: w.monthly, means: every({ freq: "MONTHLY" }) },
    { says: w.yearly, means: every({ freq: "YEARLY" }) },
    // What they're for.
    { says: w.until, means: { marker: { kind: "until", month: "unsure" } } },
    { says: w.from, means: { marker: { kind: "from" } } },
    { says: `${w.to}|-|–|—`, means: { marker: { kind: "to", month: "unsure" } } },
    { says: w.except, means: { marker: { kind: "except" } } },
    { says: w.or, means: { marker: { kind: "or" } } },
    { says: w.and, means: { marker: { kind: "and" } } },
    { says: `${w.leads}|${w.on}|${w.at}`, means: { glue: "leads" } },
    ...(w.own ?? []),
  ];
}

/** "In eight days" is a whole week to some. */
const aboutWeeks = ({ text }: Said): Saying => {
  const days = /8|acht|ocho|huit|otto|oito|восемь/u.test(text.toLowerCase()) ? 7 : 14;
  return day({ kind: "either", days: [ahead(days), ahead(days + 1)] });
};

const afterUntil = ({ until }: EuropeanWords) => new RegExp(`(?<!\\p{L})(?:${until}) $`, "iu");

/** A month without a day is a name, unless something leads to it. */
const monthAlone = (words: EuropeanWords): Rule["means"] => {
  const led = new RegExp(`^(?:${words.from}|${words.leads})\\s`, "iu");
  const ends = afterUntil(words);
  return ({ text, before, num }) =>
    led.test(text) || ends.test(before)
      ? period({ unit: "month", ahead: null, month: num("month") ?? 1 })
      : { nothing: true };
};

/** The end of a month only says until when. */
const endOfMonth = (words: EuropeanWords): Rule["means"] => {
  const ends = afterUntil(words);
  return ({ before, num }) =>
    ends.test(before) ? period({ unit: "month", ahead: null, month: num("month") ?? 1, edge: "end" }) : null;
};

/** The tables of a language, which are compiled when they're first used. */
export function europeanChart(words: EuropeanWords): Chart {
  let chart: Chart | undefined;
  return (text) => (chart ??= chartIn(words))(text);
}

/** "Час" alone is one o'clock, but "час дня" is no day. */
const withoutUnits = (hours: Table, { units }: EuropeanWords): Table => {
  const named = forms(units);
  return Object.fromEntries(Object.entries(hours).filter(([word]) => named[word] === undefined));
};

function chartIn(words: EuropeanWords): Chart {
  const hours = counted(words.hours);
  return chartOf({
    spaced: true,
    tables: {
      weekday: counted(words.weekdays),
      weekdays: words.everyWeekdays === undefined ? { "\uFFFF": 0 } : counted(words.everyWeekdays),
      month: counted(words.months),
      hour: { ...digits(0, 24), ...hours },
      minute: digits(0, 59, 2),
      date: digits(1, 39),
      year: digits(1_990, 2_100),
      unit: forms(words.units),
      length: words.lengths,
      half: forms("am|a.m.|a.m pm|p.m.|p.m"),
    },
    numbers: numbersOf({ ...withoutUnits(hours, words), ...words.numbers }),
    rules: rulesOf(words),
  });
}
