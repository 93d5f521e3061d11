import type { MemoryTable } from "./memory-table.ts";

const ME = "(?:tôi|mình|tớ|em|anh|chị|tui)";
const YOU = "(?:(?:bạn|em|anh|chị) )?";

export const VIETNAMESE_MEMORY: MemoryTable = {
  before: "hãy|xin|làm ơn|vui lòng|bạn ơi|em ơi|này|ok|à|nhân tiện|atrium",
  after: "nhé|nha|nhá|ạ|giúp (?:tôi|mình|em)|giùm (?:tôi|mình|em)|cảm ơn",
  remember: [
    `(?:ghi )?nhớ(?: giúp| hộ| giùm| cho)?(?: ${ME})?(?: nhé| nha)?,? (?:rằng|là) {fact}`,
    `(?:ghi )?nhớ(?: giúp| hộ| giùm| cho)?(?: ${ME})?(?: nhé| nha| điều này)?: {fact}`,
    "đừng (?:có )?quên (?:rằng|là) {fact}",
  ],
  rememberAsked: [
    `${YOU}(?:có thể )?(?:ghi )?nhớ(?: giúp| hộ| giùm)?(?: ${ME})? (?:rằng|là) {fact} (?:được không|được chứ|được hông)`,
  ],
  recall: [
    `${YOU}(?:còn |đang |đã )?(?:ghi )?nhớ(?: được)?(?: những)? (?:gì|điều gì)(?: về ${ME})?(?: (?:vậy|thế|rồi|nhỉ))?`,
    `${YOU}biết(?: những)? (?:gì|điều gì) về ${ME}(?: (?:vậy|thế|nhỉ))?`,
    `${ME} đã (?:nhờ|bảo|nói) ${YOU}nhớ(?: những)? gì`,
  ],
  forgetAll: [
    `quên (?:đi )?(?:hết|tất cả|mọi thứ|mọi điều|hết mọi thứ)(?: (?:những gì |điều )?${YOU}biết)?(?: về ${ME})?(?: đi)?`,
    `(?:xóa|xoá) (?:hết |tất cả |toàn bộ )?(?:bộ nhớ|ghi nhớ|các ghi nhớ|những gì ${YOU}nhớ)(?: về ${ME})?`,
  ],
  forget: ["quên (?:đi )?(?:rằng|là|chuyện|việc|điều) {fact}(?: đi)?", "đừng nhớ (?:rằng|là) {fact} nữa"],
  forgetIfKnown: [
    "(?:(?:hãy|bạn|em|giúp mình|giúp em|giúp tôi) )*quên (?:đi )?(?:(?:vụ|cái|chuyện|việc|điều|về) )*{fact}",
  ],
  noFact: `nó|đó|này|cái đó|chuyện đó|hết|tất cả|${ME}`,
  speaks: "nhớ|quên|từ giờ|từ nay|từ bây giờ|lần sau",
  spaced: true,
};
