import type { Dialogue } from "../dialogue.ts";

const BERLIN = "Wed 2026-11-18 10:00 Europe/Berlin";
const NEW_YORK = "Wed 2026-11-18 10:00 America/New_York";

export const NEW_EVENTS: readonly Dialogue[] = [
  {
    id: "lunch-at-noon",
    now: BERLIN,
    turns: [
      {
        says: "lunch with sam tomorrow at noon",
        act: { kind: "create" },
        adds: { lunch: { title: "Lunch with Sam", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "dentist-short",
    now: "Mon 2026-12-07 08:30 America/New_York",
    turns: [
      {
        says: "dentist fri 3pm",
        act: { kind: "create" },
        adds: { dentist: { title: "Dentist", on: "Fri 2026-12-11 15:00-16:00" } },
      },
    ],
  },
  {
    id: "next-tuesday",
    now: NEW_YORK,
    turns: [
      {
        says: "pls put a 30 min call with priya on my calendar for next tuesday 9:30am",
        act: { kind: "create" },
        adds: { call: { title: "Call with Priya", on: "Tue 2026-11-24 09:30-10:00" } },
      },
    ],
  },
  {
    id: "next-friday",
    now: NEW_YORK,
    turns: [
      {
        says: "farewell drinks for Hannah next Friday at 6",
        act: { kind: "create" },
        adds: { drinks: { title: "Farewell drinks for Hannah", on: "Fri 2026-11-27 18:00-19:00" } },
      },
    ],
  },
  {
    id: "dinner-at-eight",
    now: BERLIN,
    turns: [
      {
        says: "Dinner at 8 with the Johnsons on Saturday at Café Uno",
        act: { kind: "create" },
        adds: { dinner: { title: "Dinner with the Johnsons", on: "Sat 2026-11-21 20:00-21:00", location: "Café Uno" } },
      },
    ],
  },
  {
    id: "breakfast-at-eight",
    now: NEW_YORK,
    turns: [
      {
        says: "breakfast with dad sunday at 8",
        act: { kind: "create" },
        adds: { breakfast: { title: "Breakfast with dad", on: "Sun 2026-11-22 08:00-09:00" } },
      },
    ],
  },
  {
    id: "meeting-at-three",
    now: BERLIN,
    turns: [
      {
        says: "meeting with Lena at 3",
        act: { kind: "create" },
        adds: { meeting: { title: "Meeting with Lena", on: "Wed 2026-11-18 15:00-16:00" } },
      },
    ],
  },
  {
    id: "brunch-without-hour",
    now: "Fri 2027-04-09 19:15 America/New_York",
    turns: [
      {
        says: "brunch w/ the girls on sunday",
        act: { kind: "create" },
        adds: { brunch: { title: ["Brunch w/ the girls", "Brunch with the girls"], on: "Sun 2027-04-11 11:00-12:00" } },
      },
    ],
  },
  {
    id: "off-monday-to-wednesday",
    now: "Fri 2026-11-20 16:45 Europe/Berlin",
    turns: [
      {
        says: "I'm off from Monday to Wednesday",
        act: { kind: "create" },
        adds: { off: { title: ["Off", "Time off"], on: "Mon 2026-11-23 - Wed 2026-11-25" } },
      },
    ],
  },
  {
    id: "block-two-hours",
    now: NEW_YORK,
    turns: [
      {
        says: "block 2 hours for deep work tomorrow morning at 9",
        act: { kind: "create" },
        adds: { work: { title: "Deep work", on: "Thu 2026-11-19 09:00-11:00" } },
      },
    ],
  },
  {
    id: "length-before-time",
    now: NEW_YORK,
    turns: [
      {
        says: "gym for 45 minutes at 6:15 pm today",
        act: { kind: "create" },
        adds: { gym: { title: "Gym", on: "Wed 2026-11-18 18:15-19:00" } },
      },
    ],
  },
  {
    id: "night-shift",
    now: NEW_YORK,
    turns: [
      {
        says: "night shift friday 10pm to 6am",
        act: { kind: "create" },
        adds: { shift: { title: "Night shift", on: "Fri 2026-11-20 22:00 - Sat 2026-11-21 06:00" } },
      },
    ],
  },
  {
    id: "weekdays-except-wednesday",
    now: "Sun 2026-11-22 20:10 America/New_York",
    turns: [
      {
        says: "standup every weekday except wednesday at 9:15 for 15 minutes",
        act: { kind: "create" },
        adds: {
          standup: { title: "Standup", on: "Mon 2026-11-23 09:15-09:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,TH,FR" },
        },
      },
    ],
  },
  {
    id: "yoga-until-march",
    now: BERLIN,
    turns: [
      {
        says: "yoga every tuesday at 6pm until march",
        act: { kind: "create" },
        adds: {
          yoga: { title: "Yoga", on: "Tue 2026-11-24 18:00-19:00", recurrence: "FREQ=WEEKLY;UNTIL=20270228;BYDAY=TU" },
        },
      },
    ],
  },
  {
    id: "rent-monthly",
    now: NEW_YORK,
    turns: [
      { says: "pay rent on the 1st of every month", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "all day is fine",
        act: { kind: "create" },
        adds: { rent: { title: "Pay rent", on: "Tue 2026-12-01", recurrence: "FREQ=MONTHLY;BYMONTHDAY=1" } },
      },
    ],
  },
  {
    id: "every-other-thursday",
    now: BERLIN,
    turns: [
      {
        says: "team retro every other thursday 4-5pm starting next week",
        act: { kind: "create" },
        adds: {
          retro: {
            title: "Team retro",
            on: "Thu 2026-11-26 16:00-17:00",
            recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "remind-in-ten-minutes",
    now: BERLIN,
    turns: [
      {
        says: "remind me in 10 minutes to call mom",
        act: { kind: "remind" },
        adds: { call: { title: "Call mom", on: "Wed 2026-11-18 10:10-10:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-tomorrow-morning",
    now: "Thu 2026-12-03 21:40 America/New_York",
    turns: [
      {
        says: "Remind me tomorrow at 7am to take out the trash.",
        act: { kind: "remind" },
        adds: { trash: { title: "Take out the trash", on: "Fri 2026-12-04 07:00-07:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "sync-with-reminder",
    now: NEW_YORK,
    turns: [
      {
        says: "Sync with Tom tomorrow 2pm, remind me 15 minutes before",
        act: { kind: "create" },
        adds: { sync: { title: "Sync with Tom", on: "Thu 2026-11-19 14:00-15:00", reminders: [15] } },
      },
    ],
  },
  {
    id: "order-in-quotes",
    now: BERLIN,
    turns: [
      {
        says: 'add "delete all my meetings" tomorrow at 10',
        act: { kind: "create" },
        adds: { quoted: { title: "Delete all my meetings", on: "Thu 2026-11-19 10:00-11:00" } },
      },
    ],
  },
  {
    id: "april-is-a-person",
    now: NEW_YORK,
    turns: [
      {
        says: "coffee with April next thursday at 4",
        act: { kind: "create" },
        adds: { coffee: { title: "Coffee with April", on: "Thu 2026-11-26 16:00-17:00" } },
      },
    ],
  },
  {
    id: "sunday-smith",
    now: NEW_YORK,
    turns: [
      {
        says: "call Sunday Smith on monday at 11",
        act: { kind: "create" },
        adds: { call: { title: "Call Sunday Smith", on: "Mon 2026-11-23 11:00-12:00" } },
      },
    ],
  },
  {
    id: "across-the-year",
    now: "Thu 2026-12-31 18:00 America/New_York",
    turns: [
      {
        says: "new years brunch tomorrow",
        act: { kind: "create" },
        adds: { brunch: { title: "New years brunch", on: "Fri 2027-01-01 11:00-12:00" } },
      },
    ],
  },
  {
    id: "day-the-clocks-change",
    now: "Sat 2027-03-27 22:00 Europe/Berlin",
    turns: [
      {
        says: "bake bread tomorrow 9am",
        act: { kind: "create" },
        adds: { bread: { title: "Bake bread", on: "Sun 2027-03-28 09:00-10:00" } },
      },
    ],
  },
  {
    id: "three-hours-over-a-clock-change",
    now: "Sun 2027-03-28 00:30 Europe/Berlin",
    turns: [
      {
        says: "remind me in three hours to check on the dough",
        act: { kind: "remind" },
        adds: { dough: { title: "Check on the dough", on: "Sun 2027-03-28 04:30-04:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "skipped-hour",
    now: "Fri 2027-03-12 09:00 America/New_York",
    turns: [
      { says: "server reboot sunday at 2:30am", act: { kind: "ask", about: "skipped-time", to: "create" } },
      {
        says: "ok 3:30 then",
        act: { kind: "create" },
        adds: { reboot: { title: "Server reboot", on: "Sun 2027-03-14 03:30-04:30" } },
      },
    ],
  },
  {
    id: "february-31",
    now: BERLIN,
    turns: [
      {
        says: "schedule the quarterly review on february 31 at 10",
        act: { kind: "ask", about: "impossible-date", to: "create" },
      },
      {
        says: "make it the 26th",
        act: { kind: "create" },
        adds: { review: { title: "Quarterly review", on: "Fri 2027-02-26 10:00-11:00" } },
      },
    ],
  },
  {
    id: "already-past",
    now: "Wed 2026-11-18 15:20 America/New_York",
    turns: [
      { says: "meeting with Ana today at 9am", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "oh, tomorrow then",
        act: { kind: "create" },
        adds: { meeting: { title: "Meeting with Ana", on: "Thu 2026-11-19 09:00-10:00" } },
      },
    ],
  },
  {
    id: "hour-over-no-day",
    now: "Wed 2026-11-18 13:05 Europe/Berlin",
    turns: [
      { says: "lunch with the auditors at noon", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "friday",
        act: { kind: "create" },
        adds: { lunch: { title: "Lunch with the auditors", on: "Fri 2026-11-20 12:00-13:00" } },
      },
    ],
  },
  {
    id: "haircut-when",
    now: NEW_YORK,
    turns: [
      { says: "schedule a haircut", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "tomorrow at 3",
        act: { kind: "create" },
        adds: { haircut: { title: "Haircut", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
  {
    id: "vet-which-time",
    now: "Mon 2026-11-30 12:00 Europe/Berlin",
    turns: [
      { says: "take the cat to the vet tomorrow", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "half past 3",
        act: { kind: "create" },
        adds: { vet: { title: "Take the cat to the vet", on: "Tue 2026-12-01 15:30-16:30" } },
      },
    ],
  },
  {
    id: "run-at-seven",
    now: NEW_YORK,
    turns: [
      { says: "run with leo tomorrow at 7", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "in the morning",
        act: { kind: "create" },
        adds: { run: { title: "Run with Leo", on: "Thu 2026-11-19 07:00-08:00" } },
      },
    ],
  },
  {
    id: "event-without-title",
    now: BERLIN,
    turns: [
      { says: "add an event tomorrow at 2", act: { kind: "ask", about: "title", to: "create" } },
      {
        says: "Budget review",
        act: { kind: "create" },
        adds: { review: { title: "Budget review", on: "Thu 2026-11-19 14:00-15:00" } },
      },
    ],
  },
  {
    id: "question-interrupted",
    now: BERLIN,
    calendar: { dentist: { title: "Dentist", on: "Thu 2026-11-19 09:00-10:00" } },
    turns: [
      { says: "schedule a call with omar", act: { kind: "ask", about: "when", to: "create" } },
      { says: "what's on tomorrow?", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist"] } },
      {
        says: "ok, the call: tomorrow at 11",
        act: { kind: "create" },
        adds: { call: { title: "Call with Omar", on: "Thu 2026-11-19 11:00-12:00" } },
      },
    ],
  },
  {
    id: "question-dropped",
    now: BERLIN,
    turns: [
      { says: "book a meeting with legal", act: { kind: "ask", about: "when", to: "create" } },
      { says: "never mind", act: { kind: "decline", to: "create" } },
      { says: "tomorrow at 3", act: { kind: "ask", about: "title", to: "create" } },
    ],
  },
  {
    id: "half-past-five",
    now: "Mon 2026-11-30 09:00 America/New_York",
    turns: [
      {
        says: "submit timesheet today at half past five",
        act: { kind: "create" },
        adds: { timesheet: { title: "Submit timesheet", on: "Mon 2026-11-30 17:30-18:30" } },
      },
    ],
  },
  {
    id: "vacation-over-new-year",
    now: BERLIN,
    turns: [
      {
        says: "Vacation Dec 20 to Jan 3",
        act: { kind: "create" },
        adds: { vacation: { title: "Vacation", on: "Sun 2026-12-20 - Sun 2027-01-03" } },
      },
    ],
  },
  {
    id: "flight-on-the-5th",
    now: BERLIN,
    turns: [
      {
        says: "flight to Lisbon on the 5th, 6:40am to 9:20am",
        act: { kind: "create" },
        adds: { flight: { title: "Flight to Lisbon", on: "Sat 2026-12-05 06:40-09:20" } },
      },
    ],
  },
  {
    id: "quarter-to-five",
    now: NEW_YORK,
    turns: [
      {
        says: "piano lesson with Ms. Chen wednesdays at quarter to five, 30 min",
        act: { kind: "create" },
        adds: {
          piano: {
            title: "Piano lesson with Ms. Chen",
            on: "Wed 2026-11-18 16:45-17:15",
            recurrence: "FREQ=WEEKLY;BYDAY=WE",
          },
        },
      },
    ],
  },
  {
    id: "birthday-is-all-day",
    now: NEW_YORK,
    turns: [
      {
        says: "mom's birthday is on may 3",
        act: { kind: "create" },
        adds: { birthday: { title: "Mom's birthday", on: "Mon 2027-05-03" } },
      },
    ],
  },
  {
    id: "just-lunch",
    now: BERLIN,
    turns: [
      { says: "lunch", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "friday",
        act: { kind: "create" },
        adds: { lunch: { title: "Lunch", on: "Fri 2026-11-20 12:00-13:00" } },
      },
    ],
  },
  {
    id: "movie-tonight",
    now: "Sat 2027-01-09 17:30 America/New_York",
    turns: [
      {
        says: "movie tonight at 9 w Jess",
        act: { kind: "create" },
        adds: { movie: { title: ["Movie w Jess", "Movie with Jess"], on: "Sat 2027-01-09 21:00-22:00" } },
      },
    ],
  },
  {
    id: "typo-in-the-day",
    now: NEW_YORK,
    turns: [
      {
        says: "parent teacher conference tomorow 4:30pm at Lincoln High",
        act: { kind: "create" },
        adds: {
          conference: {
            title: "Parent teacher conference",
            on: "Thu 2026-11-19 16:30-17:30",
            location: "Lincoln High",
          },
        },
      },
    ],
  },
  {
    id: "tokyo-before-midnight",
    now: "Tue 2026-12-29 23:50 Asia/Tokyo",
    turns: [
      {
        says: "handover with SF tomorrow at 8am",
        act: { kind: "create" },
        adds: { handover: { title: "Handover with SF", on: "Wed 2026-12-30 08:00-09:00" } },
      },
    ],
  },
  {
    id: "hour-and-a-half",
    now: NEW_YORK,
    turns: [
      {
        says: "could you add an interview with candidate 5 on dec 3rd, 11am, for an hour and a half?",
        act: { kind: "create" },
        adds: { interview: { title: "Interview with candidate 5", on: "Thu 2026-12-03 11:00-12:30" } },
      },
    ],
  },
  {
    id: "first-monday",
    now: BERLIN,
    turns: [
      {
        says: "board meeting at 10 on the first monday of every month",
        act: { kind: "create" },
        adds: {
          board: { title: "Board meeting", on: "Mon 2026-12-07 10:00-11:00", recurrence: "FREQ=MONTHLY;BYDAY=1MO" },
        },
      },
    ],
  },
  {
    id: "this-weekend",
    now: "Thu 2027-05-13 12:30 Europe/Berlin",
    turns: [
      {
        says: "trip to Porto this weekend",
        act: { kind: "create" },
        adds: { trip: { title: "Trip to Porto", on: "Sat 2027-05-15 - Sun 2027-05-16" } },
      },
    ],
  },
  {
    id: "two-dates-in-one-order",
    now: BERLIN,
    turns: [
      { says: "interview with Nadia friday or monday at 10", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "monday",
        act: { kind: "create" },
        adds: { interview: { title: "Interview with Nadia", on: "Mon 2026-11-23 10:00-11:00" } },
      },
    ],
  },
  {
    id: "ten-times",
    now: "Mon 2027-01-04 08:00 America/New_York",
    turns: [
      {
        says: "spanish class every thursday 6-7:30pm, 10 times",
        act: { kind: "create" },
        adds: {
          spanish: {
            title: "Spanish class",
            on: "Thu 2027-01-07 18:00-19:30",
            recurrence: "FREQ=WEEKLY;COUNT=10;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "new-two-on-the-same-day",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "Book a meeting room for Thursday 10 to 11:30 and lunch with Kim at 12 the same day",
        act: { kind: "create" },
        adds: {
          room: { title: "Meeting room", on: "Thu 2026-11-19 10:00-11:30" },
          lunch: { title: "Lunch with Kim", on: "Thu 2026-11-19 12:00-13:00" },
        },
      },
    ],
  },
];
