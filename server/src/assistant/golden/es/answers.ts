import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [
      { says: "dentista el 30 de febrero a las 10", act: { kind: "ask", about: "impossible-date", to: "create" } },
    ],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "reunión mañana a las 25:00", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "dentista hoy a las 8", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "sí",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentista", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "busca aceite de oliva", act: { kind: "find-product", q: "aceite de oliva" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "recuérdame en 10 minutos llamar a Bob",
        act: { kind: "remind" },
        adds: { call: { title: "Llamar a Bob", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "¿tengo libre la tarde?", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "almuerzo con Sam mañana a las 12",
        act: { kind: "create" },
        adds: { lunch: { title: "Almuerzo con Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "dentista el viernes a las 9",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentista", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "cancela los dos", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "sí", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "almuerzo con Sam mañana a las 12",
        act: { kind: "create" },
        adds: { lunch: { title: "Almuerzo con Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "renómbralo a Comida de equipo",
        act: { kind: "rename" },
        changes: { lunch: { title: "Comida de equipo" } },
      },
      { says: "cancélalo", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "sí", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "recuerda que soy vegano", act: { kind: "remember" }, remembers: ["soy vegano"] }],
  },
  {
    id: "answer-into-the-calendar",
    now: NOW,
    turns: [
      {
        says: "añade reunión mañana a las 15 a mi calendario",
        act: { kind: "create" },
        adds: { meeting: { title: "reunión", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "pon dentista el viernes a las 9 en el calendario",
        act: { kind: "create" },
        adds: { dentist: { title: "dentista", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
];
