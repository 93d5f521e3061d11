import type { Dialogue } from "../dialogue.ts";

/** In the words of many kinds of people, written without a look at what's understood. */
export const AS_SAID: readonly Dialogue[] = [
  {
    id: "said-haircut-booked",
    now: "Wed 2026-11-18 10:00 Europe/London",
    turns: [
      {
        says: "got a haircut booked for sat at quarter past two",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Haircut",
            on: "Sat 2026-11-21 14:15-15:15",
          },
        },
      },
    ],
  },
  {
    id: "said-noonish",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "lunch with the in-laws noonish on sunday",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Lunch with the in-laws",
            on: "Sun 2026-11-22 12:00-13:00",
          },
        },
      },
    ],
  },
  {
    id: "said-arvo",
    now: "Wed 2026-11-18 10:00 Australia/Sydney",
    turns: [
      {
        says: "barbie at Gaz's place sat arvo at 4",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Barbie",
            on: "Sat 2026-11-21 16:00-17:00",
            location: "Gaz's place",
          },
        },
      },
    ],
  },
  {
    id: "said-830",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "dr appt mon 830",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Dr appt",
            on: "Mon 2026-11-23 08:30-09:30",
          },
        },
      },
    ],
  },
  {
    id: "said-blood-drive",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "put me down for the blood drive Dec 4 at 9:15 am",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: ["Blood drive", "The blood drive"],
            on: "Fri 2026-12-04 09:15-10:15",
          },
        },
      },
    ],
  },
  {
    id: "said-scrum",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "daily scrum weekdays except fridays 9:45 to 10",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: ["Daily scrum", "Scrum"],
            on: "Thu 2026-11-19 09:45-10:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH",
          },
        },
      },
    ],
  },
  {
    id: "said-book-club",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "book club last wednesday of the month 7pm",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Book club",
            on: "Wed 2026-11-25 19:00-20:00",
            recurrence: "FREQ=MONTHLY;BYDAY=-1WE",
          },
        },
      },
    ],
  },
  {
    id: "said-six-weeks",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "physical therapy every monday at 11 for the next 6 weeks",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Physical therapy",
            on: "Mon 2026-11-23 11:00-12:00",
            recurrence: "FREQ=WEEKLY;COUNT=6;BYDAY=MO",
          },
        },
      },
    ],
  },
  {
    id: "said-dont-let-me-forget",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "don't let me forget to call the plumber tomorrow at 8:30am",
        act: {
          kind: "remind",
        },
        adds: {
          a: {
            title: "Call the plumber",
            on: "Thu 2026-11-19 08:30-08:45",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "said-set-a-reminder",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "Set a reminder for Friday 4pm: submit expenses",
        act: {
          kind: "remind",
        },
        adds: {
          a: {
            title: "Submit expenses",
            on: "Fri 2026-11-20 16:00-16:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "said-three-events",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "tennis sat 9am, brunch with Cleo sat 11, and call grandma sunday at 3",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Tennis",
            on: "Sat 2026-11-21 09:00-10:00",
          },
          b: {
            title: "Brunch with Cleo",
            on: "Sat 2026-11-21 11:00-12:00",
          },
          c: {
            title: "Call grandma",
            on: "Sun 2026-11-22 15:00-16:00",
          },
        },
      },
    ],
  },
  {
    id: "said-3ish",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "staff meeting 3ish friday",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Staff meeting",
            on: "Fri 2026-11-20 15:00-16:00",
          },
        },
      },
    ],
  },
  {
    id: "said-same-time",
    now: "Wed 2026-11-18 10:00 America/New_York",
    calendar: {
      haircut: {
        title: "Haircut",
        on: "Thu 2026-11-19 10:00-11:00",
      },
    },
    turns: [
      {
        says: "reschedule my haircut for saturday same time",
        act: {
          kind: "move",
        },
        changes: {
          haircut: {
            on: "Sat 2026-11-21 10:00-11:00",
          },
        },
      },
    ],
  },
  {
    id: "said-got-pushed",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    calendar: {
      sync: {
        title: "Roadmap sync",
        on: "Fri 2026-11-20 10:00-10:30",
      },
    },
    turns: [
      {
        says: "the roadmap sync got pushed to 11:30",
        act: {
          kind: "move",
        },
        changes: {
          sync: {
            on: "Fri 2026-11-20 11:30-12:00",
          },
        },
      },
    ],
  },
  {
    id: "said-90-minutes",
    now: "Wed 2026-11-18 10:00 America/New_York",
    calendar: {
      lunch: {
        title: "Team lunch",
        on: "Fri 2026-11-20 12:00-13:00",
      },
    },
    turns: [
      {
        says: "Set Friday's lunch to last 90 minutes",
        act: {
          kind: "change",
        },
        changes: {
          lunch: {
            on: "Fri 2026-11-20 12:00-13:30",
          },
        },
      },
    ],
  },
  {
    id: "said-take-off-one",
    now: "Wed 2026-11-18 10:00 America/New_York",
    calendar: {
      pilates: {
        title: "Pilates",
        on: "Tue 2026-11-10 18:00-19:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TU",
      },
    },
    turns: [
      {
        says: "take pilates off my calendar for the 24th",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["pilates"],
        },
      },
      {
        says: "yup",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        changes: {
          pilates: {
            exceptions: ["Tue 2026-11-24 18:00"],
          },
        },
      },
    ],
  },
  {
    id: "said-friday-afternoon",
    now: "Wed 2026-11-18 10:00 America/New_York",
    calendar: {
      priya: {
        title: "1:1 with Priya",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      review: {
        title: "Budget review",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      bea: {
        title: "Call with Bea",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Comedy show",
        on: "Sat 2026-11-21 20:00-22:00",
      },
    },
    turns: [
      {
        says: "cancel everything on friday afternoon",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["bea"],
        },
      },
      {
        says: "yes do it",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        removes: ["bea"],
      },
    ],
  },
  {
    id: "said-nine-to-five",
    now: "Wed 2026-11-18 10:00 America/New_York",
    calendar: {
      priya: {
        title: "1:1 with Priya",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      review: {
        title: "Budget review",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      bea: {
        title: "Call with Bea",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Comedy show",
        on: "Sat 2026-11-21 20:00-22:00",
      },
    },
    turns: [
      {
        says: "when am i free tomorrow between 9 and 5",
        act: {
          kind: "free",
          span: "Thu 2026-11-19 09:00-17:00",
          busy: ["priya"],
        },
      },
    ],
  },
  {
    id: "said-dinner-yuki",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "put dinner with Yuki on the calendar",
        act: {
          kind: "ask",
          about: "day",
          to: "create",
        },
      },
      {
        says: "friday works",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Dinner with Yuki",
            on: "Fri 2026-11-20 19:00-20:00",
          },
        },
      },
      {
        says: "make it 8",
        act: {
          kind: "move",
        },
        changes: {
          a: {
            on: "Fri 2026-11-20 20:00-21:00",
          },
        },
      },
    ],
  },
  {
    id: "said-podiatrist",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "need to see the podiatrist next week",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
      {
        says: "thursday at 10",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "See the podiatrist",
            on: "Thu 2026-11-26 10:00-11:00",
          },
        },
      },
    ],
  },
  {
    id: "said-weekends",
    now: "Wed 2026-11-18 10:00 America/New_York",
    calendar: {
      priya: {
        title: "1:1 with Priya",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      review: {
        title: "Budget review",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      bea: {
        title: "Call with Bea",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Comedy show",
        on: "Sat 2026-11-21 20:00-22:00",
      },
      hike: {
        title: "Hike",
        on: "Sun 2026-11-29 09:00-12:00",
      },
    },
    turns: [
      {
        says: "anything going on this weekend?",
        act: {
          kind: "list",
          days: "Sat 2026-11-21 - Sun 2026-11-22",
          events: ["show"],
        },
      },
      {
        says: "and the one after?",
        act: {
          kind: "list",
          days: "Sat 2026-11-28 - Sun 2026-11-29",
          events: ["hike"],
        },
      },
    ],
  },
  {
    id: "said-put-coffee-there",
    now: "Wed 2026-11-18 10:00 America/New_York",
    calendar: {
      priya: {
        title: "1:1 with Priya",
        on: "Thu 2026-11-19 14:00-14:30",
      },
      review: {
        title: "Budget review",
        on: "Fri 2026-11-20 09:00-10:00",
      },
      bea: {
        title: "Call with Bea",
        on: "Fri 2026-11-20 13:00-13:30",
      },
      show: {
        title: "Comedy show",
        on: "Sat 2026-11-21 20:00-22:00",
      },
    },
    turns: [
      {
        says: "am I free tomorrow at 3?",
        act: {
          kind: "free",
          span: "Thu 2026-11-19 15:00-16:00",
          busy: [],
        },
      },
      {
        says: "great, put coffee with Lin there",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Coffee with Lin",
            on: "Thu 2026-11-19 15:00-16:00",
          },
        },
      },
    ],
  },
  {
    id: "said-wait-friday",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "lunch with Omar thursday",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Lunch with Omar",
            on: "Thu 2026-11-19 12:00-13:00",
          },
        },
      },
      {
        says: "actually wait, friday",
        act: {
          kind: "move",
        },
        changes: {
          a: {
            on: "Fri 2026-11-20 12:00-13:00",
          },
        },
      },
      {
        says: "oh and it's at Tartine",
        act: {
          kind: "change",
        },
        changes: {
          a: {
            location: "Tartine",
          },
        },
      },
    ],
  },
  {
    id: "said-oil-refine",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "find olive oil",
        act: {
          kind: "find-product",
          q: "olive oil",
        },
      },
      {
        says: "only the ones in stock",
        act: {
          kind: "find-product",
          q: "olive oil",
          inStock: true,
        },
      },
      {
        says: "cheapest first",
        act: {
          kind: "find-product",
          q: "olive oil",
          inStock: true,
          sort: "price-asc",
        },
      },
    ],
  },
  {
    id: "said-monday-to-tuesday",
    now: "Wed 2026-11-18 10:00 America/New_York",
    calendar: {
      a: {
        title: "Hiring sync",
        on: "Mon 2026-11-23 09:00-09:30",
      },
      b: {
        title: "Design crit",
        on: "Mon 2026-11-23 15:00-16:00",
      },
    },
    turns: [
      {
        says: "I'm sick monday, shift everything to tuesday",
        act: {
          kind: "ask",
          about: "confirm",
          to: "move",
          among: ["a", "b"],
        },
      },
      {
        says: "do it",
        act: {
          kind: "confirm",
          to: "move",
        },
        changes: {
          a: {
            on: "Tue 2026-11-24 09:00-09:30",
          },
          b: {
            on: "Tue 2026-11-24 15:00-16:00",
          },
        },
      },
    ],
  },
  {
    id: "said-standup-15",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "standup every weekday except friday at 9:30am until march",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Standup",
            on: "Thu 2026-11-19 09:30-10:30",
            recurrence: "FREQ=WEEKLY;UNTIL=20270228;BYDAY=MO,TU,WE,TH",
          },
        },
      },
      {
        says: "make it 15 minutes",
        act: {
          kind: "change",
        },
        changes: {
          a: {
            on: "Thu 2026-11-19 09:30-09:45",
          },
        },
      },
    ],
  },
  {
    id: "said-lisbon-trip",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "trip to Lisbon from dec 10 to 14",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Trip to Lisbon",
            on: "Thu 2026-12-10 - Mon 2026-12-14",
          },
        },
      },
      {
        says: "actually through the 15th",
        act: {
          kind: "change",
        },
        changes: {
          a: {
            on: "Thu 2026-12-10 - Tue 2026-12-15",
          },
        },
      },
    ],
  },
  {
    id: "said-kai",
    now: "Wed 2026-11-18 10:00 America/New_York",
    turns: [
      {
        says: "meeting with Kai",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
      {
        says: "Monday",
        act: {
          kind: "ask",
          about: "time",
          to: "create",
        },
      },
      {
        says: "10",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Meeting with Kai",
            on: "Mon 2026-11-23 10:00-11:00",
          },
        },
      },
    ],
  },
  {
    id: "said-every-wednesday-but-one",
    now: "Thu 2027-02-04 14:20 America/New_York",
    turns: [
      {
        says: "guitar lesson every wed at 5pm except feb 17",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Guitar lesson",
            on: "Wed 2027-02-10 17:00-18:00",
            recurrence: "FREQ=WEEKLY;BYDAY=WE",
            exceptions: ["Wed 2027-02-17 17:00"],
          },
        },
      },
    ],
  },
  {
    id: "said-a-list-for-tomorrow",
    now: "Thu 2027-02-04 14:20 America/New_York",
    turns: [
      {
        says: "tomorrow: 8am gym, 12:30 lunch with Ty, 4pm pick up suit",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Gym",
            on: "Fri 2027-02-05 08:00-09:00",
          },
          b: {
            title: "Lunch with Ty",
            on: "Fri 2027-02-05 12:30-13:30",
          },
          c: {
            title: "Pick up suit",
            on: "Fri 2027-02-05 16:00-17:00",
          },
        },
      },
    ],
  },
  {
    id: "said-half-ten",
    now: "Thu 2027-02-04 14:20 America/New_York",
    turns: [
      {
        says: "coffee with Jamal",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
      {
        says: "hmm sunday I think",
        act: {
          kind: "ask",
          about: "time",
          to: "create",
        },
      },
      {
        says: "half ten",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Coffee with Jamal",
            on: "Sun 2027-02-07 10:30-11:30",
          },
        },
      },
    ],
  },
  {
    id: "said-last-of-the-oils",
    now: "Thu 2027-02-04 14:20 America/New_York",
    turns: [
      {
        says: "show me some olive oil",
        act: {
          kind: "find-product",
          q: "olive oil",
        },
      },
      {
        says: "under 18 euros",
        act: {
          kind: "find-product",
          q: "olive oil",
          max: 18,
        },
      },
      {
        says: "tell me more about the last one",
        act: {
          kind: "product-detail",
          product: 4,
          of: "everything",
        },
      },
    ],
  },
  {
    id: "said-free-then-there",
    now: "Thu 2027-02-04 14:20 America/New_York",
    calendar: {
      mia: {
        title: "Coffee with Mia",
        on: "Fri 2027-02-05 10:00-10:45",
      },
      board: {
        title: "Board prep",
        on: "Fri 2027-02-05 15:00-16:30",
      },
      vet: {
        title: "Vet",
        on: "Mon 2027-02-08 09:00-09:30",
      },
    },
    turns: [
      {
        says: "am I free monday at 9?",
        act: {
          kind: "free",
          span: "Mon 2027-02-08 09:00-10:00",
          busy: ["vet"],
        },
      },
      {
        says: "what about 10",
        act: {
          kind: "free",
          span: "Mon 2027-02-08 10:00-11:00",
          busy: [],
        },
      },
      {
        says: "ok add a call with Noor then",
        act: {
          kind: "create",
        },
        adds: {
          a: {
            title: "Call with Noor",
            on: "Mon 2027-02-08 10:00-11:00",
          },
        },
      },
    ],
  },
];
