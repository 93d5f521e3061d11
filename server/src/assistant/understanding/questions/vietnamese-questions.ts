import { typed } from "../time/vietnamese-words.ts";
import type { QuestionTable } from "./question-table.ts";

/** Slots are named in braces, so what may not follow is a list of letters. */
const END = "(?![a-zà-ỹđ])";
const MONEY = `(?:(?:nghìn|ngàn|triệu|k)${END}(?: (?:đồng|vnd|vnđ|đ)${END})?|euro|eur|€|đô la|đô|usd|\\$|đồng|vnd|vnđ|đ${END})`;

const SO = "(?:(?:vậy|thế|ê|ủa|ơi|cho hỏi|em|anh)[, ]+)*";
/** Who buys something, or what for. */
const BUYER = "(?:quán|tiệm|shop|nhà hàng|cửa hàng|công ty|bên|nhà|bếp)(?: (?:mình|tôi|tui|em|anh|chị|cô|chú))?";
/** Days that a heading names: "lịch hôm nay". */
const DAYS =
  "(?:hôm nay|bữa nay|nay|ngày mai|bữa mai|mai|mốt|ngày mốt|(?:sáng|trưa|chiều|tối) (?:nay|mai)|(?:tuần|tháng) (?:này|sau|tới)|cuối tuần(?: (?:này|sau|tới))?|(?:thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7])|chủ nhật|cn|t[2-7])(?: (?:này|tuần này|tuần sau|tuần tới))?|(?:ngày )?\\d{1,2}/\\d{1,2}|ngày \\d{1,2}|sắp tới)";
const NOW = "(?: (?:rồi|z|zậy|dzậy|vậy|ta|ạ|nhỉ|em|anh|bạn|con|cháu|nè|hả|thế|r))*";

const ACCENTED: QuestionTable = {
  next: "(?:lịch|cuộc hẹn|cuộc họp|buổi (?:họp|học|hẹn|khám)|sự kiện|việc) (?:tiếp theo|kế tiếp|tiếp)(?!\\p{L})",
  list:
    "(?:có|co|còn|con) (?:(?:phải|cần|những) )?(?:\\p{L}+ |(?:kế hoạch|sự kiện|cuộc hẹn|công việc|lịch hẹn|lịch trình|chương trình|ke hoach|su kien|cuoc hen) )?(?:gì|gi)(?!\\p{L})|(?:có|co) (?:\\p{L}+ ){1,3}(?:nào|nao) .*(?:không|ko|khong|hông|hong|k|chưa|chua)$|(?:lịch|sự kiện|cuộc hẹn|cuộc họp|hẹn|họp|buổi) (?:tiếp theo|kế tiếp|sắp tới|gần nhất)(?: (?:là|của|lúc|vào).*)?$|(?:có|co) (?:lịch|lich|hẹn|hen|sự kiện|cuộc hẹn)(?= (?:\\p{L}+ )*(?:gì|nào|không|ko|hông|hem|chưa|k)(?!\\p{L}))|(?:có|co) (?:mấy (?:lịch|cuộc|buổi))|lịch.*(?:sao rồi|thế nào|ra sao|có gì)|(?:đi đâu|ở đâu|(?:gặp|với|hẹn) ai)(?: (?:vậy|thế|ta|nhỉ|đó|đấy|không|ko))*$|làm gì(?: (?:không|ko|vậy|ta|nhỉ|đó|thế|ấy|á))*$|(?:xem|coi|cho (?:xem|coi)|mở|hiện|liệt kê|đọc) (?:\\p{L}+ )?(?:lịch|lich)|(?:những|mấy|bao nhiêu) (?:lịch|sự kiện|cuộc hẹn|việc)|lịch của (?:tôi|mình)|(?:tóm tắt|tổng hợp).*lịch|(?:kiểm tra|check|ktra|xem lại) (?:\\p{L}+ )?lịch(?!\\p{L})|" +
    `^${SO}(?:cho (?:mình|tôi|em|anh|chị) )?(?:các |những )?(?:lịch(?: (?:trình|làm việc|họp|hẹn|học|dạy|công tác|trực|thi))?|thời khóa biểu|thời khoá biểu|sự kiện|cuộc hẹn|cuộc họp|công việc|kế hoạch)(?: của (?:mình|tôi|em|anh|chị|tui))? (?:trong |vào |của )?${DAYS}${NOW}[\\s?.]*$`,
  listOn:
    "(?:có|co) (?:đi )?(?:cuộc |buổi )?(?:họp|hẹn|học|khám|tiết|ca|lớp|thi|tập|làm|gặp|lịch|trực|dạy|sự kiện|deadline|kèo|tiệc|đám|phỏng vấn|hop|hen|hoc|kham|tiet|lop|tap|lam|gap|lich)(?: \\p{L}+){0,3} (?:không|ko|khong|hông|hong|k|chưa|chua)(?: (?:vậy|ta|nhỉ|ạ|em|anh|chị|bạn|nhé|nha))*[\\s?]*$",
  free: "(?:trùng|kẹt|vướng) (?:lịch|giờ|gì)|(?<!\\p{L})(?:rảnh|ranh|trống|available)(?!\\p{L})|(?<!\\p{L})trong lich(?!\\p{L})|(?:có |co )?(?<!\\p{L})(?:bận|ban) (?:gì|gi|không|ko|khong|hông|hong|k|chưa|chua)(?!\\p{L})",
  parts: {
    morning: "(?<!(?:ăn|bữa) )sáng",
    noon: "(?<!(?:ăn|bữa|cơm|ngủ|nghỉ) )trưa",
    afternoon: "chiều",
    evening: "(?<!(?:ăn|bữa|cơm) )tối",
  },
  when: "(?:khi nào|bao giờ|chừng nào|bao lâu nữa|còn mấy ngày nữa|lúc nào|mấy giờ|hôm nào|(?<!\\p{L} )bữa nào|ngày nào)(?= \\p{L})(?! (?:cũng|đó|đấy|ấy)(?!\\p{L}))(?!.* thì (?!sao))|\\p{L}+ (?:khi nào|bao giờ|lúc nào|mấy giờ|hôm nào|bữa nào|ngày nào|ngày mấy|mùng mấy|thứ mấy|giờ nào)(?: (?:ta|vậy|nhỉ|thế|ạ|á))*$",
  products:
    `^(?:dạ |cho (?:em|mình|tôi|tui|anh|chị) )*(?:(?:mình|tôi|tui|em|anh|chị|bên em|bên mình)|${BUYER}) (?:(?:đang|muốn|cần|tính) )+(?:nhập|tìm|mua|kiếm|lấy)(?! (?:\\d|một|nửa))|(?:tìm|kiếm) (?:nguồn|mối) |` +
    "^(?:(?:mình|tôi|em|anh|chị|tui) (?:(?:muốn|cần|đang) )?|giúp (?:mình|em|tôi) |(?:em|bạn) )?(?:tìm|kiếm|tìm kiếm|tim|kiem|mua|bán|có bán)(?: giùm| giúp| hộ| cho (?:mình|tôi))?(?! (?:\\d|một|nửa))|sản phẩm|nhà cung cấp|rẻ nhất|đắt nhất|mắc nhất|thấp (?:đến|tới|lên) cao|tăng dần|giảm dần|giá (?:từ|dưới|trên|rẻ)|còn hàng|có bán|đánh giá (?:cao|tốt)|^(?:có|còn) (?!ai|gì|lịch|hẹn)\\p{L}+(?: \\p{L}+){0,4} (?:nào|gì|loại nào) (?:không|ko|hông)$",
  clock: {
    time: `${SO}(?:(?:bây giờ|giờ|hiện tại)(?: là)? )?mấy giờ${NOW}`,
    date: `${SO}(?:hôm nay|hnay|bữa nay|nay)(?: đang)?(?: là)?(?:,? (?:là |và )?(?:ngày|thứ|mùng|tháng|năm) (?:mấy|bao nhiêu|gì|nào))+${NOW}`,
    dateOf: `${SO}{day}(?: (?:sẽ|rơi vào|nhằm))?(?: là)?(?:,? (?:là |và )?(?:ngày|thứ|mùng) (?:mấy|bao nhiêu|gì|nào))+${NOW}`,
  },
  follow:
    "(?:(?:còn|thế|vậy|con|rồi|và|ủa)[ ,]+)+{rest}(?: thì sao| sao| thế nào| thi sao)?|{rest} (?:nữa|thì sao|thi sao|thì thế nào)",
  after:
    "(?:(?:tuần|ngày|tháng|hôm|cuối tuần|bữa|cái) )?(?:sau đó|kế tiếp|tiếp theo|kế)(?: nữa)?|(?:(?:ngày|hôm|cuối tuần|bữa) )?sau nữa",
  eventNoise:
    "hỏi|các|lúc|giờ|đến|kiểm tra|check|quên mất tiêu|quên mất rồi|quên mất|quên rồi|thời khóa biểu|thời khoá biểu|bữa nào|ngày nào|kế hoạch|công việc|lịch trình|chương trình|v|z|dị|zậy|vậy ta|chừng nào|bao lâu nữa|cái|tới|và|ngày mấy|thứ mấy|tóm tắt|tổng hợp|có|co|gì|gi|ko|không|k|hông|hem|hả|nhỉ|ta|vậy|thế|chưa|lịch|lich|hẹn|hen|sự kiện|cuộc|buổi|với|cho|xem|coi|mình|tôi|tui|của|là|đi|khi nào|bao giờ|lúc nào|mấy giờ|hôm nào|ngày nào|sao rồi|thế nào|ra sao|hôm|vào|nào|à|ạ|nha|mấy|bao nhiêu|những|việc|giùm|giúp|ấy|em|anh|chị|bạn|bữa|gặp|phải|định|sẽ|kèo|plan|nữa|này|đó|đang|còn|rồi|liệt kê|đọc|làm|dạ|ơi|nhé|hong|khong|nhỉ|bận|được|tất cả|hết|toàn bộ|trong|ngày|t|tao|tớ|tiếp theo|kế tiếp|sắp tới|gần nhất|nghe|ai|đâu|ở|khác",
  productNoise:
    `(?:cho|của) ${BUYER}(?: với)?|với(?=[\\s?.!]*$)|${BUYER}(?= (?:đang|muốn|cần|tính)(?!\\p{L}))|(?:cho )?(?:em|mình|tôi|tui|anh|chị) hỏi|cho hỏi|hỏi|(?:là )?bao nhiêu(?: (?:tiền|vậy))*|(?:giá )?sỉ|nguồn|mối|số lượng (?:lớn|nhiều)|nhập|đang có|các|hết bao nhiêu|mấy tiền|rẻ hơn|(?:lại )?theo giá|bán lẻ|bán buôn|` +
    "(?:giá )?(?:từ )?(?:thấp (?:đến|tới|lên) cao|cao (?:xuống|đến|tới) thấp)|(?:giá )?(?:tăng|giảm) dần|(?:đắt|mắc) nhất|bên (?:mình|bạn|em|shop)|shop|cửa hàng|nhà cung cấp|tìm|kiếm|tìm kiếm|tim|kiem|mua|(?:giùm|giúp|hộ|cho|dùm) (?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ)(?: với)?|giùm|giúp|hộ|dùm|cho (?:quán|tiệm|shop|nhà|cửa hàng)(?: (?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ))?(?: với)?|(?:(?:một|1|mỗi) )?(?:chai|gói|hộp|ký|kg|kí|cân|lít|bao|thùng)|(?:một|1) cái|tiệm cần|sản phẩm|có bán|bán|loại nào|cái nào|loại|nào|mà|giá|rẻ nhất|rẻ|còn hàng|có sẵn|(?:được )?đánh giá (?:cao|tốt)(?: nhất)?|tốt nhất|được đánh giá|nhất|ko|không(?! (?:đường|gluten|dầu|cay|béo|lactose|cồn|muối|chất)(?!\\p{L}))|nha|nhé|có|trên chợ|chợ|là|chỉ|lấy|thôi|cho xem|cho coi|xem|coi|trở lên|trở xuống|đổ lại|vậy|ạ|mình|tôi|em|anh|ơi|đi|cần|muốn|những|mấy|còn|k|hông|hong|nào|với giá|tầm|sắp xếp|xếp|theo giá|trước|lọc|ra|giá rẻ",
  between: `(?:giá )?(?:từ|khoảng)? ?{a} ?${MONEY}? ?(?:tới|đến|-|–) ?{b} ?${MONEY}`,
  under: `(?:dưới|không quá|tối đa|ít hơn|rẻ hơn|max) {a} ?${MONEY}(?: trở xuống| đổ lại)?|{a2} ?${MONEY} (?:trở xuống|đổ lại)`,
  underBare: `(?:dưới|không quá|tối đa|rẻ hơn) {a3}(?![\\d.,]| ?(?:kg|g|gam|ml|l|lít|cái|gói|chai|hộp|loại|sao|thùng|món|%|cân|bịch|túi)${END})`,
  over: `(?:trên|từ|ít nhất|hơn|tối thiểu) {a} ?${MONEY}(?: trở lên| đổ lên)?`,
  inStock: "còn hàng|có sẵn",
  cheap: "(?<!\\p{L})rẻ(?!\\p{L})",
  cheapest:
    "rẻ nhất|rẻ hơn(?! \\d)|(?:sắp xếp|xếp|lọc)(?: lại)? theo giá|(?:từ )?thấp (?:đến|tới|lên) cao|tăng dần|rẻ trước",
  dearest: "đắt nhất|mắc nhất|(?:từ )?cao (?:xuống|đến|tới) thấp|giảm dần",
  best: "đánh giá (?:cao|tốt)(?: nhất)?|tốt nhất|điểm cao nhất",
  scales: { nghìn: 1_000, nghin: 1_000, ngàn: 1_000, ngan: 1_000, k: 1_000, triệu: 1_000_000, trieu: 1_000_000 },
  spaced: true,
};

export const VIETNAMESE_QUESTIONS: QuestionTable = {
  ...ACCENTED,
  list: typed(ACCENTED.list),
  when: typed(ACCENTED.when),
  ...(ACCENTED.clock && {
    clock: {
      time: typed(ACCENTED.clock.time),
      date: typed(ACCENTED.clock.date),
      ...(ACCENTED.clock.dateOf !== undefined && { dateOf: typed(ACCENTED.clock.dateOf) }),
    },
  }),
  products: typed(ACCENTED.products),
  follow: typed(ACCENTED.follow),
  eventNoise: typed(ACCENTED.eventNoise),
  productNoise: typed(ACCENTED.productNoise),
  between: typed(ACCENTED.between),
  under: typed(ACCENTED.under),
  underBare: typed(ACCENTED.underBare ?? ""),
  over: typed(ACCENTED.over),
  inStock: typed(ACCENTED.inStock),
  cheap: typed(ACCENTED.cheap ?? ""),
  cheapest: typed(ACCENTED.cheapest),
  dearest: typed(ACCENTED.dearest ?? ""),
  best: typed(ACCENTED.best),
};
