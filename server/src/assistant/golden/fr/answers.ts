import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [{ says: "dentiste le 30 février à 10h", act: { kind: "ask", about: "impossible-date", to: "create" } }],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "réunion demain à 25h", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "dentiste aujourd'hui à 8h", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "oui",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentiste", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "avez-vous de l'huile d'olive ?", act: { kind: "find-product", q: "huile d'olive" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "rappelle-moi dans 10 minutes d'appeler Bob",
        act: { kind: "remind" },
        adds: { call: { title: "Appeler Bob", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [
      { says: "mon après-midi est-il libre ?", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } },
    ],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "déjeuner avec Sam demain à 12h",
        act: { kind: "create" },
        adds: { lunch: { title: "Déjeuner avec Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "dentiste vendredi à 9h",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentiste", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "annule les deux", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "oui", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "déjeuner avec Sam demain à 12h",
        act: { kind: "create" },
        adds: { lunch: { title: "Déjeuner avec Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "renomme-le en Repas d'équipe",
        act: { kind: "rename" },
        changes: { lunch: { title: "Repas d'équipe" } },
      },
      { says: "annule-le", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "oui", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "retiens que je suis végane", act: { kind: "remember" }, remembers: ["je suis végane"] }],
  },
  {
    id: "answer-into-the-calendar",
    now: NOW,
    turns: [
      {
        says: "ajoute une réunion demain à 15h à mon calendrier",
        act: { kind: "create" },
        adds: { meeting: { title: "réunion", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "mets dentiste vendredi à 9h dans mon agenda",
        act: { kind: "create" },
        adds: { dentist: { title: "dentiste", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
];
