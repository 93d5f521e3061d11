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
  `${LEAD}(?:hãy |nhờ |giúp )*(?:nói|bảo|báo|nhắn|kể|trả lời|hỏi|cho)(?: (?:lại|tin|giúp|giùm|hộ))* (?!(?:tôi|mình|tui|em) )(?:với |cho )?[^:?]{1,40}? (?:biết )?(?:là|rằng|xem)(?!\\p{L})`,
  `${LEAD}(?:hãy )?(?:phớt lờ|lờ đi|mặc kệ)(?!\\p{L}).{0,40}(?<!\\p{L})(?:hướng dẫn|chỉ dẫn|quy tắc|lệnh|tất cả|mọi thứ|trước đó)(?!\\p{L})`,
  `${LEAD}(?:hãy )?(?:(?:nói|lặp lại|nhắc lại|đánh vần|đọc|phát âm|trích)(?: (?:theo tôi|theo mình|to lên|câu|từ|này|sau))*(?::| (?=["“]))|(?:lặp lại|nhắc lại|nói) theo (?:tôi|mình)|đánh vần )`,
  `${LEAD}(?:hãy )?(?:(?:ngừng|dừng|thôi)(?: việc)? (?:thêm|tạo|đặt|lên|ghi|xếp|nhắc|dời|xóa)|(?:từ chối|khước từ|bác bỏ)(?= \\p{L}))(?!\\p{L})`,
  `${LEAD}(?:không (?:đúng|phải) (?:là|sự thật)|làm gì có|không ai|chẳng ai)(?!\\p{L})`,
  `${LEAD}(?:tôi|mình|tui|em|anh|chị) (?:không thể|không|chẳng thể) (?!.{0,40}(?:quên|trễ|muộn|bỏ lỡ))(?:ăn|đi|gặp|họp|đến|tới|dự|tham gia)(?!\\p{L})`,
  "(?<!\\p{L})(?:định|tính|muốn|có) .{1,100}(?<!\\p{L})nhưng (?:mà )?(?:đã |vừa |mới |bị )*(?:hủy|huỷ|hoãn|dời)(?!\\p{L})",
].join("|");

/** Orders that only hold if something happens, which nobody watches for. */
const CONDITION = [
  `${LEAD}(?:nếu|giả sử|trừ khi|lỡ|khi nào)(?! (?:được|có thể|bạn|em|tiện|không phiền|rảnh)(?!\\p{L}))[^,]{2,60}(?:,| thì) ?(?:thì |hãy )?(?:hủy|huỷ|xóa|xoá|bỏ|dời|chuyển|đổi|hoãn|thêm|tạo|đặt|ghi|lên lịch)(?!\\p{L})`,
  `${LEAD}(?:hủy|huỷ|xóa|xoá|dời|chuyển|hoãn|thêm|đặt)(?!\\p{L}) [^?]{2,80} (?:nếu|trừ khi)(?! (?:được|có thể|bạn|em|tiện|không phiền)(?!\\p{L}))[^?]*$`,
].join("|");

/** Said in the end of what was named before, instead of doing it. */
const AGAINST =
  "[?!.,;–—-]+\\s*(?:nhưng |mà )*(?:không đời nào|còn lâu|không bao giờ|đừng hòng|mơ đi|dĩ nhiên là không|tất nhiên là không|không đâu|(?:tôi|mình|tui) (?:đùa|giỡn|nói đùa)(?: thôi)?|(?:đùa|giỡn|nói đùa|nói chơi)(?: thôi)?|(?:tôi|mình|tui) không (?:muốn|thích|đồng ý)(?: .{0,20})?|(?:tôi|mình|tui) ghét(?: .{0,20})?)|\\?\\s*không";

/** What's a word of an order, or of whom it's about, rather than somebody else. */
const OWN =
  "đi|ăn|uống|họp|gặp|gọi|mua|hẹn|khám|học|tập|chạy|bơi|đón|đưa|nộp|trả|làm|xem|chơi|du|về|thăm|dự|tham|lịch|sinh|cuộc|buổi|tiệc|đám|ca|bay|nhậu|cà|cafe|cf|cắt|gội|rửa|dọn|nhà|cả|em|tôi|tui|mình|tao|tớ|chúng|tụi|bọn|con|bé|thêm|tạo|đặt|nhắc|ghi|lên|note|nhớ|đừng|có|phải|cần|sẽ|rồi|xong|và|với|cho|lúc|vào|ừ|ừm|ok|dạ|à|thôi|vậy|hay|giúp|hãy|bạn|đổi|dời|hủy|huỷ|xóa|xoá|chuyển|nghỉ|thi|tiêm|phỏng|deadline|bỏ|cái|tìm|bao|công|mấy|mùng|di|gap|hop|an|uong|mua|kham|hoc|nghi|chay|don|lam|xem|giá|hỏi|ai|sao|đâu|nào|liệu|sự|không|chưa|nếu|vì|mai|hôm|bữa|chiều|sáng|tối|trưa|cho|để|xin|đang|mới|vừa|được";

/** Somebody or something, and what they do. */
const TOLD = `^(?!(?:${OWN}|(?:anh|chị|ông|bà|cô|chú|bác|dì|cậu)(?! (?:ấy|ta|nội|ngoại|trai|gái|họ)(?!\\p{L})))(?!\\p{L}))(?:\\p{L}+ (?:ấy |ta |nó |nội |ngoại |trai |gái |họ )?|(?!\\p{L}+ (?:${OWN})(?!\\p{L}))\\p{L}+ \\p{L}+ (?:ấy |ta )?)(?:(?:sẽ|đang|sắp|phải|cũng) )*(?:có (?:cuộc|buổi|lịch|hẹn|tiệc|lớp|tiết|ca|bài|việc|một|phỏng|họp)|đi (?:khám|học|làm|chơi|ăn|họp|mua|thi|gặp|đám|công tác|du lịch|bơi|xem|nhổ|chợ|nha|bác|bệnh)|(?:bay|chạy|khởi hành|cất cánh|hạ cánh|xuất phát|rời|mở cửa|đóng cửa|dọn|ra mắt|khai trương|bắt đầu|kết thúc|phẫu thuật|cưới|lấy (?:vợ|chồng)|kết hôn|chuyển (?:nhà|đi)|về (?:nước|quê|nhà)|đến|tới|cập (?:bến|cảng)|nhổ neo|biểu diễn|thi đấu|gặp|họp|ăn|học|khám|thi|làm|nấu|hát|nướng|bán|mua|chơi)(?!\\p{L}))(?!\\p{L})`;

/** Words that order to write down what's told. */
const NOTED = "(?<!\\p{L})(?:thêm|ghi|lưu|note|nhắc|đặt lịch|lên lịch|vào lịch|giúp|giùm|hộ)(?!\\p{L})";

export const VIETNAMESE_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  condition: CONDITION,
  against: AGAINST,
  told: `^(?!.*(?:${NOTED}))(?:${TOLD})`,
  inside:
    "(?<!,\\s)(?:(?:đã|vừa|mới|báo) )?(?:hủy|huỷ|hoãn) (?:rồi|lịch)|bị (?:hủy|huỷ|hoãn|dời)(?!\\p{L})|(?:sẽ|chắc|chắc chắn|có thể|trời) (?:\\p{L}+ )?mưa(?!\\p{L}| thì)|trời (?:sẽ )?(?:nắng|nóng|lạnh)|không (?:đến|tới|ăn|đi) .{1,40}được[.! ]*$|không có (?:cuộc|buổi|lịch)",
};
