import type { Dialogue } from "../dialogue.ts";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  {
    id: "dentista-alle-tre",
    now: "Mon 2026-11-30 08:20 Europe/Rome",
    turns: [
      {
        says: "dentista giovedì alle 3",
        act: { kind: "create" },
        adds: { dentista: { title: "Dentista", on: "Thu 2026-12-03 15:00-16:00" } },
      },
    ],
  },
  {
    id: "pastiglia-ogni-giorno",
    now: "Thu 2027-02-18 10:05 Europe/Rome",
    turns: [
      {
        says: "ricordami ogni giorno alle 21:30 di prendere la pastiglia della pressione",
        act: { kind: "remind" },
        adds: {
          pastiglia: {
            title: "Prendere la pastiglia della pressione",
            on: "Thu 2027-02-18 21:30-21:45",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "cena-da-mario",
    now: "Wed 2027-03-10 12:40 Europe/Rome",
    calendar: { turno: { title: "Turno di notte", on: "Thu 2027-03-11 22:00 - Fri 2027-03-12 06:00" } },
    turns: [
      {
        says: "ciao! mi segni una cena con Giulia sabato alle 20:30 alla Trattoria Da Mario? grazie",
        act: { kind: "create" },
        adds: {
          cena: { title: "Cena con Giulia", on: "Sat 2027-03-13 20:30-21:30", location: "Trattoria Da Mario" },
        },
      },
    ],
  },
  {
    id: "ferie-agosto",
    now: "Fri 2027-06-11 17:55 Europe/Rome",
    turns: [
      {
        says: "ferie dal 9 al 20 agosto",
        act: { kind: "create" },
        adds: { ferie: { title: "Ferie", on: "Mon 2027-08-09 - Fri 2027-08-20" } },
      },
    ],
  },
  {
    id: "commercialista-e-consegna",
    now: "Tue 2027-01-19 19:10 Europe/Zurich",
    turns: [
      {
        says: "domani alle 9 riunione con il commercialista e alle 11 consegna caffè",
        act: { kind: "create" },
        adds: {
          commercialista: { title: "Riunione con il commercialista", on: "Wed 2027-01-20 09:00-10:00" },
          consegna: { title: "Consegna caffè", on: "Wed 2027-01-20 11:00-12:00" },
        },
      },
    ],
  },
  {
    id: "sposta-bianchi",
    now: "Mon 2027-04-12 09:30 Europe/Rome",
    calendar: {
      bianchi: { title: "Riunione con Bianchi", on: "Mon 2027-04-12 14:30-16:00" },
      palestra: { title: "Palestra", on: "Mon 2027-04-12 19:00-20:00" },
      pediatra: { title: "Pediatra", on: "Thu 2027-04-15 17:00-17:30" },
    },
    turns: [
      {
        says: "sposta la riunione con Bianchi alle 16",
        act: { kind: "move" },
        changes: { bianchi: { on: "Mon 2027-04-12 16:00-17:30" } },
      },
    ],
  },
  {
    id: "rinomina-lezione",
    now: "Sat 2027-05-08 15:00 Europe/Rome",
    calendar: {
      guida: { title: "Lezione prova", on: "Tue 2027-05-11 16:00-17:00" },
      spesa: { title: "Spesa", on: "Sun 2027-05-09 10:00-11:00" },
    },
    turns: [
      {
        says: "rinomina lezione prova in Lezione di guida",
        act: { kind: "rename" },
        changes: { guida: { title: "Lezione di guida" } },
      },
    ],
  },
  {
    id: "luogo-cena-di-classe",
    now: "Wed 2026-12-02 20:15 Europe/Rome",
    calendar: {
      cena: { title: "Cena di classe", on: "Fri 2026-12-18 20:00-23:00", location: "Bar Sport" },
      esame: { title: "Esame di chimica", on: "Thu 2026-12-10 09:00-11:00" },
    },
    turns: [
      {
        says: "cambia il luogo della cena di classe in Pizzeria Vesuvio",
        act: { kind: "change" },
        changes: { cena: { location: "Pizzeria Vesuvio" } },
      },
    ],
  },
  {
    id: "impegni-weekend",
    now: "Thu 2027-02-04 13:20 Europe/Rome",
    calendar: {
      mercatino: { title: "Mercatino", on: "Sun 2027-02-07 09:00-12:00" },
      nonni: { title: "Pranzo dai nonni", on: "Sat 2027-02-06 12:30-14:30" },
      banca: { title: "Banca", on: "Fri 2027-02-05 11:00-11:30" },
      idraulico: { title: "Idraulico", on: "Mon 2027-02-08 08:30-09:30" },
    },
    turns: [
      {
        says: "che impegni ho questo weekend?",
        act: { kind: "list", days: "Sat 2027-02-06 - Sun 2027-02-07", events: ["nonni", "mercatino"] },
      },
    ],
  },
  {
    id: "tempo-bologna",
    now: "Fri 2027-03-26 18:00 Europe/Rome",
    home: "Modena",
    turns: [
      {
        says: "domani che tempo fa a Bologna",
        act: { kind: "weather", place: "Bologna", on: "Sat 2027-03-27" },
      },
    ],
  },
  {
    id: "olio-sotto-dodici",
    now: "Tue 2027-01-26 11:45 Europe/Rome",
    turns: [
      {
        says: "cerca olio d'oliva sotto i 12 euro",
        act: { kind: "find-product", q: "olio d'oliva", max: 12 },
      },
    ],
  },
  {
    id: "traduci-auguri",
    now: "Mon 2027-06-21 10:10 America/New_York",
    turns: [{ says: "mi traduci in inglese buon compleanno nonna?", act: { kind: "not-understood" } }],
  },
  {
    id: "cosa-sai-fare",
    now: "Sun 2027-02-28 16:30 Europe/Rome",
    turns: [{ says: "scusa ma cosa sai fare di preciso?", act: { kind: "help" } }],
  },
  {
    id: "visita-oculistica",
    now: "Wed 2026-12-16 08:40 Europe/Rome",
    turns: [
      { says: "visita oculistica il 12 gennaio", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "alle 10:15",
        act: { kind: "create" },
        adds: { visita: { title: "Visita oculistica", on: "Tue 2027-01-12 10:15-11:15" } },
      },
      { says: "grazie mille, gentilissimo", act: { kind: "thanks" } },
    ],
  },
  {
    id: "cancella-tutti-e-due",
    now: "Sun 2027-04-18 20:50 Europe/Rome",
    calendar: {
      estetista: { title: "Estetista", on: "Mon 2027-04-19 10:00-11:00" },
      meccanico: { title: "Meccanico", on: "Mon 2027-04-19 15:00-16:00" },
      colloquio: { title: "Colloquio insegnanti", on: "Wed 2027-04-21 16:30-17:00" },
    },
    turns: [
      {
        says: "cos'ho domani?",
        act: { kind: "list", days: "Mon 2027-04-19", events: ["estetista", "meccanico"] },
      },
      {
        says: "ho la febbre uffa.. cancellali tutti e due",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["estetista", "meccanico"] },
      },
      { says: "sì", act: { kind: "confirm", to: "cancel" }, removes: ["estetista", "meccanico"] },
    ],
  },
  {
    id: "libera-venerdi",
    now: "Tue 2027-05-25 14:15 Europe/Rome",
    calendar: {
      saggio: { title: "Saggio di danza", on: "Fri 2027-05-28 19:30-21:30" },
      call: { title: "Call cliente", on: "Thu 2027-05-27 15:00-16:00" },
    },
    turns: [
      {
        says: "sono libera venerdì pomeriggio?",
        act: { kind: "free", span: "Fri 2027-05-28 12:00-18:00", busy: [] },
      },
      {
        says: "e la sera?",
        act: { kind: "free", span: "Fri 2027-05-28 18:00 - Sat 2027-05-29 00:00", busy: ["saggio"] },
      },
    ],
  },
  {
    id: "dimentica-cancello",
    now: "Thu 2027-01-07 09:05 Europe/Rome",
    memories: ["il codice del cancello è 2580", "sono celiaca"],
    turns: [
      { says: "dimentica il codice del cancello", act: { kind: "ask", about: "confirm", to: "forget" } },
      {
        says: "sì",
        act: { kind: "confirm", to: "forget" },
        forgets: ["il codice del cancello è 2580"],
      },
    ],
  },
  {
    id: "pilates-solo-giovedi",
    now: "Mon 2027-03-01 11:30 Europe/Rome",
    calendar: {
      pilates: {
        title: "Pilates",
        on: "Thu 2027-02-11 18:00-19:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TH",
      },
    },
    turns: [
      {
        says: "sposta pilates alle 19",
        act: { kind: "ask", about: "series", to: "move", among: ["pilates"] },
      },
      {
        says: "solo quello di questo giovedì",
        act: { kind: "move" },
        adds: { spostato: { title: "Pilates", on: "Thu 2027-03-04 19:00-20:00" } },
        changes: { pilates: { exceptions: ["Thu 2027-03-04 18:00"] } },
      },
    ],
  },
  {
    id: "compleanno-marta",
    now: "Sat 2027-02-13 22:05 Europe/Rome",
    turns: [
      {
        says: "compleanno di Marta il 3 marzo",
        act: { kind: "create" },
        adds: { compleanno: { title: "Compleanno di Marta", on: "Wed 2027-03-03" } },
      },
      {
        says: "scusa ho sbagliato, annulla l'ultima operazione",
        act: { kind: "undo" },
        removes: ["compleanno"],
      },
    ],
  },
  {
    id: "buongiorno-che-giorno",
    now: "Fri 2026-12-04 06:50 Europe/Rome",
    turns: [
      { says: "buongiorno", act: { kind: "greet" } },
      { says: "che giorno è oggi?", act: { kind: "clock", of: "date" } },
    ],
  },
];
