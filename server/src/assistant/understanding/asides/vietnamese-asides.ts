import { plainLetters } from "../time/vietnamese-words.ts";
import { type AsideTable, clause } from "./aside-table.ts";

/** Said before anything. */
const LEAD =
  "(?:(?:và|mà|thì|giờ này|giờ|bây giờ|hiện|với lại|à|ờ|ừ|ừm|ui|úi|ơi|ê|haha|hihi|hehe|kk|hic|hix|huhu|tại|vì|tại vì|bởi vì|bởi|do|nên|chứ|chớ|kẻo|để|cho|dạo này|bữa giờ|lúc này|(?:lúc )?\\d{1,2} ?(?:h|g|giờ)\\d{0,2}|mai|mốt|sáng|trưa|chiều|tối|(?:sáng|trưa|chiều|tối) (?:nay|mai)|thứ (?:\\d|hai|ba|tư|năm|sáu|bảy)|chủ nhật|t[2-7]|cn|cuối tuần|tuần (?:này|sau|tới)|nay|hôm nay|hôm qua|hôm trước|bữa trước|lần trước|tối qua|sáng nay|hồi nãy|nãy) )*";

/** Who or what a comment is about. */
const SUBJECT =
  "(?:tui|tôi|mình|em|anh|chị|ông|bà|cô|chú|bác|dì|cậu|mợ|thím|nó|hắn|họ|tao|tớ|ổng|bả|ảnh|cổ|con|cháu|bé|vợ|chồng|mẹ|má|bố|ba|sếp|khách|thầy|bạn|nhỏ|thằng|đứa|tụi|bọn|chúng|mấy|các|những|người ta|ai|trời|đường|nhà|xe|máy|điện thoại|công ty|phòng|bên|quán|tiệm|lớp|răng|chân|tay|bụng|đầu|lưng|mắt|tóc|cái|vụ|việc|lịch|hồ sơ|hàng|ứng viên|nhân viên|trưởng (?:khoa|phòng|nhóm|ca)|giám đốc|quản lý|giáo viên|cô giáo|bác sĩ|đối tác|đồng nghiệp|chủ nhà|hàng xóm|thợ|shipper|tài xế|xe buýt|homestay|shop|cửa hàng|văn phòng|nhà hàng|khách sạn|sân|hội trường|thời tiết)";

/** What follows somebody in a comment, and mostly in nothing that's planned. */
const STATE =
  "(?:đang|đã|mới|vừa|bị|được|cứ|hay|bận|kẹt|mắc|mệt|ốm|bệnh|đau|nhức|sốt|ho|cảm|cúm|ói|sổ mũi|dị ứng|xỉu|ngã|té|già|sắp|còn|chưa|chẳng|chả|không|ko|hông|hổng|bảo|nói|kêu|dặn|than|đòi|rủ|thích|ghét|sợ|lo|toàn|lỡ|quên|chờ|đợi|trễ|muộn|về muộn|về trễ|nghỉ|la|chửi|hứa|đổi|dời|rất|hơi|quá|lắm|ghê|rồi|mất|nhớ|biết|thấy|tưởng|lại|mừng|vui|buồn|cũng|vẫn|phải|xa|đông|mưa|nắng|lạnh|nóng|hỏng|hư|dài|cần gấp|ở|về|đưa|đi|tới|đến|ra|vô|sang|qua|làm|mua|đón|chở|gọi|giao|dắt|chịu|cho|thăm|học|ăn|ngủ|là|dậy|có|xin|hẹn|báo|tan|hết|trực|cũ|mở|đóng|tăng ca|đột xuất|tự)";

const BEGINS =
  "(?:tại vì|bởi vì|vì|bởi|do|tại|kẻo|không thì|ko thì|chứ không|chứ để|chứ|chớ|không(?! gian)|ko|hông|hổng|chả|chẳng|chưa|để còn|để khỏi|để đỡ|để kịp|để (?:hỏi|xem|coi|tính|bàn|nghĩ|ra|đi|về|chuẩn bị|thu xếp|sắp xếp|lo|chạy|dậy|tranh thủ|mở|dọn|tắm|nấu|in|mua|lấy|gọi|kiểm tra|check|soạn|thay đồ|tắt|bật|di chuyển|làm|đón|đưa)(?! \\p{L}+(?: \\p{L}+)? (?:ở|tại))|để (?:tui|tôi|mình|em|anh|chị|bà|ông|cả nhà|tụi mình|vợ|chồng|con|bé|nó|má|mẹ|ba|bố)|cho (?:dễ|gọn|tiện|nhanh|kịp|chắc|đỡ|khỏi|yên tâm|vui|khỏe|khoẻ|nhớ|rộng rãi|thoải mái)|trời ơi|trời|ôi|ối|ui|chết|thôi chết|á|hic|hix|huhu|haha|hihi|hehe|kk|khổ|căng|chán|mệt|bực|vui|thương|tội|chắc (?:lâu|trễ|muộn|đông|mệt|dài|kẹt|căng|tốn)|còn (?:đi|phải|dùng|cần|đang|kịp)|mặc|ăn mặc|lâu lắm|lâu rồi|lâu ngày|hay quên|sợ|lo quá|ngủ quên|(?:lần|năm|kỳ|đợt|bữa) (?:này|nay)|phải|lười|ngán|oải|làm biếng|(?:tuần|năm|lần|hôm|bữa|tháng|ngày|khi|lúc) nào cũng|(?:chậm|trễ|muộn|lỡ|thiếu) (?:là|thì)|suýt|xíu nữa|tí nữa quên|đang|sắp|mới|vừa|may|mừng|nghe|thấy|tưởng|quên|đừng quên|nhớ đừng quên|đừng có quên|đừng để quên|lại phải|phải mà|mà nó|hồi trước|hồi nãy|lần trước|bữa trước|hôm trước|hôm qua|dạo này|bữa giờ|ngoan|giỏi|ok|oke|cảm ơn|cám ơn|thanks|tks|xin lỗi|sorry|chào|hi|hello|alo|quan trọng|gấp|bao lâu rồi|rảnh|trễ|muộn|bận|kẹt|mắc|đau|nhức|ốm|bệnh|buồn ngủ|đói)";

const ENDS =
  "(?:quá|lắm|ghê|hơn|hơn nhiều|quá trời|quá chừng|quá xá|quá đi|kinh|kinh khủng|dã man|vãi|thiệt|thật|thế|vậy|rồi|mất|mất rồi|mất thôi|hết|hết trơn|hết rồi|hoài|suốt|miết|muốn xỉu|muốn chết|chết đi được|đi được|(?:gì )?đâu|luôn ấy|mà|cơ|chứ|đó mà|nữa chứ|thôi mà|lun|à nha|nhiều|nhiều nhiều|hì|haha|hihi|hehe|kk+|hic|huhu|gì|ai chạy|làm gì|(?:khỏe|khoẻ) (?:không|ko|hông)|đấy|đó|(?:sợ|lo|kẻo|ngại|hay) (?:bị )?(?:ngủ quên|quên|trễ|muộn|lỡ|kẹt xe|đông))(?: (?:ạ|á|nè|nha|nhé|nghen|luôn|rồi|đó|đấy|mà|em|anh|chị|bạn|ơi|trời|ta|à|thôi|đi))*";

/** How long, where, with whom, and what to be reminded of, and a time of day if it isn't told why it doesn't suit: that's no comment. */
const TOLD =
  "(?!.*(?:đổi|dời|chuyển)(?: (?:chỗ|địa điểm|giờ|lịch))? (?:qua|sang|về|tới|lên|xuống|thành) )(?!.*(?:\\?|(?:được|đc|dc|ok|ổn|phải|đúng|nên|thấy sao|có(?: \\p{L}+){0,4}) (?:không|ko|hông|hong|hôn|k|chưa)(?: (?:ta|vậy|nhỉ|em|anh|chị|bạn|ạ|nè))?[\\s.!]*$|(?<!\\p{L})(?:hả|nhỉ|chăng|sao)[\\s.!]*$))(?!(?:(?:à|ủa|ý|ơ|ờ|ừ|mà|mà thôi|nhưng) )*(?:(?:không|ko|hông)(?: (?:cần|phải|có))?(?: (?:nữa|đâu))?|nhầm|lộn|khoan|thôi|quên|sai|mà)(?: rồi)?[\\s.!]*$)(?!.*(?:không|ko|hông|hổng|đừng|khỏi|chưa) (?:(?:cần|phải|được|nên|muốn|có) )*(?:ghi|thêm|note|lưu|tạo|đặt|lên lịch|vào lịch|hủy|huỷ|xóa|xoá|dời|đổi|chuyển|bỏ|làm)(?!\\p{L}))(?!.*(?:(?:\\d|một|hai|ba|bốn|năm|nửa|mấy) ?(?:tiếng|phút|p|ngày|tuần|tháng)(?!\\p{L})|tiếng rưỡi|nhắc|báo (?:trước|tui|tôi|mình|em|anh|chị)|(?:mỗi|hàng|hằng) \\p{L}))(?!(?:.* )?(?:ở|tại) (?:quán|nhà hàng|phòng|lầu|tầng|văn phòng|số|cổng|sảnh|trường|bệnh viện|\\d))(?!(?:chỗ |địa điểm |hẹn |gặp |họp )?ở )(?!(?:với|cùng|rủ|mời|gồm|nhớ mang|mang|đem|cầm|nhớ) (?!lại))(?!có (?:cả|thêm|anh|chị|cô|chú|bác))(?!.*\\d ?(?:h|g|giờ)(?:\\d|(?!\\p{L}))(?!.* (?:còn|bận|kẹt|mắc|chưa|không|ko|mới|phải) ))";

/** Somebody can't, or it's off. */
const TAKES_BACK =
  "(?:hủy|huỷ|hoãn|dời|nghỉ|xóa|xoá|bỏ|dẹp|cancel|đóng cửa|hết (?:vé|chỗ|bàn|phòng|suất|slot)|bể kèo|xù|từ chối|(?:mình|em|tui|tôi|anh|chị|tao|tớ|t) (?:\\p{L}+ ){0,2}(?:bận|kẹt|mắc)|(?:không|ko|hông|hổng|chả|chẳng|hết) (?:\\p{L}+ ){0,3}(?:nữa|được|nổi|kịp))";

const COMMENT = `${TOLD}(?:${LEAD}(?:${SUBJECT}(?: \\p{L}+){0,3}? ${STATE}(?!\\p{L})|${BEGINS}(?!\\p{L}))|.*(?<!\\p{L})${ENDS}[\\s.!~)]*$)`;

const REQUEST =
  "(?:(?:và|rồi|nhớ|cứ|làm ơn|nhờ|giúp|giùm|hộ|em|bạn|ad|bot|mày|cháu|con|anh|chị|cho|phiền|thì|nên|vậy) )*(?:khoá|khóa|chặn|block|giữ|nhớ(?= (?:dùm|giùm|giúp|hộ|nha|nhé|nghen|nghe)(?!\\p{L}))|sửa|cập nhật|chỉnh|thêm|ghi|note|lưu|bỏ|cho|đặt|lên|tạo|đánh dấu|book|add|set|điền|chèn|cài|đưa|tick|ghim|sắp|xếp|bấm|khắc|chốt)(?: (?:vào|vô|lại|lịch|lên|xuống|giúp|giùm|hộ|dùm|cho|mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ|nha|nhé|nhe|ạ|với|luôn|đi|cái|sổ|nó|vậy|này|đó|hẹn|trước|sẵn|nghen|nghe|nhen|thế|được|không|ko|hông|kẻo quên|kẻo em quên|cho khỏi quên|cho chắc|cho nhớ|bạn|ơi|trợ lý|vs|v|vầy|á|nhá|hén|hen|nhoa|dô|zô|thôi|cho đỡ quên|để khỏi quên))*[\\s.!?~]*$";

/** Of a time that's over, or that reaches until now. */
const PAST =
  "hôm (?:qua|kia|trước|nọ|rồi)|bữa (?:qua|trước|nọ|rồi)|(?:tuần|tháng|năm|đêm|tối|chiều|trưa|sáng) (?:qua|trước|rồi|ngoái)|(?:mấy|vài|hai|ba|\\d) (?:ngày|hôm|bữa|tuần|tháng) (?:nay|rồi|trước|qua)|từ (?:sáng|trưa|chiều|tối|đêm|nãy)(?: (?:tới|đến))? giờ|(?:hồi|lúc) (?:nãy|sáng|trưa)|vừa rồi|(?:vừa|mới) \\p{L}+ xong";

/** Where something is, if nothing is told of that place. */
const PLACE =
  "(?!.*(?<!\\p{L})(?:đang|đông|xa|gần|lạnh|nóng|ồn|hết|đóng|mở|đẹp|ngon|dở|rẻ|mắc|đắt|bận|kẹt|chật|hư|hỏng|bị|được|mới|vừa|quá|lắm|ghê|rồi|không|ko|chưa|có|cũng|này|đó|kia|nào|gì|đâu)(?!\\p{L}))(?:phòng(?: (?:họp|khám|gym|tập|học|trà))?|quán(?: \\p{L}+)?|nhà hàng|khách sạn|sân|tầng|lầu|văn phòng|trường|bệnh viện|hội trường|rạp|tiệm|trung tâm|công viên|nhà văn hóa|nhà văn hoá|trạm y tế|thư viện|sảnh|siêu thị|studio|chùa|nhà thờ|vincom|aeon|zoom|google meet|meet|teams)";
const POLITE_END = "(?: (?:nha|nhé|nhe|ạ|nghen|nhen|đó|á|luôn|giùm|giúp|cho (?:mình|em|tiện|dễ)))*[\\s.!]*";

/** What's said with accents, and of a text without any the same without. */
const typedAsOne = (source: string) => clause(`(?:${source})|(?=[\\x00-\\x7F]*$)(?:${plainLetters(source)})`);

export const VIETNAMESE: AsideTable = {
  divides:
    /(?<=[\p{L}\p{M}\p{N})"”!?])\s*(?:[,;!]+|(?<=l[ịi]ch(?: \p{L}+){0,3}):|\.+(?=\s)|\s[-–—](?=\s))\s+|(?<=\?)\s+|(?<!(?:trở|xây|làm|tạo|gây|lập|dựng))\s+nên\s+(?=\d{1,2} ?(?:h|g|giờ)|(?:mai|mốt|sáng|trưa|chiều|tối|thứ|chủ nhật|cn|t[2-7]|tuần|ngày|hôm nay|nhắc)\s)|(?<!thay)\s+(?=(?:vì|tại vì|bởi vì|kẻo|không thì|ko thì|chứ không|chứ để|để còn|để khỏi|để đỡ|không (?:lại|thì)|ko (?:lại|thì)|cho (?:dễ|gọn|tiện|nhanh|vui|kịp|đỡ|khỏi|chắc|yên tâm|rộng rãi|thoải mái)|cho chac|cho de|chứ|chớ|nên (?:nhớ|nhắc|phải|đừng)|để (?:tui|tôi|mình|em|anh|chị|ông|bà|nó) (?:còn|biết|tính|chuẩn bị|sắp xếp|thu xếp|đỡ|khỏi|kịp|báo|trả lời)|cho (?:hẳn|luôn) (?:\d|nửa)|tai vi|boi vi|keo|khong thi)\s|(?:cho (?:chắc|nhớ|tiện|kịp|gọn|vui|chac)|kẻo quên|cho khỏi quên)[\s.!]*$)|(?<=trước(?: \p{L}+)? (?:\d{1,3}|nửa|một) ?(?:tiếng|phút|p|ngày)(?: rưỡi)?)\s+(?=để\s)/iu,
  between: ", ",
  weighsTimes: true,
  comment: typedAsOne(COMMENT),
  past: new RegExp(`(?<!\\p{L})(?:${PAST})(?!\\p{L})`, "iu"),
  details: [
    [
      new RegExp(
        `^(?:(?:thì|là|mà|nhớ|à) )*(?:(?:(?:địa điểm|địa chỉ|chỗ hẹn|chỗ|nơi|hẹn|gặp|họp|ăn|học|tập|khám|tổ chức)(?: nhau)?[ :]+)*(?:ở|tại) |(?:địa điểm|địa chỉ)(?:: ?| là | )|(?=${PLACE}(?!\\p{L})))(?!đâu|nhà(?: (?:nha|nhé|ạ|đi|chơi|ngủ|nghỉ))*$)(\\S[^,?]*?)${POLITE_END}$`,
        "iu",
      ),
      "ở $1",
    ],
    [
      new RegExp(
        `^(?:(?:sẽ|chắc|cho|là|thì) )*(?:họp|gặp|học|tập|làm|khám|chơi|ăn|kéo dài|dài|mất|tốn)(?: (?:trong|khoảng|tầm|chừng|cỡ))* ((?:\\d+|một|hai|ba|bốn|nửa) ?(?:tiếng|phút|p|giờ đồng hồ)(?: rưỡi)?|tiếng rưỡi)(?: thôi)?${POLITE_END}$`,
        "iu",
      ),
      "trong $1",
    ],
  ],
  part: clause(
    "(?:đi|ra|lên|xuống|về|tới|đến|ghé) .*(?:được|đc|ổn|nên) (?:không|ko|hông|chứ)|(?:(?:và|với|vs|cùng|ở|tại|trong|từ|đến|tới|cho|nhắc|nhớ|rồi|xong|sau đó|kèm|mang|đem|gồm|địa điểm|chỗ|tên|tiêu đề|ghi chú|note|khoảng|tầm|mất|mỗi|hàng|hằng|nhưng|mà|không phải|thêm|còn|cũng|luôn|đừng|sang|qua|lúc|vào)(?!\\p{L})|\\S+$)",
  ),
  takesBack: new RegExp(
    `^(?:(?:ủa|à|ơ|ờ) )*(?:nhưng|mà|tiếc|có điều|ngặt nỗi|khổ nỗi|kẹt cái|nhung|ma)(?!\\p{L})|(?<!\\p{L})(?:${TAKES_BACK}|(?=[\\x00-\\x7F]*$)${plainLetters(TAKES_BACK)})(?!\\p{L})`,
    "iu",
  ),
  request: typedAsOne(REQUEST),
  ordered:
    /(?<!\p{L})(?:thời tiết|trời|mưa|nắng|nóng|lạnh|dự báo|nhiệt độ)(?!\p{L}).*(?<!\p{L})(?:không|ko|hông|hong|sao|sao rồi|thế nào|ra sao|chưa|bao nhiêu|mấy độ)(?: (?:nhỉ|ta|vậy|ạ|em|anh|bạn))?[\s?]*$/iu,
  afterthought:
    /^(?:phơi|giặt|đi|chạy|tập|mang|mặc|tưới|ra|chở|dẫn|cho|tính|định|có (?:nên|cần|phải))(?!\p{L})(?!.*[\d\p{Lu}]).*$/u,
};
