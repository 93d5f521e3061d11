import type { Dialogue } from "../dialogue.ts";

const BERLIN = "Wed 2026-11-18 10:00 Europe/Berlin";
const NEW_YORK = "Wed 2026-11-18 10:00 America/New_York";

const STANDUP = { title: "Standup", on: "Mon 2026-11-16 09:15-09:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" };
const LUNCHES = {
  sam: { title: "Lunch with Sam", on: "Thu 2026-11-19 12:00-13:00" },
  kim: { title: "Lunch with Kim", on: "Fri 2026-11-20 12:30-13:30" },
};

export const CHANGES: readonly Dialogue[] = [
  {
    id: "move-to-friday",
    now: BERLIN,
    calendar: { dentist: { title: "Dentist", on: "Thu 2026-11-19 10:00-11:00" } },
    turns: [
      {
        says: "move the dentist to friday at 2",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-11-20 14:00-15:00" } },
      },
    ],
  },
  {
    id: "push-by-half-an-hour",
    now: NEW_YORK,
    calendar: { demo: { title: "Product demo", on: "Wed 2026-11-18 13:00-13:45" } },
    turns: [
      {
        says: "push the demo by 30 mins",
        act: { kind: "move" },
        changes: { demo: { on: "Wed 2026-11-18 13:30-14:15" } },
      },
    ],
  },
  {
    id: "cancel-and-yes",
    now: BERLIN,
    calendar: LUNCHES,
    turns: [
      { says: "cancel lunch with sam", act: { kind: "ask", about: "confirm", to: "cancel", among: ["sam"] } },
      { says: "yes", act: { kind: "confirm", to: "cancel" }, removes: ["sam"] },
    ],
  },
  {
    id: "cancel-and-no",
    now: BERLIN,
    calendar: LUNCHES,
    turns: [
      { says: "cancel friday's lunch", act: { kind: "ask", about: "confirm", to: "cancel", among: ["kim"] } },
      { says: "no wait, keep it", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "cancel-which",
    now: BERLIN,
    calendar: LUNCHES,
    turns: [
      { says: "cancel lunch", act: { kind: "ask", about: "which", to: "cancel", among: ["sam", "kim"] } },
      { says: "the second one", act: { kind: "ask", about: "confirm", to: "cancel", among: ["kim"] } },
      { says: "yep", act: { kind: "confirm", to: "cancel" }, removes: ["kim"] },
    ],
  },
  {
    id: "cancel-all-of-a-day",
    now: NEW_YORK,
    calendar: {
      budget: { title: "Budget meeting", on: "Thu 2026-11-19 09:00-10:00" },
      hiring: { title: "Hiring meeting", on: "Thu 2026-11-19 11:00-12:00" },
      later: { title: "Roadmap meeting", on: "Fri 2026-11-20 11:00-12:00" },
    },
    turns: [
      {
        says: "delete my meetings tomorrow",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["budget", "hiring"] },
      },
      { says: "yes, both", act: { kind: "confirm", to: "cancel" }, removes: ["budget", "hiring"] },
    ],
  },
  {
    id: "rename",
    now: BERLIN,
    calendar: { offsite: { title: "Offsite", on: "Mon 2026-12-14 - Tue 2026-12-15" } },
    turns: [
      {
        says: "rename the offsite to Team days",
        act: { kind: "rename" },
        changes: { offsite: { title: "Team days" } },
      },
    ],
  },
  {
    id: "an-hour-longer",
    now: NEW_YORK,
    calendar: { review: { title: "Design review", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: "make the design review an hour longer",
        act: { kind: "change" },
        changes: { review: { on: "Thu 2026-11-19 15:00-17:00" } },
      },
    ],
  },
  {
    id: "create-then-tune",
    now: BERLIN,
    turns: [
      {
        says: "coffee with Ben friday 10am",
        act: { kind: "create" },
        adds: { coffee: { title: "Coffee with Ben", on: "Fri 2026-11-20 10:00-11:00" } },
      },
      { says: "make it 11", act: { kind: "move" }, changes: { coffee: { on: "Fri 2026-11-20 11:00-12:00" } } },
      {
        says: "and half an hour longer",
        act: { kind: "change" },
        changes: { coffee: { on: "Fri 2026-11-20 11:00-12:30" } },
      },
      { says: "at Blue Bottle", act: { kind: "change" }, changes: { coffee: { location: "Blue Bottle" } } },
    ],
  },
  {
    id: "i-meant-friday",
    now: NEW_YORK,
    turns: [
      {
        says: "haircut thursday at 4",
        act: { kind: "create" },
        adds: { haircut: { title: "Haircut", on: "Thu 2026-11-19 16:00-17:00" } },
      },
      { says: "no, I meant friday", act: { kind: "move" }, changes: { haircut: { on: "Fri 2026-11-20 16:00-17:00" } } },
    ],
  },
  {
    id: "undo-new-event",
    now: BERLIN,
    calendar: LUNCHES,
    turns: [
      {
        says: "add car inspection monday 8am",
        act: { kind: "create" },
        adds: { car: { title: "Car inspection", on: "Mon 2026-11-23 08:00-09:00" } },
      },
      { says: "undo that", act: { kind: "undo" }, removes: ["car"] },
    ],
  },
  {
    id: "undo-move",
    now: BERLIN,
    calendar: LUNCHES,
    turns: [
      {
        says: "move lunch with kim to 1pm",
        act: { kind: "move" },
        changes: { kim: { on: "Fri 2026-11-20 13:00-14:00" } },
      },
      { says: "hmm put it back", act: { kind: "undo" }, changes: { kim: { on: "Fri 2026-11-20 12:30-13:30" } } },
    ],
  },
  {
    id: "undo-deletion",
    now: NEW_YORK,
    calendar: { party: { title: "Office party", on: "Fri 2026-12-18 19:00-23:00", location: "Roof", reminders: [60] } },
    turns: [
      { says: "remove the office party", act: { kind: "ask", about: "confirm", to: "cancel", among: ["party"] } },
      { says: "sure", act: { kind: "confirm", to: "cancel" }, removes: ["party"] },
      { says: "oops, undo", act: { kind: "undo" }, restores: ["party"] },
    ],
  },
  {
    id: "add-a-place",
    now: BERLIN,
    calendar: { review: { title: "Design review", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      { says: "the design review is in Room 4", act: { kind: "change" }, changes: { review: { location: "Room 4" } } },
    ],
  },
  {
    id: "reminder-for-an-event",
    now: NEW_YORK,
    calendar: { interview: { title: "Interview at Acme", on: "Fri 2026-11-20 11:00-12:00" } },
    turns: [
      {
        says: "remind me 20 minutes before the interview",
        act: { kind: "change" },
        changes: { interview: { reminders: [20] } },
      },
    ],
  },
  {
    id: "skip-one-standup",
    now: NEW_YORK,
    calendar: { standup: STANDUP },
    turns: [
      { says: "skip tomorrow's standup", act: { kind: "ask", about: "confirm", to: "cancel", among: ["standup"] } },
      {
        says: "yes",
        act: { kind: "confirm", to: "cancel" },
        changes: { standup: { exceptions: ["Thu 2026-11-19 09:15"] } },
      },
    ],
  },
  {
    id: "cancel-series",
    now: NEW_YORK,
    calendar: { standup: STANDUP },
    turns: [
      { says: "cancel the standup", act: { kind: "ask", about: "series", to: "cancel", among: ["standup"] } },
      { says: "all of them", act: { kind: "ask", about: "confirm", to: "cancel", among: ["standup"] } },
      { says: "yes please", act: { kind: "confirm", to: "cancel" }, removes: ["standup"] },
    ],
  },
  {
    id: "move-one-standup",
    now: NEW_YORK,
    calendar: { standup: STANDUP },
    turns: [
      {
        says: "move thursday's standup to 10:30",
        act: { kind: "move" },
        changes: { standup: { exceptions: ["Thu 2026-11-19 09:15"] } },
        adds: { moved: { title: "Standup", on: "Thu 2026-11-19 10:30-10:45" } },
      },
    ],
  },
  {
    id: "end-a-series",
    now: BERLIN,
    calendar: { yoga: { title: "Yoga", on: "Tue 2026-11-03 18:00-19:00", recurrence: "FREQ=WEEKLY;BYDAY=TU" } },
    turns: [
      { says: "no more yoga from december on", act: { kind: "ask", about: "confirm", to: "cancel", among: ["yoga"] } },
      {
        says: "right",
        act: { kind: "confirm", to: "cancel" },
        changes: { yoga: { recurrence: "FREQ=WEEKLY;UNTIL=20261130;BYDAY=TU" } },
      },
    ],
  },
  {
    id: "nothing-to-cancel",
    now: BERLIN,
    calendar: LUNCHES,
    turns: [{ says: "cancel the sauna", act: { kind: "not-found", to: "cancel" } }],
  },
  {
    id: "move-a-whole-day",
    now: "Thu 2026-12-10 17:00 America/New_York",
    calendar: {
      sales: { title: "Sales call", on: "Fri 2026-12-11 09:00-09:30" },
      lab: { title: "Lab visit", on: "Fri 2026-12-11 14:00-16:00" },
    },
    turns: [
      {
        says: "move everything tomorrow to monday",
        act: { kind: "ask", about: "confirm", to: "move", among: ["sales", "lab"] },
      },
      {
        says: "go ahead",
        act: { kind: "confirm", to: "move" },
        changes: { sales: { on: "Mon 2026-12-14 09:00-09:30" }, lab: { on: "Mon 2026-12-14 14:00-16:00" } },
      },
    ],
  },
  {
    id: "bring-forward",
    now: NEW_YORK,
    calendar: { call: { title: "Call with the bank", on: "Wed 2026-11-18 16:00-16:20" } },
    turns: [
      {
        says: "bring the bank call forward to 1",
        act: { kind: "move" },
        changes: { call: { on: "Wed 2026-11-18 13:00-13:20" } },
      },
    ],
  },
  {
    id: "delay-past-midnight",
    now: "Sat 2027-06-12 15:00 Europe/Berlin",
    calendar: { show: { title: "Late show", on: "Sat 2027-06-12 21:30-23:30" } },
    turns: [
      {
        says: "delay the late show by an hour and a half",
        act: { kind: "move" },
        changes: { show: { on: "Sat 2027-06-12 23:00 - Sun 2027-06-13 01:00" } },
      },
    ],
  },
  {
    id: "the-one-on-monday",
    now: NEW_YORK,
    calendar: {
      ana: { title: "1:1 Ana", on: "Thu 2026-11-19 14:00-14:30" },
      joe: { title: "1:1 Joe", on: "Mon 2026-11-23 14:00-14:30" },
    },
    turns: [
      { says: "move the 1:1 to 4pm", act: { kind: "ask", about: "which", to: "move", among: ["ana", "joe"] } },
      { says: "the one on monday", act: { kind: "move" }, changes: { joe: { on: "Mon 2026-11-23 16:00-16:30" } } },
    ],
  },
  {
    id: "list-then-cancel-both",
    now: BERLIN,
    calendar: {
      tax: { title: "Tax advisor", on: "Fri 2026-11-20 09:00-10:00" },
      pool: { title: "Pool with Ida", on: "Fri 2026-11-20 17:00-18:00" },
      gym: { title: "Gym", on: "Sat 2026-11-21 10:00-11:00" },
    },
    turns: [
      { says: "what's on friday", act: { kind: "list", days: "Fri 2026-11-20", events: ["tax", "pool"] } },
      { says: "cancel both", act: { kind: "ask", about: "confirm", to: "cancel", among: ["tax", "pool"] } },
      { says: "yes", act: { kind: "confirm", to: "cancel" }, removes: ["tax", "pool"] },
    ],
  },
  {
    id: "change-what",
    now: BERLIN,
    calendar: { dentist: { title: "Dentist", on: "Thu 2026-11-19 10:00-11:00" } },
    turns: [
      { says: "I need to change the dentist", act: { kind: "ask", about: "change", to: "change", among: ["dentist"] } },
      { says: "to tuesday at 9", act: { kind: "move" }, changes: { dentist: { on: "Tue 2026-11-24 09:00-10:00" } } },
    ],
  },
  {
    id: "delete-what",
    now: NEW_YORK,
    calendar: { pottery: { title: "Pottery class", on: "Sat 2026-11-21 14:00-16:00" }, ...LUNCHES },
    turns: [
      { says: "delete an event", act: { kind: "ask", about: "event", to: "cancel" } },
      { says: "the pottery class", act: { kind: "ask", about: "confirm", to: "cancel", among: ["pottery"] } },
      { says: "yes pls", act: { kind: "confirm", to: "cancel" }, removes: ["pottery"] },
    ],
  },
  {
    id: "shorten",
    now: NEW_YORK,
    calendar: { workshop: { title: "Pricing workshop", on: "Mon 2026-11-23 13:00-15:00" } },
    turns: [
      {
        says: "shorten monday's workshop to 45 min",
        act: { kind: "change" },
        changes: { workshop: { on: "Mon 2026-11-23 13:00-13:45" } },
      },
    ],
  },
  {
    id: "move-into-the-past",
    now: NEW_YORK,
    calendar: { review: { title: "Code review", on: "Wed 2026-11-18 14:00-15:00" } },
    turns: [
      { says: "move code review to 8am", act: { kind: "ask", about: "past", to: "move", among: ["review"] } },
      { says: "tomorrow I mean", act: { kind: "move" }, changes: { review: { on: "Thu 2026-11-19 08:00-09:00" } } },
    ],
  },
  {
    id: "no-reminder",
    now: BERLIN,
    calendar: { flight: { title: "Flight to Oslo", on: "Fri 2026-11-20 07:10-09:00", reminders: [30, 120] } },
    turns: [
      {
        says: "turn off the reminders for the Oslo flight",
        act: { kind: "change" },
        changes: { flight: { reminders: [] } },
      },
    ],
  },
  {
    id: "shift-whole-days",
    now: NEW_YORK,
    calendar: { conference: { title: "Conference in Austin", on: "Mon 2027-01-11 - Wed 2027-01-13" } },
    turns: [
      {
        says: "push the conference back a week",
        act: { kind: "move" },
        changes: { conference: { on: "Mon 2027-01-18 - Wed 2027-01-20" } },
      },
    ],
  },
  {
    id: "cancel-my-three-pm",
    now: NEW_YORK,
    calendar: {
      massage: { title: "Massage", on: "Wed 2026-11-18 15:00-16:00" },
      pickup: { title: "Pick up kids", on: "Wed 2026-11-18 17:00-17:30" },
    },
    turns: [
      { says: "cancel my 3pm", act: { kind: "ask", about: "confirm", to: "cancel", among: ["massage"] } },
      { says: "yeah", act: { kind: "confirm", to: "cancel" }, removes: ["massage"] },
    ],
  },
  {
    id: "add-a-note",
    now: BERLIN,
    calendar: { doctor: { title: "Dr. Weber", on: "Mon 2026-11-23 08:30-09:00" } },
    turns: [
      {
        says: "add a note to dr weber: bring the x-rays",
        act: { kind: "change" },
        changes: { doctor: { description: "Bring the x-rays" } },
      },
    ],
  },
  {
    id: "confirm-changed-mind",
    now: BERLIN,
    calendar: LUNCHES,
    turns: [
      { says: "delete both lunches", act: { kind: "ask", about: "confirm", to: "cancel", among: ["sam", "kim"] } },
      { says: "only the one with kim", act: { kind: "ask", about: "confirm", to: "cancel", among: ["kim"] } },
      { says: "ok", act: { kind: "confirm", to: "cancel" }, removes: ["kim"] },
    ],
  },
  {
    id: "confirm-interrupted",
    now: BERLIN,
    calendar: LUNCHES,
    turns: [
      { says: "cancel lunch with kim", act: { kind: "ask", about: "confirm", to: "cancel", among: ["kim"] } },
      { says: "wait, what time is it on friday?", act: { kind: "list", days: "Fri 2026-11-20", events: ["kim"] } },
      { says: "ok, don't cancel it", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "move-to-the-usual-half",
    now: "Tue 2026-11-17 10:00 Europe/Berlin",
    calendar: {
      vet: { title: "Vet", on: "Fri 2026-11-20 15:30-16:30" },
      massage: { title: "Massage", on: "Sat 2026-11-21 16:00-17:00" },
      band: { title: "Band", on: "Sun 2026-11-22 19:00-20:00" },
    },
    turns: [
      {
        says: "move the vet to thursday",
        act: { kind: "move" },
        changes: { vet: { on: "Thu 2026-11-19 15:30-16:30" } },
      },
      {
        says: "no, rather Wednesday at quarter past nine",
        act: { kind: "move" },
        changes: { vet: { on: "Wed 2026-11-18 09:15-10:15" } },
      },
      {
        says: "move the massage to 9",
        act: { kind: "move" },
        changes: { massage: { on: "Sat 2026-11-21 09:00-10:00" } },
      },
      { says: "I meant 9pm", act: { kind: "move" }, changes: { massage: { on: "Sat 2026-11-21 21:00-22:00" } } },
      { says: "move the band to 9", act: { kind: "move" }, changes: { band: { on: "Sun 2026-11-22 21:00-22:00" } } },
    ],
  },
  {
    id: "move-several-of-which-one-is-there",
    now: BERLIN,
    calendar: {
      swim: { title: "Swim", on: "Thu 2026-11-19 15:30-16:30" },
      brunch: { title: "Brunch", on: "Sun 2026-11-22 11:00-12:00" },
    },
    turns: [
      {
        says: "move the swim and the brunch to Sunday next week",
        act: { kind: "ask", about: "confirm", to: "move", among: ["swim", "brunch"] },
      },
      {
        says: "yes",
        act: { kind: "confirm", to: "move" },
        changes: { swim: { on: "Sun 2026-11-22 15:30-16:30" } },
      },
    ],
  },
  {
    id: "confirm-then-a-new-event",
    now: BERLIN,
    calendar: {
      brunch: { title: "Brunch", on: "Mon 2026-12-21 10:00-12:00" },
      swim: { title: "Swim", on: "Mon 2026-12-21 15:30-16:30" },
    },
    turns: [
      {
        says: "Delete everything on 21 December",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["brunch", "swim"] },
      },
      { says: "blah blah", act: { kind: "not-understood" } },
      { says: "Appointment at 10", act: { kind: "ask", about: "past", to: "create" } },
    ],
  },
];
