import type { Dialogue } from "../dialogue.ts";

/** What people ask for on ordinary days. */
export const DAILY: readonly Dialogue[] = [
  // Create
  {
    id: "dentist-half-two",
    now: "Tue 2026-03-10 09:12 Europe/London",
    turns: [
      {
        says: "Dentist Thursday at half two",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentist", on: "Thu 2026-03-12 14:30-15:30" } },
      },
    ],
  },
  {
    id: "call-with-marcus",
    now: "Mon 2026-06-15 08:45 America/New_York",
    turns: [
      {
        says: "hey can u schedule a call with marcus tmrw at 3pm, 30 min should do",
        act: { kind: "create" },
        adds: { call: { title: "Call with Marcus", on: "Tue 2026-06-16 15:00-15:30" } },
      },
    ],
  },
  {
    id: "yoga-twice-a-week",
    now: "Fri 2026-09-04 12:20 America/Chicago",
    turns: [
      {
        says: "Add yoga every Tuesday and Thursday from 6:30 to 7:30 pm",
        act: { kind: "create" },
        adds: {
          yoga: { title: "Yoga", on: "Tue 2026-09-08 18:30-19:30", recurrence: "FREQ=WEEKLY;BYDAY=TU,TH" },
        },
      },
    ],
  },
  {
    id: "grandmas-birthday",
    now: "Sat 2026-03-28 17:05 Europe/London",
    turns: [
      {
        says: "Grandma's birthday is on the 23rd of April, please put that in",
        act: { kind: "create" },
        adds: { birthday: { title: "Grandma's birthday", on: "Thu 2026-04-23" } },
      },
    ],
  },
  {
    id: "trip-to-lisbon",
    now: "Wed 2026-07-29 22:10 Europe/Dublin",
    turns: [
      {
        says: "finally booked it!! trip to Lisbon 9 to 16 October",
        act: { kind: "create" },
        adds: { trip: { title: "Trip to Lisbon", on: "Fri 2026-10-09 - Fri 2026-10-16" } },
      },
    ],
  },
  {
    id: "lunch-at-panera",
    now: "Tue 2026-10-20 10:33 America/Denver",
    turns: [
      {
        says: "lunch with Dana at Panera Friday 12:15",
        act: { kind: "create" },
        adds: { lunch: { title: "Lunch with Dana", on: "Fri 2026-10-23 12:15-13:15", location: "Panera" } },
      },
    ],
  },
  {
    id: "gym-and-haircut",
    now: "Sun 2026-05-17 21:30 Europe/London",
    turns: [
      {
        says: "gym 7am tomorrow and haircut at 4:30pm",
        act: { kind: "create" },
        adds: {
          gym: { title: "Gym", on: "Mon 2026-05-18 07:00-08:00" },
          haircut: { title: "Haircut", on: "Mon 2026-05-18 16:30-17:30" },
        },
      },
    ],
  },
  {
    id: "piano-until-the-end-of-may",
    now: "Mon 2027-01-11 09:50 America/Los_Angeles",
    turns: [
      {
        says: "Put in piano lesson for Maya every Wednesday at 5pm until the end of May",
        act: { kind: "create" },
        adds: {
          piano: {
            title: "Piano lesson for Maya",
            on: "Wed 2027-01-13 17:00-18:00",
            recurrence: "FREQ=WEEKLY;BYDAY=WE;UNTIL=20270531",
          },
        },
      },
    ],
  },
  {
    id: "accountant-with-reminder",
    now: "Mon 2026-02-16 16:40 Europe/London",
    turns: [
      {
        says: "Can you put in a meeting with the accountant on Wednesday at 11? It's year end again, sigh",
        act: { kind: "create" },
        adds: { accountant: { title: "Meeting with the accountant", on: "Wed 2026-02-18 11:00-12:00" } },
      },
      {
        says: "remind me 15 minutes before",
        act: { kind: "change" },
        changes: { accountant: { reminders: [15] } },
      },
    ],
  },
  {
    id: "mot-on-friday",
    now: "Mon 2026-11-02 12:05 Europe/London",
    turns: [
      { says: "MOT on Friday", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "9am",
        act: { kind: "create" },
        adds: { mot: { title: "MOT", on: "Fri 2026-11-06 09:00-10:00" } },
      },
      {
        says: "actually make it 8.30",
        act: { kind: "move" },
        changes: { mot: { on: "Fri 2026-11-06 08:30-09:30" } },
      },
    ],
  },
  {
    id: "dinner-with-the-hendersons",
    now: "Thu 2026-01-22 20:15 America/New_York",
    turns: [
      {
        says: "dinner with the Hendersons on Saturday",
        act: { kind: "create" },
        adds: { dinner: { title: "Dinner with the Hendersons", on: "Sat 2026-01-24 19:00-20:00" } },
      },
      {
        says: "make it 7:30",
        act: { kind: "move" },
        changes: { dinner: { on: "Sat 2026-01-24 19:30-20:30" } },
      },
      {
        says: "it's at Bella Napoli",
        act: { kind: "change" },
        changes: { dinner: { location: "Bella Napoli" } },
      },
      { says: "Perfect, thank you", act: { kind: "thanks" } },
    ],
  },
  {
    id: "haircut-at-11",
    now: "Sat 2026-10-03 13:40 Europe/London",
    turns: [
      { says: "Haircut at 11", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "tuesday",
        act: { kind: "create" },
        adds: { haircut: { title: "Haircut", on: "Tue 2026-10-06 11:00-12:00" } },
      },
    ],
  },

  // Move, change, rename
  {
    id: "dentist-same-time",
    now: "Mon 2026-04-13 18:30 America/Toronto",
    calendar: {
      dentist: { title: "Dentist appointment", on: "Tue 2026-04-14 14:00-14:45" },
      school: { title: "Parent-teacher conference", on: "Thu 2026-04-16 17:30-18:00" },
    },
    turns: [
      {
        says: "can you move my dentist appointment to friday, same time",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-04-17 14:00-14:45" } },
      },
    ],
  },
  {
    id: "budget-review-back-an-hour",
    now: "Wed 2026-09-16 10:20 Europe/London",
    calendar: {
      budget: { title: "Budget review", on: "Wed 2026-09-16 13:00-14:00" },
      interviews: { title: "Interviews", on: "Thu 2026-09-17 09:30-12:00" },
    },
    turns: [
      {
        says: "push the budget review back an hour, I'm running late",
        act: { kind: "move" },
        changes: { budget: { on: "Wed 2026-09-16 14:00-15:00" } },
      },
    ],
  },
  {
    id: "rename-lunch",
    now: "Sat 2026-12-05 11:00 America/New_York",
    calendar: {
      lunch: { title: "Lunch", on: "Sun 2026-12-06 13:00-15:00" },
      choir: { title: "Choir rehearsal", on: "Sun 2026-12-06 18:00-20:00" },
    },
    turns: [
      {
        says: "Rename Lunch to Lunch with Aunt May",
        act: { kind: "rename" },
        changes: { lunch: { title: "Lunch with Aunt May" } },
      },
    ],
  },
  {
    id: "one-to-one-with-jo",
    now: "Mon 2026-05-11 09:05 Europe/London",
    calendar: {
      jo: { title: "1:1 with Jo", on: "Tue 2026-05-12 15:00-15:30" },
      sprint: { title: "Sprint planning", on: "Wed 2026-05-13 10:00-11:30" },
    },
    turns: [
      { says: "I need to move my 1:1 with Jo", act: { kind: "ask", about: "when", to: "move", among: ["jo"] } },
      {
        says: "Thursday at 10",
        act: { kind: "move" },
        changes: { jo: { on: "Thu 2026-05-14 10:00-10:30" } },
      },
      {
        says: "and change the location to room 5",
        act: { kind: "change" },
        changes: { jo: { location: "room 5" } },
      },
    ],
  },
  {
    id: "the-one-with-tom",
    now: "Tue 2026-08-18 15:50 America/New_York",
    calendar: {
      sarah: { title: "Meeting with Sarah", on: "Wed 2026-08-19 09:30-10:00" },
      tom: { title: "Meeting with Tom", on: "Thu 2026-08-20 11:00-12:00" },
    },
    turns: [
      {
        says: "move the meeting to 2pm",
        act: { kind: "ask", about: "which", to: "move", among: ["sarah", "tom"] },
      },
      {
        says: "the one with Tom",
        act: { kind: "move" },
        changes: { tom: { on: "Thu 2026-08-20 14:00-15:00" } },
      },
      {
        says: "no wait, 2:30",
        act: { kind: "move" },
        changes: { tom: { on: "Thu 2026-08-20 14:30-15:30" } },
      },
    ],
  },
  {
    id: "spanish-class-to-friday",
    now: "Tue 2027-04-06 12:30 Europe/London",
    calendar: {
      spanish: {
        title: "Spanish class",
        on: "Thu 2027-01-14 18:00-19:30",
        recurrence: "FREQ=WEEKLY;BYDAY=TH",
      },
    },
    turns: [
      {
        says: "Move this Thursday's Spanish class to Friday, the teacher's away",
        act: { kind: "move" },
        adds: { moved: { title: "Spanish class", on: "Fri 2027-04-09 18:00-19:30" } },
        changes: { spanish: { exceptions: ["Thu 2027-04-08 18:00"] } },
      },
      {
        says: "make it half an hour later",
        act: { kind: "move" },
        changes: { moved: { on: "Fri 2027-04-09 18:30-20:00" } },
      },
    ],
  },

  // Cancel, undo
  {
    id: "cancel-my-three-o-clock",
    now: "Wed 2026-06-24 09:30 America/Chicago",
    calendar: {
      standup: { title: "Stand-up", on: "Wed 2026-06-24 10:00-10:15" },
      interview: { title: "Interview with Karl", on: "Wed 2026-06-24 15:00-16:00" },
    },
    turns: [
      {
        says: "cancel my 3 o'clock",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["interview"] },
      },
    ],
  },
  {
    id: "cannot-make-yoga",
    now: "Tue 2026-02-03 07:50 Europe/London",
    calendar: {
      yoga: { title: "Yoga", on: "Tue 2026-01-06 18:00-19:00", recurrence: "FREQ=WEEKLY;BYDAY=TU,TH" },
      dinner: { title: "Dinner at Priya's", on: "Thu 2026-02-05 20:00-22:00" },
    },
    turns: [
      {
        says: "I can't make yoga on Thursday, please cancel it",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["yoga"] },
      },
    ],
  },
  {
    id: "delete-physio-then-undo",
    now: "Fri 2026-07-10 11:15 Europe/London",
    calendar: {
      physio: { title: "Physio", on: "Mon 2026-07-13 16:00-16:45" },
      optician: { title: "Optician", on: "Tue 2026-07-14 09:20-09:50" },
    },
    turns: [
      {
        says: "delete the physio appointment",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["physio"] },
      },
      { says: "yep", act: { kind: "confirm", to: "cancel" }, removes: ["physio"] },
      { says: "oh no wait, undo that", act: { kind: "undo" }, restores: ["physio"] },
    ],
  },
  {
    id: "clear-friday-afternoon",
    now: "Thu 2026-10-15 21:05 America/Los_Angeles",
    calendar: {
      design: { title: "Design review", on: "Fri 2026-10-16 09:30-10:30" },
      budget: { title: "Budget check-in", on: "Fri 2026-10-16 13:00-14:00" },
      client: { title: "Client call", on: "Fri 2026-10-16 15:00-16:00" },
    },
    turns: [
      {
        says: "clear my Friday afternoon, my kid's sick",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["budget", "client"] },
      },
      {
        says: "yes but not the client call",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["budget"] },
      },
      { says: "yes", act: { kind: "confirm", to: "cancel" }, removes: ["budget"] },
    ],
  },
  {
    id: "cancel-the-second-never-mind",
    now: "Mon 2026-03-23 08:20 Europe/London",
    calendar: {
      landlord: { title: "Meeting with landlord", on: "Tue 2026-03-24 10:00-10:30" },
      hr: { title: "Meeting with HR", on: "Thu 2026-03-26 14:00-15:00" },
    },
    turns: [
      {
        says: "Cancel the meeting",
        act: { kind: "ask", about: "which", to: "cancel", among: ["landlord", "hr"] },
      },
      {
        says: "the second one",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["hr"] },
      },
      { says: "hmm, never mind", act: { kind: "decline", to: "cancel" } },
    ],
  },

  // List, free
  {
    id: "what-have-i-got-on-tomorrow",
    now: "Sun 2026-11-08 20:30 Europe/London",
    calendar: {
      supplier: { title: "Supplier visit", on: "Mon 2026-11-09 09:00-10:30" },
      lunch: { title: "Lunch with Nadia", on: "Mon 2026-11-09 12:30-13:30" },
      boiler: { title: "Boiler service", on: "Tue 2026-11-10 08:00-10:00" },
    },
    turns: [
      {
        says: "what have i got on tommorow",
        act: { kind: "list", days: "Mon 2026-11-09", events: ["supplier", "lunch"] },
      },
    ],
  },
  {
    id: "free-thursday-at-three",
    now: "Mon 2026-08-24 13:00 America/New_York",
    calendar: {
      denver: { title: "Call with Denver office", on: "Thu 2026-08-27 15:00-16:00" },
      gym: { title: "Gym", on: "Thu 2026-08-27 18:00-19:00" },
    },
    turns: [
      {
        says: "am I free Thursday at 3?",
        act: { kind: "free", span: "Thu 2026-08-27 15:00-16:00", busy: ["denver"] },
      },
    ],
  },
  {
    id: "when-is-my-haircut",
    now: "Tue 2027-03-02 16:16 Europe/London",
    calendar: {
      tutorial: { title: "Chemistry tutorial", on: "Thu 2027-03-04 11:00-12:00" },
      haircut: { title: "Haircut", on: "Sat 2027-03-13 10:30-11:15" },
    },
    turns: [{ says: "When's my haircut?", act: { kind: "list", events: ["haircut"], about: "haircut" } }],
  },
  {
    id: "whats-on-this-weekend",
    now: "Thu 2026-05-28 18:45 Europe/London",
    calendar: {
      bbq: { title: "BBQ at Ben's", on: "Sat 2026-05-30 15:00-18:00" },
      brunch: { title: "Brunch with Mum", on: "Sun 2026-05-31 11:00-12:30" },
      plumber: { title: "Plumber", on: "Mon 2026-06-01 08:00-09:00" },
    },
    turns: [
      {
        says: "whats on this weekend",
        act: { kind: "list", days: "Sat 2026-05-30 - Sun 2026-05-31", events: ["bbq", "brunch"] },
      },
    ],
  },
  {
    id: "when-free-on-friday",
    now: "Wed 2026-12-09 14:25 America/Toronto",
    calendar: {
      christmas: { title: "Christmas lunch", on: "Fri 2026-12-11 12:00-14:00" },
      review: { title: "Year-end review", on: "Fri 2026-12-11 16:00-17:00" },
    },
    turns: [
      {
        says: "When am I free on Friday? Still got presents to buy",
        act: { kind: "free", span: "Fri 2026-12-11", busy: ["christmas", "review"] },
      },
    ],
  },
  {
    id: "next-and-the-one-after",
    now: "Thu 2026-09-24 10:40 Europe/London",
    calendar: {
      stock: { title: "Stock take", on: "Thu 2026-09-24 14:00-16:00" },
      rep: { title: "Rep from Brightwell", on: "Fri 2026-09-25 09:30-10:00" },
      dentist: { title: "Dentist", on: "Mon 2026-09-28 11:30-12:00" },
    },
    turns: [
      { says: "What's my next appointment?", act: { kind: "list", events: ["stock"] } },
      { says: "and the one after that?", act: { kind: "list", events: ["rep"] } },
      {
        says: "cancel that one please",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["rep"] },
      },
      { says: "yes", act: { kind: "confirm", to: "cancel" }, removes: ["rep"] },
    ],
  },
  {
    id: "monday-morning-then-afternoon",
    now: "Fri 2027-01-29 15:15 America/Los_Angeles",
    calendar: {
      dentist: { title: "Dentist", on: "Mon 2027-02-01 09:00-10:00" },
      pta: { title: "PTA meeting", on: "Tue 2027-02-02 18:30-20:00" },
    },
    turns: [
      {
        says: "Is my Monday morning free?",
        act: { kind: "free", span: "Mon 2027-02-01 06:00-12:00", busy: ["dentist"] },
      },
      {
        says: "and the afternoon?",
        act: { kind: "free", span: "Mon 2027-02-01 12:00-18:00", busy: [] },
      },
      {
        says: "ok put a call with the bank in at 2",
        act: { kind: "create" },
        adds: { bank: { title: "Call with the bank", on: "Mon 2027-02-01 14:00-15:00" } },
      },
    ],
  },
  {
    id: "next-week-and-the-week-after",
    now: "Wed 2026-04-22 17:20 Europe/London",
    calendar: {
      retro: { title: "Retro", on: "Thu 2026-04-23 15:00-16:00" },
      audit: { title: "Fire safety audit", on: "Tue 2026-04-28 10:00-12:00" },
      theatre: { title: "Theatre with Colin", on: "Thu 2026-04-30 19:30-22:00" },
      training: { title: "First aid training", on: "Wed 2026-05-06 09:00-16:00" },
    },
    turns: [
      {
        says: "show me next week",
        act: { kind: "list", days: "Sun 2026-04-26 - Sat 2026-05-02", events: ["audit", "theatre"] },
      },
      {
        says: "and the week after?",
        act: { kind: "list", days: "Sun 2026-05-03 - Sat 2026-05-09", events: ["training"] },
      },
    ],
  },

  // Reminders
  {
    id: "pizza-in-20-mins",
    now: "Fri 2026-02-27 18:10 Europe/London",
    turns: [
      {
        says: "remind me in 20 mins to take the pizza out",
        act: { kind: "remind" },
        adds: { pizza: { title: "Take the pizza out", on: "Fri 2026-02-27 18:30-18:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "two-hours-before-the-vet",
    now: "Wed 2026-07-22 08:05 America/Chicago",
    calendar: {
      vet: { title: "Vet for Biscuit", on: "Thu 2026-07-23 15:30-16:00" },
      review: { title: "Code review", on: "Thu 2026-07-23 10:00-11:00" },
    },
    turns: [
      {
        says: "Remind me 2 hours before the vet",
        act: { kind: "change" },
        changes: { vet: { reminders: [120] } },
      },
    ],
  },
  {
    id: "tablets-every-evening",
    now: "Thu 2026-11-26 11:00 Europe/London",
    turns: [
      {
        says: "Could you please remind me every evening at 9pm to take my tablets? I keep forgetting.",
        act: { kind: "remind" },
        adds: {
          tablets: {
            title: "Take my tablets",
            on: "Thu 2026-11-26 21:00-21:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "gas-bill-tomorrow",
    now: "Sun 2027-02-14 19:25 America/New_York",
    turns: [
      { says: "remind me to pay the gas bill tomorrow", act: { kind: "ask", about: "time", to: "remind" } },
      {
        says: "9am",
        act: { kind: "remind" },
        adds: { gas: { title: "Pay the gas bill", on: "Mon 2027-02-15 09:00-09:15", reminders: [0] } },
      },
      { says: "thx", act: { kind: "thanks" } },
    ],
  },
  {
    id: "call-mum",
    now: "Wed 2026-06-03 13:10 Europe/London",
    turns: [
      { says: "remind me to call mum", act: { kind: "ask", about: "when", to: "remind" } },
      {
        says: "Sunday at 4",
        act: { kind: "remind" },
        adds: { mum: { title: "Call mum", on: "Sun 2026-06-07 16:00-16:15", reminders: [0] } },
      },
      {
        says: "actually make it 5",
        act: { kind: "move" },
        changes: { mum: { on: "Sun 2026-06-07 17:00-17:15" } },
      },
    ],
  },

  // Products
  {
    id: "any-jasmine-rice",
    now: "Sat 2026-01-10 10:15 Europe/London",
    turns: [
      {
        says: "customers keep asking for it, do you have any jasmine rice?",
        act: { kind: "find-product", q: "jasmine rice" },
      },
    ],
  },
  {
    id: "cheapest-olive-oil",
    now: "Thu 2026-08-06 09:40 America/New_York",
    turns: [
      {
        says: "cheapest olive oil that's in stock",
        act: { kind: "find-product", q: "olive oil", inStock: true, sort: "price-asc" },
      },
    ],
  },
  {
    id: "green-tea-under-15",
    now: "Tue 2026-05-05 15:30 America/Los_Angeles",
    turns: [
      {
        says: "I'm looking for green tea under 15 dollars",
        act: { kind: "find-product", q: "green tea", max: 15 },
      },
    ],
  },
  {
    id: "coffee-beans-price",
    now: "Mon 2026-10-26 08:10 Europe/London",
    turns: [
      { says: "show me coffee beans", act: { kind: "find-product", q: "coffee beans" } },
      {
        says: "how much is the first one?",
        act: { kind: "product-detail", product: 1, of: "price" },
      },
      {
        says: "and what's the minimum order?",
        act: { kind: "product-detail", product: 1, of: "minimum-order" },
      },
    ],
  },
  {
    id: "olive-oil-for-the-restaurant",
    now: "Wed 2027-05-12 22:50 America/Chicago",
    turns: [
      {
        says: "we're nearly out at the restaurant, can you find me some olive oil",
        act: { kind: "find-product", q: "olive oil" },
      },
      {
        says: "is the first one in stock?",
        act: { kind: "product-detail", product: 1, of: "stock" },
      },
      { says: "great, order 10 of them", act: { kind: "not-understood" } },
    ],
  },

  // Weather
  {
    id: "weather-tomorrow-with-a-typo",
    now: "Tue 2026-12-29 21:40 Europe/London",
    home: "Leeds",
    turns: [
      {
        says: "whats teh weather like tomorrow",
        act: { kind: "weather", place: null, on: "Wed 2026-12-30" },
      },
    ],
  },
  {
    id: "rain-in-boston",
    now: "Wed 2026-04-01 07:30 America/New_York",
    home: "Hartford",
    turns: [
      {
        says: "Will it rain in Boston on Saturday?",
        act: { kind: "weather", place: "Boston", on: "Sat 2026-04-04" },
      },
    ],
  },
  {
    id: "how-cold-is-it",
    now: "Mon 2027-01-18 06:50 America/Chicago",
    home: "Minneapolis",
    turns: [{ says: "how cold is it outside right now", act: { kind: "weather", place: null, on: null } }],
  },
  {
    id: "edinburgh-then-glasgow",
    now: "Tue 2026-09-29 19:00 Europe/London",
    home: "Bristol",
    turns: [
      {
        says: "We're heading up north, what's the weather like in Edinburgh this weekend?",
        act: { kind: "weather", place: "Edinburgh", on: "Sat 2026-10-03 - Sun 2026-10-04" },
      },
      {
        says: "and in Glasgow?",
        act: { kind: "weather", place: "Glasgow", on: "Sat 2026-10-03 - Sun 2026-10-04" },
      },
    ],
  },

  // Others
  {
    id: "what-can-you-do-today",
    now: "Sun 2026-07-05 16:00 Europe/London",
    turns: [{ says: "Hello dear, my son set this up for me. What can you actually do?", act: { kind: "help" } }],
  },
  {
    id: "allergic-to-peanuts",
    now: "Mon 2026-09-07 08:35 America/New_York",
    turns: [
      {
        says: "Remember that Oliver is allergic to peanuts",
        act: { kind: "remember" },
        remembers: ["Oliver is allergic to peanuts"],
      },
    ],
  },
  {
    id: "date-today",
    now: "Thu 2027-06-17 11:11 America/Denver",
    turns: [{ says: "what's the date today?", act: { kind: "clock", of: "date" } }],
  },
  {
    id: "forget-the-gate-code",
    now: "Fri 2026-08-14 17:55 America/Los_Angeles",
    memories: ["the gate code is 2290", "Tess doesn't eat pork"],
    turns: [
      { says: "what did I ask you to remember?", act: { kind: "recall" } },
      { says: "forget the gate code", act: { kind: "ask", about: "confirm", to: "forget" } },
      {
        says: "yes please",
        act: { kind: "confirm", to: "forget" },
        forgets: ["the gate code is 2290"],
      },
    ],
  },
  {
    id: "poem-for-my-wife",
    now: "Fri 2026-02-20 12:45 America/New_York",
    turns: [
      { says: "Hi there", act: { kind: "greet" } },
      { says: "can you write a birthday poem for my wife", act: { kind: "not-understood" } },
      {
        says: "fair enough, then just put Julia's birthday in for March 12",
        act: { kind: "create" },
        adds: { birthday: { title: "Julia's birthday", on: "Thu 2026-03-12" } },
      },
      { says: "bye for now", act: { kind: "goodbye" } },
    ],
  },
];
