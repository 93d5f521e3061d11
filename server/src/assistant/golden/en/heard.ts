import type { Dialogue } from "../dialogue.ts";

/** As people of many countries say it, with what they say beside what they want. */
export const HEARD: readonly Dialogue[] = [
  {
    id: "heard-place-beside",
    now: "Thu 2027-02-11 12:20 Europe/London",
    turns: [
      {
        says: "can you pop in a haircut for saturday half ten, it's at Tony's",
        act: {
          kind: "create",
        },
        adds: {
          haircut: {
            title: "Haircut",
            on: "Sat 2027-02-13 10:30-11:30",
            location: "Tony's",
          },
        },
      },
    ],
  },
  {
    id: "heard-night-shift",
    now: "Wed 2027-06-09 13:00 Africa/Lagos",
    turns: [
      {
        says: "they've changed the rota on us AGAIN. put night shift for friday 8pm till 6am saturday",
        act: {
          kind: "create",
        },
        adds: {
          shift: {
            title: "Night shift",
            on: "Fri 2027-06-11 20:00 - Sat 2027-06-12 06:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-all-day-thing",
    now: "Sat 2026-09-05 19:30 Europe/Dublin",
    turns: [
      {
        says: "mam's 70th is on the 19th, all day thing, stick it in there will ya",
        act: {
          kind: "create",
        },
        adds: {
          birthday: {
            title: ["Mam's 70th", "Mam's 70th birthday"],
            on: "Sat 2026-09-19",
          },
        },
      },
    ],
  },
  {
    id: "heard-bins",
    now: "Mon 2027-03-29 11:15 America/Toronto",
    turns: [
      {
        says: "remind me tomorrow morning at 8 to put the bins out, its recycling this week",
        act: {
          kind: "remind",
        },
        adds: {
          bins: {
            title: ["Put the bins out", "Put bins out"],
            on: "Tue 2027-03-30 08:00-08:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-nudge-before",
    now: "Thu 2027-02-11 12:20 Europe/London",
    turns: [
      {
        says: "parents evening is tues next week at 5.40pm, can you add it",
        act: {
          kind: "create",
        },
        adds: {
          school: {
            title: ["Parents evening", "Parents' evening"],
            on: "Tue 2027-02-16 17:40-18:40",
          },
        },
      },
      {
        says: "and nudge me half an hour before please, i'm always late for these",
        act: {
          kind: "change",
        },
        changes: {
          school: {
            reminders: [30],
          },
        },
      },
    ],
  },
  {
    id: "heard-shut-today",
    now: "Mon 2027-05-17 07:55 Australia/Sydney",
    turns: [
      {
        says: "remind me to call the vet about biscuit's meds",
        act: {
          kind: "ask",
          about: "when",
          to: "remind",
        },
      },
      {
        says: "tomorrow at 11, they're shut today",
        act: {
          kind: "remind",
        },
        adds: {
          vet: {
            title: ["Call the vet about Biscuit's meds", "Call vet about Biscuit's meds"],
            on: "Tue 2027-05-18 11:00-11:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-am-obvs",
    now: "Fri 2026-12-04 16:10 America/Los_Angeles",
    turns: [
      {
        says: "book me in for gym at 7 tomorrow",
        act: {
          kind: "ask",
          about: "am-or-pm",
          to: "create",
        },
      },
      {
        says: "am obvs",
        act: {
          kind: "create",
        },
        adds: {
          gym: {
            title: "Gym",
            on: "Sat 2026-12-05 07:00-08:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-twelve-noon",
    now: "Wed 2027-06-09 13:00 Africa/Lagos",
    turns: [
      {
        says: "Meeting with Chief Adebayo tomorrow 12 noon at Eko Hotel, very important o",
        act: {
          kind: "create",
        },
        adds: {
          meeting: {
            title: "Meeting with Chief Adebayo",
            on: "Thu 2027-06-10 12:00-13:00",
            location: "Eko Hotel",
          },
        },
      },
    ],
  },
  {
    id: "heard-nine-can",
    now: "Tue 2027-08-03 09:30 Asia/Singapore",
    turns: [
      {
        says: "remind me to pay the helper's levy on the 17th",
        act: {
          kind: "ask",
          about: "time",
          to: "remind",
        },
      },
      {
        says: "9am can",
        act: {
          kind: "remind",
        },
        adds: {
          levy: {
            title: ["Pay the helper's levy", "Pay helper's levy"],
            on: "Tue 2027-08-17 09:00-09:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-made-the-team",
    now: "Mon 2027-03-29 11:15 America/Toronto",
    turns: [
      {
        says: "ok so my son made the team, hockey practice tuesdays and thursdays 6 to 7:30pm till the end of april",
        act: {
          kind: "create",
        },
        adds: {
          hockey: {
            title: "Hockey practice",
            on: "Tue 2027-03-30 18:00-19:30",
            recurrence: "FREQ=WEEKLY;UNTIL=20270430;BYDAY=TU,TH",
          },
        },
      },
    ],
  },
  {
    id: "heard-tomorrow-then",
    now: "Wed 2027-06-09 13:00 Africa/Lagos",
    turns: [
      {
        says: "remind me at 12 noon today to send the invoice to Mrs Okafor",
        act: {
          kind: "ask",
          about: "past",
          to: "remind",
        },
      },
      {
        says: "ah sorry, tomorrow then",
        act: {
          kind: "remind",
        },
        adds: {
          invoice: {
            title: ["Send the invoice to Mrs Okafor", "Send invoice to Mrs Okafor"],
            on: "Thu 2027-06-10 12:00-12:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-sweet-ta",
    now: "Mon 2027-05-17 07:55 Australia/Sydney",
    turns: [
      {
        says: "coffee w Mei monday next week 8.30am at Bourke Street Bakery",
        act: {
          kind: "create",
        },
        adds: {
          coffee: {
            title: ["Coffee w Mei", "Coffee with Mei"],
            on: "Mon 2027-05-24 08:30-09:30",
            location: "Bourke Street Bakery",
          },
        },
      },
      {
        says: "sweet, ta",
        act: {
          kind: "thanks",
        },
      },
    ],
  },
  {
    id: "heard-stuck-at-work",
    now: "Thu 2027-02-11 12:20 Europe/London",
    calendar: {
      haircut: {
        title: "Haircut",
        on: "Fri 2027-02-12 15:00-15:45",
      },
    },
    turns: [
      {
        says: "im going to be stuck at work tomorrow, can you shove the haircut back to 4",
        act: {
          kind: "move",
        },
        changes: {
          haircut: {
            on: "Fri 2027-02-12 16:00-16:45",
          },
        },
      },
    ],
  },
  {
    id: "heard-the-raj-one",
    now: "Mon 2027-05-17 07:55 Australia/Sydney",
    calendar: {
      accounts: {
        title: "Meeting with accounts",
        on: "Tue 2027-05-18 10:00-11:00",
      },
      raj: {
        title: "Meeting with Raj",
        on: "Tue 2027-05-18 14:00-15:00",
      },
    },
    turns: [
      {
        says: "push tomorrow's meeting back by half an hour, train's stuffed",
        act: {
          kind: "ask",
          about: "which",
          to: "move",
          among: ["accounts", "raj"],
        },
      },
      {
        says: "the raj one sorry",
        act: {
          kind: "move",
        },
        changes: {
          raj: {
            on: "Tue 2027-05-18 14:30-15:30",
          },
        },
      },
    ],
  },
  {
    id: "heard-wrong-calendar",
    now: "Fri 2026-12-04 16:10 America/Los_Angeles",
    turns: [
      {
        says: "add drinks with the team tonight at 6",
        act: {
          kind: "create",
        },
        adds: {
          drinks: {
            title: ["Drinks with the team", "Drinks with team"],
            on: "Fri 2026-12-04 18:00-19:00",
          },
        },
      },
      {
        says: "oh shoot wrong calendar, undo that",
        act: {
          kind: "undo",
        },
        removes: ["drinks"],
      },
    ],
  },
  {
    id: "heard-just-this-once",
    now: "Thu 2027-02-11 12:20 Europe/London",
    calendar: {
      choir: {
        title: "Choir",
        on: "Mon 2027-01-11 19:00-21:00",
        recurrence: "FREQ=WEEKLY;BYDAY=MO",
      },
    },
    turns: [
      {
        says: "move choir on monday to tuesday just this once, the hall's being painted",
        act: {
          kind: "move",
        },
        adds: {
          tuesday: {
            title: "Choir",
            on: "Tue 2027-02-16 19:00-21:00",
          },
        },
        changes: {
          choir: {
            exceptions: ["Mon 2027-02-15 19:00"],
          },
        },
      },
    ],
  },
  {
    id: "heard-sick-as-a-dog",
    now: "Wed 2026-11-18 18:45 America/Chicago",
    calendar: {
      sales: {
        title: "Sales call",
        on: "Fri 2026-11-20 10:00-10:30",
      },
      nails: {
        title: "Nails",
        on: "Fri 2026-11-20 17:30-18:30",
      },
      brunch: {
        title: "Brunch with Amy",
        on: "Sat 2026-11-21 11:00-12:00",
      },
    },
    turns: [
      {
        says: "clear everything on friday im sick as a dog",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["sales", "nails"],
        },
      },
      {
        says: "yes clear it",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        removes: ["sales", "nails"],
      },
    ],
  },
  {
    id: "heard-before-my-flight",
    now: "Wed 2027-06-09 13:00 Africa/Lagos",
    calendar: {
      flight: {
        title: "Flight to Abuja",
        on: "Fri 2027-06-11 16:30-17:45",
      },
    },
    turns: [
      {
        says: "abeg remind me 2 hours before my flight so I don't miss it like last time",
        act: {
          kind: "change",
        },
        changes: {
          flight: {
            reminders: [120],
          },
        },
      },
    ],
  },
  {
    id: "heard-that-day",
    now: "Tue 2026-10-13 08:40 America/New_York",
    calendar: {
      closing: {
        title: "Closing call",
        on: "Fri 2026-10-16 11:00-12:00",
      },
      pickup: {
        title: "Pick up Nico",
        on: "Fri 2026-10-16 15:30-16:00",
      },
    },
    turns: [
      {
        says: "what do I have friday",
        act: {
          kind: "list",
          days: "Fri 2026-10-16",
          events: ["closing", "pickup"],
        },
      },
      {
        says: "and saturday?",
        act: {
          kind: "list",
          days: "Sat 2026-10-17",
          events: [],
        },
      },
      {
        says: "cool add brunch with mom that day",
        act: {
          kind: "create",
        },
        adds: {
          brunch: {
            title: "Brunch with mom",
            on: "Sat 2026-10-17 11:00-12:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-pencil-it-in",
    now: "Fri 2026-12-04 16:10 America/Los_Angeles",
    calendar: {
      yoga: {
        title: "Yoga",
        on: "Thu 2026-12-10 18:00-19:00",
      },
    },
    turns: [
      {
        says: "am i free at 3 on thursday for a call with HR?",
        act: {
          kind: "free",
          span: "Thu 2026-12-10 15:00-16:00",
          busy: [],
        },
      },
      {
        says: "ok great pencil it in",
        act: {
          kind: "create",
        },
        adds: {
          call: {
            title: ["Call with HR", "HR call"],
            on: "Thu 2026-12-10 15:00-16:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-weekday-of-next-week",
    now: "Wed 2027-06-09 13:00 Africa/Lagos",
    calendar: {
      audit: {
        title: "Stock audit",
        on: "Mon 2027-06-14 10:00-12:00",
      },
      tailor: {
        title: "Tailor fitting",
        on: "Tue 2027-06-15 16:00-16:30",
      },
      party: {
        title: "Naming ceremony",
        on: "Sat 2027-06-19 11:00-15:00",
      },
    },
    turns: [
      {
        says: "what have i got next week",
        act: {
          kind: "list",
          days: "Sun 2027-06-13 - Sat 2027-06-19",
          events: ["audit", "tailor", "party"],
        },
      },
      {
        says: "move the second one to wednesday",
        act: {
          kind: "move",
        },
        changes: {
          tailor: {
            on: "Wed 2027-06-16 16:00-16:30",
          },
        },
      },
    ],
  },
  {
    id: "heard-a-bottle",
    now: "Thu 2027-02-11 12:20 Europe/London",
    turns: [
      {
        says: "looking for olive oil for the restaurant, max £8 a bottle",
        act: {
          kind: "find-product",
          q: "olive oil",
          max: 8,
        },
      },
    ],
  },
  {
    id: "heard-anything-cheaper",
    now: "Wed 2026-11-18 18:45 America/Chicago",
    turns: [
      {
        says: "show me hand soap, running low at the salon",
        act: {
          kind: "find-product",
          q: "hand soap",
        },
      },
      {
        says: "anything cheaper?",
        act: {
          kind: "find-product",
          q: "hand soap",
          sort: "price-asc",
        },
      },
      {
        says: "whos the supplier of the first one",
        act: {
          kind: "product-detail",
          product: 1,
          of: "supplier",
        },
      },
    ],
  },
  {
    id: "heard-you-up",
    now: "Mon 2027-05-17 07:55 Australia/Sydney",
    turns: [
      {
        says: "morning! you up?",
        act: {
          kind: "greet",
        },
      },
    ],
  },
  {
    id: "heard-did-not-ask",
    now: "Wed 2027-06-09 13:00 Africa/Lagos",
    turns: [
      {
        says: "I didn't ask you to book anything, I was just saying my sister's getting married on saturday",
        act: {
          kind: "not-understood",
        },
      },
    ],
  },
  {
    id: "heard-so-my-wife-stops",
    now: "Fri 2026-08-14 10:50 Africa/Johannesburg",
    turns: [
      {
        says: "braai at Thabo's tomorrow 2pm, just putting it here so my wife stops asking",
        act: {
          kind: "create",
        },
        adds: {
          braai: {
            title: "Braai",
            on: "Sat 2026-08-15 14:00-15:00",
            location: "Thabo's",
          },
        },
      },
    ],
  },
  {
    id: "heard-remind-one-day-before",
    now: "Thu 2027-09-16 18:00 Asia/Kolkata",
    turns: [
      {
        says: "interview with TCS on 24 sept at 3pm, please also remind me one day before",
        act: {
          kind: "create",
        },
        adds: {
          interview: {
            title: "Interview with TCS",
            on: "Fri 2027-09-24 15:00-16:00",
            reminders: [1440],
          },
        },
      },
    ],
  },
  {
    id: "heard-ten-will-do",
    now: "Mon 2026-11-30 17:25 Europe/London",
    turns: [
      {
        says: "remind me to ring the council about the bins tomorrow",
        act: {
          kind: "ask",
          about: "time",
          to: "remind",
        },
      },
      {
        says: "10 will do",
        act: {
          kind: "remind",
        },
        adds: {
          council: {
            title: ["Ring the council about the bins", "Ring council about the bins"],
            on: "Tue 2026-12-01 10:00-10:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-oh-yeah",
    now: "Wed 2027-02-24 14:00 Pacific/Auckland",
    turns: [
      {
        says: "add netball on saturday",
        act: {
          kind: "ask",
          about: "time",
          to: "create",
        },
      },
      {
        says: "oh yeah 10.30",
        act: {
          kind: "create",
        },
        adds: {
          netball: {
            title: "Netball",
            on: "Sat 2027-02-27 10:30-11:30",
          },
        },
      },
    ],
  },
  {
    id: "heard-eight-actually",
    now: "Fri 2026-08-14 10:50 Africa/Johannesburg",
    turns: [
      {
        says: "dinner with Lerato next friday",
        act: {
          kind: "create",
        },
        adds: {
          dinner: {
            title: "Dinner with Lerato",
            on: "Fri 2026-08-21 19:00-20:00",
          },
        },
      },
      {
        says: "8 actually, she finishes late hey",
        act: {
          kind: "move",
        },
        changes: {
          dinner: {
            on: "Fri 2026-08-21 20:00-21:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-so-pls-put",
    now: "Sat 2027-04-17 08:20 Asia/Manila",
    turns: [
      {
        says: "im a nurse on rotating shifts lol so pls put night duty for monday 10pm to tuesday 6am",
        act: {
          kind: "create",
        },
        adds: {
          duty: {
            title: "Night duty",
            on: "Mon 2027-04-19 22:00 - Tue 2027-04-20 06:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-day-of-the-reason",
    now: "Tue 2027-07-06 15:35 Africa/Nairobi",
    turns: [
      {
        says: "my sis is landing on the 15th so add airport pickup at 6.40am that day",
        act: {
          kind: "create",
        },
        adds: {
          pickup: {
            title: "Airport pickup",
            on: "Thu 2027-07-15 06:40-07:40",
          },
        },
      },
    ],
  },
  {
    id: "heard-venue-as",
    now: "Tue 2027-07-06 15:35 Africa/Nairobi",
    turns: [
      {
        says: "hey so add one on one with my boss on friday 9am, wish me well",
        act: {
          kind: "create",
        },
        adds: {
          boss: {
            title: ["One on one with my boss", "One on one with boss"],
            on: "Fri 2027-07-09 09:00-10:00",
          },
        },
      },
      {
        says: "oh and put the venue as Java House",
        act: {
          kind: "change",
        },
        changes: {
          boss: {
            location: "Java House",
          },
        },
      },
    ],
  },
  {
    id: "heard-pray-for-me",
    now: "Sun 2026-09-20 11:00 America/New_York",
    turns: [
      {
        says: "dinner with my in laws on the 31st of september, pray for me",
        act: {
          kind: "ask",
          about: "impossible-date",
          to: "create",
        },
      },
      {
        says: "haha the 30th i mean",
        act: {
          kind: "create",
        },
        adds: {
          dinner: {
            title: ["Dinner with my in laws", "Dinner with in laws"],
            on: "Wed 2026-09-30 19:00-20:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-put-on-wednesday-instead",
    now: "Mon 2026-11-30 17:25 Europe/London",
    calendar: {
      gas: {
        title: "Gas engineer",
        on: "Tue 2026-12-01 09:00-11:00",
      },
      nan: {
        title: "Tea at Nan's",
        on: "Wed 2026-12-02 17:00-18:30",
      },
    },
    turns: [
      {
        says: "something's come up at work so can you put the gas engineer on wednesday instead, same time",
        act: {
          kind: "move",
        },
        changes: {
          gas: {
            on: "Wed 2026-12-02 09:00-11:00",
          },
        },
      },
    ],
  },
  {
    id: "heard-flight-delayed",
    now: "Thu 2027-01-07 07:10 America/Denver",
    calendar: {
      flight: {
        title: "Flight to Phoenix",
        on: "Thu 2027-01-07 18:05-20:00",
      },
    },
    turns: [
      {
        says: "flight got delayed ugh, move it to 8:20pm",
        act: {
          kind: "move",
        },
        changes: {
          flight: {
            on: "Thu 2027-01-07 20:20-22:15",
          },
        },
      },
    ],
  },
  {
    id: "heard-aye-go-on",
    now: "Wed 2027-05-05 20:15 Europe/London",
    calendar: {
      gym: {
        title: "Gym induction",
        on: "Fri 2027-05-07 18:30-19:15",
      },
    },
    turns: [
      {
        says: "scrap the gym induction, canny be bothered",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["gym"],
        },
      },
      {
        says: "aye go on",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        removes: ["gym"],
      },
      {
        says: "ach no wait, undo that, the wife's raging",
        act: {
          kind: "undo",
        },
        restores: ["gym"],
      },
    ],
  },
  {
    id: "heard-set-location",
    now: "Mon 2026-11-30 17:25 Europe/London",
    calendar: {
      kev: {
        title: "1-1 with Kev",
        on: "Tue 2026-12-01 14:00-14:30",
      },
    },
    turns: [
      {
        says: "push the 1-1 with kev back 15 mins",
        act: {
          kind: "move",
        },
        changes: {
          kev: {
            on: "Tue 2026-12-01 14:15-14:45",
          },
        },
      },
      {
        says: "and set the location to Costa, office is rammed",
        act: {
          kind: "change",
        },
        changes: {
          kev: {
            location: "Costa",
          },
        },
      },
    ],
  },
  {
    id: "heard-no-keep-them",
    now: "Sun 2026-09-20 11:00 America/New_York",
    calendar: {
      review: {
        title: "Design review",
        on: "Tue 2026-09-22 10:00-11:00",
      },
      pilates: {
        title: "Pilates",
        on: "Tue 2026-09-22 17:30-18:30",
      },
    },
    turns: [
      {
        says: "cancel all my stuff on tuesday, kid's got strep",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["review", "pilates"],
        },
      },
      {
        says: "no keep them, my mom can watch him",
        act: {
          kind: "decline",
          to: "cancel",
        },
      },
    ],
  },
  {
    id: "heard-wednesday",
    now: "Mon 2026-11-30 17:25 Europe/London",
    calendar: {
      gas: {
        title: "Gas engineer",
        on: "Tue 2026-12-01 09:00-11:00",
      },
      footy: {
        title: "5 a side",
        on: "Tue 2026-12-01 19:00-20:00",
      },
      nan: {
        title: "Tea with Nan",
        on: "Wed 2026-12-02 17:00-18:30",
      },
    },
    turns: [
      {
        says: "what am i doing tomorrow",
        act: {
          kind: "list",
          days: "Tue 2026-12-01",
          events: ["gas", "footy"],
        },
      },
      {
        says: "wednesday?",
        act: {
          kind: "list",
          days: "Wed 2026-12-02",
          events: ["nan"],
        },
      },
    ],
  },
  {
    id: "heard-grandmas-asking",
    now: "Tue 2026-12-15 12:40 America/Chicago",
    calendar: {
      recital: {
        title: "Ella's recital",
        on: "Fri 2026-12-18 18:00-19:30",
      },
      lunch: {
        title: "Lunch with Tom",
        on: "Wed 2026-12-16 12:00-13:00",
      },
    },
    turns: [
      {
        says: "when is ella's recital? grandma's asking",
        act: {
          kind: "list",
          events: ["recital"],
          about: "ella's recital",
        },
      },
    ],
  },
  {
    id: "heard-chuck-it-down",
    now: "Wed 2027-05-05 20:15 Europe/London",
    home: "Edinburgh",
    turns: [
      {
        says: "is it gonna chuck it down in Glasgow tomorrow?",
        act: {
          kind: "weather",
          place: "Glasgow",
          on: "Thu 2027-05-06",
        },
      },
    ],
  },
  {
    id: "heard-only-if",
    now: "Wed 2026-11-18 10:00 Europe/London",
    turns: [
      {
        says: "dinner with Jo friday at 7, if she's free",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-might-be-late",
    now: "Wed 2026-11-18 10:00 Europe/London",
    turns: [
      {
        says: "drinks friday at 8, need to check with Jo first",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-got-moved",
    now: "Wed 2026-11-18 10:00 Europe/London",
    turns: [
      {
        says: "dentist at 9 on thursday, they moved it to 10",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-hang-on",
    now: "Wed 2026-11-18 10:00 Europe/London",
    turns: [
      {
        says: "dinner friday at 7, hang on",
        act: {
          kind: "ask",
          about: "when",
          to: "create",
        },
      },
    ],
  },
  {
    id: "heard-remind-to-book",
    now: "Wed 2026-11-18 10:00 Europe/London",
    turns: [
      {
        says: "remind me at 5pm to book a table, Lou keeps asking",
        act: {
          kind: "remind",
        },
        adds: {
          table: {
            title: "Book a table",
            on: "Wed 2026-11-18 17:00-17:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "heard-which-week",
    now: "Wed 2026-11-18 10:00 Europe/London",
    calendar: {
      review: {
        title: "Budget review",
        on: "Tue 2026-11-24 15:00-16:00",
      },
    },
    turns: [
      {
        says: "move the budget review to friday",
        act: {
          kind: "ask",
          about: "day",
          to: "move",
          among: ["review"],
        },
      },
      {
        says: "friday next week, sorry",
        act: {
          kind: "move",
        },
        changes: {
          review: {
            on: "Fri 2026-11-27 15:00-16:00",
          },
        },
      },
    ],
  },
];
