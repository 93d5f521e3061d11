import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [
      { says: "khám răng ngày 30 tháng 2 lúc 10 giờ", act: { kind: "ask", about: "impossible-date", to: "create" } },
    ],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "họp ngày mai lúc 25h", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "khám răng hôm nay lúc 8h sáng", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "có",
        act: { kind: "create" },
        adds: { dentist: { title: "Khám răng", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "tìm dầu ô liu", act: { kind: "find-product", q: "dầu ô liu" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "10 phút nữa nhắc tôi gọi cho Lan",
        act: { kind: "remind" },
        adds: { call: { title: "Gọi cho Lan", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [
      { says: "chiều nay mình rảnh không?", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } },
    ],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "ăn trưa với Sam trưa mai",
        act: { kind: "create" },
        adds: { lunch: { title: "Ăn trưa với Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "khám răng thứ sáu 9h sáng",
        act: { kind: "create" },
        adds: { dentist: { title: "Khám răng", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "huỷ cả hai", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "có", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "ăn trưa với Sam trưa mai",
        act: { kind: "create" },
        adds: { lunch: { title: "Ăn trưa với Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      { says: "đổi tên nó thành Liên hoan", act: { kind: "rename" }, changes: { lunch: { title: "Liên hoan" } } },
      { says: "huỷ cái đó", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "có", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "nhớ rằng mình ăn chay", act: { kind: "remember" }, remembers: ["mình ăn chay"] }],
  },
  {
    id: "answer-every-day-but-one",
    now: NOW,
    turns: [
      {
        says: "chạy bộ mỗi ngày trừ 24 tháng 12 lúc 7h sáng",
        act: { kind: "create" },
        adds: {
          run: {
            title: "Chạy bộ",
            on: "Thu 2026-11-19 07:00-08:00",
            recurrence: "FREQ=DAILY",
            exceptions: ["Thu 2026-12-24 07:00"],
          },
        },
      },
    ],
  },
  {
    id: "answer-into-the-calendar",
    now: NOW,
    turns: [
      {
        says: "thêm họp nhóm 3h chiều mai vào lịch",
        act: { kind: "create" },
        adds: { meeting: { title: "họp nhóm", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "thêm khám răng 9h sáng thứ sáu vào lịch của mình nhé",
        act: { kind: "create" },
        adds: { dentist: { title: "khám răng", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
];
