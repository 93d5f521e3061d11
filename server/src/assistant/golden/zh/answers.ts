import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [{ says: "2月30號10點看牙醫", act: { kind: "ask", about: "impossible-date", to: "create" } }],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "明天25點開會", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "今天早上8點看牙醫", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "是",
        act: { kind: "create" },
        adds: { dentist: { title: "看牙醫", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "找橄欖油", act: { kind: "find-product", q: "橄欖油" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "10分鐘後提醒我打電話",
        act: { kind: "remind" },
        adds: { call: { title: "打電話", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "下午有空嗎？", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "明天12點和小王吃午餐",
        act: { kind: "create" },
        adds: { lunch: { title: "和小王吃午餐", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "週五上午9點看牙醫",
        act: { kind: "create" },
        adds: { dentist: { title: "看牙醫", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "兩個都取消", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "是", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "明天12點和小王吃午餐",
        act: { kind: "create" },
        adds: { lunch: { title: "和小王吃午餐", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      { says: "把它改名為團隊午餐", act: { kind: "rename" }, changes: { lunch: { title: "團隊午餐" } } },
      { says: "取消這個", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "是", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "記住我吃素", act: { kind: "remember" }, remembers: ["我吃素"] }],
  },
];
