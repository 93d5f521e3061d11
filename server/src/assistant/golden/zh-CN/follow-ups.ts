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
        says: "周六和周日有什么安排？",
        act: { kind: "list", days: "Sat 2026-11-21 - Sun 2026-11-22", events: ["saturday", "sunday"] },
      },
    ],
  },
  {
    id: "follow-two-dates",
    now: NOW,
    calendar: DAYS,
    turns: [{ says: "11月20号和22号有什么安排", act: { kind: "list", events: ["friday", "sunday"] } }],
  },
  {
    id: "follow-first-two",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      { says: "明天有什么安排", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] } },
      { says: "取消前两个", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "demo"] } },
      { says: "是", act: { kind: "confirm", to: "cancel" }, removes: ["dentist", "demo"] },
    ],
  },
  {
    id: "follow-first-and-third",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      { says: "明天有什么安排", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] } },
      { says: "取消第一个和第三个", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "yoga"] } },
    ],
  },
  {
    id: "follow-all-but-one",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      { says: "明天有什么安排", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] } },
      { says: "全部取消", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "demo", "yoga"] } },
      {
        says: "好，但是Dentist不要取消",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["demo", "yoga"] },
      },
      { says: "是", act: { kind: "confirm", to: "cancel" }, removes: ["demo", "yoga"] },
    ],
  },
  {
    id: "follow-length",
    now: NOW,
    turns: [
      {
        says: "明天13点和小李吃午饭",
        act: { kind: "create" },
        adds: { lunch: { title: "和小李吃午饭", on: "Thu 2026-11-19 13:00-14:00" } },
      },
      {
        says: "持续两个小时",
        act: { kind: "change" },
        changes: { lunch: { on: "Thu 2026-11-19 13:00-15:00" } },
      },
    ],
  },
  {
    id: "follow-noon",
    now: NOW,
    turns: [
      { says: "添加一个会议", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "明天中午",
        act: { kind: "create" },
        adds: { meeting: { title: "会议", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "follow-question-between",
    now: NOW,
    calendar: DAYS,
    turns: [
      { says: "添加一个会议", act: { kind: "ask", about: "when", to: "create" } },
      { says: "明天有会议吗", act: { kind: "list", days: "Thu 2026-11-19", events: [] } },
      {
        says: "明天下午三点",
        act: { kind: "create" },
        adds: { meeting: { title: "会议", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
];
