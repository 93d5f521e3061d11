import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [
      { says: "Zahnarzt am 30. Februar um 10 Uhr", act: { kind: "ask", about: "impossible-date", to: "create" } },
    ],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "Besprechung morgen um 25 Uhr", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "Zahnarzt heute um 8 Uhr", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "ja",
        act: { kind: "create" },
        adds: { dentist: { title: "Zahnarzt", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "Olivenöl suchen", act: { kind: "find-product", q: "Olivenöl" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "erinnere mich in 10 Minuten, Bob anzurufen",
        act: { kind: "remind" },
        adds: { call: { title: "Bob anrufen", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "ist mein Nachmittag frei?", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "Mittagessen mit Sam morgen um 12 Uhr",
        act: { kind: "create" },
        adds: { lunch: { title: "Mittagessen mit Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "Zahnarzt am Freitag um 9 Uhr",
        act: { kind: "create" },
        adds: { dentist: { title: "Zahnarzt", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "lösche beide", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "ja", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "Mittagessen mit Sam morgen um 12 Uhr",
        act: { kind: "create" },
        adds: { lunch: { title: "Mittagessen mit Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      { says: "nenn es Teamessen", act: { kind: "rename" }, changes: { lunch: { title: "Teamessen" } } },
      { says: "lösche das", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "ja", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "merk dir, dass ich vegan bin", act: { kind: "remember" }, remembers: ["ich bin vegan"] }],
  },
  {
    id: "answer-into-the-calendar",
    now: NOW,
    turns: [
      {
        says: "Trag morgen um 15 Uhr Teammeeting in meinen Kalender ein",
        act: { kind: "create" },
        adds: { meeting: { title: "Teammeeting", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "füge Zahnarzt am Freitag um 9 zum Kalender hinzu",
        act: { kind: "create" },
        adds: { dentist: { title: "Zahnarzt", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
  {
    id: "answer-times-with-uhr-as-said",
    now: NOW,
    turns: [
      {
        says: "Spaziergang morgen um 8:30 Uhr",
        act: { kind: "create" },
        adds: { walk: { title: "Spaziergang", on: "Thu 2026-11-19 08:30-09:30" } },
      },
      {
        says: "Freitag um 9 Uhr Joggen",
        act: { kind: "create" },
        adds: { run: { title: "Joggen", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      {
        says: "Freitag um 8 Uhr Abendessen mit Kim",
        act: { kind: "create" },
        adds: { dinner: { title: "Abendessen mit Kim", on: "Fri 2026-11-20 20:00-21:00" } },
      },
    ],
  },
  {
    id: "answer-move-to-the-usual-half",
    now: "Tue 2026-11-17 10:00 Europe/Berlin",
    calendar: { vet: { title: "Tierarzt", on: "Fri 2026-11-20 15:30-16:30" } },
    turns: [
      {
        says: "Verschieb den Tierarzt auf Donnerstag",
        act: { kind: "move" },
        changes: { vet: { on: "Thu 2026-11-19 15:30-16:30" } },
      },
      {
        says: "nein, doch lieber Mittwoch um Viertel nach neun",
        act: { kind: "move" },
        changes: { vet: { on: "Wed 2026-11-18 09:15-10:15" } },
      },
    ],
  },
  {
    id: "answer-confirm-then-an-impossible-date",
    now: NOW,
    calendar: {
      brunch: { title: "Brunch", on: "Mon 2026-12-21 10:00-12:00" },
      swim: { title: "Schwimmen", on: "Mon 2026-12-21 15:30-16:30" },
    },
    turns: [
      {
        says: "Lösch alles am 21. Dezember",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["brunch", "swim"] },
      },
      {
        says: "Termin am 31. November um 10",
        act: { kind: "ask", about: "impossible-date", to: "create" },
      },
    ],
  },
];
