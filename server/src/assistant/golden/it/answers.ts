import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [{ says: "dentista il 30 febbraio alle 10", act: { kind: "ask", about: "impossible-date", to: "create" } }],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "riunione domani alle 25", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "dentista oggi alle 8", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "sì",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentista", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "cerca olio d'oliva", act: { kind: "find-product", q: "olio d'oliva" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "ricordami tra 10 minuti di chiamare Bob",
        act: { kind: "remind" },
        adds: { call: { title: "Chiamare Bob", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "ho il pomeriggio libero?", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "pranzo con Sam domani alle 12",
        act: { kind: "create" },
        adds: { lunch: { title: "Pranzo con Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "dentista venerdì alle 9",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentista", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "cancella entrambi", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "sì", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "pranzo con Sam domani alle 12",
        act: { kind: "create" },
        adds: { lunch: { title: "Pranzo con Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "rinominalo in Pranzo di squadra",
        act: { kind: "rename" },
        changes: { lunch: { title: "Pranzo di squadra" } },
      },
      { says: "cancellalo", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "sì", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "ricorda che sono vegano", act: { kind: "remember" }, remembers: ["sono vegano"] }],
  },
  {
    id: "answer-into-the-calendar",
    now: NOW,
    turns: [
      {
        says: "aggiungi riunione domani alle 15 al calendario",
        act: { kind: "create" },
        adds: { meeting: { title: "riunione", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "metti dentista venerdì alle 9 in agenda",
        act: { kind: "create" },
        adds: { dentist: { title: "dentista", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
];
