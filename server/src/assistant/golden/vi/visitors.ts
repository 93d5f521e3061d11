import type { Dialogue } from "../dialogue.ts";

/** What people say who only look in. */
export const VISITORS: readonly Dialogue[] = [
  // One turn: create
  {
    id: "haircut",
    now: "Tue 2026-06-09 08:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 3h chiều cắt tóc",
        act: { kind: "create" },
        adds: { hair: { title: "Cắt tóc", on: "Wed 2026-06-10 15:00-16:00" } },
      },
    ],
  },
  {
    id: "eye-doctor-with-place",
    now: "Thu 2026-09-10 19:45 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Đặt giúp tôi lịch khám mắt ở bệnh viện Chợ Rẫy sáng thứ hai lúc 8h",
        act: { kind: "create" },
        adds: {
          eyes: { title: "Khám mắt", on: "Mon 2026-09-14 08:00-09:00", location: "bệnh viện Chợ Rẫy" },
        },
      },
    ],
  },
  {
    id: "night-shift-again",
    now: "Mon 2026-10-05 15:10 Asia/Ho_Chi_Minh",
    calendar: { train: { title: "Tập huấn khoa", on: "Tue 2026-10-06 14:00-16:00" } },
    turns: [
      {
        says: "thêm ca trực đêm thứ 6 từ 22h tới 6h sáng thứ 7",
        act: { kind: "create" },
        adds: {
          shift: {
            title: ["Ca trực đêm", "Trực đêm", "Ca trực"],
            on: "Fri 2026-10-09 22:00 - Sat 2026-10-10 06:00",
          },
        },
      },
    ],
  },
  {
    id: "running-2-4-6",
    now: "Wed 2026-07-15 20:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thứ 2 4 6 hàng tuần 5h30 sáng chạy bộ bờ kè nha",
        act: { kind: "create" },
        adds: {
          run: {
            title: "Chạy bộ bờ kè",
            on: "Fri 2026-07-17 05:30-06:30",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
          },
        },
      },
    ],
  },
  {
    id: "exam-next-week",
    now: "Fri 2026-10-16 21:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thứ 4 tuần sau 8h sáng thi giữa kỳ môn xstk ở phòng B204",
        act: { kind: "create" },
        adds: {
          exam: { title: "Thi giữa kỳ môn xstk", on: "Wed 2026-10-21 08:00-09:00", location: "phòng B204" },
        },
      },
    ],
  },
  {
    id: "three-tomorrow",
    now: "Wed 2026-11-18 16:40 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Sáng mai 9h họp giao ban, 14h gặp khách Thành Công, 16h30 đón con",
        act: { kind: "create" },
        adds: {
          staff: { title: "Họp giao ban", on: "Thu 2026-11-19 09:00-10:00" },
          client: { title: "Gặp khách Thành Công", on: "Thu 2026-11-19 14:00-15:00" },
          kid: { title: "Đón con", on: "Thu 2026-11-19 16:30-17:30" },
        },
      },
    ],
  },
  {
    id: "family-trip",
    now: "Mon 2026-04-13 12:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Thêm vào lịch: cả nhà đi Đà Lạt từ 30/4 đến hết 3/5",
        act: { kind: "create" },
        adds: {
          trip: { title: ["Cả nhà đi Đà Lạt", "Đi Đà Lạt"], on: "Thu 2026-04-30 - Sun 2026-05-03" },
        },
      },
    ],
  },
  {
    id: "birthday-every-year-again",
    now: "Tue 2026-09-01 09:00 America/Los_Angeles",
    turns: [
      {
        says: "sinh nhật con Bống 12/9, lặp lại hàng năm nhé",
        act: { kind: "create" },
        adds: {
          bday: { title: "Sinh nhật con Bống", on: "Sat 2026-09-12", recurrence: "FREQ=YEARLY" },
        },
      },
    ],
  },
  {
    id: "polite-meeting",
    now: "Tue 2026-03-03 08:05 Europe/Paris",
    turns: [
      {
        says: "chào em, mai 10h anh họp với bên kế toán, em ghi vào lịch giúp anh nhé",
        act: { kind: "create" },
        adds: {
          accounts: {
            title: ["Họp với bên kế toán", "Anh họp với bên kế toán"],
            on: "Wed 2026-03-04 10:00-11:00",
          },
        },
      },
    ],
  },
  {
    id: "lunar-anniversary",
    now: "Sat 2026-08-08 07:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Thêm giỗ bà nội rằm tháng 7 vào lịch",
        act: { kind: "ask", about: "lunar-date", to: "create" },
      },
    ],
  },

  // One turn: remind
  {
    id: "remind-no-accents",
    now: "Thu 2026-04-16 10:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "nhac minh 8h toi nay nop bai tap lon",
        act: { kind: "remind" },
        adds: { hw: { title: "Nop bai tap lon", on: "Thu 2026-04-16 20:00-20:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-pills-daily",
    now: "Sun 2026-08-02 19:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Nhắc tôi uống thuốc huyết áp mỗi ngày lúc 6h sáng",
        act: { kind: "remind" },
        adds: {
          pills: {
            title: "Uống thuốc huyết áp",
            on: "Mon 2026-08-03 06:00-06:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "remind-stove",
    now: "Sat 2026-08-08 11:12 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "30 phút nữa nhắc mình tắt bếp ga",
        act: { kind: "remind" },
        adds: { stove: { title: "Tắt bếp ga", on: "Sat 2026-08-08 11:42-11:57", reminders: [0] } },
      },
    ],
  },

  // One turn: list and free
  {
    id: "list-tomorrow",
    now: "Wed 2026-11-18 20:30 Europe/Paris",
    calendar: {
      lunch: { title: "Ăn trưa với chị Thu", on: "Thu 2026-11-19 12:00-13:00" },
      bank: { title: "Ra ngân hàng", on: "Thu 2026-11-19 15:00-15:30" },
      movie: { title: "Xem phim với Vy", on: "Fri 2026-11-20 20:00-22:00" },
    },
    turns: [
      {
        says: "ngày mai của tôi có lịch gì không nhỉ",
        act: { kind: "list", days: "Thu 2026-11-19", events: ["lunch", "bank"] },
      },
    ],
  },
  {
    id: "free-tomorrow-afternoon",
    now: "Mon 2026-06-15 09:20 Asia/Tokyo",
    calendar: {
      demo: { title: "Demo sản phẩm", on: "Tue 2026-06-16 13:00-14:00" },
      gym: { title: "Gym", on: "Tue 2026-06-16 19:00-20:00" },
    },
    turns: [
      {
        says: "chiều mai mình có rảnh ko?",
        act: { kind: "free", span: "Tue 2026-06-16 12:00-18:00", busy: ["demo"] },
      },
    ],
  },

  // One turn: move, rename, change, cancel
  {
    id: "move-advisor",
    now: "Mon 2026-05-11 22:10 Asia/Ho_Chi_Minh",
    calendar: {
      advisor: { title: "Gặp thầy hướng dẫn", on: "Tue 2026-05-12 14:00-15:30" },
      club: { title: "Sinh hoạt CLB", on: "Wed 2026-05-13 18:00-20:00" },
    },
    turns: [
      {
        says: "Dời lịch gặp thầy hướng dẫn sang thứ 5 lúc 10h giúp mình",
        act: { kind: "move" },
        changes: { advisor: { on: "Thu 2026-05-14 10:00-11:30" } },
      },
    ],
  },
  {
    id: "move-later",
    now: "Tue 2026-12-01 13:00 Asia/Ho_Chi_Minh",
    calendar: {
      team: { title: "Họp team", on: "Tue 2026-12-01 15:00-16:00" },
      dinner: { title: "Ăn tối với ba mẹ", on: "Tue 2026-12-01 19:00-20:00" },
    },
    turns: [
      {
        says: "họp team lùi lại 30 phút nhé",
        act: { kind: "move" },
        changes: { team: { on: "Tue 2026-12-01 15:30-16:30" } },
      },
    ],
  },
  {
    id: "rename-quoted",
    now: "Thu 2026-09-17 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      meeting: { title: "Họp khách hàng", on: "Thu 2026-09-17 14:00-15:00" },
      dentist: { title: "Nha sĩ", on: "Fri 2026-09-18 09:00-10:00" },
    },
    turns: [
      {
        says: 'Đổi tên cuộc họp chiều nay thành "Chốt hợp đồng Minh Phát"',
        act: { kind: "rename" },
        changes: { meeting: { title: "Chốt hợp đồng Minh Phát" } },
      },
    ],
  },
  {
    id: "longer-interview",
    now: "Wed 2026-07-01 17:00 Australia/Sydney",
    calendar: { interview: { title: "Phỏng vấn ứng viên", on: "Thu 2026-07-02 09:00-10:00" } },
    turns: [
      {
        says: "buổi phỏng vấn mai kéo dài thành 2 tiếng nhé",
        act: { kind: "change" },
        changes: { interview: { on: "Thu 2026-07-02 09:00-11:00" } },
      },
    ],
  },
  {
    id: "reminder-for-checkup",
    now: "Fri 2026-05-15 11:00 Asia/Ho_Chi_Minh",
    calendar: {
      checkup: { title: "Khám thai", on: "Mon 2026-05-18 09:30-10:30", location: "Bệnh viện Từ Dũ" },
      hair: { title: "Gội đầu", on: "Sat 2026-05-16 10:00-11:00" },
    },
    turns: [
      {
        says: "nhắc trước 1 tiếng cho lịch khám thai nha",
        act: { kind: "change" },
        changes: { checkup: { reminders: [60] } },
      },
    ],
  },
  {
    id: "other-cafe",
    now: "Sat 2026-10-10 09:00 Asia/Ho_Chi_Minh",
    calendar: {
      coffee: { title: "Cà phê với Hạnh", on: "Sun 2026-10-11 15:00-16:00", location: "Highlands Nguyễn Du" },
    },
    turns: [
      {
        says: "Đổi địa điểm cà phê với Hạnh sang The Coffee House Cao Thắng",
        act: { kind: "change" },
        changes: { coffee: { location: "The Coffee House Cao Thắng" } },
      },
    ],
  },
  {
    id: "cancel-nothing-there",
    now: "Sun 2026-03-08 16:00 America/Chicago",
    calendar: { mass: { title: "Đi lễ nhà thờ", on: "Sun 2026-03-15 09:00-10:00" } },
    turns: [{ says: "huỷ giùm lịch đá bóng với", act: { kind: "not-found", to: "cancel" } }],
  },

  // One turn: products, weather, memory, others
  {
    id: "cooking-oil-below",
    now: "Mon 2026-06-01 07:50 Asia/Ho_Chi_Minh",
    turns: [{ says: "tìm dầu ăn giá dưới 50k", act: { kind: "find-product", q: "dầu ăn", max: 50000 } }],
  },
  {
    id: "oolong-in-stock",
    now: "Tue 2026-04-21 14:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "có trà ô long nào còn hàng không",
        act: { kind: "find-product", q: "trà ô long", inStock: true },
      },
    ],
  },
  {
    id: "rain-in-hanoi",
    now: "Thu 2026-07-09 21:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai Hà Nội có mưa không",
        act: { kind: "weather", place: "Hà Nội", on: "Fri 2026-07-10" },
      },
    ],
  },
  {
    id: "degrees-now",
    now: "Sun 2026-05-03 13:30 Asia/Ho_Chi_Minh",
    home: "Cần Thơ",
    turns: [{ says: "bây giờ ngoài trời bao nhiêu độ vậy", act: { kind: "weather", place: null, on: null } }],
  },
  {
    id: "remember-no-onion",
    now: "Wed 2026-08-19 18:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Nhớ giúp mình là chị Hoa khách quen không ăn hành",
        act: { kind: "remember" },
        remembers: ["chị Hoa khách quen không ăn hành"],
      },
    ],
  },
  {
    id: "what-can-you-do-again",
    now: "Fri 2026-11-06 08:00 Asia/Ho_Chi_Minh",
    turns: [{ says: "Chào, bạn làm được những việc gì thế?", act: { kind: "help" } }],
  },
  {
    id: "which-weekday-again",
    now: "Tue 2026-09-22 06:40 Asia/Ho_Chi_Minh",
    turns: [{ says: "hnay thứ mấy z", act: { kind: "clock", of: "date" } }],
  },
  {
    id: "poem-asked",
    now: "Mon 2026-10-19 22:00 Asia/Ho_Chi_Minh",
    turns: [{ says: "viết hộ mình bài thơ tặng vợ nhân ngày 20/10", act: { kind: "not-understood" } }],
  },

  // Several turns
  {
    id: "landlord-time-then-later",
    now: "Wed 2026-02-25 10:10 Asia/Ho_Chi_Minh",
    turns: [
      { says: "đặt lịch gặp chủ nhà thứ bảy", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "10 rưỡi sáng",
        act: { kind: "create" },
        adds: { landlord: { title: "Gặp chủ nhà", on: "Sat 2026-02-28 10:30-11:30" } },
      },
      {
        says: "chết, đổi lại 11h đi",
        act: { kind: "move" },
        changes: { landlord: { on: "Sat 2026-02-28 11:00-12:00" } },
      },
    ],
  },
  {
    id: "football-am-pm",
    now: "Mon 2026-06-22 12:40 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "đá banh với mấy anh trong cty thứ 5 lúc 6h",
        act: { kind: "ask", about: "am-or-pm", to: "create" },
      },
      {
        says: "chiều",
        act: { kind: "create" },
        adds: {
          football: { title: "Đá banh với mấy anh trong cty", on: "Thu 2026-06-25 18:00-19:00" },
        },
      },
      {
        says: "địa điểm là sân Chảo Lửa nha",
        act: { kind: "change" },
        changes: { football: { location: "sân Chảo Lửa" } },
      },
    ],
  },
  {
    id: "next-week-cancel-both",
    now: "Thu 2026-12-03 17:30 Asia/Ho_Chi_Minh",
    calendar: {
      gym: { title: "Tập gym với PT", on: "Fri 2026-12-04 18:00-19:00" },
      spa: { title: "Spa", on: "Tue 2026-12-08 14:00-15:00" },
      review: { title: "Đánh giá cuối năm", on: "Thu 2026-12-10 09:00-10:00" },
    },
    turns: [
      {
        says: "tuần sau có lịch gì ko",
        act: { kind: "list", days: "Mon 2026-12-07 - Sun 2026-12-13", events: ["spa", "review"] },
      },
      {
        says: "huỷ cả hai giùm mình",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["spa", "review"] },
      },
      { says: "ừ huỷ đi", act: { kind: "confirm", to: "cancel" }, removes: ["spa", "review"] },
    ],
  },
  {
    id: "weekend-weather",
    now: "Thu 2026-12-10 19:00 Asia/Ho_Chi_Minh",
    home: "Hải Phòng",
    turns: [
      {
        says: "Thời tiết Sa Pa cuối tuần này thế nào?",
        act: { kind: "weather", place: "Sa Pa", on: "Sat 2026-12-12 - Sun 2026-12-13" },
      },
      {
        says: "còn Hà Giang thì sao",
        act: { kind: "weather", place: "Hà Giang", on: "Sat 2026-12-12 - Sun 2026-12-13" },
      },
      {
        says: "thế còn thứ hai?",
        act: { kind: "weather", place: "Hà Giang", on: "Mon 2026-12-14" },
      },
    ],
  },
  {
    id: "free-then-lawyer",
    now: "Mon 2026-01-12 08:30 Europe/Berlin",
    calendar: {
      market: { title: "Đi chợ đầu mối", on: "Wed 2026-01-14 07:00-08:30" },
      kids: { title: "Đón hai đứa nhỏ", on: "Wed 2026-01-14 16:30-17:00" },
    },
    turns: [
      {
        says: "sáng thứ 4 mình rảnh không",
        act: { kind: "free", span: "Wed 2026-01-14 06:00-12:00", busy: ["market"] },
      },
      {
        says: "còn buổi chiều?",
        act: { kind: "free", span: "Wed 2026-01-14 12:00-18:00", busy: ["kids"] },
      },
      {
        says: "vậy thêm gặp luật sư lúc 2h chiều",
        act: { kind: "create" },
        adds: { lawyer: { title: "Gặp luật sư", on: "Wed 2026-01-14 14:00-15:00" } },
      },
    ],
  },
  {
    id: "coffee-beans-again",
    now: "Fri 2026-08-14 09:15 Asia/Ho_Chi_Minh",
    turns: [
      { says: "tìm giúp mình cà phê hạt với", act: { kind: "find-product", q: "cà phê hạt" } },
      {
        says: "cái thứ ba đặt tối thiểu bao nhiêu",
        act: { kind: "product-detail", product: 3, of: "minimum-order" },
      },
      { says: "so sánh 2 cái đầu tiên giúp em", act: { kind: "compare-products", products: [1, 2] } },
      { says: "ok đặt mua luôn 20 bao cái đầu cho mình", act: { kind: "not-understood" } },
    ],
  },
  {
    id: "japanese-class-once",
    now: "Mon 2026-10-05 07:00 Asia/Ho_Chi_Minh",
    calendar: {
      class: {
        title: "Lớp tiếng Nhật",
        on: "Tue 2026-09-01 19:30-21:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
      },
    },
    turns: [
      { says: "huỷ lớp tiếng Nhật", act: { kind: "ask", about: "series", to: "cancel", among: ["class"] } },
      {
        says: "buổi thứ 5 này thôi",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["class"] },
      },
      {
        says: "đúng rồi",
        act: { kind: "confirm", to: "cancel" },
        changes: { class: { exceptions: ["Thu 2026-10-08 19:30"] } },
      },
    ],
  },
  {
    id: "which-meeting",
    now: "Tue 2026-11-24 18:00 America/New_York",
    calendar: {
      budget: { title: "Họp ngân sách", on: "Wed 2026-11-25 09:00-10:00" },
      sales: { title: "Họp kinh doanh", on: "Wed 2026-11-25 13:00-14:30" },
    },
    turns: [
      {
        says: "dời cuộc họp ngày mai sang 4h chiều",
        act: { kind: "ask", about: "which", to: "move", among: ["budget", "sales"] },
      },
      {
        says: "họp kinh doanh á",
        act: { kind: "move" },
        changes: { sales: { on: "Wed 2026-11-25 16:00-17:30" } },
      },
    ],
  },
  {
    id: "past-then-tomorrow",
    now: "Wed 2026-11-18 14:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thêm lịch hôm nay 9h sáng giao hàng cho đại lý Bảy Hiền",
        act: { kind: "ask", about: "past", to: "create" },
      },
      {
        says: "à nhầm, ngày mai",
        act: { kind: "create" },
        adds: { delivery: { title: "Giao hàng cho đại lý Bảy Hiền", on: "Thu 2026-11-19 09:00-10:00" } },
      },
    ],
  },
  {
    id: "store-code",
    now: "Sat 2026-03-14 15:00 Asia/Ho_Chi_Minh",
    memories: ["bé Na dị ứng tôm"],
    turns: [
      {
        says: "nhớ giùm mình là mã cửa kho là 4471",
        act: { kind: "remember" },
        remembers: ["mã cửa kho là 4471"],
      },
      { says: "bạn đang nhớ những gì vậy", act: { kind: "recall" } },
      { says: "quên mã cửa kho đi", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "ok", act: { kind: "confirm", to: "forget" }, forgets: ["mã cửa kho là 4471"] },
    ],
  },
  {
    id: "clear-day-but-dentist",
    now: "Sun 2026-09-20 21:00 Asia/Ho_Chi_Minh",
    calendar: {
      dentist: { title: "Khám răng", on: "Mon 2026-09-21 08:30-09:30" },
      partner: { title: "Gặp đối tác", on: "Mon 2026-09-21 10:00-11:00" },
      tea: { title: "Trà sữa với Linh", on: "Mon 2026-09-21 15:00-16:00" },
      report: { title: "Nộp báo cáo", on: "Tue 2026-09-22 10:00-10:30" },
    },
    turns: [
      {
        says: "bị sốt rồi, xoá hết lịch ngày mai giúp mình",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "partner", "tea"] },
      },
      {
        says: "ừ nhưng để lại khám răng",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["partner", "tea"] },
      },
      { says: "ok xoá đi", act: { kind: "confirm", to: "cancel" }, removes: ["partner", "tea"] },
    ],
  },
  {
    id: "swimming-once-then-later",
    now: "Wed 2026-07-15 11:30 Asia/Ho_Chi_Minh",
    calendar: {
      swim: {
        title: "Học bơi",
        on: "Sun 2026-06-07 08:00-09:30",
        recurrence: "FREQ=WEEKLY;BYDAY=SU",
      },
    },
    turns: [
      {
        says: "dời buổi học bơi chủ nhật này sang thứ 7 cùng giờ",
        act: { kind: "move" },
        adds: { once: { title: "Học bơi", on: "Sat 2026-07-18 08:00-09:30" } },
        changes: { swim: { exceptions: ["Sun 2026-07-19 08:00"] } },
      },
      {
        says: "à đổi thành 9h sáng nha",
        act: { kind: "move" },
        changes: { once: { on: "Sat 2026-07-18 09:00-10:30" } },
      },
    ],
  },
  {
    id: "wedding-stays",
    now: "Mon 2026-11-30 09:00 Asia/Ho_Chi_Minh",
    calendar: {
      wedding: { title: "Đám cưới Tuấn", on: "Sat 2026-12-05 17:30-20:30", location: "Nhà hàng Đông Phương" },
      doctor: { title: "Tái khám", on: "Wed 2026-12-02 08:00-09:00" },
    },
    turns: [
      {
        says: "Xoá lịch đám cưới Tuấn",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["wedding"] },
      },
      { says: "à thôi khỏi, để đó", act: { kind: "decline", to: "cancel" } },
      {
        says: "đặt nhắc trước 2 tiếng cho đám cưới nha",
        act: { kind: "change" },
        changes: { wedding: { reminders: [120] } },
      },
    ],
  },
  {
    id: "old-friends-lunch",
    now: "Thu 2026-05-21 07:15 Asia/Ho_Chi_Minh",
    turns: [
      { says: "chào buổi sáng nha", act: { kind: "greet" } },
      {
        says: "ngày mai ăn trưa với mấy đứa bạn cấp 3 ở quán Cơm Niêu",
        act: { kind: "create" },
        adds: {
          lunch: {
            title: "Ăn trưa với mấy đứa bạn cấp 3",
            on: "Fri 2026-05-22 12:00-13:00",
            location: "quán Cơm Niêu",
          },
        },
      },
      { says: "cám ơn nhiều nghen", act: { kind: "thanks" } },
    ],
  },
  {
    id: "remind-diapers",
    now: "Tue 2026-02-10 13:20 America/Los_Angeles",
    turns: [
      { says: "nhắc mình mua tã cho bé", act: { kind: "ask", about: "when", to: "remind" } },
      {
        says: "8h tối nay",
        act: { kind: "remind" },
        adds: { diapers: { title: "Mua tã cho bé", on: "Tue 2026-02-10 20:00-20:15", reminders: [0] } },
      },
      {
        says: "xoá nó đi, chồng mình mua rồi",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["diapers"] },
      },
      { says: "ừm", act: { kind: "confirm", to: "cancel" }, removes: ["diapers"] },
    ],
  },
  {
    id: "today-tomorrow-first-undo",
    now: "Thu 2026-04-09 07:45 Asia/Ho_Chi_Minh",
    calendar: {
      bank: { title: "Gặp ngân hàng", on: "Thu 2026-04-09 10:00-11:00" },
      printer: { title: "Lấy brochure ở nhà in", on: "Fri 2026-04-10 09:00-09:30" },
      call: { title: "Call với designer", on: "Fri 2026-04-10 11:00-12:00" },
    },
    turns: [
      { says: "hôm nay tôi có hẹn gì", act: { kind: "list", days: "Thu 2026-04-09", events: ["bank"] } },
      {
        says: "còn ngày mai?",
        act: { kind: "list", days: "Fri 2026-04-10", events: ["printer", "call"] },
      },
      {
        says: "cái đầu tiên dời sang 3h chiều",
        act: { kind: "move" },
        changes: { printer: { on: "Fri 2026-04-10 15:00-15:30" } },
      },
      {
        says: "ủa nhầm, hoàn tác đi",
        act: { kind: "undo" },
        changes: { printer: { on: "Fri 2026-04-10 09:00-09:30" } },
      },
    ],
  },
  {
    id: "tidy-store-every-other-week",
    now: "Tue 2026-10-13 16:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thêm lịch dọn kho 8h sáng thứ bảy",
        act: { kind: "create" },
        adds: { tidy: { title: "Dọn kho", on: "Sat 2026-10-17 08:00-09:00" } },
      },
      {
        says: "cho lặp lại 2 tuần một lần đến hết tháng 12",
        act: { kind: "change" },
        changes: { tidy: { recurrence: "FREQ=WEEKLY;INTERVAL=2;UNTIL=20261231T235959Z" } },
      },
      { says: "ok bye nha", act: { kind: "goodbye" } },
    ],
  },
  {
    id: "ngay-kia",
    now: "Tue 2026-11-17 20:00 Asia/Ho_Chi_Minh",
    turns: [
      { says: "ngày kia 9h sáng đi đăng kiểm xe", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "thứ sáu",
        act: { kind: "create" },
        adds: { car: { title: ["Đi đăng kiểm xe", "Đăng kiểm xe"], on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
  {
    id: "midnight-train",
    now: "Tue 2026-06-16 11:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "lên tàu ra Huế lúc 12h đêm thứ 7 nhé",
        act: { kind: "ask", about: "day", to: "create" },
      },
      {
        says: "0h chủ nhật",
        act: { kind: "create" },
        adds: { train: { title: "Lên tàu ra Huế", on: "Sun 2026-06-21 00:00-01:00" } },
      },
    ],
  },
  {
    id: "aircon-weather-between",
    now: "Wed 2026-04-22 15:30 Asia/Ho_Chi_Minh",
    home: "Biên Hòa",
    turns: [
      {
        says: "nhắc tôi gọi thợ sửa máy lạnh ngày mai",
        act: { kind: "ask", about: "time", to: "remind" },
      },
      {
        says: "mà mai trời có nóng không vậy",
        act: { kind: "weather", place: null, on: "Thu 2026-04-23" },
      },
      {
        says: "9h sáng nhé",
        act: { kind: "remind" },
        adds: {
          aircon: { title: "Gọi thợ sửa máy lạnh", on: "Thu 2026-04-23 09:00-09:15", reminders: [0] },
        },
      },
    ],
  },
];
