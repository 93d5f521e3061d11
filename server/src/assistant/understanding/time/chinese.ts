import { CHINESE_CLOCK } from "./chinese-clock.ts";
import { CHINESE_DAYS } from "./chinese-days.ts";
import { CHINESE_SERIES } from "./chinese-series.ts";
import { chartOf, type Chart } from "./grammar.ts";
import { HALVES } from "./half-days.ts";
import { HAN_NUMBERS, hanNumerals, hanYears } from "./han-numerals.ts";
import { digits } from "./tables.ts";
import { simplified } from "./traditional-characters.ts";

const chart = chartOf({
  spaced: false,
  tables: {
    hour: hanNumerals(0, 24),
    bare: digits(0, 24),
    minute: digits(0, 59, 2),
    half: HALVES,
    minutes: hanNumerals(0, 59),
    month: hanNumerals(1, 12),
    date: hanNumerals(1, 39),
    slash: digits(1, 39),
    year: { ...digits(1_990, 2_100), ...hanYears(2_000, 2_100) },
    weekday: { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 日: 7, 天: 7, 末: 8, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 },
    part: {
      凌晨: 0,
      半夜: 5,
      深夜: 5,
      夜里: 5,
      清晨: 1,
      清早: 1,
      早上: 1,
      早晨: 1,
      一早: 1,
      上午: 1,
      上昼: 1,
      朝早: 1,
      中午: 2,
      正午: 2,
      下午: 3,
      午后: 3,
      下昼: 3,
      晏昼: 3,
      傍晚: 4,
      晚上: 4,
      晚黑: 4,
      夜晚: 4,
      晚间: 4,
    },
    short: { 早: 1, 午: 2, 晚: 4 },
    unit: {
      分钟: 0,
      分: 0,
      小时: 1,
      个小时: 1,
      钟头: 1,
      个钟头: 1,
      个钟: 1,
      天: 2,
      日: 2,
      周: 3,
      个星期: 3,
      星期: 3,
      个礼拜: 3,
      礼拜: 3,
      个月: 4,
      年: 5,
    },
    festival: {
      圣诞节: 1_225,
      圣诞: 1_225,
      平安夜: 1_224,
      圣诞夜: 1_224,
      元旦: 101,
      情人节: 214,
      妇女节: 308,
      劳动节: 501,
      儿童节: 601,
      国庆节: 1_001,
      国庆: 1_001,
    },
    day: { 前天: -2, 昨天: -1, 昨日: -1, 今天: 0, 今日: 0, 明天: 1, 明日: 1, 听日: 1, 后天: 2, 大后天: 3, 大大后天: 4 },
    near: { 今: 0, 明: 1, 当: 0, 昨: -1 },
    later: { 上上: -2, 上: -1, 这: 0, 本: 0, 下: 1, 下下: 2, 下下下: 3 },
    yearly: { 去年: -1, 今年: 0, 明年: 1, 后年: 2 },
  },
  numbers: HAN_NUMBERS,
  rules: [...CHINESE_CLOCK, ...CHINESE_DAYS, ...CHINESE_SERIES],
});

/** The tables of Chinese, which are in simplified characters. */
export const chinese: Chart = (text) => chart(simplified(text));
