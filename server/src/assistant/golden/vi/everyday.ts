import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh";

/** What people type into a chat in passing, written in rounds without a look at what's understood. */
export const EVERYDAY: readonly Dialogue[] = [
  {
    id: "everyday-hoc-nhom-chieu-thu",
    now: NOW,
    turns: [
      {
        says: "học nhóm 6h chiều thứ tư",
        act: { kind: "create" },
        adds: { a: { title: "Học nhóm", on: "Wed 2026-11-18 18:00-19:00" } },
      },
      { says: "nhầm, thứ tư tuần sau", act: { kind: "move" }, changes: { a: { on: "Wed 2026-11-25 18:00-19:00" } } },
      { says: "ở thư viện nhé", act: { kind: "change" }, changes: { a: { location: "thư viện" } } },
      { says: "kéo dài 2 tiếng", act: { kind: "change" }, changes: { a: { on: "Wed 2026-11-25 18:00-20:00" } } },
    ],
  },
  {
    id: "everyday-toi-quan-moc-toi",
    now: NOW,
    turns: [
      {
        says: "ăn tối ở quán Mộc 8h tối thứ 7",
        act: { kind: "create" },
        adds: { a: { title: "Ăn tối", on: "Sat 2026-11-21 20:00-21:00", location: "quán Mộc" } },
      },
      { says: "đặt tên là Kỷ niệm ngày cưới", act: { kind: "rename" }, changes: { a: { title: "Kỷ niệm ngày cưới" } } },
      { says: "nhắc trước 2 tiếng nha", act: { kind: "change" }, changes: { a: { reminders: [120] } } },
      { says: "cho thành 8 rưỡi đi", act: { kind: "move" }, changes: { a: { on: "Sat 2026-11-21 20:30-21:30" } } },
    ],
  },
  {
    id: "everyday-mai-lich-sao-roi",
    now: NOW,
    calendar: {
      kham: { title: "Khám răng", on: "Thu 2026-11-19 15:00-16:00" },
      jo: { title: "Cà phê với Giang", on: "Fri 2026-11-20 10:00-11:00" },
    },
    turns: [
      { says: "mai lịch sao rồi", act: { kind: "list", events: ["kham"] } },
      {
        says: "dời cái đó qua thứ sáu cùng giờ",
        act: { kind: "move" },
        changes: { kham: { on: "Fri 2026-11-20 15:00-16:00" } },
      },
      { says: "vậy thứ sáu có gì", act: { kind: "list", events: ["kham", "jo"] } },
    ],
  },
  {
    id: "everyday-thu-minh-hen-khong",
    now: NOW,
    calendar: { lan: { title: "Ăn trưa với Lan", on: "Fri 2026-11-20 12:00-13:00" } },
    turns: [
      { says: "thứ 6 mình có hẹn ai không", act: { kind: "list", events: ["lan"] } },
      { says: "lùi xuống 12 rưỡi", act: { kind: "move" }, changes: { lan: { on: "Fri 2026-11-20 12:30-13:30" } } },
      { says: "thôi trả lại như cũ", act: { kind: "undo" }, changes: { lan: { on: "Fri 2026-11-20 12:00-13:00" } } },
    ],
  },
  {
    id: "everyday-mai",
    now: NOW,
    calendar: {
      kham: { title: "Khám răng", on: "Thu 2026-11-19 15:00-16:00" },
      lan: { title: "Ăn trưa với Lan", on: "Fri 2026-11-20 12:00-13:00" },
    },
    turns: [
      { says: "mai có gì", act: { kind: "list", events: ["kham"] } },
      { says: "còn ngày mốt", act: { kind: "list", events: ["lan"] } },
      {
        says: "dời cái đó sang 1h chiều",
        act: { kind: "move" },
        changes: { lan: { on: "Fri 2026-11-20 13:00-14:00" } },
      },
    ],
  },
  {
    id: "everyday-lien-hoan-chieu-thu",
    now: NOW,
    turns: [
      {
        says: "liên hoan chiều thứ 7 lúc 2h",
        act: { kind: "create" },
        adds: { a: { title: "Liên hoan", on: "Sat 2026-11-21 14:00-15:00" } },
      },
      { says: "ở nhà Khoa nha", act: { kind: "change" }, changes: { a: { location: "nhà Khoa" } } },
      { says: "kéo dài 3 tiếng", act: { kind: "change" }, changes: { a: { on: "Sat 2026-11-21 14:00-17:00" } } },
    ],
  },
  {
    id: "everyday-nhac-minh-goi-cho",
    now: NOW,
    turns: [
      { says: "nhắc mình gọi cho trường", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "8h sáng mai",
        act: { kind: "remind" },
        adds: { a: { title: "gọi cho trường", on: "Thu 2026-11-19 08:00-08:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-thu-bay-troi-nang",
    now: NOW,
    home: "Vũng Tàu",
    turns: [
      { says: "thứ bảy trời có nắng không", act: { kind: "weather", place: null, on: null } },
      { says: "còn chủ nhật thì sao", act: { kind: "weather", place: null, on: null } },
    ],
  },
  {
    id: "everyday-toi-nay-lanh-nao",
    now: NOW,
    home: "Huế",
    turns: [
      { says: "tối nay lạnh cỡ nào", act: { kind: "weather", place: null, on: null } },
      { says: "còn ở Đà Lạt?", act: { kind: "weather", place: "Đà Lạt", on: null } },
    ],
  },
  {
    id: "everyday-hen-voi-anh-tuan",
    now: NOW,
    turns: [
      { says: "hen voi anh Tuan mai", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "9h sang",
        act: { kind: "create" },
        adds: { a: { title: ["hen voi anh Tuan", "anh Tuan"], on: "Thu 2026-11-19 09:00-10:00" } },
      },
    ],
  },
  {
    id: "everyday-noi-hom-nay-troi",
    now: NOW,
    turns: [
      { says: "Hà Nội hôm nay trời thế nào", act: { kind: "weather", place: "Hà Nội", on: null } },
      { says: "còn mai?", act: { kind: "weather", place: "Hà Nội", on: null } },
    ],
  },
  {
    id: "everyday-nhac-minh-tuoi-cay",
    now: NOW,
    turns: [
      {
        says: "nhắc mình tưới cây 6h chiều mai",
        act: { kind: "remind" },
        adds: { a: { title: "tưới cây", on: "Thu 2026-11-19 18:00-18:15", reminders: [0] } },
      },
      { says: "ngày nào cũng vậy nhé", act: { kind: "change" }, changes: { a: { recurrence: "FREQ=DAILY" } } },
    ],
  },
  {
    id: "everyday-goi-phong-tai-chinh",
    now: NOW,
    turns: [
      {
        says: "gọi phòng tài chính 10h sáng mai",
        act: { kind: "create" },
        adds: { a: { title: "Gọi phòng tài chính", on: "Thu 2026-11-19 10:00-11:00" } },
      },
      {
        says: "tuần sau giờ đó nữa nhé",
        act: { kind: "create" },
        adds: { b: { title: "Gọi phòng tài chính", on: "Thu 2026-11-26 10:00-11:00" } },
      },
    ],
  },
  {
    id: "everyday-hop-voi-ngay-mai",
    now: NOW,
    turns: [
      { says: "họp với Lê ngày mai", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "4h đến 5h30 chiều",
        act: { kind: "create" },
        adds: { a: { title: "Họp với Lê", on: "Thu 2026-11-19 16:00-17:30" } },
      },
    ],
  },
  {
    id: "everyday-len-lich-kham-mat",
    now: NOW,
    turns: [
      {
        says: "lên lịch khám mắt bác sĩ Kim 9/12 lúc 14h45",
        act: { kind: "create" },
        adds: { a: { title: "khám mắt bác sĩ Kim", on: "Wed 2026-12-09 14:45-15:45" } },
      },
    ],
  },
  {
    id: "everyday-thu-hai-ruoi-minh",
    now: NOW,
    turns: [
      {
        says: "thứ hai 10 rưỡi mình có cuộc họp với nhân sự",
        act: { kind: "create" },
        adds: { a: { title: ["họp với nhân sự", "cuộc họp với nhân sự"], on: "Mon 2026-11-23 10:30-11:30" } },
      },
    ],
  },
  {
    id: "everyday-mung-thang-cong-hop",
    now: NOW,
    turns: [
      {
        says: "mùng 1 tháng 12 công ty họp toàn thể từ 3h tới 4h chiều, lưu lại giúp mình",
        act: { kind: "create" },
        adds: { a: { title: ["công ty họp toàn thể", "họp toàn thể"], on: "Tue 2026-12-01 15:00-16:00" } },
      },
    ],
  },
  {
    id: "everyday-com-gia-dinh-chieu",
    now: NOW,
    turns: [
      {
        says: "ăn cơm gia đình 6h chiều chủ nhật hàng tuần",
        act: { kind: "create" },
        adds: { a: { title: "ăn cơm gia đình", on: "Sun 2026-11-22 18:00-19:00", recurrence: "FREQ=WEEKLY;BYDAY=SU" } },
      },
    ],
  },
  {
    id: "everyday-chieu-thu-bay-dat",
    now: NOW,
    turns: [
      {
        says: "1h chiều thứ bảy 28 dắt chó đi cắt lông",
        act: { kind: "create" },
        adds: { a: { title: "dắt chó đi cắt lông", on: "Sat 2026-11-28 13:00-14:00" } },
      },
    ],
  },
  {
    id: "everyday-chieu-nhac-gui-hoa",
    now: NOW,
    turns: [
      {
        says: "2h chiều nhắc gửi hóa đơn",
        act: { kind: "remind" },
        adds: { a: { title: "gửi hóa đơn", on: "Wed 2026-11-18 14:00-14:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-sang-mai-nhac-minh",
    now: NOW,
    turns: [
      {
        says: "8h sáng mai nhắc mình nhớ mang sạc đi làm",
        act: { kind: "remind" },
        adds: { a: { title: "mang sạc đi làm", on: "Thu 2026-11-19 08:00-08:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-chieu-nay-nhac-tui",
    now: NOW,
    turns: [
      {
        says: "chiều nay 5h15 nhắc tui nhắn tin cho Sương",
        act: { kind: "remind" },
        adds: { a: { title: "nhắn tin cho Sương", on: "Wed 2026-11-18 17:15-17:30", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-trua-nay-bao-minh",
    now: NOW,
    turns: [
      {
        says: "11h30 trưa nay báo mình ra sân bay nhé",
        act: { kind: "remind" },
        adds: { a: { title: "ra sân bay", on: "Wed 2026-11-18 11:30-11:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-hop-voi-duong-chieu",
    now: NOW,
    turns: [
      {
        says: "họp 1-1 với Dương 3h chiều thứ hai hàng tuần",
        act: { kind: "create" },
        adds: {
          a: { title: "họp 1-1 với Dương", on: "Mon 2026-11-23 15:00-16:00", recurrence: "FREQ=WEEKLY;BYDAY=MO" },
        },
      },
    ],
  },
  {
    id: "everyday-mai-trua-voi-giang",
    now: NOW,
    turns: [
      {
        says: "mai 12h30 ăn trưa với Giang ở quán chay",
        act: { kind: "create" },
        adds: { a: { title: "ăn trưa với Giang", on: "Thu 2026-11-19 12:30-13:30", location: "quán chay" } },
      },
    ],
  },
  {
    id: "everyday-sang-thu-nam-len",
    now: NOW,
    turns: [
      {
        says: "sáng thứ năm 9h40 lên phường làm giấy tờ",
        act: { kind: "create" },
        adds: { a: { title: "lên phường làm giấy tờ", on: "Thu 2026-11-19 09:40-10:40" } },
      },
    ],
  },
  {
    id: "everyday-len-hoach-hen-voi",
    now: NOW,
    turns: [{ says: "lên kế hoạch hẹn hò với vợ", act: { kind: "ask", about: "when", to: "create" } }],
  },
  {
    id: "everyday-hop-voi-sales-thu",
    now: NOW,
    turns: [
      { says: "họp với sales thứ năm hoặc thứ sáu lúc 2h chiều", act: { kind: "ask", about: "day", to: "create" } },
    ],
  },
  {
    id: "everyday-chieu-nay-sieu-thi",
    now: NOW,
    turns: [
      {
        says: "6h chieu nay di sieu thi voi me",
        act: { kind: "create" },
        adds: { a: { title: "di sieu thi voi me", on: "Wed 2026-11-18 18:00-19:00" } },
      },
    ],
  },
  {
    id: "everyday-chuyen-bua-toi-voi",
    now: NOW,
    calendar: { lia: { title: "Ăn tối với Linh", on: "Fri 2026-11-20 19:00-21:00" } },
    turns: [
      {
        says: "chuyển bữa tối với Linh sang 7 rưỡi tối thứ bảy",
        act: { kind: "move" },
        changes: { lia: { on: "Sat 2026-11-21 19:30-21:30" } },
      },
    ],
  },
  {
    id: "everyday-hop-phu-huynh-gio",
    now: NOW,
    calendar: { ph: { title: "Họp phụ huynh", on: "Thu 2026-11-26 18:00-19:30" } },
    turns: [
      {
        says: "họp phụ huynh giờ là ngày 3/12",
        act: { kind: "move" },
        changes: { ph: { on: "Thu 2026-12-03 18:00-19:30" } },
      },
    ],
  },
  {
    id: "everyday-cho-hop-phu-huynh",
    now: NOW,
    calendar: { ph: { title: "Họp phụ huynh", on: "Thu 2026-11-26 18:00-19:30" } },
    turns: [
      {
        says: "cho họp phụ huynh kéo dài tới 8h tối",
        act: { kind: "change" },
        changes: { ph: { on: "Thu 2026-11-26 18:00-20:00" } },
      },
    ],
  },
  {
    id: "everyday-doi-kham-rang-thanh",
    now: NOW,
    calendar: { kham: { title: "Khám răng", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: 'đổi khám răng thành "Lấy cao răng"',
        act: { kind: "rename" },
        changes: { kham: { title: "Lấy cao răng" } },
      },
    ],
  },
  {
    id: "everyday-bao-minh-truoc-phut",
    now: NOW,
    calendar: { kham: { title: "Khám răng", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: "báo mình trước 30 phút lịch khám răng",
        act: { kind: "change" },
        changes: { kham: { reminders: [30] } },
      },
    ],
  },
  {
    id: "everyday-thu-sau-hen-toi",
    now: NOW,
    calendar: {
      kham: { title: "Khám răng", on: "Thu 2026-11-19 15:00-16:00" },
      lia: { title: "Ăn tối với Linh", on: "Fri 2026-11-20 19:00-21:00" },
    },
    turns: [{ says: "thứ sáu có hẹn ăn tối không", act: { kind: "list", events: ["lia"] } }],
  },
  {
    id: "everyday-toi-voi-linh-hom",
    now: NOW,
    calendar: { lia: { title: "Ăn tối với Linh", on: "Fri 2026-11-20 19:00-21:00" } },
    turns: [{ says: "ăn tối với Linh là hôm nào", act: { kind: "list", events: ["lia"] } }],
  },
  {
    id: "everyday-toi-thu-sau-khong",
    now: NOW,
    calendar: { lia: { title: "Ăn tối với Linh", on: "Fri 2026-11-20 19:00-21:00" } },
    turns: [{ says: "tối thứ sáu có gì không", act: { kind: "list", events: ["lia"] } }],
  },
  {
    id: "everyday-nuoc-rua-chen-loai",
    now: NOW,
    turns: [
      {
        says: "nước rửa chén có loại nào dưới 8 euro không?",
        act: { kind: "find-product", q: "nước rửa chén", max: 8 },
      },
    ],
  },
  {
    id: "everyday-kien-moi-toi-pizza",
    now: NOW,
    turns: [
      {
        says: "sự kiện mới: tối ăn pizza, 6h chiều thứ sáu",
        act: { kind: "create" },
        adds: { a: { title: ["tối ăn pizza", "ăn pizza"], on: "Fri 2026-11-20 18:00-19:00" } },
      },
    ],
  },
  {
    id: "everyday-sang-thu-hai-xet",
    now: NOW,
    turns: [
      {
        says: "8h sáng thứ hai đi xét nghiệm máu",
        act: { kind: "create" },
        adds: { a: { title: ["xét nghiệm máu", "đi xét nghiệm máu"], on: "Mon 2026-11-23 08:00-09:00" } },
      },
    ],
  },
  {
    id: "everyday-thu-bay-tuan-sau",
    now: NOW,
    turns: [
      {
        says: "thứ bảy tuần sau 2h chiều đầy tháng con chị Hương",
        act: { kind: "create" },
        adds: { a: { title: "đầy tháng con chị Hương", on: "Sat 2026-11-28 14:00-15:00" } },
      },
    ],
  },
  {
    id: "everyday-toi-ngay-moi-ban",
    now: NOW,
    turns: [
      {
        says: "7h tối ngày 5/12 mời bạn bè qua nhà ăn tối",
        act: { kind: "create" },
        adds: { a: { title: "mời bạn bè qua nhà ăn tối", on: "Sat 2026-12-05 19:00-20:00" } },
      },
    ],
  },
  {
    id: "everyday-mai-minh-phai-dua",
    now: NOW,
    turns: [
      {
        says: "mai 8h15 mình phải đưa con đi học",
        act: { kind: "create" },
        adds: { a: { title: "đưa con đi học", on: "Thu 2026-11-19 08:15-09:15" } },
      },
    ],
  },
  {
    id: "everyday-dat-phong-hop-den",
    now: NOW,
    turns: [
      {
        says: "đặt phòng họp từ 2h đến 4h chiều thứ tư ngày 25",
        act: { kind: "create" },
        adds: { a: { title: ["phòng họp", "đặt phòng họp"], on: "Wed 2026-11-25 14:00-16:00" } },
      },
    ],
  },
  {
    id: "everyday-thu-nhac-minh-phat",
    now: NOW,
    turns: [
      {
        says: "thứ 6 10h nhắc mình vụ vé phạt đậu xe",
        act: { kind: "remind" },
        adds: {
          a: { title: ["vụ vé phạt đậu xe", "vé phạt đậu xe"], on: "Fri 2026-11-20 10:00-10:15", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "everyday-nhac-nho-toi-nay",
    now: NOW,
    turns: [
      {
        says: "nhắc nhở: 7h tối nay đổ rác",
        act: { kind: "remind" },
        adds: { a: { title: "đổ rác", on: "Wed 2026-11-18 19:00-19:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-tieng-ruoi-nua-nhac",
    now: NOW,
    turns: [
      {
        says: "tiếng rưỡi nữa nhắc mình gọi ngân hàng",
        act: { kind: "remind" },
        adds: { a: { title: "gọi ngân hàng", on: "Wed 2026-11-18 11:30-11:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-thu-hai-hang-tuan",
    now: NOW,
    turns: [
      {
        says: "thứ hai hàng tuần 8h30 sáng nhắc mình kiểm tra ngân sách",
        act: { kind: "remind" },
        adds: {
          a: {
            title: "kiểm tra ngân sách",
            on: "Mon 2026-11-23 08:30-08:45",
            reminders: [0],
            recurrence: "FREQ=WEEKLY;BYDAY=MO",
          },
        },
      },
    ],
  },
  {
    id: "everyday-hop-nhan-vien-thu",
    now: NOW,
    turns: [
      {
        says: "họp nhân viên thứ hai đầu tiên hàng tháng 9h-10h sáng",
        act: { kind: "create" },
        adds: { a: { title: "họp nhân viên", on: "Mon 2026-12-07 09:00-10:00", recurrence: "FREQ=MONTHLY;BYDAY=1MO" } },
      },
    ],
  },
  {
    id: "everyday-trua-mai-voi-dan",
    now: NOW,
    turns: [
      {
        says: "trua mai 12h an voi Dan",
        act: { kind: "create" },
        adds: { a: { title: "an voi Dan", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "everyday-sang-thu-bay-cho",
    now: NOW,
    turns: [
      {
        says: "sáng thứ bảy 10h-11h30 đi chợ phiên",
        act: { kind: "create" },
        adds: { a: { title: "đi chợ phiên", on: "Sat 2026-11-21 10:00-11:30" } },
      },
    ],
  },
  {
    id: "everyday-chieu-don-san-bay",
    now: NOW,
    turns: [
      {
        says: "4h40 chiều cn đón bà ở sân bay",
        act: { kind: "create" },
        adds: { a: { title: "đón bà", on: "Sun 2026-11-22 16:40-17:40", location: "sân bay" } },
      },
    ],
  },
  {
    id: "everyday-cuoi-tuan-nay-sang",
    now: NOW,
    turns: [{ says: "cuối tuần này đi ăn sáng bữa nào đi", act: { kind: "ask", about: "day", to: "create" } }],
  },
  {
    id: "everyday-cat-toc-thu-nam",
    now: NOW,
    turns: [{ says: "cắt tóc thứ năm 3h hoặc 4h chiều", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "everyday-bua-thu-tuan-sau",
    now: NOW,
    turns: [
      {
        says: "bữa thứ 4 tuần sau nhớ 9h sáng nộp hồ sơ nha",
        act: { kind: "create" },
        adds: { a: { title: ["nộp hồ sơ", "nhớ nộp hồ sơ"], on: "Wed 2026-11-25 09:00-10:00" } },
      },
    ],
  },
  {
    id: "everyday-toi-nay",
    now: NOW,
    turns: [
      {
        says: "10h tối nay đá C1",
        act: { kind: "create" },
        adds: { a: { title: "đá C1", on: "Wed 2026-11-18 22:00-23:00" } },
      },
    ],
  },
  {
    id: "everyday-cho-phe-voi-giang",
    now: NOW,
    calendar: { jo: { title: "Cà phê với Giang", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [
      {
        says: "cho cà phê với Giang xuống 11h được không",
        act: { kind: "move" },
        changes: { jo: { on: "Fri 2026-11-20 11:00-12:00" } },
      },
    ],
  },
  {
    id: "everyday-hop-hoi-dong-doi",
    now: NOW,
    calendar: { board: { title: "Họp hội đồng", on: "Tue 2026-11-24 13:00-15:00" } },
    turns: [
      {
        says: "họp hội đồng dời sớm lên 1 tiếng",
        act: { kind: "move" },
        changes: { board: { on: "Tue 2026-11-24 12:00-14:00" } },
      },
    ],
  },
  {
    id: "everyday-leo-nui-doi-sang",
    now: NOW,
    calendar: { leo: { title: "Leo núi", on: "Sat 2026-11-21 08:00-12:00" } },
    turns: [
      {
        says: "leo núi đổi sang chủ nhật thay vì thứ bảy",
        act: { kind: "move" },
        changes: { leo: { on: "Sun 2026-11-22 08:00-12:00" } },
      },
    ],
  },
  {
    id: "everyday-hop-hoi-dong-keo",
    now: NOW,
    calendar: { board: { title: "Họp hội đồng", on: "Tue 2026-11-24 13:00-15:00" } },
    turns: [
      {
        says: "họp hội đồng sẽ kéo dài 3 tiếng",
        act: { kind: "change" },
        changes: { board: { on: "Tue 2026-11-24 13:00-16:00" } },
      },
    ],
  },
];
