import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [{ says: "2月30日10時に歯医者", act: { kind: "ask", about: "impossible-date", to: "create" } }],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "明日30時に会議", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "今日の8時に歯医者", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "はい",
        act: { kind: "create" },
        adds: { dentist: { title: "歯医者", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "オリーブオイルはありますか", act: { kind: "find-product", q: "オリーブオイル" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "10分後にボブに電話するようリマインドして",
        act: { kind: "remind" },
        adds: { call: { title: "ボブに電話する", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "午後空いてる？", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "明日12時に佐藤さんとランチ",
        act: { kind: "create" },
        adds: { lunch: { title: "佐藤さんとランチ", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "金曜の朝9時に歯医者",
        act: { kind: "create" },
        adds: { dentist: { title: "歯医者", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "両方キャンセルして", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "明日12時に佐藤さんとランチ",
        act: { kind: "create" },
        adds: { lunch: { title: "佐藤さんとランチ", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      { says: "それをチームランチに変えて", act: { kind: "rename" }, changes: { lunch: { title: "チームランチ" } } },
      { says: "それをキャンセルして", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "私はビーガンだと覚えておいて", act: { kind: "remember" }, remembers: ["私はビーガンだ"] }],
  },
];
