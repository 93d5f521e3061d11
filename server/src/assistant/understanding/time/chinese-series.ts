import { chinesePart } from "./chinese-clock.ts";
import type { Rule, Said } from "./grammar.ts";
import { every, often } from "./repeated.ts";
import type { Saying } from "./saying.ts";
import { frequencyOf } from "./tables.ts";

const W = "(?:周|星期|礼拜)";
const EACH = "(?:每个|每逢|每)";
const MORE = (count: number) => `(?:[、和,]?${W}?{weekday${count}}(?!点|[号月]))?`;
const DAYS = `${W}{weekday}${[2, 3, 4, 5, 6].map(MORE).join("")}`;

const listed = (said: Said) =>
  ["", "2", "3", "4", "5", "6"].flatMap((count) => {
    const day = said.num(`weekday${count}`);
    return day === undefined ? [] : day === 8 ? [6, 7] : day;
  });

const weekly = (interval: number) => (said: Said) => every({ freq: "WEEKLY", interval, days: listed(said) });

function range(said: Said): Saying {
  const [first, last] = [said.num("weekday") ?? 1, said.num("weekday2") ?? 5];
  const count = ((last - first + 7) % 7) + 1;
  return every({ freq: "WEEKLY", days: Array.from({ length: count }, (_, index) => ((first - 1 + index) % 7) + 1) });
}

const nth = (said: Said): Saying =>
  every({ freq: "MONTHLY", days: listed(said), nth: /最后/u.test(said.text) ? -1 : (said.num("n") ?? 1) });

const monthDay = (said: Said): Saying => ({
  ...every({ freq: "MONTHLY" }),
  day: { kind: "day-of-month", day: said.num("date") ?? 0 },
});

const COUNTER = "(?:次|节|场|遍|期)(?:课)?";

export const CHINESE_SERIES: readonly Rule[] = [
  { says: `${EACH}${DAYS}`, means: weekly(1) },
  {
    says: "(?<=^|[\\s,，、周])(?=[一二三四五六日]{2}){weekday}{weekday2}{weekday3}?(?=的? ?(?:{part}|[早晚]|{hour}点|{bare}:))",
    means: weekly(1),
  },
  { says: `${EACH}${W}{weekday}(?:到|至|-|~)${W}?{weekday2}`, means: range },
  {
    says: `(?:每|隔)?(?:两|2)(?:个)?${W}(?:一次)?的?${W}{weekday}|隔(?:一)?(?:个)?${W}的?${W}{weekday2}|隔${W}{weekday3}`,
    means: (said) =>
      /每隔/u.test(said.before + said.text)
        ? null
        : every({
            freq: "WEEKLY",
            interval: 2,
            days: [said.num("weekday") ?? said.num("weekday2") ?? said.num("weekday3") ?? 1],
          }),
  },
  { says: `隔(?:一)?(?:个)?${W}`, means: every({ freq: "WEEKLY", interval: 2 }) },
  { says: "每隔{n}{unit}(?:的)?", means: (said) => apart(said) },
  { says: "隔(?:一)?天|隔日", means: every({ freq: "DAILY", interval: 2 }) },
  {
    says: "每{n}{unit}(?:一次)?|{n2}{unit2}一次",
    means: (said) => often({ ...said, num: (slot) => said.num(slot) ?? said.num(`${slot}2`) }),
  },
  {
    says: "(?:每|一|1)(?:个)?(?:周|星期|礼拜|天|日|月|年)的?{n}(?:次|回|遍)",
    means: (said) => ((said.num("n") ?? 1) > 1 ? { trouble: "how-often" } : null),
  },
  { says: "每(?:隔)?(?:半|{n})?(?:个)?(?:小时|钟头|分钟|季度|季)", means: { trouble: "how-often" } },
  { says: `第{n}个?(?:${W})?{weekday}?[和、,](?:第)?{n2}个?(?:${W})?{weekday2}`, means: { trouble: "how-often" } },
  { says: "每天|每日|天天", means: every({ freq: "DAILY" }) },
  { says: "每天{part}|每{short}(?:上)?", means: (said) => ({ ...every({ freq: "DAILY" }), ...chinesePart(said) }) },
  { says: "每(?:个)?(?:周|星期|礼拜)(?![一二三四五六日天末])", means: every({ freq: "WEEKLY" }) },
  { says: "(?:每(?:个)?|所有)?(?:工作日|平日)", means: every({ freq: "WEEKLY", days: [1, 2, 3, 4, 5] }) },
  { says: `${EACH}周末`, means: every({ freq: "WEEKLY", days: [6, 7] }) },
  { says: "每(?:个)?月", means: every({ freq: "MONTHLY" }) },
  { says: "每(?:个)?月的?{date}[号日]", means: monthDay },
  { says: `每(?:个)?月的?(?:第{n}个?|最后(?:一)?个?)(?:${W})?{weekday}`, means: nth },
  { says: "每年(?:都)?(?:重复|重複)?", means: every({ freq: "YEARLY" }) },
  {
    says: `(?:一共|共|总共){n}${COUNTER}|{n2}${COUNTER}(?=$|[,。])`,
    means: (said) => (said.num("n2") === 1 ? null : { count: said.num("n") ?? said.num("n2") ?? 1 }),
  },
  { says: "到(?=[^,。]{1,8}(?:结束|毕业|考完|放假|开学))", means: { trouble: "which-time" } },
  {
    says: "(?:而)?不是|早晚(?:各)?|(?<=[点半刻分整\\d])(?:之前|以前|前(?![天几往台面后])|之后|以后|过后|后(?![天面台来续]))",
    means: { trouble: "which-time", weak: true },
  },
  { says: "(?:一直)?(?:持续)?(?:直到|截至|截止到)", means: { marker: { kind: "until", month: "unsure" } } },
  { says: "(?<=[月年][底末])(?:之前|以前|前)", means: { marker: { kind: "until", after: true } } },
  {
    says: "(?<=[号日周一二三四五六天月年底末])(?:之前|以前|前)(?![一二两三四五六七八九十几\\d天往台面后夕任妻男女端边方])",
    means: { trouble: "which-time", weak: true },
  },
  { says: "为止", means: { marker: { kind: "until", after: true, month: "unsure" } } },
  {
    says: "(?:一直)?(?:(?<=[,，。\\s])[上学练做开跑去])?(?:到|至)|-|–|—|~",
    means: { marker: { kind: "to", month: "unsure" } },
  },
  { says: "从|自", means: { marker: { kind: "from" } } },
  { says: "(?:开始|起)(?![床会飞])", means: { marker: { kind: "from", after: true } } },
  { says: "除了|除", means: { marker: { kind: "except" } } },
  { says: "除外|以外|之外|不(?:去|上|算)", means: { marker: { kind: "except", after: true } } },
  { says: "或者|或|还是", means: { marker: { kind: "or" } } },
  { says: "和|跟|、|与", means: { marker: { kind: "and" } } },
  { says: "的|那天|这天", means: { glue: "follows" } },
  { says: "在|于|公历|阳历|大概|大约|差不多|估计", means: { glue: "leads" } },
  { says: "(?:下班|放学)(?:之后|以后|后)", means: { glue: "leads", part: "evening" } },
  { says: "(?<=[点半刻分整时天周月\\d])左右", means: { glue: "follows" } },
];

/** 每隔一天 is every other day. With more than one, some count the days between and some don't. */
function apart(said: Said): Saying | null {
  const unit = said.num("unit") ?? 0;
  const count = said.num("n") ?? 1;
  if (unit < 2 || !Number.isInteger(count)) return null;
  return every({ freq: frequencyOf(unit), interval: count === 1 ? 2 : count, ...(count > 1 && { unsure: true }) });
}
