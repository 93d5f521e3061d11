import type { Dialogue } from "../dialogue.ts";

/** What people ask for on ordinary days. */
export const DAILY: readonly Dialogue[] = [
  // One turn: create
  {
    id: "create-meeting-range",
    now: "Tue 2026-03-10 09:20 Asia/Shanghai",
    turns: [
      {
        says: "明天下午三点到四点半和王总开会",
        act: { kind: "create" },
        adds: { meeting: { title: "和王总开会", on: "Wed 2026-03-11 15:00-16:30" } },
      },
    ],
  },
  {
    id: "create-square-dance",
    now: "Sun 2026-05-17 16:40 Asia/Shanghai",
    turns: [
      {
        says: "跟老姐妹们跳广场舞 明晚七点",
        act: { kind: "create" },
        adds: { dance: { title: "跟老姐妹们跳广场舞", on: "Mon 2026-05-18 19:00-20:00" } },
      },
    ],
  },
  {
    id: "create-run-weekly",
    now: "Sun 2026-04-12 20:05 Asia/Shanghai",
    turns: [
      {
        says: "加个日程，每周一三五早上7点跑步",
        act: { kind: "create" },
        adds: {
          run: { title: "跑步", on: "Mon 2026-04-13 07:00-08:00", recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR" },
        },
      },
    ],
  },
  {
    id: "create-vacation",
    now: "Mon 2026-07-06 17:30 Asia/Shanghai",
    turns: [
      {
        says: "7月20号到24号休年假 帮我标到日历上",
        act: { kind: "create" },
        adds: { vacation: { title: ["休年假", "年假"], on: "Mon 2026-07-20 - Fri 2026-07-24" } },
      },
    ],
  },
  {
    id: "create-birthday-yearly",
    now: "Thu 2026-05-21 12:45 Asia/Shanghai",
    turns: [
      {
        says: "8月16号是我妈生日，每年重复，帮我加到日历里",
        act: { kind: "create" },
        adds: { birthday: { title: ["我妈生日", "妈妈生日"], on: "Sun 2026-08-16", recurrence: "FREQ=YEARLY" } },
      },
    ],
  },
  {
    id: "create-three",
    now: "Tue 2026-09-08 18:40 Asia/Shanghai",
    turns: [
      {
        says: "帮我安排一下：周四上午9点部门例会，下午2点面试，周五下午4点给客户演示",
        act: { kind: "create" },
        adds: {
          staff: { title: "部门例会", on: "Thu 2026-09-10 09:00-10:00" },
          interview: { title: "面试", on: "Thu 2026-09-10 14:00-15:00" },
          demo: { title: "给客户演示", on: "Fri 2026-09-11 16:00-17:00" },
        },
      },
    ],
  },
  {
    id: "create-place",
    now: "Wed 2026-10-14 12:22 Asia/Shanghai",
    calendar: { fitting: { title: "试婚纱", on: "Sat 2026-10-17 10:00-12:00" } },
    turns: [
      {
        says: "周六晚上六点半在海底捞跟大学室友聚餐",
        act: { kind: "create" },
        adds: { dinner: { title: "跟大学室友聚餐", on: "Sat 2026-10-17 18:30-19:30", location: "海底捞" } },
      },
    ],
  },
  {
    id: "create-vaccine",
    now: "Mon 2027-03-15 22:30 Asia/Shanghai",
    turns: [
      {
        says: "哎呀差点忘了，后天早上八点要带娃打疫苗，你帮我加进日历",
        act: { kind: "create" },
        adds: { vaccine: { title: ["带娃打疫苗", "要带娃打疫苗"], on: "Wed 2027-03-17 08:00-09:00" } },
      },
    ],
  },

  // One turn: move, rename, change
  {
    id: "move-hour-later",
    now: "Tue 2026-12-08 13:35 Asia/Shanghai",
    calendar: { visit: { title: "客户拜访", on: "Tue 2026-12-08 15:00-16:00", location: "天河城" } },
    turns: [
      {
        says: "路上堵死了，今天下午的客户拜访推迟一个小时吧",
        act: { kind: "move" },
        changes: { visit: { on: "Tue 2026-12-08 16:00-17:00" } },
      },
    ],
  },
  {
    id: "rename-dinner",
    now: "Mon 2026-06-22 10:05 Asia/Shanghai",
    calendar: {
      dinner: { title: "聚餐", on: "Fri 2026-06-26 18:30-20:30" },
      review: { title: "季度总结", on: "Fri 2026-06-26 14:00-15:00" },
    },
    turns: [{ says: "把周五的聚餐改名叫欢送会", act: { kind: "rename" }, changes: { dinner: { title: "欢送会" } } }],
  },
  {
    id: "change-place",
    now: "Wed 2027-02-24 17:10 Asia/Shanghai",
    calendar: { review: { title: "产品评审", on: "Thu 2027-02-25 10:00-11:30", location: "3楼小会议室" } },
    turns: [
      {
        says: "产品评审的地点改成5楼大会议室",
        act: { kind: "change" },
        changes: { review: { location: "5楼大会议室" } },
      },
    ],
  },
  {
    id: "move-next-week",
    now: "Tue 2026-08-04 20:18 Asia/Shanghai",
    calendar: { haircut: { title: "理发", on: "Fri 2026-08-07 18:00-19:00" } },
    turns: [
      {
        says: "周五的理发改到下周四晚上七点吧，周五要加班",
        act: { kind: "move" },
        changes: { haircut: { on: "Thu 2026-08-13 19:00-20:00" } },
      },
    ],
  },

  // One turn: cancel
  {
    id: "cancel-dance-class",
    now: "Fri 2027-04-09 21:47 Asia/Shanghai",
    calendar: {
      dance: { title: "舞蹈课", on: "Sat 2027-04-10 09:30-11:00" },
      shopping: { title: "去宜家", on: "Sat 2027-04-10 14:00-16:00" },
    },
    turns: [
      {
        says: "孩子发烧了，明天上午的舞蹈课去不了，帮我取消",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dance"] },
      },
    ],
  },
  {
    id: "cancel-which-dentist",
    now: "Thu 2026-02-26 08:55 Asia/Shanghai",
    calendar: {
      checkup: { title: "牙医复查", on: "Tue 2026-03-03 10:00-11:00" },
      son: { title: "带儿子看牙医", on: "Sat 2026-03-07 14:00-15:00" },
    },
    turns: [
      {
        says: "把牙医的日程删了",
        act: { kind: "ask", about: "which", to: "cancel", among: ["checkup", "son"] },
      },
    ],
  },
  {
    id: "cancel-not-there",
    now: "Fri 2026-10-30 12:40 Asia/Shanghai",
    calendar: { hike: { title: "爬香山", on: "Sat 2026-10-31 08:00-12:00" } },
    turns: [{ says: "周日的羽毛球取消掉吧", act: { kind: "not-found", to: "cancel" } }],
  },

  // One turn: list, free
  {
    id: "list-next-week",
    now: "Fri 2026-09-11 16:55 Asia/Shanghai",
    calendar: {
      weekly: { title: "周会", on: "Mon 2026-09-07 09:30-10:00", recurrence: "FREQ=WEEKLY" },
      landlord: { title: "见房东", on: "Wed 2026-09-16 19:00-20:00" },
      wedding: { title: "表妹婚礼", on: "Sat 2026-09-19" },
      checkup: { title: "体检", on: "Tue 2026-09-22 08:00-09:00" },
    },
    turns: [
      {
        says: "下周我都有啥事啊",
        act: { kind: "list", days: "Mon 2026-09-14 - Sun 2026-09-20", events: ["weekly", "landlord", "wedding"] },
      },
    ],
  },
  {
    id: "free-when-tomorrow",
    now: "Thu 2026-04-23 18:30 Asia/Shanghai",
    calendar: {
      standup: { title: "晨会", on: "Fri 2026-04-24 09:00-09:30" },
      supplier: { title: "供应商洽谈", on: "Fri 2026-04-24 14:00-16:00" },
    },
    turns: [
      {
        says: "我明天什么时候有空",
        act: { kind: "free", span: "Fri 2026-04-24", busy: ["standup", "supplier"] },
      },
    ],
  },
  {
    id: "list-when-parents-meeting",
    now: "Wed 2026-11-25 08:10 Asia/Shanghai",
    calendar: {
      parents: { title: "家长会", on: "Fri 2026-11-27 15:30-17:00" },
      dinner: { title: "和同事吃晚饭", on: "Thu 2026-11-26 19:00-20:30" },
    },
    turns: [
      {
        says: "家长会是几点来着，我给忘了",
        act: { kind: "list", about: "家长会", events: ["parents"] },
      },
    ],
  },
  {
    id: "free-wednesday-two-to-four",
    now: "Mon 2027-05-10 11:15 Asia/Singapore",
    calendar: {
      bank: { title: "去银行", on: "Wed 2027-05-12 10:00-11:00" },
      inspection: { title: "验货", on: "Wed 2027-05-12 15:00-16:00" },
    },
    turns: [
      {
        says: "礼拜三下午两点到四点我有空不",
        act: { kind: "free", span: "Wed 2027-05-12 14:00-16:00", busy: ["inspection"] },
      },
    ],
  },
  {
    id: "list-saturday",
    now: "Thu 2026-07-16 09:05 Asia/Shanghai",
    calendar: {
      piano: { title: "钢琴课", on: "Sat 2026-07-18 10:00-11:00" },
      movie: { title: "看电影", on: "Sat 2026-07-18 19:30-21:30" },
      parents: { title: "回爸妈家", on: "Sun 2026-07-19 11:00-15:00" },
    },
    turns: [
      {
        says: "看一下周六的日程",
        act: { kind: "list", days: "Sat 2026-07-18", events: ["piano", "movie"] },
      },
    ],
  },

  // One turn: reminders
  {
    id: "remind-stove",
    now: "Sat 2026-01-17 17:52 Asia/Shanghai",
    turns: [
      {
        says: "20分钟后提醒我关火",
        act: { kind: "remind" },
        adds: { stove: { title: "关火", on: "Sat 2026-01-17 18:12-18:27", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-pills-daily",
    now: "Wed 2026-12-16 19:30 Asia/Shanghai",
    turns: [
      {
        says: "每天晚上九点提醒我吃降压药",
        act: { kind: "remind" },
        adds: {
          pills: {
            title: "吃降压药",
            on: "Wed 2026-12-16 21:00-21:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "reminder-before-interview",
    now: "Mon 2027-03-01 14:25 Asia/Shanghai",
    calendar: { interview: { title: "面试", on: "Tue 2027-03-02 10:00-11:00", location: "国贸三期" } },
    turns: [
      {
        says: "明天的面试提前20分钟提醒我一下",
        act: { kind: "change" },
        changes: { interview: { reminders: [20] } },
      },
    ],
  },

  // One turn: products
  {
    id: "product-olive-oil",
    now: "Tue 2026-06-16 15:48 Asia/Shanghai",
    turns: [{ says: "有没有橄榄油", act: { kind: "find-product", q: "橄榄油" } }],
  },
  {
    id: "product-green-tea-cheap",
    now: "Wed 2027-08-18 10:12 Asia/Kuala_Lumpur",
    turns: [
      {
        says: "找一下50块以内的绿茶，按价格从低到高排",
        act: { kind: "find-product", q: "绿茶", max: 50, sort: "price-asc" },
      },
    ],
  },

  // One turn: weather
  {
    id: "weather-rain-tomorrow",
    now: "Sun 2026-06-28 21:30 Asia/Shanghai",
    home: "南京",
    turns: [{ says: "明天会下雨吗", act: { kind: "weather", place: null, on: "Mon 2026-06-29" } }],
  },
  {
    id: "weather-weekend-suzhou",
    now: "Thu 2026-04-16 12:15 Asia/Shanghai",
    home: "上海",
    turns: [
      {
        says: "周末想去苏州玩，那边天气怎么样啊",
        act: { kind: "weather", place: "苏州", on: "Sat 2026-04-18 - Sun 2026-04-19" },
      },
    ],
  },

  // One turn: others
  {
    id: "clock-weekday",
    now: "Fri 2026-05-08 07:35 Asia/Shanghai",
    turns: [{ says: "今天星期几啊", act: { kind: "clock", of: "date" } }],
  },
  {
    id: "remember-peanuts",
    now: "Sun 2027-02-14 18:22 Asia/Shanghai",
    turns: [{ says: "记住，我女儿对花生过敏", act: { kind: "remember" }, remembers: ["我女儿对花生过敏"] }],
  },
  {
    id: "cannot-email",
    now: "Mon 2026-11-09 08:02 Asia/Shanghai",
    turns: [{ says: "帮我给老板写封请假邮件", act: { kind: "not-understood" } }],
  },

  // Several turns: create
  {
    id: "haircut-time-reminder",
    now: "Wed 2026-05-27 19:05 Asia/Shanghai",
    turns: [
      { says: "周六去理发", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "下午三点吧",
        act: { kind: "create" },
        adds: { haircut: { title: ["去理发", "理发"], on: "Sat 2026-05-30 15:00-16:00" } },
      },
      { says: "提前半小时提醒我", act: { kind: "change" }, changes: { haircut: { reminders: [30] } } },
    ],
  },
  {
    id: "grandma-lunar-birthday",
    now: "Mon 2026-08-24 10:30 Asia/Shanghai",
    turns: [
      { says: "农历八月初八外婆生日，帮我加到日历", act: { kind: "ask", about: "lunar-date", to: "create" } },
      {
        says: "阳历是9月18号",
        act: { kind: "create" },
        adds: { birthday: { title: "外婆生日", on: "Fri 2026-09-18" } },
      },
    ],
  },
  {
    id: "gym-evening-longer",
    now: "Thu 2027-01-14 22:10 Asia/Shanghai",
    turns: [
      { says: "明天7点去健身房撸铁", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "晚上",
        act: { kind: "create" },
        adds: { gym: { title: ["去健身房撸铁", "健身房撸铁"], on: "Fri 2027-01-15 19:00-20:00" } },
      },
      { says: "时长改成俩小时吧", act: { kind: "change" }, changes: { gym: { on: "Fri 2027-01-15 19:00-21:00" } } },
    ],
  },
  {
    id: "business-trip",
    now: "Wed 2026-11-04 16:20 Asia/Shanghai",
    turns: [
      {
        says: "唉，下周二到周四又得去成都出差，帮我加到日历里",
        act: { kind: "create" },
        adds: {
          trip: {
            title: ["去成都出差", "成都出差", "又得去成都出差", "出差"],
            on: "Tue 2026-11-10 - Thu 2026-11-12",
          },
        },
      },
      {
        says: "下周五上午十点还要跟领导汇报",
        act: { kind: "create" },
        adds: { report: { title: ["跟领导汇报", "还要跟领导汇报"], on: "Fri 2026-11-13 10:00-11:00" } },
      },
      {
        says: "汇报改到下午两点吧，上午估计起不来",
        act: { kind: "move" },
        changes: { report: { on: "Fri 2026-11-13 14:00-15:00" } },
      },
    ],
  },

  // Several turns: move, change
  {
    id: "move-second-meeting",
    now: "Tue 2027-06-08 17:45 Asia/Shanghai",
    calendar: {
      sales: { title: "销售会议", on: "Wed 2027-06-09 10:00-11:00" },
      budget: { title: "预算会议", on: "Wed 2027-06-09 14:00-15:00" },
    },
    turns: [
      {
        says: "明天的会议改到下午四点",
        act: { kind: "ask", about: "which", to: "move", among: ["sales", "budget"] },
      },
      { says: "第二个", act: { kind: "move" }, changes: { budget: { on: "Wed 2027-06-09 16:00-17:00" } } },
      { says: "在延长半小时", act: { kind: "change" }, changes: { budget: { on: "Wed 2027-06-09 16:00-17:30" } } },
    ],
  },
  {
    id: "move-one-yoga",
    now: "Tue 2026-09-22 12:05 Asia/Shanghai",
    calendar: {
      yoga: { title: "瑜伽课", on: "Thu 2026-09-03 19:00-20:00", recurrence: "FREQ=WEEKLY;BYDAY=TH" },
    },
    turns: [
      { says: "瑜伽课往后推一个小时", act: { kind: "ask", about: "series", to: "move", among: ["yoga"] } },
      {
        says: "就这周的",
        act: { kind: "move" },
        adds: { moved: { title: "瑜伽课", on: "Thu 2026-09-24 20:00-21:00" } },
        changes: { yoga: { exceptions: ["Thu 2026-09-24 19:00"] } },
      },
      { says: "好的谢谢", act: { kind: "thanks" } },
    ],
  },

  // Several turns: cancel, undo
  {
    id: "cancel-reunion-undo",
    now: "Sat 2026-12-19 10:15 Asia/Shanghai",
    calendar: {
      reunion: { title: "同学聚会", on: "Sun 2026-12-20 18:00-21:00", location: "老码头火锅" },
    },
    turns: [
      {
        says: "明天的同学聚会不去了，取消吧",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["reunion"] },
      },
      { says: "对", act: { kind: "confirm", to: "cancel" }, removes: ["reunion"] },
      { says: "哎等等，还是去吧，帮我恢复", act: { kind: "undo" }, restores: ["reunion"] },
    ],
  },
  {
    id: "cancel-friday-but-one",
    now: "Wed 2026-03-25 09:40 Asia/Shanghai",
    calendar: {
      standup: { title: "晨会", on: "Fri 2026-03-27 09:00-09:30" },
      interview: { title: "面试", on: "Fri 2026-03-27 14:00-15:00" },
      tea: { title: "团队下午茶", on: "Fri 2026-03-27 16:00-17:00" },
      match: { title: "看球赛", on: "Sat 2026-03-28 20:00-22:00" },
    },
    turns: [
      {
        says: "周五的安排全部取消",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["standup", "interview", "tea"] },
      },
      {
        says: "可以，不过面试别取消",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["standup", "tea"] },
      },
      { says: "是的", act: { kind: "confirm", to: "cancel" }, removes: ["standup", "tea"] },
    ],
  },

  // Several turns: list, free
  {
    id: "list-three-days",
    now: "Mon 2026-06-08 07:50 Asia/Shanghai",
    calendar: {
      delivery: { title: "收货", on: "Mon 2026-06-08 10:00-11:00" },
      accountant: { title: "和会计对账", on: "Mon 2026-06-08 16:00-17:30" },
      car: { title: "车辆年检", on: "Tue 2026-06-09 09:00-10:30" },
      concert: { title: "听音乐会", on: "Fri 2026-06-12 19:30-21:30" },
    },
    turns: [
      {
        says: "今天有什么安排",
        act: { kind: "list", days: "Mon 2026-06-08", events: ["delivery", "accountant"] },
      },
      { says: "明天呢", act: { kind: "list", days: "Tue 2026-06-09", events: ["car"] } },
      { says: "那后天呢？", act: { kind: "list", days: "Wed 2026-06-10", events: [] } },
    ],
  },
  {
    id: "free-then-piano",
    now: "Tue 2026-10-20 20:30 America/Los_Angeles",
    calendar: { airport: { title: "去机场接人", on: "Fri 2026-10-23 15:30-17:30" } },
    turns: [
      {
        says: "周五下午我有空吗",
        act: { kind: "free", span: "Fri 2026-10-23 12:00-18:00", busy: ["airport"] },
      },
      { says: "那下周一下午呢", act: { kind: "free", span: "Mon 2026-10-26 12:00-18:00", busy: [] } },
      {
        says: "行，那就下周一下午三点跟李老师上钢琴课",
        act: { kind: "create" },
        adds: { piano: { title: "跟李老师上钢琴课", on: "Mon 2026-10-26 15:00-16:00" } },
      },
    ],
  },
  {
    id: "checkup-when-move",
    now: "Mon 2026-01-05 13:05 Asia/Shanghai",
    calendar: {
      checkup: { title: "体检", on: "Mon 2026-01-19 08:30-10:30", location: "市人民医院" },
      party: { title: "公司年会", on: "Fri 2026-01-23 18:00-21:00" },
    },
    turns: [
      { says: "我体检是哪天", act: { kind: "list", about: "体检", events: ["checkup"] } },
      {
        says: "改到20号上午九点",
        act: { kind: "move" },
        changes: { checkup: { on: "Tue 2026-01-20 09:00-11:00" } },
      },
      { says: "多谢", act: { kind: "thanks" } },
    ],
  },

  // Several turns: reminders
  {
    id: "remind-call-when",
    now: "Fri 2027-07-02 15:12 Asia/Shanghai",
    turns: [
      { says: "提醒我给张阿姨回个电话", act: { kind: "ask", about: "when", to: "remind" } },
      {
        says: "今晚八点",
        act: { kind: "remind" },
        adds: { call: { title: "给张阿姨回个电话", on: "Fri 2027-07-02 20:00-20:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "wake-up",
    now: "Sun 2026-10-11 23:05 Asia/Shanghai",
    turns: [
      {
        says: "明天早上六点半叫我起床",
        act: { kind: "remind" },
        adds: { wake: { title: ["起床", "叫我起床"], on: "Mon 2026-10-12 06:30-06:45", reminders: [0] } },
      },
      {
        says: "改成早上七点吧，想多睡会儿",
        act: { kind: "move" },
        changes: { wake: { on: "Mon 2026-10-12 07:00-07:15" } },
      },
    ],
  },

  // Several turns: products
  {
    id: "product-olive-oil-order-size",
    now: "Thu 2026-03-19 14:08 Asia/Shanghai",
    turns: [
      { says: "搜一下Olive oil", act: { kind: "find-product", q: "Olive oil" } },
      { says: "第一个起订量是多少", act: { kind: "product-detail", product: 1, of: "minimum-order" } },
      {
        says: "那要50瓶一共多少钱",
        act: { kind: "product-detail", product: 1, of: "price", quantity: 50 },
      },
    ],
  },
  {
    id: "product-rice-supplier",
    now: "Sat 2026-08-29 11:33 Australia/Sydney",
    turns: [
      { says: "找有现货的Jasmine rice", act: { kind: "find-product", q: "Jasmine rice", inStock: true } },
      { says: "第一个的供应商是谁", act: { kind: "product-detail", product: 1, of: "supplier" } },
      { says: "评分高不高", act: { kind: "product-detail", product: 1, of: "rating" } },
    ],
  },
  {
    id: "product-coffee-shop",
    now: "Tue 2027-10-19 09:26 Asia/Shanghai",
    turns: [
      {
        says: "我开了家小咖啡馆，想进点豆子，有没有House blend coffee beans",
        act: { kind: "find-product", q: "House blend coffee beans" },
      },
      { says: "第一款详细介绍一下", act: { kind: "product-detail", product: 1, of: "everything" } },
      { says: "还有货吗", act: { kind: "product-detail", product: 1, of: "stock" } },
    ],
  },

  // Several turns: weather
  {
    id: "weather-shenzhen-guangzhou",
    now: "Mon 2026-07-27 08:30 Asia/Shanghai",
    turns: [
      { says: "今天深圳天气怎么样", act: { kind: "weather", place: "深圳", on: "Mon 2026-07-27" } },
      { says: "明天呢", act: { kind: "weather", place: "深圳", on: "Tue 2026-07-28" } },
      { says: "那广州呢", act: { kind: "weather", place: "广州", on: "Tue 2026-07-28" } },
    ],
  },
  {
    id: "weather-then-hike",
    now: "Thu 2027-09-16 12:50 Asia/Shanghai",
    home: "杭州",
    turns: [
      { says: "外面还在下雨吗", act: { kind: "weather", place: null, on: null } },
      { says: "那周末呢", act: { kind: "weather", place: null, on: "Sat 2027-09-18 - Sun 2027-09-19" } },
      {
        says: "太好了，周六早上七点去爬山，帮我加上",
        act: { kind: "create" },
        adds: { hike: { title: ["去爬山", "爬山"], on: "Sat 2027-09-18 07:00-08:00" } },
      },
    ],
  },

  // Several turns: others
  {
    id: "memory-license-plate",
    now: "Sat 2026-02-07 16:17 Asia/Shanghai",
    memories: ["我老婆不吃香菜"],
    turns: [
      {
        says: "记住我的车牌号是粤B8K253",
        act: { kind: "remember" },
        remembers: ["我的车牌号是粤B8K253"],
      },
      { says: "你都记了我哪些事", act: { kind: "recall" } },
      { says: "把我的车牌号忘掉吧", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "算了，还是留着吧", act: { kind: "decline", to: "forget" } },
    ],
  },
  {
    id: "hello-help-takeaway",
    now: "Sun 2027-11-21 18:41 Europe/London",
    turns: [
      { says: "你好呀", act: { kind: "greet" } },
      { says: "你都能帮我做些什么", act: { kind: "help" } },
      { says: "那能帮我点个外卖吗", act: { kind: "not-understood" } },
      { says: "好吧没事，谢谢啦", act: { kind: "thanks" } },
    ],
  },
];
