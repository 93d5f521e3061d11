import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [{ says: "стоматолог 30 февраля в 10:00", act: { kind: "ask", about: "impossible-date", to: "create" } }],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "встреча завтра в 25:00", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "стоматолог сегодня в 8:00", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "да",
        act: { kind: "create" },
        adds: { dentist: { title: "Стоматолог", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "есть ли оливковое масло?", act: { kind: "find-product", q: "оливковое масло" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "напомни через 10 минут позвонить Бобу",
        act: { kind: "remind" },
        adds: { call: { title: "Позвонить Бобу", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "я свободен днём?", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "обед с Сэмом завтра в 12:00",
        act: { kind: "create" },
        adds: { lunch: { title: "Обед с Сэмом", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "стоматолог в пятницу в 9:00",
        act: { kind: "create" },
        adds: { dentist: { title: "Стоматолог", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "удали оба", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "да", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "обед с Сэмом завтра в 12:00",
        act: { kind: "create" },
        adds: { lunch: { title: "Обед с Сэмом", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      { says: "переименуй в Обед команды", act: { kind: "rename" }, changes: { lunch: { title: "Обед команды" } } },
      { says: "удали его", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "да", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "запомни, что я веган", act: { kind: "remember" }, remembers: ["я веган"] }],
  },
  {
    id: "answer-into-the-calendar",
    now: NOW,
    turns: [
      {
        says: "добавь встречу завтра в 15:00 в календарь",
        act: { kind: "create" },
        adds: { meeting: { title: "встречу", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "запиши стоматолога в пятницу в 9 утра в календарь",
        act: { kind: "create" },
        adds: { dentist: { title: "стоматолога", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
];
