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
        says: "what's on Saturday and Sunday?",
        act: { kind: "list", days: "Sat 2026-11-21 - Sun 2026-11-22", events: ["saturday", "sunday"] },
      },
    ],
  },
  {
    id: "follow-two-dates",
    now: NOW,
    calendar: DAYS,
    turns: [{ says: "what do I have on Nov 20 and 22?", act: { kind: "list", events: ["friday", "sunday"] } }],
  },
  {
    id: "follow-first-two",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      {
        says: "what's on tomorrow?",
        act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] },
      },
      {
        says: "cancel the first two",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "demo"] },
      },
      { says: "yes", act: { kind: "confirm", to: "cancel" }, removes: ["dentist", "demo"] },
    ],
  },
  {
    id: "follow-first-and-third",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      {
        says: "what's on tomorrow?",
        act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] },
      },
      {
        says: "cancel the first and the third",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "yoga"] },
      },
    ],
  },
  {
    id: "follow-all-but-one",
    now: NOW,
    calendar: TOMORROW,
    turns: [
      {
        says: "what's on tomorrow?",
        act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "demo", "yoga"] },
      },
      {
        says: "cancel all of them",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "demo", "yoga"] },
      },
      {
        says: "yes, but not the dentist",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["demo", "yoga"] },
      },
      { says: "yes", act: { kind: "confirm", to: "cancel" }, removes: ["demo", "yoga"] },
    ],
  },
  {
    id: "follow-length",
    now: NOW,
    turns: [
      {
        says: "lunch with Bob tomorrow at 1pm",
        act: { kind: "create" },
        adds: { lunch: { title: "Lunch with Bob", on: "Thu 2026-11-19 13:00-14:00" } },
      },
      {
        says: "and for 2 hours",
        act: { kind: "change" },
        changes: { lunch: { on: "Thu 2026-11-19 13:00-15:00" } },
      },
    ],
  },
  {
    id: "follow-noon",
    now: NOW,
    turns: [
      { says: "add a meeting", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "tomorrow noon",
        act: { kind: "create" },
        adds: { meeting: { title: "Meeting", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "follow-question-between",
    now: NOW,
    calendar: DAYS,
    turns: [
      { says: "add a meeting", act: { kind: "ask", about: "when", to: "create" } },
      { says: "do I have a meeting tomorrow?", act: { kind: "list", days: "Thu 2026-11-19", events: [] } },
      {
        says: "tomorrow at 3pm",
        act: { kind: "create" },
        adds: { meeting: { title: "Meeting", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
];
