import type { Rule, Said } from "./grammar.ts";
import { every, often } from "./repeated.ts";
import type { Saying } from "./saying.ts";
import { vietnamesePart } from "./vietnamese-clock.ts";

/** "Nhà hàng tối nay" and "giao hàng ngày mai" repeat nothing. */
const GOODS =
  "(?:nhà|cửa|ngân|khách|giao|bán|mua|đặt|nhập|kiểm|lấy|nhận|gửi|trả|đơn|kho|bạn|hết|còn|đóng|soạn|chuyển|xuất|xếp|chốt|ship|dọn|chở|bốc|đổi|chọn|sale|mặt|gian|lô|chuyến|xe|quầy|tiệm)";
const EACH = `(?:mỗi|mọi|hằng|(?<!(?<![\\p{L}\\p{M}])${GOODS} )hàng)`;
/** "Lô hàng tuần này" is of one week. */
const NO_ONE = "(?! (?:này|nay|sau|tới(?! (?:hết|tháng|cuối|ngày|khi|lúc|\\d))|trước|rồi|mai|mốt|kia|qua|\\d{1,2}/))";
const THU = "(?:thứ )?";
const ANY = (count: number | string) => `(?:${THU}{weekday${count}}|{short${count}})`;
const AND = "(?:, ?| (?:và|với) | (?=thứ ))";
const LIST = (count: number) => `(?:(?:, ?| và | |-){number${count}})`;

const listed = (said: Said): number[] =>
  ["", "2", "3", "4", "5", "6"].flatMap((count) => {
    const number = said.num(`number${count}`);
    return said.num(`weekday${count}`) ?? said.num(`short${count}`) ?? (number === undefined ? [] : number - 1);
  });

const weekly = (said: Said): Saying => ({ ...every({ freq: "WEEKLY", days: listed(said) }), ...vietnamesePart(said) });

const nth = (said: Said): Saying =>
  every({
    freq: "MONTHLY",
    days: listed(said),
    nth: /cu(?:ố|o)i/iu.test(said.text) ? -1 : (said.num("few") ?? 1),
  });

export const VIETNAMESE_SERIES: readonly Rule[] = [
  { says: `(?:cứ )?${EACH} {unit}${NO_ONE}`, means: (said) => often(said) },
  { says: "(?=(?:tuần|tháng) ){unit} nào cũng", means: (said) => often(said, 1) },
  { says: `ngày nào cũng|${EACH} ngày${NO_ONE}`, means: every({ freq: "DAILY" }) },
  {
    says: `(?:{part} )?${EACH} (?:{part2} )?thứ {weekday}(?:${AND}${ANY(2)})?(?:${AND}${ANY(3)})?(?:${AND}${ANY(4)})?`,
    means: weekly,
  },
  {
    says: `(?:{part} )?${EACH} {short}(?:,? (?:và )?{short2})?(?:,? (?:và )?{short3})?(?:,? (?:và )?{short4})?`,
    means: weekly,
  },
  {
    says: `cứ (?:{part} )?${ANY("")}(?:(?:, ?| và | với )${ANY(2)})?(?:(?:, ?| và | với )${ANY(3)})?(?! (?:này|tới|sau|tuần|ngày|là|đầu|cuối))`,
    means: weekly,
  },
  {
    says: `${EACH} (?:buổi )?{part}${NO_ONE}`,
    means: (said) => ({ ...every({ freq: "DAILY" }), ...vietnamesePart(said) }),
  },
  {
    says: `(?:{part} )?(?:thứ )?{number}${LIST(2)}${LIST(3)}?${LIST(4)}?${LIST(5)}?(?= (?:hàng|hằng|mỗi) tuần)`,
    means: weekly,
  },
  {
    says: `(?:{part} )?${ANY("")}(?:(?:, ?| và | với | )${ANY(2)})(?:(?:, ?| và | với | )${ANY(3)})?(?:(?:, ?| và | với | )${ANY(4)})?(?= (?:hàng|hằng|mỗi) tuần)`,
    means: weekly,
  },
  { says: "(?:cứ|mỗi) {n} {unit}(?! (?:một|1|nữa|rưỡi))", means: (said) => often(said) },
  { says: "(?:cứ |mỗi )?{n} {unit} (?:một|1) (?:lần|buổi)", means: (said) => often(said) },
  {
    says: "{n} (?:lần|buổi) (?:một|1|mỗi|trong) {unit}|(?:một |1 |mỗi )?{unit} {n} (?:lần|buổi)",
    means: (said) => ((said.num("n") ?? 1) > 1 ? { trouble: "how-often" } : null),
  },
  { says: `${EACH} (?:quý|nửa (?:tiếng|giờ|tháng|năm))`, means: { trouble: "how-often" } },
  { says: "(?:thứ {weekday}|{short}) nào cũng", means: weekly },
  // "Tối nào 9h cũng": what comes between is read on its own.
  {
    says: "(?:{part}|ngày|hôm|bữa) nào(?= .{1,30}(?<!\\p{L})cũng(?!\\p{L}))",
    means: (said) => ({ ...every({ freq: "DAILY" }), ...vietnamesePart(said) }),
  },
  {
    says: `(?:{part} )?(?:thứ {weekday}|{short}) nào(?= .{1,30}(?<!\\p{L})cũng(?!\\p{L}))`,
    means: weekly,
  },
  {
    says: "(?:cho(?: (?:hẳn|luôn|nó|khoảng|tầm|chừng))+|chắc|cỡ|mất|tốn|chắc (?:khoảng|tầm|chừng|mất))(?= (?:{n} ?{unit}|nửa tiếng|tiếng rưỡi))",
    means: { glue: "leads" },
  },
  {
    says: "(?:tí|lát|chút|xíu|chốc)(?: nữa)?(?= {bare}(?: ?(?:h|g|giờ)| rưỡi))",
    means: { glue: "leads" },
  },
  { says: "đúng(?= {bare}(?: ?(?:h|g|giờ|:)| rưỡi))", means: { glue: "leads" } },
  { says: "cũng", means: { glue: "follows" } },
  {
    says: "(?:mỗi|một|1) (?:buổi|lần|bữa|ca|tiết)(?= (?:{n}|nửa|tiếng|khoảng|tầm|chừng|kéo dài)(?! (?:lần|buổi)))",
    means: { glue: "leads" },
  },
  { says: "{part} nào cũng", means: (said) => ({ ...every({ freq: "DAILY" }), ...vietnamesePart(said) }) },
  {
    says: `(?:{part} )?${ANY("")} (?:đầu tiên|cuối cùng|cuối|thứ {few})(?: của| trong)? tháng`,
    means: { trouble: "how-often" },
  },
  {
    says: "(?:chứ )?không phải|(?:trước|sau)(?= {bare} ?(?:h|g|giờ|:))",
    means: { trouble: "which-time", weak: true },
  },
  { says: "(?:hôm|bữa|ngày|lúc|khi) nào(?: đó| đấy)?(?! cũng)", means: { trouble: "which-time" } },
  { says: "(?:cho )?(?:đến|tới) (?:khi|lúc nào)", means: { marker: { kind: "until" } } },
  { says: "cách (?:một |1 )?ngày", means: every({ freq: "DAILY", interval: 2 }) },
  { says: "cách (?:một |1 )?tuần|cách tuần", means: every({ freq: "WEEKLY", interval: 2 }) },
  {
    says: `(?:các |${EACH} )ngày (?:trong tuần|làm việc|thường)|(?:các )?ngày trong tuần`,
    means: every({ freq: "WEEKLY", days: [1, 2, 3, 4, 5] }),
  },
  { says: `${EACH} cuối tuần|cuối tuần (?:hàng|hằng|mỗi) tuần`, means: every({ freq: "WEEKLY", days: [6, 7] }) },
  {
    says: `(?:{part} )?${ANY("")} (?:đầu tiên|cuối cùng|cuối|thứ {few})(?: của)? (?:mỗi|hàng|hằng) tháng`,
    means: (said) => ({ ...nth(said), ...vietnamesePart(said) }),
  },
  { says: "{n} (?:buổi|lần)", means: (said) => ({ count: said.num("n") ?? 1, weak: true }) },
  { says: "(?:cho )?(?:đến|tới)(?: ngày)? hết|cho (?:đến|tới)|hết", means: { marker: { kind: "until", month: "in" } } },
  { says: "(?:cho )?(?:đến|tới)|-|–|~", means: { marker: { kind: "to", month: "unsure" } } },
  { says: "(?:bắt đầu )?(?:từ)|bắt đầu|kể từ", means: { marker: { kind: "from" } } },
  { says: "(?:ngoại )?trừ(?: ra)?|không tính", means: { marker: { kind: "except" } } },
  { says: "(?<=\\d )ra(?= ?(?:$|[,.]))", means: { glue: "follows" } },
  { says: "hoặc|hay", means: { marker: { kind: "or" } } },
  { says: "và|với", means: { marker: { kind: "and" } } },
  {
    says: "dương(?: lịch)?",
    means: (said) => (said.text.startsWith("dương") ? { glue: "follows" } : null),
  },
  { says: "lặp(?: lại)?(?= (?:mỗi|hàng|hằng) )", means: { glue: "leads" } },
  { says: "lúc|vào|hôm|(?<!(?:đầu|cuối|giữa|mỗi) )ngày|vào lúc|tầm|khoảng|cứ", means: { glue: "leads" } },
];
