import type { Dialogue } from "../dialogue.ts";

const TAIPEI = "Wed 2026-11-18 10:00 Asia/Taipei";
const HONG_KONG = "Wed 2026-11-18 10:00 Asia/Hong_Kong";
const SINGAPORE = "Wed 2026-11-18 10:00 Asia/Singapore";

const WEEK = {
  dentist: { title: "看牙醫", on: "Thu 2026-11-19 15:00-16:00" },
  ming: { title: "跟阿明開會", on: "Fri 2026-11-20 14:00-15:00" },
};

export const DIALOGUES: readonly Dialogue[] = [
  {
    id: "half-past-noon",
    now: TAIPEI,
    turns: [
      {
        says: "明天中午十二點半跟小美吃飯",
        act: { kind: "create" },
        adds: { lunch: { title: "跟小美吃飯", on: "Thu 2026-11-19 12:30-13:30" } },
      },
    ],
  },
  {
    id: "quarter-past-three",
    now: HONG_KONG,
    turns: [
      {
        says: "後日下晝三點三個字睇醫生",
        act: { kind: "create" },
        adds: { doctor: { title: "睇醫生", on: "Fri 2026-11-20 15:15-16:15" } },
      },
    ],
  },
  {
    id: "tuesdays-and-thursdays",
    now: TAIPEI,
    turns: [
      {
        says: "每週二四晚上七點瑜伽，到年底",
        act: { kind: "create" },
        adds: {
          yoga: {
            title: "瑜伽",
            on: "Thu 2026-11-19 19:00-20:00",
            recurrence: "FREQ=WEEKLY;UNTIL=20261231;BYDAY=TU,TH",
          },
        },
      },
    ],
  },
  {
    id: "wednesday-is-a-name",
    now: SINGAPORE,
    turns: [
      {
        says: "下周五下午三点跟周三石开会",
        act: { kind: "create" },
        adds: { meeting: { title: "跟周三石开会", on: "Fri 2026-11-27 15:00-16:00" } },
      },
    ],
  },
  {
    id: "move-to-friday",
    now: TAIPEI,
    calendar: { haircut: { title: "剪頭髮", on: "Thu 2026-11-19 10:00-11:00" } },
    turns: [
      {
        says: "剪頭髮改到禮拜五下午四點",
        act: { kind: "move" },
        changes: { haircut: { on: "Fri 2026-11-20 16:00-17:00" } },
      },
    ],
  },
  {
    id: "cancel-and-yes",
    now: TAIPEI,
    calendar: WEEK,
    turns: [
      { says: "幫我取消跟阿明的會", act: { kind: "ask", about: "confirm", to: "cancel", among: ["ming"] } },
      { says: "對，取消吧", act: { kind: "confirm", to: "cancel" }, removes: ["ming"] },
    ],
  },
  {
    id: "tomorrow-and-the-day-after",
    now: TAIPEI,
    calendar: WEEK,
    turns: [
      { says: "明天有什麼行程", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist"] } },
      { says: "後天呢？", act: { kind: "list", days: "Fri 2026-11-20", events: ["ming"] } },
    ],
  },
  {
    id: "free-at-three",
    now: HONG_KONG,
    calendar: WEEK,
    turns: [
      {
        says: "星期四下晝三點得唔得閒？",
        act: { kind: "free", span: "Thu 2026-11-19 15:00-16:00", busy: ["dentist"] },
      },
    ],
  },
  {
    id: "remind-in-half-an-hour",
    now: TAIPEI,
    turns: [
      {
        says: "半小時後提醒我收衣服",
        act: { kind: "remind" },
        adds: { laundry: { title: "收衣服", on: "Wed 2026-11-18 10:30-10:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "run-at-seven",
    now: TAIPEI,
    turns: [
      { says: "明天七點跑步", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "早上啦",
        act: { kind: "create" },
        adds: { run: { title: "跑步", on: "Thu 2026-11-19 07:00-08:00" } },
      },
    ],
  },
  {
    id: "create-then-tune",
    now: TAIPEI,
    turns: [
      {
        says: "週六下午兩點半跟阿公喝茶",
        act: { kind: "create" },
        adds: { tea: { title: "跟阿公喝茶", on: "Sat 2026-11-21 14:30-15:30" } },
      },
      { says: "改三點好了", act: { kind: "move" }, changes: { tea: { on: "Sat 2026-11-21 15:00-16:00" } } },
      { says: "地點在貓空", act: { kind: "change" }, changes: { tea: { location: "貓空" } } },
    ],
  },
  {
    id: "olive-oil",
    now: SINGAPORE,
    turns: [{ says: "有没有20欧元以下的橄榄油", act: { kind: "find-product", q: "橄榄油", max: 20 } }],
  },
  {
    id: "rain-in-taipei",
    now: TAIPEI,
    turns: [
      { says: "臺北明天會下雨嗎", act: { kind: "weather", place: "臺北", on: "Thu 2026-11-19" } },
      { says: "高雄呢", act: { kind: "weather", place: "高雄", on: "Thu 2026-11-19" } },
    ],
  },
  {
    id: "vegetarian",
    now: TAIPEI,
    turns: [
      { says: "請記住我不吃肉", act: { kind: "remember" }, remembers: ["我不吃肉"] },
      { says: "你都記得我什麼？", act: { kind: "recall" } },
      { says: "忘記我不吃肉", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "好", act: { kind: "confirm", to: "forget" }, forgets: ["我不吃肉"] },
    ],
  },
  {
    id: "remembered-meeting",
    now: TAIPEI,
    calendar: { meeting: { title: "和小美的會議", on: "Fri 2026-11-20 10:00-11:00" } },
    turns: [{ says: "你還記得我和小美的會議嗎？", act: { kind: "not-understood" } }],
  },
];
