import type { Dialogue } from "../dialogue.ts";

const ROME = "Wed 2026-11-18 10:00 Europe/Rome";

const WEEK = {
  notary: { title: "Notaio", on: "Thu 2026-11-19 15:00-16:00" },
  dinner: { title: "Cena con Marco", on: "Fri 2026-11-20 20:30-22:30" },
};

export const DIALOGUES: readonly Dialogue[] = [
  {
    id: "half-past-one",
    now: ROME,
    turns: [
      {
        says: "pranzo con Giulia domani all'una e mezza",
        act: { kind: "create" },
        adds: { lunch: { title: "Pranzo con Giulia", on: "Thu 2026-11-19 13:30-14:30" } },
      },
    ],
  },
  {
    id: "in-two-hours",
    now: ROME,
    turns: [
      {
        says: "tra due ore call col commercialista",
        act: { kind: "create" },
        adds: { call: { title: "Call col commercialista", on: "Wed 2026-11-18 12:00-13:00" } },
      },
    ],
  },
  {
    id: "tuesdays-and-thursdays",
    now: ROME,
    turns: [
      {
        says: "palestra ogni martedì e giovedì alle 18 fino al 17 dicembre",
        act: { kind: "create" },
        adds: {
          gym: {
            title: "Palestra",
            on: "Thu 2026-11-19 18:00-19:00",
            recurrence: "FREQ=WEEKLY;UNTIL=20261217;BYDAY=TU,TH",
          },
        },
      },
    ],
  },
  {
    id: "sunday-is-a-name",
    now: ROME,
    turns: [
      {
        says: "chiamare Domenica Ferri lunedì alle 11",
        act: { kind: "create" },
        adds: { call: { title: "Chiamare Domenica Ferri", on: "Mon 2026-11-23 11:00-12:00" } },
      },
    ],
  },
  {
    id: "april-31",
    now: ROME,
    turns: [
      { says: "consegna relazione il 31 aprile", act: { kind: "ask", about: "impossible-date", to: "create" } },
      {
        says: "il 30, tutto il giorno",
        act: { kind: "create" },
        adds: { report: { title: "Consegna relazione", on: "Fri 2027-04-30" } },
      },
    ],
  },
  {
    id: "quarter-to-five",
    now: ROME,
    calendar: { haircut: { title: "Parrucchiere", on: "Thu 2026-11-19 10:00-11:00" } },
    turns: [
      {
        says: "spostami il parrucchiere a venerdì alle cinque meno un quarto",
        act: { kind: "move" },
        changes: { haircut: { on: "Fri 2026-11-20 16:45-17:45" } },
      },
    ],
  },
  {
    id: "cancel-and-yes",
    now: ROME,
    calendar: WEEK,
    turns: [
      { says: "disdici la cena con marco", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dinner"] } },
      { says: "sì certo", act: { kind: "confirm", to: "cancel" }, removes: ["dinner"] },
    ],
  },
  {
    id: "tomorrow-and-the-day-after",
    now: ROME,
    calendar: WEEK,
    turns: [
      { says: "che ho domani?", act: { kind: "list", days: "Thu 2026-11-19", events: ["notary"] } },
      { says: "e dopodomani?", act: { kind: "list", days: "Fri 2026-11-20", events: ["dinner"] } },
    ],
  },
  {
    id: "free-at-three",
    now: ROME,
    calendar: WEEK,
    turns: [
      {
        says: "sono libera giovedì alle 15?",
        act: { kind: "free", span: "Thu 2026-11-19 15:00-16:00", busy: ["notary"] },
      },
    ],
  },
  {
    id: "remind-in-ten-minutes",
    now: ROME,
    turns: [
      {
        says: "ricordami tra dieci minuti di spegnere il forno",
        act: { kind: "remind" },
        adds: { oven: { title: "Spegnere il forno", on: "Wed 2026-11-18 10:10-10:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "next-friday-which",
    now: ROME,
    turns: [
      { says: "riunione con Anna venerdì prossimo alle 10", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "questo venerdì",
        act: { kind: "create" },
        adds: { meeting: { title: "Riunione con Anna", on: "Fri 2026-11-20 10:00-11:00" } },
      },
      {
        says: "no scusa, facciamo alle 11",
        act: { kind: "move" },
        changes: { meeting: { on: "Fri 2026-11-20 11:00-12:00" } },
      },
    ],
  },
  {
    id: "coffee-beans",
    now: ROME,
    turns: [
      {
        says: "cerca caffè in grani sotto i 15 euro",
        act: { kind: "find-product", q: "caffè in grani", max: 15 },
      },
    ],
  },
  {
    id: "weather-on-saturday",
    now: ROME,
    turns: [{ says: "che tempo fa a Torino sabato?", act: { kind: "weather", place: "Torino", on: "Sat 2026-11-21" } }],
  },
  {
    id: "vegetarian",
    now: ROME,
    turns: [
      { says: "ricordati che sono vegetariana", act: { kind: "remember" }, remembers: ["sono vegetariana"] },
      { says: "cosa ricordi di me?", act: { kind: "recall" } },
      { says: "dimentica che sono vegetariana", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "sì", act: { kind: "confirm", to: "forget" }, forgets: ["sono vegetariana"] },
    ],
  },
  {
    id: "remembered-meeting",
    now: ROME,
    calendar: { meeting: { title: "Riunione con Luca", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [{ says: "ti ricordi la mia riunione con Luca?", act: { kind: "not-understood" } }],
  },
];
