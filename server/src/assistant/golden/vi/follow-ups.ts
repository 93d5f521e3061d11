import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 10:00 Europe/Berlin";

const DAYS = {
  friday: { title: "Running", on: "Fri 2026-11-20 09:00-10:00" },
  saturday: { title: "Gym", on: "Sat 2026-11-21 09:00-10:00" },
  sunday: { title: "Brunch", on: "Sun 2026-11-22 11:00-12:00" },
};

const TOMORROW = {
  dentist: { title: "Dentist", on: "Thu 2026-11-19 10:00-11:00" },
  demo: { title: "Demo", on: "Thu 2026-11-19 12:00-13:00" },
  yoga: { title: "Yoga", on: "Thu 2026-11-19 18:00-19:00" },
};

/** Several days, and what follows a list, a question or a new event. */
export const FOLLOW_UPS: readonly Dialogue[] = [
  {
    id: "follow-two-days-in-a-row",
    now: NOW,
    calendar: DAYS,
    turns: [
      {
        says: "thứ bảy và chủ nhật có gì?",
        act: { kind: "list", days: "Sat 2026-11-21 - Sun 2026-11-22", events: ["saturday", "sunday"] },
      },
    ],
  },
  {
    id: "follow-two-dates",
    now: NOW,
    calendar: DAYS,
    turns: [{ says: "ngày 20 và 22 tháng 11 có gì không?", act: { kind: "list", events: ["friday", "sunday"] } }],
  },
  {
    id: "follow-first-two",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      { says: "ngày mai có gì?", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] } },
      { says: "hủy hai cái đầu", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "demo"] } },
      { says: "có", act: { kind: "confirm", to: "cancel" }, removes: ["dentist", "demo"] },
    ],
  },
  {
    id: "follow-first-and-third",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      { says: "ngày mai có gì?", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] } },
      {
        says: "hủy cái đầu và cái thứ ba",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "yoga"] },
      },
    ],
  },
  {
    id: "follow-all-but-one",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      { says: "ngày mai có gì?", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] } },
      { says: "xóa hết", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "demo", "yoga"] } },
      { says: "ừ, trừ Dentist ra", act: { kind: "ask", about: "confirm", to: "cancel", among: ["demo", "yoga"] } },
      { says: "có", act: { kind: "confirm", to: "cancel" }, removes: ["demo", "yoga"] },
    ],
  },
  {
    id: "follow-length",
    now: NOW,
    turns: [
      {
        says: "mai 13h ăn trưa với Bình",
        act: { kind: "create" },
        adds: { lunch: { title: "Ăn trưa với Bình", on: "Thu 2026-11-19 13:00-14:00" } },
      },
      {
        says: "và kéo dài 2 tiếng",
        act: { kind: "change" },
        changes: { lunch: { on: "Thu 2026-11-19 13:00-15:00" } },
      },
    ],
  },
  {
    id: "follow-noon",
    now: NOW,
    turns: [
      { says: "thêm lịch họp", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "trưa mai",
        act: { kind: "create" },
        adds: { meeting: { title: "Họp", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "follow-question-between",
    now: NOW,
    calendar: DAYS,
    turns: [
      { says: "thêm lịch họp", act: { kind: "ask", about: "when", to: "create" } },
      { says: "ngày mai mình có họp gì không", act: { kind: "list", days: "Thu 2026-11-19", events: [] } },
      {
        says: "3h chiều mai",
        act: { kind: "create" },
        adds: { meeting: { title: "Họp", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
];
