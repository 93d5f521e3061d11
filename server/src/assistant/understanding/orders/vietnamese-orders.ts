import type { OrderTable } from "./order.ts";

const MOVE = "(?:dời|doi|chuyển|chuyen|đổi|lùi|lui|hoãn|hoan|dịch|đẩy|rời)";
const CANCEL = "(?:hủy|huỷ|huy|xóa|xoá|xoa|bỏ|bo|hủy bỏ|huỷ bỏ|cancel|gỡ)";
const TO = "(?:sang|qua|đến|tới|vào|vô|thành|xuống|lên|den|toi)";
const WHAT = "(?:lịch |buổi |cuộc |cái )?";

export const VIETNAMESE_ORDERS: OrderTable = {
  before:
    "ok|oke|à|ừ|ờ|ơ|ủa|ấy|vậy|thế|dạ|rồi|thì|chết|ối|thôi|xin|làm ơn|lam on|nhờ|nho|giúp|giùm|(?:bạn |em )?(?:hãy|giúp|giùm|có thể)|lỡ tay|nhầm|khoan|cho (?:mình|tôi|tui|em|anh|chị) (?=\\p{L})|(?:mình|tôi|tui|em|anh|chị) (?:muốn|cần)",
  after:
    "nha|nhé|nhe|nhá|ạ|đi|di|giùm|giúp|luôn|nghe|nghen|hen|hén|á|nữa|với|thôi|rồi|r|được không|dc ko|(?:giùm|giúp|cho) (?:mình|tôi|tui|em|anh|chị)",
  sentences: [
    [
      "undo",
      "(?:hoàn tác|hoan tac|undo|khôi phục|phục hồi)(?: (?:lại|nó|cái đó|thao tác)(?: vừa rồi)?)?|lấy lại(?: (?:như cũ|tên cũ|cái cũ))?|(?:để|trả|đưa|quay|đổi|chuyển)(?: nó)? (?:lại|về)(?: như)? cũ|trở lại như cũ|như cũ",
    ],
    ["rename", "đổi tên {event} (?:thành|sang|là) {text}"],
    [
      "note",
      `(?:thêm|ghi|viết)(?: cái)? (?:ghi chú|note|chú thích|lưu ý) (?:vô|vào|cho) ${WHAT}{event}\\s*[:：,-]\\s*{text}`,
    ],
    [
      "no-reminders",
      `(?:khỏi|đừng|không cần|ko cần|tắt|bỏ|hủy|huỷ|xóa)(?: có)? (?:nhắc nhở|nhắc|thông báo|lời nhắc|báo)(?: (?:cho|của|về|vụ))?(?: ${WHAT}{event})?`,
    ],
    ["remind", "(?:nhắc|báo)(?: (?:mình|tôi|tui|em|anh|chị))? trước {event} {by}"],
    ["remind", "(?:nhắc|báo)(?: (?:mình|tôi|tui|em|anh|chị))? {event} trước {by}"],
    ["remind", "(?:nhắc|báo)(?: (?:mình|tôi|tui|em|anh|chị))? trước {by}"],
    ["longer", "(?:cho |để )?dài (?:thêm|hơn) {by}"],
    ["longer", "(?:cho |để )?{event} dài (?:thêm|hơn|ra) {by}"],
    ["longer", "(?:kéo dài|nới|thêm) {event} (?:thêm|ra) {by}"],
    ["shorter", "(?:cho |để )?ngắn (?:lại|bớt|hơn) {by}"],
    ["shorter", "(?:cho |để )?{event} ngắn (?:lại|bớt|hơn) {by}"],
    ["shorter", "(?:rút|rút ngắn|cắt|giảm) {event} (?:bớt|đi) {by}"],
    ["length", "(?:rút ngắn|rút|cắt|giảm|kéo dài) {event} (?:còn|xuống|xuống còn|lên|thành) {by}"],
    ["end", "(?=từ ){to} (?:nghỉ|bỏ|thôi|ngưng|dừng|hủy|huỷ)(?: hẳn)? {event}"],
    ["end", "(?:nghỉ|bỏ|ngưng|dừng|thôi)(?: hẳn)? {event} (?=từ ){to}"],
    ["later", `(?:lùi|lui|hoãn|dời|đẩy|cho) ${WHAT}{event} (?:(?:lại|trễ|muộn|chậm) (?:thêm |hơn )?){by}`],
    ["later", `(?:lùi|lui|hoãn) ${WHAT}{event} {by}`],
    ["earlier", `(?:cho |dời |đẩy |chuyển )?${WHAT}{event} (?:sớm hơn|sớm lên|lên sớm|sớm) {by}`],
    ["move", `${MOVE} ${WHAT}{event} ${TO} {to}`],
    ["move", `${MOVE} ${TO} {to}`],
    [
      "move",
      "(?:à|ý là|ý mình là|nhầm|không phải|phải là|chuyển thành|đổi thành|sửa thành|để)[ ,]+{to}(?: (?:mới đúng|chứ))?",
    ],
    ["move", "{to} (?:mới đúng|chứ|cơ)"],
    ["place", "{event} (?:ở|tại) {text}"],
    ["place", "(?:địa điểm |chỗ )?(?:là |ở |tại ){text}"],
    ["cancel", `${CANCEL} (?:hết |sạch |toàn bộ |tất cả )?${WHAT}{event}`],
    ["cancel", `{when} ${CANCEL} ${WHAT}{event}`],
    ["change", `(?:sửa|đổi|chỉnh|thay đổi|chỉnh sửa|dời|chuyển) ${WHAT}{event}`],
  ],
  it: "nó|cái đó|cái này|cái ấy|vụ đó|lịch đó|lịch này|buổi đó|buổi này",
  both: "cả hai(?: cái)?|cả 2(?: cái)?|hai cái|2 cái",
  all: "hết|tất cả|toàn bộ|mọi thứ|tất cả lịch",
  nth: [
    "(?:cái |buổi )?(?:đầu tiên|đầu|thứ nhất|thứ 1|số 1)",
    "(?:cái |buổi )?(?:thứ hai|thứ 2|số 2)",
    "(?:cái |buổi )?(?:thứ ba|thứ 3|số 3)",
    "(?:cái |buổi )?(?:thứ tư|thứ 4|số 4)",
    "(?:cái |buổi )?(?:thứ năm|thứ 5|số 5)",
    "(?:cái |buổi )?(?:cuối|cuối cùng|sau cùng)",
  ],
  one: "(?:chỉ )?(?:lần|buổi|hôm|cái) (?:này|đó)(?: thôi)?|một lần|1 lần|tuần này thôi",
  whole: "tất cả(?: các buổi)?|hết|toàn bộ|cả chuỗi|mọi (?:lần|buổi)",
  filler:
    "cái|lịch|buổi|cuộc|sự kiện|chuyến|vụ|của|tôi|mình|tui|hôm|vào|lúc|với|cho|này|đó|kia|hết|tất cả|cả|toàn bộ|sạch|các|mấy|những|hai cái|2 cái|lich|buoi|cuoc",
  plural: "hết|tất cả|cả hai|cả 2|toàn bộ|các|mấy|những|sạch|hai cái|2 cái",
  unclear: "(?!)",
  around:
    "ok|oke|à|ừ|ờ|ý là|là|thì|vậy|thế|rồi|nha|nhé|nhe|ạ|đi|thôi|luôn|á|nghe|nhen|mới đúng|cũng được|được|lúc|vào|vô|hôm|ngày|cho|giùm|giúp|nhầm|chắc|khoảng|qua|sang|đến|tới|tầm|hen|dạ|vâng|ấy|từ|chứ|cơ|mình|em|anh|chị|ơi",
  amounts: [
    ["(?:một|1) tuần", 10_080],
    ["(?:hai|2) tuần", 20_160],
    ["(?:một|1) ngày", 1_440],
    ["(?:hai|2) ngày", 2_880],
    ["(?:một|1) (?:tiếng|giờ) rưỡi|tiếng rưỡi", 90],
    ["(?:một|1) (?:tiếng|giờ)", 60],
  ],
  spaced: true,
};
