import type { Dialogue } from "../dialogue.ts";

const SAO_PAULO = "Wed 2026-11-18 10:00 America/Sao_Paulo";
const LISBON = "Wed 2026-11-18 10:00 Europe/Lisbon";

const WEEK = {
  physio: { title: "Fisio", on: "Thu 2026-11-19 15:00-16:00" },
  rafa: { title: "Reunião com o Rafa", on: "Fri 2026-11-20 14:00-15:00" },
};

export const DIALOGUES: readonly Dialogue[] = [
  {
    id: "half-past-noon",
    now: SAO_PAULO,
    turns: [
      {
        says: "almoço com a Bia amanhã meio dia e meia",
        act: { kind: "create" },
        adds: { lunch: { title: "Almoço com a Bia", on: "Thu 2026-11-19 12:30-13:30" } },
      },
    ],
  },
  {
    id: "tuesdays-and-thursdays-except-christmas-eve",
    now: SAO_PAULO,
    turns: [
      {
        says: "toda terça e quinta corrida às 7 da manhã, menos dia 24/12",
        act: { kind: "create" },
        adds: {
          run: {
            title: "Corrida",
            on: "Thu 2026-11-19 07:00-08:00",
            recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
            exceptions: ["Thu 2026-12-24 07:00"],
          },
        },
      },
    ],
  },
  {
    id: "second-copy-on-tuesday",
    now: SAO_PAULO,
    turns: [
      {
        says: "segunda via do RG terça às 14h",
        act: { kind: "create" },
        adds: { card: { title: "Segunda via do RG", on: "Tue 2026-11-24 14:00-15:00" } },
      },
    ],
  },
  {
    id: "half-past-three",
    now: SAO_PAULO,
    calendar: { dentist: { title: "Dentista", on: "Thu 2026-11-19 10:00-11:00" } },
    turns: [
      {
        says: "passa o dentista pra sexta às 3 e meia",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-11-20 15:30-16:30" } },
      },
    ],
  },
  {
    id: "cancel-and-yes",
    now: SAO_PAULO,
    calendar: WEEK,
    turns: [
      {
        says: "desmarca a reunião com o rafa",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["rafa"] },
      },
      { says: "pode desmarcar", act: { kind: "confirm", to: "cancel" }, removes: ["rafa"] },
    ],
  },
  {
    id: "tomorrow-and-the-day-after",
    now: LISBON,
    calendar: WEEK,
    turns: [
      { says: "o que é que tenho amanhã?", act: { kind: "list", days: "Thu 2026-11-19", events: ["physio"] } },
      { says: "e depois de amanhã?", act: { kind: "list", days: "Fri 2026-11-20", events: ["rafa"] } },
    ],
  },
  {
    id: "free-at-three",
    now: SAO_PAULO,
    calendar: WEEK,
    turns: [
      {
        says: "tô livre quinta às 15h?",
        act: { kind: "free", span: "Thu 2026-11-19 15:00-16:00", busy: ["physio"] },
      },
    ],
  },
  {
    id: "remind-in-two-hours",
    now: SAO_PAULO,
    turns: [
      {
        says: "me lembra daqui a 2 horas de ligar pra minha mãe",
        act: { kind: "remind" },
        adds: { call: { title: "Ligar pra minha mãe", on: "Wed 2026-11-18 12:00-12:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "which-class",
    now: SAO_PAULO,
    calendar: {
      piano: { title: "Aula de piano", on: "Thu 2026-11-19 17:00-18:00" },
      french: { title: "Aula de francês", on: "Fri 2026-11-20 09:00-10:00" },
    },
    turns: [
      { says: "cancela a aula", act: { kind: "ask", about: "which", to: "cancel", among: ["piano", "french"] } },
      { says: "a de sexta", act: { kind: "ask", about: "confirm", to: "cancel", among: ["french"] } },
      { says: "isso", act: { kind: "confirm", to: "cancel" }, removes: ["french"] },
    ],
  },
  {
    id: "create-then-undo",
    now: SAO_PAULO,
    turns: [
      {
        says: "café com o Leo próxima sexta às 10",
        act: { kind: "create" },
        adds: { coffee: { title: "Café com o Leo", on: "Fri 2026-11-20 10:00-11:00" } },
      },
      { says: "muda pras 11", act: { kind: "move" }, changes: { coffee: { on: "Fri 2026-11-20 11:00-12:00" } } },
      { says: "desfaz", act: { kind: "undo" }, changes: { coffee: { on: "Fri 2026-11-20 10:00-11:00" } } },
    ],
  },
  {
    id: "olive-oil",
    now: LISBON,
    turns: [{ says: "procura azeite até 20 euros", act: { kind: "find-product", q: "azeite", max: 20 } }],
  },
  {
    id: "rain-in-recife",
    now: SAO_PAULO,
    turns: [
      { says: "vai chover em Recife amanhã?", act: { kind: "weather", place: "Recife", on: "Thu 2026-11-19" } },
      { says: "e em Natal?", act: { kind: "weather", place: "Natal", on: "Thu 2026-11-19" } },
    ],
  },
  { id: "what-can-you-do", now: SAO_PAULO, turns: [{ says: "o que vc sabe fazer?", act: { kind: "help" } }] },
  {
    id: "vegetarian",
    now: SAO_PAULO,
    turns: [
      { says: "lembre-se de que sou vegetariana", act: { kind: "remember" }, remembers: ["sou vegetariana"] },
      { says: "o que você sabe sobre mim?", act: { kind: "recall" } },
      { says: "esqueça que sou vegetariana", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "sim", act: { kind: "confirm", to: "forget" }, forgets: ["sou vegetariana"] },
    ],
  },
  {
    id: "remembered-meeting",
    now: SAO_PAULO,
    calendar: { meeting: { title: "Reunião com a Bia", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [{ says: "você se lembra da minha reunião com a Bia?", act: { kind: "not-understood" } }],
  },
];
