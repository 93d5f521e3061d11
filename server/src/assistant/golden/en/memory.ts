import type { Dialogue } from "../dialogue.ts";

export const MEMORY: readonly Dialogue[] = [
  {
    id: "vegetarian",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      { says: "Remember that I don't eat meat", act: { kind: "remember" }, remembers: ["I don't eat meat"] },
      { says: "What do you remember about me?", act: { kind: "recall" } },
      { says: "Forget that I don't eat meat", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "yes", act: { kind: "confirm", to: "forget" }, forgets: ["I don't eat meat"] },
    ],
  },
  {
    id: "remembered-meeting",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    calendar: { meeting: { title: "Meeting with Lee", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [{ says: "do you remember my meeting with Lee?", act: { kind: "not-understood" } }],
  },
  {
    id: "fact-with-a-time",
    now: "Wed 2026-11-18 10:00 Europe/Berlin",
    turns: [
      {
        says: "please remember: my flight is on Friday at 9",
        act: { kind: "remember" },
        remembers: ["my flight is on Friday at 9"],
      },
    ],
  },
];
