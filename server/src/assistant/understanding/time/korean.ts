import { type Chart, type Rule, type Said, chartOf } from "./grammar.ts";
import { every, often } from "./repeated.ts";
import type { ClockSpec, DaySpec, PeriodSpec, Saying } from "./saying.ts";
import { listedIn, partIn } from "./slots.ts";
import { clock, counted, digits, later, minutesIn, numbersOf } from "./tables.ts";

const HOURS = "한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한|열_한 열두|열_두";
const TABLES = {
  weekday: counted("월요일|월욜 화요일|화욜 수요일|수욜 목요일|목욜 금요일|금욜 토요일|토욜 일요일|일욜"),
  hour: { ...digits(0, 24), ...counted(HOURS) },
  minute: digits(0, 59),
  date: digits(1, 39),
  month: digits(1, 12),
  year: digits(1_990, 2_100),
  part: { 새벽: 0, 아침: 1, 오전: 1, 낮: 2, 점심때: 2, 오후: 3, 저녁: 4, 밤: 5 },
  unit: { 분: 0, 시간: 1, 일: 2, 주: 3, 주일: 3, 개월: 4, 달: 4, 년: 5 },
  day: { 오늘: 0, 내일: 1, 낼: 1, 모레: 2, 내일모레: 2, 글피: 3, 어제: -1, 그저께: -2 },
};

const NUMBERS: Readonly<Record<string, number>> = { ...counted(HOURS), 반: 0.5 };

const day = (spec: DaySpec): Saying => ({ day: spec });
const ahead = (days: number) => day({ kind: "ahead", days });
const weekday = (said: Said, week: number | null = null) =>
  day({ kind: "weekday", weekday: said.num("weekday") ?? 1, week });
const period = (spec: PeriodSpec): Saying => ({ period: spec });
function time(said: Said): ClockSpec {
  const minute = said.num("minute") ?? (/반/u.test(said.text) ? 30 : 0);
  return clock(said.num("hour") ?? 0, minute, said.text);
}

const amount = (said: Said) => (said.num("n") ?? 0) + (/ ?반(?= ?(?:뒤|후|전|동안|$))/u.test(said.text) ? 0.5 : 0);

const date = (said: Said): Saying => {
  const year = said.num("year");
  return day({
    kind: "date",
    month: said.num("month") ?? 1,
    day: said.num("date") ?? 1,
    ...(year !== undefined && { year }),
  });
};

const MORE = (count: number) => `(?:(?:[와과,·]|이랑|하고)? ?{weekday${count}})?`;
const DAYS = `{weekday}${[2, 3, 4].map(MORE).join("")}`;

/** Particles after a time. */
const P = "(?:에는|에|의|은|는|도|날)?";

const RULES: readonly Rule[] = [
  {
    says: `(?:{part} )?{hour} ?시(?! ?간)(?: ?{minute} ?분| ?반)?(?:쯤|경|정도)?${P}`,
    means: (said) => ({ clock: time(said), ...partIn(said) }),
  },
  { says: `(?:{part} )?{hour}:{minute}${P}`, means: (said) => ({ clock: time(said), ...partIn(said) }) },
  { says: `정오${P}`, means: { clock: { hour: 12, minute: 0, exact: true } } },
  { says: `자정${P}`, means: { clock: { hour: 12, minute: 0, exact: false }, part: "night" } },
  { says: `{part}(?! ?(?:식사|밥))${P}(?:이지|이야|이요)?`, means: partIn },
  { says: "하루 ?종일|종일", means: { allDay: true } },
  {
    says: "{n} ?{unit}(?: ?반)?(?: ?동안)?",
    means: (said) =>
      (said.num("unit") ?? 9) > 1 ? null : { lengthMinutes: minutesIn(amount(said), said.num("unit") ?? 0) },
  },
  { says: "{n} ?{unit}(?: ?반)? ?(?:뒤|후)(?:에)?", means: (said) => later(amount(said), said.num("unit") ?? 0) },
  { says: "(?:삼십 분|반 시간) ?(?:뒤|후)(?:에)?", means: { minutesAhead: 30 } },
  {
    says: "{n} ?{unit}(?: ?반)? ?전(?:에)?",
    means: (said) =>
      (said.num("unit") ?? 9) > 3 ? null : { leadMinutes: minutesIn(amount(said), said.num("unit") ?? 0) },
  },
  { says: `{day}${P}`, means: (said) => ahead(said.num("day") ?? 0) },
  { says: `오늘 ?밤${P}|오늘 저녁${P}`, means: { ...ahead(0), part: "evening" } },
  { says: `(?:이번 ?주 )?{weekday}${P}`, means: (said) => weekday(said) },
  // The last day of next week to many, and the first to others.
  {
    says: `다음 ?주 일요일${P}`,
    means: day({
      kind: "either",
      days: [
        { kind: "weekday", weekday: 7, week: 0 },
        { kind: "weekday", weekday: 7, week: 1 },
      ],
    }),
  },
  { says: `다음 ?주 {weekday}${P}`, means: (said) => weekday(said, 1) },
  { says: `다다음 ?주 {weekday}${P}`, means: (said) => weekday(said, 2) },
  { says: `(?:{year}년 )?{month}월 ?{date}일${P}`, means: date },
  { says: `(?:{year}[-/.] ?)?{month}[-/.]{date}(?!\\d)${P}`, means: date },
  {
    says: `{date}일(?! ?(?:동안|간|뒤|후|전))${P}`,
    means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 1 }),
  },
  { says: `이번 ?주${P}`, means: period({ unit: "week", ahead: 0 }) },
  { says: `다음 ?주${P}`, means: period({ unit: "week", ahead: 1 }) },
  { says: `(?:이번 )?주말${P}`, means: period({ unit: "weekend", ahead: 0 }) },
  {
    says: "{month}월 ?말(?=까지)",
    means: (said) => period({ unit: "month", ahead: null, month: said.num("month") ?? 1, edge: "end" }),
  },
  {
    says: "{month}월(?=까지)",
    means: (said) => period({ unit: "month", ahead: null, month: said.num("month") ?? 1 }),
  },
  { says: `이번 ?달${P}`, means: period({ unit: "month", ahead: 0 }) },
  { says: `다음 ?달${P}`, means: period({ unit: "month", ahead: 1 }) },
  { says: "(?:평일|주중)(?:마다|에)?|매 ?평일", means: every({ freq: "WEEKLY", days: [1, 2, 3, 4, 5] }) },
  { says: `(?:매주 )?${DAYS}마다`, means: (said) => every({ freq: "WEEKLY", days: listedIn(said) }) },
  { says: `매주 ${DAYS}(?:에)?`, means: (said) => every({ freq: "WEEKLY", days: listedIn(said) }) },
  {
    says: `격주(?:로)? ${DAYS}(?:마다|에)?`,
    means: (said) => every({ freq: "WEEKLY", interval: 2, days: listedIn(said) }),
  },
  { says: "{n} ?{unit}마다", means: (said) => often(said) },
  { says: "매일|날마다", means: every({ freq: "DAILY" }) },
  { says: "매주", means: every({ freq: "WEEKLY" }) },
  { says: "매달|매월", means: every({ freq: "MONTHLY" }) },
  { says: "매년|해마다", means: every({ freq: "YEARLY" }) },
  { says: "빼고|제외하고|말고", means: { marker: { kind: "except", after: true } } },
  { says: "부터", means: { marker: { kind: "to", after: true } } },
  { says: "까지", means: { marker: { kind: "until", after: true, month: "in" } } },
  { says: "과|와|하고|이랑|랑", means: { marker: { kind: "and" } } },
  { says: "음력|설날|추석", means: { trouble: "lunar-date" } },
];

let chart: Chart | undefined;

/** The tables of Korean, which are compiled when they're first used. */
export const korean: Chart = (text) => (chart ??= compiled())(text);

const compiled = () =>
  chartOf({
    spaced: true,
    attached: "부터|까지|빼고|제외하고|말고|과|와|하고|이랑|랑",
    tables: TABLES,
    numbers: numbersOf(NUMBERS),
    rules: RULES,
  });
