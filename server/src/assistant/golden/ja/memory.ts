import type { Dialogue } from "../dialogue.ts";

export const MEMORY: readonly Dialogue[] = [
  {
    id: "vegetarian",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      { says: "卵アレルギーだと覚えておいて", act: { kind: "remember" }, remembers: ["卵アレルギーだ"] },
      { says: "私について何を覚えてる？", act: { kind: "recall" } },
      { says: "卵アレルギーだということを忘れて", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "はい", act: { kind: "confirm", to: "forget" }, forgets: ["卵アレルギーだ"] },
    ],
  },
  {
    id: "remembered-meeting",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: { meeting: { title: "佐藤さんとの会議", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [{ says: "佐藤さんとの会議を覚えてる？", act: { kind: "not-understood" } }],
  },
  {
    id: "fact-with-a-time",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      {
        says: "金曜の9時に娘の試験があるということを覚えておいて",
        act: { kind: "remember" },
        remembers: ["金曜の9時に娘の試験がある"],
      },
    ],
  },
];
