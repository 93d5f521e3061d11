import type { Dialogue } from "../dialogue.ts";

/** As people speak to somebody: with why they want it, how they feel about it, and what they take back. */
export const HEARD: readonly Dialogue[] = [
  {
    id: "heard-t6-nay-toi-di",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "t6 này 7h tối đi xem phim với mấy đứa lớp đại học nha, lâu lắm r mới tụ tập dc",
        act: {
          kind: "create",
        },
        adds: {
          film: {
            title: ["Đi xem phim với mấy đứa lớp đại học", "Xem phim với mấy đứa lớp đại học"],
            on: "Fri 2026-12-11 19:00-20:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-mai-chi-truc-dem",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai chị trực đêm từ 7h tối tới 7h sáng mốt, ghi vô lịch giùm chị",
        act: {
          kind: "create",
        },
        adds: {
          shift: {
            title: ["Trực đêm", "Chị trực đêm"],
            on: "Fri 2027-03-12 19:00 - Sat 2027-03-13 07:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-me-minh-hen-tai",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Mẹ mình hẹn tái khám ở bệnh viện Bạch Mai 8h30 sáng thứ 2 tuần sau, cho vào lịch hộ mình nhé, hay quên lắm",
        act: {
          kind: "create",
        },
        adds: {
          check: {
            title: ["Mẹ hẹn tái khám", "Mẹ mình hẹn tái khám", "Mẹ tái khám", "Hẹn tái khám", "Tái khám"],
            on: "Mon 2026-12-14 08:30-09:30",
            location: "bệnh viện Bạch Mai",
          },
        },
      },
      {
        says: "nhắc trước 1 ngày nữa",
        act: {
          kind: "change",
        },
        changes: {
          check: {
            reminders: [1440],
          },
        },
      },
    ],
  },
  {
    id: "heard-nhac-minh-chieu-goi",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "nhac minh 5h chieu goi cho co giao chu nhiem be Bi nha, ban qua hay quen",
        act: {
          kind: "remind",
        },
        adds: {
          call: {
            title: "goi cho co giao chu nhiem be Bi",
            on: "Thu 2027-03-11 17:00-17:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-t3-t5-hang-tuan",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "T3, T5 hàng tuần 6h chiều học tiếng Anh, mỗi buổi tiếng rưỡi",
        act: {
          kind: "create",
        },
        adds: {
          english: {
            title: "Học tiếng Anh",
            on: "Thu 2027-03-11 18:00-19:30",
            recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
          },
        },
      },
    ],
  },
  {
    id: "heard-ong-nho-chau-ghi",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Ông nhờ cháu ghi là ngày 20 này 9 giờ họp tổ hưu trí nhé",
        act: {
          kind: "create",
        },
        adds: {
          elders: {
            title: "Họp tổ hưu trí",
            on: "Sun 2026-12-20 09:00-10:00",
          },
        },
      },
      {
        says: "cám ơn cháu, ngoan quá",
        act: {
          kind: "thanks",
        },
      },
    ],
  },
  {
    id: "heard-phut-nua-nhac-toi",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "20 phút nữa nhắc tôi tắt bếp, đang hầm xương",
        act: {
          kind: "remind",
        },
        adds: {
          stove: {
            title: "Tắt bếp",
            on: "Tue 2026-12-08 09:35-09:50",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-troi-oi-suyt-quen",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "trời ơi suýt quên, 10h sáng mai bên giao gạo tới, ghi lại giùm tui với, nhắc trước nửa tiếng nghen",
        act: {
          kind: "create",
        },
        adds: {
          rice: {
            title: ["Bên giao gạo tới", "Giao gạo"],
            on: "Fri 2027-03-12 10:00-11:00",
            reminders: [30],
          },
        },
      },
    ],
  },
  {
    id: "heard-mai-chieu-co-hen",
    now: "Mon 2027-05-10 19:40 Europe/Berlin",
    turns: [
      {
        says: "mai 2h chieu co hen bac si rang, dat lich gium minh",
        act: {
          kind: "create",
        },
        adds: {
          dentist: {
            title: ["hen bac si rang", "co hen bac si rang", "bac si rang"],
            on: "Tue 2027-05-11 14:00-15:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-ca-phe-voi-trang",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "cà phê với Trang 3h chiều mai",
        act: {
          kind: "create",
        },
        adds: {
          coffee: {
            title: "Cà phê với Trang",
            on: "Wed 2026-12-09 15:00-16:00",
          },
        },
      },
      {
        says: "à thôi 4h đi, 3h nó còn đi đón con",
        act: {
          kind: "move",
        },
        changes: {
          coffee: {
            on: "Wed 2026-12-09 16:00-17:00",
          },
        },
      },
      {
        says: "ở Highlands Hàm Nghi nhé",
        act: {
          kind: "change",
        },
        changes: {
          coffee: {
            location: "Highlands Hàm Nghi",
          },
        },
      },
    ],
  },
  {
    id: "heard-toi-nao-cung-nhac",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Tối nào 9h cũng nhắc bà uống thuốc huyết áp nhé, bà già rồi hay lẫn",
        act: {
          kind: "remind",
        },
        adds: {
          pills: {
            title: ["Uống thuốc huyết áp", "Bà uống thuốc huyết áp"],
            on: "Tue 2026-12-08 21:00-21:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-mai-chay-bo-ho",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "6h mai chạy bộ hồ Tây",
        act: {
          kind: "ask",
          about: "am-or-pm",
          to: "create",
        },
      },
      {
        says: "sáng chứ tối lạnh ai chạy",
        act: {
          kind: "create",
        },
        adds: {
          run: {
            title: "Chạy bộ hồ Tây",
            on: "Wed 2026-12-09 06:00-07:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-thu-hang-tuan-em",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thứ 4 hàng tuần em dạy đàn từ 19h đến 20h30, trừ 16/12 ra, tới hết tháng 1 thôi ạ",
        act: {
          kind: "create",
        },
        adds: {
          lessons: {
            title: ["Dạy đàn", "Em dạy đàn"],
            on: "Wed 2026-12-09 19:00-20:30",
            recurrence: "FREQ=WEEKLY;UNTIL=20270131;BYDAY=WE",
            exceptions: ["Wed 2026-12-16 19:00"],
          },
        },
      },
    ],
  },
  {
    id: "heard-doi-hop-phong-sang",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    calendar: {
      interview: {
        title: "Phỏng vấn bạn Linh",
        on: "Wed 2026-12-09 10:00-11:00",
      },
      team: {
        title: "Họp phòng",
        on: "Thu 2026-12-10 14:00-15:00",
      },
      dinner: {
        title: "Ăn tối với đối tác",
        on: "Fri 2026-12-11 19:00-21:00",
      },
      audit: {
        title: "Kiểm kê kho",
        on: "Wed 2026-12-16 08:00-11:30",
      },
      trip: {
        title: "Về quê",
        on: "Sat 2026-12-19 - Sun 2026-12-20",
      },
    },
    turns: [
      {
        says: "dời họp phòng sang 3 rưỡi chiều thứ 5 giúp em, phòng họp bị bên kế toán chiếm mất rồi",
        act: {
          kind: "move",
        },
        changes: {
          team: {
            on: "Thu 2026-12-10 15:30-16:30",
          },
        },
      },
    ],
  },
  {
    id: "heard-cai-hen-nha-si",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    calendar: {
      dentist: {
        title: "Hẹn nha sĩ",
        on: "Mon 2027-03-15 09:00-10:00",
      },
    },
    turns: [
      {
        says: "cái hẹn nha sĩ nhớ báo trước cho tui 1 tiếng nghen, lần trước trễ bị la quá chừng",
        act: {
          kind: "change",
        },
        changes: {
          dentist: {
            reminders: [60],
          },
        },
      },
    ],
  },
  {
    id: "heard-be-nghi-roi-xoa",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    calendar: {
      paint: {
        title: "Học vẽ",
        on: "Sat 2027-03-06 08:00-10:00",
        recurrence: "FREQ=WEEKLY;BYDAY=SA",
      },
    },
    turns: [
      {
        says: "bé nghỉ rồi, xóa hết các buổi học vẽ từ 1/4 trở đi giùm chị",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["paint"],
        },
      },
      {
        says: "ừ đúng rồi em",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        changes: {
          paint: {
            recurrence: "FREQ=WEEKLY;UNTIL=20270331;BYDAY=SA",
          },
        },
      },
    ],
  },
  {
    id: "heard-xoa-cai-lich-ve",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    calendar: {
      interview: {
        title: "Phỏng vấn bạn Linh",
        on: "Wed 2026-12-09 10:00-11:00",
      },
      team: {
        title: "Họp phòng",
        on: "Thu 2026-12-10 14:00-15:00",
      },
      dinner: {
        title: "Ăn tối với đối tác",
        on: "Fri 2026-12-11 19:00-21:00",
      },
      audit: {
        title: "Kiểm kê kho",
        on: "Wed 2026-12-16 08:00-11:30",
      },
      trip: {
        title: "Về quê",
        on: "Sat 2026-12-19 - Sun 2026-12-20",
      },
    },
    turns: [
      {
        says: "xóa cái lịch về quê đi",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["trip"],
        },
      },
      {
        says: "thôi khoan, để hỏi vợ đã",
        act: {
          kind: "decline",
          to: "cancel",
        },
      },
    ],
  },
  {
    id: "heard-mai-ngoai-ha-noi",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai ngoài Hà Nội có lạnh không, tui sắp bay ra ngoải",
        act: {
          kind: "weather",
          place: "Hà Nội",
          on: "Fri 2027-03-12",
        },
      },
    ],
  },
  {
    id: "heard-nhac-bo-gio-chieu",
    now: "Fri 2026-09-18 11:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Nhắc bố 4 giờ chiều đón cháu Tôm tan học nhé, hôm nay mẹ nó bận trực",
        act: {
          kind: "remind",
        },
        adds: {
          pickup: {
            title: "Đón cháu Tôm tan học",
            on: "Fri 2026-09-18 16:00-16:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-thu-hang-tuan-den",
    now: "Sun 2027-01-10 20:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Thứ 2,4,6 hàng tuần 18h đến 19h30 con học bơi ở Nhà thiếu nhi quận 3, lưu lại giúp ba nha",
        act: {
          kind: "create",
        },
        adds: {
          swim: {
            title: ["Con học bơi", "Học bơi"],
            on: "Mon 2027-01-11 18:00-19:30",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
            location: "Nhà thiếu nhi quận 3",
          },
        },
      },
    ],
  },
  {
    id: "heard-chen-vo-lich-gium",
    now: "Mon 2026-11-02 13:10 America/Chicago",
    turns: [
      {
        says: "chèn vô lịch giùm chị: 7h tối thứ bảy đám cưới con chị Bảy, quên là chỉ giận chết",
        act: {
          kind: "create",
        },
        adds: {
          wedding: {
            title: "Đám cưới con chị Bảy",
            on: "Sat 2026-11-07 19:00-20:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-ghi-giup-con-lich",
    now: "Sun 2027-01-10 20:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "ghi giúp con lịch đi chùa với bà ngoại",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
      {
        says: "8h sáng chủ nhật",
        act: {
          kind: "create",
        },
        adds: {
          pagoda: {
            title: "Đi chùa với bà ngoại",
            on: "Sun 2027-01-17 08:00-09:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-ngay-hang-thang-cu",
    now: "Fri 2026-09-18 11:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "ngày 5 hàng tháng cứ 9h sáng nhắc mình chuyển tiền nhà cho cô chủ nhé, chậm là bị ca cẩm",
        act: {
          kind: "remind",
        },
        adds: {
          rent: {
            title: "Chuyển tiền nhà cho cô chủ",
            on: "Mon 2026-10-05 09:00-09:15",
            recurrence: "FREQ=MONTHLY;BYMONTHDAY=5",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-hom-nay-chieu-di",
    now: "Sun 2027-01-10 20:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "hôm nay 6h chiều đi tiệc tất niên công ty",
        act: {
          kind: "ask",
          about: "past",
          to: "create",
        },
      },
      {
        says: "í lộn, ngày mai",
        act: {
          kind: "create",
        },
        adds: {
          party: {
            title: ["Đi tiệc tất niên công ty", "Tiệc tất niên công ty"],
            on: "Mon 2027-01-11 18:00-19:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-doi-gio-kham-rang",
    now: "Sun 2027-01-10 20:30 Asia/Ho_Chi_Minh",
    calendar: {
      teeth: {
        title: "Khám răng bé Bin",
        on: "Wed 2027-01-13 16:00-16:45",
      },
    },
    turns: [
      {
        says: "doi gio kham rang cua be Bin thanh 5 ruoi chieu gium c",
        act: {
          kind: "move",
        },
        changes: {
          teeth: {
            on: "Wed 2027-01-13 17:30-18:15",
          },
        },
      },
    ],
  },
  {
    id: "heard-cai-meeting-with-landlord",
    now: "Mon 2026-11-02 13:10 America/Chicago",
    calendar: {
      landlord: {
        title: "Meeting with landlord",
        on: "Thu 2026-11-05 10:00-11:00",
      },
    },
    turns: [
      {
        says: "cái Meeting with landlord đổi tên thành Gặp chủ nhà đi cho dễ nhớ",
        act: {
          kind: "rename",
        },
        changes: {
          landlord: {
            title: "Gặp chủ nhà",
          },
        },
      },
    ],
  },
  {
    id: "heard-con-om-roi-huy",
    now: "Fri 2026-09-18 11:05 Asia/Ho_Chi_Minh",
    calendar: {
      piano: {
        title: "Lớp piano của con",
        on: "Fri 2026-09-04 18:00-19:00",
        recurrence: "FREQ=WEEKLY;BYDAY=FR",
      },
    },
    turns: [
      {
        says: "con ốm rồi, huỷ lớp piano tối nay thôi nhé, mấy buổi sau vẫn học",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["piano"],
        },
      },
      {
        says: "đúng rồi",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        changes: {
          piano: {
            exceptions: ["Fri 2026-09-18 18:00"],
          },
        },
      },
    ],
  },
  {
    id: "heard-buoi-training-nhan-vien",
    now: "Wed 2027-06-16 07:45 Australia/Sydney",
    calendar: {
      training: {
        title: "Training nhân viên mới",
        on: "Thu 2027-06-17 10:00-12:00",
      },
      plumber: {
        title: "Thợ sửa ống nước",
        on: "Fri 2027-06-18 10:00-11:00",
      },
      massage: {
        title: "Hẹn massage",
        on: "Sat 2027-06-19 16:00-17:30",
      },
    },
    turns: [
      {
        says: "buổi training nhân viên mới rút xuống còn 45 phút thôi, tụi nó ngáp quá",
        act: {
          kind: "change",
        },
        changes: {
          training: {
            on: "Thu 2027-06-17 10:00-10:45",
          },
        },
      },
    ],
  },
  {
    id: "heard-huy-lich-bao-duong",
    now: "Fri 2026-09-18 11:05 Asia/Ho_Chi_Minh",
    calendar: {
      demo: {
        title: "Demo sản phẩm cho khách",
        on: "Fri 2026-09-18 14:00-15:00",
      },
      briefing: {
        title: "Họp giao ban",
        on: "Mon 2026-09-21 08:00-09:00",
      },
      car: {
        title: "Bảo dưỡng xe",
        on: "Tue 2026-09-22 08:30-09:30",
      },
      partner: {
        title: "Họp với bên Samsung",
        on: "Thu 2026-09-24 14:00-16:00",
      },
    },
    turns: [
      {
        says: "hủy lịch bảo dưỡng xe",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["car"],
        },
      },
      {
        says: "à thôi, cứ để đấy",
        act: {
          kind: "decline",
          to: "cancel",
        },
      },
      {
        says: "chuyển nó sang thứ 5 tuần sau vậy, giờ giữ nguyên",
        act: {
          kind: "move",
        },
        changes: {
          car: {
            on: "Thu 2026-09-24 08:30-09:30",
          },
        },
      },
    ],
  },
  {
    id: "heard-u-khong-huy-nua",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    calendar: {
      team: {
        title: "Họp phòng",
        on: "Thu 2026-12-10 14:00-15:00",
      },
      cafe: {
        title: "Cà phê với Hà",
        on: "Wed 2026-12-09 16:00-17:00",
      },
    },
    turns: [
      {
        says: "hủy cà phê với Hà",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["cafe"],
        },
      },
      {
        says: "ừ, không hủy nữa",
        act: {
          kind: "decline",
          to: "cancel",
        },
      },
    ],
  },
  {
    id: "heard-khong-de-do-mai",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    calendar: {
      team: {
        title: "Họp phòng",
        on: "Thu 2026-12-10 14:00-15:00",
      },
      cafe: {
        title: "Cà phê với Hà",
        on: "Wed 2026-12-09 16:00-17:00",
      },
    },
    turns: [
      {
        says: "hủy cà phê với Hà",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["cafe"],
        },
      },
      {
        says: "không, để đó, mai còn đi",
        act: {
          kind: "decline",
          to: "cancel",
        },
      },
    ],
  },
  {
    id: "heard-o-ma-khong-ha",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    calendar: {
      team: {
        title: "Họp phòng",
        on: "Thu 2026-12-10 14:00-15:00",
      },
      cafe: {
        title: "Cà phê với Hà",
        on: "Wed 2026-12-09 16:00-17:00",
      },
    },
    turns: [
      {
        says: "hủy cà phê với Hà",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["cafe"],
        },
      },
      {
        says: "ờ mà không, Hà giận đó",
        act: {
          kind: "decline",
          to: "cancel",
        },
      },
    ],
  },
  {
    id: "heard-cai-hop-phong-doi",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    calendar: {
      team: {
        title: "Họp phòng",
        on: "Thu 2026-12-10 14:00-15:00",
      },
      cafe: {
        title: "Cà phê với Hà",
        on: "Wed 2026-12-09 16:00-17:00",
      },
    },
    turns: [
      {
        says: "cái họp phòng dời lên 1h chiều được không em, chiều anh phải về sớm",
        act: {
          kind: "move",
        },
        changes: {
          team: {
            on: "Thu 2026-12-10 13:00-14:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-thu-sang-dua-con",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    calendar: {
      team: {
        title: "Họp phòng",
        on: "Thu 2026-12-10 14:00-15:00",
      },
      cafe: {
        title: "Cà phê với Hà",
        on: "Wed 2026-12-09 16:00-17:00",
      },
    },
    turns: [
      {
        says: "thứ 7 9h sáng đưa con đi thi vẽ, hồi hộp ghê, nhắc trước 2 tiếng nha",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: ["Đưa con đi thi vẽ"],
            on: "Sat 2026-12-12 09:00-10:00",
            reminders: [120],
          },
        },
      },
    ],
  },
  {
    id: "heard-ba-nho-con-ghi",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    calendar: {
      team: {
        title: "Họp phòng",
        on: "Thu 2026-12-10 14:00-15:00",
      },
      cafe: {
        title: "Cà phê với Hà",
        on: "Wed 2026-12-09 16:00-17:00",
      },
    },
    turns: [
      {
        says: "bà nhờ con ghi giùm: 7h sáng mai đi khám mắt ở viện",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: ["Đi khám mắt"],
            on: "Wed 2026-12-09 07:00-08:00",
            location: "viện",
          },
        },
      },
    ],
  },
  {
    id: "heard-dung-sang-mai-goi",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    calendar: {
      gym: {
        title: "Tập gym",
        on: "Fri 2027-03-12 18:00-19:00",
      },
      boss: {
        title: "Họp với sếp Dũng",
        on: "Mon 2027-03-15 09:00-10:30",
      },
      trip: {
        title: "Đi Phú Quốc",
        on: "Sat 2027-03-20 - Mon 2027-03-22",
      },
    },
    turns: [
      {
        says: "đúng 6h sáng mai gọi tao dậy chạy bộ, ngủ quên là mày chết với tao",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: ["Dậy chạy bộ", "Chạy bộ"],
            on: "Fri 2027-03-12 06:00-06:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-di-phu-quoc-doi",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    calendar: {
      gym: {
        title: "Tập gym",
        on: "Fri 2027-03-12 18:00-19:00",
      },
      boss: {
        title: "Họp với sếp Dũng",
        on: "Mon 2027-03-15 09:00-10:30",
      },
      trip: {
        title: "Đi Phú Quốc",
        on: "Sat 2027-03-20 - Mon 2027-03-22",
      },
    },
    turns: [
      {
        says: "đi Phú Quốc đổi qua từ 27 tới 29/3 đi, vé rẻ hơn",
        act: {
          kind: "move",
        },
        changes: {
          trip: {
            on: "Sat 2027-03-27 - Mon 2027-03-29",
          },
        },
      },
    ],
  },
  {
    id: "heard-mai-di-lam-mong",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    calendar: {
      gym: {
        title: "Tập gym",
        on: "Fri 2027-03-12 18:00-19:00",
      },
      boss: {
        title: "Họp với sếp Dũng",
        on: "Mon 2027-03-15 09:00-10:30",
      },
      trip: {
        title: "Đi Phú Quốc",
        on: "Sat 2027-03-20 - Mon 2027-03-22",
      },
    },
    turns: [
      {
        says: "mai đi làm móng nha, móng gãy hết trơn",
        act: {
          kind: "ask",
          about: "time",
          to: "create",
        },
      },
      {
        says: "chắc 2h chiều á, sáng chị bận",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: ["Đi làm móng"],
            on: "Fri 2027-03-12 14:00-15:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-dat-lich-kham-da",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    calendar: {
      gym: {
        title: "Tập gym",
        on: "Fri 2027-03-12 18:00-19:00",
      },
      boss: {
        title: "Họp với sếp Dũng",
        on: "Mon 2027-03-15 09:00-10:30",
      },
      trip: {
        title: "Đi Phú Quốc",
        on: "Sat 2027-03-20 - Mon 2027-03-22",
      },
    },
    turns: [
      {
        says: "đặt lịch khám da liễu 9h sáng, mặt nổi mụn quá",
        act: {
          kind: "ask",
          about: "day",
          to: "create",
        },
      },
      {
        says: "thứ 2 đi em, cuối tuần bác sĩ nghỉ",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: ["Khám da liễu"],
            on: "Mon 2027-03-15 09:00-10:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-mai-di-an-pho",
    now: "Thu 2027-03-11 14:20 Asia/Ho_Chi_Minh",
    calendar: {
      gym: {
        title: "Tập gym",
        on: "Fri 2027-03-12 18:00-19:00",
      },
      boss: {
        title: "Họp với sếp Dũng",
        on: "Mon 2027-03-15 09:00-10:30",
      },
      trip: {
        title: "Đi Phú Quốc",
        on: "Sat 2027-03-20 - Mon 2027-03-22",
      },
    },
    turns: [
      {
        says: "8h mai đi ăn phở với Tí",
        act: {
          kind: "ask",
          about: "am-or-pm",
          to: "create",
        },
      },
      {
        says: "sáng chứ, ai ăn phở tối",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: ["Đi ăn phở với Tí", "Ăn phở với Tí"],
            on: "Fri 2027-03-12 08:00-09:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-mai-chieu-di-boi",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 4h chiều đi bơi, mà hồ bơi đóng cửa rồi",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-mai-chieu-da-banh",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 5h chiều đá banh, trời đẹp thì đi",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-mai-chieu-da-banh-em",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 5h chiều đá banh, em thấy được không",
        act: { kind: "not-understood" },
      },
    ],
  },
  {
    id: "heard-mai-chieu-hop-voi",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 3h chiều họp với Lan, hủy rồi",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-mai-chieu-da-banh-chua",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 5h chiều đá banh, chưa chốt nha",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-mai-chieu-hop-voi-lan",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 3h chiều họp với Lan, không cần ghi lịch đâu",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-chu-nhat-sang-di",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "chủ nhật 8h sáng đi leo núi, trời mưa thì thôi",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-uoc-gi-mai-chieu",
    now: "Tue 2026-12-08 09:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "ước gì mai 5h chiều được đi đá banh",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-toi-nay-truc-dem-so-ngu-quen",
    now: "Fri 2026-10-16 11:40 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "tối nay trực đêm sợ ngủ quên, 5h chiều nhắc mình dậy chuẩn bị đồ đi trực nhé",
        act: { kind: "remind" },
        adds: {
          wake: {
            title: ["Dậy chuẩn bị đồ đi trực", "Chuẩn bị đồ đi trực"],
            on: "Fri 2026-10-16 17:00-17:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-cu-sang-thu-ba-voi-thu-sau",
    now: "Sat 2026-10-24 15:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "Từ tuần sau cứ sáng thứ ba với thứ sáu 6 giờ tui đi tập dưỡng sinh với mấy bà trong xóm, ghi vô lịch giùm tui",
        act: { kind: "create" },
        adds: {
          exercise: {
            title: [
              "Đi tập dưỡng sinh với mấy bà trong xóm",
              "Tập dưỡng sinh với mấy bà trong xóm",
              "Tập dưỡng sinh",
              "Đi tập dưỡng sinh",
            ],
            on: "Tue 2026-10-27 06:00-07:00",
            recurrence: "FREQ=WEEKLY;BYDAY=TU,FR",
          },
        },
      },
    ],
  },
  {
    id: "heard-dam-cuoi-nha-hang-huong-sen",
    now: "Tue 2026-11-24 12:15 Asia/Ho_Chi_Minh",
    turns: [
      { says: "thứ 7 này đi đám cưới con chị Hạnh", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "11h trưa, ở nhà hàng Hương Sen",
        act: { kind: "create" },
        adds: {
          wedding: {
            title: ["Đi đám cưới con chị Hạnh", "Đám cưới con chị Hạnh"],
            on: "Sat 2026-11-28 11:00-12:00",
            location: "nhà hàng Hương Sen",
          },
        },
      },
      {
        says: "nhắc mình trước 2 tiếng để còn đi làm tóc",
        act: { kind: "change" },
        changes: { wedding: { reminders: [120] } },
      },
    ],
  },
  {
    id: "heard-nha-minh-chot-di-da-lat",
    now: "Sun 2027-03-14 21:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "nhà mình chốt đi Đà Lạt từ 30/4 đến 3/5 nhé, ghi vào lịch cho khỏi quên",
        act: { kind: "create" },
        adds: {
          trip: {
            title: ["Đi Đà Lạt", "Nhà mình đi Đà Lạt", "Cả nhà đi Đà Lạt"],
            on: "Fri 2027-04-30 - Mon 2027-05-03",
          },
        },
      },
    ],
  },
  {
    id: "heard-ben-giao-hang-cho-nuoc",
    now: "Thu 2026-11-12 18:45 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mai 9h bên giao hàng chở 20 thùng nước qua, nhắc tui trước 15 phút để ra mở kho",
        act: { kind: "create" },
        adds: {
          delivery: {
            title: [
              "Bên giao hàng chở 20 thùng nước qua",
              "Giao hàng chở 20 thùng nước qua",
              "Bên giao hàng chở 20 thùng nước",
            ],
            on: "Fri 2026-11-13 09:00-10:00",
            reminders: [15],
          },
        },
      },
    ],
  },
  {
    id: "heard-nop-ho-so-qua-ngan-hang",
    now: "Fri 2026-09-18 10:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thứ 2 tuần sau 9h sáng nộp hồ sơ xin visa, 2h chiều qua ngân hàng làm thẻ",
        act: { kind: "create" },
        adds: {
          visa: { title: "Nộp hồ sơ xin visa", on: "Mon 2026-09-21 09:00-10:00" },
          bank: { title: ["Qua ngân hàng làm thẻ", "Ngân hàng làm thẻ"], on: "Mon 2026-09-21 14:00-15:00" },
        },
      },
    ],
  },
  {
    id: "heard-moi-thang-ngay-25-cho-chac",
    now: "Mon 2026-11-16 13:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "mỗi tháng ngày 25 nhắc mình đóng tiền nhà, 8h tối cho chắc",
        act: { kind: "remind" },
        adds: {
          rent: {
            title: "Đóng tiền nhà",
            on: "Wed 2026-11-25 20:00-20:15",
            recurrence: "FREQ=MONTHLY;BYMONTHDAY=25",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-them-dia-diem-san",
    now: "Thu 2027-05-20 21:35 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "chủ nhật này đá banh với tụi thằng Long lúc 6h",
        act: { kind: "ask", about: "am-or-pm", to: "create" },
      },
      {
        says: "6h chiều chứ sáng sao dậy nổi",
        act: { kind: "create" },
        adds: { football: { title: "Đá banh với tụi thằng Long", on: "Sun 2027-05-23 18:00-19:00" } },
      },
      {
        says: "thêm địa điểm là sân Chảo Lửa nha",
        act: { kind: "change" },
        changes: { football: { location: "sân Chảo Lửa" } },
      },
    ],
  },
  {
    id: "heard-chi-mai-ban-nen-doi",
    now: "Wed 2026-11-18 08:40 Asia/Ho_Chi_Minh",
    calendar: {
      coffee: { title: "Cà phê với chị Mai", on: "Thu 2026-11-19 15:00-16:00" },
      report: { title: "Nộp báo cáo thuế", on: "Fri 2026-11-20 10:00-11:00" },
    },
    turns: [
      {
        says: "chị Mai bận nên dời buổi cà phê qua 4h chiều thứ 6 nha",
        act: { kind: "move" },
        changes: { coffee: { on: "Fri 2026-11-20 16:00-17:00" } },
      },
    ],
  },
  {
    id: "heard-lui-lai-nua-tieng",
    now: "Mon 2026-10-05 17:15 Asia/Ho_Chi_Minh",
    calendar: {
      interview: { title: "Phỏng vấn bạn Khánh", on: "Tue 2026-10-06 09:30-10:15" },
      training: { title: "Đào tạo nhân viên mới", on: "Tue 2026-10-06 14:00-17:00" },
    },
    turns: [
      {
        says: "Buổi phỏng vấn ngày mai lùi lại nửa tiếng nhé, ứng viên xin tới trễ",
        act: { kind: "move" },
        changes: { interview: { on: "Tue 2026-10-06 10:00-10:45" } },
      },
    ],
  },
  {
    id: "heard-doi-cho-qua-quan",
    now: "Tue 2027-04-06 11:25 Asia/Ho_Chi_Minh",
    calendar: {
      party: { title: "Sinh nhật bé Bin", on: "Sat 2027-04-10 17:30-20:00", location: "Quán Ốc Đào" },
    },
    turns: [
      {
        says: "sinh nhật bé Bin đổi chỗ qua quán Gà Ta nhé, quán cũ hết bàn rồi",
        act: { kind: "change" },
        changes: { party: { location: "quán Gà Ta" } },
      },
    ],
  },
  {
    id: "heard-co-giao-ban-nghi-hoc",
    now: "Mon 2026-11-23 19:00 Asia/Ho_Chi_Minh",
    calendar: {
      english: {
        title: "Học tiếng Anh",
        on: "Tue 2026-11-03 19:00-20:30",
        recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
      },
    },
    turns: [
      {
        says: "cô giáo bận nên thứ 5 này nghỉ học tiếng anh, xoá buổi đó giùm mình",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["english"] },
      },
      {
        says: "đúng rồi",
        act: { kind: "confirm", to: "cancel" },
        changes: { english: { exceptions: ["Thu 2026-11-26 19:00"] } },
      },
    ],
  },
  {
    id: "heard-som-len-8h",
    now: "Wed 2027-01-13 20:30 Asia/Ho_Chi_Minh",
    calendar: {
      briefing: { title: "Họp giao ban", on: "Thu 2027-01-14 08:30-09:15" },
      lunch: { title: "Ăn trưa với anh Sáu", on: "Thu 2027-01-14 12:00-13:00" },
    },
    turns: [
      {
        says: "cho họp giao ban sáng mai sớm lên 8h nhé, trưởng khoa phải đi sớm",
        act: { kind: "move" },
        changes: { briefing: { on: "Thu 2027-01-14 08:00-08:45" } },
      },
    ],
  },
  {
    id: "heard-nay-ban-roi-hoan-tac",
    now: "Fri 2026-08-14 13:10 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "thêm lịch đi gội đầu 5h chiều nay",
        act: { kind: "create" },
        adds: { hair: { title: ["Đi gội đầu", "Gội đầu"], on: "Fri 2026-08-14 17:00-18:00" } },
      },
      {
        says: "ủa quên, nay bận rồi, hoàn tác cái vừa rồi đi",
        act: { kind: "undo" },
        removes: ["hair"],
      },
    ],
  },
  {
    id: "heard-cuoi-tuan-co-ke-hoach-gi",
    now: "Thu 2026-11-19 12:30 Asia/Ho_Chi_Minh",
    calendar: {
      stock: { title: "Dọn kho", on: "Sat 2026-11-21 09:00-10:00" },
      reunion: { title: "Liên hoan lớp", on: "Sat 2026-11-21 18:00-21:00" },
      tailor: { title: "Lấy áo dài", on: "Mon 2026-11-23 10:00-10:30" },
    },
    turns: [
      {
        says: "cuối tuần này có kế hoạch gì chưa nhỉ",
        act: { kind: "list", days: "Sat 2026-11-21 - Sun 2026-11-22", events: ["stock", "reunion"] },
      },
      {
        says: "dời cái đầu tiên sang chủ nhật cùng giờ đi, thứ 7 mệt lắm",
        act: { kind: "move" },
        changes: { stock: { on: "Sun 2026-11-22 09:00-10:00" } },
      },
    ],
  },
];
