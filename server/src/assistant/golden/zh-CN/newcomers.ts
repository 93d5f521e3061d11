import type { Dialogue } from "../dialogue.ts";

const MAR = "Mon 2026-03-09 08:15 Asia/Shanghai";
const APR = "Sun 2026-04-26 14:50 Asia/Hong_Kong";
const JUN = "Thu 2026-06-11 19:40 Asia/Shanghai";
const AUG = "Wed 2026-08-19 09:30 America/Vancouver";
const SEP = "Sat 2026-09-05 11:20 Asia/Shanghai";
const OCT = "Wed 2026-10-14 16:10 Asia/Shanghai";
const DEC = "Tue 2026-12-22 21:05 Asia/Shanghai";
const JAN = "Fri 2027-01-15 07:30 Asia/Urumqi";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  // One turn
  {
    id: "meeting-wang",
    now: MAR,
    turns: [
      {
        says: "明天下午三点和王总开会",
        act: { kind: "create" },
        adds: { a: { title: "和王总开会", on: "Tue 2026-03-10 15:00-16:00" } },
      },
    ],
  },
  {
    id: "hotpot",
    now: MAR,
    turns: [
      {
        says: "周五晚上7点在海底捞跟大学同学聚餐",
        act: { kind: "create" },
        adds: { a: { title: "跟大学同学聚餐", on: "Fri 2026-03-13 19:00-20:00", location: "海底捞" } },
      },
    ],
  },
  {
    id: "yoga",
    now: JUN,
    turns: [
      {
        says: "每周二周四晚上八点上瑜伽课",
        act: { kind: "create" },
        adds: {
          a: {
            title: ["上瑜伽课", "瑜伽课"],
            on: "Thu 2026-06-11 20:00-21:00",
            recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
          },
        },
      },
    ],
  },
  {
    id: "annual-leave",
    now: JUN,
    turns: [
      {
        says: "7月3号到7号我休年假",
        act: { kind: "create" },
        adds: { a: { title: ["休年假", "年假", "我休年假"], on: "Fri 2026-07-03 - Tue 2026-07-07" } },
      },
    ],
  },
  {
    id: "two-things",
    now: JUN,
    turns: [
      {
        says: "明天上午9点交房租 下午2点去医院复查",
        act: { kind: "create" },
        adds: {
          a: { title: "交房租", on: "Fri 2026-06-12 09:00-10:00" },
          b: { title: ["去医院复查", "医院复查"], on: "Fri 2026-06-12 14:00-15:00" },
        },
      },
    ],
  },
  {
    id: "vaccine",
    now: SEP,
    turns: [
      {
        says: "哎呀差点忘了,后天早上8点半要带娃去打疫苗,帮我加到日程里",
        act: { kind: "create" },
        adds: { a: { title: ["带娃去打疫苗", "带娃打疫苗"], on: "Mon 2026-09-07 08:30-09:30" } },
      },
    ],
  },
  {
    id: "interview",
    now: SEP,
    turns: [
      {
        says: "下周三上午十点半面试",
        act: { kind: "create" },
        adds: { a: { title: "面试", on: "Wed 2026-09-09 10:30-11:30" } },
      },
    ],
  },
  {
    id: "night-shift-new",
    now: DEC,
    turns: [
      {
        says: "后天上夜班 晚上10点到早上6点",
        act: { kind: "create" },
        adds: { a: { title: ["上夜班", "夜班"], on: "Thu 2026-12-24 22:00 - Fri 2026-12-25 06:00" } },
      },
    ],
  },
  {
    id: "department-meeting",
    now: DEC,
    turns: [
      {
        says: "下周一早上9点部门例会 提前15分钟提醒我",
        act: { kind: "create" },
        adds: { a: { title: "部门例会", on: "Mon 2026-12-28 09:00-10:00", reminders: [15] } },
      },
    ],
  },
  {
    id: "rent-monthly-new",
    now: OCT,
    turns: [
      {
        says: "每个月15号上午10点给房东转房租",
        act: { kind: "create" },
        adds: {
          a: { title: "给房东转房租", on: "Thu 2026-10-15 10:00-11:00", recurrence: "FREQ=MONTHLY;BYMONTHDAY=15" },
        },
      },
    ],
  },
  {
    id: "lunch-parents",
    now: OCT,
    turns: [
      {
        says: "下周日跟爸妈吃午饭",
        act: { kind: "create" },
        adds: { a: { title: "跟爸妈吃午饭", on: "Sun 2026-10-25 12:00-13:00" } },
      },
    ],
  },
  {
    id: "stove",
    now: AUG,
    turns: [
      {
        says: "半小时后提醒我关火!!别忘了啊",
        act: { kind: "remind" },
        adds: { a: { title: "关火", on: "Wed 2026-08-19 10:00-10:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "pills",
    now: DEC,
    turns: [
      {
        says: "每天晚上9点提醒我吃降压药",
        act: { kind: "remind" },
        adds: {
          a: { title: "吃降压药", on: "Wed 2026-12-23 21:00-21:15", recurrence: "FREQ=DAILY", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "move-typo",
    now: APR,
    calendar: { a: { title: "面试", on: "Mon 2026-04-27 14:00-15:30" } },
    turns: [
      {
        says: "把明天的面试该到后天下午四点",
        act: { kind: "move" },
        changes: { a: { on: "Tue 2026-04-28 16:00-17:30" } },
      },
    ],
  },
  {
    id: "move-later",
    now: OCT,
    calendar: {
      a: { title: "产品评审", on: "Thu 2026-10-15 14:00-15:00" },
      b: { title: "接孩子", on: "Thu 2026-10-15 17:00-17:30" },
    },
    turns: [
      {
        says: "麻烦把明天的产品评审往后推一个小时,谢谢",
        act: { kind: "move" },
        changes: { a: { on: "Thu 2026-10-15 15:00-16:00" } },
      },
    ],
  },
  {
    id: "rename-new",
    now: AUG,
    calendar: { a: { title: "聚会", on: "Thu 2026-08-20 18:30-20:30" } },
    turns: [
      {
        says: "把明天的聚会改名叫“老张生日会”",
        act: { kind: "rename" },
        changes: { a: { title: "老张生日会" } },
      },
    ],
  },
  {
    id: "change-place-new",
    now: MAR,
    calendar: {
      a: { title: "部门聚餐", on: "Fri 2026-03-13 18:30-20:30", location: "食堂" },
      b: { title: "体检", on: "Thu 2026-03-12 08:00-09:00" },
    },
    turns: [
      {
        says: "周五部门聚餐的地点改成绿茶餐厅",
        act: { kind: "change" },
        changes: { a: { location: "绿茶餐厅" } },
      },
    ],
  },
  {
    id: "change-weekly",
    now: JUN,
    calendar: { a: { title: "游泳", on: "Sat 2026-06-13 16:00-17:00" } },
    turns: [
      {
        says: "把周六的游泳设成每周重复",
        act: { kind: "change" },
        changes: { a: { recurrence: "FREQ=WEEKLY;BYDAY=SA" } },
      },
    ],
  },
  {
    id: "not-found",
    now: SEP,
    calendar: { a: { title: "洗牙", on: "Sun 2026-09-06 14:00-15:00" } },
    turns: [{ says: "取消爬山", act: { kind: "not-found", to: "cancel" } }],
  },
  {
    id: "weather-shenzhen",
    now: APR,
    turns: [{ says: "明天深圳会下雨吗", act: { kind: "weather", place: "深圳", on: "Mon 2026-04-27" } }],
  },
  {
    id: "weather-chengdu",
    now: OCT,
    turns: [
      {
        says: "这周末成都天气咋样啊",
        act: { kind: "weather", place: "成都", on: "Sat 2026-10-17 - Sun 2026-10-18" },
      },
    ],
  },
  {
    id: "find-oil",
    now: JAN,
    turns: [{ says: "有没有50块以下的橄榄油", act: { kind: "find-product", q: "橄榄油", max: 50 } }],
  },
  {
    id: "list-next-week-new",
    now: OCT,
    calendar: {
      a: { title: "买菜", on: "Fri 2026-10-16 10:00-11:00" },
      b: { title: "家长会", on: "Tue 2026-10-20 15:00-16:30" },
      c: { title: "同学婚礼", on: "Sun 2026-10-25" },
      d: { title: "换轮胎", on: "Mon 2026-10-26 09:00-10:00" },
    },
    turns: [
      {
        says: "下周我都有啥安排",
        act: { kind: "list", days: "Mon 2026-10-19 - Sun 2026-10-25", events: ["b", "c"] },
      },
    ],
  },
  {
    id: "free-friday",
    now: AUG,
    calendar: {
      a: { title: "客户电话", on: "Fri 2026-08-21 15:00-15:30" },
      b: { title: "牙医", on: "Fri 2026-08-21 09:00-10:00" },
    },
    turns: [{ says: "周五下午我有空吗", act: { kind: "free", span: "Fri 2026-08-21 12:00-18:00", busy: ["a"] } }],
  },
  {
    id: "date",
    now: JAN,
    turns: [{ says: "今天几号来着", act: { kind: "clock", of: "date" } }],
  },
  {
    id: "help",
    now: APR,
    turns: [{ says: "你都能帮我做些什么呀?", act: { kind: "help" } }],
  },
  {
    id: "poem-first",
    now: DEC,
    turns: [{ says: "帮我写一首关于冬天的诗", act: { kind: "not-understood" } }],
  },
  {
    id: "remember",
    now: JAN,
    turns: [{ says: "记住我女儿对芒果过敏", act: { kind: "remember" }, remembers: ["我女儿对芒果过敏"] }],
  },
  {
    id: "recall",
    now: JAN,
    memories: ["我女儿对芒果过敏", "我的鞋码是42"],
    turns: [{ says: "我都让你记住过什么", act: { kind: "recall" } }],
  },
  {
    id: "lunar",
    now: SEP,
    turns: [{ says: "农历八月十五晚上7点跟家人赏月", act: { kind: "ask", about: "lunar-date", to: "create" } }],
  },

  // Several turns
  {
    id: "haircut-weather",
    now: JUN,
    home: "杭州",
    turns: [
      { says: "周六理发", act: { kind: "ask", about: "time", to: "create" } },
      { says: "对了明天会下雨吗", act: { kind: "weather", place: null, on: "Fri 2026-06-12" } },
      {
        says: "上午十点",
        act: { kind: "create" },
        adds: { a: { title: "理发", on: "Sat 2026-06-13 10:00-11:00" } },
      },
    ],
  },
  {
    id: "run-am-pm",
    now: MAR,
    turns: [
      { says: "后天7点跑步", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "早上",
        act: { kind: "create" },
        adds: { a: { title: "跑步", on: "Wed 2026-03-11 07:00-08:00" } },
      },
    ],
  },
  {
    id: "correction",
    now: MAR,
    turns: [
      {
        says: "周三下午两点剪头发",
        act: { kind: "create" },
        adds: { a: { title: "剪头发", on: "Wed 2026-03-11 14:00-15:00" } },
      },
      { says: "不对 是周四", act: { kind: "move" }, changes: { a: { on: "Thu 2026-03-12 14:00-15:00" } } },
      { says: "时间改成三点半", act: { kind: "move" }, changes: { a: { on: "Thu 2026-03-12 15:30-16:30" } } },
    ],
  },
  {
    id: "driving-lesson",
    now: SEP,
    turns: [
      {
        says: "大后天上午9点练车",
        act: { kind: "create" },
        adds: { a: { title: "练车", on: "Tue 2026-09-08 09:00-10:00" } },
      },
      { says: "改成两个小时", act: { kind: "change" }, changes: { a: { on: "Tue 2026-09-08 09:00-11:00" } } },
      { says: "地点是城东驾校", act: { kind: "change" }, changes: { a: { location: "城东驾校" } } },
    ],
  },
  {
    id: "utilities",
    now: OCT,
    turns: [
      { says: "提醒我交水电费", act: { kind: "ask", about: "when", to: "remind" } },
      {
        says: "明天上午10点吧",
        act: { kind: "remind" },
        adds: { a: { title: "交水电费", on: "Thu 2026-10-15 10:00-10:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "which-meeting",
    now: MAR,
    calendar: {
      a: { title: "跟供应商开会", on: "Tue 2026-03-10 15:00-16:00" },
      b: { title: "店员开会", on: "Wed 2026-03-11 10:00-10:30" },
    },
    turns: [
      { says: "把开会挪到周四下午4点", act: { kind: "ask", about: "which", to: "move", among: ["a", "b"] } },
      {
        says: "跟供应商的那个",
        act: { kind: "move" },
        changes: { a: { on: "Thu 2026-03-12 16:00-17:00" } },
      },
    ],
  },
  {
    id: "list-cancel-second",
    now: DEC,
    calendar: {
      a: { title: "查房", on: "Wed 2026-12-23 08:00-09:00" },
      b: { title: "护理培训", on: "Wed 2026-12-23 14:00-16:00" },
      c: { title: "圣诞聚会", on: "Thu 2026-12-24 19:00-21:00" },
    },
    turns: [
      { says: "明天有什么事", act: { kind: "list", days: "Wed 2026-12-23", events: ["a", "b"] } },
      { says: "取消第二个", act: { kind: "ask", about: "confirm", to: "cancel", among: ["b"] } },
      { says: "对", act: { kind: "confirm", to: "cancel" }, removes: ["b"] },
      { says: "啊不对 撤销", act: { kind: "undo" }, restores: ["b"] },
    ],
  },
  {
    id: "yes-but-not",
    now: AUG,
    calendar: {
      a: { title: "牙医", on: "Fri 2026-08-21 09:00-10:00" },
      b: { title: "遛狗", on: "Fri 2026-08-21 11:00-11:30" },
      c: { title: "看房", on: "Fri 2026-08-21 16:00-17:00" },
    },
    turns: [
      { says: "这周五我有哪些安排?", act: { kind: "list", days: "Fri 2026-08-21", events: ["a", "b", "c"] } },
      { says: "前两个取消了吧", act: { kind: "ask", about: "confirm", to: "cancel", among: ["a", "b"] } },
      { says: "可以 但牙医留着", act: { kind: "ask", about: "confirm", to: "cancel", among: ["b"] } },
      { says: "嗯", act: { kind: "confirm", to: "cancel" }, removes: ["b"] },
    ],
  },
  {
    id: "cancel-both",
    now: MAR,
    turns: [
      {
        says: "周四上午10点家长会,周五下午3点做美甲",
        act: { kind: "create" },
        adds: {
          a: { title: "家长会", on: "Thu 2026-03-12 10:00-11:00" },
          b: { title: ["做美甲", "美甲"], on: "Fri 2026-03-13 15:00-16:00" },
        },
      },
      { says: "两个都取消吧", act: { kind: "ask", about: "confirm", to: "cancel", among: ["a", "b"] } },
      { says: "是的", act: { kind: "confirm", to: "cancel" }, removes: ["a", "b"] },
    ],
  },
  {
    id: "piano-series",
    now: MAR,
    calendar: {
      a: { title: "钢琴课", on: "Sat 2026-03-07 10:00-11:00", recurrence: "FREQ=WEEKLY;BYDAY=SA" },
    },
    turns: [
      { says: "钢琴课推迟半小时", act: { kind: "ask", about: "series", to: "move", among: ["a"] } },
      {
        says: "就这周六的",
        act: { kind: "move" },
        adds: { b: { title: "钢琴课", on: "Sat 2026-03-14 10:30-11:30" } },
        changes: { a: { exceptions: ["Sat 2026-03-14 10:00"] } },
      },
    ],
  },
  {
    id: "standup-once",
    now: MAR,
    calendar: {
      a: { title: "晨会", on: "Mon 2026-03-02 09:00-09:15", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" },
    },
    turns: [
      { says: "周五的晨会取消吧", act: { kind: "ask", about: "confirm", to: "cancel", among: ["a"] } },
      {
        says: "嗯嗯",
        act: { kind: "confirm", to: "cancel" },
        changes: { a: { exceptions: ["Fri 2026-03-13 09:00"] } },
      },
    ],
  },
  {
    id: "weather-three",
    now: JAN,
    turns: [
      { says: "上海明天天气怎么样", act: { kind: "weather", place: "上海", on: "Sat 2027-01-16" } },
      { says: "那后天呢", act: { kind: "weather", place: "上海", on: "Sun 2027-01-17" } },
      { says: "北京呢", act: { kind: "weather", place: "北京", on: "Sun 2027-01-17" } },
    ],
  },
  {
    id: "free-afternoon-too",
    now: SEP,
    calendar: { a: { title: "喝茶", on: "Sun 2026-09-06 15:00-16:00" } },
    turns: [
      { says: "明天上午我有空吗", act: { kind: "free", span: "Sun 2026-09-06 06:00-12:00", busy: [] } },
      { says: "那下午呢", act: { kind: "free", span: "Sun 2026-09-06 12:00-18:00", busy: ["a"] } },
    ],
  },
  {
    id: "compare-rice",
    now: OCT,
    turns: [
      { says: "帮我搜一下茉莉香米", act: { kind: "find-product", q: "茉莉香米" } },
      { says: "比较一下第一个和第三个", act: { kind: "compare-products", products: [1, 3] } },
      {
        says: "第三个买20件多少钱",
        act: { kind: "product-detail", product: 3, of: "price", quantity: 20 },
      },
    ],
  },
  {
    id: "coffee-stock",
    now: APR,
    turns: [
      { says: "找一下有现货的咖啡豆", act: { kind: "find-product", q: "咖啡豆", inStock: true } },
      { says: "第一个起订量是多少", act: { kind: "product-detail", product: 1, of: "minimum-order" } },
      { says: "供应商是哪家", act: { kind: "product-detail", product: 1, of: "supplier" } },
    ],
  },
  {
    id: "forget-plate",
    now: DEC,
    memories: ["我的车牌号是粤B8K321", "我不吃香菜"],
    turns: [
      { says: "忘掉我的车牌号", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "嗯 删掉吧", act: { kind: "confirm", to: "forget" }, forgets: ["我的车牌号是粤B8K321"] },
    ],
  },
  {
    id: "bank-past",
    now: OCT,
    turns: [
      { says: "今天早上8点半去银行办卡", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "哦那就明天吧",
        act: { kind: "create" },
        adds: { a: { title: "去银行办卡", on: "Thu 2026-10-15 08:30-09:30" } },
      },
    ],
  },
  {
    id: "keep-it",
    now: JUN,
    calendar: { a: { title: "看牙", on: "Sat 2026-06-13 10:00-11:00" } },
    turns: [
      { says: "把后天的看牙取消掉", act: { kind: "ask", about: "confirm", to: "cancel", among: ["a"] } },
      { says: "不了 还是留着吧", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "earlier-undo",
    now: AUG,
    calendar: { a: { title: "论文汇报", on: "Fri 2026-08-21 14:00-15:00" } },
    turns: [
      { says: "周五的论文汇报提前一天", act: { kind: "move" }, changes: { a: { on: "Thu 2026-08-20 14:00-15:00" } } },
      { says: "撤销刚才的操作", act: { kind: "undo" }, changes: { a: { on: "Fri 2026-08-21 14:00-15:00" } } },
    ],
  },
  {
    id: "landlord-thanks",
    now: APR,
    turns: [
      { says: "你好呀", act: { kind: "greet" } },
      {
        says: "明天中午一点跟房东见面",
        act: { kind: "create" },
        adds: { a: { title: "跟房东见面", on: "Mon 2026-04-27 13:00-14:00" } },
      },
      { says: "好嘞 谢谢啦", act: { kind: "thanks" } },
    ],
  },
];
