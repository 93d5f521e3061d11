import { type Chart, type Rule, type Said, chartOf } from "./grammar.ts";
import { HALVES, HALF_DAY_CLOCK } from "./half-days.ts";
import { every, often } from "./repeated.ts";
import type { ClockSpec, DaySpec, PeriodSpec, Saying } from "./saying.ts";
import { listedIn, partIn } from "./slots.ts";
import { clock, counted, digits, later, minutesIn, numbersOf } from "./tables.ts";

const HOURS = "한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한|열_한 열두|열_두";
const TENS = {
  십: 10,
  십오: 15,
  이십: 20,
  이십오: 25,
  삼십: 30,
  삼십오: 35,
  사십: 40,
  사십오: 45,
  오십: 50,
  오십오: 55,
};
const TABLES = {
  weekday: counted("월요일|월욜 화요일|화욜 수요일|수욜 목요일|목욜 금요일|금욜 토요일|토욜 일요일|일욜"),
  short: counted("월 화 수 목 금 토 일"),
  hour: { ...digits(0, 24), ...counted(HOURS) },
  bare: digits(0, 24),
  half: HALVES,
  minute: { ...digits(0, 59), ...TENS, 오: 5 },
  date: digits(1, 39),
  month: digits(1, 12),
  year: digits(1_990, 2_100),
  part: {
    새벽: 0,
    이른_아침: 1,
    아침: 1,
    오전: 1,
    낮: 2,
    대낮: 2,
    한낮: 2,
    점심때: 2,
    오후: 3,
    늦은_오후: 3,
    초저녁: 4,
    저녁: 4,
    밤: 5,
    늦은_밤: 5,
    한밤중: 5,
    심야: 5,
  },
  /** Meals that tell the half of the day beside an hour only. */
  meal: { 점심: 2, 점심시간: 2, 점심_시간: 2 },
  unit: { 분: 0, 시간: 1, 일: 2, 주: 3, 주일: 3, 주간: 3, 개월: 4, 달: 4, 년: 5 },
  day: {
    오늘: 0,
    금일: 0,
    내일: 1,
    낼: 1,
    명일: 1,
    모레: 2,
    내일모레: 2,
    "내일 모레": 2,
    낼모레: 2,
    "낼 모레": 2,
    글피: 3,
    그글피: 4,
    어제: -1,
    어저께: -1,
    그저께: -2,
    그제: -2,
  },
  /** Days that have words of their own. */
  days: { 하루: 1, 이틀: 2, 사흘: 3, 나흘: 4, 닷새: 5, 열흘: 10, 보름: 15 },
  week: { 이번: 0, 요번: 0, 다음: 1, 담: 1, 다다음: 2, 담담: 2, 지난: -1, 저번: -1 },
  moon: { 이번: 0, 이: 0, 요번: 0, 다음: 1, 담: 1, 다다음: 2 },
  place: {
    첫째: 1,
    첫: 1,
    "첫 번째": 1,
    첫번째: 1,
    둘째: 2,
    "두 번째": 2,
    두번째: 2,
    셋째: 3,
    "세 번째": 3,
    세번째: 3,
    넷째: 4,
    마지막: -1,
  },
  festival: {
    "크리스마스 이브": 1_224,
    크리스마스이브: 1_224,
    크리스마스: 1_225,
    성탄절: 1_225,
    어린이날: 505,
    어버이날: 508,
    현충일: 606,
    광복절: 815,
    개천절: 1_003,
    한글날: 1_009,
    삼일절: 301,
  },
};
const spacedOut = (table: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(table).map(([word, value]) => [word.replaceAll("_", " "), value]));

const NUMBERS: Readonly<Record<string, number>> = { ...counted(HOURS), ...TENS, 반: 0.5, 일: 1 };

const day = (spec: DaySpec): Saying => ({ day: spec });
const ahead = (days: number) => day({ kind: "ahead", days });
const weekdaySpec = (weekday: number, week: number | null): DaySpec => ({ kind: "weekday", weekday, week });
const weekday = (said: Said, week: number | null = null) => day(weekdaySpec(said.num("weekday") ?? 1, week));
const period = (spec: PeriodSpec): Saying => ({ period: spec });
function time(said: Said): ClockSpec {
  const minute = said.num("minute") ?? (/반/u.test(said.text) ? 30 : 0);
  return clock(said.num("hour") ?? said.num("bare") ?? 0, minute, said.text);
}

/** 3~5시: the second half of it alone says what it is. */
function range(said: Said): Saying {
  const [first = "", second = ""] = said.text.split(/[~∼〜-]/u);
  const clockOf = (slot: string, text: string) => clock(said.num(slot) ?? 0, /반/u.test(text) ? 30 : 0, text.trim());
  return { clock: clockOf("hour", first), clockEnd: clockOf("hour2", second), ...partIn(said, "meal") };
}

const amount = (said: Said) =>
  (said.num("n") ?? 0) + (/ ?반(?= ?(?:뒤|후|전|동안|짜리|정도|쯤|이따|있다|$))/u.test(said.text) ? 0.5 : 0);
/** 1시간 30분. */
const hoursAndMinutes = (said: Said) => (said.num("n") ?? 0) * 60 + (said.num("minute") ?? 0);

const date = (said: Said): Saying => {
  const year = said.num("year");
  return day({
    kind: "date",
    month: said.num("month") ?? 1,
    day: said.num("date") ?? 1,
    ...(year !== undefined && { year }),
  });
};

/** 월요일 of a week that's named; the last day of the next one to many is the first one to others. */
function ofWeek(said: Said): Saying {
  const named = said.num("weekday") ?? said.num("short") ?? 1;
  const week = said.num("week") ?? 1;
  if (week === 0) return day(weekdaySpec(named, named === 7 ? null : 0));
  if (named !== 7 || week < 0) return day(weekdaySpec(named, week));
  return day({ kind: "either", days: [weekdaySpec(7, week), weekdaySpec(7, week + 1)] });
}

const MORE = (count: number) => `(?:(?:[와과,·/]|이랑|하고)? ?{weekday${count}})?`;
const DAYS = `{weekday}${[2, 3, 4, 5].map(MORE).join("")}`;
/** 월수금. */
const SHORT_DAYS = `{short}${[2, 3, 4, 5, 6].map((count) => `(?:[,·/]? ?{short${count}})?`).join("")}(?:요일|욜)?`;
const LISTED = "월수금|화목토|화목|월수|월목|수금|화금|월화수목금|화수목";

/** Particles after a time. */
const P =
  "(?:에는|에도|에만|에|의|은|는|도|만|날에?|이요|요|이에요|예요|이야|야|이지|으로|로|(?:쯤|경|정도|즈음)(?:에는|에|으로|로|요|이요)?)?";
const OFTEN = "(?:마다|에|씩)?";
const NOT_MEAL = "(?! ?(?:식사|밥|먹|약속|모임|회식|상견례))";

const weekly = (days: readonly number[], interval?: number) =>
  every({ freq: "WEEKLY", days, ...(interval !== undefined && { interval }) });
const SHORTS = "월화수목금토일";
const shortIn = (text: string) =>
  Array.from(SHORTS, (short, index) => ({ at: text.indexOf(short), day: index + 1 })).flatMap(({ at, day: named }) =>
    at === -1 ? [] : [named],
  );

const RULES: readonly Rule[] = [
  {
    says: `(?:(?:{part}|{meal})에? ?)?{hour} ?시(?! ?간)(?: ?{minute} ?분| ?반)?${P}`,
    means: (said) => ({ clock: time(said), ...partIn(said, "meal") }),
  },
  {
    says: `(?:(?:{part}|{meal})에? ?)?{hour}:{minute}${P}`,
    means: (said) => ({ clock: time(said), ...partIn(said, "meal") }),
  },
  {
    says: `(?:(?:{part}|{meal}) ?)?{hour}(?: ?시)?(?: ?반)? ?[~∼〜-] ?{hour2} ?시(?! ?간)(?: ?반)?${P}`,
    means: range,
  },
  HALF_DAY_CLOCK,
  { says: `정오${P}`, means: { clock: { hour: 12, minute: 0, exact: true } } },
  { says: `자정${P}`, means: { clock: { hour: 12, minute: 0, exact: false }, part: "night" } },
  { says: `{part}${NOT_MEAL}${P}`, means: partIn },
  { says: `점심 ?때${P}`, means: { part: "noon" } },
  { says: "(?:하루 ?)?(?:온)?종일|하루 ?내내", means: { allDay: true } },
  {
    says: "{n} ?{unit}(?: ?반)?(?: ?(?:동안|간|짜리|정도|쯤|가량))?",
    means: (said) => {
      const unit = said.num("unit") ?? 9;
      const isCounted = unit <= 1 || (unit <= 3 && /(?:동안|간)$/u.test(said.text));
      return isCounted ? { lengthMinutes: minutesIn(amount(said), unit) } : null;
    },
  },
  {
    says: "{n} ?시간 ?{minute} ?분(?: ?(?:동안|짜리|정도|쯤|가량))?",
    means: (said) => ({ lengthMinutes: hoursAndMinutes(said) }),
  },
  {
    says: "{n} ?시간 ?{minute} ?분 ?(?:뒤|후|있다가|이따가?)(?:에)?",
    means: (said) => ({ minutesAhead: hoursAndMinutes(said) }),
  },
  { says: "{n} ?시간 ?{minute} ?분 ?전(?:에)?", means: (said) => ({ leadMinutes: hoursAndMinutes(said) }) },
  {
    says: "{n} ?박 ?{date} ?일(?: ?(?:동안|간|로))?",
    means: (said) => ({ lengthMinutes: minutesIn(said.num("date") ?? 1, 2) }),
  },
  { says: "{days}(?: ?(?:동안|간))", means: (said) => ({ lengthMinutes: minutesIn(said.num("days") ?? 1, 2) }) },
  {
    says: "{n} ?{unit}(?: ?반)?만? ?(?:뒤|후|있다가|있다|이따가?)(?:에)?",
    means: (said) => later(amount(said), said.num("unit") ?? 0),
  },
  { says: "{days} ?(?:뒤|후)(?:에)?", means: (said) => ahead(said.num("days") ?? 1) },
  { says: "반 ?시간 ?(?:뒤|후|있다가)(?:에)?", means: { minutesAhead: 30 } },
  {
    says: "{n} ?{unit}(?: ?반)? ?전(?:에)?(?:으로)?",
    means: (said) =>
      (said.num("unit") ?? 9) > 3 ? null : { leadMinutes: minutesIn(amount(said), said.num("unit") ?? 0) },
  },
  { says: "{days} ?전(?:에)?", means: (said) => ({ leadMinutes: minutesIn(said.num("days") ?? 1, 2) }) },
  {
    says: "(?:하루 ?)?전날(?:에)?(?= ?(?:미리 ?)?(?:알려|알림|알람|리마인드|말해))",
    means: { leadMinutes: 1_440 },
  },
  { says: `{day}${P}`, means: (said) => ahead(said.num("day") ?? 0) },
  { says: `(?:오늘 ?밤|오늘 ?저녁)${NOT_MEAL}${P}`, means: { ...ahead(0), part: "evening" } },
  { says: "이따(?:가)?", means: { ...ahead(0), weak: true } },
  { says: `(?:다음 ?날|담날|이튿날)${P}`, means: day({ kind: "day-after" }) },
  { says: `(?:(?:오는|돌아오는|이번|요번) )?{weekday}${P}`, means: (said) => weekday(said) },
  {
    says: `(?:다음|담) {weekday}${P}`,
    means: (said) =>
      day({
        kind: "either",
        days: [weekdaySpec(said.num("weekday") ?? 1, null), weekdaySpec(said.num("weekday") ?? 1, 1)],
      }),
  },
  { says: `{week} ?주(?:의)? {weekday}${P}`, means: ofWeek },
  { says: "{week} ?주 {short}(?= |$)(?! ?[,·/]? ?[월화수목금토일](?:,| |$))", means: ofWeek },
  { says: `(?:차주|내주) {weekday}${P}`, means: ofWeek },
  { says: "\\( ?{short}(?:요일|욜)? ?\\)", means: (said) => day(weekdaySpec(said.num("short") ?? 1, null)) },
  {
    says: `{short}(?:요일|욜)? ?[~∼〜-] ?{short2}(?:요일|욜)?${P}`,
    means: (said) => ({
      day: weekdaySpec(said.num("short") ?? 1, null),
      dayEnd: weekdaySpec(said.num("short2") ?? 1, null),
    }),
  },
  { says: `(?:{year}년 ?)?{month}월 ?{date}일${P}`, means: date },
  { says: `(?:{year}[-/.] ?)?{month}[-/.]{date}(?!\\d)${P}`, means: date },
  {
    says: `{month}(?:월 ?|[/.]){date}(?:일)? ?[~∼〜-] ?{date2}일?(?! ?[월시분:\\d])${P}`,
    means: (said) => ({
      day: { kind: "date", month: said.num("month") ?? 1, day: said.num("date") ?? 1 },
      dayEnd: { kind: "date", month: said.num("month") ?? 1, day: said.num("date2") ?? 1 },
    }),
  },
  {
    says: `{date}일(?! ?(?:동안|간|뒤|후|전))${P}`,
    means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 1 }),
  },
  {
    says: `{moon} ?달 {date}일${P}`,
    means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 1, months: said.num("moon") ?? 0 }),
  },
  {
    says: `{festival}(?:날)?(?! ?(?:파티|선물|행사|카드|트리|마켓|준비|공연|케이크))${P}`,
    means: (said) => {
      const festival = said.num("festival") ?? 0;
      return day({ kind: "date", month: Math.floor(festival / 100), day: festival % 100 });
    },
  },
  {
    says: `(?:{week} ?주|금주)(?:에는|에|의|은|는|도|만)?`,
    means: (said) => period({ unit: "week", ahead: said.num("week") ?? 0 }),
  },
  { says: `(?:차주|내주)${P}`, means: period({ unit: "week", ahead: 1 }) },
  { says: `(?:이번 ?주? ?)?주말${P}`, means: period({ unit: "weekend", ahead: 0 }) },
  { says: `(?:다음|담) ?주? ?주말${P}`, means: period({ unit: "weekend", ahead: 1 }) },
  {
    says: "{month}월 ?말(?=까지)",
    means: (said) => period({ unit: "month", ahead: null, month: said.num("month") ?? 1, edge: "end" }),
  },
  {
    says: "{month}월(?=까지)",
    means: (said) => period({ unit: "month", ahead: null, month: said.num("month") ?? 1 }),
  },
  {
    says: `{month}월(?! ?\\d)(?:에는|에|의|은|는|도)`,
    means: (said) => period({ unit: "month", ahead: null, month: said.num("month") ?? 1 }),
  },
  {
    says: "{month}월(?! ?\\d)",
    means: (said) => ({
      ...period({ unit: "month", ahead: null, month: said.num("month") ?? 1 }),
      weak: true,
    }),
  },
  { says: `이번 ?달${P}`, means: period({ unit: "month", ahead: 0 }) },
  { says: `(?:다음|담) ?달${P}`, means: period({ unit: "month", ahead: 1 }) },
  { says: "(?:평일|주중)(?:마다|에)?|매 ?평일|매주 평일(?:에|마다)?", means: weekly([1, 2, 3, 4, 5]) },
  { says: "(?:매주 )?주말마다|매주 주말(?:에)?", means: weekly([6, 7]) },
  { says: `(?:매주 )?${DAYS}마다`, means: (said) => weekly(listedIn(said)) },
  { says: `(?:매주|매 주) ?${DAYS}${OFTEN}`, means: (said) => weekly(listedIn(said)) },
  { says: `(?:매주|매 주) ?${SHORT_DAYS}${OFTEN}`, means: (said) => weekly(listedIn(said, "short")) },
  { says: `${SHORT_DAYS}마다`, means: (said) => weekly(listedIn(said, "short")) },
  { says: `(?:${LISTED})(?:요일|욜)?${OFTEN}`, means: (said) => weekly(shortIn(said.text.replace(/요일|욜/u, ""))) },
  {
    says: `(?:매주|매 주) ?월(?:요일)? ?[~∼〜-] ?금(?:요일)?${OFTEN}|월(?:요일)? ?[~∼〜-] ?금(?:요일)?마다`,
    means: weekly([1, 2, 3, 4, 5]),
  },
  { says: `격주(?:로)? ${DAYS}${OFTEN}`, means: (said) => weekly(listedIn(said), 2) },
  {
    says: `(?:격주|2주마다|2주에 한 ?번)(?:로)? ${SHORT_DAYS}${OFTEN}`,
    means: (said) => weekly(listedIn(said, "short"), 2),
  },
  {
    says: "(?:매월|매달|달마다) ?{place}(?: ?번째)?(?: ?주)? ?{weekday}(?:에|마다)?",
    means: (said) => every({ freq: "MONTHLY", days: [said.num("weekday") ?? 1], nth: said.num("place") ?? 1 }),
  },
  { says: "{n} ?{unit}마다", means: (said) => often(said) },
  { says: "{n} ?{unit}에 한 ?번(?:씩)?", means: (said) => often(said) },
  { says: "(?:이틀에 한 ?번|이틀마다|격일)(?:씩|로)?", means: every({ freq: "DAILY", interval: 2 }) },
  { says: "격주(?:로|마다)?", means: every({ freq: "WEEKLY", interval: 2 }) },
  { says: "매일(?:매일)?|날마다|하루에 한 ?번", means: every({ freq: "DAILY" }) },
  { says: "아침마다", means: { ...every({ freq: "DAILY" }), part: "morning" } },
  { says: "저녁마다", means: { ...every({ freq: "DAILY" }), part: "evening" } },
  { says: "밤마다", means: { ...every({ freq: "DAILY" }), part: "night" } },
  { says: "매일 ?밤", means: { ...every({ freq: "DAILY" }), part: "night" } },
  { says: "매일 ?저녁", means: { ...every({ freq: "DAILY" }), part: "evening" } },
  { says: "매일 ?아침(?! ?(?:식사|밥))", means: { ...every({ freq: "DAILY" }), part: "morning" } },
  { says: "매주", means: every({ freq: "WEEKLY" }) },
  { says: "매달|매월", means: every({ freq: "MONTHLY" }) },
  { says: "매년|해마다", means: every({ freq: "YEARLY" }) },
  { says: "빼고|제외하고|제외|말고|빼곤", means: { marker: { kind: "except", after: true } } },
  { says: "부터", means: { marker: { kind: "to", after: true } } },
  { says: "에서(?= ?(?:{part} ?)?{hour}(?:시|:))", means: { marker: { kind: "to", after: true } } },
  { says: "[~∼〜]|–|—", means: { marker: { kind: "to", open: true } } },
  { says: "(?<=[시분반일\\d] ?)-(?= ?(?:(?:{part}) ?)?\\d)", means: { marker: { kind: "to" } } },
  { says: "까지(?:만|로)?", means: { marker: { kind: "until", after: true, month: "in" } } },
  { says: "과|와|하고|이랑|랑", means: { marker: { kind: "and" } } },
  { says: "이나|아니면|또는", means: { marker: { kind: "or" } } },
  { says: "음력|설날|추석|구정", means: { trouble: "lunar-date" } },
];

let chart: Chart | undefined;

/** The tables of Korean, which are compiled when they're first used. */
export const korean: Chart = (text) => (chart ??= compiled())(text);

const compiled = () =>
  chartOf({
    spaced: true,
    attached:
      "부터|까지|에서 ?(?:\\d|오전|오후|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)|빼고|제외|말고|과|와|하고|이랑|랑|이나",
    tables: { ...TABLES, part: spacedOut(TABLES.part), meal: spacedOut(TABLES.meal) },
    numbers: numbersOf(NUMBERS),
    rules: RULES,
  });
