import type { Dialogue } from "../dialogue.ts";

const SHANGHAI = "Wed 2026-11-18 10:00 Asia/Shanghai";

const WEEK = {
  dentist: { title: "看牙", on: "Thu 2026-11-19 15:00-16:00" },
  report: { title: "季度汇报", on: "Thu 2026-11-19 16:30-17:30" },
  interview: { title: "前端面试", on: "Fri 2026-11-20 10:00-11:00", location: "望京" },
  dinner: { title: "和老婆吃饭", on: "Fri 2026-11-20 19:00-21:00" },
};

/** As people speak: politely or in passing, several things at once, with words around them that mean nothing. */
export const SPOKEN: readonly Dialogue[] = [
  {
    id: "politely-with-thanks",
    now: SHANGHAI,
    turns: [
      {
        says: "麻烦您帮我登记一下，下周三上午十点半跟客户视频会议，谢谢",
        act: { kind: "create" },
        adds: { new: { title: "跟客户视频会议", on: "Wed 2026-11-25 10:30-11:30" } },
      },
    ],
  },
  {
    id: "birthday-with-the-place-last",
    now: SHANGHAI,
    turns: [
      {
        says: "哎对了，周六晚上六点半我们要给老爸过生日，在全聚德",
        act: { kind: "create" },
        adds: {
          new: { title: ["给老爸过生日", "我们要给老爸过生日"], on: "Sat 2026-11-21 18:30-19:30", location: "全聚德" },
        },
      },
    ],
  },
  {
    id: "party-named-by-its-day",
    now: SHANGHAI,
    turns: [
      {
        says: "十二月二十四号晚上七点四十五平安夜聚会",
        act: { kind: "create" },
        adds: { new: { title: "平安夜聚会", on: "Thu 2026-12-24 19:45-20:45" } },
      },
    ],
  },
  {
    id: "tomorrow-as-in-beijing",
    now: SHANGHAI,
    turns: [
      {
        says: "明儿下午两点半去银行办卡",
        act: { kind: "create" },
        adds: { new: { title: "去银行办卡", on: "Thu 2026-11-19 14:30-15:30" } },
      },
    ],
  },
  {
    id: "three-events-of-one-day",
    now: SHANGHAI,
    turns: [
      {
        says: "明天上午九点体检，下午三点剪头发，晚上七点和老同学吃饭",
        act: { kind: "create" },
        adds: {
          a: { title: "体检", on: "Thu 2026-11-19 09:00-10:00" },
          b: { title: "剪头发", on: "Thu 2026-11-19 15:00-16:00" },
          c: { title: "和老同学吃饭", on: "Thu 2026-11-19 19:00-20:00" },
        },
      },
    ],
  },
  {
    id: "events-line-by-line",
    now: "Sun 2026-11-22 20:00 Asia/Shanghai",
    turns: [
      {
        says: "周一 9:00 周会\n周三 14:00 客户拜访\n周五 16:30 复盘",
        act: { kind: "create" },
        adds: {
          a: { title: "周会", on: "Mon 2026-11-23 09:00-10:00" },
          b: { title: "客户拜访", on: "Wed 2026-11-25 14:00-15:00" },
          c: { title: "复盘", on: "Fri 2026-11-27 16:30-17:30" },
        },
      },
    ],
  },
  {
    id: "to-the-same-time-the-day-after",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [
      {
        says: "把明天的看牙推迟到后天同一时间",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-11-20 15:00-16:00" } },
      },
    ],
  },
  {
    id: "rename-in-quotes",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [
      { says: "把“前端面试”改成“后端面试”", act: { kind: "rename" }, changes: { interview: { title: "后端面试" } } },
    ],
  },
  {
    id: "another-place",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [
      {
        says: "周五的面试地点换成国贸三期12层",
        act: { kind: "change" },
        changes: { interview: { location: "国贸三期12层" } },
      },
    ],
  },
  {
    id: "call-me-in-half-an-hour",
    now: SHANGHAI,
    turns: [
      {
        says: "半小时后叫我一声，该收衣服了",
        act: { kind: "remind" },
        adds: {
          new: { title: ["收衣服", "该收衣服了", "该收衣服"], on: "Wed 2026-11-18 10:30-10:45", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "remind-the-day-before",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [{ says: "季度汇报提前一天提醒我", act: { kind: "change" }, changes: { report: { reminders: [1440] } } }],
  },
  {
    id: "until-march-with-a-last-word",
    now: SHANGHAI,
    turns: [{ says: "每周三下午三点组会，到三月为止", act: { kind: "ask", about: "length", to: "create" } }],
  },
  {
    id: "business-trip-of-three-days",
    now: SHANGHAI,
    turns: [
      {
        says: "周四到周六在广州出差",
        act: { kind: "create" },
        adds: { new: { title: "出差", on: "Thu 2026-11-19 - Sat 2026-11-21", location: "广州" } },
      },
    ],
  },
  {
    id: "all-meetings-of-friday",
    now: SHANGHAI,
    calendar: {
      a: { title: "产品会", on: "Fri 2026-11-20 10:00-11:00" },
      b: { title: "预算会", on: "Fri 2026-11-20 14:00-15:00" },
      c: { title: "跟老婆吃饭", on: "Fri 2026-11-20 19:00-20:00" },
    },
    turns: [
      { says: "这周五的会全给我取消了", act: { kind: "ask", about: "confirm", to: "cancel", among: ["a", "b"] } },
    ],
  },
  {
    id: "the-next-three-days",
    now: SHANGHAI,
    calendar: { ...WEEK, late: { title: "爬山", on: "Sun 2026-11-29 08:00-10:00" } },
    turns: [
      {
        says: "接下来三天我都有啥安排",
        act: {
          kind: "list",
          days: "Wed 2026-11-18 - Fri 2026-11-20",
          events: ["dentist", "report", "interview", "dinner"],
        },
      },
    ],
  },
  {
    id: "oil-in-stock",
    now: SHANGHAI,
    turns: [
      {
        says: "有没有30欧以下的橄榄油，要有现货的",
        act: { kind: "find-product", q: "橄榄油", max: 30, inStock: true },
      },
    ],
  },
  {
    id: "down-jacket-or-coat",
    now: SHANGHAI,
    home: "沈阳",
    turns: [{ says: "明早冷不冷，要穿羽绒服吗", act: { kind: "weather", place: null, on: "Thu 2026-11-19" } }],
  },
  {
    id: "place-after-a-label",
    now: SHANGHAI,
    turns: [
      {
        says: "周四下午1点到3点半设计评审，地点会议室A",
        act: { kind: "create" },
        adds: { new: { title: "设计评审", on: "Thu 2026-11-19 13:00-15:30", location: "会议室A" } },
      },
    ],
  },
  {
    id: "put-into-the-calendar",
    now: SHANGHAI,
    turns: [
      {
        says: "您好，请帮我把下周一上午9点的董事会加到日历里，谢谢",
        act: { kind: "create" },
        adds: { new: { title: "董事会", on: "Mon 2026-11-23 09:00-10:00" } },
      },
    ],
  },
  {
    id: "every-day-but-weekends",
    now: SHANGHAI,
    turns: [
      {
        says: "除了周末每天晚上九点半遛狗",
        act: { kind: "create" },
        adds: {
          new: { title: "遛狗", on: "Wed 2026-11-18 21:30-22:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" },
        },
      },
    ],
  },
  {
    id: "cancel-the-second-of-friday",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [
      { says: "明天都有什么", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "report"] } },
      { says: "那周五呢", act: { kind: "list", days: "Fri 2026-11-20", events: ["interview", "dinner"] } },
      { says: "第二个取消", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dinner"] } },
      { says: "嗯", act: { kind: "confirm", to: "cancel" }, removes: ["dinner"] },
    ],
  },
  {
    id: "free-in-the-evening-then",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [
      { says: "周五下午有时间吗", act: { kind: "free", span: "Fri 2026-11-20 12:00-18:00", busy: [] } },
      {
        says: "那晚上呢",
        act: { kind: "free", span: "Fri 2026-11-20 18:00 - Sat 2026-11-21 00:00", busy: ["dinner"] },
      },
      {
        says: "行吧，那就下午两点约小雨看电影",
        act: { kind: "create" },
        adds: { new: { title: ["约小雨看电影", "小雨看电影"], on: "Fri 2026-11-20 14:00-15:00" } },
      },
    ],
  },
  {
    id: "time-and-place-answered",
    now: SHANGHAI,
    turns: [
      { says: "周五有个饭局", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "晚上七点，在外滩",
        act: { kind: "create" },
        adds: { new: { title: ["饭局", "有个饭局"], on: "Fri 2026-11-20 19:00-20:00", location: "外滩" } },
      },
    ],
  },
  {
    id: "deleted-by-mistake",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [
      { says: "把看牙删了", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist"] } },
      { says: "删", act: { kind: "confirm", to: "cancel" }, removes: ["dentist"] },
      { says: "等等我删错了", act: { kind: "undo" }, restores: ["dentist"] },
    ],
  },
  {
    id: "rename-what-was-added",
    now: SHANGHAI,
    turns: [
      {
        says: "下周一上午10点开会",
        act: { kind: "create" },
        adds: { new: { title: "开会", on: "Mon 2026-11-23 10:00-11:00" } },
      },
      { says: "名字改成季度启动会", act: { kind: "rename" }, changes: { new: { title: "季度启动会" } } },
      { says: "地点在三楼大会议室", act: { kind: "change" }, changes: { new: { location: "三楼大会议室" } } },
    ],
  },
  {
    id: "remind-earlier-instead",
    now: SHANGHAI,
    turns: [
      {
        says: "后天晚上八点直播",
        act: { kind: "create" },
        adds: { new: { title: "直播", on: "Fri 2026-11-20 20:00-21:00" } },
      },
      { says: "提前半小时提醒我", act: { kind: "change" }, changes: { new: { reminders: [30] } } },
      { says: "改成提前一小时吧", act: { kind: "change" }, changes: { new: { reminders: [60] } } },
    ],
  },
  {
    id: "i-said-it-wrong",
    now: SHANGHAI,
    turns: [
      { says: "今天早上八点送货", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "说错了，明天早上八点",
        act: { kind: "create" },
        adds: { new: { title: "送货", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "all-of-an-afternoon",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [
      {
        says: "明天下午的事都推到下周一",
        act: { kind: "ask", about: "confirm", to: "move", among: ["dentist", "report"] },
      },
      {
        says: "好，就这样",
        act: { kind: "confirm", to: "move" },
        changes: { dentist: { on: "Mon 2026-11-23 15:00-16:00" }, report: { on: "Mon 2026-11-23 16:30-17:30" } },
      },
    ],
  },
  {
    id: "same-time-on-sunday-and-later",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [
      {
        says: "看牙改到周日同一时间",
        act: { kind: "move" },
        changes: { dentist: { on: "Sun 2026-11-22 15:00-16:00" } },
      },
      { says: "再晚一小时", act: { kind: "move" }, changes: { dentist: { on: "Sun 2026-11-22 16:00-17:00" } } },
    ],
  },
  {
    id: "two-events-then-both-gone",
    now: SHANGHAI,
    turns: [
      {
        says: "周六上午9点爬山，周日下午2点看电影",
        act: { kind: "create" },
        adds: {
          hike: { title: "爬山", on: "Sat 2026-11-21 09:00-10:00" },
          movie: { title: "看电影", on: "Sun 2026-11-22 14:00-15:00" },
        },
      },
      { says: "看电影那个改成三点", act: { kind: "move" }, changes: { movie: { on: "Sun 2026-11-22 15:00-16:00" } } },
      { says: "两个都不去了，删了吧", act: { kind: "ask", about: "confirm", to: "cancel", among: ["hike", "movie"] } },
      { says: "嗯嗯", act: { kind: "confirm", to: "cancel" }, removes: ["hike", "movie"] },
    ],
  },
  {
    id: "thursday-of-that-week",
    now: SHANGHAI,
    turns: [
      { says: "下周找个时间跟导师聊聊论文", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "周四下午三点吧",
        act: { kind: "create" },
        adds: {
          new: {
            title: ["跟导师聊聊论文", "找个时间跟导师聊聊论文", "找时间跟导师聊聊论文"],
            on: "Thu 2026-11-26 15:00-16:00",
          },
        },
      },
    ],
  },
  {
    id: "another-name-and-longer",
    now: SHANGHAI,
    turns: [
      {
        says: "下周二晚上六点半部门聚餐",
        act: { kind: "create" },
        adds: { new: { title: "部门聚餐", on: "Tue 2026-11-24 18:30-19:30" } },
      },
      { says: "改个名，叫“迎新聚餐”", act: { kind: "rename" }, changes: { new: { title: "迎新聚餐" } } },
      { says: "大概要三个小时", act: { kind: "change" }, changes: { new: { on: "Tue 2026-11-24 18:30-21:30" } } },
    ],
  },
  {
    id: "reminder-after-a-question-about-tomorrow",
    now: SHANGHAI,
    calendar: WEEK,
    turns: [
      { says: "明天有什么安排", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "report"] } },
      { says: "下午五点提醒我取快递", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "今天",
        act: { kind: "remind" },
        adds: { parcel: { title: "取快递", on: "Wed 2026-11-18 17:00-17:15", reminders: [0] } },
      },
    ],
  },
];
