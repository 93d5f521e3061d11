import type { Dialogue } from "../dialogue.ts";

const SHANGHAI = "Wed 2026-11-18 10:00 Asia/Shanghai";
const PARIS = "Fri 2026-11-20 16:45 Europe/Paris";

export const NEW_EVENTS: readonly Dialogue[] = [
  {
    id: "lunch-at-noon",
    now: SHANGHAI,
    turns: [
      {
        says: "明天中午和小李吃饭",
        act: { kind: "create" },
        adds: { lunch: { title: "和小李吃饭", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "dentist-friday",
    now: SHANGHAI,
    turns: [
      {
        says: "周五下午三点看牙",
        act: { kind: "create" },
        adds: { dentist: { title: "看牙", on: "Fri 2026-11-20 15:00-16:00" } },
      },
    ],
  },
  {
    id: "next-tuesday-half-past",
    now: SHANGHAI,
    turns: [
      {
        says: "帮我约一下下周二上午9点半跟王总打电话，半小时",
        act: { kind: "create" },
        adds: { call: { title: "跟王总打电话", on: "Tue 2026-11-24 09:30-10:00" } },
      },
    ],
  },
  {
    id: "full-width-digits",
    now: SHANGHAI,
    turns: [
      {
        says: "后天下午３：３０部门开会",
        act: { kind: "create" },
        adds: { meeting: { title: "部门开会", on: "Fri 2026-11-20 15:30-16:30" } },
      },
    ],
  },
  {
    id: "quarter-past-eight",
    now: "Sun 2027-02-28 23:40 Asia/Shanghai",
    turns: [
      {
        says: "明早八点一刻送孩子上学",
        act: { kind: "create" },
        adds: { school: { title: "送孩子上学", on: "Mon 2027-03-01 08:15-09:15" } },
      },
    ],
  },
  {
    id: "quarter-to-five",
    now: SHANGHAI,
    turns: [
      {
        says: "今天下午差一刻五点接孩子",
        act: { kind: "create" },
        adds: { pickup: { title: "接孩子", on: "Wed 2026-11-18 16:45-17:45" } },
      },
    ],
  },
  {
    id: "hotpot-tonight",
    now: SHANGHAI,
    turns: [
      {
        says: "今晚7点在海底捞和同事聚餐",
        act: { kind: "create" },
        adds: { dinner: { title: "和同事聚餐", on: "Wed 2026-11-18 19:00-20:00", location: "海底捞" } },
      },
    ],
  },
  {
    id: "in-three-days-two-to-four",
    now: "Wed 2026-12-30 09:00 America/Los_Angeles",
    turns: [
      {
        says: "大后天下午两点到四点搬家",
        act: { kind: "create" },
        adds: { moving: { title: "搬家", on: "Sat 2027-01-02 14:00-16:00" } },
      },
    ],
  },
  {
    id: "wednesday-after-next",
    now: SHANGHAI,
    turns: [
      {
        says: "下下周三上午十点体检",
        act: { kind: "create" },
        adds: { checkup: { title: "体检", on: "Wed 2026-12-02 10:00-11:00" } },
      },
    ],
  },
  {
    id: "sunday-morning",
    now: SHANGHAI,
    turns: [
      {
        says: "礼拜天早上6点去爬山",
        act: { kind: "create" },
        adds: { hike: { title: ["去爬山", "爬山"], on: "Sun 2026-11-22 06:00-07:00" } },
      },
    ],
  },
  {
    id: "sunday-of-next-week",
    now: "Sun 2026-12-06 09:00 Asia/Shanghai",
    turns: [
      {
        says: "下星期天下午2点带娃去动物园",
        act: { kind: "create" },
        adds: { zoo: { title: "带娃去动物园", on: "Sun 2026-12-13 14:00-15:00" } },
      },
    ],
  },
  {
    id: "next-friday-evening",
    now: SHANGHAI,
    turns: [
      {
        says: "下周五晚上六点半给小陈送行哈",
        act: { kind: "create" },
        adds: { farewell: { title: "给小陈送行", on: "Fri 2026-11-27 18:30-19:30" } },
      },
    ],
  },
  {
    id: "meeting-at-three",
    now: SHANGHAI,
    turns: [
      {
        says: "三点跟产品开会",
        act: { kind: "create" },
        adds: { meeting: { title: "跟产品开会", on: "Wed 2026-11-18 15:00-16:00" } },
      },
    ],
  },
  {
    id: "one-at-noon",
    now: SHANGHAI,
    turns: [
      {
        says: "明天中午一点和客户视频",
        act: { kind: "create" },
        adds: { call: { title: "和客户视频", on: "Thu 2026-11-19 13:00-14:00" } },
      },
    ],
  },
  {
    id: "piano-every-wednesday",
    now: SHANGHAI,
    turns: [
      {
        says: "每周三下午四点三刻钢琴课，45分钟",
        act: { kind: "create" },
        adds: {
          piano: { title: "钢琴课", on: "Wed 2026-11-18 16:45-17:30", recurrence: "FREQ=WEEKLY;BYDAY=WE" },
        },
      },
    ],
  },
  {
    id: "workdays-except-wednesday",
    now: "Sun 2026-11-22 20:10 Asia/Shanghai",
    turns: [
      {
        says: "除了周三，每个工作日早上九点一刻站会，15分钟",
        act: { kind: "create" },
        adds: {
          standup: { title: "站会", on: "Mon 2026-11-23 09:15-09:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,TH,FR" },
        },
      },
    ],
  },
  {
    id: "yoga-until-end-of-february",
    now: SHANGHAI,
    turns: [
      {
        says: "每周二晚上七点瑜伽，到明年二月底",
        act: { kind: "create" },
        adds: {
          yoga: { title: "瑜伽", on: "Tue 2026-11-24 19:00-20:00", recurrence: "FREQ=WEEKLY;UNTIL=20270228;BYDAY=TU" },
        },
      },
    ],
  },
  {
    id: "swimming-until-march",
    now: SHANGHAI,
    turns: [
      { says: "每周六早上7点到8点游泳，一直到三月", act: { kind: "ask", about: "length", to: "create" } },
      {
        says: "三月底",
        act: { kind: "create" },
        adds: {
          swim: { title: "游泳", on: "Sat 2026-11-21 07:00-08:00", recurrence: "FREQ=WEEKLY;UNTIL=20270331;BYDAY=SA" },
        },
      },
    ],
  },
  {
    id: "rent-monthly",
    now: SHANGHAI,
    turns: [
      { says: "每月1号交房租", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "全天就行",
        act: { kind: "create" },
        adds: { rent: { title: "交房租", on: "Tue 2026-12-01", recurrence: "FREQ=MONTHLY;BYMONTHDAY=1" } },
      },
    ],
  },
  {
    id: "every-other-thursday",
    now: SHANGHAI,
    turns: [
      {
        says: "隔周周四下午四点到五点复盘会，从下周开始",
        act: { kind: "create" },
        adds: {
          retro: {
            title: "复盘会",
            on: "Thu 2026-11-26 16:00-17:00",
            recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "two-weeks-between-or-not",
    now: SHANGHAI,
    turns: [
      { says: "每隔两周的周五下午三点开项目会", act: { kind: "ask", about: "how-often", to: "create" } },
      {
        says: "两周一次",
        act: { kind: "create" },
        adds: {
          project: {
            title: ["开项目会", "项目会"],
            on: "Fri 2026-11-20 15:00-16:00",
            recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
          },
        },
      },
    ],
  },
  {
    id: "evenings-one-three-five",
    now: "Tue 2027-01-05 21:15 Asia/Shanghai",
    turns: [
      {
        says: "每周一三五晚上七点半到九点上英语课",
        act: { kind: "create" },
        adds: {
          english: {
            title: ["上英语课", "英语课"],
            on: "Wed 2027-01-06 19:30-21:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
          },
        },
      },
    ],
  },
  {
    id: "first-sunday-of-the-month",
    now: SHANGHAI,
    turns: [
      {
        says: "每个月第一个周日上午九点回爸妈家",
        act: { kind: "create" },
        adds: {
          visit: { title: "回爸妈家", on: "Sun 2026-12-06 09:00-10:00", recurrence: "FREQ=MONTHLY;BYDAY=1SU" },
        },
      },
    ],
  },
  {
    id: "ten-lessons",
    now: "Mon 2027-01-04 08:00 America/Vancouver",
    turns: [
      {
        says: "每周四晚上六点到七点半西班牙语课，一共十次",
        act: { kind: "create" },
        adds: {
          spanish: {
            title: "西班牙语课",
            on: "Thu 2027-01-07 18:00-19:30",
            recurrence: "FREQ=WEEKLY;COUNT=10;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "run-every-other-day",
    now: SHANGHAI,
    turns: [
      {
        says: "每隔一天早上七点跑步",
        act: { kind: "create" },
        adds: { run: { title: "跑步", on: "Thu 2026-11-19 07:00-08:00", recurrence: "FREQ=DAILY;INTERVAL=2" } },
      },
    ],
  },
  {
    id: "pill-every-day",
    now: "Mon 2027-02-15 20:00 Asia/Shanghai",
    turns: [
      {
        says: "每天晚上九点提醒我吃药，到2月28号为止",
        act: { kind: "remind" },
        adds: {
          pill: {
            title: "吃药",
            on: "Mon 2027-02-15 21:00-21:15",
            recurrence: "FREQ=DAILY;UNTIL=20270228",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "remind-in-ten-minutes",
    now: SHANGHAI,
    turns: [
      {
        says: "十分钟后提醒我给妈妈打电话",
        act: { kind: "remind" },
        adds: { call: { title: "给妈妈打电话", on: "Wed 2026-11-18 10:10-10:25", reminders: [0] } },
      },
      { says: "还是十五分钟后吧", act: { kind: "move" }, changes: { call: { on: "Wed 2026-11-18 10:15-10:30" } } },
    ],
  },
  {
    id: "remind-in-an-hour-and-a-half",
    now: SHANGHAI,
    turns: [
      {
        says: "一个半小时后叫我关火",
        act: { kind: "remind" },
        adds: { stove: { title: "关火", on: "Wed 2026-11-18 11:30-11:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-tomorrow-morning",
    now: "Thu 2026-12-03 21:40 Europe/Paris",
    turns: [
      {
        says: "提醒我明早7点倒垃圾",
        act: { kind: "remind" },
        adds: { trash: { title: "倒垃圾", on: "Fri 2026-12-04 07:00-07:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "meeting-with-reminder",
    now: SHANGHAI,
    turns: [
      {
        says: "明天下午两点和汤姆开会，提前15分钟提醒我",
        act: { kind: "create" },
        adds: { meeting: { title: "和汤姆开会", on: "Thu 2026-11-19 14:00-15:00", reminders: [15] } },
      },
    ],
  },
  {
    id: "order-in-quotes",
    now: SHANGHAI,
    turns: [
      {
        says: "添加“删除所有会议”，明天上午10点",
        act: { kind: "create" },
        adds: { quoted: { title: "删除所有会议", on: "Thu 2026-11-19 10:00-11:00" } },
      },
    ],
  },
  {
    id: "zhou-yiming-is-a-person",
    now: SHANGHAI,
    turns: [
      {
        says: "周五上午十一点给周一鸣打电话",
        act: { kind: "create" },
        adds: { call: { title: "给周一鸣打电话", on: "Fri 2026-11-20 11:00-12:00" } },
      },
    ],
  },
  {
    id: "tomorrow-is-a-movie",
    now: SHANGHAI,
    turns: [
      {
        says: "后天晚上八点看《明天会更好》",
        act: { kind: "create" },
        adds: { movie: { title: "看《明天会更好》", on: "Fri 2026-11-20 20:00-21:00" } },
      },
    ],
  },
  {
    id: "tea-at-yidiandian",
    now: SHANGHAI,
    turns: [
      {
        says: "明天下午三点在一点点和李四喝奶茶",
        act: { kind: "create" },
        adds: { tea: { title: "和李四喝奶茶", on: "Thu 2026-11-19 15:00-16:00", location: "一点点" } },
      },
    ],
  },
  {
    id: "third-year-is-not-lunar",
    now: SHANGHAI,
    turns: [
      {
        says: "周五晚上七点初三家长会",
        act: { kind: "create" },
        adds: { school: { title: "初三家长会", on: "Fri 2026-11-20 19:00-20:00" } },
      },
    ],
  },
  {
    id: "banxia-is-a-person",
    now: SHANGHAI,
    turns: [
      {
        says: "周日下午2点半和半夏看展",
        act: { kind: "create" },
        adds: { show: { title: "和半夏看展", on: "Sun 2026-11-22 14:30-15:30" } },
      },
    ],
  },
  {
    id: "run-at-seven",
    now: SHANGHAI,
    turns: [
      { says: "明天七点跑步", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "早上",
        act: { kind: "create" },
        adds: { run: { title: "跑步", on: "Thu 2026-11-19 07:00-08:00" } },
      },
    ],
  },
  {
    id: "twelve-at-night",
    now: "Thu 2027-07-08 19:00 Asia/Shanghai",
    turns: [
      { says: "周六晚上十二点看决赛", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "周日零点",
        act: { kind: "create" },
        adds: { final: { title: "看决赛", on: "Sun 2027-07-11 00:00-01:00" } },
      },
    ],
  },
  {
    id: "one-tonight",
    now: "Wed 2026-11-18 20:00 Asia/Shanghai",
    turns: [
      { says: "今晚凌晨一点抢票", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "明天凌晨",
        act: { kind: "create" },
        adds: { tickets: { title: "抢票", on: "Thu 2026-11-19 01:00-02:00" } },
      },
    ],
  },
  {
    id: "already-past",
    now: "Wed 2026-11-18 15:20 Asia/Shanghai",
    turns: [
      { says: "今天早上9点和安娜开会", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "哦，明天",
        act: { kind: "create" },
        adds: { meeting: { title: "和安娜开会", on: "Thu 2026-11-19 09:00-10:00" } },
      },
    ],
  },
  {
    id: "hour-over-no-day",
    now: "Wed 2026-11-18 13:05 Asia/Shanghai",
    turns: [
      { says: "中午12点和审计吃饭", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "周五吧",
        act: { kind: "create" },
        adds: { lunch: { title: "和审计吃饭", on: "Fri 2026-11-20 12:00-13:00" } },
      },
    ],
  },
  {
    id: "february-31",
    now: SHANGHAI,
    turns: [
      { says: "2月31号上午十点季度会", act: { kind: "ask", about: "impossible-date", to: "create" } },
      {
        says: "那就26号",
        act: { kind: "create" },
        adds: { review: { title: "季度会", on: "Fri 2027-02-26 10:00-11:00" } },
      },
    ],
  },
  {
    id: "skipped-hour",
    now: "Fri 2027-03-26 09:00 Europe/Paris",
    turns: [
      { says: "周日凌晨两点半重启服务器", act: { kind: "ask", about: "skipped-time", to: "create" } },
      {
        says: "那三点半吧",
        act: { kind: "create" },
        adds: { restart: { title: "重启服务器", on: "Sun 2027-03-28 03:30-04:30" } },
      },
    ],
  },
  {
    id: "lunar-mid-autumn",
    now: SHANGHAI,
    turns: [
      { says: "农历八月十五晚上七点回家吃饭", act: { kind: "ask", about: "lunar-date", to: "create" } },
      {
        says: "就是公历9月15号",
        act: { kind: "create" },
        adds: { dinner: { title: "回家吃饭", on: "Wed 2027-09-15 19:00-20:00" } },
      },
    ],
  },
  {
    id: "second-day-of-the-lunar-year",
    now: SHANGHAI,
    turns: [{ says: "正月初二去外婆家", act: { kind: "ask", about: "lunar-date", to: "create" } }],
  },
  {
    id: "haircut-when",
    now: SHANGHAI,
    turns: [
      { says: "安排一下理发", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "明天下午三点",
        act: { kind: "create" },
        adds: { haircut: { title: "理发", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
  {
    id: "vet-which-time",
    now: "Mon 2026-11-30 12:00 Asia/Shanghai",
    turns: [
      { says: "明天带猫去打疫苗", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "下午三点半",
        act: { kind: "create" },
        adds: { vet: { title: "带猫去打疫苗", on: "Tue 2026-12-01 15:30-16:30" } },
      },
    ],
  },
  {
    id: "skin-doctor-in-five-turns",
    now: SHANGHAI,
    turns: [
      { says: "约皮肤科医生", act: { kind: "ask", about: "when", to: "create" } },
      { says: "下周四", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "下午两点半",
        act: { kind: "create" },
        adds: { doctor: { title: ["约皮肤科医生", "皮肤科医生"], on: "Thu 2026-11-26 14:30-15:30" } },
      },
      { says: "提前一小时提醒我", act: { kind: "change" }, changes: { doctor: { reminders: [60] } } },
      { says: "算了，不用提醒", act: { kind: "change" }, changes: { doctor: { reminders: [] } } },
    ],
  },
  {
    id: "weekday-against-date",
    now: SHANGHAI,
    turns: [
      { says: "11月20号周四上午九点股东会", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "20号",
        act: { kind: "create" },
        adds: { holders: { title: "股东会", on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
  {
    id: "thursdays-but-christmas-eve",
    now: SHANGHAI,
    turns: [
      {
        says: "每周四下午五点学游泳，到12月31号，12月24号除外",
        act: { kind: "create" },
        adds: {
          swim: {
            title: "学游泳",
            on: "Thu 2026-11-19 17:00-18:00",
            recurrence: "FREQ=WEEKLY;UNTIL=20261231;BYDAY=TH",
            exceptions: ["Thu 2026-12-24 17:00"],
          },
        },
      },
    ],
  },
  {
    id: "event-without-title",
    now: SHANGHAI,
    turns: [
      { says: "明天下午两点加个日程", act: { kind: "ask", about: "title", to: "create" } },
      {
        says: "预算评审",
        act: { kind: "create" },
        adds: { review: { title: "预算评审", on: "Thu 2026-11-19 14:00-15:00" } },
      },
    ],
  },
  {
    id: "question-interrupted",
    now: SHANGHAI,
    calendar: { dentist: { title: "看牙", on: "Thu 2026-11-19 09:00-10:00" } },
    turns: [
      { says: "安排和房东通话", act: { kind: "ask", about: "when", to: "create" } },
      { says: "明天有什么安排？", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist"] } },
      {
        says: "那和房东通话就明天上午11点",
        act: { kind: "create" },
        adds: { call: { title: "和房东通话", on: "Thu 2026-11-19 11:00-12:00" } },
      },
    ],
  },
  {
    id: "question-dropped",
    now: SHANGHAI,
    turns: [
      { says: "约法务开个会", act: { kind: "ask", about: "when", to: "create" } },
      { says: "算了", act: { kind: "decline", to: "create" } },
    ],
  },
  {
    id: "vacation-over-new-year",
    now: SHANGHAI,
    turns: [
      {
        says: "12月20号到1月3号休假",
        act: { kind: "create" },
        adds: { vacation: { title: "休假", on: "Sun 2026-12-20 - Sun 2027-01-03" } },
      },
    ],
  },
  {
    id: "off-monday-to-wednesday",
    now: PARIS,
    turns: [
      {
        says: "我下周一到周三请假",
        act: { kind: "create" },
        adds: { off: { title: "请假", on: "Mon 2026-11-23 - Wed 2026-11-25" } },
      },
    ],
  },
  {
    id: "flight-on-the-5th",
    now: PARIS,
    turns: [
      {
        says: "5号早上六点四十到九点二十飞成都",
        act: { kind: "create" },
        adds: { flight: { title: "飞成都", on: "Sat 2026-12-05 06:40-09:20" } },
      },
    ],
  },
  {
    id: "birthday-is-all-day",
    now: SHANGHAI,
    turns: [
      {
        says: "我妈生日是5月3号",
        act: { kind: "create" },
        adds: { birthday: { title: ["我妈生日", "妈妈生日"], on: "Mon 2027-05-03" } },
      },
    ],
  },
  {
    id: "birthday-every-year",
    now: SHANGHAI,
    turns: [
      {
        says: "每年三月十二号老婆生日",
        act: { kind: "create" },
        adds: { birthday: { title: "老婆生日", on: "Fri 2027-03-12", recurrence: "FREQ=YEARLY" } },
      },
    ],
  },
  {
    id: "this-weekend",
    now: "Thu 2027-05-13 12:30 Asia/Shanghai",
    turns: [
      {
        says: "这周末去厦门旅游",
        act: { kind: "create" },
        adds: { trip: { title: ["去厦门旅游", "厦门旅游"], on: "Sat 2027-05-15 - Sun 2027-05-16" } },
      },
    ],
  },
  {
    id: "night-shift",
    now: SHANGHAI,
    turns: [
      {
        says: "周五晚上十点到第二天早上六点值夜班",
        act: { kind: "create" },
        adds: { shift: { title: "值夜班", on: "Fri 2026-11-20 22:00 - Sat 2026-11-21 06:00" } },
      },
      { says: "删了吧", act: { kind: "ask", about: "confirm", to: "cancel", among: ["shift"] } },
      { says: "对", act: { kind: "confirm", to: "cancel" }, removes: ["shift"] },
    ],
  },
  {
    id: "friday-or-monday",
    now: SHANGHAI,
    turns: [
      { says: "周五或者周一上午十点面试小赵", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "周一",
        act: { kind: "create" },
        adds: { interview: { title: "面试小赵", on: "Mon 2026-11-23 10:00-11:00" } },
      },
    ],
  },
  {
    id: "two-events-at-once",
    now: PARIS,
    turns: [
      {
        says: "帮我加两个：周一上午9点部门会，周二下午两点查视力",
        act: { kind: "create" },
        adds: {
          team: { title: "部门会", on: "Mon 2026-11-23 09:00-10:00" },
          eyes: { title: "查视力", on: "Tue 2026-11-24 14:00-15:00" },
        },
      },
    ],
  },
  {
    id: "two-hours-after-the-title",
    now: "Sat 2027-03-27 22:00 Europe/Berlin",
    turns: [
      {
        says: "明天上午九点写方案，两个小时",
        act: { kind: "create" },
        adds: { proposal: { title: "写方案", on: "Sun 2027-03-28 09:00-11:00" } },
      },
    ],
  },
  {
    id: "traditional-signs",
    now: SHANGHAI,
    turns: [
      {
        says: "8號下午3點拔牙",
        act: { kind: "create" },
        adds: { tooth: { title: "拔牙", on: "Tue 2026-12-08 15:00-16:00" } },
      },
    ],
  },
  {
    id: "candidate-number-five",
    now: SHANGHAI,
    turns: [
      {
        says: "十二月三号上午十一点面试5号候选人，一个半小时",
        act: { kind: "create" },
        adds: { interview: { title: "面试5号候选人", on: "Thu 2026-12-03 11:00-12:30" } },
      },
    ],
  },
  {
    id: "room-number-three",
    now: SHANGHAI,
    turns: [
      {
        says: "周四14：30在3号会议室评审方案",
        act: { kind: "create" },
        adds: { review: { title: "评审方案", on: "Thu 2026-11-19 14:30-15:30", location: "3号会议室" } },
      },
    ],
  },
  {
    id: "on-the-twentieth",
    now: SHANGHAI,
    turns: [
      {
        says: "二十号晚上八点一刻看电影《一一》",
        act: { kind: "create" },
        adds: { movie: { title: "看电影《一一》", on: "Fri 2026-11-20 20:15-21:15" } },
      },
    ],
  },
];
