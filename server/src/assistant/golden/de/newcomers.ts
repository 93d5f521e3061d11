import type { Dialogue } from "../dialogue.ts";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  {
    id: "lunch-at-cafe",
    now: "Mon 2026-11-16 09:20 Europe/Berlin",
    turns: [
      {
        says: "hey kannst du mir mittagessen mit jana am donnerstag 12:30 im café kranz eintragen? danke",
        act: { kind: "create" },
        adds: { lunch: { title: "Mittagessen mit Jana", on: "Thu 2026-11-19 12:30-13:30", location: "Café Kranz" } },
      },
    ],
  },
  {
    id: "half-an-hour-longer",
    now: "Tue 2026-10-06 16:40 Europe/Zurich",
    calendar: {
      meeting: { title: "Besprechung Lieferanten", on: "Wed 2026-10-07 10:00-11:00" },
      dentist: { title: "Zahnarzt", on: "Thu 2026-10-08 08:30-09:00" },
    },
    turns: [
      {
        says: "Mach die Besprechung morgen eine halbe Stunde länger",
        act: { kind: "change" },
        changes: { meeting: { on: "Wed 2026-10-07 10:00-11:30" } },
      },
    ],
  },
  {
    id: "aqua-gym",
    now: "Mon 2027-01-11 11:05 Europe/Vienna",
    turns: [
      {
        says: "Jeden Dienstag von 10 bis 11:30 Uhr Wassergymnastik",
        act: { kind: "create" },
        adds: {
          gym: { title: "Wassergymnastik", on: "Tue 2027-01-12 10:00-11:30", recurrence: "FREQ=WEEKLY;BYDAY=TU" },
        },
      },
    ],
  },
  {
    id: "summer-vacation",
    now: "Wed 2026-06-10 13:15 Europe/Berlin",
    calendar: { review: { title: "Mitarbeitergespräch", on: "Fri 2026-06-12 13:00-14:00" } },
    turns: [
      {
        says: "trag mir vom 3. bis 14. August Urlaub ein",
        act: { kind: "create" },
        adds: { vacation: { title: "Urlaub", on: "Mon 2026-08-03 - Fri 2026-08-14" } },
      },
    ],
  },
  {
    id: "three-tomorrow",
    now: "Sun 2026-09-20 21:30 Europe/Berlin",
    turns: [
      {
        says: "morgen 9 uhr friseur, 11 uhr steuerberater und um 18:30 elternabend",
        act: { kind: "create" },
        adds: {
          hair: { title: "Friseur", on: "Mon 2026-09-21 09:00-10:00" },
          tax: { title: "Steuerberater", on: "Mon 2026-09-21 11:00-12:00" },
          parents: { title: "Elternabend", on: "Mon 2026-09-21 18:30-19:30" },
        },
      },
    ],
  },
  {
    id: "training-to-friday",
    now: "Tue 2026-10-06 20:10 Europe/Berlin",
    calendar: {
      training: { title: "Training", on: "Wed 2026-10-07 19:00-20:30" },
      dentist: { title: "Zahnarzt", on: "Thu 2026-10-08 08:30-09:00" },
      seminar: { title: "Seminar Statistik", on: "Fri 2026-10-09 10:00-12:00" },
    },
    turns: [
      {
        says: "kannst du das Training von morgen auf Freitag schieben?",
        act: { kind: "move" },
        changes: { training: { on: "Fri 2026-10-09 19:00-20:30" } },
      },
    ],
  },
  {
    id: "rename-meeting-anna",
    now: "Fri 2026-04-17 10:00 Europe/Berlin",
    calendar: {
      anna: { title: "Treffen mit Anna", on: "Sun 2026-04-19 15:00-16:30" },
      garden: { title: "Gartenmarkt", on: "Sat 2026-04-18 10:00-12:00" },
    },
    turns: [
      {
        says: "Benenn bitte das Treffen mit Anna in Geburtstagsplanung um",
        act: { kind: "rename" },
        changes: { anna: { title: "Geburtstagsplanung" } },
      },
    ],
  },
  {
    id: "hour-before-parents",
    now: "Mon 2026-11-16 07:45 Europe/Berlin",
    calendar: {
      parents: { title: "Elternabend", on: "Thu 2026-11-19 19:00-20:30" },
      vet: { title: "Tierarzt", on: "Wed 2026-11-18 17:00-17:30" },
    },
    turns: [
      {
        says: "Erinner mich eine Stunde vor dem Elternabend",
        act: { kind: "change" },
        changes: { parents: { reminders: [60] } },
      },
    ],
  },
  {
    id: "pills-tonight",
    now: "Thu 2026-02-12 15:30 Europe/Vienna",
    turns: [
      {
        says: "Erinnere mich heut abend um viertel nach acht an meine tabletten",
        act: { kind: "remind" },
        adds: {
          pills: {
            title: ["Tabletten", "Meine Tabletten"],
            on: "Thu 2026-02-12 20:15-20:30",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "rain-in-hamburg",
    now: "Sat 2026-03-14 18:00 Europe/Berlin",
    home: "Lübeck",
    turns: [
      {
        says: "regnets morgen in Hamburg",
        act: { kind: "weather", place: "Hamburg", on: "Sun 2026-03-15" },
      },
    ],
  },
  {
    id: "what-can-you-do",
    now: "Wed 2026-07-01 12:00 Europe/Zurich",
    turns: [{ says: "sag mal, was kannst du eigentlich alles?", act: { kind: "help" } }],
  },
  {
    id: "which-weekday",
    now: "Thu 2026-12-31 08:50 Europe/Berlin",
    turns: [{ says: "welcher Wochentag ist heute", act: { kind: "clock", of: "date" } }],
  },
  {
    id: "mail-to-boss",
    now: "Mon 2026-11-23 06:15 Europe/Berlin",
    calendar: { shift: { title: "Frühdienst", on: "Mon 2026-11-23 07:00-15:00" } },
    turns: [{ says: "schreib meinem Chef ne Mail, dass ich heute krank bin", act: { kind: "not-understood" } }],
  },
  {
    id: "meeting-then-undo",
    now: "Wed 2026-11-18 14:00 Europe/Berlin",
    turns: [
      {
        says: "Besprechung mit Herrn Yilmaz am Montag um 15 Uhr",
        act: { kind: "create" },
        adds: { meeting: { title: "Besprechung mit Herrn Yilmaz", on: "Mon 2026-11-23 15:00-16:00" } },
      },
      {
        says: "ach nein, doch lieber um 16:30",
        act: { kind: "move" },
        changes: { meeting: { on: "Mon 2026-11-23 16:30-17:30" } },
      },
      {
        says: "hm, mach das wieder rückgängig",
        act: { kind: "undo" },
        changes: { meeting: { on: "Mon 2026-11-23 15:00-16:00" } },
      },
    ],
  },
  {
    id: "cancel-second-doctor",
    now: "Sun 2026-08-23 19:00 Europe/Berlin",
    calendar: {
      lena: { title: "Arzttermin Lena", on: "Tue 2026-08-25 09:30-10:00" },
      opa: { title: "Arzttermin Opa", on: "Wed 2026-08-26 11:00-12:00" },
      swim: { title: "Schwimmkurs", on: "Tue 2026-08-25 16:00-17:00" },
    },
    turns: [
      {
        says: "Arzttermin löschen bitte",
        act: { kind: "ask", about: "which", to: "cancel", among: ["lena", "opa"] },
      },
      { says: "den zweiten", act: { kind: "ask", about: "confirm", to: "cancel", among: ["opa"] } },
      { says: "ja bitte", act: { kind: "confirm", to: "cancel" }, removes: ["opa"] },
    ],
  },
  {
    id: "flea-market",
    now: "Wed 2026-05-20 17:25 Europe/Berlin",
    turns: [
      { says: "Trag Samstag Flohmarkt ein", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "10 bis 13 Uhr",
        act: { kind: "create" },
        adds: { market: { title: "Flohmarkt", on: "Sat 2026-05-23 10:00-13:00" } },
      },
      { says: "danke dir!", act: { kind: "thanks" } },
    ],
  },
  {
    id: "oil-for-the-shop",
    now: "Tue 2026-06-16 10:30 Europe/Vienna",
    turns: [
      { says: "zeig mir Olivenöl unter 50 Euro", act: { kind: "find-product", q: "Olivenöl", max: 50 } },
      {
        says: "wie hoch ist die Mindestbestellmenge beim zweiten?",
        act: { kind: "product-detail", product: 2, of: "minimum-order" },
      },
      { says: "vergleich mal die ersten beiden", act: { kind: "compare-products", products: [1, 2] } },
    ],
  },
  {
    id: "today-and-tomorrow",
    now: "Mon 2026-05-04 07:10 Europe/Vienna",
    calendar: {
      standup: { title: "Standup", on: "Mon 2026-05-04 09:00-09:15" },
      client: { title: "Kundentermin Huber", on: "Mon 2026-05-04 14:00-15:00" },
      eyes: { title: "Augenarzt", on: "Tue 2026-05-05 08:00-09:00" },
      choir: { title: "Chorprobe", on: "Wed 2026-05-06 19:30-21:00" },
    },
    turns: [
      {
        says: "Guten Morgen! Was steht heute an?",
        act: { kind: "list", days: "Mon 2026-05-04", events: ["standup", "client"] },
      },
      { says: "und morgen?", act: { kind: "list", days: "Tue 2026-05-05", events: ["eyes"] } },
      {
        says: "sag den Augenarzt bitte ab",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["eyes"] },
      },
    ],
  },
  {
    id: "saturday-afternoon-and-evening",
    now: "Thu 2026-09-10 12:40 Europe/Zurich",
    calendar: {
      grandma: { title: "Kaffee bei Oma", on: "Sat 2026-09-12 15:00-17:00" },
      cinema: { title: "Kino", on: "Sat 2026-09-12 20:15-22:30" },
    },
    turns: [
      {
        says: "bin ich am Samstagnachmittag noch frei?",
        act: { kind: "free", span: "Sat 2026-09-12 12:00-18:00", busy: ["grandma"] },
      },
      {
        says: "und abends?",
        act: { kind: "free", span: "Sat 2026-09-12 18:00 - Sun 2026-09-13 00:00", busy: ["cinema"] },
      },
    ],
  },
  {
    id: "key-in-the-locker",
    now: "Fri 2026-01-23 22:05 Europe/Berlin",
    turns: [
      {
        says: "merk dir: Schlüssel von Frau Lang liegt im Spind 14",
        act: { kind: "remember" },
        remembers: ["Schlüssel von Frau Lang liegt im Spind 14"],
      },
      { says: "was hast du dir alles gemerkt?", act: { kind: "recall" } },
      { says: "vergiss das mit dem Schlüssel", act: { kind: "ask", about: "confirm", to: "forget" } },
    ],
  },
  {
    id: "written-into-the-calendar",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "kannst du mir bitte morgen um 17 uhr fußballtraining in den kalender schreiben?",
        act: { kind: "create" },
        adds: { training: { title: "Fußballtraining", on: "Thu 2026-11-19 17:00-18:00" } },
      },
      {
        says: "ne halbe stunde später",
        act: { kind: "move" },
        changes: { training: { on: "Thu 2026-11-19 17:30-18:30" } },
      },
      {
        says: "mach 2 stunden draus",
        act: { kind: "change" },
        changes: { training: { on: "Thu 2026-11-19 17:30-19:30" } },
      },
      {
        says: "im vereinsheim",
        act: { kind: "change" },
        changes: { training: { location: "Vereinsheim" } },
      },
    ],
  },
  {
    id: "tuesday-evening",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "dienstagabend um 8 kino mit ben",
        act: { kind: "create" },
        adds: { cinema: { title: "Kino mit Ben", on: "Tue 2026-11-24 20:00-21:00" } },
      },
    ],
  },
  {
    id: "two-hours-at-the-cafe",
    now: "Wed 2026-11-18 10:00 Europe/Vienna",
    turns: [
      {
        says: "treffen mit max morgen 15 uhr, dauert 2 stunden, im café krone",
        act: { kind: "create" },
        adds: { max: { title: "Treffen mit Max", on: "Thu 2026-11-19 15:00-17:00", location: "Café Krone" } },
      },
    ],
  },
  {
    id: "first-monday",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "jeden ersten montag im monat um 19 uhr stammtisch",
        act: { kind: "create" },
        adds: {
          regulars: { title: "Stammtisch", on: "Mon 2026-12-07 19:00-20:00", recurrence: "FREQ=MONTHLY;BYDAY=1MO" },
        },
      },
    ],
  },
  {
    id: "ill-so-cancel",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    calendar: {
      dentist: { title: "Zahnarzt", on: "Thu 2026-11-19 09:00-09:30" },
      tax: { title: "Steuerberater", on: "Thu 2026-11-19 14:00-15:00" },
    },
    turns: [
      {
        says: "kannst du den zahnarzt bitte absagen? bin krank",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist"] },
      },
      { says: "ja, lösch ihn", act: { kind: "confirm", to: "cancel" }, removes: ["dentist"] },
      {
        says: "ups, mach das wieder rückgängig",
        act: { kind: "undo" },
        adds: { dentist: { title: "Zahnarzt", on: "Thu 2026-11-19 09:00-09:30" } },
      },
    ],
  },
  {
    id: "the-appointment-moved",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    calendar: {
      dentist: { title: "Zahnarzt", on: "Thu 2026-11-19 09:00-09:30" },
      parents: { title: "Elternabend", on: "Tue 2026-11-24 19:30-21:00" },
    },
    turns: [
      {
        says: "der zahnarzttermin ist jetzt am montag um 8",
        act: { kind: "move" },
        changes: { dentist: { on: "Mon 2026-11-23 08:00-08:30" } },
      },
      {
        says: "der elternabend ist in der aula",
        act: { kind: "change" },
        changes: { parents: { location: "Aula" } },
      },
      {
        says: "erinner mich nen tag vorher an den elternabend",
        act: { kind: "change" },
        changes: { parents: { reminders: [1440] } },
      },
    ],
  },
  {
    id: "let-me-know",
    now: "Wed 2026-11-18 10:00 Europe/Zurich",
    turns: [
      {
        says: "sag mir heute um 18 uhr bescheid, dass ich lisa anrufen soll",
        act: { kind: "remind" },
        adds: { call: { title: "Lisa anrufen", on: "Wed 2026-11-18 18:00-18:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "nothing-at-ten",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      { says: "trag morgen um 10 nichts ein", act: { kind: "not-understood" } },
      { says: "ich will keinen termin am freitag um 10", act: { kind: "not-understood" } },
      { says: "buch mir ein zugticket nach berlin für morgen um 9", act: { kind: "not-understood" } },
    ],
  },
  {
    id: "whats-up-today",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    calendar: {
      tom: { title: "Meeting mit Tom", on: "Wed 2026-11-18 15:00-16:00" },
      yoga: { title: "Yoga", on: "Fri 2026-11-20 18:00-19:00" },
      parents: { title: "Elternabend", on: "Tue 2026-11-24 19:30-21:00" },
    },
    turns: [
      { says: "was liegt heut noch an", act: { kind: "list", days: "Wed 2026-11-18", events: ["tom"] } },
      {
        says: "was steht nächste woche so an",
        act: { kind: "list", days: "Mon 2026-11-23 - Sun 2026-11-29", events: ["parents"] },
      },
      { says: "wann ist nochmal yoga", act: { kind: "list", events: ["yoga"], about: "yoga" } },
    ],
  },
  {
    id: "date-and-time",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      { says: "wie spät ist es", act: { kind: "clock", of: "time" } },
      { says: "was für ein tag ist der 24. dezember", act: { kind: "clock", of: "date" } },
      { says: "tschüss bis morgen", act: { kind: "goodbye" } },
    ],
  },
];
