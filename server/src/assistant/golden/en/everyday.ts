import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 10:00 America/New_York";

/** What people type into a chat in passing, written in rounds without a look at what's understood. */
export const EVERYDAY: readonly Dialogue[] = [
  {
    id: "everyday-study-group-wednesday",
    now: NOW,
    turns: [
      {
        says: "study group wednesday at 6pm",
        act: { kind: "create" },
        adds: { a: { title: "Study group", on: "Wed 2026-11-18 18:00-19:00" } },
      },
      {
        says: "sorry i meant next wednesday",
        act: { kind: "move" },
        changes: { a: { on: "Wed 2026-11-25 18:00-19:00" } },
      },
      { says: "it's in the library", act: { kind: "change" }, changes: { a: { location: "the library" } } },
      { says: "make it 2 hours", act: { kind: "change" }, changes: { a: { on: "Wed 2026-11-25 18:00-20:00" } } },
    ],
  },
  {
    id: "everyday-dinner-marlow-saturday",
    now: NOW,
    turns: [
      {
        says: "dinner at Marlow saturday 8pm",
        act: { kind: "create" },
        adds: { a: { title: "Dinner", on: "Sat 2026-11-21 20:00-21:00", location: "Marlow" } },
      },
      { says: "call it Anniversary dinner", act: { kind: "rename" }, changes: { a: { title: "Anniversary dinner" } } },
      { says: "remind me 2 hours before", act: { kind: "change" }, changes: { a: { reminders: [120] } } },
      { says: "can we make that 8:30", act: { kind: "move" }, changes: { a: { on: "Sat 2026-11-21 20:30-21:30" } } },
    ],
  },
  {
    id: "everyday-what-tomorrow-look-like",
    now: NOW,
    calendar: {
      dent: { title: "Dentist", on: "Thu 2026-11-19 15:00-16:00" },
      jo: { title: "Coffee with Jo", on: "Fri 2026-11-20 10:00-11:00" },
    },
    turns: [
      { says: "what's tomorrow look like", act: { kind: "list", events: ["dent"] } },
      {
        says: "move that to friday same time",
        act: { kind: "move" },
        changes: { dent: { on: "Fri 2026-11-20 15:00-16:00" } },
      },
      { says: "so what's friday now", act: { kind: "list", events: ["dent", "jo"] } },
    ],
  },
  {
    id: "everyday-meeting-anyone-friday",
    now: NOW,
    calendar: { sam: { title: "Lunch with Sam", on: "Fri 2026-11-20 12:00-13:00" } },
    turns: [
      { says: "am i meeting anyone friday", act: { kind: "list", events: ["sam"] } },
      { says: "push it to 12:30", act: { kind: "move" }, changes: { sam: { on: "Fri 2026-11-20 12:30-13:30" } } },
      { says: "nvm undo", act: { kind: "undo" }, changes: { sam: { on: "Fri 2026-11-20 12:00-13:00" } } },
    ],
  },
  {
    id: "everyday-book-haircut",
    now: NOW,
    turns: [
      { says: "book a haircut", act: { kind: "ask", about: "when", to: "create" } },
      { says: "saturday", act: { kind: "ask", about: "time", to: "create" } },
      { says: "11", act: { kind: "create" }, adds: { a: { title: "Haircut", on: "Sat 2026-11-21 11:00-12:00" } } },
    ],
  },
  {
    id: "everyday-what-have-tomorrow",
    now: NOW,
    calendar: {
      dent: { title: "Dentist", on: "Thu 2026-11-19 15:00-16:00" },
      sam: { title: "Lunch with Sam", on: "Fri 2026-11-20 12:00-13:00" },
    },
    turns: [
      { says: "what do I have tomorrow?", act: { kind: "list", events: ["dent"] } },
      { says: "and the day after?", act: { kind: "list", events: ["sam"] } },
      { says: "push that one to 1pm", act: { kind: "move" }, changes: { sam: { on: "Fri 2026-11-20 13:00-14:00" } } },
    ],
  },
  {
    id: "everyday-barbecue-saturday",
    now: NOW,
    turns: [
      {
        says: "Barbecue on saturday at 2pm",
        act: { kind: "create" },
        adds: { a: { title: "Barbecue", on: "Sat 2026-11-21 14:00-15:00" } },
      },
      { says: "it's at Jake's place btw", act: { kind: "change" }, changes: { a: { location: "Jake's place" } } },
      { says: "make it 3 hours", act: { kind: "change" }, changes: { a: { on: "Sat 2026-11-21 14:00-17:00" } } },
    ],
  },
  {
    id: "everyday-plan-date-night-with",
    now: NOW,
    turns: [
      { says: "plan a date night with my wife", act: { kind: "ask", about: "when", to: "create" } },
      { says: "friday?", act: { kind: "ask", about: "time", to: "create" } },
    ],
  },
  {
    id: "everyday-remind-call-the-school",
    now: NOW,
    turns: [
      { says: "remind me to call the school", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "tomorrow 8am",
        act: { kind: "remind" },
        adds: { a: { title: "Call the school", on: "Thu 2026-11-19 08:00-08:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-will-sunny-saturday",
    now: NOW,
    home: "Leeds",
    turns: [
      { says: "will it be sunny on saturday", act: { kind: "weather", place: null, on: null } },
      { says: "what about sunday", act: { kind: "weather", place: null, on: null } },
    ],
  },
  {
    id: "everyday-how-cold-will-get",
    now: NOW,
    home: "Oslo",
    turns: [
      { says: "how cold will it get tonight", act: { kind: "weather", place: null, on: null } },
      { says: "and in Bergen?", act: { kind: "weather", place: "Bergen", on: null } },
    ],
  },
  {
    id: "everyday-put-something-for-thursday",
    now: NOW,
    turns: [
      { says: "put something in for thursday at 2", act: { kind: "ask", about: "title", to: "create" } },
      {
        says: "budget review",
        act: { kind: "create" },
        adds: { a: { title: "Budget review", on: "Thu 2026-11-19 14:00-15:00" } },
      },
    ],
  },
  {
    id: "everyday-hows-the-weather-paris",
    now: NOW,
    turns: [
      { says: "hows the weather in Paris", act: { kind: "weather", place: "Paris", on: null } },
      { says: "and tomorrow?", act: { kind: "weather", place: "Paris", on: null } },
    ],
  },
  {
    id: "everyday-remind-water-the-plants",
    now: NOW,
    turns: [
      {
        says: "remind me to water the plants tomorrow at 6pm",
        act: { kind: "remind" },
        adds: { a: { title: "Water the plants", on: "Thu 2026-11-19 18:00-18:15", reminders: [0] } },
      },
      { says: "actually do that every day", act: { kind: "change" }, changes: { a: { recurrence: "FREQ=DAILY" } } },
    ],
  },
  {
    id: "everyday-call-with-finance-tomorrow",
    now: NOW,
    turns: [
      {
        says: "call with finance tomorrow at 10am",
        act: { kind: "create" },
        adds: { a: { title: "Call with finance", on: "Thu 2026-11-19 10:00-11:00" } },
      },
      {
        says: "same time next week too",
        act: { kind: "create" },
        adds: { b: { title: "Call with finance", on: "Thu 2026-11-26 10:00-11:00" } },
      },
    ],
  },
  {
    id: "everyday-window-cleaner-comes-tuesday",
    now: NOW,
    turns: [
      {
        says: "window cleaner comes tuesday 8:30am",
        act: { kind: "create" },
        adds: { a: { title: ["Window cleaner comes", "Window cleaner"], on: "Tue 2026-11-24 08:30-09:30" } },
      },
    ],
  },
  {
    id: "everyday-schedule-eye-exam-kim",
    now: NOW,
    turns: [
      {
        says: "schedule eye exam w dr kim, dec 9, 2:45",
        act: { kind: "create" },
        adds: { a: { title: "Eye exam w dr kim", on: "Wed 2026-12-09 14:45-15:45" } },
      },
    ],
  },
  {
    id: "everyday-got-meeting-with-monday",
    now: NOW,
    turns: [
      {
        says: "i've got a meeting with HR on monday at 10:30",
        act: { kind: "create" },
        adds: { a: { title: "Meeting with HR", on: "Mon 2026-11-23 10:30-11:30" } },
      },
    ],
  },
  {
    id: "everyday-there-company-all-hands",
    now: NOW,
    turns: [
      {
        says: "there's a company all-hands on the 1st from 3 to 4pm, please add it",
        act: { kind: "create" },
        adds: { a: { title: "Company all-hands", on: "Tue 2026-12-01 15:00-16:00" } },
      },
    ],
  },
  {
    id: "everyday-family-dinner-every-sunday",
    now: NOW,
    turns: [
      {
        says: "family dinner every sunday at 6",
        act: { kind: "create" },
        adds: { a: { title: "Family dinner", on: "Sun 2026-11-22 18:00-19:00", recurrence: "FREQ=WEEKLY;BYDAY=SU" } },
      },
    ],
  },
  {
    id: "everyday-take-the-dog-the",
    now: NOW,
    turns: [
      {
        says: "take the dog to the groomer on saturday the 28th at 1pm",
        act: { kind: "create" },
        adds: { a: { title: "Take the dog to the groomer", on: "Sat 2026-11-28 13:00-14:00" } },
      },
    ],
  },
  {
    id: "everyday-road-trip-thanksgiving-weekend",
    now: NOW,
    turns: [
      {
        says: "road trip thanksgiving weekend nov 26 - 29",
        act: { kind: "create" },
        adds: {
          a: {
            title: ["Road trip", "Road trip thanksgiving weekend", "Thanksgiving weekend road trip"],
            on: "Thu 2026-11-26 - Sun 2026-11-29",
          },
        },
      },
    ],
  },
  {
    id: "everyday-remind-send-the-invoice",
    now: NOW,
    turns: [
      {
        says: "remind me @ 2 to send the invoice",
        act: { kind: "remind" },
        adds: { a: { title: "Send the invoice", on: "Wed 2026-11-18 14:00-14:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-tmrw-remind-bring-the",
    now: NOW,
    turns: [
      {
        says: "tmrw at 8am remind me to bring the charger to work",
        act: { kind: "remind" },
        adds: { a: { title: "Bring the charger to work", on: "Thu 2026-11-19 08:00-08:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-hey-remind-text-sarah",
    now: NOW,
    turns: [
      {
        says: "hey remind me to text sarah later today at 5:15",
        act: { kind: "remind" },
        adds: { a: { title: ["Text sarah", "Text sarah later"], on: "Wed 2026-11-18 17:15-17:30", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-can-you-give-heads",
    now: NOW,
    turns: [
      {
        says: "can you give me a heads up at 11:30 to leave for the airport",
        act: { kind: "remind" },
        adds: { a: { title: "Leave for the airport", on: "Wed 2026-11-18 11:30-11:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-weekly-with-dana-mondays",
    now: NOW,
    turns: [
      {
        says: "weekly 1:1 with Dana mondays 3pm",
        act: { kind: "create" },
        adds: {
          a: {
            title: ["1:1 with Dana", "Weekly 1:1 with Dana"],
            on: "Mon 2026-11-23 15:00-16:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO",
          },
        },
      },
    ],
  },
  {
    id: "everyday-meeting-with-sales-thursday",
    now: NOW,
    turns: [{ says: "meeting with sales thursday or friday at 2", act: { kind: "ask", about: "day", to: "create" } }],
  },
  {
    id: "everyday-move-dinner-with-lia",
    now: NOW,
    calendar: { lia: { title: "Dinner with Lia", on: "Fri 2026-11-20 19:00-21:00" } },
    turns: [
      {
        says: "move dinner with lia to saturday at 7:30",
        act: { kind: "move" },
        changes: { lia: { on: "Sat 2026-11-21 19:30-21:30" } },
      },
    ],
  },
  {
    id: "everyday-parent-teacher-night-now",
    now: NOW,
    calendar: { pt: { title: "Parent-teacher night", on: "Thu 2026-11-26 18:00-19:30" } },
    turns: [
      {
        says: "parent teacher night is now december 3rd",
        act: { kind: "move" },
        changes: { pt: { on: "Thu 2026-12-03 18:00-19:30" } },
      },
    ],
  },
  {
    id: "everyday-make-parent-teacher-night",
    now: NOW,
    calendar: { pt: { title: "Parent-teacher night", on: "Thu 2026-11-26 18:00-19:30" } },
    turns: [
      {
        says: "make parent teacher night end at 8",
        act: { kind: "change" },
        changes: { pt: { on: "Thu 2026-11-26 18:00-20:00" } },
      },
    ],
  },
  {
    id: "everyday-change-dentist-dentist-cleaning",
    now: NOW,
    calendar: { dent: { title: "Dentist", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: 'change dentist to "Dentist - cleaning"',
        act: { kind: "rename" },
        changes: { dent: { title: "Dentist - cleaning" } },
      },
    ],
  },
  {
    id: "everyday-ping-min-before-dentist",
    now: NOW,
    calendar: { dent: { title: "Dentist", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: "ping me 30 min before my dentist appointment",
        act: { kind: "change" },
        changes: { dent: { reminders: [30] } },
      },
    ],
  },
  {
    id: "everyday-have-dinner-plans-friday",
    now: NOW,
    calendar: {
      dent: { title: "Dentist", on: "Thu 2026-11-19 15:00-16:00" },
      lia: { title: "Dinner with Lia", on: "Fri 2026-11-20 19:00-21:00" },
    },
    turns: [{ says: "do i have dinner plans friday", act: { kind: "list", events: ["lia"] } }],
  },
  {
    id: "everyday-which-day-dinner-with",
    now: NOW,
    calendar: { lia: { title: "Dinner with Lia", on: "Fri 2026-11-20 19:00-21:00" } },
    turns: [{ says: "which day is dinner with lia", act: { kind: "list", events: ["lia"] } }],
  },
  {
    id: "everyday-anything-cheaper-than-euros",
    now: NOW,
    turns: [
      { says: "anything cheaper than 8 euros for dish soap?", act: { kind: "find-product", q: "dish soap", max: 8 } },
    ],
  },
  {
    id: "everyday-new-event-pizza-night",
    now: NOW,
    turns: [
      {
        says: "new event: pizza night, friday 6pm",
        act: { kind: "create" },
        adds: { a: { title: "Pizza night", on: "Fri 2026-11-20 18:00-19:00" } },
      },
    ],
  },
  {
    id: "everyday-sign-for-the-blood",
    now: NOW,
    turns: [
      {
        says: "sign me up for the blood test monday 8am",
        act: { kind: "create" },
        adds: { a: { title: ["Blood test", "The blood test"], on: "Mon 2026-11-23 08:00-09:00" } },
      },
    ],
  },
  {
    id: "everyday-karen-baby-shower-next",
    now: NOW,
    turns: [
      {
        says: "karen's baby shower is next saturday at 2",
        act: { kind: "create" },
        adds: { a: { title: "Karen's baby shower", on: "Sat 2026-11-28 14:00-15:00" } },
      },
    ],
  },
  {
    id: "everyday-having-friends-over-for",
    now: NOW,
    turns: [
      {
        says: "we're having friends over for dinner on the 5th at 7",
        act: { kind: "create" },
        adds: {
          a: {
            title: [
              "Friends over for dinner",
              "Having friends over for dinner",
              "Dinner",
              "we're having friends over for dinner",
            ],
            on: "Sat 2026-12-05 19:00-20:00",
          },
        },
      },
    ],
  },
  {
    id: "everyday-need-drop-the-kids",
    now: NOW,
    turns: [
      {
        says: "i need to drop the kids off at school at 8:15 tomorrow",
        act: { kind: "create" },
        adds: { a: { title: "Drop the kids off at school", on: "Thu 2026-11-19 08:15-09:15" } },
      },
    ],
  },
  {
    id: "everyday-can-throw-appt-there",
    now: NOW,
    turns: [
      {
        says: "can u throw a dr appt on there for the 3rd at 1130",
        act: { kind: "create" },
        adds: { a: { title: "Dr appt", on: "Thu 2026-12-03 11:30-12:30" } },
      },
    ],
  },
  {
    id: "everyday-book-the-meeting-room",
    now: NOW,
    turns: [
      {
        says: "book the meeting room from 2 to 4 on wednesday the 25th",
        act: { kind: "create" },
        adds: {
          a: { title: ["Meeting room", "The meeting room", "Book the meeting room"], on: "Wed 2026-11-25 14:00-16:00" },
        },
      },
    ],
  },
  {
    id: "everyday-remind-about-the-parking",
    now: NOW,
    turns: [
      {
        says: "remind me about the parking ticket on friday at 10",
        act: { kind: "remind" },
        adds: {
          a: { title: ["Parking ticket", "The parking ticket"], on: "Fri 2026-11-20 10:00-10:15", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "everyday-reminder-trash-goes-out",
    now: NOW,
    turns: [
      {
        says: "reminder: trash goes out at 7 tonight",
        act: { kind: "remind" },
        adds: { a: { title: "Trash goes out", on: "Wed 2026-11-18 19:00-19:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-remind-call-the-bank",
    now: NOW,
    turns: [
      {
        says: "remind me to call the bank in an hour and a half",
        act: { kind: "remind" },
        adds: { a: { title: "Call the bank", on: "Wed 2026-11-18 11:30-11:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "everyday-every-monday-remind-check",
    now: NOW,
    turns: [
      {
        says: "every monday remind me at 8:30am to check the budget",
        act: { kind: "remind" },
        adds: {
          a: {
            title: "Check the budget",
            on: "Mon 2026-11-23 08:30-08:45",
            reminders: [0],
            recurrence: "FREQ=WEEKLY;BYDAY=MO",
          },
        },
      },
    ],
  },
  {
    id: "everyday-staff-meeting-the-first",
    now: NOW,
    turns: [
      {
        says: "staff meeting the first monday of every month 9-10am",
        act: { kind: "create" },
        adds: { a: { title: "Staff meeting", on: "Mon 2026-12-07 09:00-10:00", recurrence: "FREQ=MONTHLY;BYDAY=1MO" } },
      },
    ],
  },
  {
    id: "everyday-therapy-every-other-thursday",
    now: NOW,
    turns: [
      {
        says: "therapy every other thursday 4pm starting nov 26",
        act: { kind: "create" },
        adds: {
          a: { title: "Therapy", on: "Thu 2026-11-26 16:00-17:00", recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH" },
        },
      },
    ],
  },
  {
    id: "everyday-out-office-dec-jan",
    now: NOW,
    turns: [
      {
        says: "out of office dec 28 - jan 1",
        act: { kind: "create" },
        adds: { a: { title: "Out of office", on: "Mon 2026-12-28 - Fri 2027-01-01" } },
      },
    ],
  },
  {
    id: "everyday-tomorrow-lunch-dan-noon",
    now: NOW,
    turns: [
      {
        says: "tomorrow lunch w/ dan @ noon",
        act: { kind: "create" },
        adds: { a: { title: "Lunch w/ dan", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "everyday-saturday-farmers-market",
    now: NOW,
    turns: [
      {
        says: "saturday 10-11:30 farmers market",
        act: { kind: "create" },
        adds: { a: { title: "Farmers market", on: "Sat 2026-11-21 10:00-11:30" } },
      },
    ],
  },
  {
    id: "everyday-pick-grandma-from-the",
    now: NOW,
    turns: [
      {
        says: "pick up grandma from the airport sunday 4:40pm",
        act: { kind: "create" },
        adds: { a: { title: "Pick up grandma from the airport", on: "Sun 2026-11-22 16:40-17:40" } },
      },
    ],
  },
  {
    id: "everyday-lets-brunch-sometime-this",
    now: NOW,
    turns: [{ says: "lets do brunch sometime this weekend", act: { kind: "ask", about: "day", to: "create" } }],
  },
  {
    id: "everyday-haircut-thursday",
    now: NOW,
    turns: [{ says: "haircut thursday at 3 or 4", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "everyday-can-you-bump-coffee",
    now: NOW,
    calendar: { jo: { title: "Coffee with Jo", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [
      {
        says: "can you bump coffee with jo to 11?",
        act: { kind: "move" },
        changes: { jo: { on: "Fri 2026-11-20 11:00-12:00" } },
      },
    ],
  },
  {
    id: "everyday-board-meeting-moved-hour",
    now: NOW,
    calendar: { board: { title: "Board meeting", on: "Tue 2026-11-24 13:00-15:00" } },
    turns: [
      {
        says: "board meeting moved up an hour",
        act: { kind: "move" },
        changes: { board: { on: "Tue 2026-11-24 12:00-14:00" } },
      },
    ],
  },
  {
    id: "everyday-let-hike-sunday-instead",
    now: NOW,
    calendar: { hike: { title: "Hike", on: "Sat 2026-11-21 08:00-12:00" } },
    turns: [
      {
        says: "let's hike sunday instead of saturday",
        act: { kind: "move" },
        changes: { hike: { on: "Sun 2026-11-22 08:00-12:00" } },
      },
    ],
  },
  {
    id: "everyday-the-board-meeting-gonna",
    now: NOW,
    calendar: { board: { title: "Board meeting", on: "Tue 2026-11-24 13:00-15:00" } },
    turns: [
      {
        says: "the board meeting is gonna be 3 hours",
        act: { kind: "change" },
        changes: { board: { on: "Tue 2026-11-24 13:00-16:00" } },
      },
    ],
  },
  {
    id: "everyday-add-the-address-main",
    now: NOW,
    calendar: { jo: { title: "Coffee with Jo", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [
      {
        says: "add the address 12 Main St to coffee with jo",
        act: { kind: "change" },
        changes: { jo: { location: "12 Main St" } },
      },
    ],
  },
];
