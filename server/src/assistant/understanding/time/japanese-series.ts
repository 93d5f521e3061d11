import { listedIn, partIn } from "./slots.ts";
import type { Rule, Said } from "./grammar.ts";
import { every, often } from "./repeated.ts";
import type { Saying } from "./saying.ts";

const AND = "[、と・,]?";
const MORE = (count: number) => `(?:${AND}{weekday${count}}(?:曜日?)?(?![日]))?`;
const DAYS = `{weekday}(?:曜日?)?${[2, 3, 4, 5, 6].map(MORE).join("")}(?:曜日?)?`;

const weekly = (interval: number) => (said: Said) => ({
  ...every({ freq: "WEEKLY", interval, days: listedIn(said) }),
  ...partIn(said),
});

const nth = (said: Said): Saying =>
  every({ freq: "MONTHLY", days: listedIn(said), nth: /最終|最後/u.test(said.text) ? -1 : (said.num("n") ?? 1) });

const monthDay = (said: Said): Saying => ({
  ...every({ freq: "MONTHLY" }),
  day: { kind: "day-of-month", day: said.num("date") ?? 0 },
});

export const JAPANESE_SERIES: readonly Rule[] = [
  { says: `毎週の?${DAYS}の?(?:{part}の?)?`, means: weekly(1) },
  { says: `(?:隔週の?|(?:2|二)週間?(?:に[1一]回|ごと)の?)${DAYS}の?(?:{part}の?)?`, means: weekly(2) },
  { says: "毎週の?", means: every({ freq: "WEEKLY" }) },
  { says: "隔週(?:で|の)?", means: every({ freq: "WEEKLY", interval: 2 }) },
  { says: "毎日の?", means: every({ freq: "DAILY" }) },
  {
    says: "毎(?:朝|晩|夜)の?",
    means: (said) => ({ ...every({ freq: "DAILY" }), part: /朝/u.test(said.text) ? "morning" : "evening" }),
  },
  { says: "毎月の?", means: every({ freq: "MONTHLY" }) },
  { says: "毎月の?{date}日の?", means: monthDay },
  { says: `毎月の?(?:第 ?{n}|最終|最後の){weekday}曜?日?の?`, means: nth },
  { says: `第 ?{n}{weekday}曜日?の?`, means: nth },
  // One day of one month is no series.
  {
    says: `(?:{month}月|{months})の?(?:第 ?{n}|最終|最後の){weekday}曜?日?の?`,
    means: { trouble: "how-often" },
  },
  { says: "毎年[ので]?", means: every({ freq: "YEARLY" }) },
  { says: "{n}{unit}おきに?", means: (said) => (said.num("n") === 1 ? null : { trouble: "how-often" }) },
  { says: "隔日|[1一]日おき", means: every({ freq: "DAILY", interval: 2 }) },
  { says: "{n}{unit}(?:に[1一]回|ごと|毎)の?", means: (said) => often(said) },
  {
    says: "(?:週|月|年|[1一]週間|[1一]か月|[1一]日)に?{n}回",
    means: (said) => ((said.num("n") ?? 1) > 1 ? { trouble: "how-often" } : null),
  },
  {
    says: "毎時|毎分|(?:四半期|半期)(?:ごと|毎)に?|第 ?{n}(?:{weekday}曜?)?[・、と,]第? ?{n2}{weekday2}曜?日?",
    means: { trouble: "how-often" },
  },
  {
    says: "(?:では|じゃ)なく(?:て)?|朝晩|(?<=[時分半])(?:以降|以後|より前|過ぎ)|(?<=[時半])前",
    means: { trouble: "which-time", weak: true },
  },
  { says: "平日(?:毎日)?の?|毎平日", means: every({ freq: "WEEKLY", days: [1, 2, 3, 4, 5] }) },
  { says: "毎週末", means: every({ freq: "WEEKLY", days: [6, 7] }) },
  { says: "(?:全部で|全|合計|計){n}回(?:分)?", means: (said) => ({ count: said.num("n") ?? 1 }) },
  { says: "{n}回(?!目)", means: (said) => ({ count: said.num("n") ?? 1, weak: true }) },
  { says: "から|(?<=[時分半日])より(?!も|前|後|遅|早)", means: { marker: { kind: "to", after: true } } },
  { says: "スタート|開始", means: { marker: { kind: "from", after: true } } },
  { says: "[~〜～-]|–|—", means: { marker: { kind: "to", open: true } } },
  { says: "までに", means: { glue: "follows" } },
  { says: "まで(?:の)?|いっぱい(?:まで)?", means: { marker: { kind: "until", after: true, month: "in" } } },
  {
    says: "(?:以外|を除く|を除いた|除く|は除いて|を除いて)(?:の)?",
    means: { marker: { kind: "except", after: true } },
  },
  {
    says: "(?:仕事|会社|学校|部活)(?:終わり|おわり|帰り|がえり)(?:に|の)?|(?:放課|退勤|退社|終業)後(?:に|の)?",
    means: { glue: "leads", part: "evening" },
  },
  { says: "(?<=[時分半])に(?:なったら|なると)", means: { glue: "follows" } },
  { says: "新暦の?", means: { glue: "leads" } },
  { says: "または|もしくは|か(?=[月火水木金土日]曜|\\d)", means: { marker: { kind: "or" } } },
  { says: "と(?=[月火水木金土日]曜)|・|、(?=[月火水木金土日]曜)", means: { marker: { kind: "and" } } },
  { says: "の?(?:方|ほう)(?:で|に)?(?=$|[、。！!\\s])", means: { glue: "follows" } },
  {
    says: "に(?!っ|ほ|ん)|の|は(?![んるいなしがたれ])|(?<=[\\d時分半日曜末前後])で(?![すきんしも])",
    means: { glue: "follows" },
  },
];
