import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 14:00 Europe/Berlin";

/** What there's no day or time for, and what refers to what was just done. */
export const ANSWERS: readonly Dialogue[] = [
  {
    id: "answer-impossible-date",
    now: NOW,
    turns: [{ says: "2月30号10点看牙医", act: { kind: "ask", about: "impossible-date", to: "create" } }],
  },
  {
    id: "answer-impossible-time",
    now: NOW,
    turns: [{ says: "明天25点开会", act: { kind: "ask", about: "time", to: "create" } }],
  },
  {
    id: "answer-over-then-yes",
    now: NOW,
    turns: [
      { says: "今天早上8点看牙医", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "是",
        act: { kind: "create" },
        adds: { dentist: { title: "看牙医", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "answer-olive-oil",
    now: NOW,
    turns: [{ says: "有没有橄榄油", act: { kind: "find-product", q: "橄榄油" } }],
  },
  {
    id: "answer-quarter-of-an-hour",
    now: NOW,
    turns: [
      {
        says: "10分钟后提醒我给妈妈打电话",
        act: { kind: "remind" },
        adds: { call: { title: "给妈妈打电话", on: "Wed 2026-11-18 14:10-14:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "answer-free-afternoon",
    now: NOW,
    turns: [{ says: "下午有空吗？", act: { kind: "free", span: "Wed 2026-11-18 12:00-18:00", busy: [] } }],
  },
  {
    id: "answer-cancel-both",
    now: NOW,
    turns: [
      {
        says: "明天12点和小王吃午饭",
        act: { kind: "create" },
        adds: { lunch: { title: "和小王吃午饭", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "周五上午9点看牙医",
        act: { kind: "create" },
        adds: { dentist: { title: "看牙医", on: "Fri 2026-11-20 09:00-10:00" } },
      },
      { says: "两个都取消", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch", "dentist"] } },
      { says: "是", act: { kind: "confirm", to: "cancel" }, removes: ["lunch", "dentist"] },
    ],
  },
  {
    id: "answer-rename-it-then-cancel-that",
    now: NOW,
    turns: [
      {
        says: "明天12点和小王吃午饭",
        act: { kind: "create" },
        adds: { lunch: { title: "和小王吃午饭", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      { says: "把它改成团队午餐", act: { kind: "rename" }, changes: { lunch: { title: "团队午餐" } } },
      { says: "取消这个", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "是", act: { kind: "confirm", to: "cancel" }, removes: ["lunch"] },
    ],
  },
  {
    id: "answer-remember-as-a-note",
    now: NOW,
    turns: [{ says: "记住我吃素", act: { kind: "remember" }, remembers: ["我吃素"] }],
  },
  {
    id: "answer-every-day-but-one",
    now: NOW,
    turns: [
      {
        says: "除了12月24日每天早上7点跑步",
        act: { kind: "create" },
        adds: {
          run: {
            title: "跑步",
            on: "Thu 2026-11-19 07:00-08:00",
            recurrence: "FREQ=DAILY",
            exceptions: ["Thu 2026-12-24 07:00"],
          },
        },
      },
    ],
  },
  {
    id: "answer-where-it-is",
    now: NOW,
    calendar: { review: { title: "产品评审", on: "Thu 2026-11-19 14:00-15:00" } },
    turns: [{ says: "产品评审在哪开", act: { kind: "not-understood" } }],
  },
  {
    id: "answer-part-of-a-day",
    now: NOW,
    turns: [
      {
        says: "周六晚上留出来给孩子过生日",
        act: { kind: "ask", about: "time", to: "create" },
      },
    ],
  },
  {
    id: "answer-birthday-that-repeats",
    now: NOW,
    turns: [
      {
        says: "12月16号是我妈生日，每年重复，帮我加到日历里",
        act: { kind: "create" },
        adds: { birthday: { title: "我妈生日", on: "Wed 2026-12-16", recurrence: "FREQ=YEARLY" } },
      },
    ],
  },
];
