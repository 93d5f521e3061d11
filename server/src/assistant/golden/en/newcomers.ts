import type { Dialogue } from "../dialogue.ts";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  // One turn
  {
    id: "study-group",
    now: "Mon 2027-03-08 09:15 Europe/London",
    turns: [
      {
        says: "study group at Costa thursday 4pm",
        act: { kind: "create" },
        adds: { study: { title: "Study group", on: "Thu 2027-03-11 16:00-17:00", location: "Costa" } },
      },
    ],
  },
  {
    id: "parent-teacher",
    now: "Wed 2026-11-18 20:40 America/Chicago",
    turns: [
      {
        says: "Can you put in a parent teacher conference on Tuesday from 3:30 to 4?",
        act: { kind: "create" },
        adds: { conference: { title: "Parent teacher conference", on: "Tue 2026-11-24 15:30-16:00" } },
      },
    ],
  },
  {
    id: "yoga-twice-a-week-new",
    now: "Wed 2026-11-18 08:05 America/Toronto",
    turns: [
      {
        says: "yoga every tuesday and thursday at 6:30pm",
        act: { kind: "create" },
        adds: {
          yoga: { title: "Yoga", on: "Thu 2026-11-19 18:30-19:30", recurrence: "FREQ=WEEKLY;BYDAY=TU,TH" },
        },
      },
    ],
  },
  {
    id: "swim-eight-weeks",
    now: "Mon 2027-03-29 12:30 Europe/Dublin",
    calendar: { shift: { title: "Early shift", on: "Sat 2027-04-03 06:00-09:00" } },
    turns: [
      {
        says: "swim lessons for Mia every saturday at 10am for 8 weeks pls",
        act: { kind: "create" },
        adds: {
          swim: {
            title: "Swim lessons for Mia",
            on: "Sat 2027-04-03 10:00-11:00",
            recurrence: "FREQ=WEEKLY;BYDAY=SA;COUNT=8",
          },
        },
      },
    ],
  },
  {
    id: "day-off",
    now: "Tue 2026-12-01 16:20 America/New_York",
    turns: [
      {
        says: "add a day off next friday",
        act: { kind: "create" },
        adds: { off: { title: "Day off", on: "Fri 2026-12-11" } },
      },
    ],
  },
  {
    id: "family-vacation",
    now: "Mon 2027-03-08 21:00 America/Denver",
    turns: [
      {
        says: "Family vacation July 3 to July 17",
        act: { kind: "create" },
        adds: { vacation: { title: "Family vacation", on: "Sat 2027-07-03 - Sat 2027-07-17" } },
      },
    ],
  },
  {
    id: "run-until-march",
    now: "Wed 2027-01-13 20:10 America/Los_Angeles",
    calendar: { inventory: { title: "Inventory count", on: "Mon 2027-01-18 08:00-12:00" } },
    turns: [
      {
        says: "run every day at 6:30am until march",
        act: { kind: "create" },
        adds: {
          run: {
            title: "Run",
            on: "Thu 2027-01-14 06:30-07:30",
            recurrence: "FREQ=DAILY;UNTIL=20270228T235959Z",
          },
        },
      },
    ],
  },
  {
    id: "three-tomorrow",
    now: "Sun 2027-02-07 18:45 Europe/London",
    turns: [
      {
        says: "tomorrow: gym at 7am, lunch with Priya at 12:30 and pick up the dry cleaning at 5",
        act: { kind: "create" },
        adds: {
          gym: { title: "Gym", on: "Mon 2027-02-08 07:00-08:00" },
          lunch: { title: "Lunch with Priya", on: "Mon 2027-02-08 12:30-13:30" },
          cleaning: {
            title: ["Pick up the dry cleaning", "Pick up dry cleaning"],
            on: "Mon 2027-02-08 17:00-18:00",
          },
        },
      },
    ],
  },
  {
    id: "birthday-every-year",
    now: "Tue 2027-02-16 11:00 America/Chicago",
    turns: [
      {
        says: "mom's birthday april 22 every year",
        act: { kind: "create" },
        adds: { birthday: { title: "Mom's birthday", on: "Thu 2027-04-22", recurrence: "FREQ=YEARLY" } },
      },
    ],
  },
  {
    id: "dinner-saturday",
    now: "Thu 2027-05-06 13:25 Australia/Sydney",
    turns: [
      {
        says: "dinner with the Hendersons saturday at 7",
        act: { kind: "create" },
        adds: {
          dinner: { title: ["Dinner with the Hendersons", "Dinner with Hendersons"], on: "Sat 2027-05-08 19:00-20:00" },
        },
      },
    ],
  },
  {
    id: "brunch-sunday",
    now: "Fri 2027-06-04 17:55 America/New_York",
    turns: [
      {
        says: "hey hope you're doing well! could you add brunch with Tess on sunday? thx",
        act: { kind: "create" },
        adds: { brunch: { title: "Brunch with Tess", on: "Sun 2027-06-06 11:00-12:00" } },
      },
    ],
  },
  {
    id: "move-call",
    now: "Wed 2026-10-14 09:30 Europe/London",
    calendar: {
      call: { title: "Call with Dana", on: "Wed 2026-10-14 14:00-14:30" },
      invoices: { title: "Invoices", on: "Wed 2026-10-14 11:00-12:00" },
    },
    turns: [
      {
        says: "move the call with Dana to 4pm",
        act: { kind: "move" },
        changes: { call: { on: "Wed 2026-10-14 16:00-16:30" } },
      },
    ],
  },
  {
    id: "vet-same-time",
    now: "Mon 2026-10-19 18:00 America/Phoenix",
    calendar: {
      vet: { title: "Vet appointment", on: "Tue 2026-10-20 10:15-11:00" },
      cards: { title: "Card night", on: "Fri 2026-10-23 19:00-22:00" },
    },
    turns: [
      {
        says: "can you shift the vet appointment to thursday, same time",
        act: { kind: "move" },
        changes: { vet: { on: "Thu 2026-10-22 10:15-11:00" } },
      },
    ],
  },
  {
    id: "rename-sync",
    now: "Tue 2027-01-05 08:50 America/New_York",
    calendar: {
      sync: { title: "Sync", on: "Tue 2027-01-05 15:00-15:30" },
      review: { title: "Code review", on: "Wed 2027-01-06 10:00-11:00" },
    },
    turns: [
      {
        says: 'change the name of "Sync" to "Budget planning"',
        act: { kind: "rename" },
        changes: { sync: { title: "Budget planning" } },
      },
    ],
  },
  {
    id: "staff-meeting-longer",
    now: "Thu 2026-11-05 07:40 Asia/Singapore",
    calendar: {
      staff: { title: "Staff meeting", on: "Fri 2026-11-06 10:00-11:00" },
      delivery: { title: "Delivery", on: "Fri 2026-11-06 13:00-13:30" },
    },
    turns: [
      {
        says: "make the staff meeting 90 minutes long",
        act: { kind: "change" },
        changes: { staff: { on: "Fri 2026-11-06 10:00-11:30" } },
      },
    ],
  },
  {
    id: "interview-room",
    now: "Mon 2027-04-12 10:00 America/Chicago",
    calendar: { interview: { title: "Interview with Kline", on: "Wed 2027-04-14 13:00-14:00" } },
    turns: [
      {
        says: "Set the location of the interview to Room 204",
        act: { kind: "change" },
        changes: { interview: { location: "Room 204" } },
      },
    ],
  },
  {
    id: "half-hour-before",
    now: "Mon 2027-04-12 19:10 Europe/London",
    calendar: {
      physio: { title: "Physio", on: "Tue 2027-04-13 11:30-12:15" },
      choir: { title: "Choir practice", on: "Tue 2027-04-13 19:30-21:00" },
    },
    turns: [
      {
        says: "remind me 30 mins before choir practice",
        act: { kind: "change" },
        changes: { choir: { reminders: [30] } },
      },
    ],
  },
  {
    id: "no-pottery",
    now: "Sat 2026-12-05 14:00 America/Vancouver",
    calendar: { recital: { title: "Piano recital", on: "Sun 2026-12-06 15:00-16:30" } },
    turns: [{ says: "cancel the pottery class", act: { kind: "not-found", to: "cancel" } }],
  },
  {
    id: "tomorrow-list",
    now: "Wed 2027-09-01 21:30 America/New_York",
    calendar: {
      biology: { title: "Biology lab", on: "Thu 2027-09-02 09:00-11:00" },
      advisor: { title: "Meet advisor", on: "Thu 2027-09-02 14:00-14:30" },
      shift: { title: "Shift at the bookstore", on: "Fri 2027-09-03 16:00-20:00" },
    },
    turns: [
      {
        says: "whats on my calender tomorrow",
        act: { kind: "list", days: "Thu 2027-09-02", events: ["biology", "advisor"] },
      },
    ],
  },
  {
    id: "eye-exam",
    now: "Tue 2027-09-07 10:20 America/Los_Angeles",
    calendar: {
      eye: { title: "Eye exam", on: "Mon 2027-09-20 09:45-10:30" },
      flu: { title: "Flu shot", on: "Fri 2027-09-10 11:00-11:15" },
    },
    turns: [{ says: "When is my eye exam?", act: { kind: "list", events: ["eye"], about: "eye exam" } }],
  },
  {
    id: "free-friday-afternoon",
    now: "Tue 2026-10-06 13:00 Europe/Dublin",
    calendar: {
      rounds: { title: "Ward rounds", on: "Fri 2026-10-09 08:00-11:00" },
      training: { title: "CPR training", on: "Fri 2026-10-09 15:00-16:00" },
    },
    turns: [
      {
        says: "am i free friday afternoon?",
        act: { kind: "free", span: "Fri 2026-10-09 12:00-18:00", busy: ["training"] },
      },
    ],
  },
  {
    id: "water-the-plants",
    now: "Sun 2026-11-29 15:30 Europe/London",
    turns: [
      {
        says: "remind me at 6pm to water the plants",
        act: { kind: "remind" },
        adds: {
          plants: { title: ["Water the plants", "Water plants"], on: "Sun 2026-11-29 18:00-18:15", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "meds-daily",
    now: "Mon 2027-01-25 14:05 America/New_York",
    turns: [
      {
        says: "Please remind me every day at 9pm to take my meds",
        act: { kind: "remind" },
        adds: {
          meds: {
            title: ["Take my meds", "Take meds"],
            on: "Mon 2027-01-25 21:00-21:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "weather-austin",
    now: "Sat 2027-07-10 11:00 America/New_York",
    home: "Boston",
    turns: [
      {
        says: "how's the weather in Austin right now",
        act: { kind: "weather", place: "Austin", on: null },
      },
    ],
  },
  {
    id: "weather-tomorrow-home",
    now: "Tue 2026-10-27 20:15 Europe/London",
    home: "Bristol",
    turns: [
      {
        says: "is it gonna rain tomorrow?",
        act: { kind: "weather", place: null, on: "Wed 2026-10-28" },
      },
    ],
  },
  {
    id: "green-tea-in-stock",
    now: "Thu 2026-11-12 09:00 America/Chicago",
    turns: [{ says: "find green tea that's in stock", act: { kind: "find-product", q: "green tea", inStock: true } }],
  },
  {
    id: "rice-price-range",
    now: "Thu 2027-02-11 16:45 Asia/Singapore",
    turns: [
      {
        says: "search for jasmine rice between 10 and 25 dollars",
        act: { kind: "find-product", q: "jasmine rice", min: 10, max: 25 },
      },
    ],
  },
  {
    id: "locker-code",
    now: "Mon 2026-12-07 06:50 America/Toronto",
    turns: [
      {
        says: "remember that my locker code is 4417",
        act: { kind: "remember" },
        remembers: ["my locker code is 4417"],
      },
    ],
  },
  {
    id: "poem-first",
    now: "Sun 2026-10-25 17:00 America/New_York",
    calendar: { church: { title: "Church", on: "Sun 2026-11-01 10:00-11:30" } },
    turns: [{ says: "write me a short poem about autumn", act: { kind: "not-understood" } }],
  },
  {
    id: "what-day",
    now: "Fri 2027-04-30 08:00 Europe/London",
    turns: [{ says: "what's the date today?", act: { kind: "clock", of: "date" } }],
  },

  // Several turns
  {
    id: "lunch-move-undo",
    now: "Mon 2026-11-02 09:20 America/New_York",
    turns: [
      {
        says: "coffee with Jamal on wednesday at 2pm",
        act: { kind: "create" },
        adds: { coffee: { title: "Coffee with Jamal", on: "Wed 2026-11-04 14:00-15:00" } },
      },
      {
        says: "move it to 3",
        act: { kind: "move" },
        changes: { coffee: { on: "Wed 2026-11-04 15:00-16:00" } },
      },
      {
        says: "hmm no, undo that",
        act: { kind: "undo" },
        changes: { coffee: { on: "Wed 2026-11-04 14:00-15:00" } },
      },
    ],
  },
  {
    id: "second-one",
    now: "Thu 2027-03-18 07:30 America/Chicago",
    calendar: {
      standup: { title: "Standup", on: "Fri 2027-03-19 09:00-09:15" },
      demo: { title: "Client demo", on: "Fri 2027-03-19 11:00-12:00" },
      massage: { title: "Massage", on: "Fri 2027-03-19 17:00-18:00" },
    },
    turns: [
      {
        says: "what do I have tomorrow?",
        act: { kind: "list", days: "Fri 2027-03-19", events: ["standup", "demo", "massage"] },
      },
      {
        says: "cancel the second one",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["demo"] },
      },
      { says: "yes please", act: { kind: "confirm", to: "cancel" }, removes: ["demo"] },
      { says: "oops wrong one, undo", act: { kind: "undo" }, restores: ["demo"] },
    ],
  },
  {
    id: "weather-then-tomorrow",
    now: "Fri 2026-12-18 12:00 Europe/London",
    turns: [
      { says: "what's the weather like today?", act: { kind: "ask", about: "place" } },
      { says: "Leeds", act: { kind: "weather", place: "Leeds", on: "Fri 2026-12-18" } },
      { says: "and tomorrow?", act: { kind: "weather", place: "Leeds", on: "Sat 2026-12-19" } },
    ],
  },
  {
    id: "shop-owner-coffee",
    now: "Tue 2026-11-10 10:30 America/Los_Angeles",
    turns: [
      {
        says: "hi, i'm looking for coffee beans under $20",
        act: { kind: "find-product", q: "coffee beans", max: 20 },
      },
      { says: "compare the first two", act: { kind: "compare-products", products: [1, 2] } },
      {
        says: "what's the minimum order for the second one?",
        act: { kind: "product-detail", product: 2, of: "minimum-order" },
      },
      { says: "ok thanks", act: { kind: "thanks" } },
    ],
  },
  {
    id: "cheapest-oil",
    now: "Wed 2027-01-20 15:00 Australia/Sydney",
    turns: [
      { says: "show me the cheapest olive oil", act: { kind: "find-product", q: "olive oil", sort: "price-asc" } },
      {
        says: "how much is the third one if i buy 40?",
        act: { kind: "product-detail", product: 3, of: "price", quantity: 40 },
      },
      { says: "who's the supplier of the green tea", act: { kind: "product-detail", product: 4, of: "supplier" } },
    ],
  },
  {
    id: "haircut-time-length",
    now: "Wed 2027-06-09 19:00 America/Toronto",
    turns: [
      { says: "haircut on saturday", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "10:30",
        act: { kind: "create" },
        adds: { haircut: { title: "Haircut", on: "Sat 2027-06-12 10:30-11:30" } },
      },
      {
        says: "oh and make it 30 minutes",
        act: { kind: "change" },
        changes: { haircut: { on: "Sat 2027-06-12 10:30-11:00" } },
      },
    ],
  },
  {
    id: "cancel-both-listed",
    now: "Mon 2027-02-22 13:40 Europe/Dublin",
    calendar: {
      plumber: { title: "Plumber", on: "Tue 2027-02-23 09:00-10:00" },
      bridge: { title: "Bridge club", on: "Tue 2027-02-23 14:00-16:00" },
      hospital: { title: "Hospital checkup", on: "Thu 2027-02-25 10:00-11:00" },
    },
    turns: [
      {
        says: "what have I got on tomorrow",
        act: { kind: "list", days: "Tue 2027-02-23", events: ["plumber", "bridge"] },
      },
      {
        says: "I'm not feeling great. Cancel both",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["plumber", "bridge"] },
      },
      { says: "yes", act: { kind: "confirm", to: "cancel" }, removes: ["plumber", "bridge"] },
    ],
  },
  {
    id: "series-all",
    now: "Wed 2026-11-18 12:15 America/New_York",
    calendar: {
      spin: {
        title: "Spin class",
        on: "Thu 2026-11-19 18:00-19:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TH",
      },
    },
    turns: [
      {
        says: "move spin class to 7pm",
        act: { kind: "ask", about: "series", to: "move", among: ["spin"] },
      },
      {
        says: "all of them",
        act: { kind: "move" },
        changes: { spin: { on: "Thu 2026-11-19 19:00-20:00" } },
      },
    ],
  },
  {
    id: "piano-once",
    now: "Tue 2026-12-01 08:30 America/Chicago",
    calendar: {
      piano: {
        title: "Piano lesson",
        on: "Thu 2026-12-03 16:00-16:45",
        recurrence: "FREQ=WEEKLY;BYDAY=TH",
      },
    },
    turns: [
      {
        says: "cancel the piano lesson this thursday",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["piano"] },
      },
      {
        says: "yep",
        act: { kind: "confirm", to: "cancel" },
        changes: { piano: { exceptions: ["Thu 2026-12-03 16:00"] } },
      },
    ],
  },
  {
    id: "which-meeting",
    now: "Mon 2027-05-10 09:05 Europe/London",
    calendar: {
      bank: { title: "Meeting with the bank", on: "Tue 2027-05-11 11:00-11:45" },
      raj: { title: "Meeting with Raj", on: "Wed 2027-05-12 14:00-15:00" },
    },
    turns: [
      {
        says: "move my meeting to friday",
        act: { kind: "ask", about: "which", to: "move", among: ["bank", "raj"] },
      },
      {
        says: "the one with Raj",
        act: { kind: "move" },
        changes: { raj: { on: "Fri 2027-05-14 14:00-15:00" } },
      },
      {
        says: "and repeat it every week",
        act: { kind: "change" },
        changes: { raj: { recurrence: "FREQ=WEEKLY" } },
      },
    ],
  },
  {
    id: "memory-round",
    now: "Sun 2027-01-31 19:45 America/Denver",
    memories: ["Ella is allergic to peanuts"],
    turns: [
      {
        says: "remember that the wifi password is bluebird9",
        act: { kind: "remember" },
        remembers: ["the wifi password is bluebird9"],
      },
      { says: "what did I ask you to remember?", act: { kind: "recall" } },
      { says: "forget the wifi password", act: { kind: "ask", about: "confirm", to: "forget" } },
      {
        says: "yes",
        act: { kind: "confirm", to: "forget" },
        forgets: ["the wifi password is bluebird9"],
      },
    ],
  },
  {
    id: "pick-up-kids",
    now: "Thu 2026-10-08 16:10 America/New_York",
    turns: [
      { says: "pick up the kids tomorrow at 7", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "pm",
        act: { kind: "create" },
        adds: { kids: { title: ["Pick up the kids", "Pick up kids"], on: "Fri 2026-10-09 19:00-20:00" } },
      },
    ],
  },
  {
    id: "free-then-book",
    now: "Tue 2027-04-06 11:50 America/Los_Angeles",
    calendar: {
      gallery: { title: "Gallery visit", on: "Thu 2027-04-08 13:00-14:00" },
      taxes: { title: "Taxes", on: "Fri 2027-04-09 09:00-12:00" },
    },
    turns: [
      {
        says: "am I free on thursday morning?",
        act: { kind: "free", span: "Thu 2027-04-08 06:00-12:00", busy: [] },
      },
      {
        says: "and in the afternoon?",
        act: { kind: "free", span: "Thu 2027-04-08 12:00-18:00", busy: ["gallery"] },
      },
      {
        says: "ok add a call with Leo at 10am then",
        act: { kind: "create" },
        adds: { call: { title: "Call with Leo", on: "Thu 2027-04-08 10:00-11:00" } },
      },
    ],
  },
  {
    id: "keep-the-gym",
    now: "Thu 2027-07-08 06:30 Europe/London",
    calendar: {
      gym: { title: "Gym", on: "Thu 2027-07-08 18:00-19:00" },
      night: { title: "Night shift", on: "Fri 2027-07-09 20:00 - Sat 2027-07-10 08:00" },
    },
    turns: [
      { says: "cancel gym today", act: { kind: "ask", about: "confirm", to: "cancel", among: ["gym"] } },
      { says: "no, keep it", act: { kind: "decline", to: "cancel" } },
      {
        says: "move it to 8pm instead",
        act: { kind: "move" },
        changes: { gym: { on: "Thu 2027-07-08 20:00-21:00" } },
      },
    ],
  },
  {
    id: "accountant-never-mind",
    now: "Mon 2027-03-01 10:00 America/Toronto",
    turns: [
      { says: "schedule a meeting with my accountant", act: { kind: "ask", about: "when", to: "create" } },
      { says: "never mind", act: { kind: "decline", to: "create" } },
    ],
  },
  {
    id: "hello-today-thanks",
    now: "Fri 2026-10-16 07:55 Europe/Dublin",
    calendar: {
      bread: { title: "Bread delivery", on: "Fri 2026-10-16 08:30-09:00" },
      landlord: { title: "Landlord", on: "Fri 2026-10-16 16:00-16:30" },
      market: { title: "Farmers market", on: "Sat 2026-10-17 09:00-13:00" },
    },
    turns: [
      { says: "good morning!", act: { kind: "greet" } },
      {
        says: "whats on today",
        act: { kind: "list", days: "Fri 2026-10-16", events: ["bread", "landlord"] },
      },
      { says: "and tomorrow?", act: { kind: "list", days: "Sat 2026-10-17", events: ["market"] } },
      { says: "cheers, thank you", act: { kind: "thanks" } },
    ],
  },
  {
    id: "bank-which-day",
    now: "Wed 2026-11-25 14:30 America/Chicago",
    turns: [
      {
        says: "remind me at 8am to call the bank",
        act: { kind: "ask", about: "day", to: "remind" },
      },
      {
        says: "friday",
        act: { kind: "remind" },
        adds: { bank: { title: ["Call the bank", "Call bank"], on: "Fri 2026-11-27 08:00-08:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "all-but-the-dentist",
    now: "Sun 2027-05-16 20:20 America/New_York",
    calendar: {
      dentist: { title: "Dentist", on: "Mon 2027-05-17 09:00-10:00" },
      seminar: { title: "Seminar", on: "Mon 2027-05-17 11:00-12:30" },
      tutoring: { title: "Tutoring", on: "Mon 2027-05-17 16:00-17:00" },
      exam: { title: "Stats exam", on: "Wed 2027-05-19 10:00-12:00" },
    },
    turns: [
      {
        says: "ugh im sick, cancel everything tomorrow",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "seminar", "tutoring"] },
      },
      {
        says: "yes, but not the dentist",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["seminar", "tutoring"] },
      },
      { says: "yeah", act: { kind: "confirm", to: "cancel" }, removes: ["seminar", "tutoring"] },
    ],
  },
  {
    id: "omar-meant-tomorrow",
    now: "Tue 2027-02-02 15:10 Asia/Singapore",
    turns: [
      { says: "add lunch with Omar today at noon", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "sorry, i meant tomorrow",
        act: { kind: "create" },
        adds: { lunch: { title: "Lunch with Omar", on: "Wed 2027-02-03 12:00-13:00" } },
      },
      {
        says: "actually make it 1pm",
        act: { kind: "move" },
        changes: { lunch: { on: "Wed 2027-02-03 13:00-14:00" } },
      },
    ],
  },
  {
    id: "help-email",
    now: "Mon 2026-12-14 09:00 Europe/London",
    turns: [
      { says: "what can you help me with?", act: { kind: "help" } },
      { says: "can you email my boss that I'm running late", act: { kind: "not-understood" } },
      { says: "ok what time is it", act: { kind: "clock", of: "time" } },
      { says: "ok bye!", act: { kind: "goodbye" } },
    ],
  },
];
