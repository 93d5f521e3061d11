import type { MemoryTable } from "./memory-table.ts";

const ME = "(?:tôi|mình|tớ|em|anh|chị|tui|cô|chú|bác)";
const FOR_ME = `(?: (?:giúp|hộ|giùm|dùm|cho))+(?: ${ME})?`;
/** What's true of something, rather than to be done. */
const FACT = "{fact:.+? (?:là|bị|tên|thích|ghét|dị ứng|ở số|không (?:ăn|uống|thích|biết|chịu)) .+?}";
const YOU = "(?:(?:bạn|em|anh|chị) )?";

export const VIETNAMESE_MEMORY: MemoryTable = {
  before:
    "từ (?:giờ|nay|bây giờ)(?: trở đi)?|sau này|lần sau|hãy|xin|làm ơn|vui lòng|bạn ơi|em ơi|này|ok|à|nhân tiện|atrium",
  after: "nhé|nha|nhá|ạ|giúp (?:tôi|mình|em)|giùm (?:tôi|mình|em)|cảm ơn",
  remember: [
    `(?:ghi )?nhớ(?: giúp| hộ| giùm| cho)?(?: ${ME})?(?: nhé| nha)?,? (?:rằng|là) {fact}`,
    `(?:ghi )?nhớ(?: giúp| hộ| giùm| cho)?(?: ${ME})?(?: nhé| nha| điều này)?: {fact}`,
    "đừng (?:có )?quên (?:rằng|là) {fact}",
    `(?:ghi nhớ|nhớ|lưu lại|ghi lại)${FOR_ME}[,:]? ${FACT}`,
    `(?:ghi nhớ|nhớ) (?:nhé|nha|nghen)[,:] {fact:(?:${ME}|con|vợ|chồng|bé|mẹ|má|ba|bố|nhà) .+?}`,
    `(?:bạn|em|ad|bot) (?:ghi )?nhớ(?:${FOR_ME})? (?:rằng|là) {fact} (?:nha|nhé|nghen|ạ)`,
  ],
  rememberAsked: [
    `${YOU}(?:có thể )?(?:ghi )?nhớ(?: giúp| hộ| giùm)?(?: ${ME})? (?:rằng|là) {fact} (?:được không|được chứ|được hông)`,
  ],
  recall: [
    `${YOU}(?:còn |đang |đã )?(?:ghi )?nhớ(?: được)?(?: những)? (?:gì|điều gì)(?: về ${ME})?(?: (?:vậy|thế|rồi|nhỉ))?`,
    `${YOU}biết(?: những)? (?:gì|điều gì) về ${ME}(?: (?:vậy|thế|nhỉ))?`,
    `${ME} đã (?:nhờ|bảo|nói) ${YOU}nhớ(?: những)? gì`,
    `(?:(?:cho ${ME} )?(?:xem|coi|biết)|đọc|liệt kê|kể)(?: lại)? (?:những (?:gì|điều)|mọi thứ)(?: mà)? ${YOU}(?:đã |đang |còn )*(?:ghi )?nhớ(?: (?:về|giùm|giúp) ${ME})?`,
  ],
  forgetAll: [
    `quên (?:đi )?(?:hết|tất cả|mọi thứ|mọi điều|hết mọi thứ)(?: (?:những gì |điều )?${YOU}biết)?(?: về ${ME})?(?: đi)?`,
    `(?:xóa|xoá) (?:hết |tất cả |toàn bộ )?(?:bộ nhớ|ghi nhớ|các ghi nhớ|những gì ${YOU}nhớ)(?: về ${ME})?`,
  ],
  forget: [
    "quên (?:đi )?(?:rằng|là|chuyện|việc|điều|vụ|thông tin) {fact}(?: đi)?",
    "đừng (?:ghi )?nhớ (?:(?:rằng|là|chuyện|vụ) )?{fact} nữa",
    "(?:xóa|xoá|bỏ) (?:cái |phần )?(?:ghi nhớ|thông tin|trí nhớ)(?: (?:về|là|chuyện|vụ))* {fact}(?: đi)?",
    "(?:xóa|xoá|bỏ) (?:cái )?{fact} (?:ra )?khỏi (?:trí nhớ|bộ nhớ|ghi nhớ|đầu)(?: đi)?",
  ],
  forgetIfKnown: [
    "(?:(?:hãy|bạn|em|giúp mình|giúp em|giúp tôi) )*quên (?:đi )?(?:(?:vụ|cái|chuyện|việc|điều|về) )*{fact}(?: đi)?",
  ],
  noFact: `nó|đó|này|(?:cái|chuyện|vụ|việc|điều) (?:đó|này|ấy|kia)|hết|tất cả|${ME}`,
  speaks: "nhớ|quên|từ giờ|từ nay|từ bây giờ|lần sau",
  spaced: true,
};
