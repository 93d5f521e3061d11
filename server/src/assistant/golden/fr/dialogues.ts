import type { Dialogue } from "../dialogue.ts";

const PARIS = "Wed 2026-11-18 10:00 Europe/Paris";
const MONTREAL = "Wed 2026-11-18 10:00 America/Toronto";

const WEEK = {
  bank: { title: "Rdv banque", on: "Thu 2026-11-19 15:00-16:00" },
  cinema: { title: "Ciné avec Léa", on: "Fri 2026-11-20 20:00-22:15" },
};

export const DIALOGUES: readonly Dialogue[] = [
  {
    id: "half-past-noon",
    now: PARIS,
    turns: [
      {
        says: "déjeuner avec Paul demain midi et demi",
        act: { kind: "create" },
        adds: { lunch: { title: "Déjeuner avec Paul", on: "Thu 2026-11-19 12:30-13:30" } },
      },
    ],
  },
  {
    id: "thursdays-except-christmas-eve",
    now: PARIS,
    turns: [
      {
        says: "poterie tous les jeudis sauf le 24 décembre de 18h à 20h jusqu'au 28 janvier",
        act: { kind: "create" },
        adds: {
          pottery: {
            title: "Poterie",
            on: "Thu 2026-11-19 18:00-20:00",
            recurrence: "FREQ=WEEKLY;UNTIL=20270128;BYDAY=TH",
            exceptions: ["Thu 2026-12-24 18:00"],
          },
        },
      },
    ],
  },
  {
    id: "friday-week",
    now: PARIS,
    turns: [
      {
        says: "contrôle technique vendredi en huit à 14h",
        act: { kind: "create" },
        adds: { inspection: { title: "Contrôle technique", on: "Fri 2026-11-27 14:00-15:00" } },
      },
    ],
  },
  {
    id: "mrs-april",
    now: MONTREAL,
    turns: [
      {
        says: "appeler Mme Avril lundi à 11h",
        act: { kind: "create" },
        adds: { call: { title: "Appeler Mme Avril", on: "Mon 2026-11-23 11:00-12:00" } },
      },
    ],
  },
  {
    id: "move-to-friday",
    now: PARIS,
    calendar: { haircut: { title: "Coiffeur", on: "Thu 2026-11-19 10:00-10:45" } },
    turns: [
      {
        says: "décale le coiffeur à vendredi cinq heures moins le quart",
        act: { kind: "move" },
        changes: { haircut: { on: "Fri 2026-11-20 16:45-17:30" } },
      },
    ],
  },
  {
    id: "cancel-and-yes",
    now: PARIS,
    calendar: WEEK,
    turns: [
      { says: "annule le ciné avec léa", act: { kind: "ask", about: "confirm", to: "cancel", among: ["cinema"] } },
      { says: "oui vas-y", act: { kind: "confirm", to: "cancel" }, removes: ["cinema"] },
    ],
  },
  {
    id: "tomorrow-and-the-day-after",
    now: PARIS,
    calendar: WEEK,
    turns: [
      { says: "j'ai quoi demain ?", act: { kind: "list", days: "Thu 2026-11-19", events: ["bank"] } },
      { says: "et après-demain ?", act: { kind: "list", days: "Fri 2026-11-20", events: ["cinema"] } },
    ],
  },
  {
    id: "free-at-three",
    now: MONTREAL,
    calendar: WEEK,
    turns: [
      {
        says: "chu libre jeudi à 15h?",
        act: { kind: "free", span: "Thu 2026-11-19 15:00-16:00", busy: ["bank"] },
      },
    ],
  },
  {
    id: "remind-in-an-hour-and-a-half",
    now: PARIS,
    turns: [
      {
        says: "rappelle-moi dans une heure et demie de sortir le gâteau du four",
        act: { kind: "remind" },
        adds: {
          cake: { title: "Sortir le gâteau du four", on: "Wed 2026-11-18 11:30-11:45", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "which-meeting",
    now: PARIS,
    calendar: {
      sales: { title: "Réunion commerciale", on: "Thu 2026-11-19 09:00-10:00" },
      works: { title: "Réunion de chantier", on: "Fri 2026-11-20 14:00-15:30" },
    },
    turns: [
      {
        says: "supprime la réunion",
        act: { kind: "ask", about: "which", to: "cancel", among: ["sales", "works"] },
      },
      { says: "la deuxième", act: { kind: "ask", about: "confirm", to: "cancel", among: ["works"] } },
      { says: "non laisse tomber", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "create-then-tune",
    now: PARIS,
    turns: [
      {
        says: "apéro avec Max vendredi prochain à 19h",
        act: { kind: "create" },
        adds: { drinks: { title: "Apéro avec Max", on: "Fri 2026-11-20 19:00-20:00" } },
      },
      { says: "plutôt 20h en fait", act: { kind: "move" }, changes: { drinks: { on: "Fri 2026-11-20 20:00-21:00" } } },
    ],
  },
  {
    id: "olive-oil",
    now: PARIS,
    turns: [
      {
        says: "trouve-moi de l'huile d'olive à moins de 20 euros",
        act: { kind: "find-product", q: "huile d'olive", max: 20 },
      },
    ],
  },
  {
    id: "weather-and-tomorrow",
    now: PARIS,
    turns: [
      { says: "il fait quel temps à Lyon ?", act: { kind: "weather", place: "Lyon", on: null } },
      { says: "et demain ?", act: { kind: "weather", place: "Lyon", on: "Thu 2026-11-19" } },
    ],
  },
  {
    id: "vegetarian",
    now: PARIS,
    turns: [
      { says: "souviens-toi que je suis végétarienne", act: { kind: "remember" }, remembers: ["je suis végétarienne"] },
      { says: "de quoi te souviens-tu ?", act: { kind: "recall" } },
      { says: "oublie que je suis végétarienne", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "oui", act: { kind: "confirm", to: "forget" }, forgets: ["je suis végétarienne"] },
    ],
  },
  {
    id: "remembered-meeting",
    now: PARIS,
    calendar: { meeting: { title: "Réunion avec Luc", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [{ says: "tu te souviens de ma réunion avec Luc ?", act: { kind: "not-understood" } }],
  },
];
