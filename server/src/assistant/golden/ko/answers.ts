import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [{ says: "2월 30일 10시 치과", act: { kind: "ask", about: "impossible-date", to: "create" } }],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "내일 25시 회의", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "오늘 오전 8시 치과", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "네",
        act: { kind: "create" },
        adds: { dentist: { title: "치과", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "올리브유 있어?", act: { kind: "find-product", q: "올리브유" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "10분 뒤에 엄마한테 전화하라고 알려줘",
        act: { kind: "remind" },
        adds: { call: { title: "엄마한테 전화", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "오후에 시간 있어?", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "내일 12시 샘과 점심",
        act: { kind: "create" },
        adds: { lunch: { title: "샘과 점심", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "금요일 오전 9시 치과",
        act: { kind: "create" },
        adds: { dentist: { title: "치과", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "둘 다 취소해줘", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "네", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "내일 12시 샘과 점심",
        act: { kind: "create" },
        adds: { lunch: { title: "샘과 점심", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      { says: "그거 팀 점심으로 바꿔줘", act: { kind: "rename" }, changes: { lunch: { title: "팀 점심" } } },
      { says: "그거 취소해줘", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "네", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "내가 비건이라는 걸 기억해", act: { kind: "remember" }, remembers: ["내가 비건"] }],
  },
  {
    id: "answer-into-the-calendar",
    now: NOW,
    turns: [
      {
        says: "내일 오후 3시 회의 캘린더에 추가해줘",
        act: { kind: "create" },
        adds: { meeting: { title: "회의", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "금요일 오전 9시 치과 일정에 넣어줘",
        act: { kind: "create" },
        adds: { dentist: { title: "치과", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
];
