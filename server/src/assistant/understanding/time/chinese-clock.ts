import { partIn } from "./slots.ts";
import { HALF_DAY_CLOCK } from "./half-days.ts";
import type { Rule, Said } from "./grammar.ts";
import type { ClockSpec, Saying } from "./saying.ts";
import { clock, later, minutesIn } from "./tables.ts";

/** The part of the day of a slot. */
export const chinesePart = (said: Said) => partIn(said, "short");

const minutesOf = (said: Said): number => {
  if (/刻/u.test(said.text)) return /三刻/u.test(said.text) ? 45 : 15;
  return said.num("minute") ?? said.num("minutes") ?? (/半/u.test(said.text) ? 30 : 0);
};

const time = (said: Said): ClockSpec => clock(said.num("hour") ?? said.num("bare") ?? 0, minutesOf(said), said.text);

/** 差一刻五点, 五点差十分. */
function minutesTo(said: Said): Saying {
  const hour = said.num("hour") ?? 0;
  const minutes = /刻/u.test(said.text) ? 15 : (said.num("minutes") ?? 0);
  return { clock: clock(hour === 1 ? 12 : (hour + 23) % 24, (60 - minutes) % 60, said.text) };
}

const amount = (said: Said) => (said.num("n") ?? 0) + (/半/u.test(said.text) ? 0.5 : 0);

/** Minutes and hours, and days of what takes days: 出差三天. */
const length = (said: Said): Saying | null => {
  const unit = said.num("unit") ?? 9;
  const isCounted =
    unit <= 1 || (unit === 2 && /(?:[请休放][假]|出差|旅游|旅行|度假|开始|连续|一共|[住待玩])$/u.test(said.before));
  return isCounted ? { lengthMinutes: minutesIn(amount(said), unit) } : null;
};

const ahead = (said: Said): Saying | null => later(amount(said), said.num("unit") ?? 0);

/** 过两天 is some day soon. */
const vaguelyAhead = (said: Said): Saying | null =>
  said.num("unit") === 2 && said.num("n") === 2 ? { trouble: "which-time" } : ahead(said);

/** Without being reminded, 提前 moves something. */
const reminds = ({ text, before }: Said) => /[提醒通知叫]/u.test(text.replace("提前", "")) || /提醒|通知/u.test(before);

function lead(said: Said): Saying | null {
  const unit = said.num("unit") ?? said.num("unit2") ?? 9;
  const count = (said.num("n") ?? said.num("n2") ?? 0) + (/半/u.test(said.text) ? 0.5 : 0);
  return unit > 3 || !reminds(said) ? null : { leadMinutes: minutesIn(count, unit) };
}

const O = "(?:点钟|点|时(?!间|候|常|代|尚|光))";
/** 一点点 is a tea shop, 有一点 "a little", 三点式 a bikini, 两点建议 two proposals. */
const NO_LITTLE = "(?!点|儿|式|建议|意见|要求|问题|心|评|菜|单|赞|击|名|外卖|餐)";
const NO_SOME =
  "(?!一点[也都不没])(?:(?!一点)|(?<=^|[\\s,，。、:：;；~～—-]|[午上晨夜里天日号末期周一二三四五六到至在从于约成为是个月放]|[今明昨当每][早晚]))";
const AFTER = "(?:之后|以后|过后|后)(?![天面来台])";
const REMIND = "(?:(?:提醒|通知|叫)我?)?";

export const CHINESE_CLOCK: readonly Rule[] = [
  {
    says: "(?:一两|两三|二三|三四|四五|五六|六七|七八|八九|九十|十一二)(?:点钟?|个?(?:小时|钟头)|分钟|天)",
    means: { trouble: "which-time" },
  },
  {
    says: `{hour} ?${O}(?:多(?![人少云]|个)|来钟)`,
    means: (said) => ({ clock: time(said), trouble: "which-time" }),
  },
  // 九点半年度总结: at half past nine, or half a year's?
  { says: `{hour} ?${O}(?=半年[度终会])`, means: (said) => ({ clock: time(said), trouble: "which-time" }) },
  { says: `${NO_SOME}{hour} ?${O}${NO_LITTLE}(?:整)?`, means: (said) => ({ clock: time(said) }) },
  { says: `{hour} ?${O}半(?!小时|[个天年月夏里两])`, means: (said) => ({ clock: time(said) }) },
  { says: `{hour} ?${O}(?:过)?(?:一刻|三刻)(?:钟)?`, means: (said) => ({ clock: time(said) }) },
  {
    says: `{hour} ?${O}(?:过)?{minutes}(?:分(?!钟))?(?![个件位号月日年天])`,
    means: (said) =>
      said.text.endsWith("分") || (said.num("minutes") ?? 0) >= 10 || /点[零0]/u.test(said.text)
        ? { clock: time(said) }
        : null,
  },
  // In Cantonese, 字 are the five minutes between two numbers of a clock.
  {
    says: `{hour} ?${O}{n}个字`,
    means: (said) => {
      const minute = (said.num("n") ?? 0) * 5;
      return minute < 60 ? { clock: clock(said.num("hour") ?? 0, minute, said.text) } : null;
    },
  },
  HALF_DAY_CLOCK,
  { says: "(?<!\\d){bare}:{minute}(?!\\d)", means: (said) => ({ clock: time(said) }) },
  { says: `差(?:一刻|{minutes}分钟?)(?:到)?{hour} ?${O}`, means: minutesTo },
  { says: `{hour} ?${O}差(?:一刻|{minutes}分)(?:钟)?`, means: minutesTo },
  { says: "(?:二十[五六七八九]|[三四五六七八九]十[一二三四五六七八九]?)[点时]", means: { nothing: true } },
  { says: "零点|零时", means: { clock: { hour: 0, minute: 0, exact: true } } },
  { says: "零点半", means: { clock: { hour: 0, minute: 30, exact: true } } },
  { says: "午夜", means: { clock: { hour: 12, minute: 0, exact: false }, part: "night" } },
  { says: "正午", means: { clock: { hour: 12, minute: 0, exact: true } } },
  { says: "下午茶|中午饭|晚间新闻|夜间模式", means: { nothing: true } },
  { says: "{part}", means: chinesePart },
  { says: "{short}(?= ?(?:{hour} ?点|{bare}:{minute}))", means: chinesePart },
  { says: "半夜三更", means: { part: "night" } },
  { says: "(?:一整天|整天|全天|一天都)", means: { allDay: true } },
  { says: "{n}{unit}(?:半|钟)?(?!后|之后|以后|前|之前|一次|内|点|[早晚])", means: length },
  { says: "(?<![点时\\d])半(?:个)?(?:小时|钟头|个钟)(?!后|之后|以后|前|之前)", means: { lengthMinutes: 30 } },
  {
    says: "{n}个半(?:小时|钟头)(?!后|之后|以后|前|之前)",
    means: (said) => ({ lengthMinutes: (said.num("n") ?? 0) * 60 + 30 }),
  },
  {
    says: "{n}(?:个)?小时{minutes}分钟?",
    means: (said) => ({ lengthMinutes: (said.num("n") ?? 0) * 60 + (said.num("minutes") ?? 0) }),
  },
  { says: "(?:一刻钟|1刻钟)", means: { lengthMinutes: 15 } },
  { says: `(?:再过|过)?{n}{unit}${AFTER}`, means: ahead },
  { says: "(?<![通超经不难路错])(?:再)?过{n}{unit}", means: vaguelyAhead },
  { says: `{n}个半(?:小时|钟头)${AFTER}`, means: (said) => ({ minutesAhead: (said.num("n") ?? 0) * 60 + 30 }) },
  { says: `半(?:个)?(?:小时|钟头)${AFTER}`, means: { minutesAhead: 30 } },
  {
    says: "(?<![通超经不难路错])(?:再)?过(?:个)?{n}个半(?:小时|钟头)",
    means: (said) => ({ minutesAhead: (said.num("n") ?? 0) * 60 + 30 }),
  },
  { says: "(?<![通超经不难路错])(?:再)?过(?:个)?半(?:个)?(?:小时|钟头|个钟)", means: { minutesAhead: 30 } },
  { says: "(?<![通超经不难路错])(?:再)?过(?:个)?(?:一刻钟|1刻钟)", means: { minutesAhead: 15 } },
  { says: `半个?月${AFTER}`, means: () => later(0.5, 4) },
  { says: `半年${AFTER}`, means: () => later(0.5, 5) },
  { says: `{n}个半月${AFTER}`, means: (said) => later((said.num("n") ?? 0) + 0.5, 4) },
  { says: `{n}年半${AFTER}`, means: (said) => later((said.num("n") ?? 0) + 0.5, 5) },
  { says: `一刻钟${AFTER}`, means: { minutesAhead: 15 } },
  { says: `提前{n}{unit}${REMIND}|(?:开始)?{n2}{unit2}(?:之前|以前|前)提醒我?`, means: lead },
  { says: `提前半(?:个)?(?:小时|钟头)${REMIND}`, means: (said) => (reminds(said) ? { leadMinutes: 30 } : null) },
  {
    says: `提前{n}个半(?:小时|钟头)${REMIND}`,
    means: (said) => (reminds(said) ? { leadMinutes: (said.num("n") ?? 0) * 60 + 30 } : null),
  },
];
