import { hanFestival } from "./festivals.ts";
import type { Rule, Said } from "./grammar.ts";
import { ahead, date, day, month, period } from "./han-days.ts";
import type { DaySpec, Saying } from "./saying.ts";

/** The first characters of weekdays, from Monday. */
const KANA = "げかすもきどに";

/** Weeks begin on Sunday in calendars, but many mean the one that ends the week: 来週の日曜. */
function weekday(said: Said): Saying {
  const named = said.num("weekday") ?? said.num("kana") ?? KANA.indexOf(said.text.slice(0, 1)) + 1;
  const week = said.num("later");
  if (week === undefined) return day({ kind: "weekday", weekday: named, week: null });
  const first: DaySpec = { kind: "weekday", weekday: named, week };
  if (named !== 7 || week === 0)
    return day(week === 0 && named === 7 ? { kind: "weekday", weekday: 7, week: null } : first);
  return day({ kind: "either", days: [first, { ...first, week: week + 1 }] });
}

const YEAR = "(?:(?:{year}年|{yearly})の?)?";
/** 四月一日さん is somebody, 三日月 a moon, 二日酔い a hangover. */
const NO_NAME =
  "(?!さん|様|君|ちゃん|くん|氏|先生|月|酔|坊主|市|町|後|間|前|目|分|以内|早め|遅ら|延ば|のば|ずら|前倒|後ろ|おき|ごと|に[1一]回|連続)";

export const JAPANESE_DAYS: readonly Rule[] = [
  { says: "{day}の?", means: (said) => day(ahead(said.num("day") ?? 0)) },
  { says: "週明け(?:早々)?の?", means: day({ kind: "weekday", weekday: 1, week: null }) },
  { says: "翌日の?|次の日の?", means: day({ kind: "day-after" }) },
  { says: "翌朝の?", means: { ...day({ kind: "day-after" }), part: "morning" } },
  { says: "今朝|けさ", means: { ...day(ahead(0)), part: "morning" } },
  { says: "今夜|今晩|こんや|こんばん(?!は)", means: { ...day(ahead(0)), part: "evening" } },
  { says: "明朝|明晩", means: (said) => ({ ...day(ahead(1)), part: said.text === "明朝" ? "morning" : "evening" }) },
  {
    says: "{weekday}曜日?(?!大工|版|礼拝|市|劇場|ロード|画家)の?",
    means: weekday,
  },
  { says: "(?:{kana}よう(?:び|日)|(?<![ぁ-ん])(?:げつ|すい|もく|きん|ど|にち)よう)の?", means: weekday },
  { says: "{weekday}よう(?:び|日)?の?", means: weekday },
  { says: "(?<=^|[\\s、,]){weekday}(?= ?(?:{hour}時|{bare}:{minute}))", means: weekday },
  { says: "[月火水木金土日]曜日?(?:大工|版|礼拝|市|劇場|ロード|画家)", means: { nothing: true } },
  { says: "{later}(?:の)?{weekday}(?:曜日?)?(?!本|程)の?", means: weekday },
  { says: "(?:今度|次|こんど)の{weekday}曜日?の?", means: (said) => weekday(said) },
  { says: "\\({weekday}(?:曜日?)?\\)", means: weekday },
  { says: "{later}の?(?:中に|中)?", means: (said) => period({ unit: "week", ahead: said.num("later") ?? 0 }) },
  { says: "(?:今週の?|この)週末の?|今週末の?", means: period({ unit: "weekend", ahead: 0 }) },
  { says: "週末の?|土日の?", means: period({ unit: "weekend", ahead: null }) },
  { says: "{festival}の?", means: hanFestival },
  { says: "(?:今週の?|この)土日の?", means: period({ unit: "weekend", ahead: 0 }) },
  { says: "来週の?土日の?", means: period({ unit: "weekend", ahead: 1 }) },
  { says: "来週末の?|来週の週末の?", means: period({ unit: "weekend", ahead: 1 }) },
  { says: `${YEAR}{month}月{date}日?${NO_NAME}の?`, means: date },
  {
    says: "四月一日(?=さん|様|君|ちゃん|くん|氏)|三日月|三日坊主|二日酔い|一日店長|三井住友|三時のヒロイン|日本|四日市|五日市|十日町|八日市",
    means: { nothing: true },
  },
  { says: "(?<![\\d/.-]){slash}/{slash2}(?![\\d/.%])", means: date },
  { says: "(?<!\\d){year}[-/年]{slash}[-/月]{slash2}日?(?!\\d)", means: date },
  {
    says: `(?<![\\d月第一二三四五六七八九十]){date}日${NO_NAME}(?!程|常|本|記|付)の?`,
    means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 0 }),
  },
  {
    says: "(?:ついたち|ふつか|みっか|はつか)の?",
    means: (said) =>
      day({
        kind: "day-of-month",
        day: { ついたち: 1, ふつか: 2, みっか: 3, はつか: 20 }[said.text.replace("の", "")] ?? 1,
      }),
  },
  {
    says: "{months}の?{date}日の?",
    means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 0, months: said.num("months") ?? 0 }),
  },
  { says: "{months}の?", means: (said) => period({ unit: "month", ahead: said.num("months") ?? 0 }) },
  { says: "(?:今月|月)末", means: period({ unit: "month", ahead: 0, edge: "end" }) },
  {
    says: "(?:今年|本年)?の?年末(?=まで|いっぱい)",
    means: period({ unit: "month", ahead: 0, month: 12, edge: "end" }),
  },
  { says: "来月末", means: period({ unit: "month", ahead: 1, edge: "end" }) },
  { says: `${YEAR}{month}月末`, means: (said) => month(said, "end") },
  {
    says: `${YEAR}{month}月(?=に|から|まで|中|いっぱい|の(?!\\d))`,
    means: (said) =>
      /^[一二三四五六七八九十]+月$/u.test(said.text) && said.before.endsWith("第") ? null : month(said),
  },
  { says: "旧暦(?:の)?(?:{month}月)?(?:{date}日)?の?|旧正月", means: { trouble: "lunar-date" } },
];
