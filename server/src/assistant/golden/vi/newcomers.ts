import type { Dialogue } from "../dialogue.ts";

const NOV = "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh";
const NOV_PM = "Wed 2026-11-18 14:00 Europe/Berlin";
const MAR = "Mon 2026-03-09 08:30 Asia/Ho_Chi_Minh";
const APR = "Sun 2026-04-12 15:20 Australia/Sydney";
const JUN = "Sat 2026-06-13 17:10 Asia/Ho_Chi_Minh";
const SEP = "Tue 2026-09-08 11:45 America/Los_Angeles";
const OCT = "Fri 2026-10-16 18:42 Asia/Tokyo";
const JAN = "Thu 2027-01-14 09:05 Europe/Prague";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  // One turn
  {
    id: "study-group-at-library",
    now: NOV,
    turns: [
      {
        says: "thứ 6 này 7h tối học nhóm ở thư viện",
        act: { kind: "create" },
        adds: { study: { title: "học nhóm", on: "Fri 2026-11-20 19:00-20:00", location: "thư viện" } },
      },
    ],
  },
  {
    id: "nurse-shift",
    now: NOV,
    calendar: { lunch: { title: "Ăn trưa với Thu", on: "Fri 2026-11-20 12:00-13:00" } },
    turns: [
      {
        says: "mai mình trực từ 6h sáng đến 2h chiều",
        act: { kind: "create" },
        adds: { shift: { title: ["trực", "mình trực"], on: "Thu 2026-11-19 06:00-14:00" } },
      },
    ],
  },
  {
    id: "weekly-goods",
    now: NOV,
    turns: [
      {
        says: "Thứ 3 hàng tuần 9h sáng nhận hàng của chị Hoa",
        act: { kind: "create" },
        adds: {
          goods: {
            title: "nhận hàng của chị Hoa",
            on: "Tue 2026-11-24 09:00-10:00",
            recurrence: "FREQ=WEEKLY;BYDAY=TU",
          },
        },
      },
    ],
  },
  {
    id: "three-for-the-kid",
    now: MAR,
    turns: [
      {
        says: "mai 8h sáng đưa bé đi tiêm, 10h họp với cô giáo, 4h chiều đón bé",
        act: { kind: "create" },
        adds: {
          shot: { title: "đưa bé đi tiêm", on: "Tue 2026-03-10 08:00-09:00" },
          teacher: { title: "họp với cô giáo", on: "Tue 2026-03-10 10:00-11:00" },
          fetch: { title: "đón bé", on: "Tue 2026-03-10 16:00-17:00" },
        },
      },
    ],
  },
  {
    id: "daily-pills",
    now: APR,
    turns: [
      {
        says: "nhắc tôi uống thuốc huyết áp mỗi ngày lúc 7h sáng nhé",
        act: { kind: "remind" },
        adds: {
          pills: {
            title: "uống thuốc huyết áp",
            on: "Mon 2026-04-13 07:00-07:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "deadline",
    now: NOV,
    turns: [
      {
        says: "deadline nộp bản vẽ cho khách 30/11",
        act: { kind: "create" },
        adds: {
          deadline: { title: ["deadline nộp bản vẽ cho khách", "nộp bản vẽ cho khách"], on: "Mon 2026-11-30" },
        },
      },
    ],
  },
  {
    id: "days-off",
    now: JUN,
    turns: [
      {
        says: "Thêm lịch nghỉ phép từ 20/7 đến 24/7",
        act: { kind: "create" },
        adds: { off: { title: "nghỉ phép", on: "Mon 2026-07-20 - Fri 2026-07-24" } },
      },
    ],
  },
  {
    id: "weekend-trip",
    now: "Tue 2026-09-08 20:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "cuối tuần này cả nhà đi Vũng Tàu",
        act: { kind: "create" },
        adds: { trip: { title: "cả nhà đi Vũng Tàu", on: "Sat 2026-09-12 - Sun 2026-09-13" } },
      },
    ],
  },
  {
    id: "birthday",
    now: APR,
    turns: [
      {
        says: "sinh nhật bé Bông ngày 3/5",
        act: { kind: "create" },
        adds: { birthday: { title: "sinh nhật bé Bông", on: "Sun 2026-05-03" } },
      },
    ],
  },
  {
    id: "without-accents",
    now: MAR,
    turns: [
      {
        says: "hop voi khach luc 3h chieu mai",
        act: { kind: "create" },
        adds: { client: { title: "hop voi khach", on: "Tue 2026-03-10 15:00-16:00" } },
      },
    ],
  },
  {
    id: "lunch-in-two-days",
    now: MAR,
    turns: [
      {
        says: "ăn trưa với anh Sáu ngày mốt",
        act: { kind: "create" },
        adds: { lunch: { title: "ăn trưa với anh Sáu", on: "Wed 2026-03-11 12:00-13:00" } },
      },
    ],
  },
  {
    id: "boss-at-two",
    now: JAN,
    turns: [
      {
        says: "mai 2h họp vs sếp nha",
        act: { kind: "create" },
        adds: { boss: { title: "họp vs sếp", on: "Fri 2027-01-15 14:00-15:00" } },
      },
    ],
  },
  {
    id: "parents-meeting-polite",
    now: SEP,
    turns: [
      {
        says: "Chào bạn, 10h sáng mai mình có họp phụ huynh ở trường Lê Lợi, thêm vào lịch giúp mình nhé",
        act: { kind: "create" },
        adds: {
          parents: { title: "họp phụ huynh", on: "Wed 2026-09-09 10:00-11:00", location: "trường Lê Lợi" },
        },
      },
    ],
  },
  {
    id: "gym-2-4-6",
    now: SEP,
    turns: [
      {
        says: "tập gym 2 4 6 hàng tuần lúc 6h tối",
        act: { kind: "create" },
        adds: {
          gym: {
            title: "tập gym",
            on: "Wed 2026-09-09 18:00-19:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
          },
        },
      },
    ],
  },
  {
    id: "swimming-through-june",
    now: APR,
    turns: [
      {
        says: "học bơi 8h sáng thứ bảy hàng tuần đến hết tháng 6",
        act: { kind: "create" },
        adds: {
          swim: {
            title: "học bơi",
            on: "Sat 2026-04-18 08:00-09:00",
            recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20260630",
          },
        },
      },
    ],
  },
  {
    id: "call-mum-at-five",
    now: NOV_PM,
    turns: [
      {
        says: "5h nhắc mình gọi cho mẹ",
        act: { kind: "remind" },
        adds: { call: { title: "gọi cho mẹ", on: "Wed 2026-11-18 17:00-17:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "stove",
    now: OCT,
    turns: [
      {
        says: "20 phút nữa nhắc em tắt bếp nha",
        act: { kind: "remind" },
        adds: { stove: { title: "tắt bếp", on: "Fri 2026-10-16 19:02-19:17", reminders: [0] } },
      },
    ],
  },
  {
    id: "rent",
    now: OCT,
    turns: [
      {
        says: "nhắc mình đóng tiền nhà ngày 5 hàng tháng lúc 9h sáng",
        act: { kind: "remind" },
        adds: {
          rent: {
            title: "đóng tiền nhà",
            on: "Thu 2026-11-05 09:00-09:15",
            recurrence: "FREQ=MONTHLY;BYMONTHDAY=5",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "lunar",
    now: JAN,
    turns: [
      {
        says: "thêm lịch giỗ ông nội ngày 10/3 âm lịch",
        act: { kind: "ask", about: "lunar-date", to: "create" },
      },
    ],
  },
  {
    id: "haircut-moved",
    now: NOV,
    calendar: {
      hair: { title: "Cắt tóc", on: "Thu 2026-11-19 18:00-18:45" },
      exam: { title: "Thi giữa kỳ", on: "Fri 2026-11-20 08:00-10:00" },
    },
    turns: [
      {
        says: "dời lịch cắt tóc sang 4h chiều thứ bảy",
        act: { kind: "move" },
        changes: { hair: { on: "Sat 2026-11-21 16:00-16:45" } },
      },
    ],
  },
  {
    id: "room-changed",
    now: MAR,
    calendar: {
      training: { title: "Tập huấn", on: "Thu 2026-03-12 13:30-16:30", location: "phòng 201" },
      party: { title: "Liên hoan khoa", on: "Sat 2026-03-14 18:00-21:00" },
    },
    turns: [
      {
        says: "đổi địa điểm buổi tập huấn thành phòng 302",
        act: { kind: "change" },
        changes: { training: { location: "phòng 302" } },
      },
    ],
  },
  {
    id: "next-week-new",
    now: JUN,
    calendar: {
      eye: { title: "Khám mắt", on: "Sun 2026-06-14 09:00-10:00" },
      club: { title: "Họp tổ hưu trí", on: "Tue 2026-06-16 08:00-09:30" },
      wedding: { title: "Đám cưới con chị Lan", on: "Sun 2026-06-21 11:00-14:00" },
    },
    turns: [
      {
        says: "lịch tuần sau của tôi có gì?",
        act: { kind: "list", days: "Mon 2026-06-15 - Sun 2026-06-21", events: ["club", "wedding"] },
      },
    ],
  },
  {
    id: "friday-afternoon-free",
    now: "Tue 2026-09-08 09:00 Europe/Paris",
    calendar: {
      client: { title: "Gọi khách Nhật", on: "Fri 2026-09-11 14:00-15:00" },
      class: { title: "Học tiếng Pháp", on: "Fri 2026-09-11 19:00-20:30" },
    },
    turns: [
      {
        says: "chiều thứ 6 mình có rảnh ko",
        act: { kind: "free", span: "Fri 2026-09-11 12:00-18:00", busy: ["client"] },
      },
    ],
  },
  {
    id: "green-tea-in-stock",
    now: NOV,
    turns: [
      {
        says: "tìm trà xanh giá dưới 20 còn hàng",
        act: { kind: "find-product", q: "trà xanh", max: 20, inStock: true },
      },
    ],
  },
  {
    id: "weekend-in-dalat",
    now: "Thu 2027-01-14 21:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "cuối tuần này Đà Lạt có mưa không?",
        act: { kind: "weather", place: "Đà Lạt", on: "Sat 2027-01-16 - Sun 2027-01-17" },
      },
    ],
  },
  {
    id: "what-can-you-do-first",
    now: MAR,
    turns: [{ says: "bạn làm đc những gì vậy", act: { kind: "help" } }],
  },
  {
    id: "which-weekday",
    now: JUN,
    turns: [{ says: "hôm nay là thứ mấy ngày mấy rồi nhỉ", act: { kind: "clock", of: "date" } }],
  },
  {
    id: "email-to-boss",
    now: MAR,
    turns: [{ says: "viết email cho sếp xin nghỉ ốm giùm tui", act: { kind: "not-understood" } }],
  },
  {
    id: "what-do-you-remember",
    now: OCT,
    memories: ["mình ăn chay ngày thứ hai", "biển số xe của ba là 59X1-123.45"],
    turns: [{ says: "bạn đang nhớ những gì về mình?", act: { kind: "recall" } }],
  },
  {
    id: "bye",
    now: "Fri 2026-10-16 23:10 America/Chicago",
    turns: [{ says: "tạm biệt nha, chúc ngủ ngon", act: { kind: "goodbye" } }],
  },

  // Two to five turns
  {
    id: "dentist-asks-time",
    now: MAR,
    turns: [
      { says: "hẹn nha sĩ thứ năm", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "2 giờ rưỡi chiều",
        act: { kind: "create" },
        adds: { dentist: { title: ["hẹn nha sĩ", "nha sĩ"], on: "Thu 2026-03-12 14:30-15:30" } },
      },
      {
        says: "nhắc mình trước 1 tiếng nhé",
        act: { kind: "change" },
        changes: { dentist: { reminders: [60] } },
      },
    ],
  },
  {
    id: "cancel-which-second",
    now: NOV,
    calendar: {
      sales: { title: "Họp kinh doanh", on: "Thu 2026-11-19 09:00-10:00" },
      yoga: { title: "Yoga", on: "Thu 2026-11-19 18:00-19:00" },
      board: { title: "Họp ban giám đốc", on: "Fri 2026-11-20 14:00-16:00" },
    },
    turns: [
      {
        says: "hủy cuộc họp",
        act: { kind: "ask", about: "which", to: "cancel", among: ["sales", "board"] },
      },
      { says: "cái thứ hai", act: { kind: "ask", about: "confirm", to: "cancel", among: ["board"] } },
      { says: "ừ xoá đi", act: { kind: "confirm", to: "cancel" }, removes: ["board"] },
    ],
  },
  {
    id: "cancel-both",
    now: JAN,
    turns: [
      {
        says: "cà phê với Linh 9h sáng thứ bảy",
        act: { kind: "create" },
        adds: { coffee: { title: "cà phê với Linh", on: "Sat 2027-01-16 09:00-10:00" } },
      },
      {
        says: "chủ nhật 3h chiều đi xem nhà",
        act: { kind: "create" },
        adds: { house: { title: ["đi xem nhà", "xem nhà"], on: "Sun 2027-01-17 15:00-16:00" } },
      },
      { says: "hủy cả hai đi", act: { kind: "ask", about: "confirm", to: "cancel", among: ["coffee", "house"] } },
      { says: "đồng ý", act: { kind: "confirm", to: "cancel" }, removes: ["coffee", "house"] },
    ],
  },
  {
    id: "hotpot-corrected-undone",
    now: JUN,
    turns: [
      {
        says: "tối nay 7h đi ăn lẩu với nhóm cấp 3",
        act: { kind: "create" },
        adds: { hotpot: { title: "đi ăn lẩu với nhóm cấp 3", on: "Sat 2026-06-13 19:00-20:00" } },
      },
      {
        says: "à nhầm, 8h tối mới đúng",
        act: { kind: "move" },
        changes: { hotpot: { on: "Sat 2026-06-13 20:00-21:00" } },
      },
      {
        says: "hoàn tác",
        act: { kind: "undo" },
        changes: { hotpot: { on: "Sat 2026-06-13 19:00-20:00" } },
      },
      { says: "ok cảm ơn nha", act: { kind: "thanks" } },
    ],
  },
  {
    id: "today-and-tomorrow",
    now: "Mon 2026-03-09 07:00 Asia/Ho_Chi_Minh",
    calendar: {
      ward: { title: "Giao ban khoa", on: "Mon 2026-03-09 08:00-08:30" },
      nails: { title: "Làm móng", on: "Tue 2026-03-10 10:00-11:00" },
      film: { title: "Xem phim với Mai", on: "Tue 2026-03-10 20:00-22:00" },
    },
    turns: [
      { says: "hôm nay có lịch gì k", act: { kind: "list", days: "Mon 2026-03-09", events: ["ward"] } },
      { says: "còn ngày mai?", act: { kind: "list", days: "Tue 2026-03-10", events: ["nails", "film"] } },
      { says: "hủy cái đầu tiên", act: { kind: "ask", about: "confirm", to: "cancel", among: ["nails"] } },
      { says: "thôi đừng hủy nữa", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "free-morning-then-afternoon",
    now: NOV,
    calendar: {
      bank: { title: "Ra ngân hàng", on: "Thu 2026-11-19 09:30-10:30" },
      stock: { title: "Kiểm kho", on: "Thu 2026-11-19 18:30-20:00" },
    },
    turns: [
      {
        says: "sáng mai mình có rảnh không?",
        act: { kind: "free", span: "Thu 2026-11-19 06:00-12:00", busy: ["bank"] },
      },
      { says: "thế còn buổi chiều?", act: { kind: "free", span: "Thu 2026-11-19 12:00-18:00", busy: [] } },
      {
        says: "vậy thêm gặp kế toán lúc 2h chiều mai",
        act: { kind: "create" },
        adds: { accountant: { title: "gặp kế toán", on: "Thu 2026-11-19 14:00-15:00" } },
      },
    ],
  },
  {
    id: "weather-three-times",
    now: "Fri 2026-10-16 06:30 Asia/Ho_Chi_Minh",
    home: "Đà Nẵng",
    turns: [
      {
        says: "Thời tiết Hà Nội ngày mai thế nào?",
        act: { kind: "weather", place: "Hà Nội", on: "Sat 2026-10-17" },
      },
      { says: "còn chủ nhật?", act: { kind: "weather", place: "Hà Nội", on: "Sun 2026-10-18" } },
      { says: "Hải Phòng thì sao", act: { kind: "weather", place: "Hải Phòng", on: "Sun 2026-10-18" } },
    ],
  },
  {
    id: "coffee-beans",
    now: SEP,
    turns: [
      { says: "tìm cà phê hạt", act: { kind: "find-product", q: "cà phê hạt" } },
      { says: "cái đầu tiên còn hàng không?", act: { kind: "product-detail", product: 1, of: "stock" } },
      { says: "so sánh cái đầu tiên với cái thứ ba giùm mình", act: { kind: "compare-products", products: [1, 3] } },
    ],
  },
  {
    id: "cheapest-oil",
    now: JAN,
    turns: [
      { says: "tìm dầu ô liu rẻ nhất", act: { kind: "find-product", q: "dầu ô liu", sort: "price-asc" } },
      { says: "cái thứ hai giá bao nhiêu?", act: { kind: "product-detail", product: 2, of: "price" } },
      { says: "nhà cung cấp của nó là ai", act: { kind: "product-detail", product: 2, of: "supplier" } },
    ],
  },
  {
    id: "fetch-na-at-seven",
    now: APR,
    turns: [
      { says: "7h mai đón bé Na", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "tối",
        act: { kind: "create" },
        adds: { fetch: { title: "đón bé Na", on: "Mon 2026-04-13 19:00-20:00" } },
      },
    ],
  },
  {
    id: "milk-reminder",
    now: NOV,
    turns: [
      { says: "Nhắc mình mua sữa", act: { kind: "ask", about: "when", to: "remind" } },
      {
        says: "6h tối mai",
        act: { kind: "remind" },
        adds: { milk: { title: "mua sữa", on: "Thu 2026-11-19 18:00-18:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "wifi-remembered-forgotten",
    now: SEP,
    memories: ["con gái mình dị ứng tôm"],
    turns: [
      { says: "chào bạn", act: { kind: "greet" } },
      {
        says: "nhớ giùm mình là pass wifi của quán là hoahong88",
        act: { kind: "remember" },
        remembers: ["pass wifi của quán là hoahong88"],
      },
      { says: "quên pass wifi của quán đi", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "đúng rồi", act: { kind: "confirm", to: "forget" }, forgets: ["pass wifi của quán là hoahong88"] },
    ],
  },
  {
    id: "yoga-only-this-wednesday",
    now: MAR,
    calendar: {
      yoga: {
        title: "Yoga",
        on: "Wed 2026-03-04 17:30-18:30",
        recurrence: "FREQ=WEEKLY;BYDAY=WE",
      },
    },
    turns: [
      { says: "dời lớp yoga sang 7h tối", act: { kind: "ask", about: "series", to: "move", among: ["yoga"] } },
      {
        says: "chỉ buổi thứ tư này thôi",
        act: { kind: "move" },
        adds: { once: { title: "Yoga", on: "Wed 2026-03-11 19:00-20:00" } },
        changes: { yoga: { exceptions: ["Wed 2026-03-11 17:30"] } },
      },
    ],
  },
  {
    id: "english-skipped-once",
    now: "Thu 2027-01-14 20:00 Asia/Ho_Chi_Minh",
    calendar: {
      english: {
        title: "Học tiếng Anh",
        on: "Fri 2027-01-08 18:00-19:30",
        recurrence: "FREQ=WEEKLY;BYDAY=FR",
      },
      date: { title: "Ăn tối với Thu", on: "Sat 2027-01-16 19:00-20:00" },
    },
    turns: [
      {
        says: "hủy buổi học tiếng anh ngày mai",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["english"] },
      },
      {
        says: "ừ",
        act: { kind: "confirm", to: "cancel" },
        changes: { english: { exceptions: ["Fri 2027-01-15 18:00"] } },
      },
    ],
  },
  {
    id: "interview-filled-in",
    now: "Fri 2026-10-16 12:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "đặt lịch phỏng vấn 9h sáng thứ hai tuần sau",
        act: { kind: "create" },
        adds: { interview: { title: "phỏng vấn", on: "Mon 2026-10-19 09:00-10:00" } },
      },
      {
        says: "thêm địa điểm là tòa nhà Bitexco",
        act: { kind: "change" },
        changes: { interview: { location: "tòa nhà Bitexco" } },
      },
      {
        says: "kéo dài thêm 30 phút",
        act: { kind: "change" },
        changes: { interview: { on: "Mon 2026-10-19 09:00-10:30" } },
      },
      {
        says: "đổi tên thành Phỏng vấn vòng 2",
        act: { kind: "rename" },
        changes: { interview: { title: "Phỏng vấn vòng 2" } },
      },
    ],
  },
  {
    id: "checkup-this-morning",
    now: NOV_PM,
    turns: [
      { says: "khám tổng quát lúc 8h sáng nay", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "ừ",
        act: { kind: "create" },
        adds: { checkup: { title: "khám tổng quát", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "meeting-then-later",
    now: NOV_PM,
    turns: [
      { says: "họp phòng marketing lúc 9h sáng", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "ngày mai",
        act: { kind: "create" },
        adds: { marketing: { title: "họp phòng marketing", on: "Thu 2026-11-19 09:00-10:00" } },
      },
      {
        says: "à dời sang 10h nha",
        act: { kind: "move" },
        changes: { marketing: { on: "Thu 2026-11-19 10:00-11:00" } },
      },
    ],
  },
  {
    id: "all-of-tomorrow-moved",
    now: NOV,
    calendar: {
      photo: { title: "Chụp ảnh sản phẩm", on: "Thu 2026-11-19 08:30-11:30" },
      truck: { title: "Xe giao hàng tới", on: "Thu 2026-11-19 15:00-15:30" },
      tax: { title: "Nộp thuế", on: "Mon 2026-11-30" },
    },
    turns: [
      {
        says: "dời hết lịch ngày mai sang thứ sáu giúp em",
        act: { kind: "ask", about: "confirm", to: "move", among: ["photo", "truck"] },
      },
      {
        says: "vâng",
        act: { kind: "confirm", to: "move" },
        changes: {
          photo: { on: "Fri 2026-11-20 08:30-11:30" },
          truck: { on: "Fri 2026-11-20 15:00-15:30" },
        },
      },
    ],
  },
  {
    id: "all-but-the-wedding",
    now: "Tue 2026-09-08 13:00 Asia/Ho_Chi_Minh",
    calendar: {
      car: { title: "Rửa xe", on: "Sat 2026-09-12 08:00-09:00" },
      wedding: { title: "Đám cưới Tuấn", on: "Sat 2026-09-12 11:00-14:00" },
      football: { title: "Đá banh", on: "Sat 2026-09-12 17:00-18:30" },
      dinner: { title: "Ăn tối với ba", on: "Sun 2026-09-13 19:00-20:00" },
    },
    turns: [
      {
        says: "xoá hết lịch thứ bảy",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["car", "wedding", "football"] },
      },
      {
        says: "ừ, nhưng trừ đám cưới",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["car", "football"] },
      },
      { says: "đúng r xoá đi", act: { kind: "confirm", to: "cancel" }, removes: ["car", "football"] },
    ],
  },
  {
    id: "shampoo-cancelled-and-back",
    now: "Fri 2026-10-16 09:20 Asia/Ho_Chi_Minh",
    calendar: { shampoo: { title: "Gội đầu", on: "Fri 2026-10-16 16:00-17:00" } },
    turns: [
      {
        says: "hủy lịch gội đầu chiều nay",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["shampoo"] },
      },
      { says: "ok", act: { kind: "confirm", to: "cancel" }, removes: ["shampoo"] },
      { says: "hoàn tác giùm mình với", act: { kind: "undo" }, restores: ["shampoo"] },
    ],
  },
];
