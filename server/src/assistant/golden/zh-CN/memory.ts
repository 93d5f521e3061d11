import type { Dialogue } from "../dialogue.ts";

export const MEMORY: readonly Dialogue[] = [
  {
    id: "vegetarian",
    now: "Wed 2026-11-18 10:00 Asia/Shanghai",
    turns: [
      { says: "请记住我吃素", act: { kind: "remember" }, remembers: ["我吃素"] },
      { says: "你都记得我什么？", act: { kind: "recall" } },
      { says: "忘记我吃素", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "好", act: { kind: "confirm", to: "forget" }, forgets: ["我吃素"] },
    ],
  },
  {
    id: "remembered-meeting",
    now: "Wed 2026-11-18 10:00 Asia/Shanghai",
    calendar: { meeting: { title: "和李雷的会议", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [{ says: "你还记得我和李雷的会议吗？", act: { kind: "not-understood" } }],
  },
  {
    id: "fact-with-a-time",
    now: "Wed 2026-11-18 10:00 Asia/Shanghai",
    turns: [{ says: "记住：我女儿周五上午9点考试", act: { kind: "remember" }, remembers: ["我女儿周五上午9点考试"] }],
  },
];
