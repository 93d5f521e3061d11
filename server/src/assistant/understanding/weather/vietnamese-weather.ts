import { typed } from "../time/vietnamese-words.ts";
import type { WeatherTable } from "./weather-table.ts";

const NOT = "(?:không|ko|k|hông|hong|hem|khong|chưa)";

const ACCENTED: WeatherTable = {
  topics: [
    ["umbrella", "(?:mang|cầm|đem|cần|mặc|có)(?: theo)? (?:áo mưa|ô(?! tô)|dù|cây dù)|áo mưa|mang o\\b"],
    ["snow", `(?:có|sẽ|bị) (?:rơi )?tuyết|tuyết rơi|tuyết ${NOT}`],
    ["rain", "mưa|trời (?:có )?(?:khô|tạnh)|co mua khong"],
    ["wind", "gió (?:có )?(?:to|mạnh|lớn)|(?:có|nhiều) gió|sức gió|tốc độ gió"],
    ["sun", "nắng(?! nóng)|trời (?:có )?(?:đẹp|quang)"],
    [
      "cold",
      "(?:trời|có|lạnh) (?:có )?(?:lạnh|rét|mát)|lạnh (?:lắm|cỡ nào|bao nhiêu|thế nào|nhất)|(?:lạnh|rét) (?:không|ko|hông)",
    ],
    [
      "hot",
      "(?:trời|có|bị) (?:có )?(?:nóng|ấm)|nắng nóng|nóng (?:lắm|cỡ nào|bao nhiêu|thế nào|nhất|đến mức nào|không|ko|hông|tới mức nào)",
    ],
    [
      "any",
      "ngoài trời|trời (?:bên )?ngoài|thời tiết|thoi tiet|dự báo|nhiệt độ|bao nhiêu độ|mấy độ|trời (?:thế nào|ra sao|sao|đẹp|xấu|ổn)|(?:có|bị) (?:bão|giông|dông|sương mù|lụt|ngập)",
    ],
  ],
  before:
    "(?:như )?thế nào|ra sao|(?:định |tính |muốn )?(?:đi|ra|lên|xuống|về|vô|ghé) (?:du lịch|chơi|biển|tắm biển|công tác|phượt)(?: (?:ở|tại))?|(?:định |tính |muốn )?đi|du lịch|(?:cao|thấp) nhất|trung bình|(?:có|bị) bão|giông|dông|sương mù|ngập|lụt|(?:lát|chút|tí) nữa|lát|cho (?:mình|tôi|em|tui)? ?(?:hỏi|biết|xem|coi)|xem|coi|hỏi|làm ơn|ơi|này|thế|vậy|còn|và|thì|là|mình|tôi|em|tui|có (?:cần|phải|nên)|có|sẽ|bị|liệu|(?:cần |phải |nên )*(?:mang|cầm|đem|mặc)(?: theo)?(?: (?:áo mưa|áo ấm|ô|dù|cây dù))?|cần (?:áo mưa|ô|dù)|áo mưa|thời tiết|thoi tiet|dự báo(?: thời tiết)?|nhiệt độ|trời|mưa|nắng|gió|tuyết|nóng|lạnh|rét|ấm|mát|đẹp|to|mạnh|lớn|nhiều|rơi|không|ko|hông|bao nhiêu độ|mấy độ|ở|tại|trong|bên|dưới|trên|hôm|vào|của|ngoài trời|bên ngoài|ngoài|ra|vô|lên|xuống|về|bây giờ|hiện tại|giờ",
  after:
    "để (?:mình|tôi|tui|em|anh|chị|còn|đi|tính|biết|chuẩn bị|xem|chạy|phơi|mặc|cho)(?: \\p{L}+)*|(?:trời|thời tiết)(?: (?:có|sẽ))? (?:ổn|tốt|đẹp|xấu)|(?:có )?(?:ổn|tốt|xấu)|(?:cao|thấp) nhất|trung bình|ghê|quá|bão|giông|dông|sương mù|ngập|lụt|em|anh|chị|bạn|vậy|không|ko|k|hông|hong|hem|khong|nhỉ|ta|vậy|thế|hả|à|ạ|nha|nhé|thì|sao|sao rồi|là|thế nào|ra sao|như thế nào|như nào|cỡ nào|đến mức nào|tới mức nào|lắm|nhất|có|co|mua|sẽ|bị|đang|trời|mưa|nắng|gió|tuyết|rơi|nóng|lạnh|rét|ấm|mát|đẹp|to|mạnh|lớn|nhiều|thời tiết|thoi tiet|dự báo|nhiệt độ|bao nhiêu|mấy|độ|cần|phải|nên|mang|cầm|đem|mặc|theo|áo mưa|áo ấm|cây dù|dù|ô|hôm|vào|của|bây giờ|hiện tại|giờ|được|hay|rồi|r|nè|hen|đó|đấy",
  ends: "(?:em|anh|chị|bạn|không|ko|k|hông|hong|hem|khong|nhỉ|ta|à|hả|sao|nào|bao nhiêu|bao nhiêu độ)",
  spaced: true,
};

export const VIETNAMESE_WEATHER: WeatherTable = {
  ...ACCENTED,
  topics: ACCENTED.topics.map(([topic, source]) => [topic, typed(source)] as const),
  before: typed(ACCENTED.before),
  after: typed(ACCENTED.after),
  ends: typed(ACCENTED.ends ?? ""),
};
