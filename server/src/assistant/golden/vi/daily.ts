import type { Dialogue } from "../dialogue.ts";

/** What people ask for on ordinary days, mostly to the point. */
export const DAILY: readonly Dialogue[] = [
  // One turn: create
  {
    id: "daily-create-dentist",
    now: "Tue 2027-01-12 09:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "đặt lịch khám răng 9h sáng thứ sáu",
        act: { kind: "create" },
        adds: { dentist: { title: "khám răng", on: "Fri 2027-01-15 09:00-10:00" } },
      },
    ],
  },
  {
    id: "daily-create-cafe-meeting",
    now: "Mon 2026-12-07 21:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Chiều mai 2 giờ họp với chị Hạnh ở Cộng cà phê Quang Trung nhé",
        act: { kind: "create" },
        adds: {
          meeting: {
            title: "họp với chị Hạnh",
            on: "Tue 2026-12-08 14:00-15:00",
            location: "Cộng cà phê Quang Trung",
          },
        },
      },
    ],
  },
  {
    id: "daily-create-yoga-weekly",
    now: "Wed 2027-03-10 12:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thêm giúp em lịch tập yoga tối thứ 3 thứ 5 hàng tuần, 18h30 đến 19h30",
        act: { kind: "create" },
        adds: {
          yoga: {
            title: "tập yoga",
            on: "Thu 2027-03-11 18:30-19:30",
            recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
          },
        },
      },
    ],
  },
  {
    id: "daily-create-birthday",
    now: "Sun 2026-09-20 08:40 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "sinh nhật mẹ 24/10 nha, lưu vô lịch giùm mình",
        act: { kind: "create" },
        adds: { birthday: { title: "sinh nhật mẹ", on: "Sat 2026-10-24" } },
      },
    ],
  },
  {
    id: "daily-create-trip",
    now: "Tue 2027-04-06 22:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "cả nhà đi Đà Lạt từ 30/4 đến hết 3/5, ghi vào lịch giúp mình",
        act: { kind: "create" },
        adds: { trip: { title: ["cả nhà đi Đà Lạt", "đi Đà Lạt"], on: "Fri 2027-04-30 - Mon 2027-05-03" } },
      },
    ],
  },
  {
    id: "daily-create-three-at-once",
    now: "Thu 2026-10-08 17:50 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 8h sáng họp giao ban, 10h gặp khách Nhật, 3h chiều ra kho kiểm hàng",
        act: { kind: "create" },
        adds: {
          briefing: { title: "họp giao ban", on: "Fri 2026-10-09 08:00-09:00" },
          client: { title: "gặp khách Nhật", on: "Fri 2026-10-09 10:00-11:00" },
          stock: { title: "ra kho kiểm hàng", on: "Fri 2026-10-09 15:00-16:00" },
        },
      },
    ],
  },
  {
    id: "daily-create-interview",
    now: "Fri 2027-02-26 10:10 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Phỏng vấn ứng viên vị trí kế toán ngày 3/3 lúc 10 giờ, khoảng 45 phút",
        act: { kind: "create" },
        adds: { interview: { title: "phỏng vấn ứng viên vị trí kế toán", on: "Wed 2027-03-03 10:00-10:45" } },
      },
    ],
  },
  {
    id: "daily-create-unaccented",
    now: "Mon 2027-06-14 08:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "dat lich hop phong kinh doanh 2h chieu thu 4",
        act: { kind: "create" },
        adds: { meeting: { title: "hop phong kinh doanh", on: "Wed 2027-06-16 14:00-15:00" } },
      },
    ],
  },
  // One turn: move, change, rename
  {
    id: "daily-move-team-meeting",
    now: "Wed 2026-10-21 09:00 Asia/Ho_Chi_Minh",
    calendar: {
      team: { title: "Họp team", on: "Wed 2026-10-21 15:00-16:00" },
      gym: { title: "Tập gym", on: "Wed 2026-10-21 18:30-19:30" },
      lunch: { title: "Ăn trưa với Quân", on: "Thu 2026-10-22 12:00-13:00" },
    },
    turns: [
      {
        says: "dời họp team sang 10h sáng mai giúp mình",
        act: { kind: "move" },
        changes: { team: { on: "Thu 2026-10-22 10:00-11:00" } },
      },
    ],
  },
  {
    id: "daily-move-eye-doctor",
    now: "Wed 2027-07-21 16:45 Asia/Ho_Chi_Minh",
    calendar: {
      eyes: { title: "Khám mắt", on: "Fri 2027-07-23 09:00-09:45", location: "Bệnh viện Mắt" },
      market: { title: "Đi siêu thị", on: "Sat 2027-07-24 09:00-10:00" },
    },
    turns: [
      {
        says: "cho mình đổi giờ khám mắt qua 10 rưỡi sáng nha, kẹt việc mất rồi",
        act: { kind: "move" },
        changes: { eyes: { on: "Fri 2027-07-23 10:30-11:15" } },
      },
    ],
  },
  {
    id: "daily-rename-group-meeting",
    now: "Mon 2026-09-28 14:20 Asia/Ho_Chi_Minh",
    calendar: {
      group: { title: "Họp nhóm", on: "Thu 2026-10-01 09:00-10:30" },
      training: { title: "Đào tạo nhân viên mới", on: "Fri 2026-10-02 14:00-16:00" },
    },
    turns: [
      {
        says: "đổi tên lịch Họp nhóm thứ 5 thành Họp tổng kết quý 3",
        act: { kind: "rename" },
        changes: { group: { title: "Họp tổng kết quý 3" } },
      },
    ],
  },
  {
    id: "daily-change-place",
    now: "Tue 2027-08-17 20:10 Asia/Ho_Chi_Minh",
    calendar: {
      son: { title: "Gặp anh Sơn", on: "Wed 2027-08-18 09:30-10:30", location: "Văn phòng" },
      report: { title: "Nộp báo cáo tuần", on: "Fri 2027-08-20 16:00-17:00" },
    },
    turns: [
      {
        says: "buổi gặp anh Sơn ngày mai chuyển địa điểm sang Highlands Nguyễn Du",
        act: { kind: "change" },
        changes: { son: { location: "Highlands Nguyễn Du" } },
      },
    ],
  },
  // One turn: cancel
  {
    id: "daily-cancel-badminton",
    now: "Wed 2026-11-25 22:05 Asia/Ho_Chi_Minh",
    calendar: {
      badminton: { title: "Đánh cầu lông", on: "Sat 2026-11-28 19:00-21:00" },
      brunch: { title: "Cà phê với Huy", on: "Sun 2026-11-29 09:00-10:00" },
    },
    turns: [
      {
        says: "Huỷ giúp anh lịch đánh cầu lông tối thứ 7 tuần này nhé, tay anh đang đau",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["badminton"] },
      },
    ],
  },
  // One turn: list, free
  {
    id: "daily-list-today",
    now: "Mon 2027-03-01 07:10 Asia/Ho_Chi_Minh",
    calendar: {
      standup: { title: "Họp đầu tuần", on: "Mon 2027-03-01 08:30-09:30" },
      lunch: { title: "Ăn trưa với Ngọc", on: "Mon 2027-03-01 12:00-13:00" },
      bank: { title: "Ra ngân hàng", on: "Tue 2027-03-02 09:00-10:00" },
    },
    turns: [
      {
        says: "hôm nay mình có lịch gì không",
        act: { kind: "list", days: "Mon 2027-03-01", events: ["standup", "lunch"] },
      },
    ],
  },
  {
    id: "daily-list-next-week",
    now: "Fri 2027-05-14 18:00 Asia/Ho_Chi_Minh",
    calendar: {
      film: { title: "Xem phim với Vy", on: "Sat 2027-05-15 20:00-22:00" },
      partner: { title: "Gặp đối tác Hàn Quốc", on: "Tue 2027-05-18 09:00-11:00" },
      checkup: { title: "Khám sức khoẻ định kỳ", on: "Thu 2027-05-20 08:00-10:00" },
      wedding: { title: "Đám cưới Hùng", on: "Sun 2027-05-30 11:00-13:00" },
    },
    turns: [
      {
        says: "Tuần sau tôi có những cuộc hẹn nào?",
        act: { kind: "list", days: "Mon 2027-05-17 - Sun 2027-05-23", events: ["partner", "checkup"] },
      },
    ],
  },
  {
    id: "daily-free-tomorrow-afternoon",
    now: "Tue 2026-09-15 10:30 Australia/Melbourne",
    calendar: {
      class: { title: "Học nhóm môn Thống kê", on: "Wed 2026-09-16 15:00-17:00" },
      shift: { title: "Đi làm thêm", on: "Wed 2026-09-16 18:30-22:00" },
    },
    turns: [
      {
        says: "chiều mai mình có rảnh không ta, tụi bạn rủ đi cà phê",
        act: { kind: "free", span: "Wed 2026-09-16 12:00-18:00", busy: ["class"] },
      },
    ],
  },
  {
    id: "daily-free-two-hours",
    now: "Mon 2027-11-08 09:40 Asia/Ho_Chi_Minh",
    calendar: {
      lesson: { title: "Dạy kèm bé Khôi", on: "Thu 2027-11-11 17:00-18:30" },
      meeting: { title: "Họp tổ dân phố", on: "Wed 2027-11-10 14:00-15:00" },
    },
    turns: [
      {
        says: "thứ 5 từ 2h tới 4h chiều tui có vướng gì hông",
        act: { kind: "free", span: "Thu 2027-11-11 14:00-16:00", busy: [] },
      },
    ],
  },
  {
    id: "daily-list-when-eye-exam",
    now: "Sat 2027-01-23 19:55 America/Los_Angeles",
    calendar: {
      eyes: { title: "Khám mắt", on: "Tue 2027-02-02 10:00-11:00" },
      nails: { title: "Làm nail", on: "Wed 2027-01-27 13:00-14:00" },
    },
    turns: [
      {
        says: "bữa nào tui khám mắt vậy ta, quên mất tiêu",
        act: { kind: "list", about: "khám mắt", events: ["eyes"] },
      },
    ],
  },
  {
    id: "daily-list-weekend",
    now: "Thu 2027-10-07 12:25 Asia/Ho_Chi_Minh",
    calendar: {
      dinner: { title: "Ăn tối nhà bà ngoại", on: "Sat 2027-10-09 18:00-20:00" },
      football: { title: "Đá bóng", on: "Sun 2027-10-10 16:00-17:30" },
      review: { title: "Họp đánh giá dự án", on: "Mon 2027-10-11 09:00-10:00" },
    },
    turns: [
      {
        says: "cuối tuần này có kế hoạch gì chưa nhỉ",
        act: { kind: "list", days: "Sat 2027-10-09 - Sun 2027-10-10", events: ["dinner", "football"] },
      },
    ],
  },
  // One turn: reminders
  {
    id: "daily-remind-pick-up",
    now: "Tue 2026-10-27 13:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "nhắc mình 5h chiều đón con",
        act: { kind: "remind" },
        adds: { pickup: { title: "đón con", on: "Tue 2026-10-27 17:00-17:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "daily-remind-stove",
    now: "Sun 2027-02-14 10:40 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "30 phút nữa nhắc tôi tắt bếp nhé, đang kho nồi thịt",
        act: { kind: "remind" },
        adds: {
          stove: { title: ["tắt bếp", "tắt bếp, đang kho nồi thịt"], on: "Sun 2027-02-14 11:10-11:25", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "daily-remind-pills-daily",
    now: "Thu 2027-09-02 20:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Mỗi ngày 7 giờ sáng nhắc tôi uống thuốc huyết áp",
        act: { kind: "remind" },
        adds: {
          pills: {
            title: "uống thuốc huyết áp",
            on: "Fri 2027-09-03 07:00-07:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  // One turn: products
  {
    id: "daily-find-olive-oil",
    now: "Wed 2027-04-14 11:05 Asia/Ho_Chi_Minh",
    turns: [{ says: "tìm dầu ô liu", act: { kind: "find-product", q: "dầu ô liu" } }],
  },
  {
    id: "daily-find-cheapest-rice",
    now: "Sat 2026-12-12 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "cho em hỏi gạo thơm loại nào rẻ nhất ạ",
        act: { kind: "find-product", q: "gạo thơm", sort: "price-asc" },
      },
    ],
  },
  // One turn: weather
  {
    id: "daily-weather-hanoi-tomorrow",
    now: "Wed 2027-12-08 21:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thời tiết Hà Nội ngày mai thế nào",
        act: { kind: "weather", place: "Hà Nội", on: "Thu 2027-12-09" },
      },
    ],
  },
  {
    id: "daily-weather-laundry",
    now: "Sun 2026-10-18 06:45 Asia/Ho_Chi_Minh",
    home: "Đà Nẵng",
    turns: [
      {
        says: "hôm nay có mưa không để mình còn phơi đồ",
        act: { kind: "weather", place: null, on: "Sun 2026-10-18" },
      },
    ],
  },
  {
    id: "daily-weather-now",
    now: "Fri 2027-06-04 13:10 Asia/Ho_Chi_Minh",
    home: "Hải Phòng",
    turns: [{ says: "ngoài trời giờ bao nhiêu độ rồi", act: { kind: "weather", place: null, on: null } }],
  },
  // One turn: others
  {
    id: "daily-help",
    now: "Mon 2027-08-09 08:30 Asia/Ho_Chi_Minh",
    turns: [{ says: "bạn giúp được những gì vậy", act: { kind: "help" } }],
  },
  {
    id: "daily-remember-wifi",
    now: "Thu 2026-08-27 15:35 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "nhớ giúp mình là pass wifi quán là cafe2026 nhé",
        act: { kind: "remember" },
        remembers: ["pass wifi quán là cafe2026"],
      },
    ],
  },
  {
    id: "daily-poem",
    now: "Fri 2027-03-05 22:20 Asia/Ho_Chi_Minh",
    turns: [{ says: "viết giùm tui bài thơ tặng vợ nhân ngày 8/3", act: { kind: "not-understood" } }],
  },

  // Several turns: create
  {
    id: "daily-create-wedding-then-remind-then-sunday",
    now: "Tue 2026-11-03 19:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "7h tối thứ 7 ăn cưới con chú Tư ở nhà hàng Đông Phương",
        act: { kind: "create" },
        adds: {
          wedding: {
            title: "ăn cưới con chú Tư",
            on: "Sat 2026-11-07 19:00-20:00",
            location: "nhà hàng Đông Phương",
          },
        },
      },
      {
        says: "nhắc trước 1 tiếng nha",
        act: { kind: "change" },
        changes: { wedding: { reminders: [60] } },
      },
      {
        says: "ủa lộn, chủ nhật mới đúng",
        act: { kind: "move" },
        changes: { wedding: { on: "Sun 2026-11-08 19:00-20:00" } },
      },
    ],
  },
  {
    id: "daily-create-doctor-asks-time",
    now: "Wed 2027-01-20 08:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Con bé nhà em sốt từ hôm qua, đặt giúp em lịch khám bác sĩ Tuấn chiều nay",
        act: { kind: "ask", about: "time", to: "create" },
      },
      {
        says: "4 rưỡi",
        act: { kind: "create" },
        adds: { doctor: { title: "khám bác sĩ Tuấn", on: "Wed 2027-01-20 16:30-17:30" } },
      },
      {
        says: "thêm địa điểm là phòng khám Hoàn Mỹ nhé",
        act: { kind: "change" },
        changes: { doctor: { location: "phòng khám Hoàn Mỹ" } },
      },
    ],
  },
  {
    id: "daily-create-online-meeting-am-or-pm",
    now: "Thu 2027-05-20 15:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 7h họp online với bên Đức",
        act: { kind: "ask", about: "am-or-pm", to: "create" },
      },
      {
        says: "7h tối",
        act: { kind: "create" },
        adds: { online: { title: "họp online với bên Đức", on: "Fri 2027-05-21 19:00-20:00" } },
      },
      {
        says: "cho họp 2 tiếng nhé",
        act: { kind: "change" },
        changes: { online: { on: "Fri 2027-05-21 19:00-21:00" } },
      },
    ],
  },
  {
    id: "daily-create-haircut-over",
    now: "Sat 2026-08-15 16:20 Asia/Ho_Chi_Minh",
    turns: [
      { says: "đặt lịch cắt tóc 3h chiều", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "ngày mai",
        act: { kind: "create" },
        adds: { haircut: { title: "cắt tóc", on: "Sun 2026-08-16 15:00-16:00" } },
      },
      { says: "cảm ơn nhé", act: { kind: "thanks" } },
    ],
  },
  // Several turns: move, change
  {
    id: "daily-move-piano-once",
    now: "Mon 2026-12-14 20:00 Asia/Ho_Chi_Minh",
    calendar: {
      piano: {
        title: "Học piano của Bin",
        on: "Thu 2026-12-03 17:00-18:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TH",
      },
      parents: { title: "Họp phụ huynh", on: "Sat 2026-12-19 08:00-10:00" },
    },
    turns: [
      {
        says: "dời buổi học piano của Bin sang 6h chiều giúp chị",
        act: { kind: "ask", about: "series", to: "move", among: ["piano"] },
      },
      {
        says: "chỉ thứ 5 tuần này thôi",
        act: { kind: "move" },
        changes: { piano: { exceptions: ["Thu 2026-12-17 17:00"] } },
        adds: { moved: { title: "Học piano của Bin", on: "Thu 2026-12-17 18:00-19:00" } },
      },
      {
        says: "lùi thêm 30 phút nữa đi",
        act: { kind: "move" },
        changes: { moved: { on: "Thu 2026-12-17 18:30-19:30" } },
      },
    ],
  },
  {
    id: "daily-move-design-earlier",
    now: "Tue 2027-09-07 11:00 Asia/Ho_Chi_Minh",
    calendar: {
      design: { title: "Họp với bên thiết kế", on: "Wed 2027-09-08 14:00-15:00" },
      demo: { title: "Demo sản phẩm", on: "Thu 2027-09-09 10:00-11:00" },
    },
    turns: [
      {
        says: "mai mấy giờ họp với bên thiết kế vậy?",
        act: { kind: "list", days: "Wed 2027-09-08", about: "họp với bên thiết kế", events: ["design"] },
      },
      {
        says: "đẩy lên sớm 1 tiếng giúp mình",
        act: { kind: "move" },
        changes: { design: { on: "Wed 2027-09-08 13:00-14:00" } },
      },
      {
        says: "à mà họp ở phòng 302 nha",
        act: { kind: "change" },
        changes: { design: { location: "phòng 302" } },
      },
    ],
  },
  // Several turns: cancel, undo
  {
    id: "daily-cancel-which-meeting",
    now: "Thu 2026-11-12 11:40 Asia/Ho_Chi_Minh",
    calendar: {
      project: { title: "Họp dự án", on: "Thu 2026-11-12 14:00-15:00" },
      budget: { title: "Họp ngân sách", on: "Thu 2026-11-12 16:00-17:00" },
      dinner: { title: "Ăn tối với vợ", on: "Thu 2026-11-12 19:00-20:30" },
    },
    turns: [
      {
        says: "xoá cuộc họp chiều nay",
        act: { kind: "ask", about: "which", to: "cancel", among: ["project", "budget"] },
      },
      {
        says: "cái họp ngân sách ấy",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["budget"] },
      },
      { says: "ừ xoá đi", act: { kind: "confirm", to: "cancel" }, removes: ["budget"] },
    ],
  },
  {
    id: "daily-undo-coffee",
    now: "Fri 2027-07-02 17:25 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "chủ nhật 8h sáng cà phê với Thảo",
        act: { kind: "create" },
        adds: { coffee: { title: "cà phê với Thảo", on: "Sun 2027-07-04 08:00-09:00" } },
      },
      { says: "nhầm rồi, hoàn tác giúp mình", act: { kind: "undo" }, removes: ["coffee"] },
    ],
  },
  {
    id: "daily-cancel-all-tomorrow-then-one",
    now: "Mon 2027-10-18 21:45 Asia/Ho_Chi_Minh",
    calendar: {
      tech: { title: "Họp kỹ thuật", on: "Tue 2027-10-19 09:00-10:00" },
      coffee: { title: "Cà phê với anh Long", on: "Tue 2027-10-19 15:00-16:00" },
      test: { title: "Kiểm thử bản mới", on: "Wed 2027-10-20 09:00-11:00" },
    },
    turns: [
      {
        says: "huỷ hết lịch ngày mai giúp em, nhà em có việc",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["tech", "coffee"] },
      },
      { says: "à thôi khỏi", act: { kind: "decline", to: "cancel" } },
      {
        says: "huỷ cái họp kỹ thuật thôi",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["tech"] },
      },
      { says: "ok", act: { kind: "confirm", to: "cancel" }, removes: ["tech"] },
    ],
  },
  {
    id: "daily-cancel-then-restore",
    now: "Sat 2027-02-20 09:30 Asia/Ho_Chi_Minh",
    calendar: {
      hair: { title: "Gội đầu dưỡng sinh", on: "Sat 2027-02-20 14:00-15:30", location: "Tiệm cô Ba" },
      party: { title: "Tất niên công ty cũ", on: "Sat 2027-02-20 18:00-21:00" },
    },
    turns: [
      {
        says: "bỏ buổi gội đầu chiều nay nha",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["hair"] },
      },
      { says: "ừ", act: { kind: "confirm", to: "cancel" }, removes: ["hair"] },
      { says: "ấy chết, khôi phục lại giúp chị", act: { kind: "undo" }, restores: ["hair"] },
    ],
  },
  // Several turns: list, free
  {
    id: "daily-list-tomorrow-and-after",
    now: "Tue 2026-12-22 20:40 Asia/Ho_Chi_Minh",
    calendar: {
      exam: { title: "Thi cuối kỳ Giải tích", on: "Wed 2026-12-23 07:30-09:30" },
      club: { title: "Sinh hoạt câu lạc bộ", on: "Wed 2026-12-23 17:00-18:30" },
      noel: { title: "Đi chơi Noel", on: "Thu 2026-12-24 19:00-22:00" },
      thesis: { title: "Gặp thầy hướng dẫn", on: "Tue 2026-12-29 10:00-11:00" },
    },
    turns: [
      { says: "mai có gì", act: { kind: "list", days: "Wed 2026-12-23", events: ["exam", "club"] } },
      { says: "còn ngày mốt?", act: { kind: "list", days: "Thu 2026-12-24", events: ["noel"] } },
      {
        says: "tuần sau thì sao",
        act: { kind: "list", days: "Mon 2026-12-28 - Sun 2027-01-03", events: ["thesis"] },
      },
    ],
  },
  {
    id: "daily-free-then-create",
    now: "Mon 2027-11-22 08:50 Asia/Ho_Chi_Minh",
    calendar: {
      standup: { title: "Họp giao ban", on: "Wed 2027-11-24 08:00-09:00" },
      workshop: { title: "Tập huấn an toàn lao động", on: "Wed 2027-11-24 10:00-12:00" },
    },
    turns: [
      {
        says: "thứ 4 này mình trống lúc nào",
        act: { kind: "free", span: "Wed 2027-11-24", busy: ["standup", "workshop"] },
      },
      {
        says: "vậy đặt lịch gặp anh Minh 2h chiều hôm đó nha",
        act: { kind: "create" },
        adds: { minh: { title: "gặp anh Minh", on: "Wed 2027-11-24 14:00-15:00" } },
      },
      {
        says: "à dời qua 3h chiều đi",
        act: { kind: "move" },
        changes: { minh: { on: "Wed 2027-11-24 15:00-16:00" } },
      },
    ],
  },
  // Several turns: reminders
  {
    id: "daily-remind-bank-asks-when",
    now: "Wed 2027-03-24 17:05 Asia/Ho_Chi_Minh",
    turns: [
      { says: "nhắc tôi gọi lại cho ngân hàng", act: { kind: "ask", about: "when", to: "remind" } },
      {
        says: "9h sáng mai",
        act: { kind: "remind" },
        adds: { bank: { title: "gọi lại cho ngân hàng", on: "Thu 2027-03-25 09:00-09:15", reminders: [0] } },
      },
      {
        says: "à đổi thành 9 rưỡi đi",
        act: { kind: "move" },
        changes: { bank: { on: "Thu 2027-03-25 09:30-09:45" } },
      },
    ],
  },
  {
    id: "daily-remind-report-then-cancel",
    now: "Fri 2026-10-30 16:10 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "7h tối nay nhắc mình gửi báo cáo cho sếp",
        act: { kind: "remind" },
        adds: { report: { title: "gửi báo cáo cho sếp", on: "Fri 2026-10-30 19:00-19:15", reminders: [0] } },
      },
      {
        says: "chuyển sang 8h tối giùm",
        act: { kind: "move" },
        changes: { report: { on: "Fri 2026-10-30 20:00-20:15" } },
      },
      {
        says: "mình gửi rồi, huỷ cái nhắc đó luôn đi",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["report"] },
      },
      { says: "đúng rồi", act: { kind: "confirm", to: "cancel" }, removes: ["report"] },
    ],
  },
  // Several turns: products
  {
    id: "daily-product-green-tea",
    now: "Tue 2027-06-22 10:15 Asia/Ho_Chi_Minh",
    turns: [
      { says: "quán em cần nhập trà xanh, tìm giúp em với", act: { kind: "find-product", q: "trà xanh" } },
      {
        says: "cái đầu tiên phải đặt tối thiểu bao nhiêu",
        act: { kind: "product-detail", product: 1, of: "minimum-order" },
      },
      { says: "còn hàng không ạ", act: { kind: "product-detail", product: 1, of: "stock" } },
    ],
  },
  {
    id: "daily-product-olive-oil-compare",
    now: "Thu 2027-04-22 14:35 Asia/Ho_Chi_Minh",
    turns: [
      { says: "có olive oil nào dưới 20 đô không", act: { kind: "find-product", q: "olive oil", max: 20 } },
      { says: "so sánh hai cái đầu giúp mình", act: { kind: "compare-products", products: [1, 2] } },
      {
        says: "cái thứ hai là của nhà cung cấp nào",
        act: { kind: "product-detail", product: 2, of: "supplier" },
      },
    ],
  },
  {
    id: "daily-product-coffee-beans",
    now: "Mon 2026-09-07 09:55 Asia/Ho_Chi_Minh",
    turns: [
      { says: "tìm cà phê hạt còn hàng", act: { kind: "find-product", q: "cà phê hạt", inStock: true } },
      {
        says: "cho xem chi tiết cái số 1",
        act: { kind: "product-detail", product: 1, of: "everything" },
      },
      {
        says: "mua 50 gói thì hết bao nhiêu tiền",
        act: { kind: "product-detail", product: 1, of: "price", quantity: 50 },
      },
    ],
  },
  // Several turns: weather
  {
    id: "daily-weather-sapa-halong",
    now: "Wed 2027-01-06 20:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "cuối tuần này Sa Pa có lạnh không",
        act: { kind: "weather", place: "Sa Pa", on: "Sat 2027-01-09 - Sun 2027-01-10" },
      },
      {
        says: "còn Hạ Long thì sao",
        act: { kind: "weather", place: "Hạ Long", on: "Sat 2027-01-09 - Sun 2027-01-10" },
      },
      {
        says: "ok vậy thêm chuyến đi Hạ Long cuối tuần này vào lịch nhé",
        act: { kind: "create" },
        adds: { trip: { title: ["chuyến đi Hạ Long", "đi Hạ Long"], on: "Sat 2027-01-09 - Sun 2027-01-10" } },
      },
    ],
  },
  // Several turns: others
  {
    id: "daily-greet-clock-thanks",
    now: "Sun 2027-08-29 05:50 Asia/Ho_Chi_Minh",
    turns: [
      { says: "chào em", act: { kind: "greet" } },
      { says: "hôm nay thứ mấy, ngày bao nhiêu rồi nhỉ", act: { kind: "clock", of: "date" } },
      { says: "thế mấy giờ rồi", act: { kind: "clock", of: "time" } },
      { says: "cám ơn em nhé", act: { kind: "thanks" } },
    ],
  },
  {
    id: "daily-memory",
    now: "Tue 2027-12-14 13:15 Asia/Ho_Chi_Minh",
    memories: ["size giày của mình là 39"],
    turns: [
      {
        says: "Hãy nhớ là bé Na dị ứng đậu phộng",
        act: { kind: "remember" },
        remembers: ["bé Na dị ứng đậu phộng"],
      },
      { says: "bạn đang nhớ những gì về mình vậy", act: { kind: "recall" } },
      { says: "quên vụ size giày của mình đi", act: { kind: "ask", about: "confirm", to: "forget" } },
      {
        says: "ừ, xoá giúp mình",
        act: { kind: "confirm", to: "forget" },
        forgets: ["size giày của mình là 39"],
      },
    ],
  },
  // What's near to those.
  {
    id: "daily-goods-repeat-nothing",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "giao hàng ngày mai 9h sáng cho chị Hoa",
        act: { kind: "create" },
        adds: { delivery: { title: "giao hàng cho chị Hoa", on: "Thu 2027-03-11 09:00-10:00" } },
      },
      {
        says: "ra ngân hàng ngày mai 10h sáng",
        act: { kind: "create" },
        adds: { bank: { title: "ra ngân hàng", on: "Thu 2027-03-11 10:00-11:00" } },
      },
      {
        says: "họp với khách hàng tuần sau thứ 3 lúc 2h chiều",
        act: { kind: "create" },
        adds: { client: { title: "họp với khách hàng", on: "Tue 2027-03-16 14:00-15:00" } },
      },
    ],
  },
  {
    id: "daily-details-after-comma",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thứ 5 tuần sau 10h sáng phỏng vấn chị Thảo, phòng họp lớn",
        act: { kind: "create" },
        adds: {
          interview: { title: "phỏng vấn chị Thảo", on: "Thu 2027-03-18 10:00-11:00", location: "phòng họp lớn" },
        },
      },
      {
        says: "mai 9h gặp khách, họp 2 tiếng, ở văn phòng",
        act: { kind: "create" },
        adds: { client: { title: "gặp khách", on: "Thu 2027-03-11 09:00-11:00", location: "văn phòng" } },
      },
    ],
  },
  {
    id: "daily-every-morning-from-next-week",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "từ thứ 2 tuần sau mỗi sáng 5h30 chạy bộ, đặt lịch giúp mình",
        act: { kind: "create" },
        adds: { run: { title: "chạy bộ", on: "Mon 2027-03-15 05:30-06:30", recurrence: "FREQ=DAILY" } },
      },
      {
        says: "họp 1-1 với sếp mỗi 2 tuần vào thứ 5 lúc 4h chiều",
        act: { kind: "create" },
        adds: {
          boss: {
            title: "họp 1-1 với sếp",
            on: "Thu 2027-03-11 16:00-17:00",
            recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "daily-saturday-and-sunday",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "t7 CN tuần này đi team building Vũng Tàu",
        act: { kind: "create" },
        adds: { trip: { title: "đi team building Vũng Tàu", on: "Sat 2027-03-13 - Sun 2027-03-14" } },
      },
    ],
  },
  {
    id: "daily-to-the-house",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "hẹn với thợ điện 9h sáng chủ nhật tới nhà sửa máy lạnh",
        act: { kind: "create" },
        adds: { electrician: { title: "hẹn với thợ điện tới nhà sửa máy lạnh", on: "Sun 2027-03-14 09:00-10:00" } },
      },
      {
        says: "nhắc em mai 8h sáng nộp hồ sơ nha",
        act: { kind: "remind" },
        adds: { papers: { title: "nộp hồ sơ", on: "Thu 2027-03-11 08:00-08:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "daily-birthday-gift-is-no-birthday",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "nhắc tui mai mua quà sinh nhật cho vợ",
        act: { kind: "ask", about: "time", to: "remind" },
      },
      {
        says: "5h chiều",
        act: { kind: "remind" },
        adds: { gift: { title: "mua quà sinh nhật cho vợ", on: "Thu 2027-03-11 17:00-17:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "daily-details-one-by-one",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 2h chiều họp với đối tác",
        act: { kind: "create" },
        adds: { partner: { title: "họp với đối tác", on: "Thu 2027-03-11 14:00-15:00" } },
      },
      {
        says: "họp khoảng 90 phút thôi",
        act: { kind: "change" },
        changes: { partner: { on: "Thu 2027-03-11 14:00-15:30" } },
      },
      {
        says: "sếp kêu dời lên 1h",
        act: { kind: "move" },
        changes: { partner: { on: "Thu 2027-03-11 13:00-14:30" } },
      },
      {
        says: "thêm ghi chú mang theo hợp đồng",
        act: { kind: "change" },
        changes: { partner: { description: "Mang theo hợp đồng" } },
      },
      {
        says: "à mà bỏ đi, không cần nữa",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["partner"] },
      },
    ],
  },
  {
    id: "daily-not-that-day",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thứ 6 3h chiều cà phê với Nam",
        act: { kind: "create" },
        adds: { coffee: { title: "cà phê với Nam", on: "Fri 2027-03-12 15:00-16:00" } },
      },
      {
        says: "không phải thứ 6, thứ 7 cơ",
        act: { kind: "move" },
        changes: { coffee: { on: "Sat 2027-03-13 15:00-16:00" } },
      },
      {
        says: "lùi thêm 15 phút nữa",
        act: { kind: "move" },
        changes: { coffee: { on: "Sat 2027-03-13 15:15-16:15" } },
      },
    ],
  },
  {
    id: "daily-reminder-is-done-with",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "7h tối nay nhắc mình gửi báo cáo cho sếp",
        act: { kind: "remind" },
        adds: { report: { title: "gửi báo cáo cho sếp", on: "Wed 2027-03-10 19:00-19:15", reminders: [0] } },
      },
      {
        says: "khỏi nhắc nữa, mình gửi rồi",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["report"] },
      },
      { says: "ừ xoá đi", act: { kind: "confirm", to: "cancel" }, removes: ["report"] },
    ],
  },
  {
    id: "daily-two-meetings",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    calendar: {
      briefing: { title: "Họp giao ban", on: "Thu 2027-03-11 08:00-09:00" },
      boss: { title: "Họp với sếp", on: "Thu 2027-03-11 15:00-16:00" },
    },
    turns: [
      {
        says: "dời họp giao ban và họp với sếp sang thứ 6",
        act: { kind: "ask", about: "confirm", to: "move", among: ["briefing", "boss"] },
      },
      {
        says: "đồng ý",
        act: { kind: "confirm", to: "move" },
        changes: {
          briefing: { on: "Fri 2027-03-12 08:00-09:00" },
          boss: { on: "Fri 2027-03-12 15:00-16:00" },
        },
      },
      {
        says: "huỷ 2 cuộc họp thứ 6",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["briefing", "boss"] },
      },
    ],
  },
  {
    id: "daily-no-rather-move-it",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    calendar: {
      teeth: { title: "Khám răng", on: "Fri 2027-03-12 09:00-10:00" },
      boss: { title: "Họp với sếp", on: "Thu 2027-03-11 15:00-16:00" },
    },
    turns: [
      { says: "huỷ khám răng", act: { kind: "ask", about: "confirm", to: "cancel", among: ["teeth"] } },
      {
        says: "à không, dời sang thứ 2 tuần sau",
        act: { kind: "move" },
        changes: { teeth: { on: "Mon 2027-03-15 09:00-10:00" } },
      },
      {
        says: "khám răng kết thúc lúc 10h30",
        act: { kind: "change" },
        changes: { teeth: { on: "Mon 2027-03-15 09:00-10:30" } },
      },
    ],
  },
  {
    id: "daily-weekday-after-a-week",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      { says: "tuần sau mình rảnh hôm nào", act: { kind: "free", span: "Mon 2027-03-15 - Sun 2027-03-21", busy: [] } },
      { says: "đặt họp nhóm thứ 4 lúc 10h", act: { kind: "ask", about: "day", to: "create" } },
    ],
  },
  {
    id: "daily-products-spoken-of",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    turns: [
      { says: "dầu ô liu bao nhiêu tiền một chai", act: { kind: "find-product", q: "dầu ô liu" } },
      { says: "còn trà xanh thì sao", act: { kind: "find-product", q: "trà xanh" } },
      { says: "cái thứ hai giá bao nhiêu", act: { kind: "product-detail", product: 2, of: "price" } },
      { says: "của nhà cung cấp nào vậy", act: { kind: "product-detail", product: 2, of: "supplier" } },
    ],
  },
  {
    id: "daily-facts",
    now: "Wed 2027-03-10 09:05 Asia/Ho_Chi_Minh",
    memories: ["mình ăn chay"],
    turns: [
      {
        says: "nhớ hộ tôi pass wifi là abc123",
        act: { kind: "remember" },
        remembers: ["pass wifi là abc123"],
      },
      { says: "đừng nhớ pass wifi nữa", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "ừ", act: { kind: "confirm", to: "forget" }, forgets: ["pass wifi là abc123"] },
    ],
  },
];
