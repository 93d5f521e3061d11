import { partIn } from "./slots.ts";
import { HALF_DAY_CLOCK } from "./half-days.ts";
import type { Rule, Said } from "./grammar.ts";
import type { ClockSpec, Saying } from "./saying.ts";
import { clock, later, minutesIn } from "./tables.ts";

function time(said: Said): ClockSpec {
  const minute = said.num("minute") ?? said.num("minutes") ?? (/半/u.test(said.text) ? 30 : 0);
  return clock(said.num("hour") ?? said.num("bare") ?? 0, minute, said.text);
}

/** 5時10分前, 10分前の5時. */
function minutesTo(said: Said): Saying {
  const hour = said.num("hour") ?? 0;
  return { clock: clock(hour === 1 ? 12 : (hour + 23) % 24, (60 - (said.num("minutes") ?? 0)) % 60, said.text) };
}

const amount = (said: Said) => (said.num("n") ?? 0) + (/半/u.test(said.text) ? 0.5 : 0);

/** Minutes and hours, and days or weeks that are counted: 3日間. */
const length = (said: Said): Saying | null => {
  const unit = said.num("unit") ?? 9;
  const isCounted = unit <= 1 || (unit <= 3 && /間/u.test(said.text));
  return isCounted ? { lengthMinutes: minutesIn(amount(said), unit) } : null;
};

const ahead = (said: Said): Saying | null => later(amount(said), said.num("unit") ?? 0);

const lead = (said: Said): Saying | null =>
  (said.num("unit") ?? 9) > 3 ? null : { leadMinutes: minutesIn(amount(said), said.num("unit") ?? 0) };

const HOUR = "{hour} ?(?:時|じ(?![ぁ-ん](?<![にかでのはま])))";
/** Day parts that begin another word: 朝会, 夜勤, 昼食. */
const OTHERS =
  "会(?![いうえおっ])|礼|食(?!べ)|ごはん|ご飯|飯|寝|練|市|ドラ|刊|勤|行(?![くけきっこ])|景|空(?![いき])|更|休|間|日|酌|食|御飯|活|ヨガ|ラン|シャワー|イチ|一(?!時)|型";

export const JAPANESE_CLOCK: readonly Rule[] = [
  {
    says: `(?<![\\d第])${HOUR}(?=半(?:沢|田|澤|井|谷))`,
    means: (said) => ({ clock: time(said), trouble: "which-time" }),
  },
  {
    says: `(?<![\\d第])${HOUR}(?!間|代|期|計|給|価|短|差|速|点|刻|々|限|の(?:ヒロイン))(?:ちょうど|ごろ|頃|くらい)?`,
    means: (said) => ({ clock: time(said) }),
  },
  {
    says: `(?<![\\d第])${HOUR}半(?!沢|田|澤|額|年|日|分|井|谷|蔵|身|期|袖)(?:ごろ|頃)?`,
    means: (said) => ({ clock: time(said) }),
  },
  { says: `(?<![\\d第])${HOUR}{minutes}(?:分|ふん)(?!前|間)`, means: (said) => ({ clock: time(said) }) },
  { says: `(?<![\\d第])${HOUR}{minutes}分前`, means: minutesTo },
  HALF_DAY_CLOCK,
  { says: "(?<!\\d){bare}:{minute}(?!\\d)(?:ごろ|頃)?", means: (said) => ({ clock: time(said) }) },
  { says: "正午|お昼の12時", means: { clock: { hour: 12, minute: 0, exact: true } } },
  { says: "真夜中|午前零時", means: { clock: { hour: 12, minute: 0, exact: false }, part: "night" } },
  { says: `{part}(?!${OTHERS})の?`, means: partIn },
  { says: `(?:朝|夜|昼|夕|晩)(?:${OTHERS})`, means: { nothing: true } },
  { says: "(?:丸|まる)?[1一]日(?=空|あいて|暇|ひま|ヒマ|フリー|ずっと|休み|忙し)", means: { allDay: true } },
  { says: "終日|一日中|丸一日|まる一日", means: { allDay: true } },
  {
    says: "(?<!第){n}(?:{unit})半?(?:だけ|ほど|くらい)?(?!後|前|ご|に|おき|ごと|[目月火水木金土本曜付])",
    means: length,
  },
  {
    says: "{n}時間{minutes}分(?!後|前)",
    means: (said) => ({ lengthMinutes: (said.num("n") ?? 0) * 60 + (said.num("minutes") ?? 0) }),
  },
  {
    says: "(?:(?:それ|これ|さっき|前|いつも|今)と)?(?:同じ|おなじ|同)(?:時間|時刻)(?:帯|に|で)?(?!割|差)",
    means: { trouble: "same-time" },
  },
  { says: "半時間", means: { lengthMinutes: 30 } },
  { says: "(?:あと)?{n}{unit}半?(?:後(?!ろ)|ご|したら)(?!半)", means: ahead },
  { says: "あと{n}{unit}半?で", means: ahead },
  { says: "半(?:か|ヶ|カ|ケ)?月後", means: () => later(0.5, 4) },
  { says: "半年後", means: () => later(0.5, 5) },
  {
    says: "{n}{unit}半?前(?:に)?(?:も)?(?=通知|知らせ|教え|リマインド|アラーム|鳴ら|声|思い出|連絡|お知らせ|$)",
    means: lead,
  },
  { says: "{n}{unit}半?前に", means: lead },
  {
    says: "前日(?:の?うち)?に?(?=(?:も)?(?:通知|知らせ|教え|リマインド|アラーム|お知らせ))",
    means: { leadMinutes: 1_440 },
  },
];
