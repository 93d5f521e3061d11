import type { Dialogue } from "../dialogue.ts";

export const MEMORY: readonly Dialogue[] = [
  {
    id: "vegetarian",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      { says: "nhớ giúp mình là mình ăn chay nhé", act: { kind: "remember" }, remembers: ["mình ăn chay"] },
      { says: "bạn nhớ gì về mình?", act: { kind: "recall" } },
      { says: "quên rằng mình ăn chay đi", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "có", act: { kind: "confirm", to: "forget" }, forgets: ["mình ăn chay"] },
    ],
  },
  {
    id: "remembered-meeting",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    calendar: { meeting: { title: "Họp với Lan", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [{ says: "bạn có nhớ cuộc họp với Lan của tôi không?", act: { kind: "not-understood" } }],
  },
  {
    id: "fact-with-a-time",
    now: "Wed 2026-11-18 10:00 Asia/Ho_Chi_Minh",
    turns: [
      {
        says: "hãy nhớ rằng thứ sáu con gái tôi thi lúc 9 giờ",
        act: { kind: "remember" },
        remembers: ["thứ sáu con gái tôi thi lúc 9 giờ"],
      },
    ],
  },
];
