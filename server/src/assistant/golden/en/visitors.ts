import type { Dialogue } from "../dialogue.ts";

/** What people say who only look in. */
export const VISITORS: readonly Dialogue[] = [
  // One turn
  {
    id: "hair-appt",
    now: "Mon 2027-03-08 09:15 America/Chicago",
    turns: [
      {
        says: "hair appt thursday 4:30pm",
        act: { kind: "create" },
        adds: { hair: { title: "Hair appt", on: "Thu 2027-03-11 16:30-17:30" } },
      },
    ],
  },
  {
    id: "night-shift-again",
    now: "Mon 2027-02-08 13:40 America/New_York",
    turns: [
      {
        says: "night shift friday 7pm to saturday 7am",
        act: { kind: "create" },
        adds: { shift: { title: "Night shift", on: "Fri 2027-02-12 19:00 - Sat 2027-02-13 07:00" } },
      },
    ],
  },
  {
    id: "stocktake-first-monday",
    now: "Tue 2026-09-08 08:05 Europe/London",
    turns: [
      {
        says: "Add stocktake every first Monday of the month at 8am",
        act: { kind: "create" },
        adds: {
          stocktake: { title: "Stocktake", on: "Mon 2026-10-05 08:00-09:00", recurrence: "FREQ=MONTHLY;BYDAY=1MO" },
        },
      },
    ],
  },
  {
    id: "chem-exam",
    now: "Sat 2026-11-28 22:47 America/Toronto",
    calendar: { party: { title: "Kaylas party", on: "Sat 2026-12-12 20:00-23:00" } },
    turns: [
      {
        says: "ugh ok put my chem exam on december 14, 9 to 11:30 am",
        act: { kind: "create" },
        adds: { exam: { title: ["Chem exam", "My chem exam"], on: "Mon 2026-12-14 09:00-11:30" } },
      },
    ],
  },
  {
    id: "dentist-for-lily",
    now: "Tue 2026-05-12 19:30 Europe/Dublin",
    turns: [
      {
        says: "Dentist for Lily tomorrow at 3:15 for 30 minutes at Smile Clinic",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentist for Lily", on: "Wed 2026-05-13 15:15-15:45", location: "Smile Clinic" } },
      },
    ],
  },
  {
    id: "bridge-at-joans",
    now: "Sun 2026-10-11 10:20 Europe/London",
    turns: [
      {
        says: "Good morning dear, could you please put down bridge at Joan's every Wednesday at 2 in the afternoon? Thank you.",
        act: { kind: "create" },
        adds: {
          bridge: {
            title: "Bridge",
            on: "Wed 2026-10-14 14:00-15:00",
            recurrence: "FREQ=WEEKLY;BYDAY=WE",
            location: "Joan's",
          },
        },
      },
    ],
  },
  {
    id: "vacation-august",
    now: "Thu 2026-06-04 11:11 America/Los_Angeles",
    turns: [
      {
        says: "vacation from August 3 to August 14",
        act: { kind: "create" },
        adds: { vacation: { title: "Vacation", on: "Mon 2026-08-03 - Fri 2026-08-14" } },
      },
    ],
  },
  {
    id: "mums-birthday",
    now: "Wed 2026-04-15 12:30 Australia/Sydney",
    turns: [
      {
        says: "mums birthday is june 21st, put that in every year",
        act: { kind: "create" },
        adds: {
          birthday: { title: ["Mums birthday", "Mum's birthday"], on: "Sun 2026-06-21", recurrence: "FREQ=YEARLY" },
        },
      },
    ],
  },
  {
    id: "physio-and-lunch",
    now: "Sun 2026-11-01 18:00 Europe/London",
    calendar: { gp: { title: "GP", on: "Tue 2026-11-03 15:00-15:15" } },
    turns: [
      {
        says: "add physio on tuesday at 10am and lunch with Priya on thursday at 12:30",
        act: { kind: "create" },
        adds: {
          physio: { title: "Physio", on: "Tue 2026-11-03 10:00-11:00" },
          lunch: { title: "Lunch with Priya", on: "Thu 2026-11-05 12:30-13:30" },
        },
      },
    ],
  },
  {
    id: "swimming-until-march",
    now: "Mon 2026-11-09 20:15 Europe/London",
    turns: [
      {
        says: "Swimming lesson for Noah every Saturday at 10am until March",
        act: { kind: "create" },
        adds: {
          swimming: {
            title: "Swimming lesson for Noah",
            on: "Sat 2026-11-14 10:00-11:00",
            recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20270228T235959Z",
          },
        },
      },
    ],
  },
  {
    id: "dinner-hendersons",
    now: "Tue 2026-07-07 09:00 America/Denver",
    turns: [
      {
        says: "dinner with the Hendersons on Saturday",
        act: { kind: "create" },
        adds: { dinner: { title: "Dinner with the Hendersons", on: "Sat 2026-07-11 19:00-20:00" } },
      },
    ],
  },
  {
    id: "camping-weekend",
    now: "Wed 2026-08-19 16:50 Pacific/Auckland",
    turns: [
      {
        says: "camping trip this weekend!! stick it in",
        act: { kind: "create" },
        adds: { camping: { title: "Camping trip", on: "Sat 2026-08-22 - Sun 2026-08-23" } },
      },
    ],
  },
  {
    id: "bins",
    now: "Thu 2026-10-22 13:05 Europe/London",
    turns: [
      {
        says: "remind me at 6pm to take the bins out",
        act: { kind: "remind" },
        adds: { bins: { title: "Take the bins out", on: "Thu 2026-10-22 18:00-18:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "water-plants",
    now: "Tue 2026-06-09 07:45 America/Chicago",
    turns: [
      {
        says: "Remind me every Sunday at 8 pm to water the plants",
        act: { kind: "remind" },
        adds: {
          plants: {
            title: "Water the plants",
            on: "Sun 2026-06-14 20:00-20:15",
            recurrence: "FREQ=WEEKLY;BYDAY=SU",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "oven",
    now: "Sun 2026-12-06 17:20 America/New_York",
    turns: [
      {
        says: "remind me in 45 mins to check the oven pls",
        act: { kind: "remind" },
        adds: { oven: { title: "Check the oven", on: "Sun 2026-12-06 18:05-18:20", reminders: [0] } },
      },
    ],
  },
  {
    id: "physio-same-time",
    now: "Mon 2026-09-14 08:30 Asia/Singapore",
    calendar: {
      physio: { title: "Physio", on: "Wed 2026-09-16 11:00-11:45" },
      review: { title: "Quarterly review", on: "Wed 2026-09-16 14:00-15:00" },
    },
    turns: [
      {
        says: "can u move my physio to friday same time",
        act: { kind: "move" },
        changes: { physio: { on: "Fri 2026-09-18 11:00-11:45" } },
      },
    ],
  },
  {
    id: "staff-meeting-longer-again",
    now: "Tue 2027-01-12 10:00 Africa/Johannesburg",
    calendar: {
      staff: { title: "Staff meeting", on: "Thu 2027-01-14 09:00-10:00" },
      delivery: { title: "Coffee delivery", on: "Thu 2027-01-14 12:00-12:30" },
    },
    turns: [
      {
        says: "make the staff meeting 90 minutes long",
        act: { kind: "change" },
        changes: { staff: { on: "Thu 2027-01-14 09:00-10:30" } },
      },
    ],
  },
  {
    id: "vet-reminder",
    now: "Fri 2026-02-06 15:25 America/Vancouver",
    calendar: {
      vet: { title: "Vet", on: "Sat 2026-02-07 11:00-11:30" },
      brunch: { title: "Brunch with Kim", on: "Sun 2026-02-08 11:00-12:00" },
    },
    turns: [
      {
        says: "remind me 30 minutes before the vet",
        act: { kind: "change" },
        changes: { vet: { reminders: [30] } },
      },
    ],
  },
  {
    id: "book-club-place",
    now: "Mon 2026-03-16 14:00 Europe/London",
    calendar: {
      club: { title: "Book club", on: "Thu 2026-03-19 19:30-21:30", location: "Library" },
      choir: { title: "Choir", on: "Fri 2026-03-20 18:00-20:00" },
    },
    turns: [
      {
        says: "Change the location of book club to Marion's house",
        act: { kind: "change" },
        changes: { club: { location: "Marion's house" } },
      },
    ],
  },
  {
    id: "rename-catch-up",
    now: "Thu 2026-04-09 09:40 Europe/Berlin",
    calendar: { catchup: { title: "Catch up", on: "Fri 2026-04-10 15:00-15:30" } },
    turns: [
      {
        says: 'rename "Catch up" to "Invoice chat with Jo"',
        act: { kind: "rename" },
        changes: { catchup: { title: "Invoice chat with Jo" } },
      },
    ],
  },
  {
    id: "spin-not-found",
    now: "Wed 2026-06-17 06:10 America/Los_Angeles",
    calendar: { shift: { title: "Shift", on: "Wed 2026-06-17 12:00-20:00" } },
    turns: [{ says: "delete the spin class", act: { kind: "not-found", to: "cancel" } }],
  },
  {
    id: "next-week-again",
    now: "Wed 2026-10-07 21:30 America/New_York",
    calendar: {
      gym: { title: "Gym", on: "Fri 2026-10-09 07:00-08:00" },
      brunch: { title: "Brunch with Ana", on: "Sun 2026-10-11 11:00-12:00" },
      midterm: { title: "Midterm", on: "Thu 2026-10-15 13:00-15:00" },
      trip: { title: "Trip home", on: "Mon 2026-10-19 - Wed 2026-10-21" },
    },
    turns: [
      {
        says: "whats on my calendar next week",
        act: { kind: "list", days: "Sun 2026-10-11 - Sat 2026-10-17", events: ["brunch", "midterm"] },
      },
    ],
  },
  {
    id: "eye-test",
    now: "Tue 2026-11-24 10:45 Europe/Dublin",
    calendar: {
      bank: { title: "Bank", on: "Wed 2026-11-25 10:00-10:30" },
      eye: { title: "Eye test", on: "Fri 2026-12-04 14:20-15:00" },
    },
    turns: [{ says: "When is my eye test?", act: { kind: "list", about: "eye test", events: ["eye"] } }],
  },
  {
    id: "green-tea-max",
    now: "Mon 2026-08-10 12:00 America/Chicago",
    turns: [{ says: "find me green tea under 5 dollars", act: { kind: "find-product", q: "green tea", max: 5 } }],
  },
  {
    id: "galway-saturday",
    now: "Thu 2026-05-28 17:00 Europe/Dublin",
    home: "Dublin",
    turns: [
      {
        says: "what's the weather going to be like in Galway on saturday?",
        act: { kind: "weather", place: "Galway", on: "Sat 2026-05-30" },
      },
    ],
  },
  {
    id: "locker-code-again",
    now: "Mon 2026-09-21 18:55 America/New_York",
    turns: [
      {
        says: "remember that my locker code is 4471",
        act: { kind: "remember" },
        remembers: ["my locker code is 4471"],
      },
    ],
  },
  {
    id: "recall",
    now: "Fri 2026-11-13 08:00 Australia/Melbourne",
    memories: ["I take oat milk", "Ben's shoe size is 34"],
    turns: [{ says: "What have I asked you to remember?", act: { kind: "recall" } }],
  },
  {
    id: "help",
    now: "Sat 2026-01-10 09:30 Europe/London",
    turns: [{ says: "so what can you actually do?", act: { kind: "help" } }],
  },
  {
    id: "cover-letter",
    now: "Wed 2026-02-18 23:10 Europe/London",
    turns: [{ says: "can you write me a cover letter for a barista job", act: { kind: "not-understood" } }],
  },
  {
    id: "date-today-again",
    now: "Mon 2027-05-03 07:20 Asia/Hong_Kong",
    turns: [{ says: "whats the date today", act: { kind: "clock", of: "date" } }],
  },

  // Several turns
  {
    id: "coffee-half-past-three",
    now: "Wed 2026-03-04 09:05 America/New_York",
    turns: [
      { says: "put in coffee with Dan on Friday", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "half past 3",
        act: { kind: "create" },
        adds: { coffee: { title: "Coffee with Dan", on: "Fri 2026-03-06 15:30-16:30" } },
      },
      {
        says: "make it every week",
        act: { kind: "change" },
        changes: { coffee: { recurrence: "FREQ=WEEKLY;BYDAY=FR" } },
      },
    ],
  },
  {
    id: "team-sync",
    now: "Mon 2026-06-22 16:15 Europe/Amsterdam",
    turns: [
      {
        says: "team sync tomorrow at 2",
        act: { kind: "create" },
        adds: { sync: { title: "Team sync", on: "Tue 2026-06-23 14:00-15:00" } },
      },
      {
        says: "actually move it to 3",
        act: { kind: "move" },
        changes: { sync: { on: "Tue 2026-06-23 15:00-16:00" } },
      },
      {
        says: "and make it half an hour",
        act: { kind: "change" },
        changes: { sync: { on: "Tue 2026-06-23 15:00-15:30" } },
      },
    ],
  },
  {
    id: "parcel-pickup",
    now: "Thu 2026-12-03 14:30 America/Chicago",
    turns: [
      { says: "parcel pickup tomorrow at 7", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "in the morning",
        act: { kind: "create" },
        adds: { parcel: { title: "Parcel pickup", on: "Fri 2026-12-04 07:00-08:00" } },
      },
    ],
  },
  {
    id: "today-and-tomorrow",
    now: "Tue 2026-09-01 07:10 Europe/London",
    calendar: {
      school: { title: "School run", on: "Tue 2026-09-01 08:15-09:00" },
      plumber: { title: "Plumber", on: "Wed 2026-09-02 10:00-12:00" },
      nails: { title: "Nails", on: "Wed 2026-09-02 16:00-17:00" },
    },
    turns: [
      { says: "morning! what have i got on today", act: { kind: "list", days: "Tue 2026-09-01", events: ["school"] } },
      { says: "and tomorrow?", act: { kind: "list", days: "Wed 2026-09-02", events: ["plumber", "nails"] } },
      { says: "cancel the second one", act: { kind: "ask", about: "confirm", to: "cancel", among: ["nails"] } },
      { says: "yep", act: { kind: "confirm", to: "cancel" }, removes: ["nails"] },
    ],
  },
  {
    id: "which-dentist",
    now: "Mon 2026-04-20 11:00 America/Los_Angeles",
    calendar: {
      mia: { title: "Dentist Mia", on: "Tue 2026-04-21 15:00-15:30" },
      owen: { title: "Dentist Owen", on: "Thu 2026-04-23 15:30-16:00" },
      soccer: { title: "Soccer practice", on: "Thu 2026-04-23 17:00-18:30" },
    },
    turns: [
      { says: "cancel the dentist", act: { kind: "ask", about: "which", to: "cancel", among: ["mia", "owen"] } },
      { says: "Owen's", act: { kind: "ask", about: "confirm", to: "cancel", among: ["owen"] } },
      { says: "yes please", act: { kind: "confirm", to: "cancel" }, removes: ["owen"] },
    ],
  },
  {
    id: "saturday-both",
    now: "Thu 2026-10-15 19:45 Europe/London",
    calendar: {
      market: { title: "Craft market", on: "Sat 2026-10-17 09:00-13:00" },
      film: { title: "Film with Jas", on: "Sat 2026-10-17 20:00-22:00" },
    },
    turns: [
      {
        says: "What do I have on Saturday?",
        act: { kind: "list", days: "Sat 2026-10-17", events: ["market", "film"] },
      },
      { says: "cancel both", act: { kind: "ask", about: "confirm", to: "cancel", among: ["market", "film"] } },
      { says: "no wait, leave them", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "pilates-series",
    now: "Tue 2027-04-06 12:15 Australia/Brisbane",
    calendar: {
      pilates: { title: "Pilates", on: "Thu 2027-04-01 18:00-19:00", recurrence: "FREQ=WEEKLY;BYDAY=TH" },
      gp: { title: "GP", on: "Fri 2027-04-09 09:30-09:45" },
    },
    turns: [
      { says: "cancel pilates", act: { kind: "ask", about: "series", to: "cancel", among: ["pilates"] } },
      { says: "just this thursday", act: { kind: "ask", about: "confirm", to: "cancel", among: ["pilates"] } },
      {
        says: "yes",
        act: { kind: "confirm", to: "cancel" },
        changes: { pilates: { exceptions: ["Thu 2027-04-08 18:00"] } },
      },
    ],
  },
  {
    id: "guitar-one-lesson",
    now: "Mon 2026-11-16 15:00 America/Denver",
    calendar: {
      guitar: { title: "Guitar lesson", on: "Thu 2026-11-05 16:00-16:45", recurrence: "FREQ=WEEKLY;BYDAY=TH" },
    },
    turns: [
      {
        says: "move thursday's guitar lesson to friday at 5pm",
        act: { kind: "move" },
        adds: { moved: { title: "Guitar lesson", on: "Fri 2026-11-20 17:00-17:45" } },
        changes: { guitar: { exceptions: ["Thu 2026-11-19 16:00"] } },
      },
      { says: "cheers mate", act: { kind: "thanks" } },
    ],
  },
  {
    id: "beans-compare",
    now: "Fri 2026-07-17 10:10 Europe/London",
    turns: [
      { says: "find coffee beans", act: { kind: "find-product", q: "coffee beans" } },
      {
        says: "what's the minimum order on the first one?",
        act: { kind: "product-detail", product: 1, of: "minimum-order" },
      },
      { says: "compare the first and the third", act: { kind: "compare-products", products: [1, 3] } },
    ],
  },
  {
    id: "rice-stock",
    now: "Wed 2026-01-21 13:00 Asia/Singapore",
    turns: [
      { says: "I'm looking for jasmine rice", act: { kind: "find-product", q: "jasmine rice" } },
      { says: "is the third one in stock?", act: { kind: "product-detail", product: 3, of: "stock" } },
      { says: "and who's the supplier", act: { kind: "product-detail", product: 3, of: "supplier" } },
    ],
  },
  {
    id: "weather-leeds",
    now: "Tue 2026-02-24 08:20 Europe/London",
    home: "York",
    turns: [
      { says: "do i need an umbrella today", act: { kind: "weather", place: null, on: "Tue 2026-02-24" } },
      { says: "and tomorrow?", act: { kind: "weather", place: null, on: "Wed 2026-02-25" } },
      { says: "and in Leeds?", act: { kind: "weather", place: "Leeds", on: "Wed 2026-02-25" } },
    ],
  },
  {
    id: "free-then-study",
    now: "Sun 2026-11-08 20:40 America/Toronto",
    calendar: {
      lecture: { title: "Econ lecture", on: "Mon 2026-11-09 09:30-11:00" },
      shift: { title: "Shift at cafe", on: "Mon 2026-11-09 18:00-22:00" },
    },
    turns: [
      {
        says: "am i free tomorrow morning",
        act: { kind: "free", span: "Mon 2026-11-09 06:00-12:00", busy: ["lecture"] },
      },
      {
        says: "and in the afternoon?",
        act: { kind: "free", span: "Mon 2026-11-09 12:00-18:00", busy: [] },
      },
      {
        says: "ok cool add study group at 2 then",
        act: { kind: "create" },
        adds: { study: { title: "Study group", on: "Mon 2026-11-09 14:00-15:00" } },
      },
    ],
  },
  {
    id: "forget-vegetarian",
    now: "Sat 2026-05-16 13:13 America/New_York",
    memories: ["I'm vegetarian", "my sister lives in Tampa"],
    turns: [
      { says: "forget that I'm vegetarian", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "yes, I eat fish now lol", act: { kind: "confirm", to: "forget" }, forgets: ["I'm vegetarian"] },
    ],
  },
  {
    id: "meant-tuesday",
    now: "Thu 2026-11-05 10:30 Europe/London",
    turns: [
      {
        says: "Chiropodist on Monday at 9",
        act: { kind: "create" },
        adds: { feet: { title: "Chiropodist", on: "Mon 2026-11-09 09:00-10:00" } },
      },
      {
        says: "Sorry, I meant Tuesday",
        act: { kind: "move" },
        changes: { feet: { on: "Tue 2026-11-10 09:00-10:00" } },
      },
    ],
  },
  {
    id: "supplier-call-over",
    now: "Wed 2026-08-26 11:20 Europe/Dublin",
    turns: [
      { says: "call with flour supplier today at 9am", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "oh, tomorrow then",
        act: { kind: "create" },
        adds: { call: { title: "Call with flour supplier", on: "Thu 2026-08-27 09:00-10:00" } },
      },
    ],
  },
  {
    id: "vet-put-back",
    now: "Tue 2026-03-24 18:05 America/Chicago",
    calendar: { vet: { title: "Vet for Biscuit", on: "Thu 2026-03-26 10:00-10:30" } },
    turns: [
      {
        says: "move the vet to 4:30pm",
        act: { kind: "move" },
        changes: { vet: { on: "Thu 2026-03-26 16:30-17:00" } },
      },
      {
        says: "hmm no, undo that",
        act: { kind: "undo" },
        changes: { vet: { on: "Thu 2026-03-26 10:00-10:30" } },
      },
    ],
  },
  {
    id: "rent",
    now: "Mon 2026-11-23 21:00 America/Los_Angeles",
    turns: [
      { says: "remind me to pay rent on december 1st", act: { kind: "ask", about: "time", to: "remind" } },
      {
        says: "9am",
        act: { kind: "remind" },
        adds: { rent: { title: "Pay rent", on: "Tue 2026-12-01 09:00-09:15", reminders: [0] } },
      },
      { says: "thx", act: { kind: "thanks" } },
    ],
  },
  {
    id: "hiya-time-bye",
    now: "Sun 2026-06-28 15:35 Europe/London",
    turns: [
      { says: "hiya", act: { kind: "greet" } },
      { says: "what time is it?", act: { kind: "clock", of: "time" } },
      { says: "ok bye", act: { kind: "goodbye" } },
    ],
  },
  {
    id: "optician-weather",
    now: "Fri 2026-10-30 12:50 Europe/London",
    home: "Bristol",
    turns: [
      { says: "add optician on monday", act: { kind: "ask", about: "time", to: "create" } },
      { says: "whats the weather like tmrw", act: { kind: "weather", place: null, on: "Sat 2026-10-31" } },
      {
        says: "2pm for the optician",
        act: { kind: "create" },
        adds: { optician: { title: "Optician", on: "Mon 2026-11-02 14:00-15:00" } },
      },
    ],
  },
  {
    id: "sick-day-move-both",
    now: "Tue 2026-09-22 20:30 America/New_York",
    calendar: {
      demo: { title: "Client demo", on: "Wed 2026-09-23 10:00-11:00" },
      budget: { title: "Budget review", on: "Wed 2026-09-23 14:00-15:30" },
      party: { title: "Leaving party", on: "Thu 2026-09-24 17:00-19:00" },
    },
    turns: [
      {
        says: "feeling rough today. what's on tomorrow?",
        act: { kind: "list", days: "Wed 2026-09-23", events: ["demo", "budget"] },
      },
      { says: "move both to friday", act: { kind: "ask", about: "confirm", to: "move", among: ["demo", "budget"] } },
      {
        says: "yes do it",
        act: { kind: "confirm", to: "move" },
        changes: {
          demo: { on: "Fri 2026-09-25 10:00-11:00" },
          budget: { on: "Fri 2026-09-25 14:00-15:30" },
        },
      },
    ],
  },
];
