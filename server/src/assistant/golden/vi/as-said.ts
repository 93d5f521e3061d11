import type { Dialogue } from "../dialogue.ts";

/** In the words of many kinds of people, written without a look at what's understood. */
export const AS_SAID: readonly Dialogue[] = [
  {
    id: "said-coffee",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "ngày mai 3 rưỡi chiều cà phê với Thảo nha bạn",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Cà phê với Thảo",
            on: "Thu 2026-11-19 15:30-16:30",
          },
        },
      },
    ],
  },
  {
    id: "said-polite",
    now: "Wed 2026-11-18 10:00 Asia/Bangkok",
    turns: [
      {
        says: "Em ơi, đặt giúp anh lịch gặp khách hàng lúc 9 giờ sáng thứ Hai tuần sau tại khách sạn Rex nhé",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Gặp khách hàng",
            on: "Mon 2026-11-23 09:00-10:00",
            location: "khách sạn Rex",
          },
        },
      },
    ],
  },
  {
    id: "said-remind-plain",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "nhac minh 6h chieu mai don con",
        act: {
          kind: "remind",
        },
        adds: {
          a: {
            title: "don con",
            on: "Thu 2026-11-19 18:00-18:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "said-medicine",
    now: "Wed 2026-11-18 10:00 Asia/Bangkok",
    turns: [
      {
        says: "đừng quên nhắc tôi uống thuốc lúc 9 giờ tối hàng ngày",
        act: {
          kind: "remind",
        },
        adds: {
          a: {
            title: "Uống thuốc",
            on: "Wed 2026-11-18 21:00-21:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "said-board",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "họp ban giám đốc 8g sáng thứ tư tuần tới, nhắc trước nửa tiếng",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Họp ban giám đốc",
            on: "Wed 2026-11-25 08:00-09:00",
            reminders: [30],
          },
        },
      },
    ],
  },
  {
    id: "said-gym-357",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "lịch tập gym sáng 3 5 7 hàng tuần lúc 6h",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Tập gym",
            on: "Thu 2026-11-19 06:00-07:00",
            recurrence: "FREQ=WEEKLY;BYDAY=TU,TH,SA",
          },
        },
      },
    ],
  },
  {
    id: "said-three-events",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thêm 3 lịch: mai 9h họp team, mốt 2h chiều phỏng vấn bạn Khôi, thứ 7 10h sáng rửa xe",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Họp team",
            on: "Thu 2026-11-19 09:00-10:00",
          },
          b: {
            title: "Phỏng vấn bạn Khôi",
            on: "Fri 2026-11-20 14:00-15:00",
          },
          c: {
            title: "Rửa xe",
            on: "Sat 2026-11-21 10:00-11:00",
          },
        },
      },
    ],
  },
  {
    id: "said-yesterday-told",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "hôm qua đi khám răng đau quá trời",
        act: {
          kind: "not-understood",
        },
      },
    ],
  },
  {
    id: "said-same-time",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      dentist: {
        title: "Khám răng",
        on: "Thu 2026-11-19 10:00-11:00",
      },
    },
    turns: [
      {
        says: "dời lịch khám răng sang thứ 7 cùng giờ",
        act: {
          kind: "move",
        },
        changes: {
          dentist: {
            on: "Sat 2026-11-21 10:00-11:00",
          },
        },
      },
    ],
  },
  {
    id: "said-room-at-ten",
    now: "Wed 2026-11-18 10:00 Asia/Bangkok",
    calendar: {
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
    },
    turns: [
      {
        says: "cuộc họp phòng đổi sang 10h nhé",
        act: {
          kind: "move",
        },
        changes: {
          room: {
            on: "Fri 2026-11-20 10:00-11:00",
          },
        },
      },
    ],
  },
  {
    id: "said-daily-later",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      daily: {
        title: "Họp đầu ngày",
        on: "Mon 2026-11-16 09:15-09:30",
        recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      },
    },
    turns: [
      {
        says: "mai họp đầu ngày lùi lại 15 phút",
        act: {
          kind: "move",
        },
        changes: {
          daily: {
            exceptions: ["Thu 2026-11-19 09:15"],
          },
        },
        adds: {
          moved: {
            title: "Họp đầu ngày",
            on: "Thu 2026-11-19 09:30-09:45",
          },
        },
      },
    ],
  },
  {
    id: "said-rename",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      offsite: {
        title: "Offsite",
        on: "Mon 2026-12-14 - Tue 2026-12-15",
      },
    },
    turns: [
      {
        says: "sửa tên Offsite thành Đi trại hè",
        act: {
          kind: "rename",
        },
        changes: {
          offsite: {
            title: "Đi trại hè",
          },
        },
      },
    ],
  },
  {
    id: "said-place",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
    },
    turns: [
      {
        says: "đổi địa điểm họp phòng thành phòng 302",
        act: {
          kind: "change",
        },
        changes: {
          room: {
            location: "phòng 302",
          },
        },
      },
    ],
  },
  {
    id: "said-friday-afternoon",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      lan: {
        title: "Cà phê với Lan",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      mai: {
        title: "Gọi chị Mai",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Xem kịch",
        on: "Sat 2026-11-21 20:00-22:00",
      },
    },
    turns: [
      {
        says: "xoá hết lịch chiều thứ 6",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["mai"],
        },
      },
      {
        says: "ừ xoá hết",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        removes: ["mai"],
      },
    ],
  },
  {
    id: "said-busy-tomorrow",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      lan: {
        title: "Cà phê với Lan",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      mai: {
        title: "Gọi chị Mai",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Xem kịch",
        on: "Sat 2026-11-21 20:00-22:00",
      },
      gym: {
        title: "Gym",
        on: "Thu 2026-11-19 18:00-19:00",
      },
    },
    turns: [
      {
        says: "ngày mai mình bận, hủy hết các cuộc hẹn đi",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["lan", "gym"],
        },
      },
      {
        says: "ok luôn",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        removes: ["lan", "gym"],
      },
    ],
  },
  {
    id: "said-cancel-plain",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      lan: {
        title: "Cà phê với Lan",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      mai: {
        title: "Gọi chị Mai",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Xem kịch",
        on: "Sat 2026-11-21 20:00-22:00",
      },
    },
    turns: [
      {
        says: "huy ca phe voi lan giup minh",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["lan"],
        },
      },
    ],
  },
  {
    id: "said-weekend",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      lan: {
        title: "Cà phê với Lan",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      mai: {
        title: "Gọi chị Mai",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Xem kịch",
        on: "Sat 2026-11-21 20:00-22:00",
      },
    },
    turns: [
      {
        says: "cuối tuần này có kèo gì không",
        act: {
          kind: "list",
          days: "Sat 2026-11-21 - Sun 2026-11-22",
          events: ["show"],
        },
      },
    ],
  },
  {
    id: "said-hanoi-plain",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thoi tiet ha noi ngay mai the nao",
        act: {
          kind: "weather",
          place: "ha noi",
          on: "Thu 2026-11-19",
        },
      },
    ],
  },
  {
    id: "said-skin",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "tuần sau đi khám da liễu",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
      {
        says: "thứ năm 9h nha",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: ["Đi khám da liễu", "Khám da liễu"],
            on: "Thu 2026-11-26 09:00-10:00",
          },
        },
      },
    ],
  },
  {
    id: "said-first-one",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      lan: {
        title: "Cà phê với Lan",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      mai: {
        title: "Gọi chị Mai",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Xem kịch",
        on: "Sat 2026-11-21 20:00-22:00",
      },
    },
    turns: [
      {
        says: "thứ 6 anh có gì không em",
        act: {
          kind: "list",
          days: "Fri 2026-11-20",
          events: ["room", "mai"],
        },
      },
      {
        says: "hủy cái đầu tiên",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["room"],
        },
      },
      {
        says: "ok hủy đi",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        removes: ["room"],
      },
    ],
  },
  {
    id: "said-call-mom",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      lan: {
        title: "Cà phê với Lan",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      mai: {
        title: "Gọi chị Mai",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Xem kịch",
        on: "Sat 2026-11-21 20:00-22:00",
      },
    },
    turns: [
      {
        says: "mai mấy giờ mình rảnh",
        act: {
          kind: "free",
          span: "Thu 2026-11-19",
          busy: ["lan"],
        },
      },
      {
        says: "vậy cho lịch gọi mẹ lúc 4h chiều",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Gọi mẹ",
            on: "Thu 2026-11-19 16:00-17:00",
          },
        },
      },
    ],
  },
  {
    id: "said-no-friday",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "ăn trưa với Bình thứ 5",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Ăn trưa với Bình",
            on: "Thu 2026-11-19 12:00-13:00",
          },
        },
      },
      {
        says: "à không, thứ 6",
        act: {
          kind: "move",
        },
        changes: {
          a: {
            on: "Fri 2026-11-20 12:00-13:00",
          },
        },
      },
      {
        says: "ở quán Ngon nha",
        act: {
          kind: "change",
        },
        changes: {
          a: {
            location: "quán Ngon",
          },
        },
      },
    ],
  },
  {
    id: "said-this-week-only",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      yoga: {
        title: "Yoga",
        on: "Thu 2026-11-05 18:00-19:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TH",
      },
    },
    turns: [
      {
        says: "nghỉ yoga",
        act: {
          kind: "ask",
          about: "series",
          to: "cancel",
          among: ["yoga"],
        },
      },
      {
        says: "chỉ buổi tuần này thôi",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["yoga"],
        },
      },
      {
        says: "đúng rồi đó",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        changes: {
          yoga: {
            exceptions: ["Thu 2026-11-19 18:00"],
          },
        },
      },
    ],
  },
  {
    id: "said-oil",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "tìm dầu ô liu",
        act: {
          kind: "find-product",
          q: "dầu ô liu",
        },
      },
      {
        says: "chỉ lấy loại còn hàng thôi",
        act: {
          kind: "find-product",
          q: "dầu ô liu",
          inStock: true,
        },
      },
      {
        says: "cái nào rẻ nhất",
        act: {
          kind: "find-product",
          q: "dầu ô liu",
          inStock: true,
          sort: "price-asc",
        },
      },
    ],
  },
  {
    id: "said-boss",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "họp với sếp 9h sáng nay",
        act: {
          kind: "ask",
          about: "past",
          to: "create",
        },
      },
      {
        says: "mai cũng giờ đó",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Họp với sếp",
            on: "Thu 2026-11-19 09:00-10:00",
          },
        },
      },
    ],
  },
  {
    id: "said-leg-day",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      gym: {
        title: "Gym",
        on: "Thu 2026-11-19 18:00-19:00",
      },
    },
    turns: [
      {
        says: "đổi gym thành Tập chân",
        act: {
          kind: "rename",
        },
        changes: {
          gym: {
            title: "Tập chân",
          },
        },
      },
      {
        says: "hoàn tác giùm cái",
        act: {
          kind: "undo",
        },
        changes: {
          gym: {
            title: "Gym",
          },
        },
      },
    ],
  },
  {
    id: "said-hour-earlier",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
    },
    turns: [
      {
        says: "bữa họp phòng là khi nào",
        act: {
          kind: "list",
          events: ["room"],
          about: "họp phòng",
        },
      },
      {
        says: "cho sớm hơn 1 tiếng đi",
        act: {
          kind: "move",
        },
        changes: {
          room: {
            on: "Fri 2026-11-20 08:00-09:00",
          },
        },
      },
    ],
  },
  {
    id: "said-da-nang",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "đi Đà Nẵng từ 10/12 đến 14/12",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: ["Đi Đà Nẵng", "Đà Nẵng"],
            on: "Thu 2026-12-10 - Mon 2026-12-14",
          },
        },
      },
      {
        says: "à đến 15/12 lận",
        act: {
          kind: "change",
        },
        changes: {
          a: {
            on: "Thu 2026-12-10 - Tue 2026-12-15",
          },
        },
      },
    ],
  },
  {
    id: "said-with-lan",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: {
      lan: {
        title: "Cà phê với Lan",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      room: {
        title: "Họp phòng",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      mai: {
        title: "Gọi chị Mai",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Xem kịch",
        on: "Sat 2026-11-21 20:00-22:00",
      },
    },
    turns: [
      {
        says: "bao giờ gặp Lan nhỉ",
        act: {
          kind: "list",
          events: ["lan"],
          about: "Lan",
        },
      },
      {
        says: "dời sang 3 rưỡi chiều",
        act: {
          kind: "move",
        },
        changes: {
          lan: {
            on: "Thu 2026-11-19 15:30-16:00",
          },
        },
      },
    ],
  },
  {
    id: "said-guitar",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thêm lịch học guitar 7h tối thứ 4 hàng tuần trừ ngày 23/12",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Học guitar",
            on: "Wed 2026-11-18 19:00-20:00",
            recurrence: "FREQ=WEEKLY;BYDAY=WE",
            exceptions: ["Wed 2026-12-23 19:00"],
          },
        },
      },
      {
        says: "mỗi buổi 45 phút thôi",
        act: {
          kind: "change",
        },
        changes: {
          a: {
            on: "Wed 2026-11-18 19:00-19:45",
          },
        },
      },
    ],
  },
  {
    id: "said-i-have-an-appointment",
    now: "Mon 2027-05-10 08:15 Asia/Bangkok",
    turns: [
      {
        says: "Mình có lịch khám mắt thứ Tư lúc 4 giờ kém 10 chiều",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Khám mắt",
            on: "Wed 2027-05-12 15:50-16:50",
          },
        },
      },
    ],
  },
  {
    id: "said-choir-without-accents",
    now: "Thu 2027-02-25 14:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "tap hat 7h den 8h30 toi thu 5 hang tuan",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "tap hat",
            on: "Thu 2027-02-25 19:00-20:30",
            recurrence: "FREQ=WEEKLY;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "said-a-list-for-tomorrow",
    now: "Thu 2027-02-25 14:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai: 8h sáng đi gym, 12h30 ăn trưa với Tý, 4h chiều lấy đồ vest",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: ["Đi gym", "Gym"],
            on: "Fri 2027-02-26 08:00-09:00",
          },
          b: {
            title: "Ăn trưa với Tý",
            on: "Fri 2027-02-26 12:30-13:30",
          },
          c: {
            title: "Lấy đồ vest",
            on: "Fri 2027-02-26 16:00-17:00",
          },
        },
      },
    ],
  },
  {
    id: "said-coffee-maybe-sunday",
    now: "Thu 2027-02-25 14:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "cà phê với Giang",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
      {
        says: "chắc chủ nhật á",
        act: {
          kind: "ask",
          about: "time",
          to: "create",
        },
      },
      {
        says: "10 rưỡi",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Cà phê với Giang",
            on: "Sun 2027-02-28 10:30-11:30",
          },
        },
      },
    ],
  },
  {
    id: "said-free-then-there",
    now: "Thu 2027-02-25 14:20 Asia/Ho_Chi_Minh",
    calendar: {
      my: {
        title: "Cafe với Mỹ",
        on: "Fri 2027-02-26 10:00-10:45",
      },
      board: {
        title: "Duyệt hợp đồng",
        on: "Fri 2027-02-26 15:00-16:30",
      },
      vet: {
        title: "Đưa mèo đi khám",
        on: "Mon 2027-03-01 09:00-09:30",
      },
    },
    turns: [
      {
        says: "thứ 2 lúc 9h mình rảnh không",
        act: {
          kind: "free",
          span: "Mon 2027-03-01 09:00-10:00",
          busy: ["vet"],
        },
      },
      {
        says: "thế 10h",
        act: {
          kind: "free",
          span: "Mon 2027-03-01 10:00-11:00",
          busy: [],
        },
      },
      {
        says: "vậy thêm cuộc gọi với chị Nhung lúc đó",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: ["Cuộc gọi với chị Nhung", "Gọi với chị Nhung"],
            on: "Mon 2027-03-01 10:00-11:00",
          },
        },
      },
    ],
  },
];
