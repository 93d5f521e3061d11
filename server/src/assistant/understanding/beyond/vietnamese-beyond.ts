import type { BeyondTable } from "./beyond-table.ts";

/** What may be said before anything else. */
const LEAD = "^(?:(?:ơi|này|ê|à|ừ|mà|nhưng|nè|em|bạn|làm ơn|xin)[,!]? +)*";

const UNMEANT = [
  "^(?:trong |ở |theo )?(?:e-?mail|mail|thư|tin nhắn|thông báo|giấy|tờ giấy|ghi chú|công văn|bài đăng)(?: \\p{L}+){0,4} (?:viết|ghi|nói|bảo|báo|đề)(?!\\p{L})",
  "^theo (?:e-?mail|mail|thư|tin nhắn|thông báo|ghi chú|sếp|lời)(?!\\p{L})",
  "^(?!.{0,40}(?:giúp|giùm|nhờ|hãy))[^:?]{2,40} (?:nói|bảo|viết|nhắn|dặn)(?: (?:là|rằng))?:",
  "^\\p{L}+(?: \\p{L}+)? nhờ (?:tôi|tui|mình) (?:thêm|tạo|đặt|lên|ghi)(?!\\p{L})",
  `${LEAD}(?:quên .{1,80} đi[.! ]*$|quên (?:đi|luôn)(?!\\p{L}))`,
  `${LEAD}(?:tránh|thà|chẳng thà|tuyệt đối (?:không|đừng)|(?:đừng|không) bao giờ|đừng (?:thêm|đặt|ghi) gì|bỏ qua|suýt(?: nữa)?|không nên|đừng có)(?!\\p{L})(?!.{0,60}quên)`,
  `${LEAD}(?:(?:tôi|mình|tui|tao|tớ) )?(?:(?:rất|cực|thật sự) )?(?:ghét|căm ghét|chán ghét|chán|không thích|sợ)(?!\\p{L})(?!.{0,60}quên)[^,;?]*$`,
  `${LEAD}(?:hãy |thử )?(?:tưởng tượng|giả sử|giả dụ|giá mà|giá như|phải chi)(?!\\p{L})`,
  "(?<!\\p{L})thì (?:tuyệt|vui|tốt|hay|thích|đã|ngon)(?: \\p{L}+){0,2},? nhưng(?!\\p{L})",
  "(?<!\\p{L})(?:định|tính|muốn) .{1,100}(?<!\\p{L})nhưng (?:mà )?(?:thôi|không|lại thôi|chưa)(?!\\p{L})",
  "(?<!\\p{L})quyết định (?:sẽ )?không(?!\\p{L})",
  "(?<!\\p{L})đừng (?:thêm|ghi|đặt|tạo|lên)(?: (?:vào|lịch|nhé|nha))?[.! ]*$",
  "^(?:trên )?(?:áp phích|biển|bảng|poster|tờ rơi) (?:ghi|viết|nói)(?!\\p{L})",
  `${LEAD}(?:(?:tôi|mình|tui) )?(?:từ chối|mơ|may mà|lẽ ra|đáng lẽ)(?!\\p{L})(?!.{0,60}quên)`,
].join("|");

export const VIETNAMESE_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  inside:
    "(?<!,\\s)(?:(?:đã|vừa|mới|báo) )?(?:hủy|huỷ|hoãn) (?:rồi|lịch)|bị (?:hủy|huỷ|hoãn|dời)(?!\\p{L})|(?:sẽ|chắc|chắc chắn|có thể|trời) (?:\\p{L}+ )?mưa(?!\\p{L}| thì)|trời (?:sẽ )?(?:nắng|nóng|lạnh)|không (?:đến|tới|ăn|đi) .{1,40}được[.! ]*$|không có (?:cuộc|buổi|lịch)",
};
