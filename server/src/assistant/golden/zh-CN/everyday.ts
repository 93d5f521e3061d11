import type { Dialogue } from "../dialogue.ts";

const SHANGHAI = "Wed 2026-11-18 10:00 Asia/Shanghai";

const FLIGHT_WEEK = {
  dentist: { title: "看牙", on: "Thu 2026-11-19 15:00-16:00" },
  review: { title: "项目评审", on: "Fri 2026-11-20 10:00-11:00" },
  lunch: { title: "和小李吃午饭", on: "Fri 2026-11-20 12:00-13:00" },
  gym: { title: "健身", on: "Sat 2026-11-21 09:00-10:30" },
  flight: { title: "飞深圳", on: "Mon 2026-11-23 08:30-11:00" },
};
const TRIP_WEEK = {
  parent: { title: "家长会", on: "Thu 2026-11-19 18:30-20:00", location: "实验小学" },
  sync: { title: "产品周会", on: "Fri 2026-11-20 14:00-15:00" },
  coffee: { title: "跟老王喝咖啡", on: "Fri 2026-11-20 16:00-17:00" },
  hair: { title: "剪头发", on: "Sun 2026-11-22 15:00-16:00" },
  trip: { title: "成都旅游", on: "Sat 2026-11-28 - Mon 2026-11-30" },
};
const YOGA = {
  yoga: { title: "瑜伽课", on: "Tue 2026-11-17 19:00-20:00", recurrence: "FREQ=WEEKLY;BYDAY=TU,TH" },
  parent: { title: "家长会", on: "Thu 2026-11-19 18:30-20:00", location: "实验小学" },
};
const CONCERT_WEEK = {
  doctor: { title: "复诊", on: "Thu 2026-11-19 09:30-10:00", location: "市一医院" },
  mtg: { title: "和设计部对需求", on: "Thu 2026-11-19 14:00-15:30" },
  bday: { title: "奶奶生日聚餐", on: "Sat 2026-11-21 18:00-20:00" },
  class: { title: "英语课", on: "Mon 2026-11-23 20:00-21:00" },
  concert: { title: "演唱会", on: "Fri 2026-12-04 19:30-22:00" },
};
const TRAIN_WEEK = {
  vet: { title: "带猫去打针", on: "Thu 2026-11-19 11:00-11:30" },
  report: { title: "写季度报告", on: "Thu 2026-11-19 15:00-17:00" },
  dinner: { title: "请客户吃晚饭", on: "Fri 2026-11-20 18:30-20:30", location: "全聚德" },
  badminton: { title: "打羽毛球", on: "Sun 2026-11-22 10:00-12:00" },
  train: { title: "坐高铁去南京", on: "Tue 2026-11-24 07:40-09:00" },
};
const HOSPITAL_WEEK = {
  a: { title: "做核磁共振", on: "Thu 2026-11-19 08:00-09:00", location: "协和医院" },
  b: { title: "品牌发布会", on: "Fri 2026-11-20 14:00-16:00" },
  c: { title: "和阿明打篮球", on: "Sat 2026-11-21 16:00-18:00" },
  d: { title: "还图书馆的书", on: "Mon 2026-11-23 12:00-12:30" },
};

/** Typed on a phone between other things: short, sloppy, with why and for whom, and taken back. */
export const EVERYDAY: readonly Dialogue[] = [
  {
    id: "video-call-with-a-supplier",
    now: SHANGHAI,
    turns: [
      {
        says: "帮我记一下下周二下午三点到四点半跟供应商视频会议",
        act: { kind: "create" },
        adds: { new: { title: "跟供应商视频会议", on: "Tue 2026-11-24 15:00-16:30" } },
      },
    ],
  },
  {
    id: "place-after-a-space",
    now: SHANGHAI,
    turns: [
      {
        says: "后天晚上７点和高中同学聚餐 在海底捞",
        act: { kind: "create" },
        adds: { new: { title: "和高中同学聚餐", on: "Fri 2026-11-20 19:00-20:00", location: "海底捞" } },
      },
    ],
  },
  {
    id: "working-days-but-friday",
    now: SHANGHAI,
    turns: [
      {
        says: "除了周五 每个工作日早上九点开晨会",
        act: { kind: "create" },
        adds: {
          new: {
            title: ["开晨会", "晨会"],
            on: "Thu 2026-11-19 09:00-10:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH",
          },
        },
      },
    ],
  },
  {
    id: "politely-and-about-how-long",
    now: SHANGHAI,
    turns: [
      {
        says: "麻烦您帮我在本周五下午四点安排一个与财务部的预算沟通会，大概一个半小时，谢谢",
        act: { kind: "create" },
        adds: { new: { title: "与财务部的预算沟通会", on: "Fri 2026-11-20 16:00-17:30" } },
      },
    ],
  },
  {
    id: "asks-for-leave",
    now: SHANGHAI,
    turns: [{ says: "明天请假", act: { kind: "create" }, adds: { new: { title: "请假", on: "Thu 2026-11-19" } } }],
  },
  {
    id: "every-evening-through-the-month",
    now: SHANGHAI,
    turns: [
      {
        says: "月底前每天晚上十点背单词",
        act: { kind: "create" },
        adds: {
          new: { title: "背单词", on: "Wed 2026-11-18 22:00-23:00", recurrence: "FREQ=DAILY;UNTIL=20261130T140000Z" },
        },
      },
    ],
  },
  {
    id: "review-by-its-kind",
    now: SHANGHAI,
    calendar: FLIGHT_WEEK,
    turns: [
      {
        says: "把周五的评审会往后挪半个小时",
        act: { kind: "move" },
        changes: { review: { on: "Fri 2026-11-20 10:30-11:30" } },
      },
    ],
  },
  {
    id: "to-buy-without-a-time",
    now: SHANGHAI,
    turns: [{ says: "我想买点橄榄油", act: { kind: "find-product", q: "橄榄油" } }],
  },
  {
    id: "said-wrong-then-longer",
    now: SHANGHAI,
    turns: [
      {
        says: "明天十点面试",
        act: { kind: "create" },
        adds: { m: { title: "面试", on: "Thu 2026-11-19 10:00-11:00" } },
      },
      { says: "说错了 十一点", act: { kind: "move" }, changes: { m: { on: "Thu 2026-11-19 11:00-12:00" } } },
      { says: "时长改成两小时", act: { kind: "change" }, changes: { m: { on: "Thu 2026-11-19 11:00-13:00" } } },
    ],
  },
  {
    id: "found-products-by-their-places",
    now: SHANGHAI,
    turns: [
      { says: "找一下绿茶", act: { kind: "find-product", q: "绿茶" } },
      { says: "第二个多少钱", act: { kind: "product-detail", product: 2, of: "price" } },
      { says: "第一个和第三个比一下", act: { kind: "compare-products", products: [1, 3] } },
    ],
  },
  {
    id: "allergy-and-what-it-remembers",
    now: SHANGHAI,
    turns: [
      { says: "记住我对花生过敏", act: { kind: "remember" }, remembers: ["我对花生过敏"] },
      { says: "你都记得我什么", act: { kind: "recall" } },
    ],
  },
  {
    id: "boss-said-so",
    now: SHANGHAI,
    turns: [
      {
        says: "老板说周五上午11点开复盘会 别忘了帮我记上",
        act: { kind: "create" },
        adds: { new: { title: ["开复盘会", "复盘会"], on: "Fri 2026-11-20 11:00-12:00" } },
      },
    ],
  },
  {
    id: "reminder-said-last",
    now: SHANGHAI,
    turns: [
      {
        says: "每个月15号还信用卡 上午九点提醒我",
        act: { kind: "create" },
        adds: {
          new: {
            title: ["还信用卡"],
            on: "Tue 2026-12-15 09:00-09:15",
            recurrence: "FREQ=MONTHLY;BYMONTHDAY=15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "bare-weekdays",
    now: SHANGHAI,
    turns: [
      {
        says: "一三五早上六点半晨跑 每周",
        act: { kind: "create" },
        adds: { new: { title: "晨跑", on: "Fri 2026-11-20 06:30-07:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR" } },
      },
    ],
  },
  {
    id: "in-twenty-minutes",
    now: SHANGHAI,
    turns: [
      {
        says: "过20分钟提醒我看一下烤箱",
        act: { kind: "remind" },
        adds: { new: { title: ["看一下烤箱", "看烤箱"], on: "Wed 2026-11-18 10:20-10:35", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-me-once",
    now: SHANGHAI,
    turns: [
      {
        says: "后天中午12点提醒一下我抢票",
        act: { kind: "remind" },
        adds: { new: { title: "抢票", on: "Fri 2026-11-20 12:00-12:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "book-a-cleaning",
    now: SHANGHAI,
    turns: [
      {
        says: "帮我约一下周四下午两点的洗牙",
        act: { kind: "create" },
        adds: { new: { title: "洗牙", on: "Thu 2026-11-19 14:00-15:00" } },
      },
    ],
  },
  {
    id: "movie-with-mei",
    now: SHANGHAI,
    turns: [
      {
        says: "我跟小美约了周六晚上六点在万达看电影",
        act: { kind: "create" },
        adds: {
          new: {
            title: ["跟小美看电影", "跟小美约了看电影", "我跟小美看电影", "看电影", "跟小美约了在万达看电影"],
            on: "Sat 2026-11-21 18:00-19:00",
            location: "万达",
          },
        },
      },
    ],
  },
  {
    id: "add-it-too",
    now: SHANGHAI,
    turns: [
      {
        says: "周一9点半例会啊 记得加上",
        act: { kind: "create" },
        adds: { new: { title: "例会", on: "Mon 2026-11-23 09:30-10:30" } },
      },
    ],
  },
  {
    id: "when-is-chengdu",
    now: SHANGHAI,
    calendar: TRIP_WEEK,
    turns: [{ says: "我去成都是几号", act: { kind: "list", events: ["trip"], about: "成都" } }],
  },
  {
    id: "renamed-in-passing",
    now: SHANGHAI,
    calendar: TRIP_WEEK,
    turns: [{ says: "产品周会改叫版本评审", act: { kind: "rename" }, changes: { sync: { title: "版本评审" } } }],
  },
  {
    id: "not-three-but-four-and-where",
    now: SHANGHAI,
    turns: [
      {
        says: "周四下午三点看房",
        act: { kind: "create" },
        adds: { m: { title: "看房", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      { says: "不是三点 是四点", act: { kind: "move" }, changes: { m: { on: "Thu 2026-11-19 16:00-17:00" } } },
      { says: "地点在龙湖天街", act: { kind: "change" }, changes: { m: { location: "龙湖天街" } } },
    ],
  },
  {
    id: "yes-just-this-time",
    now: SHANGHAI,
    calendar: YOGA,
    turns: [
      { says: "周四的瑜伽不去了", act: { kind: "ask", about: "confirm", to: "cancel", among: ["yoga"] } },
      {
        says: "是的 就这一次",
        act: { kind: "confirm", to: "cancel" },
        changes: { yoga: { exceptions: ["Thu 2026-11-19 19:00"] } },
      },
    ],
  },
  {
    id: "do-not-put-it-on-friday",
    now: SHANGHAI,
    calendar: TRIP_WEEK,
    turns: [{ says: "别把会议放到周五", act: { kind: "not-understood" } }],
  },
  {
    id: "no-coriander",
    now: SHANGHAI,
    turns: [{ says: "以后请记得我不吃香菜", act: { kind: "remember" }, remembers: ["我不吃香菜"] }],
  },
  {
    id: "after-work",
    now: SHANGHAI,
    turns: [
      {
        says: "周五下班后6点半在三里屯和朋友吃饭",
        act: { kind: "create" },
        adds: {
          new: { title: ["和朋友吃饭", "下班后和朋友吃饭"], on: "Fri 2026-11-20 18:30-19:30", location: "三里屯" },
        },
      },
    ],
  },
  {
    id: "date-then-christmas",
    now: SHANGHAI,
    turns: [
      {
        says: "12/24 19:00 圣诞派对",
        act: { kind: "create" },
        adds: { new: { title: "圣诞派对", on: "Thu 2026-12-24 19:00-20:00" } },
      },
    ],
  },
  {
    id: "class-through-december",
    now: SHANGHAI,
    turns: [
      {
        says: "每周六上午九点半书法课，上到12月底",
        act: { kind: "create" },
        adds: {
          new: {
            title: "书法课",
            on: "Sat 2026-11-21 09:30-10:30",
            recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261226T013000Z",
          },
        },
      },
    ],
  },
  {
    id: "any-class-on-monday",
    now: SHANGHAI,
    calendar: CONCERT_WEEK,
    turns: [{ says: "下周一晚上有课吗", act: { kind: "list", days: "Mon 2026-11-23", events: ["class"] } }],
  },
  {
    id: "rebooked",
    now: SHANGHAI,
    calendar: CONCERT_WEEK,
    turns: [
      {
        says: "复诊改约到周五上午十点",
        act: { kind: "move" },
        changes: { doctor: { on: "Fri 2026-11-20 10:00-10:30" } },
      },
    ],
  },
  {
    id: "meeting-by-what-it-is-about",
    now: SHANGHAI,
    calendar: CONCERT_WEEK,
    turns: [
      {
        says: "把明天下午对需求的会推到后天同一时间",
        act: { kind: "move" },
        changes: { mtg: { on: "Fri 2026-11-20 14:00-15:30" } },
      },
    ],
  },
  {
    id: "postponed-to-december",
    now: SHANGHAI,
    calendar: CONCERT_WEEK,
    turns: [
      {
        says: "演唱会延期了 改到12月6号",
        act: { kind: "move" },
        changes: { concert: { on: "Sun 2026-12-06 19:30-22:00" } },
      },
    ],
  },
  {
    id: "another-restaurant",
    now: SHANGHAI,
    calendar: CONCERT_WEEK,
    turns: [
      {
        says: "生日聚餐换个地方 改到外婆家餐厅",
        act: { kind: "change" },
        changes: { bday: { location: "外婆家餐厅" } },
      },
    ],
  },
  {
    id: "wait-not-yet",
    now: SHANGHAI,
    calendar: CONCERT_WEEK,
    turns: [
      { says: "英语课我不上了，取消吧", act: { kind: "ask", about: "confirm", to: "cancel", among: ["class"] } },
      { says: "等下 先不取消", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "from-now-on",
    now: SHANGHAI,
    turns: [
      {
        says: "以后每天晚上11点睡觉",
        act: { kind: "create" },
        adds: { new: { title: "睡觉", on: "Wed 2026-11-18 23:00 - Thu 2026-11-19 00:00", recurrence: "FREQ=DAILY" } },
      },
    ],
  },
  {
    id: "classes-on-two-days",
    now: SHANGHAI,
    turns: [
      {
        says: "周二和周四晚上七点都有日语课，每周的",
        act: { kind: "create" },
        adds: { new: { title: "日语课", on: "Thu 2026-11-19 19:00-20:00", recurrence: "FREQ=WEEKLY;BYDAY=TU,TH" } },
      },
    ],
  },
  {
    id: "remind-at-twelve",
    now: SHANGHAI,
    turns: [
      {
        says: "记得周六中午提醒我给爸妈打视频 12点",
        act: { kind: "remind" },
        adds: { new: { title: "给爸妈打视频", on: "Sat 2026-11-21 12:00-12:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "wake-me",
    now: SHANGHAI,
    turns: [
      {
        says: "明早六点叫醒我",
        act: { kind: "remind" },
        adds: { new: { title: ["叫醒我", "起床", "叫醒"], on: "Thu 2026-11-19 06:00-06:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "what-to-do-tomorrow",
    now: SHANGHAI,
    calendar: TRAIN_WEEK,
    turns: [{ says: "明天要做些什么", act: { kind: "list", days: "Thu 2026-11-19", events: ["vet", "report"] } }],
  },
  {
    id: "what-is-left-this-week",
    now: SHANGHAI,
    calendar: TRAIN_WEEK,
    turns: [
      {
        says: "这周还剩啥安排",
        act: {
          kind: "list",
          days: "Mon 2026-11-16 - Sun 2026-11-22",
          events: ["vet", "report", "dinner", "badminton"],
        },
      },
    ],
  },
  {
    id: "later-by-an-hour",
    now: SHANGHAI,
    calendar: TRAIN_WEEK,
    turns: [
      {
        says: "羽毛球往后延一个小时",
        act: { kind: "move" },
        changes: { badminton: { on: "Sun 2026-11-22 11:00-13:00" } },
      },
    ],
  },
  {
    id: "until-one",
    now: SHANGHAI,
    calendar: TRAIN_WEEK,
    turns: [
      { says: "羽毛球打到一点", act: { kind: "change" }, changes: { badminton: { on: "Sun 2026-11-22 10:00-13:00" } } },
    ],
  },
  {
    id: "cannot-play",
    now: SHANGHAI,
    calendar: TRAIN_WEEK,
    turns: [
      { says: "羽毛球打不了了", act: { kind: "ask", about: "confirm", to: "cancel", among: ["badminton"] } },
      { says: "嗯", act: { kind: "confirm", to: "cancel" }, removes: ["badminton"] },
    ],
  },
  {
    id: "down-jacket",
    now: SHANGHAI,
    turns: [{ says: "后天去哈尔滨要穿羽绒服吗", act: { kind: "weather", place: "哈尔滨", on: "Fri 2026-11-20" } }],
  },
  {
    id: "tired",
    now: SHANGHAI,
    turns: [
      { says: "这个周末好累啊", act: { kind: "not-understood" } },
      { says: "你觉得我应该辞职吗", act: { kind: "not-understood" } },
    ],
  },
  {
    id: "time-for-a-report",
    now: SHANGHAI,
    turns: [
      {
        says: "今天下午2点到3点腾出来写周报",
        act: { kind: "create" },
        adds: { new: { title: ["写周报", "腾出来写周报"], on: "Wed 2026-11-18 14:00-15:00" } },
      },
    ],
  },
  {
    id: "at-what-time",
    now: SHANGHAI,
    calendar: HOSPITAL_WEEK,
    turns: [{ says: "核磁共振约在几点", act: { kind: "list", events: ["a"], about: "核磁共振" } }],
  },
  {
    id: "not-playing-but-do-not-cancel",
    now: SHANGHAI,
    calendar: HOSPITAL_WEEK,
    turns: [
      { says: "周六的球不打了 取消", act: { kind: "ask", about: "confirm", to: "cancel", among: ["c"] } },
      { says: "哦不对 别取消", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "no-the-day-after",
    now: SHANGHAI,
    turns: [
      {
        says: "后天下午三点跟房东签合同",
        act: { kind: "create" },
        adds: { m: { title: "跟房东签合同", on: "Fri 2026-11-20 15:00-16:00" } },
      },
      { says: "不对，是大后天", act: { kind: "move" }, changes: { m: { on: "Sat 2026-11-21 15:00-16:00" } } },
      { says: "提前一小时提醒我", act: { kind: "change" }, changes: { m: { reminders: [60] } } },
    ],
  },
  { id: "if-it-rains", now: SHANGHAI, turns: [{ says: "要是周五下雨就不去爬山了", act: { kind: "not-understood" } }] },
];
