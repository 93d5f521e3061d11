import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [
      { says: "dentista em 30 de fevereiro às 10h", act: { kind: "ask", about: "impossible-date", to: "create" } },
    ],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "reunião amanhã às 25h", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "dentista hoje às 8h", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "sim",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentista", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "tem azeite?", act: { kind: "find-product", q: "azeite" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "me lembra daqui a 10 minutos de ligar pro Bob",
        act: { kind: "remind" },
        adds: { call: { title: "Ligar pro Bob", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "minha tarde está livre?", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "almoço com Sam amanhã às 12h",
        act: { kind: "create" },
        adds: { lunch: { title: "Almoço com Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "dentista sexta às 9h",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentista", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "cancele os dois", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "sim", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "almoço com Sam amanhã às 12h",
        act: { kind: "create" },
        adds: { lunch: { title: "Almoço com Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "renomeie para Almoço da equipe",
        act: { kind: "rename" },
        changes: { lunch: { title: "Almoço da equipe" } },
      },
      { says: "cancele isso", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "sim", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "lembre que sou vegano", act: { kind: "remember" }, remembers: ["sou vegano"] }],
  },
  {
    id: "answer-into-the-calendar",
    now: NOW,
    turns: [
      {
        says: "adiciona reunião amanhã às 15h ao meu calendário",
        act: { kind: "create" },
        adds: { meeting: { title: "reunião", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "coloca dentista sexta às 9h na agenda",
        act: { kind: "create" },
        adds: { dentist: { title: "dentista", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
];
