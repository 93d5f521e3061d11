import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [{ says: "dentist on 30 February at 10", act: { kind: "ask", about: "impossible-date", to: "create" } }],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "meeting tomorrow at 25:00", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "dentist today at 8", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "yes",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentist", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "find olive oil", act: { kind: "find-product", q: "olive oil" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "remind me in 10 minutes to call Bob",
        act: { kind: "remind" },
        adds: { call: { title: "Call Bob", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "is my afternoon free?", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "lunch with Sam tomorrow at noon",
        act: { kind: "create" },
        adds: { lunch: { title: "Lunch with Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "dentist on friday at 9am",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentist", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "cancel both", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "yes", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "lunch with Sam tomorrow at noon",
        act: { kind: "create" },
        adds: { lunch: { title: "Lunch with Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      { says: "rename it to Team lunch", act: { kind: "rename" }, changes: { lunch: { title: "Team lunch" } } },
      { says: "cancel that", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "yes", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "remember that I'm vegan", act: { kind: "remember" }, remembers: ["I'm vegan"] }],
  },
  {
    id: "answer-every-day-but-one",
    now: NOW,
    turns: [
      {
        says: "run every day except 24 December at 7am",
        act: { kind: "create" },
        adds: {
          run: {
            title: "Run",
            on: "Thu 2026-11-19 07:00-08:00",
            recurrence: "FREQ=DAILY",
            exceptions: ["Thu 2026-12-24 07:00"],
          },
        },
      },
    ],
  },
  {
    id: "answer-by-its-kind",
    now: NOW,
    calendar: {
      landlord: { title: "Meeting with landlord", on: "Thu 2026-11-19 10:00-10:30" },
      hr: { title: "Meeting with HR", on: "Fri 2026-11-20 14:00-15:00" },
    },
    turns: [
      {
        says: "cancel the meeting",
        act: { kind: "ask", about: "which", to: "cancel", among: ["landlord", "hr"] },
      },
    ],
  },
];
