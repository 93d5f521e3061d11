import type { QuestionTable } from "./question-table.ts";

const MONEY = "(?:euro|eur|€|đồng)?";

export const VIETNAMESE_QUESTIONS: QuestionTable = {
  list: "(?:có|co) (?:lịch|lich|hẹn|hen|sự kiện|cuộc hẹn|gì|gi|mấy (?:lịch|cuộc|buổi))|lịch.*(?:sao rồi|thế nào|ra sao|có gì)|(?:xem|coi|cho (?:xem|coi)|mở|hiện) (?:lịch|lich)|(?:những|mấy|bao nhiêu) (?:lịch|sự kiện|cuộc hẹn|việc)|lịch của (?:tôi|mình)|^(?:các )?(?:sự kiện|cuộc hẹn) (?:hôm nay|ngày mai|mai|tuần này|tuần sau|sắp tới)$",
  free: "rảnh|ranh|bận|ban gi|trống|trong lich",
  when: "(?:khi nào|bao giờ|lúc nào|mấy giờ|hôm nào|ngày nào)(?= \\p{L})|\\p{L}+ (?:khi nào|bao giờ|lúc nào|mấy giờ|hôm nào|ngày nào)$",
  products:
    "^(?:tìm|kiếm|tìm kiếm|tim|kiem|mua|bán|có bán)(?: giùm| giúp| hộ| cho (?:mình|tôi))?(?! (?:\\d|một|nửa))|sản phẩm|nhà cung cấp|rẻ nhất|giá (?:từ|dưới|trên)",
  follow: "(?:còn|thế còn|vậy còn|thế|con){rest}(?: thì sao| sao)?",
  eventNoise:
    "có|co|gì|gi|ko|không|k|hông|hem|hả|nhỉ|ta|vậy|thế|chưa|lịch|lich|hẹn|hen|sự kiện|cuộc|buổi|với|cho|xem|coi|mình|tôi|tui|của|là|đi|khi nào|bao giờ|lúc nào|mấy giờ|hôm nào|ngày nào|sao rồi|thế nào|ra sao|hôm|vào|nào|à|ạ|nha|mấy|bao nhiêu|những|việc|giùm|giúp",
  productNoise:
    "tìm|kiếm|tìm kiếm|tim|kiem|mua|giùm|giúp|hộ|cho (?:mình|tôi)|sản phẩm|có bán|bán|loại nào|cái nào|loại|nào|mà|giá|rẻ nhất|rẻ|còn hàng|có sẵn|đánh giá cao nhất|tốt nhất|được đánh giá|nhất|ko|không|nha|nhé|có|trên chợ|là",
  between: `(?:giá )?(?:từ|khoảng)? ?{a} ?${MONEY} ?(?:tới|đến|-|–) ?{b} ?(?:euro|eur|€)`,
  under: "(?:dưới|không quá|tối đa|ít hơn|rẻ hơn|duoi) {a} ?(?:euro|eur|€)",
  over: "(?:trên|từ|ít nhất|hơn) {a} ?(?:euro|eur|€)",
  inStock: "còn hàng|có sẵn",
  cheapest: "rẻ nhất",
  best: "đánh giá cao nhất|tốt nhất|điểm cao nhất",
  spaced: true,
};
