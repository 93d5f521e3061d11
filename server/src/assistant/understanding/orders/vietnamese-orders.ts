import { plainLetters, typed } from "../time/vietnamese-words.ts";
import type { OrderTable } from "./order.ts";

const MOVE = "(?:dời|chuyển|đổi|lùi|hoãn|dịch|đẩy|rời|di dời)(?: lại| lịch)?";
/** Those who change something, and not the person who tells it. */
const THEY =
  "(?:sếp|khách|họ|nó|tụi nó|bên \\p{L}+|(?:anh|chị|cô|chú|bác|thầy) \\p{L}+|thầy|cô giáo|bác sĩ|nha sĩ|công ty|vợ|chồng|trường|phòng khám)";
const CANCEL =
  "(?:hủy|huỷ|xóa|xoá|bỏ|hủy bỏ|huỷ bỏ|cancel|gỡ|xóa bỏ|dẹp|bỏ qua)(?:(?: giùm| giúp| hộ| dùm)(?: cho)?(?: \\p{L}+(?= (?:lịch|cái|buổi|cuộc|vụ|hẹn|bữa|kèo|chuyến|lớp|sự kiện)(?!\\p{L})))?)?";
const TO = "(?:sang|qua|đến|tới|vào|vô|thành|xuống|lên|lúc|về)";
const WHAT = "(?:(?:lịch hẹn|lịch|buổi|cuộc hẹn|cuộc|cái|bữa|vụ|sự kiện) (?!(?:đó|này|kia|ấy|nớ)(?:\\s|$)))?";
const I = "(?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ|t|e|a|c)";
/** "Xuống 11h" is a time, and no 11 hours. */
const NO_HOUR = "(?!(?:[4-9]|[12]\\d) ?(?:h|g|giờ)\\d{0,2}(?:\\s|$))";
/** What's done at an event that was spoken of: "họp 2 tiếng nhé", "gặp ở quán nha". */
const DOES = "(?:họp|gặp|học|tập|làm|khám|chơi|ăn|đi|hẹn|phỏng vấn|nói chuyện)(?: (?:nhau|mặt))?";
/** How a place begins that something moves to. */
const PLACE =
  "(?:phòng|quán|nhà|văn phòng|zoom|meet|google meet|teams|online|lầu|tầng|sảnh|khách sạn|bệnh viện|nha khoa|trường|sân|rạp|tiệm|trung tâm|công viên|chi nhánh|cơ sở|hội trường|thư viện|vincom|aeon|lotte|the coffee|highlands?|starbucks|phúc long|katinat|cộng|trung nguyên|\\d{1,4}(?=(?: \\p{L}{2,}){2}))";
const EVERY =
  "(?=(?:mỗi|hàng|hằng|(?:\\d|hai|ba) (?:tuần|ngày|tháng) (?:một|1) lần|ngày nào|tuần nào|tháng nào)(?!\\p{L}))";
const LATER = "(?:lại|trễ|muộn|chậm|xuống(?! \\d{1,2} ?(?:h|g|giờ)\\d{0,2}(?:\\s|$))|ra)";

const ACCENTED: OrderTable = {
  before:
    "(?:với cả|với lại|xong|sẵn tiện|sẵn|tiện thể|nhân tiện|đồng thời|còn)(?= (?:hủy|huỷ|xóa|xoá|bỏ|dẹp|dời|chuyển|đổi) )|và(?= kéo dài)|(?:(?:xin )?chào|hi|hello|alo)(?: (?:bạn|em|anh|chị|ad|bot|cậu))?|ý (?:mình|tôi|tui|em|anh|chị) là|ý là|(?:sếp|khách|họ|nó|vợ|chồng|anh \\p{L}+|chị \\p{L}+|cô \\p{L}+|chú \\p{L}+) (?:kêu|bảo|nói|nhắn|báo)(?: là)?(?= (?:dời|đổi|chuyển|hủy|huỷ|lùi|hoãn)(?!\\p{L}))|không(?=,? (?:dời|chuyển|đổi|lùi) )|ok|oke|okie|à|mà|ừ|ờ|ơ|ủa|ấy|ê|hmm+|vậy|thế|dạ|rồi|thì|chết|ối|thôi|xin|làm ơn|nhờ|phiền|xin lỗi|sorry|quên|cảm ơn|tuyệt|được rồi|hay|(?:em|anh|chị|bạn|ad|bot|trợ lý|mày|cưng)(?: \\p{L}+)? ơi|(?:bạn |em |anh |chị )?(?:hãy|giúp|giùm|hộ|có thể|vui lòng)(?: (?:mình|tôi|tui|em|anh|chị))?|lỡ tay|nhầm(?: rồi)?|lộn(?: rồi)?|khoan|hay là|(?:mình|tôi|tui|em|anh|chị|t|tao) (?:muốn|cần|phải|định)|(?:cho )?(?:mình|tôi|tui|em|anh|chị|cô|chú|bác)(?= (?:dời|hủy|huỷ|xóa|xoá|chuyển|đổi|bỏ|lùi|hoãn|đẩy|sửa|cancel|thêm|ghi|kéo dài|rút ngắn|hoàn tác) )|muốn|cần",
  after:
    "(?:không|ko|hông|khỏi|hết) cần(?: (?:nữa|đâu))*|nữa đâu|(?:nha|nhé|nhe|nhá|ạ|đi|nghen|hen|nghe|nhen|luôn)(?: (?:em|anh|chị|bạn|cưng|mày|ad|bot|nha|nhé|ạ))*|giùm|giúp|hộ|dùm|(?:giùm|giúp|hộ|dùm) cái|hén|á|nữa|với|thôi|rồi|r|vậy|(?:được|đc|dc) (?:không|ko|hông|k)(?: (?:em|anh|chị|bạn|ạ))?|(?:giùm|giúp|cho|hộ|dùm) (?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ|t|c|a|e)(?: (?:với|cái|nha|nhé))*|cảm ơn|em|bạn ơi|em ơi",
  reason:
    ".*(?:bận|ốm|bệnh|kẹt|mắc|nghỉ|có việc|công tác|không (?:đi|tới|đến|tham gia|dự|rảnh)|ko (?:đi|rảnh)|mệt|đổi ý|về quê|đi vắng).*",
  reasonOf:
    "(?:.* (?:nên|vậy nên|cho nên|thành ra) )?(?<event>[^,]*(?:nghỉ(?! phép| lễ| việc| hưu| ngơi| mát| bán)|(?:không|ko) (?:đi|tham gia|dự|họp|học|gặp|tập|ăn|khám|làm))(?: .+)?)",
  asks: "(?:nhắn|nhắn tin|gửi tin|gửi tin nhắn|gọi|gọi điện|bảo|nói|gửi mail)(?: \\p{L}+){1,4} (?:là|rằng|biết)\\s.*|(?:ai|đứa nào|sao|tại sao|vì sao|nếu|liệu|có nên|làm sao)(?:\\s.*)?|.*\\s(?:đâu|chưa|hả|thì sao|không|ko|hông|hong|phải không)",
  sentences: [
    [
      "undo",
      "(?:hoàn tác|undo|khôi phục|phục hồi|rút lại|thu hồi)(?: (?:lại|nó|cái đó|cái (?:vừa|mới)(?: rồi| tạo| thêm| đặt)?|thao tác|việc)(?: vừa rồi| nãy| lúc nãy)?)?|(?:làm|đưa) (?:lại )?như (?:trước|ban đầu)|lấy nó lại|lấy lại(?: (?:như cũ|tên cũ|cái cũ))?|(?:để|trả|đưa|quay|đổi|chuyển)(?: nó)? (?:lại|về)(?: như)?(?: (?:giờ|lịch|ngày|chỗ|tên))? cũ|(?:trở|quay) lại như (?:cũ|trước)|(?:để |giữ )?(?:nguyên )?như cũ|(?:khôi phục|phục hồi|lấy|thêm|đưa)(?: lại)? (?:cái |lịch |sự kiện |buổi )?(?:vừa|mới)(?: nãy)? (?:xóa|xoá|hủy|huỷ|bỏ|dời|đổi|sửa)|(?:thêm|đưa) lại(?: vào lịch| vô lịch)?",
    ],
    [
      "rename",
      `(?:đổi|sửa|thay|đặt)(?: lại)? (?:tên|tiêu đề)(?: của| cho)? ${WHAT}{event} (?:thành|sang|là|lại thành|lại là) {text}`,
    ],
    ["rename", `${WHAT}{event} (?:đổi|sửa|thay)(?: lại)? (?:tên|tiêu đề) (?:thành|sang|là|lại thành|lại là) {text}`],
    ["rename", "(?:đổi|sửa|thay|đặt)(?: lại)? (?:tên|tiêu đề) (?:thành|sang|là|lại thành) {text}"],
    ["rename", "gọi (?:nó|cái đó) là {text}"],
    [
      "note",
      `(?:thêm|ghi|viết)(?: cái)? (?:ghi chú|note|chú thích|lưu ý) (?:vô|vào|cho) ${WHAT}{event}\\s*[:：,-]\\s*{text}`,
    ],
    ["note", `(?:(?:thêm|ghi|viết) )?(?:ghi chú|note) (?:vô|vào|cho) ${WHAT}{event} (?:là|rằng) {text}`],
    ["note", "(?:thêm|ghi|viết)(?: cái)? (?:ghi chú|note|chú thích|lưu ý)(?: là|:)? {text}"],
    ["note", "(?:ghi chú|lưu ý|note)(?: là|:) {text}"],
    [
      "no-reminders",
      `(?:khỏi|đừng|không cần|ko cần|tắt|bỏ|hủy|huỷ|xóa)(?: có)? (?:nhắc nhở|nhắc|thông báo|lời nhắc|báo)(?: (?:cho|của|về|vụ))?(?: ${WHAT}{event})?`,
    ],
    ["remind", `(?:nhớ )?(?:nhắc|báo)(?: cho)?(?: ${I})? trước ${WHAT}{event} {by}`],
    ["remind", `(?:nhớ )?(?:nhắc|báo)(?: cho)?(?: ${I})?(?: về| vụ)? ${WHAT}(?!${I} trước ){event} trước {by}`],
    ["remind", `(?:nhớ )?(?:nhắc|báo)(?: cho)?(?: ${I})? trước(?: cho)?(?: ${I})? {by}`],
    [
      "remind",
      `${WHAT}{event} (?:(?:thì|nhớ|làm ơn|em|bạn) )*(?:nhắc|báo)(?: nhở)?(?: cho)?(?: ${I})? trước(?: cho)?(?: ${I})? {by}`,
      "told",
    ],
    [
      "remind",
      `(?:nhớ )?(?:nhắc|báo)(?: cho)?(?: ${I})? trước {by} (?:cho |của |vụ |về |khi |lúc )?(?!để )${WHAT}{event}`,
    ],
    ["remind", "(?:đặt|thêm|cài)(?: lời)?(?: nhắc| báo)(?: nhở)? trước {by} cho {event}"],
    ["remind", "(?:đặt|thêm|cài)(?: lời)?(?: nhắc| báo)(?: nhở)? trước {by}"],
    ["remind", `{by} trước (?:khi |lúc )?(?:đó )?(?:thì )?(?:nhắc|báo)(?: ${I})?`],
    [
      "remind-instead",
      `(?:đổi|sửa|chỉnh|chuyển)(?: lại)?(?: (?:giờ|lịch|lời|cái))* nhắc(?: nhở)?(?: (?:của|cho|về))? ${WHAT}{event} (?:thành|sang|lại|là|xuống|lên)(?: thành)?(?: trước)? {by}`,
    ],
    [
      "remind-instead",
      "(?:đổi|sửa|chỉnh|chuyển)(?: lại)?(?: (?:giờ|lịch|lời|cái))* nhắc(?: nhở)?(?: (?:thành|sang|lại|là|xuống|lên))*(?: trước)? {by}",
    ],
    [
      "later",
      `(?:(?:lùi|hoãn)(?: lại| xuống)?|(?:dời|đẩy|cho)(?: lại| xuống| trễ| muộn)?(?= thêm))(?: thêm)? ${NO_HOUR}{by}(?: nữa)?`,
    ],
    ["longer", "(?:cho |để |kéo )?(?:dài|lâu) (?:thêm|hơn) {by}(?: nữa)?"],
    ["longer", "thêm {by}(?: nữa)?"],
    ["longer", `(?:thêm|cộng|cộng thêm|nới thêm) {by} (?:cho|vào|vô) ${WHAT}{event}`],
    ["longer", "(?:cho |để )?{event} (?:cho |để )?(?:kéo )?dài (?:thêm|hơn|ra)(?: thêm)? {by}(?: nữa)?"],
    ["longer", "(?:kéo dài|nới|thêm) {event} (?:thêm|ra) {by}(?: nữa)?"],
    [
      "longer",
      `(?!(?:lùi|dời|đẩy|hoãn|sớm|trễ|muộn)(?: \\p{L}+)? thêm )${WHAT}{event} (?:(?:cho|để|cộng|nới) )?thêm {by}`,
      "told",
    ],
    [
      "length",
      "(?:mỗi (?:buổi|lần|bữa)|chỉ|cho|để|nó|trong|làm|kéo dài)(?: chỉ| còn| kéo dài| dài| trong| thành| là)* {by}",
    ],
    ["length", `(?:cho |để )?${DOES} (?:(?:trong|khoảng|tầm|chừng|hẳn|có) )*{by}(?: (?:thôi|là đủ))?`],
    ["length", "{by} (?:thôi|là đủ)"],
    ["until", "(?:cho |để )?(?:kéo dài |dài |kéo )?(?:đến|tới)(?: hết)? {to}(?: lận| cơ| mới (?:về|xong|hết))?"],
    ["until", "(?:cho |để )?{event} kéo dài (?:đến|tới)(?: hết)? {to}"],
    ["until", `(?:cho )?${WHAT}{event} (?:sẽ |chắc )?(?:kết thúc|xong|tan)(?: (?:lúc|vào|tầm|khoảng))? {to}`, "told"],
    ["until", "(?:kéo dài|kéo) {event} (?:đến|tới)(?: hết)? {to}"],
    ["shorter", "(?:cho |để )?ngắn (?:lại|bớt|hơn) {by}(?: nữa)?"],
    ["shorter", "(?:cho |để )?{event} ngắn (?:lại|bớt|hơn) {by}(?: nữa)?"],
    ["shorter", "(?:rút|rút ngắn|cắt|giảm) {event} (?:bớt|đi) {by}(?: nữa)?"],
    [
      "length",
      `${WHAT}{event} (?:rút|rút ngắn|cắt|cắt ngắn|giảm)(?: lại)? (?:xuống còn|lại còn|còn|xuống) {by}(?: nữa)?`,
    ],
    ["length", "(?:rút ngắn|rút|cắt|giảm|kéo dài) {event} (?:còn|xuống|xuống còn|lên|thành) {by}"],
    [
      "length",
      "(?:cho |để )?{event} (?:sẽ |phải |cần )?(?:chỉ|còn|kéo dài|trong|dài|mất|tốn)(?: còn| trong| là| thành)* {by}",
    ],
    [
      "end",
      "(?=từ ){to} (?:nghỉ|bỏ|thôi|ngưng|dừng|hủy|huỷ)(?: hẳn)? (?!phép|lễ|tết|mát|dưỡng|trưa|hè|đông|việc){event}",
    ],
    ["end", "(?:nghỉ|bỏ|ngưng|dừng|thôi)(?: hẳn)? {event} (?=từ ){to}"],
    [
      "end",
      `${CANCEL}(?: (?:hết|luôn|hẳn|tất cả|toàn bộ))*(?: (?:các|mấy|những))? ${WHAT}{event} (?=từ ){to} trở(?: đi)?`,
    ],
    ["later", `(?:lùi|hoãn|dời|đẩy|cho)? ?(?:nó )?(?:(?:lùi )?${LATER} (?:thêm |hơn )?)+${NO_HOUR}{by}(?: nữa)?`],
    ["later", `(?:lùi|hoãn|dời|đẩy) thêm ${NO_HOUR}{by}(?: nữa)?`],
    ["later", `(?:lùi|hoãn|dời|đẩy|cho) ${WHAT}{event} (?:(?:lùi )?${LATER} (?:thêm |hơn )?)+${NO_HOUR}{by}(?: nữa)?`],
    ["later", `(?:lùi|hoãn) ${WHAT}{event} ${NO_HOUR}{by}(?: nữa)?`],
    ["later", `(?:lùi|hoãn) (?:thêm )?${NO_HOUR}{by}(?: nữa)?`],
    [
      "later",
      `${WHAT}{event} (?:lùi|hoãn|dời|đẩy|bị lùi|bị dời|trễ|muộn)(?: ${LATER})*(?: thêm| hơn)* ${NO_HOUR}{by}(?: nữa)?`,
    ],
    ["earlier", "(?:cho |dời |đẩy |chuyển )?(?:nó )?(?:sớm hơn|sớm lên|lên sớm|sớm) {by}(?: nữa)?"],
    [
      "earlier",
      `(?:cho |dời |đẩy |chuyển )?${WHAT}{event}(?: (?:bị|được|dời|chuyển|đẩy|đổi))* (?:sớm hơn|sớm lên|lên sớm|sớm)(?: lên| thêm)? ${NO_HOUR}{by}(?: nữa)?`,
    ],
    ["earlier", `(?:cho|dời|đẩy|chuyển) sớm(?: (?:lên|hơn))? ${WHAT}{event}(?: lên)? ${NO_HOUR}{by}`],
    [
      "later",
      `(?:cho|dời|đẩy|chuyển) (?:trễ|muộn|lùi)(?: (?:lại|hơn))? ${WHAT}{event}(?: (?:lại|xuống))? ${NO_HOUR}{by}`,
    ],
    ["move", `(?:${MOVE} )?${WHAT}{event} (?:${MOVE} )?${TO} {to} (?:thay vì|thay cho) {when}`, "told"],
    [
      "move",
      `(?:cho |dời |đẩy |chuyển |kéo )?${WHAT}{event} (?:sớm|lùi|trễ|muộn|đôn|đẩy|kéo) (?:lên|lại|xuống|về|sang|qua|tới|đến|vào) {to}`,
      "told",
    ],
    ["move", `(?:cho |để )?${WHAT}{event} (?:bắt đầu|diễn ra) (?:lúc |vào |từ )?{to}(?: thay vì {when})?`, "told"],
    ["move", `cho ${WHAT}{event} ${TO} {to}`, "told"],
    ["move", "(?:không|hổng) phải [^,]{1,30}(?:,(?: mà)?| mà) (?:là )?{to}(?: (?:mới đúng|cơ))?"],
    ["move", "(?:sang|qua|từ(?= .* (?:đến|tới) )) {to}"],

    ["move", `${WHAT}{event} ?(?:->|=>|→) ?{to}`, "told"],
    ["move", `${WHAT}{event} là {to} (?:mới đúng|chứ)`, "told"],
    [
      "move",
      `(?:đổi|sửa|dời|chuyển)(?: lại)? (?:giờ|thời gian|ngày|lịch)(?: của| cho)? ${WHAT}{event} (?:lại )?(?:${TO}|là) {to}`,
    ],
    [
      "move",
      `${WHAT}{event} (?:(?:bị|được|mới|vừa|lại) )*(?:đổi|sửa|dời|chuyển)(?: lại)? (?:giờ|thời gian|ngày|lịch) (?:lại )?(?:${TO}|là) {to}`,
      "told",
    ],
    ["move", `${MOVE} ${WHAT}{event} ${TO} {to}`],
    ["move", `${MOVE} ${TO} {to}`],
    [
      "move",
      "(?:(?:à|ủa|thôi|lộn|ý là|ý mình là|ý em là|nhầm|không|ko|không phải|phải là|chuyển thành|đổi thành|sửa thành|cho thành|thành|sửa lại|đổi lại|để|quên|xin lỗi|sorry|hay là|cho)[ ,]+)+{to}(?: (?:mới đúng|chứ|cơ))?",
    ],
    [
      "repeat",
      `(?:làm |cho |để |đặt )?(?:nó )?(?:lặp(?: lại)? )?${EVERY}{to}(?: (?:vậy|như vậy|thế|như thế|${DOES}|chạy|uống))?`,
    ],
    ["repeat", `(?:cho |đặt |để )?(?:lặp lại|lặp)(?: lịch)? ${WHAT}{event} ${EVERY}{to}`],
    ["repeat", `(?:cho |đặt |để )?${WHAT}{event} lặp(?: lại)? ${EVERY}{to}`],
    [
      "again",
      "(?:thêm|đặt|tạo|lên)(?: một| 1)? (?:cái|buổi|lịch|bữa) (?:nữa|giống vậy|như vậy|y vậy|tương tự)(?: vào| lúc| cho)? {to}",
    ],
    ["again", "{to} (?:cũng vậy|nữa|cũng thế)"],
    ["move", "{to} (?:mới đúng|chứ|cơ|đi)"],
    ["again", "(?=.*(?:cùng giờ|giờ (?:đó|này|cũ|ấy|như vậy))){to}"],
    [
      "move",
      `(?:${THEY}|\\p{L}+(?= (?:nhắn|báo|kêu|bảo|xin|đòi|muốn|đề nghị) )) (?:mình |em |anh |tôi |tui )?(?:(?:đã|mới|vừa|lại|muốn|đòi|xin|báo|kêu|nhắn|bảo|đề nghị) )*${MOVE} ${WHAT}{event} ${TO} {to}`,
      "told",
    ],
    ["move", `${WHAT}{event} (?:bị |được |giờ |sẽ |đã |vừa |mới )*${MOVE} ${TO} {to}`],
    ["move", `${WHAT}{event} (?:sang|qua|(?:bây )?giờ là|đổi lại là) {to}`, "told"],
    [
      "place",
      `(?:đổi|sửa|chuyển|thêm|dời|cập nhật|ghi)(?: lại)? (?:địa điểm|chỗ|nơi|vị trí)(?: của| cho)? ${WHAT}{event}(?: (?:thành|sang|qua|là|tới|về|lên|xuống|vô|vào|ở|tại)|:) {text}`,
    ],
    [
      "place",
      `(?:địa điểm|chỗ|nơi)(?: của)? ${WHAT}{event} (?:bị |được |giờ |mới )*(?:đổi|chuyển|dời|sửa)(?: lại)? (?:thành|sang|qua|là|tới|về|ở|tại) {text}`,
    ],
    ["place", `(?:thêm|ghi|cập nhật) (?:địa điểm|địa chỉ|chỗ|nơi)(?: là)? {text} (?:cho|vào|của) ${WHAT}{event}`],
    [
      "place",
      "(?:thêm|ghi|cập nhật|bổ sung)(?: cái)? (?:địa điểm|địa chỉ|chỗ hẹn|nơi hẹn|chỗ)(?: (?:hẹn|gặp))?(?: (?:là|ở|tại))* {text}",
    ],
    [
      "place",
      `${WHAT}{event} (?:(?:bị|được|mới|vừa|lại|phải) )*(?:đổi|chuyển|dời|sửa)(?: lại)? (?:địa điểm|chỗ|nơi|quán|phòng|nhà hàng|khách sạn|sân)(?: (?:tổ chức|hẹn|họp|ăn))? (?:thành|sang|qua|là|tới|về|lên|xuống) {text}`,
      "told",
    ],
    ["place", "(?:đổi|sửa|chuyển|dời)(?: lại)? (?:địa điểm|chỗ|nơi) (?:thành|sang|qua|là|tới|về) {text}"],
    ["place", `(?:chuyển|dời|đổi) ${WHAT}{event} (?:về|sang|qua|xuống|lên|tới|vô|vào) (?=${PLACE}(?:\\s|$)){text}`],
    [
      "place",
      `${WHAT}{event} (?:(?:bị|được|mới|vừa|lại) )*(?:chuyển|dời|đổi) (?:về|sang|qua|xuống|lên|tới|vô|vào) (?=${PLACE}(?:\\s|$)){text}`,
      "told",
    ],
    ["rename", `(?:đổi|sửa) ${WHAT}{event} thành {text}`],
    ["place", `${DOES} (?:ở|tại) {text}`],
    ["place", "{event} (?:(?:sẽ|được|bây giờ|giờ) )*(?:(?:tổ chức|diễn ra|hẹn|gặp|làm) )?(?:ở|tại) {text}"],
    ["place", "(?:địa điểm|địa chỉ)(?::| là| ở| tại)* {text}"],
    ["place", "(?:địa điểm |chỗ (?:hẹn |gặp |họp )?)?(?:là |ở |tại ){text}"],
    ["cancel", `${CANCEL} ${WHAT}{event} (?:ra )?khỏi lịch(?: (?:của )?${I})?`],
    ["cancel", `${CANCEL} ${WHAT}{event}`],
    ["cancel", CANCEL],
    ["cancel", `(?:không|ko|hông|khỏi) ${DOES}`],
    ["cancel", `{when} ${CANCEL} ${WHAT}{event}`],
    ["cancel", `(?:nghỉ|khỏi|không (?:đi|tham gia|dự|tới)) (?!phép|lễ|tết|mát|dưỡng|trưa|hè)${WHAT}{event}`, "told"],
    [
      "cancel",
      `{when} (?:nghỉ|khỏi|không (?:đi|tham gia|dự|tới)) (?!phép|lễ|tết|mát|dưỡng|trưa|hè)${WHAT}{event}`,
      "told",
    ],
    ["cancel", `${WHAT}{event} (?:bị |được )?(?:hủy|huỷ|bỏ|xóa|xoá)`, "told"],
    ["cancel", `{when} (?:${I} )?(?:không|ko|hông) (?:phải |có |cần )?${WHAT}{event}`, "told"],
    ["cancel", `{when} (?:${I} )?(?:không|ko) (?:đi |tham gia |dự |tới )?${WHAT}{event} (?:được|đc|dc|nổi)`, "told"],
    ["move", `(?:dời|chuyển|lùi|hoãn|đẩy)(?: lại| lịch)? ${WHAT}{event}`],
    ["move", `(?:đổi|sửa|dời|chuyển)(?: lại)? (?:giờ|thời gian|ngày giờ|ngày)(?: của| cho)? ${WHAT}{event}`],
    ["change", `(?:sửa|đổi|chỉnh|thay đổi|chỉnh sửa) ${WHAT}{event}`],
  ],
  it: "nó|(?:cái|vụ|lịch|buổi|bữa|cuộc|hẹn|sự kiện)? ?(?:đó|này|ấy|kia)|(?:cái |lịch |buổi |sự kiện |cuộc hẹn |(?:cái )?(?:lời |lịch )?nhắc(?: nhở)? )?(?:vừa rồi|(?:mới|vừa|vừa mới)(?: nãy)? (?:tạo|thêm|đặt|ghi|lên|nói)(?: xong| đó)?|mới nãy|hồi nãy|lúc nãy|vừa nãy)|(?:cái )?(?:lời |lịch )?(?:nhắc|nhắc nhở|báo thức)(?: (?:đó|này|ấy|kia))",
  both: "cả hai(?: cái)?|cả 2(?: cái)?|hai cái(?: đó)?|2 cái(?: đó)?",
  all: "hết|tất cả|toàn bộ|mọi thứ|tất cả lịch|hết luôn|mấy cái đó|hết mấy cái đó|chúng|cả ba|cả 3",
  nth: [
    "(?:cái |buổi )?(?:đầu tiên|đầu|thứ nhất|thứ 1|số 1)|cái 1",
    "(?:cái |buổi )?(?:thứ hai|thứ 2|số 2)|cái 2",
    "(?:cái |buổi )?(?:thứ ba|thứ 3|số 3)|cái 3",
    "(?:cái |buổi )?(?:thứ tư|thứ 4|số 4)",
    "(?:cái |buổi )?(?:thứ năm|thứ 5|số 5)",
    "(?:cái |buổi )?(?:cuối|cuối cùng|sau cùng)",
  ],
  one: "(?:chỉ |riêng )*(?:lần|buổi|hôm|cái|bữa) (?:này|đó|nay|mai)(?: thôi)?|một lần|1 lần|một buổi|1 buổi|(?:tuần này|tuần sau|hôm nay|ngày mai) thôi|(?:chỉ|riêng) (?:buổi|bữa|lần|hôm)?",
  whole: "tất cả(?: các buổi)?|hết|toàn bộ|cả chuỗi|mọi (?:lần|buổi)",
  kinds: "hẹn|tập",
  kindBefore: "lớp(?: học)?|tiết|ca|khóa(?: học)?|khoá(?: học)?|kèo",
  filler:
    "(?:hai|ba|bốn|2|3|4)(?= (?:cuộc|buổi|lịch|sự kiện)(?!\\p{L}))|nghỉ|không|ko|nữa|nổi|cái|lịch|buổi|cuộc|sự kiện|chuyến|vụ|của|tôi|mình|tui|hôm|vào|lúc|với|cho|này|đó|kia|hết|tất cả|cả|toàn bộ|sạch|các|mấy|những|hai cái|2 cái|bữa|ngày|giùm|giúp|chỉ|riêng|thôi|bị|được|cuộc hẹn|hẹn|mọi|thứ|ấy|í|tập|đi|dự|tham gia",
  plural:
    "(?:hai|ba|bốn|2|3|4) (?:cuộc|buổi|lịch|sự kiện)|hết|tất cả|cả hai|cả 2|toàn bộ|các|mấy|những|sạch|hai cái|2 cái",
  unclear: "(?!)",
  there: "vào (?:lúc |khung |giờ )?đó|lúc đó|giờ đó|khung giờ đó|slot đó",
  around:
    "ok|oke|à|ừ|ờ|ý (?:em|mình|tôi|anh|chị|t) là|ý là|là|thì|vậy|thế|rồi|nha|nhé|nhe|ạ|đi|thôi|luôn|á|nghe|nhen|nghen|mới đúng|cũng được|được (?:không|ko|hông)|(?:đc|dc) (?:không|ko)|được|không|ko|hông|quên|lận|như cũ|như (?:ban đầu|lúc đầu)|xin lỗi|sorry|bạn|tui|tôi|nè|đó|hay là|hay|chọn|lấy|bắt đầu|mỗi|giờ|vụ đó|lúc|vào|vô|hôm|ngày|cho|giùm|giúp|nhầm|chắc|khoảng|qua|sang|đến|tới|tầm|hen|dạ|vâng|ấy|từ|chứ|cơ|lộn|í|ý|ui|ờm|ừm|ơ|ủa|nhầm rồi|lộn rồi|hổng phải|không phải|mình|em|anh|chị|ơi",
  thatDay: "(?:vào )?(?:ngày |hôm |bữa )(?:đó|đấy|ấy)|cùng ngày",
  written: { on: "ngày", at: "lúc", something: "thêm gì đó" },
  amounts: [
    ["(?<n>[3-9]|[1-4]\\d) tuần", 10_080],
    ["(?<n>[3-9]|[1-9]\\d) ngày", 1_440],
    ["ba ngày", 4_320],
    ["(?:một|1) tuần", 10_080],
    ["(?:hai|2) tuần", 20_160],
    ["(?:một|1) ngày", 1_440],
    ["(?:hai|2) ngày", 2_880],
    ["(?:một|1) (?:tiếng|giờ) rưỡi|tiếng rưỡi", 90],
    ["(?:một|1) (?:tiếng|giờ)", 60],
  ],
  spaced: true,
};

export const VIETNAMESE_ORDERS: OrderTable = {
  ...ACCENTED,
  before: typed(ACCENTED.before),
  after: typed(ACCENTED.after),
  reason: typed(ACCENTED.reason ?? ""),
  asks: typed(ACCENTED.asks ?? ""),
  sentences: ACCENTED.sentences.flatMap(([act, says, kind]) =>
    [...new Set([says, plainLetters(says)])].map((each) => [act, each, kind] as const),
  ),
  it: typed(ACCENTED.it),
  both: typed(ACCENTED.both),
  all: typed(ACCENTED.all),
  nth: ACCENTED.nth.map(typed),
  one: typed(ACCENTED.one),
  whole: typed(ACCENTED.whole),
  filler: typed(ACCENTED.filler),
  plural: typed(ACCENTED.plural),
  around: typed(ACCENTED.around),
  thatDay: typed(ACCENTED.thatDay ?? ""),
};
