import type { Dialogue } from "../dialogue.ts";

const SAIGON = "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh";
const PARIS = "Fri 2026-11-20 16:45 Europe/Paris";

export const NEW_EVENTS: readonly Dialogue[] = [
  {
    id: "lunch-with-lan",
    now: SAIGON,
    turns: [
      {
        says: "mai 12h ăn trưa với Lan nha",
        act: { kind: "create" },
        adds: { lunch: { title: "Ăn trưa với Lan", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "dentist-t6",
    now: SAIGON,
    turns: [
      {
        says: "t6 3h chiều đi nha sĩ",
        act: { kind: "create" },
        adds: { dentist: { title: ["Đi nha sĩ", "Nha sĩ"], on: "Fri 2026-11-20 15:00-16:00" } },
      },
    ],
  },
  {
    id: "half-past-nine-next-tuesday",
    now: SAIGON,
    turns: [
      {
        says: "đặt lịch họp với anh Tuấn thứ 3 tuần sau 9 rưỡi sáng, 30p thôi",
        act: { kind: "create" },
        adds: { meeting: { title: "Họp với anh Tuấn", on: "Tue 2026-11-24 09:30-10:00" } },
      },
    ],
  },
  {
    id: "no-accents-with-place",
    now: SAIGON,
    turns: [
      {
        says: "hop voi khach 3h chieu mai o highlands nguyen hue",
        act: { kind: "create" },
        adds: {
          meeting: { title: "hop voi khach", on: "Thu 2026-11-19 15:00-16:00", location: "highlands nguyen hue" },
        },
      },
    ],
  },
  {
    id: "no-accents-next-friday",
    now: SAIGON,
    turns: [
      {
        says: "hop team 10h sang thu sau tuan sau",
        act: { kind: "create" },
        adds: { meeting: { title: "hop team", on: "Fri 2026-11-27 10:00-11:00" } },
      },
    ],
  },
  {
    id: "no-accents-remind",
    now: SAIGON,
    turns: [
      {
        says: "nhac toi 5h chieu nay goi me",
        act: { kind: "remind" },
        adds: { call: { title: "goi me", on: "Wed 2026-11-18 17:00-17:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "dinner-tonight",
    now: SAIGON,
    turns: [
      {
        says: "tối nay 7h ăn tối vs tụi con Ngân",
        act: { kind: "create" },
        adds: {
          dinner: { title: ["Ăn tối vs tụi con Ngân", "Ăn tối với tụi con Ngân"], on: "Wed 2026-11-18 19:00-20:00" },
        },
      },
    ],
  },
  {
    id: "wedding-of-chi-hai",
    now: SAIGON,
    turns: [
      {
        says: "6h tối thứ 7 tuần này đám cưới chị Hai ở White Palace",
        act: { kind: "create" },
        adds: {
          wedding: { title: "Đám cưới chị Hai", on: "Sat 2026-11-21 18:00-19:00", location: "White Palace" },
        },
      },
    ],
  },
  {
    id: "ngay-mot",
    now: SAIGON,
    turns: [
      {
        says: "mốt 8h sáng đi khám tổng quát",
        act: { kind: "create" },
        adds: { checkup: { title: ["Đi khám tổng quát", "Khám tổng quát"], on: "Fri 2026-11-20 08:00-09:00" } },
      },
    ],
  },
  {
    id: "ngay-kia-is-two-days",
    now: SAIGON,
    turns: [
      { says: "2h chiều ngày kia họp phụ huynh", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "thứ sáu á",
        act: { kind: "create" },
        adds: { school: { title: "Họp phụ huynh", on: "Fri 2026-11-20 14:00-15:00" } },
      },
    ],
  },
  {
    id: "ten-less-fifteen",
    now: SAIGON,
    turns: [
      {
        says: "sáng mai 10 giờ kém 15 gọi cho ngân hàng",
        act: { kind: "create" },
        adds: { call: { title: "Gọi cho ngân hàng", on: "Thu 2026-11-19 09:45-10:45" } },
      },
    ],
  },
  {
    id: "piano-every-wednesday",
    now: SAIGON,
    turns: [
      {
        says: "học đàn piano chiều thứ tư hàng tuần lúc 5h kém 15, 45 phút",
        act: { kind: "create" },
        adds: {
          piano: {
            title: "Học đàn piano",
            on: "Wed 2026-11-18 16:45-17:30",
            recurrence: "FREQ=WEEKLY;BYDAY=WE",
          },
        },
      },
    ],
  },
  {
    id: "weekdays-except-wednesday",
    now: "Sun 2026-11-22 20:10 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "họp team 9h15 sáng từ thứ 2 đến thứ 6 hàng tuần trừ thứ 4, 15 phút thôi",
        act: { kind: "create" },
        adds: {
          team: { title: "Họp team", on: "Mon 2026-11-23 09:15-09:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,TH,FR" },
        },
      },
    ],
  },
  {
    id: "yoga-until-end-of-february",
    now: SAIGON,
    turns: [
      {
        says: "yoga 6h chiều thứ 3 hàng tuần tới hết tháng 2",
        act: { kind: "create" },
        adds: {
          yoga: { title: "Yoga", on: "Tue 2026-11-24 18:00-19:00", recurrence: "FREQ=WEEKLY;UNTIL=20270228;BYDAY=TU" },
        },
      },
    ],
  },
  {
    id: "swimming-until-march",
    now: SAIGON,
    turns: [
      { says: "bơi 6h sáng thứ 7 hàng tuần đến tháng 3", act: { kind: "ask", about: "length", to: "create" } },
      {
        says: "hết tháng 3 luôn",
        act: { kind: "create" },
        adds: {
          swim: { title: "Bơi", on: "Sat 2026-11-21 06:00-07:00", recurrence: "FREQ=WEEKLY;UNTIL=20270331;BYDAY=SA" },
        },
      },
    ],
  },
  {
    id: "rent-monthly",
    now: SAIGON,
    turns: [
      { says: "đóng tiền nhà ngày 5 hàng tháng", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "cả ngày đi",
        act: { kind: "create" },
        adds: { rent: { title: "Đóng tiền nhà", on: "Sat 2026-12-05", recurrence: "FREQ=MONTHLY;BYMONTHDAY=5" } },
      },
    ],
  },
  {
    id: "once-in-two-weeks",
    now: SAIGON,
    turns: [
      {
        says: "2 tuần 1 lần họp retro chiều thứ 5 4h-5h, bắt đầu từ tuần sau nhé",
        act: { kind: "create" },
        adds: {
          retro: {
            title: "Họp retro",
            on: "Thu 2026-11-26 16:00-17:00",
            recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "evenings-2-4-6",
    now: "Tue 2027-01-05 21:15 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "học anh văn tối 2 4 6 hàng tuần 7 rưỡi đến 9h",
        act: { kind: "create" },
        adds: {
          english: {
            title: "Học anh văn",
            on: "Wed 2027-01-06 19:30-21:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
          },
        },
      },
    ],
  },
  {
    id: "first-sunday-of-the-month",
    now: SAIGON,
    turns: [
      {
        says: "chủ nhật đầu tiên mỗi tháng 8h sáng đi thăm ngoại",
        act: { kind: "create" },
        adds: {
          visit: {
            title: ["Đi thăm ngoại", "Thăm ngoại"],
            on: "Sun 2026-12-06 08:00-09:00",
            recurrence: "FREQ=MONTHLY;BYDAY=1SU",
          },
        },
      },
    ],
  },
  {
    id: "ten-lessons",
    now: "Mon 2027-01-04 08:00 America/Los_Angeles",
    turns: [
      {
        says: "học tiếng Hàn tối thứ 5 hàng tuần 6h-7h30, 10 buổi",
        act: { kind: "create" },
        adds: {
          korean: {
            title: "Học tiếng Hàn",
            on: "Thu 2027-01-07 18:00-19:30",
            recurrence: "FREQ=WEEKLY;COUNT=10;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "pill-every-day",
    now: "Mon 2027-02-15 20:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "ngày nào cũng nhắc mình 9h tối uống thuốc nha, tới 28/2",
        act: { kind: "remind" },
        adds: {
          pill: {
            title: "Uống thuốc",
            on: "Mon 2027-02-15 21:00-21:15",
            recurrence: "FREQ=DAILY;UNTIL=20270228",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "remind-in-ten-minutes",
    now: SAIGON,
    turns: [
      {
        says: "10p nữa nhắc tui gọi má nha",
        act: { kind: "remind" },
        adds: { call: { title: "Gọi má", on: "Wed 2026-11-18 10:10-10:25", reminders: [0] } },
      },
      { says: "à 15p nữa đi", act: { kind: "move" }, changes: { call: { on: "Wed 2026-11-18 10:15-10:30" } } },
    ],
  },
  {
    id: "remind-in-two-and-a-half-hours",
    now: SAIGON,
    turns: [
      {
        says: "2 tiếng rưỡi nữa nhắc mình tắt bếp",
        act: { kind: "remind" },
        adds: { stove: { title: "Tắt bếp", on: "Wed 2026-11-18 12:30-12:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-tomorrow-morning",
    now: "Thu 2026-12-03 21:40 Europe/Paris",
    turns: [
      {
        says: "nhắc e 7h sáng mai đổ rác với ạ",
        act: { kind: "remind" },
        adds: { trash: { title: "Đổ rác", on: "Fri 2026-12-04 07:00-07:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "meeting-with-reminder",
    now: SAIGON,
    turns: [
      {
        says: "họp với Tùng 2h chiều mai, nhắc trước 15p",
        act: { kind: "create" },
        adds: { meeting: { title: "Họp với Tùng", on: "Thu 2026-11-19 14:00-15:00", reminders: [15] } },
      },
    ],
  },
  {
    id: "order-in-quotes",
    now: SAIGON,
    turns: [
      {
        says: 'tạo sự kiện "xóa hết lịch tuần này" 10h sáng mai',
        act: { kind: "create" },
        adds: { quoted: { title: "Xóa hết lịch tuần này", on: "Thu 2026-11-19 10:00-11:00" } },
      },
    ],
  },
  {
    id: "mai-is-a-person",
    now: "Thu 2026-12-31 22:05 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "cafe với Mai 9h sáng mai",
        act: { kind: "create" },
        adds: { coffee: { title: "Cafe với Mai", on: "Fri 2027-01-01 09:00-10:00" } },
      },
    ],
  },
  {
    id: "chu-tu-is-a-person",
    now: SAIGON,
    turns: [
      {
        says: "nhậu với chú Tư tối thứ năm lúc 7h",
        act: { kind: "create" },
        adds: { drinks: { title: "Nhậu với chú Tư", on: "Thu 2026-11-19 19:00-20:00" } },
      },
    ],
  },
  {
    id: "one-at-noon",
    now: "Tue 2027-06-15 21:30 Australia/Sydney",
    turns: [
      {
        says: "1h trưa thứ bảy này đón ngoại ở bến xe Miền Đông",
        act: { kind: "create" },
        adds: { pickup: { title: "Đón ngoại", on: "Sat 2027-06-19 13:00-14:00", location: "bến xe Miền Đông" } },
      },
    ],
  },
  {
    id: "southern-hour-sign",
    now: SAIGON,
    turns: [
      {
        says: "8g30 sáng mai nộp hồ sơ",
        act: { kind: "create" },
        adds: { papers: { title: "Nộp hồ sơ", on: "Thu 2026-11-19 08:30-09:30" } },
      },
    ],
  },
  {
    id: "thu-is-a-person",
    now: SAIGON,
    turns: [
      {
        says: "cafe voi Thu 9h sang thu 7",
        act: { kind: "create" },
        adds: { coffee: { title: "cafe voi Thu", on: "Sat 2026-11-21 09:00-10:00" } },
      },
    ],
  },
  {
    id: "grandma-or-dad-in-the-evening",
    now: SAIGON,
    turns: [{ says: "di cho voi ba toi mai 7h", act: { kind: "ask", about: "am-or-pm", to: "create" } }],
  },
  {
    id: "ba-is-dad",
    now: SAIGON,
    turns: [
      {
        says: "đón ba ở Tân Sơn Nhất 3h sáng chủ nhật",
        act: { kind: "create" },
        adds: { pickup: { title: "Đón ba", on: "Sun 2026-11-22 03:00-04:00", location: "Tân Sơn Nhất" } },
      },
    ],
  },
  {
    id: "friday-the-13th-is-a-movie",
    now: SAIGON,
    turns: [
      {
        says: "coi phim Thứ Sáu Ngày 13 tối thứ bảy 9h",
        act: { kind: "create" },
        adds: { movie: { title: "Coi phim Thứ Sáu Ngày 13", on: "Sat 2026-11-21 21:00-22:00" } },
      },
    ],
  },
  {
    id: "meeting-at-five",
    now: SAIGON,
    turns: [
      {
        says: "mai 5h họp online với chị Năm",
        act: { kind: "create" },
        adds: { meeting: { title: "Họp online với chị Năm", on: "Thu 2026-11-19 17:00-18:00" } },
      },
    ],
  },
  {
    id: "run-at-seven",
    now: SAIGON,
    turns: [
      { says: "mai 7h chạy bộ với Khoa", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "sáng",
        act: { kind: "create" },
        adds: { run: { title: "Chạy bộ với Khoa", on: "Thu 2026-11-19 07:00-08:00" } },
      },
    ],
  },
  {
    id: "twelve-at-night",
    now: "Thu 2027-07-08 19:00 Asia/Ho_Chi_Minh",
    turns: [
      { says: "12h đêm thứ 7 coi chung kết", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "rạng sáng chủ nhật á",
        act: { kind: "create" },
        adds: { final: { title: "Coi chung kết", on: "Sun 2027-07-11 00:00-01:00" } },
      },
    ],
  },
  {
    id: "already-past",
    now: "Wed 2026-11-18 15:20 Asia/Ho_Chi_Minh",
    turns: [
      { says: "hôm nay 9h sáng họp với chị Hoa", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "à nhầm, mai",
        act: { kind: "create" },
        adds: { meeting: { title: "Họp với chị Hoa", on: "Thu 2026-11-19 09:00-10:00" } },
      },
    ],
  },
  {
    id: "hour-over-no-day",
    now: "Wed 2026-11-18 13:05 Asia/Ho_Chi_Minh",
    turns: [
      { says: "ăn trưa với bên kiểm toán lúc 12h", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "thứ 6 đi",
        act: { kind: "create" },
        adds: { lunch: { title: "Ăn trưa với bên kiểm toán", on: "Fri 2026-11-20 12:00-13:00" } },
      },
    ],
  },
  {
    id: "february-31",
    now: SAIGON,
    turns: [
      { says: "31/2 họp quý lúc 10h sáng", act: { kind: "ask", about: "impossible-date", to: "create" } },
      {
        says: "ý là 26/2",
        act: { kind: "create" },
        adds: { review: { title: "Họp quý", on: "Fri 2027-02-26 10:00-11:00" } },
      },
    ],
  },
  {
    id: "skipped-hour",
    now: "Fri 2027-03-12 09:00 America/Los_Angeles",
    turns: [
      { says: "2h30 sáng chủ nhật restart server", act: { kind: "ask", about: "skipped-time", to: "create" } },
      {
        says: "vậy 3h30 đi",
        act: { kind: "create" },
        adds: { restart: { title: "Restart server", on: "Sun 2027-03-14 03:30-04:30" } },
      },
    ],
  },
  {
    id: "lunar-death-day",
    now: SAIGON,
    turns: [
      { says: "giỗ ông nội mùng 10 tháng 3 âm lịch", act: { kind: "ask", about: "lunar-date", to: "create" } },
      {
        says: "là 16/4 dương, cả ngày",
        act: { kind: "create" },
        adds: { memorial: { title: "Giỗ ông nội", on: "Fri 2027-04-16" } },
      },
    ],
  },
  {
    id: "full-moon-days",
    now: SAIGON,
    turns: [{ says: "ăn chay rằm với mùng 1 hàng tháng", act: { kind: "ask", about: "lunar-date", to: "create" } }],
  },
  {
    id: "haircut-when",
    now: SAIGON,
    turns: [
      { says: "đặt lịch cắt tóc", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "3h chiều mai",
        act: { kind: "create" },
        adds: { haircut: { title: "Cắt tóc", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
  {
    id: "vaccination-which-time",
    now: "Mon 2026-11-30 12:00 Asia/Ho_Chi_Minh",
    turns: [
      { says: "mai đưa con đi tiêm", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "3 rưỡi chiều",
        act: { kind: "create" },
        adds: { vaccination: { title: "Đưa con đi tiêm", on: "Tue 2026-12-01 15:30-16:30" } },
      },
    ],
  },
  {
    id: "skin-doctor-in-five-turns",
    now: SAIGON,
    turns: [
      { says: "hẹn bác sĩ da liễu", act: { kind: "ask", about: "when", to: "create" } },
      { says: "thứ 5 tuần sau", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "2 rưỡi chiều",
        act: { kind: "create" },
        adds: { doctor: { title: ["Hẹn bác sĩ da liễu", "Bác sĩ da liễu"], on: "Thu 2026-11-26 14:30-15:30" } },
      },
      { says: "nhắc trước 1 tiếng nha", act: { kind: "change" }, changes: { doctor: { reminders: [60] } } },
      { says: "thôi khỏi nhắc", act: { kind: "change" }, changes: { doctor: { reminders: [] } } },
    ],
  },
  {
    id: "weekday-against-date",
    now: SAIGON,
    turns: [
      { says: "thứ 5 ngày 20/11 họp cổ đông 9h sáng", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "ngày 20",
        act: { kind: "create" },
        adds: { holders: { title: "Họp cổ đông", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
  {
    id: "thursdays-but-christmas-eve",
    now: SAIGON,
    turns: [
      {
        says: "học bơi 5h chiều thứ 5 hàng tuần đến 31/12, trừ 24/12",
        act: { kind: "create" },
        adds: {
          swim: {
            title: "Học bơi",
            on: "Thu 2026-11-19 17:00-18:00",
            recurrence: "FREQ=WEEKLY;UNTIL=20261231;BYDAY=TH",
            exceptions: ["Thu 2026-12-24 17:00"],
          },
        },
      },
    ],
  },
  {
    id: "event-without-title",
    now: SAIGON,
    turns: [
      { says: "thêm lịch 2h chiều mai", act: { kind: "ask", about: "title", to: "create" } },
      {
        says: "Duyệt ngân sách",
        act: { kind: "create" },
        adds: { budget: { title: "Duyệt ngân sách", on: "Thu 2026-11-19 14:00-15:00" } },
      },
    ],
  },
  {
    id: "question-interrupted",
    now: SAIGON,
    calendar: { dentist: { title: "Nha sĩ", on: "Thu 2026-11-19 09:00-10:00" } },
    turns: [
      { says: "lên lịch gọi cho anh Phúc", act: { kind: "ask", about: "when", to: "create" } },
      { says: "mai có gì ko", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist"] } },
      {
        says: "ok vậy gọi anh Phúc 11h sáng mai",
        act: { kind: "create" },
        adds: { call: { title: ["Gọi cho anh Phúc", "Gọi anh Phúc"], on: "Thu 2026-11-19 11:00-12:00" } },
      },
    ],
  },
  {
    id: "question-dropped",
    now: SAIGON,
    turns: [
      { says: "đặt lịch họp với bên pháp lý", act: { kind: "ask", about: "when", to: "create" } },
      { says: "thôi khỏi", act: { kind: "decline", to: "create" } },
    ],
  },
  {
    id: "vacation-over-new-year",
    now: SAIGON,
    turns: [
      {
        says: "nghỉ phép từ 20/12 đến 3/1",
        act: { kind: "create" },
        adds: { vacation: { title: "Nghỉ phép", on: "Sun 2026-12-20 - Sun 2027-01-03" } },
      },
    ],
  },
  {
    id: "off-monday-to-wednesday",
    now: PARIS,
    turns: [
      {
        says: "nghỉ phép từ thứ 2 tới thứ 4 tuần sau",
        act: { kind: "create" },
        adds: { off: { title: "Nghỉ phép", on: "Mon 2026-11-23 - Wed 2026-11-25" } },
      },
    ],
  },
  {
    id: "flight-on-the-5th",
    now: PARIS,
    turns: [
      {
        says: "ngày 5 bay đi Đà Nẵng 6h40 tới 8h sáng",
        act: { kind: "create" },
        adds: { flight: { title: "Bay đi Đà Nẵng", on: "Sat 2026-12-05 06:40-08:00" } },
      },
    ],
  },
  {
    id: "birthday-is-all-day",
    now: SAIGON,
    turns: [
      {
        says: "sinh nhật mẹ 3/5",
        act: { kind: "create" },
        adds: { birthday: { title: "Sinh nhật mẹ", on: "Mon 2027-05-03" } },
      },
    ],
  },
  {
    id: "birthday-every-year",
    now: SAIGON,
    turns: [
      {
        says: "sinh nhật bé Bo mười hai tháng ba hàng năm",
        act: { kind: "create" },
        adds: { birthday: { title: "Sinh nhật bé Bo", on: "Fri 2027-03-12", recurrence: "FREQ=YEARLY" } },
      },
    ],
  },
  {
    id: "this-weekend",
    now: "Thu 2027-05-13 12:30 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "cuối tuần này đi du lịch Vũng Tàu với công ty",
        act: { kind: "create" },
        adds: {
          trip: {
            title: ["Đi du lịch Vũng Tàu với công ty", "Du lịch Vũng Tàu với công ty"],
            on: "Sat 2027-05-15 - Sun 2027-05-16",
          },
        },
      },
    ],
  },
  {
    id: "night-shift",
    now: SAIGON,
    turns: [
      {
        says: "trực đêm 10h tối t6 tới 6h sáng t7",
        act: { kind: "create" },
        adds: { shift: { title: "Trực đêm", on: "Fri 2026-11-20 22:00 - Sat 2026-11-21 06:00" } },
      },
      { says: "xóa nó đi", act: { kind: "ask", about: "confirm", to: "cancel", among: ["shift"] } },
      { says: "ok", act: { kind: "confirm", to: "cancel" }, removes: ["shift"] },
    ],
  },
  {
    id: "friday-or-monday",
    now: SAIGON,
    turns: [
      { says: "phỏng vấn bạn Nga thứ 6 hoặc thứ 2 lúc 10h", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "thứ 2",
        act: { kind: "create" },
        adds: { interview: { title: "Phỏng vấn bạn Nga", on: "Mon 2026-11-23 10:00-11:00" } },
      },
    ],
  },
  {
    id: "two-events-at-once",
    now: PARIS,
    turns: [
      {
        says: "thêm giùm: thứ 2 9h họp phòng, thứ 3 2h chiều khám mắt",
        act: { kind: "create" },
        adds: {
          team: { title: "Họp phòng", on: "Mon 2026-11-23 09:00-10:00" },
          eyes: { title: "Khám mắt", on: "Tue 2026-11-24 14:00-15:00" },
        },
      },
    ],
  },
  {
    id: "length-before-time",
    now: "Sat 2027-04-24 18:20 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "dọn nhà 2 tiếng từ 9h sáng chủ nhật",
        act: { kind: "create" },
        adds: { cleaning: { title: "Dọn nhà", on: "Sun 2027-04-25 09:00-11:00" } },
      },
    ],
  },
  {
    id: "candidate-number-five",
    now: SAIGON,
    turns: [
      {
        says: "phỏng vấn ứng viên số 5 ngày 3/12 lúc 11h, tiếng rưỡi",
        act: { kind: "create" },
        adds: { interview: { title: "Phỏng vấn ứng viên số 5", on: "Thu 2026-12-03 11:00-12:30" } },
      },
    ],
  },
  {
    id: "twenty-four-hours",
    now: "Mon 2026-12-28 09:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "14h30 ngày 30/12 chốt sổ tại văn phòng quận 3",
        act: { kind: "create" },
        adds: {
          books: { title: "Chốt sổ", on: "Wed 2026-12-30 14:30-15:30", location: "văn phòng quận 3" },
        },
      },
    ],
  },
  {
    id: "in-three-days",
    now: "Wed 2027-09-29 22:10 Australia/Sydney",
    turns: [
      {
        says: "3 ngày nữa 2 giờ chiều trả sách thư viện",
        act: { kind: "create" },
        adds: { books: { title: "Trả sách thư viện", on: "Sat 2027-10-02 14:00-15:00" } },
      },
    ],
  },
];
