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
        says: "土曜日と日曜日の予定は？",
        act: { kind: "list", days: "Sat 2026-11-21 - Sun 2026-11-22", events: ["saturday", "sunday"] },
      },
    ],
  },
  {
    id: "follow-two-dates",
    now: NOW,
    calendar: DAYS,
    turns: [{ says: "11月20日と22日の予定は？", act: { kind: "list", events: ["friday", "sunday"] } }],
  },
  {
    id: "follow-first-two",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      { says: "明日の予定は？", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] } },
      {
        says: "最初の2つをキャンセルして",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "demo"] },
      },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["dentist", "demo"] },
    ],
  },
  {
    id: "follow-first-and-third",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      { says: "明日の予定は？", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] } },
      {
        says: "1番目と3番目をキャンセルして",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "yoga"] },
      },
    ],
  },
  {
    id: "follow-all-but-one",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      { says: "明日の予定は？", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] } },
      {
        says: "全部キャンセルして",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "demo", "yoga"] },
      },
      {
        says: "はい、でもDentistは残して",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["demo", "yoga"] },
      },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["demo", "yoga"] },
    ],
  },
  {
    id: "follow-length",
    now: NOW,
    turns: [
      {
        says: "明日13時に佐藤さんとランチ",
        act: { kind: "create" },
        adds: { lunch: { title: "佐藤さんとランチ", on: "Thu 2026-11-19 13:00-14:00" } },
      },
      {
        says: "あと、2時間で",
        act: { kind: "change" },
        changes: { lunch: { on: "Thu 2026-11-19 13:00-15:00" } },
      },
    ],
  },
  {
    id: "follow-noon",
    now: NOW,
    turns: [
      { says: "会議を追加", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "明日のお昼",
        act: { kind: "create" },
        adds: { meeting: { title: "会議", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "follow-question-between",
    now: NOW,
    calendar: DAYS,
    turns: [
      { says: "会議を追加", act: { kind: "ask", about: "when", to: "create" } },
      { says: "明日会議ある？", act: { kind: "list", days: "Thu 2026-11-19", events: [] } },
      {
        says: "明日の15時",
        act: { kind: "create" },
        adds: { meeting: { title: "会議", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
];
