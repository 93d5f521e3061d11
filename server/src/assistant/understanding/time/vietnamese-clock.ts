import { partIn } from "./slots.ts";
import { HALF_DAY_CLOCK } from "./half-days.ts";
import type { Rule, Said } from "./grammar.ts";
import type { ClockSpec, Saying } from "./saying.ts";
import { clock, later, minutesIn } from "./tables.ts";

/** The part of the day of a slot. */
export const vietnamesePart = (said: Said) => partIn(said, "part2");

/** Kin, and words that come before somebody: "chị Tối", "với Mai". "Nhắc em mai" is said by "em". */
export const PEOPLE =
  "(?<!(?<![\\p{L}\\p{M}])(?<!(?:nhắc|giúp|giùm|hộ|dùm|báo|(?:nhắc|đặt|lịch|thêm|ghi|note) cho) )(?:với|vs|w|anh|chị|em|cô|chú|bác|cậu|dì|mợ|thím|ông|bà|bé|bạn|thầy|má|mẹ|ba|bố|con|cháu|tên|gặp|gọi|nhắn|của|cho|cùng) )";

/** As the texts are matched, with or without accents. */
const HALF_SAID = /r(?:ưỡ|uo)i/iu;

function time(said: Said): ClockSpec {
  const hour = said.num("hour") ?? said.num("bare") ?? 0;
  const before = said.num("few");
  const minute = said.num("minute") ?? said.num("minutes") ?? (HALF_SAID.test(said.text) ? 30 : 0);
  if (before !== undefined) return clock(hour === 1 ? 12 : (hour + 23) % 24, 60 - before, said.text);
  return clock(hour, minute, said.text.replace(/^\D+/u, ""));
}

/** "9-11h". */
const range = (said: Said): Saying => ({
  clock: clock(said.num("bare") ?? 0, said.num("minute") ?? 0, said.text.replace(/^\D+/u, "")),
  clockEnd: clock(
    said.num("hour2") ?? 0,
    said.num("minute2") ?? 0,
    /(?:[-–]|đến|tới|den|toi) ?(?<end>.*)$/iu.exec(said.text)?.groups?.["end"] ?? "",
  ),
});

const spoken = (said: Said): Saying => ({ clock: time(said) });

const amount = (said: Said) => (said.num("n") ?? 1) + (HALF_SAID.test(said.text) ? 0.5 : 0);

const length = (said: Said): Saying | null => {
  const unit = said.num("unit") ?? 9;
  const introduced = /^(?:trong|kéo|keo)/iu.test(said.text);
  if (introduced && unit > 3) return { lengthMonths: amount(said) * (unit === 5 ? 12 : 1) };
  if (unit > 3 || (unit > 1 && !introduced)) return null;
  return { lengthMinutes: minutesIn(amount(said), unit) };
};

const ahead = (said: Said): Saying | null => later(amount(said), said.num("unit") ?? 0);

const lead = (said: Said): Saying | null =>
  (said.num("unit") ?? 9) > 3 ? null : { leadMinutes: minutesIn(amount(said), said.num("unit") ?? 0) };

/** Written onto digits only: "chính" is no "chín h". */
const H = "(?:(?<=\\d)(?:h|g)| (?:h|g)| ?giờ)";
const AT = "(?:vào |lúc |vào lúc |hồi |tầm |khoảng )?";
const HALF = "(?: rưỡi)?";
const I = "(?:mình|tôi|tui|em|anh|chị|tao|tớ|bà|ông|cô|chú)";
/** What the time before an event is for. */
const REMINDED = `(?:(?:nhớ |và |rồi |nên |làm ơn |đừng quên |đừng có quên )*(?:báo thức|báo|nhắc nhở|nhắc)(?: (?:giùm|giúp|hộ))?(?: (?:cho )?${I})? )?`;
/** A length, where "giờ" is said of an hour that passes. */
const NO_LENGTH = "(?! (?:nữa|đồng hồ|sau đó|liền))";

export const VIETNAMESE_CLOCK: readonly Rule[] = [
  { says: "1[-:]1", means: { nothing: true } },
  { says: `${AT}{hour}${H}(?: ?{minute})?(?: ?(?:phút|p))?${NO_LENGTH}`, means: spoken },
  { says: `${AT}{hour}${H} ?{minutes}(?: ?(?:phút|p))?${NO_LENGTH}(?! {unit})`, means: spoken },
  { says: `${AT}{hour}${H} rưỡi${NO_LENGTH}`, means: spoken },
  { says: `${AT}{hour}${H} kém {few}(?: ?(?:phút|p))?`, means: spoken },
  HALF_DAY_CLOCK,
  {
    says: `(?<!(?:khoảng|tầm|chừng|cỡ|mất|tốn) )(?:từ )?{bare}(?:${H}{minute})? ?[-–] ?{hour2}${H}(?: ?{minute2})?${NO_LENGTH}`,
    means: range,
  },
  {
    says: `từ {bare}(?:${H}{minute})? (?:đến|tới) {hour2}${H}(?: ?{minute2})?${NO_LENGTH}`,
    means: range,
  },
  { says: `${AT}{bare}:{minute}`, means: spoken },
  { says: `(?:lúc |vào lúc ){bare}`, means: spoken },
  { says: `${AT}{bare} rưỡi${NO_LENGTH}`, means: spoken },
  { says: `${AT}{bare} kém {few}`, means: spoken },
  { says: "(?:vào )?giữa trưa|(?:vào )?lúc trưa", means: { part: "noon" } },
  { says: "nửa đêm", means: { clock: { hour: 12, minute: 0, exact: false }, part: "night" } },
  { says: `${PEOPLE}(?:buổi |vào buổi ){part}`, means: vietnamesePart },
  { says: "(?<=^ ?)(?:buổi )?{part} (?:chứ|á|nha|nhé|ạ|thôi|đi|luôn)(?= ?$)", means: vietnamesePart },
  { says: `${PEOPLE}{part}`, means: (said) => ({ ...vietnamesePart(said), weak: true }) },
  {
    says: "ăn {part}|bữa {part}|cơm {part}|trực {part}|ca {part}|nghỉ {part}|giấc {part}|ngủ {part}|tiệc {part}",
    means: { nothing: true },
  },
  { says: "(?:trong |kéo dài )?(?:khoảng )?{n} ?{unit}(?!['’]s)(?: rưỡi)?(?: thôi)?", means: length },
  { says: "(?:trong |kéo dài )?nửa (?:tiếng|giờ)(?: thôi)?", means: { lengthMinutes: 30 } },
  { says: "(?:trong |kéo dài )?tiếng rưỡi", means: { lengthMinutes: 90 } },
  {
    says: "(?:trong )?{n} (?:tiếng|giờ đồng hồ) {minutes} ?(?:phút|p)",
    means: (said) => ({ lengthMinutes: (said.num("n") ?? 0) * 60 + (said.num("minutes") ?? 0) }),
  },
  { says: `(?:trong |khoảng )?{n} ?{unit}${HALF} (?:nữa|tới|sau)|sau {n} ?{unit}${HALF}(?: nữa)?`, means: ahead },
  { says: `(?:trong |khoảng )?{n} giờ${HALF} nữa`, means: (said) => ({ minutesAhead: minutesIn(amount(said), 1) }) },
  { says: "nửa (?:tiếng|giờ) nữa|sau nửa (?:tiếng|giờ)", means: { minutesAhead: 30 } },
  { says: "nửa tháng (?:nữa|sau)|sau nửa tháng(?: nữa)?", means: () => later(0.5, 4) },
  { says: "nửa năm (?:nữa|sau)|sau nửa năm(?: nữa)?", means: () => later(0.5, 5) },
  { says: "tiếng rưỡi nữa", means: { minutesAhead: 90 } },
  {
    says: `${REMINDED}(?:trước )(?:cho ${I} )?(?:khoảng |chừng |tầm )?{n} ?{unit}${HALF}|{n} ?{unit}${HALF} trước(?: đó| khi)?`,
    means: lead,
  },
  { says: `${REMINDED}trước (?:cho ${I} )?nửa (?:tiếng|giờ)`, means: { leadMinutes: 30 } },
  { says: "(?:cả|nguyên|suốt|trọn) ngày", means: { allDay: true } },
  {
    says: "(?:cũng |vẫn )?(?:vào )?(?:cùng giờ|giờ (?:đó|cũ|ấy|như cũ|như vậy)|(?:giữ )?nguyên giờ)(?: (?:đó|cũ))?|giờ (?:thì )?(?:(?:vẫn |cứ )?(?:giữ|để) nguyên|không đổi|y cũ|vẫn vậy|vẫn thế)",
    means: { trouble: "same-time" },
  },
];
