import { festival } from "./festivals.ts";
import type { Rule, Said } from "./grammar.ts";
import type { DaySpec, PeriodSpec, Saying } from "./saying.ts";
import { vietnamesePart, PEOPLE } from "./vietnamese-clock.ts";

const ahead = (days: number): DaySpec => ({ kind: "ahead", days });
const day = (spec: DaySpec): Saying => ({ day: spec });
const period = (spec: PeriodSpec): Saying => ({ period: spec });

const weekdayOf = (said: Said) => said.num("weekday") ?? said.num("short") ?? 1;

const weekday =
  (week: number | null = null) =>
  (said: Said): Saying => ({ ...day({ kind: "weekday", weekday: weekdayOf(said), week }), ...vietnamesePart(said) });

/** "Mai" with a capital in the middle of a sentence is somebody. */
function tomorrow(said: Said): Saying {
  return /\bMai$/.test(said.text) && said.before.trim() !== "" ? { nothing: true } : day(ahead(1));
}

function dayOfMonth(said: Said, months?: number): Saying {
  return day({ kind: "day-of-month", day: said.num("date") ?? 0, ...(months !== undefined && { months }) });
}

function date(said: Said): Saying {
  const year = said.num("year");
  return day({
    kind: "date",
    month: said.num("month") ?? said.num("slash2") ?? 0,
    day: said.num("date") ?? said.num("slash") ?? 0,
    ...(year !== undefined && { year }),
  });
}

/** "25-28/12": the month is of both. */
function dates(said: Said): Saying {
  const year = said.num("year");
  const month = said.num("month") ?? said.num("slash3") ?? 0;
  const base = { kind: "date", month, ...(year !== undefined && { year }) } as const;
  const [first, last] = [said.num("date") ?? said.num("slash") ?? 0, said.num("date2") ?? said.num("slash2") ?? 0];
  return { day: { ...base, day: first }, dayEnd: { ...base, day: last } };
}

const THROUGH = "(?:-|–|đến|tới)";

/** "Cái thứ hai" is the second one, "chương thứ ba" a chapter. "Buổi thứ ba này" is the one on Tuesday. */
const NO_ORDINAL =
  "(?<!(?<![\\p{L}\\p{M}])(?:cái|lần|chương|phần|tập|món|người|con|bài|câu|cuốn|quyển|đứa|vòng|hạng|giải|bước|tầng|mục|bàn|dãy|hàng|ghế|lượt|buổi|kỳ|đợt|trận|hiệp|tiết|lớp|đầu tiên là|sản phẩm|kết quả|loại) )";
/** "Thứ 2" before an hour is still a day, but "thứ 2h" isn't. */
const THU = `(?:${NO_ORDINAL}|(?=thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7]) (?:này|tuần|tới|sau)(?!\\p{L})))(?:hôm |bữa )?thứ {weekday}(?! ?(?:h|g|:|/|giờ)(?![\\p{L}\\p{M}]))`;
const ANY = `(?:${THU}|(?:hôm |bữa )?{short})`;
/** What's counted, and no day. */
const NO_COUNT = "(?!(?:giờ|rưỡi|kém|phút|tiếng|người|đứa|bạn|con|khách|bàn|vé|cái|chai|ly|suất|triệu)(?!\\p{L}))";
const DAY = "(?:ngày |hôm )?(?:mùng |mồng )?";

/** "2h chiều qua ngân hàng" goes there in the afternoon. */
const NO_WAY =
  "(?! (?:ngân hàng|nhà|chỗ|bên|công ty|quán|tiệm|trường|bệnh viện|phòng|văn phòng|chợ|siêu thị|trung tâm|ủy ban|phường|quận|cơ quan|bưu điện|sân|kho|xưởng|chùa|đón|lấy|thăm|rước|gặp|đưa|trả|nộp|sửa|lắp|giao|khám|dự)(?!\\p{L}))";

/** Without its accent it's "one". */
export const VIETNAMESE_MOT: Rule = {
  says: `${PEOPLE}(?:{part} )?mốt`,
  means: (said) => ({ ...day(ahead(2)), ...vietnamesePart(said) }),
};

export const VIETNAMESE_DAYS: readonly Rule[] = [
  {
    says: "(?:hôm|bữa|ngày) nay|nay(?= {bare}? ?(?:h|g|giờ)?)",
    means: (said) => ({ ...day(ahead(0)), ...(/^nay$/i.test(said.text) && { weak: true }) }),
  },
  { says: "(?:{part}|hồi {part}) (?:hôm |bữa )?nay", means: (said) => ({ ...day(ahead(0)), ...vietnamesePart(said) }) },
  {
    says: `hôm qua|(?<!\\d ?(?:h|g|giờ)\\d{0,2}(?: rưỡi)? ){part} qua|{part} qua${NO_WAY}|{part} hôm qua`,
    means: day(ahead(-1)),
  },
  { says: "hôm kia", means: day(ahead(-2)) },
  { says: "(?<=từ )(?:bây )?giờ(?= (?:đến|tới))", means: day(ahead(0)) },
  { says: "ngày mai|bữa mai|hôm mai", means: day(ahead(1)) },
  { says: `${PEOPLE}mai`, means: tomorrow },
  { says: `${PEOPLE}{part} (?:ngày )?mai`, means: (said) => ({ ...day(ahead(1)), ...vietnamesePart(said) }) },
  { says: "(?:ngày |bữa |hôm )(?:mốt|một)(?! (?:lần|tháng))", means: day(ahead(2)) },
  {
    says: "(?:{part} )?ngày kia",
    means: (said) => ({ day: { kind: "either", days: [ahead(2), ahead(3)] }, ...vietnamesePart(said) }),
  },
  { says: `(?:vào )?(?:{part} )?${ANY}(?: (?:này|á))?`, means: weekday() },
  {
    says: `(?:vào )?(?:{part} )?${ANY} (?:tuần (?:trước|rồi|vừa rồi)|vừa rồi|vừa qua|rồi(?= ?$))`,
    means: (said) => day({ kind: "weekday", weekday: weekdayOf(said), week: -1 }),
  },
  { says: `(?:vào )?(?:{part} )?${ANY} tuần này`, means: weekday(0) },
  {
    says: `(?:vào )?(?:{part} )?${ANY} (?:tuần (?:sau|tới)|(?:sau|tới${NO_WAY})(?! (?:thứ|t\\d|chủ|cn|ngày|hết|tháng|\\d|sáng|trưa|chiều|tối)))`,
    means: (said) => (/ t(?:uầ|ua)n | sau$/iu.test(said.text) ? weekday(1)(said) : weekday()(said)),
  },
  { says: `(?:vào )?(?:{part} )?${ANY} tuần (?:sau nữa|tới nữa)`, means: weekday(2) },
  { says: `(?:vào )?tuần (?:sau|tới),? (?:{part} )?${ANY}`, means: weekday(1) },
  {
    says: `(?<=(?:thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7])|chủ nhật|t[2-7]|cn) ){date}(?= ?(?:$|[,.;]| ${NO_COUNT}\\p{L}{2,}))`,
    means: (said) => ((said.num("date") ?? 0) > 12 ? dayOfMonth(said) : null),
  },
  { says: "(?:vào )?(?:ngày |hôm |mùng |mồng ){date}(?: (?:này|tây|dương))?", means: (said) => dayOfMonth(said) },
  { says: "(?:vào )?(?:ngày |mùng |mồng )?{date} tháng này", means: (said) => dayOfMonth(said, 0) },
  { says: "(?:vào )?(?:ngày |mùng |mồng )?{date} tháng (?:sau|tới)", means: (said) => dayOfMonth(said, 1) },
  { says: `(?:vào )?${DAY}{date} tháng {month}(?:,? (?:năm )?{year})?(?! (?:một lần|nữa|tuổi))`, means: date },
  { says: `(?:vào )?${DAY}{slash}/{slash2}(?:/{year})?`, means: date },
  { says: `(?:vào )?${DAY}{slash}-{slash2}-{year}`, means: date },
  { says: `(?:vào )?${DAY}{year}-{slash2}-{slash}`, means: date },
  { says: `(?:từ )?${DAY}{date} ?${THROUGH} ?${DAY}{date2} tháng {month}(?:,? (?:năm )?{year})?`, means: dates },
  { says: `(?:từ )?${DAY}{slash} ?${THROUGH} ?${DAY}{slash2}/{slash3}(?:/{year})?`, means: dates },
  { says: "(?:đêm |ngày |lễ )?{festival}", means: festival },
  {
    says: "(?:thứ sáu|thứ 6) ngày 13",
    means: (said) => (/^T.*N/.test(said.text) ? { nothing: true } : day({ kind: "day-of-month", day: 13 })),
  },
  {
    says: "(?:mùng |mồng )?{few} tết|(?:mùng|mồng) {date} tết|giao thừa|(?:đêm )?rằm(?: tháng {month})?|âm lịch|(?:âm)(?= ?$)|tháng (?:giêng|chạp)",
    means: { trouble: "lunar-date" },
  },
  { says: "(?:mùng|mồng) {date} (?:hàng|hằng|mỗi) tháng", means: { trouble: "lunar-date" } },
  { says: "(?:trong )?tuần (?:này|nay)", means: period({ unit: "week", ahead: 0 }) },
  {
    says: "(?:trong )?(?:mấy|vài) (?:ngày|hôm|bữa) (?:tới|nữa|sắp tới)",
    means: { day: ahead(0), dayEnd: ahead(3), trouble: "which-time" },
  },
  { says: "tuần (?:sau|tới)", means: period({ unit: "week", ahead: 1 }) },
  { says: "tuần (?:sau nữa|tới nữa)", means: period({ unit: "week", ahead: 2 }) },
  { says: "tuần (?:trước|rồi|vừa rồi)", means: period({ unit: "week", ahead: -1 }) },
  {
    says: "(?:thứ (?:7|bảy)|t7)(?:,| và|-)? ?(?:chủ nhật|cn) (?:này|tuần này)",
    means: period({ unit: "weekend", ahead: 0 }),
  },
  {
    says: "(?:thứ (?:7|bảy)|t7)(?:,| và|-)? ?(?:chủ nhật|cn) tuần (?:sau|tới)",
    means: period({ unit: "weekend", ahead: 1 }),
  },
  { says: "cuối tuần(?: này)?", means: period({ unit: "weekend", ahead: 0 }) },
  { says: "cuối tuần (?:sau|tới)", means: period({ unit: "weekend", ahead: 1 }) },
  { says: "tháng này", means: period({ unit: "month", ahead: 0 }) },
  { says: "tháng (?:sau|tới)", means: period({ unit: "month", ahead: 1 }) },
  { says: "(?:cuối|hết) tháng(?: này)?", means: period({ unit: "month", ahead: 0, edge: "end" }) },
  {
    says: "(?<=(?:đến|tới) )(?:cuối|hết) năm(?: nay)?",
    means: period({ unit: "month", ahead: 0, month: 12, edge: "end" }),
  },
  {
    says: "(?<=(?:đến|tới) )(?:cuối|hết) năm (?:sau|tới)",
    means: period({ unit: "month", ahead: 1, month: 12, edge: "end" }),
  },
  {
    says: "(?:cuối|hết) tháng {month}(?: (?:năm )?{year})?",
    means: (said) => period({ unit: "month", ahead: null, month: said.num("month") ?? 1, edge: "end" }),
  },
  {
    says: "(?:trong )?tháng {month}(?: (?:năm )?{year})?(?! (?:một lần|nữa))",
    means: (said) => period({ unit: "month", ahead: null, month: said.num("month") ?? 1 }),
  },
];
