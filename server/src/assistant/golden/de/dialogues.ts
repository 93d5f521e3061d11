import type { Dialogue } from "../dialogue.ts";

const BERLIN = "Wed 2026-11-18 10:00 Europe/Berlin";
const ZURICH = "Wed 2026-11-18 10:00 Europe/Zurich";

const WEEK = {
  physio: { title: "Physio", on: "Thu 2026-11-19 15:00-16:00" },
  jana: { title: "Mittagessen mit Jana", on: "Fri 2026-11-20 12:00-13:00" },
  choir: { title: "Chorprobe", on: "Fri 2026-11-20 19:30-21:30" },
};

export const DIALOGUES: readonly Dialogue[] = [
  {
    id: "half-past-two",
    now: BERLIN,
    turns: [
      {
        says: "morgen um halb drei zahnarzt",
        act: { kind: "create" },
        adds: { dentist: { title: "Zahnarzt", on: "Thu 2026-11-19 14:30-15:30" } },
      },
    ],
  },
  {
    id: "weekdays-except-wednesday",
    now: "Sun 2026-11-22 20:10 Europe/Berlin",
    turns: [
      {
        says: "Standup jeden Werktag außer mittwochs um 9:15, dauert ne Viertelstunde",
        act: { kind: "create" },
        adds: {
          standup: { title: "Standup", on: "Mon 2026-11-23 09:15-09:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,TH,FR" },
        },
      },
    ],
  },
  {
    id: "miss-sunday",
    now: BERLIN,
    turns: [
      {
        says: "Telefonat mit Frau Sonntag, Dienstag elf Uhr",
        act: { kind: "create" },
        adds: { call: { title: "Telefonat mit Frau Sonntag", on: "Tue 2026-11-24 11:00-12:00" } },
      },
    ],
  },
  {
    id: "quarter-past-four",
    now: ZURICH,
    calendar: { haircut: { title: "Coiffeur", on: "Thu 2026-11-19 10:00-10:45" } },
    turns: [
      {
        says: "verschieb den coiffeur auf freitag viertel nach vier",
        act: { kind: "move" },
        changes: { haircut: { on: "Fri 2026-11-20 16:15-17:00" } },
      },
    ],
  },
  {
    id: "cancel-and-yes",
    now: BERLIN,
    calendar: WEEK,
    turns: [
      {
        says: "sag das mittagessen mit jana ab",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["jana"] },
      },
      { says: "ja mach", act: { kind: "confirm", to: "cancel" }, removes: ["jana"] },
    ],
  },
  {
    id: "tomorrow-and-friday",
    now: BERLIN,
    calendar: WEEK,
    turns: [
      { says: "was steht morgen an?", act: { kind: "list", days: "Thu 2026-11-19", events: ["physio"] } },
      { says: "und freitag?", act: { kind: "list", days: "Fri 2026-11-20", events: ["jana", "choir"] } },
    ],
  },
  {
    id: "free-at-three",
    now: BERLIN,
    calendar: WEEK,
    turns: [
      {
        says: "hab ich am donnerstag um 15 uhr zeit",
        act: { kind: "free", span: "Thu 2026-11-19 15:00-16:00", busy: ["physio"] },
      },
    ],
  },
  {
    id: "remind-in-three-quarters",
    now: BERLIN,
    turns: [
      {
        says: "erinner mich in einer dreiviertelstunde dran, die Wäsche aufzuhängen",
        act: { kind: "remind" },
        adds: {
          laundry: {
            title: ["Wäsche aufhängen", "Die Wäsche aufhängen", "Die Wäsche aufzuhängen"],
            on: "Wed 2026-11-18 10:45-11:00",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "next-friday-which",
    now: BERLIN,
    turns: [
      { says: "Essen mit Mia nächsten Freitag um 19 Uhr", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "am 27.",
        act: { kind: "create" },
        adds: { dinner: { title: "Essen mit Mia", on: "Fri 2026-11-27 19:00-20:00" } },
      },
    ],
  },
  {
    id: "create-then-tune",
    now: BERLIN,
    turns: [
      {
        says: "Freitag zehn Uhr Kaffee mit Ben im Café Kranz",
        act: { kind: "create" },
        adds: {
          coffee: {
            title: "Kaffee mit Ben",
            on: "Fri 2026-11-20 10:00-11:00",
            location: "Café Kranz",
          },
        },
      },
      { says: "doch lieber um elf", act: { kind: "move" }, changes: { coffee: { on: "Fri 2026-11-20 11:00-12:00" } } },
      {
        says: "nee, mach's rückgängig",
        act: { kind: "undo" },
        changes: { coffee: { on: "Fri 2026-11-20 10:00-11:00" } },
      },
    ],
  },
  {
    id: "olive-oil",
    now: BERLIN,
    turns: [{ says: "zeig mal olivenöl unter 20 euro", act: { kind: "find-product", q: "olivenöl", max: 20 } }],
  },
  {
    id: "weather-follow-up",
    now: BERLIN,
    turns: [
      {
        says: "regnet's morgen in Hamburg?",
        act: { kind: "weather", place: "Hamburg", on: "Thu 2026-11-19" },
      },
      { says: "und in Kiel?", act: { kind: "weather", place: "Kiel", on: "Thu 2026-11-19" } },
    ],
  },
  {
    id: "in-eight-days",
    now: BERLIN,
    turns: [
      { says: "TÜV in acht Tagen um 9", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "mittwoch",
        act: { kind: "create" },
        adds: { inspection: { title: "TÜV", on: "Wed 2026-11-25 09:00-10:00" } },
      },
    ],
  },
  {
    id: "vegetarian",
    now: BERLIN,
    turns: [
      {
        says: "merk dir, dass ich kein Fleisch esse",
        act: { kind: "remember" },
        remembers: ["ich esse kein Fleisch"],
      },
      { says: "was weißt du über mich?", act: { kind: "recall" } },
      { says: "vergiss, dass ich kein Fleisch esse", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "ja", act: { kind: "confirm", to: "forget" }, forgets: ["ich esse kein Fleisch"] },
    ],
  },
  {
    id: "remembered-meeting",
    now: BERLIN,
    calendar: { meeting: { title: "Termin mit Jana", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [{ says: "erinnerst du dich an meinen Termin mit Jana?", act: { kind: "not-understood" } }],
  },
];
