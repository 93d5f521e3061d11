import { chinesePart } from "./chinese-clock.ts";
import { hanFestival } from "./festivals.ts";
import type { Rule, Said } from "./grammar.ts";
import { ahead, date, day, month, period } from "./han-days.ts";
import type { Saying } from "./saying.ts";

const W = "(?:周|星期|礼拜)";
const AGO = "(?:一?个|一)?";

/** 末 is the weekend. */
function weekday(said: Said): Saying {
  const week = said.num("later");
  const named = said.num("weekday") ?? 1;
  if (named === 8) return period({ unit: "weekend", ahead: week ?? null });
  return day({ kind: "weekday", weekday: named, week: week ?? null });
}

/** Characters that given names have, and that no word after a day begins with: 周三石, 周一鸣. */
const GIVEN = "石鸣围伟强丽娜芳洋鹏磊涛杰勇斌峰霞萍燕玲琳婷娟敏静辉刚军俊宇轩涵梓怡欣妍诺凡帆航凯旋楠仙桐";
/** Who people talk to: 周一 after these is a person more often, if no time follows. */
const NO_PERSON = "(?<=[给跟找叫和与])";
const TITLES = "先生|女士|小姐|老师|医生|经理|主任|总|同学|律师";

/** 年底 is this year's, 今年年底 too. */
const yearsIn = (said: Said) => said.num("yearly") ?? (said.text.startsWith("明") ? 1 : 0);

/** Counters that make a number one of a thing: 3号会议室, 5号候选人. */
const NO_THING = "(?!会议室|候选|楼|线|门|厅|桌|房|机|车|院|选手|员工|店|位|仓|柜|码|包|馆|教室|病|床|球|公馆|文件)";
const YEAR = "(?:{year}年|{yearly})?的?";

/** 下周天气 is about the weather. */
const OF_WEATHER = "(?<=天)[气氣]";

export const CHINESE_DAYS: readonly Rule[] = [
  { says: "{day}(?:的)?", means: (said) => day(ahead(said.num("day") ?? 0)) },
  { says: "(?<![会课饭班之以天周年月])后日(?![本程语常报历期])", means: day(ahead(2)) },
  { says: "第二天|次日|隔天", means: day({ kind: "day-after" }) },
  { says: "今明两天|今明|这两天", means: { ...day(ahead(0)), dayEnd: ahead(1) } },
  { says: "明天、?后天(?:这?两天)?(?:的)?", means: { ...day(ahead(1)), dayEnd: ahead(2) } },
  { says: "今天、?明天(?:这?两天)?(?:的)?", means: { ...day(ahead(0)), dayEnd: ahead(1) } },
  { says: "明后(?:两)?天", means: { ...day(ahead(1)), dayEnd: ahead(2) } },
  // Whether today counts is anybody's guess, which is good enough to be shown what's on.
  {
    says: "(?:接下来|未来|今后|往后|最近|近)的?{n}天",
    means: (said) => ({ ...day(ahead(0)), dayEnd: ahead(said.num("n") ?? 1), trouble: "which-time" }),
  },
  { says: "[这近]几天|最近几天", means: { ...day(ahead(0)), dayEnd: ahead(3), trouble: "which-time" } },
  {
    says: "{near}(?:天)?{short}(?!点|些|已|期|安)(?:上)?",
    means: (said) => ({ ...day(ahead(said.num("near") ?? 0)), ...chinesePart(said) }),
  },
  { says: "今夜|当晚", means: { ...day(ahead(0)), part: "night" } },
  { says: `(?<![每隔两])${W}{weekday}(?![${GIVEN}]|${TITLES}|${OF_WEATHER})`, means: weekday },
  { says: `${W}{weekday}(?:[${GIVEN}]|${TITLES})`, means: { nothing: true } },
  { says: `${NO_PERSON}周[一三四五六](?=打电话|[吃聊见说谈开道过买送]|$)`, means: { nothing: true } },
  { says: `(?<!一(?=下)){later}${AGO}${W}{weekday}(?!${OF_WEATHER})`, means: weekday },
  {
    says: `(?<!一(?=下)){later}${AGO}${W}(?!{weekday}(?!${OF_WEATHER}))`,
    means: (said) => period({ unit: "week", ahead: said.num("later") ?? 0 }),
  },
  { says: `${W}六日(?![料本式语文])|双休日`, means: period({ unit: "weekend", ahead: null }) },
  { says: "周末(?:这?两天)?", means: period({ unit: "weekend", ahead: null }) },
  { says: `${YEAR}{month}月{date}(?:[号日]|(?![号日]))${NO_THING}(?!份|底|初)`, means: date },
  { says: "(?<![\\d/.-]){slash}/{slash2}(?![\\d/.%])", means: date },
  { says: "(?<!\\d){year}[-/年.]{slash}[-/月.]{slash2}[日号]?(?!\\d)", means: date },
  {
    says: "(?<=[到至~-]){date}日|(?<![\\d月第]){date}日(?=[上下中]午|早|晚|到|至)",
    means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 0 }),
  },
  { says: "{festival}", means: hanFestival },
  { says: "春节|中秋节?|端午节?|元宵节?|重阳节?|七夕", means: { trouble: "lunar-date", weak: true } },
  { says: "清明节?", means: { trouble: "which-time", weak: true } },
  {
    says: `(?<![\\d月第]){date}号${NO_THING}`,
    means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 0 }),
  },
  {
    says: `(?:这|本)(?:个)?月的?{date}[号日]`,
    means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 0, months: 0 }),
  },
  {
    says: `下(?:个)?月的?{date}[号日]?`,
    means: (said) => day({ kind: "day-of-month", day: said.num("date") ?? 0, months: 1 }),
  },
  { says: "(?:这|本)(?:个)?月", means: period({ unit: "month", ahead: 0 }) },
  { says: "下(?:个)?月", means: period({ unit: "month", ahead: 1 }) },
  { says: "(?:(?:这|本)(?:个)?)?月(?:底|末)", means: period({ unit: "month", ahead: 0, edge: "end" }) },
  { says: "下(?:个)?月(?:底|末)", means: period({ unit: "month", ahead: 1, edge: "end" }) },
  { says: "下(?:个)?月初", means: period({ unit: "month", ahead: 1, edge: "start" }) },
  { says: `${YEAR}{month}月(?:底|末)`, means: (said) => month(said, "end") },
  {
    says: "(?<=到|至)(?:(?:今|{yearly})?年|明年)(?:底|末)",
    means: (said) => period({ unit: "month", ahead: yearsIn(said), month: 12, edge: "end" }),
  },
  { says: `${YEAR}{month}月初`, means: (said) => month(said, "start") },
  {
    says: `(?<=到|至|从|在)${YEAR}{month}月(?:份)?(?![一二三四五六七八九十\\d底初末])|${YEAR}{month}月(?:份)?(?=起|开始)`,
    means: (said) => month(said),
  },
  {
    says: "(?:农历|阴历|旧历)(?:{month}月)?(?:初?{date})?|(?:正月|腊月|冬月)(?:初?{date})?|大年(?:初{date}|三十)|除夕(?:夜)?",
    means: { trouble: "lunar-date" },
  },
  {
    says: "初[一二三](?=家长|学生|班|年级|数学|英语|语文|下|上)|三里屯|一一(?!点)|半夏|明天见|今日头条|昨日|明日之子",
    means: { nothing: true },
  },
];
