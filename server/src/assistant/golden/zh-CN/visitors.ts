import type { Dialogue } from "../dialogue.ts";

/** What people say who only look in. */
export const VISITORS: readonly Dialogue[] = [
  {
    id: "teeth-cleaning",
    now: "Tue 2026-09-08 10:30 Asia/Shanghai",
    turns: [
      {
        says: "明天下午三点半去洗牙",
        act: { kind: "create" },
        adds: { teeth: { title: ["去洗牙", "洗牙"], on: "Wed 2026-09-09 15:30-16:30" } },
      },
    ],
  },
  {
    id: "hotpot-place",
    now: "Thu 2026-10-15 09:00 Asia/Shanghai",
    calendar: { shift: { title: "早班", on: "Sat 2026-10-17 07:00-15:00" } },
    turns: [
      {
        says: "后天晚上七点在海底捞跟小李吃火锅",
        act: { kind: "create" },
        adds: { hotpot: { title: "跟小李吃火锅", on: "Sat 2026-10-17 19:00-20:00", location: "海底捞" } },
      },
    ],
  },
  {
    id: "run-not-weekends",
    now: "Sat 2026-06-06 12:00 Asia/Shanghai",
    turns: [
      {
        says: "每天早上七点跑步，周末除外",
        act: { kind: "create" },
        adds: {
          run: {
            title: "跑步",
            on: "Mon 2026-06-08 07:00-08:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
          },
        },
      },
    ],
  },
  {
    id: "hometown-range",
    now: "Mon 2026-09-21 20:15 Asia/Shanghai",
    calendar: { rent: { title: "交房租", on: "Wed 2026-09-30" } },
    turns: [
      {
        says: "10月1号到7号回老家",
        act: { kind: "create" },
        adds: { home: { title: "回老家", on: "Thu 2026-10-01 - Wed 2026-10-07" } },
      },
    ],
  },
  {
    id: "two-on-friday",
    now: "Wed 2026-11-18 09:10 Asia/Shanghai",
    turns: [
      {
        says: "周五上午十点开周会，下午两点见客户，麻烦都帮我记上",
        act: { kind: "create" },
        adds: {
          weekly: { title: ["开周会", "周会"], on: "Fri 2026-11-20 10:00-11:00" },
          client: { title: "见客户", on: "Fri 2026-11-20 14:00-15:00" },
        },
      },
    ],
  },
  {
    id: "meeting-at-three-again",
    now: "Mon 2026-04-13 17:40 Asia/Singapore",
    turns: [
      {
        says: "明天三点开会",
        act: { kind: "create" },
        adds: { meeting: { title: "开会", on: "Tue 2026-04-14 15:00-16:00" } },
      },
    ],
  },
  {
    id: "lunch-with-client",
    now: "Thu 2026-05-14 21:00 Asia/Shanghai",
    turns: [
      {
        says: "明天中午跟王总吃饭",
        act: { kind: "create" },
        adds: { lunch: { title: "跟王总吃饭", on: "Fri 2026-05-15 12:00-13:00" } },
      },
    ],
  },
  {
    id: "every-other-friday",
    now: "Tue 2026-08-11 22:05 America/New_York",
    turns: [
      {
        says: "隔周周五晚上八点跟爸妈视频",
        act: { kind: "create" },
        adds: {
          video: {
            title: "跟爸妈视频",
            on: "Fri 2026-08-14 20:00-21:00",
            recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
          },
        },
      },
    ],
  },
  {
    id: "injections-five-days",
    now: "Thu 2026-10-22 16:30 Asia/Shanghai",
    turns: [
      {
        says: "从下周一开始每天下午五点打针，一共五天",
        act: { kind: "create" },
        adds: {
          injection: { title: "打针", on: "Mon 2026-10-26 17:00-18:00", recurrence: "FREQ=DAILY;COUNT=5" },
        },
      },
    ],
  },
  {
    id: "on-duty-all-day",
    now: "Wed 2026-07-15 13:00 Asia/Shanghai",
    calendar: { training: { title: "护理培训", on: "Tue 2026-07-21 09:00-11:00" } },
    turns: [
      {
        says: "下下周一全天值班",
        act: { kind: "create" },
        adds: { duty: { title: ["值班", "全天值班"], on: "Mon 2026-07-27" } },
      },
    ],
  },
  {
    id: "daughters-birthday",
    now: "Sun 2026-11-29 19:45 Asia/Shanghai",
    turns: [
      {
        says: "12月24号闺女生日，加到日历里",
        act: { kind: "create" },
        adds: { birthday: { title: "闺女生日", on: "Thu 2026-12-24" } },
      },
    ],
  },
  {
    id: "parents-evening-typo",
    now: "Wed 2026-03-11 18:20 Asia/Shanghai",
    calendar: { market: { title: "买菜", on: "Sat 2026-03-14 08:00-09:00" } },
    turns: [
      {
        says: "礼拜六上午十点一刻家长会 帮我计一下",
        act: { kind: "create" },
        adds: { parents: { title: "家长会", on: "Sat 2026-03-14 10:15-11:15" } },
      },
    ],
  },
  {
    id: "interview-with-reminder",
    now: "Fri 2026-03-13 11:00 Asia/Shanghai",
    turns: [
      {
        says: "下周三上午九点半面试，提前一小时提醒我",
        act: { kind: "create" },
        adds: { interview: { title: "面试", on: "Wed 2026-03-18 09:30-10:30", reminders: [60] } },
      },
    ],
  },
  {
    id: "thesis-from-to",
    now: "Sun 2026-05-10 09:30 Europe/London",
    turns: [
      {
        says: "今天下午两点到四点半写论文",
        act: { kind: "create" },
        adds: { thesis: { title: "写论文", on: "Sun 2026-05-10 14:00-16:30" } },
      },
    ],
  },
  {
    id: "remind-call-mum",
    now: "Wed 2026-11-18 22:40 Asia/Shanghai",
    turns: [
      {
        says: "明早8点半提醒我给我妈打电话",
        act: { kind: "remind" },
        adds: { call: { title: "给我妈打电话", on: "Thu 2026-11-19 08:30-08:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-stove-again",
    now: "Sat 2026-02-07 11:20 Asia/Shanghai",
    turns: [
      {
        says: "半个小时后提醒我关火哈",
        act: { kind: "remind" },
        adds: { stove: { title: "关火", on: "Sat 2026-02-07 11:50-12:05", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-pills-daily-again",
    now: "Sun 2026-08-23 20:00 Asia/Urumqi",
    turns: [
      {
        says: "每天晚上九点提醒我吃降压药",
        act: { kind: "remind" },
        adds: {
          pills: {
            title: "吃降压药",
            on: "Sun 2026-08-23 21:00-21:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "standup-later",
    now: "Mon 2026-06-15 16:00 Asia/Shanghai",
    calendar: {
      standup: { title: "项目例会", on: "Tue 2026-06-16 09:30-10:15" },
      gym: { title: "健身", on: "Tue 2026-06-16 19:00-20:00" },
    },
    turns: [
      {
        says: "明天的例会往后推半小时",
        act: { kind: "move" },
        changes: { standup: { on: "Tue 2026-06-16 10:00-10:45" } },
      },
    ],
  },
  {
    id: "one-piano-lesson-moves",
    now: "Tue 2026-09-15 12:30 Asia/Shanghai",
    calendar: {
      piano: { title: "钢琴课", on: "Thu 2026-09-03 18:00-19:00", recurrence: "FREQ=WEEKLY;BYDAY=TH" },
      swim: { title: "游泳", on: "Sat 2026-09-19 10:00-11:00" },
    },
    turns: [
      {
        says: "这周四的钢琴课改到周五下午五点",
        act: { kind: "move" },
        changes: { piano: { exceptions: ["Thu 2026-09-17 18:00"] } },
        adds: { moved: { title: "钢琴课", on: "Fri 2026-09-18 17:00-18:00" } },
      },
    ],
  },
  {
    id: "rename-meeting",
    now: "Wed 2026-11-11 08:50 Asia/Shanghai",
    calendar: { meeting: { title: "开会", on: "Thu 2026-11-12 14:00-15:30" } },
    turns: [
      {
        says: "明天那个会改名叫“预算讨论”",
        act: { kind: "rename" },
        changes: { meeting: { title: "预算讨论" } },
      },
    ],
  },
  {
    id: "training-longer",
    now: "Mon 2026-10-12 10:00 Asia/Shanghai",
    calendar: {
      training: { title: "新员工培训", on: "Thu 2026-10-15 09:00-10:00" },
      lunch: { title: "部门聚餐", on: "Thu 2026-10-15 12:00-13:30" },
    },
    turns: [
      {
        says: "周四的培训延长半小时",
        act: { kind: "change" },
        changes: { training: { on: "Thu 2026-10-15 09:00-10:30" } },
      },
    ],
  },
  {
    id: "cleaning-becomes-weekly",
    now: "Wed 2026-11-18 19:30 Asia/Shanghai",
    calendar: { cleaning: { title: "大扫除", on: "Sun 2026-11-22 10:00-12:00" } },
    turns: [
      {
        says: "把周日的大扫除改成每周一次",
        act: { kind: "change" },
        changes: { cleaning: { recurrence: "FREQ=WEEKLY;BYDAY=SU" } },
      },
    ],
  },
  {
    id: "cancel-not-there-again",
    now: "Mon 2026-12-07 09:00 Asia/Shanghai",
    calendar: { delivery: { title: "等快递", on: "Thu 2026-12-10 15:00-16:00" } },
    turns: [{ says: "取消周四的体检", act: { kind: "not-found", to: "cancel" } }],
  },
  {
    id: "list-friday",
    now: "Tue 2026-04-21 14:00 Asia/Shanghai",
    calendar: {
      report: { title: "交周报", on: "Fri 2026-04-24 17:00-17:30" },
      visa: { title: "办签证", on: "Fri 2026-04-24 09:00-10:00" },
      match: { title: "打羽毛球", on: "Sat 2026-04-25 16:00-18:00" },
    },
    turns: [
      {
        says: "周五有啥安排",
        act: { kind: "list", days: "Fri 2026-04-24", events: ["visa", "report"] },
      },
    ],
  },
  {
    id: "free-saturday-span",
    now: "Wed 2026-07-08 21:10 Australia/Sydney",
    calendar: {
      tutor: { title: "家教", on: "Sat 2026-07-11 11:00-12:30" },
      party: { title: "朋友生日聚会", on: "Sat 2026-07-11 18:00-21:00" },
    },
    turns: [
      {
        says: "周六上午10点到12点我有时间吗",
        act: { kind: "free", span: "Sat 2026-07-11 10:00-12:00", busy: ["tutor"] },
      },
    ],
  },
  {
    id: "weather-weekend",
    now: "Thu 2026-08-06 12:15 Asia/Shanghai",
    home: "广州",
    turns: [
      {
        says: "这周末深圳天气咋样",
        act: { kind: "weather", place: "深圳", on: "Sat 2026-08-08 - Sun 2026-08-09" },
      },
    ],
  },
  {
    id: "find-oil-under",
    now: "Mon 2026-03-02 10:40 Asia/Shanghai",
    turns: [
      {
        says: "有没有100块以内的橄榄油",
        act: { kind: "find-product", q: "橄榄油", max: 100 },
      },
    ],
  },
  {
    id: "help-again",
    now: "Sat 2026-01-17 15:00 Asia/Shanghai",
    turns: [{ says: "你都能干点啥呀", act: { kind: "help" } }],
  },
  {
    id: "train-tickets",
    now: "Fri 2026-01-30 18:00 Asia/Shanghai",
    calendar: { clinic: { title: "门诊复查", on: "Mon 2026-02-02 08:30-09:30" } },
    turns: [{ says: "帮我订两张明天去北京的高铁票呗", act: { kind: "not-understood" } }],
  },
  {
    id: "weekday-and-date-differ",
    now: "Tue 2026-11-10 11:30 Asia/Shanghai",
    turns: [{ says: "11月20号周四下午两点看牙", act: { kind: "ask", about: "day", to: "create" } }],
  },
  {
    id: "lunar-cleaning",
    now: "Sun 2026-12-13 16:00 Asia/Shanghai",
    turns: [{ says: "腊月二十三下午三点扫房子", act: { kind: "ask", about: "lunar-date", to: "create" } }],
  },
  // Several turns
  {
    id: "seven-then-evening",
    now: "Wed 2026-11-18 14:00 Asia/Shanghai",
    turns: [
      { says: "明天七点跟老王碰头", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "晚上的",
        act: { kind: "create" },
        adds: { laowang: { title: "跟老王碰头", on: "Thu 2026-11-19 19:00-20:00" } },
      },
    ],
  },
  {
    id: "viewing-three-then-place",
    now: "Mon 2026-05-18 13:20 Asia/Shanghai",
    turns: [
      {
        says: "周六下午两点去看房",
        act: { kind: "create" },
        adds: { viewing: { title: ["去看房", "看房"], on: "Sat 2026-05-23 14:00-15:00" } },
      },
      {
        says: "改到三点吧",
        act: { kind: "move" },
        changes: { viewing: { on: "Sat 2026-05-23 15:00-16:00" } },
      },
      { says: "地点是万科城", act: { kind: "change" }, changes: { viewing: { location: "万科城" } } },
    ],
  },
  {
    id: "second-an-hour-later",
    now: "Sun 2026-06-21 20:30 Asia/Shanghai",
    calendar: {
      supplier: { title: "见供货商", on: "Tue 2026-06-23 09:00-10:00" },
      stock: { title: "盘点库存", on: "Tue 2026-06-23 14:00-16:00" },
      tax: { title: "报税", on: "Wed 2026-06-24 10:00-11:00" },
    },
    turns: [
      {
        says: "后天都有什么安排？",
        act: { kind: "list", days: "Tue 2026-06-23", events: ["supplier", "stock"] },
      },
      {
        says: "第二个推迟一小时",
        act: { kind: "move" },
        changes: { stock: { on: "Tue 2026-06-23 15:00-17:00" } },
      },
    ],
  },
  {
    id: "list-and-the-day-after",
    now: "Tue 2026-09-29 21:50 Asia/Shanghai",
    calendar: {
      exam: { title: "高数小测", on: "Wed 2026-09-30 08:00-09:40" },
      train: { title: "坐高铁", on: "Thu 2026-10-01 07:30-12:10" },
      reunion: { title: "高中同学聚会", on: "Thu 2026-10-01 18:00-21:00" },
    },
    turns: [
      { says: "我明天有什么事", act: { kind: "list", days: "Wed 2026-09-30", events: ["exam"] } },
      { says: "那后天呢", act: { kind: "list", days: "Thu 2026-10-01", events: ["train", "reunion"] } },
    ],
  },
  {
    id: "weather-beijing-then",
    now: "Fri 2026-12-18 17:05 Asia/Shanghai",
    home: "武汉",
    turns: [
      { says: "北京明天天气怎么样", act: { kind: "weather", place: "北京", on: "Sat 2026-12-19" } },
      { says: "后天呢", act: { kind: "weather", place: "北京", on: "Sun 2026-12-20" } },
      { says: "上海呢？", act: { kind: "weather", place: "上海", on: "Sun 2026-12-20" } },
    ],
  },
  {
    id: "coffee-compare",
    now: "Tue 2026-02-24 15:30 Asia/Shanghai",
    turns: [
      { says: "老板，帮我找找咖啡豆", act: { kind: "find-product", q: "咖啡豆" } },
      { says: "第一个和第三个比一下", act: { kind: "compare-products", products: [1, 3] } },
      { says: "第三个起订量多少", act: { kind: "product-detail", product: 3, of: "minimum-order" } },
    ],
  },
  {
    id: "green-tea-stock-price",
    now: "Wed 2026-04-01 09:25 Asia/Shanghai",
    turns: [
      { says: "找评分最高的绿茶", act: { kind: "find-product", q: "绿茶", sort: "rating" } },
      { says: "第四个还有货不", act: { kind: "product-detail", product: 4, of: "stock" } },
      { says: "多少钱啊", act: { kind: "product-detail", product: 4, of: "price" } },
    ],
  },
  {
    id: "cancel-both-again",
    now: "Thu 2026-10-08 10:10 Asia/Shanghai",
    turns: [
      {
        says: "明天下午四点半剪头发",
        act: { kind: "create" },
        adds: { hair: { title: "剪头发", on: "Fri 2026-10-09 16:30-17:30" } },
      },
      {
        says: "周日上午九点带娃去动物园",
        act: { kind: "create" },
        adds: { zoo: { title: "带娃去动物园", on: "Sun 2026-10-11 09:00-10:00" } },
      },
      {
        says: "唉 两个都取消吧",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["hair", "zoo"] },
      },
      { says: "对", act: { kind: "confirm", to: "cancel" }, removes: ["hair", "zoo"] },
    ],
  },
  {
    id: "forget-plate-again",
    now: "Sat 2026-07-04 11:45 Asia/Shanghai",
    memories: ["我的车牌号是沪A12345", "我不吃香菜"],
    turns: [
      { says: "把我的车牌号忘了吧", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "是的", act: { kind: "confirm", to: "forget" }, forgets: ["我的车牌号是沪A12345"] },
    ],
  },
  {
    id: "which-meeting-again",
    now: "Mon 2026-11-09 08:30 Asia/Shanghai",
    calendar: {
      department: { title: "部门会议", on: "Tue 2026-11-10 10:00-11:00" },
      project: { title: "项目会议", on: "Wed 2026-11-11 15:00-16:00" },
      dentist: { title: "看牙医", on: "Thu 2026-11-12 09:00-10:00" },
    },
    turns: [
      {
        says: "取消会议",
        act: { kind: "ask", about: "which", to: "cancel", among: ["department", "project"] },
      },
      { says: "第二个", act: { kind: "ask", about: "confirm", to: "cancel", among: ["project"] } },
      { says: "嗯", act: { kind: "confirm", to: "cancel" }, removes: ["project"] },
    ],
  },
  {
    id: "party-after-all",
    now: "Thu 2026-12-31 12:00 Asia/Shanghai",
    calendar: { party: { title: "同学聚会", on: "Sat 2027-01-02 18:00-21:00" } },
    turns: [
      {
        says: "周六的聚会帮我取消掉",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["party"] },
      },
      { says: "算了，不取消了", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "interview-moved-undone",
    now: "Tue 2026-03-24 19:00 Asia/Shanghai",
    calendar: { interview: { title: "面试", on: "Wed 2026-03-25 10:00-11:00", location: "国贸" } },
    turns: [
      {
        says: "明天的面试改到下午四点",
        act: { kind: "move" },
        changes: { interview: { on: "Wed 2026-03-25 16:00-17:00" } },
      },
      {
        says: "不对 撤销",
        act: { kind: "undo" },
        changes: { interview: { on: "Wed 2026-03-25 10:00-11:00" } },
      },
    ],
  },
  {
    id: "english-only-this-week",
    now: "Mon 2026-10-19 20:00 Asia/Shanghai",
    calendar: {
      english: { title: "英语课", on: "Wed 2026-10-07 19:00-20:00", recurrence: "FREQ=WEEKLY;BYDAY=WE" },
    },
    turns: [
      { says: "取消英语课", act: { kind: "ask", about: "series", to: "cancel", among: ["english"] } },
      { says: "就这周三的", act: { kind: "ask", about: "confirm", to: "cancel", among: ["english"] } },
      {
        says: "对的",
        act: { kind: "confirm", to: "cancel" },
        changes: { english: { exceptions: ["Wed 2026-10-21 19:00"] } },
      },
    ],
  },
  {
    id: "free-morning-then-afternoon",
    now: "Sun 2026-08-30 22:10 Asia/Shanghai",
    calendar: {
      register: { title: "新生报到", on: "Mon 2026-08-31 09:00-11:00" },
      haircut: { title: "理发", on: "Tue 2026-09-01 15:00-16:00" },
    },
    turns: [
      {
        says: "明天上午有空没",
        act: { kind: "free", span: "Mon 2026-08-31 06:00-12:00", busy: ["register"] },
      },
      { says: "那下午呢", act: { kind: "free", span: "Mon 2026-08-31 12:00-18:00", busy: [] } },
    ],
  },
  {
    id: "checkup-wrong-day",
    now: "Mon 2026-06-01 09:15 Asia/Shanghai",
    turns: [
      {
        says: "周四上午九点体检",
        act: { kind: "create" },
        adds: { checkup: { title: "体检", on: "Thu 2026-06-04 09:00-10:00" } },
      },
      {
        says: "说错了，是周五",
        act: { kind: "move" },
        changes: { checkup: { on: "Fri 2026-06-05 09:00-10:00" } },
      },
    ],
  },
  {
    id: "cancel-all-but-dentist",
    now: "Tue 2026-11-03 21:30 Asia/Shanghai",
    calendar: {
      dentist: { title: "看牙医", on: "Wed 2026-11-04 09:00-10:00" },
      gym: { title: "健身", on: "Wed 2026-11-04 16:00-17:00" },
      dinner: { title: "跟老同学聚餐", on: "Wed 2026-11-04 19:00-21:00" },
      report: { title: "写报告", on: "Thu 2026-11-05 10:00-12:00" },
    },
    turns: [
      {
        says: "发烧了，明天的安排全部取消吧",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "gym", "dinner"] },
      },
      {
        says: "可以，但是看牙医别取消",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["gym", "dinner"] },
      },
      { says: "嗯嗯", act: { kind: "confirm", to: "cancel" }, removes: ["gym", "dinner"] },
    ],
  },
  {
    id: "parents-meeting-bit-by-bit",
    now: "Thu 2026-04-09 12:40 Asia/Shanghai",
    turns: [
      { says: "帮我加个家长会", act: { kind: "ask", about: "when", to: "create" } },
      { says: "现在几点了", act: { kind: "clock", of: "time" } },
      { says: "下周二", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "下午两点半",
        act: { kind: "create" },
        adds: { parents: { title: "家长会", on: "Tue 2026-04-14 14:30-15:30" } },
      },
    ],
  },
  {
    id: "hello-pick-up-thanks",
    now: "Wed 2026-01-14 08:05 Asia/Shanghai",
    turns: [
      { says: "早上好呀", act: { kind: "greet" } },
      { says: "今天几号来着", act: { kind: "clock", of: "date" } },
      {
        says: "后天下午三点去机场接我姐，提前两小时提醒我",
        act: { kind: "create" },
        adds: {
          airport: { title: ["去机场接我姐", "机场接我姐"], on: "Fri 2026-01-16 15:00-16:00", reminders: [120] },
        },
      },
      { says: "谢啦", act: { kind: "thanks" } },
    ],
  },
  {
    id: "remember-then-recall",
    now: "Sun 2026-02-15 17:30 Asia/Shanghai",
    memories: ["我女儿在三年级二班"],
    turns: [
      { says: "记住我对青霉素过敏", act: { kind: "remember" }, remembers: ["我对青霉素过敏"] },
      { says: "你都记了我哪些事", act: { kind: "recall" } },
    ],
  },
];
