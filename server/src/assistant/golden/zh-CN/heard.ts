import type { Dialogue } from "../dialogue.ts";

const OCT = "Tue 2026-10-13 09:20 Asia/Shanghai";
const MAR = "Fri 2027-03-12 19:40 Asia/Shanghai";
const DEC = "Sun 2026-12-06 15:30 Asia/Shanghai";
const VAN = "Mon 2026-09-07 08:05 America/Vancouver";
const SIN = "Thu 2027-01-14 11:10 Asia/Singapore";

const WORK = {
  standup: { title: "晨会", on: "Wed 2026-10-14 09:30-10:00" },
  client: { title: "见客户张总", on: "Thu 2026-10-15 14:00-15:30" },
  dinner: { title: "部门聚餐", on: "Fri 2026-10-16 18:30-20:30" },
};

const HOME = {
  dentist: { title: "看牙", on: "Sat 2027-03-13 10:00-11:00" },
  piano: { title: "钢琴课", on: "Sun 2027-03-14 15:00-16:00", recurrence: "FREQ=WEEKLY;BYDAY=SU" },
  gran: { title: "陪奶奶复查", on: "Mon 2027-03-15 09:00-11:00" },
};

const APR = "Wed 2027-04-21 08:30 Asia/Shanghai";
const NOV = "Sat 2026-11-28 13:05 Asia/Shanghai";
const JUN = "Mon 2027-06-14 22:10 Asia/Shanghai";
const LON = "Thu 2026-08-20 07:45 Europe/London";
const MEL = "Tue 2027-02-23 16:50 Australia/Melbourne";

const MID = "Wed 2026-10-14 09:20 Asia/Shanghai";
const EVE = "Thu 2027-04-15 19:40 Asia/Shanghai";
const ADV = "Sun 2026-12-13 21:00 Asia/Singapore";
const NOON = "Tue 2027-01-12 12:30 Asia/Shanghai";
const PAC = "Fri 2026-08-28 17:05 America/Vancouver";

const CLINIC = {
  rounds: { title: "查房", on: "Thu 2027-04-22 08:00-09:00" },
  train: { title: "急救培训", on: "Fri 2027-04-23 14:00-16:00" },
  swap: { title: "跟小周换班", on: "Sat 2027-04-24 19:00-23:00" },
};

const FAM = {
  party: { title: "乐乐生日会", on: "Sun 2026-11-29 14:00-17:00" },
  swim: { title: "游泳课", on: "Wed 2026-12-02 17:00-18:00", recurrence: "FREQ=WEEKLY;BYDAY=WE" },
  meet: { title: "家长会", on: "Fri 2026-12-04 18:30-19:30" },
};

const STUDY = {
  exam: { title: "高数考试", on: "Wed 2027-06-16 09:00-11:00" },
  club: { title: "社团例会", on: "Thu 2027-06-17 19:00-20:00" },
  report: { title: "实验报告截止", on: "Fri 2027-06-18" },
};

/** As people type while they're at it: with reasons, feelings, typos, dialect and what else there is around what they want. */
export const HEARD: readonly Dialogue[] = [
  {
    id: "noted-with-a-reason",
    now: OCT,
    turns: [
      {
        says: "明儿下午三点半要去学校给娃开家长会，帮我记一下哈，上回就忘了被老师点名",
        act: { kind: "create" },
        adds: {
          e: { title: ["去学校给娃开家长会", "给娃开家长会", "家长会"], on: "Wed 2026-10-14 15:30-16:30" },
        },
      },
    ],
  },
  {
    id: "wake-me-after-a-night-shift",
    now: OCT,
    turns: [
      {
        says: "唉刚下夜班困死了，下午四点叫我起床",
        act: { kind: "remind" },
        adds: { e: { title: "起床", on: "Tue 2026-10-13 16:00-16:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "said-in-the-group",
    now: MAR,
    turns: [
      {
        says: "老板刚在群里说下周一上午十点过方案，你帮我把时间占上",
        act: { kind: "create" },
        adds: { e: { title: "过方案", on: "Mon 2027-03-15 10:00-11:00" } },
      },
    ],
  },
  {
    id: "typo-and-a-space",
    now: DEC,
    turns: [
      {
        says: "提行我明早七点二十出门 要赶高铁",
        act: { kind: "remind" },
        adds: {
          e: {
            title: ["出门", "出门赶高铁", "出门 要赶高铁", "出门要赶高铁"],
            on: "Mon 2026-12-07 07:20-07:35",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "wedding-and-what-it-costs",
    now: VAN,
    turns: [
      {
        says: "9月19号晚上六点半小雨婚礼，在喜来登酒店，份子钱还没想好包多少",
        act: { kind: "create" },
        adds: { e: { title: "小雨婚礼", on: "Sat 2026-09-19 18:30-19:30", location: "喜来登酒店" } },
      },
    ],
  },
  {
    id: "dentist-and-nerves",
    now: SIN,
    turns: [
      {
        says: "这周六约了牙医拔智齿，上午十一点，心里有点慌哈哈",
        act: { kind: "create" },
        adds: {
          e: {
            title: ["牙医拔智齿", "约了牙医拔智齿", "约牙医拔智齿", "看牙医拔智齿", "拔智齿"],
            on: "Sat 2027-01-16 11:00-12:00",
          },
        },
      },
    ],
  },
  {
    id: "tai-chi-with-a-space",
    now: MAR,
    turns: [
      {
        says: "后天早上八点半跟老爷子去公园打太极 记着啊",
        act: { kind: "create" },
        adds: { e: { title: "跟老爷子去公园打太极", on: "Sun 2027-03-14 08:30-09:30" } },
      },
    ],
  },
  {
    id: "soup-on-the-stove",
    now: OCT,
    turns: [
      {
        says: "炖着汤呢，半小时后提醒我关火",
        act: { kind: "remind" },
        adds: { e: { title: "关火", on: "Tue 2026-10-13 09:50-10:05", reminders: [0] } },
      },
    ],
  },
  {
    id: "days-to-keep-free",
    now: DEC,
    turns: [
      {
        says: "12月20号到25号带爸妈去三亚玩，先把日子占着，机票回头再买",
        act: { kind: "create" },
        adds: { e: { title: ["带爸妈去三亚玩", "带爸妈去三亚"], on: "Sun 2026-12-20 - Fri 2026-12-25" } },
      },
    ],
  },
  {
    id: "checkup-on-an-empty-stomach",
    now: OCT,
    turns: [
      {
        says: "明天上午九点产检，提前一小时提醒我哦，要空腹的",
        act: { kind: "create" },
        adds: { e: { title: "产检", on: "Wed 2026-10-14 09:00-10:00", reminders: [60] } },
      },
    ],
  },
  {
    id: "interview-by-a-call",
    now: SIN,
    turns: [
      {
        says: "hr刚打电话来，明天下午两点面试，大概四十五分钟，麻烦加一下日程",
        act: { kind: "create" },
        adds: { e: { title: "面试", on: "Fri 2027-01-15 14:00-14:45" } },
      },
    ],
  },
  {
    id: "deadline-and-an-emoji",
    now: MAR,
    turns: [
      {
        says: "3月31号论文初稿截止，记上，不然我又拖到最后一天😭",
        act: { kind: "create" },
        adds: { e: { title: "论文初稿截止", on: "Wed 2027-03-31" } },
      },
    ],
  },
  {
    id: "lunch-that-he-pays",
    now: VAN,
    turns: [
      {
        says: "明天中午跟Kevin吃饭 他请客嘿嘿",
        act: { kind: "create" },
        adds: { e: { title: ["跟Kevin吃饭", "跟 Kevin 吃饭"], on: "Tue 2026-09-08 12:00-13:00" } },
      },
    ],
  },
  {
    id: "repay-by-nine",
    now: OCT,
    turns: [
      {
        says: "每个月25号提醒我还花呗 早上9点就行 逾期过一次怕了",
        act: { kind: "remind" },
        adds: {
          e: {
            title: "还花呗",
            on: "Sun 2026-10-25 09:00-09:15",
            recurrence: "FREQ=MONTHLY;BYMONTHDAY=25",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "earlier-is-less-crowded",
    now: MAR,
    turns: [
      { says: "下周三我得去趟社保局", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "上午九点半吧 早点去人少",
        act: { kind: "create" },
        adds: { e: { title: ["去趟社保局", "去社保局", "社保局"], on: "Wed 2027-03-17 09:30-10:30" } },
      },
    ],
  },
  {
    id: "evening-because-of-work",
    now: OCT,
    turns: [
      { says: "约了师傅修空调 周五七点", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "晚上，白天我上班不在家",
        act: { kind: "create" },
        adds: {
          e: {
            title: ["师傅修空调", "约了师傅修空调", "约师傅修空调", "修空调"],
            on: "Fri 2026-10-16 19:00-20:00",
          },
        },
      },
    ],
  },
  {
    id: "fetch-the-child-and-remind",
    now: VAN,
    turns: [
      {
        says: "周五下午五点接孩子，老公出差了只能我去",
        act: { kind: "create" },
        adds: { e: { title: "接孩子", on: "Fri 2026-09-11 17:00-18:00" } },
      },
      {
        says: "提前20分钟叫我一声",
        act: { kind: "change" },
        changes: { e: { reminders: [20] } },
      },
    ],
  },
  {
    id: "note-down-is-no-memory",
    now: OCT,
    turns: [
      {
        says: "今晚8点直播卖货，记下",
        act: { kind: "create" },
        adds: { e: { title: "直播卖货", on: "Tue 2026-10-13 20:00-21:00" } },
      },
      {
        says: "一小时不够，改成三个小时",
        act: { kind: "change" },
        changes: { e: { on: "Tue 2026-10-13 20:00-23:00" } },
      },
    ],
  },
  {
    id: "undo-with-a-reason",
    now: MAR,
    turns: [
      {
        says: "明天下午2点剪头发",
        act: { kind: "create" },
        adds: { e: { title: "剪头发", on: "Sat 2027-03-13 14:00-15:00" } },
      },
      { says: "额撤回吧 理发店说明天不开门", act: { kind: "undo" }, removes: ["e"] },
    ],
  },
  {
    id: "february-30-was-muddled",
    now: DEC,
    turns: [
      { says: "2月30号申报材料截止，帮我标一下", act: { kind: "ask", about: "impossible-date", to: "create" } },
      {
        says: "哎哟我糊涂了，28号",
        act: { kind: "create" },
        adds: { e: { title: "申报材料截止", on: "Sun 2027-02-28" } },
      },
    ],
  },
  {
    id: "moved-for-a-reason",
    now: OCT,
    calendar: WORK,
    turns: [
      {
        says: "张总那边临时有事，把见客户挪到周五下午两点吧",
        act: { kind: "move" },
        changes: { client: { on: "Fri 2026-10-16 14:00-15:30" } },
      },
    ],
  },
  {
    id: "later-to-sleep-in",
    now: MAR,
    calendar: HOME,
    turns: [
      {
        says: "明天看牙推迟一个小时，想睡个懒觉",
        act: { kind: "move" },
        changes: { dentist: { on: "Sat 2027-03-13 11:00-12:00" } },
      },
    ],
  },
  {
    id: "place-is-settled",
    now: OCT,
    calendar: WORK,
    turns: [
      {
        says: "聚餐地点定了，海底捞人民广场店，帮我填上去",
        act: { kind: "change" },
        changes: { dinner: { location: "海底捞人民广场店" } },
      },
    ],
  },
  {
    id: "boss-cannot-come",
    now: OCT,
    calendar: WORK,
    turns: [
      {
        says: "明天晨会领导不来了，把它删了吧",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["standup"] },
      },
      { says: "对 删", act: { kind: "confirm", to: "cancel" }, removes: ["standup"] },
    ],
  },
  {
    id: "just-once-for-a-jam",
    now: MAR,
    calendar: HOME,
    turns: [
      {
        says: "钢琴课改到下午四点半",
        act: { kind: "ask", about: "series", to: "move", among: ["piano"] },
      },
      {
        says: "就这一次，老师堵车",
        act: { kind: "move" },
        changes: { piano: { exceptions: ["Sun 2027-03-14 15:00"] } },
        adds: { once: { title: "钢琴课", on: "Sun 2027-03-14 16:30-17:30" } },
      },
    ],
  },
  {
    id: "ill-for-two-days",
    now: OCT,
    calendar: WORK,
    turns: [
      {
        says: "我病了，明天和后天的安排都推迟一天",
        act: { kind: "ask", about: "confirm", to: "move", among: ["standup", "client"] },
      },
      {
        says: "可以",
        act: { kind: "confirm", to: "move" },
        changes: {
          standup: { on: "Thu 2026-10-15 09:30-10:00" },
          client: { on: "Fri 2026-10-16 14:00-15:30" },
        },
      },
    ],
  },
  {
    id: "one-of-two-groups",
    now: DEC,
    calendar: {
      discuss: { title: "小组讨论", on: "Tue 2026-12-08 14:00-15:00" },
      meal: { title: "小组聚餐", on: "Wed 2026-12-09 18:00-20:00" },
    },
    turns: [
      {
        says: "小组那个改到周四吧 有人请假",
        act: { kind: "ask", about: "which", to: "move", among: ["discuss", "meal"] },
      },
      {
        says: "讨论那个",
        act: { kind: "move" },
        changes: { discuss: { on: "Thu 2026-12-10 14:00-15:00" } },
      },
    ],
  },
  {
    id: "told-of-yesterday",
    now: OCT,
    turns: [{ says: "我昨天开会开到晚上十一点，累死了", act: { kind: "not-understood" } }],
  },
  {
    id: "did-not-ask-for-it",
    now: OCT,
    calendar: WORK,
    turns: [{ says: "我可没让你加日程啊", act: { kind: "not-understood" } }],
  },
  {
    id: "afternoon-tea-abroad",
    now: LON,
    turns: [
      {
        says: "8月29号下午三点跟Emma她们喝下午茶，在Covent Garden，aa的",
        act: { kind: "create" },
        adds: {
          e: {
            title: ["跟Emma她们喝下午茶", "跟 Emma 她们喝下午茶"],
            on: "Sat 2026-08-29 15:00-16:00",
            location: "Covent Garden",
          },
        },
      },
    ],
  },
  {
    id: "days-at-home",
    now: APR,
    turns: [
      {
        says: "5月1号到3号回老家，先记日历里，到时候谁约都没空",
        act: { kind: "create" },
        adds: { e: { title: "回老家", on: "Sat 2027-05-01 - Mon 2027-05-03" } },
      },
    ],
  },
  {
    id: "dialect-at-a-restaurant",
    now: APR,
    turns: [
      {
        says: "俺周五中午十二点在聚福楼跟老战友聚聚，给记上",
        act: { kind: "create" },
        adds: { e: { title: "跟老战友聚聚", on: "Fri 2027-04-23 12:00-13:00", location: "聚福楼" } },
      },
    ],
  },
  {
    id: "courier-closes-early",
    now: APR,
    turns: [
      {
        says: "两个小时以后提醒我去取快递 驿站关门早",
        act: { kind: "remind" },
        adds: { e: { title: ["去取快递", "取快递"], on: "Wed 2027-04-21 10:30-10:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "meeting-room-b",
    now: MEL,
    turns: [
      {
        says: "明天下午一点到三点半在会议室B团队复盘",
        act: { kind: "create" },
        adds: { e: { title: "团队复盘", on: "Wed 2027-02-24 13:00-15:30", location: "会议室B" } },
      },
    ],
  },
  {
    id: "two-in-a-row-by-then",
    now: APR,
    turns: [
      {
        says: "明天上午十点见房东签合同，完了十一点半去看家具，都记上吧",
        act: { kind: "create" },
        adds: {
          sign: { title: "见房东签合同", on: "Thu 2027-04-22 10:00-11:00" },
          look: { title: ["去看家具", "看家具"], on: "Thu 2027-04-22 11:30-12:30" },
        },
      },
    ],
  },
  {
    id: "undo-for-rain",
    now: LON,
    turns: [
      {
        says: "这周末去湖区旅游，标一下",
        act: { kind: "create" },
        adds: { e: { title: ["去湖区旅游", "湖区旅游"], on: "Sat 2026-08-22 - Sun 2026-08-23" } },
      },
      { says: "撤销撤销，下雨不去了", act: { kind: "undo" }, removes: ["e"] },
    ],
  },
  {
    id: "head-nurse-says",
    now: APR,
    calendar: CLINIC,
    turns: [
      {
        says: "护士长说急救培训改到下周一下午两点了，帮我调过去",
        act: { kind: "move" },
        changes: { train: { on: "Mon 2027-04-26 14:00-16:00" } },
      },
    ],
  },
  {
    id: "earlier-for-somebody",
    now: JUN,
    calendar: STUDY,
    turns: [
      {
        says: "社团例会提前到六点，社长晚上有事",
        act: { kind: "move" },
        changes: { club: { on: "Thu 2027-06-17 18:00-19:00" } },
      },
    ],
  },
  {
    id: "renamed-in-quotes-for-a-reason",
    now: NOV,
    calendar: FAM,
    turns: [
      {
        says: "把家长会的名字改成“线上家长会”，老师说不用去学校了",
        act: { kind: "rename" },
        changes: { meet: { title: "线上家长会" } },
      },
    ],
  },
  {
    id: "a-place-is-added",
    now: APR,
    calendar: CLINIC,
    turns: [
      {
        says: "给急救培训补个地点，门诊楼五楼示教室",
        act: { kind: "change" },
        changes: { train: { location: "门诊楼五楼示教室" } },
      },
    ],
  },
  {
    id: "no-more-swimming",
    now: NOV,
    calendar: FAM,
    turns: [
      {
        says: "游泳课以后都不上了，全部删掉",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["swim"] },
      },
      { says: "对的 删吧", act: { kind: "confirm", to: "cancel" }, removes: ["swim"] },
    ],
  },
  {
    id: "coach-is-away",
    now: NOV,
    calendar: FAM,
    turns: [
      {
        says: "下周三的游泳课教练有比赛，改到下周四",
        act: { kind: "move" },
        changes: { swim: { exceptions: ["Wed 2026-12-02 17:00"] } },
        adds: { once: { title: "游泳课", on: "Thu 2026-12-03 17:00-18:00" } },
      },
      {
        says: "时间改成下午五点半",
        act: { kind: "move" },
        changes: { once: { on: "Thu 2026-12-03 17:30-18:30" } },
      },
    ],
  },
  {
    id: "not-deleted-after-all",
    now: JUN,
    calendar: STUDY,
    turns: [
      { says: "把高数考试删了", act: { kind: "ask", about: "confirm", to: "cancel", among: ["exam"] } },
      { says: "不删了不删了，还是去考吧", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "two-days-side-by-side",
    now: APR,
    calendar: CLINIC,
    turns: [
      {
        says: "我请病假，明天后天的日程都取消",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["rounds", "train"] },
      },
      { says: "嗯，删吧", act: { kind: "confirm", to: "cancel" }, removes: ["rounds", "train"] },
    ],
  },
  {
    id: "rice-and-so-many-bags",
    now: MEL,
    turns: [
      { says: "大米都有哪些", act: { kind: "find-product", q: "大米" } },
      { says: "头一个多少钱", act: { kind: "product-detail", product: 1, of: "price" } },
      { says: "拿200袋呢", act: { kind: "product-detail", product: 1, of: "price", quantity: 200 } },
    ],
  },
  {
    id: "translate-this",
    now: APR,
    turns: [{ says: "帮我把这句翻译成英文：我明天想请假", act: { kind: "not-understood" } }],
  },
  {
    id: "not-my-meeting",
    now: APR,
    calendar: CLINIC,
    turns: [{ says: "老张说他明天上午有会，不关我事", act: { kind: "not-understood" } }],
  },
  {
    id: "mother-to-the-doctor",
    now: MID,
    turns: [
      {
        says: "明天上午十点要带我妈去医院复查，帮我记一下，我这记性不行",
        act: { kind: "create" },
        adds: { checkup: { title: ["带我妈去医院复查", "去医院复查"], on: "Thu 2026-10-15 10:00-11:00" } },
      },
    ],
  },
  {
    id: "stopped-by-the-boss",
    now: PAC,
    turns: [
      {
        says: "唉刚被老板叫住，说下周二上午九点半开季度总结会，大概两个小时，你帮我加上吧",
        act: { kind: "create" },
        adds: { review: { title: ["季度总结会", "开季度总结会"], on: "Tue 2026-09-01 09:30-11:30" } },
      },
      {
        says: "地点是三楼会议室",
        act: { kind: "change" },
        changes: { review: { location: "三楼会议室" } },
      },
    ],
  },
  {
    id: "forgot-the-pill-today",
    now: EVE,
    turns: [
      {
        says: "明早七点半提醒我吃降压药，今天就给忘了",
        act: { kind: "remind" },
        adds: { pill: { title: "吃降压药", on: "Fri 2027-04-16 07:30-07:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "yoga-from-next-week",
    now: "Sat 2027-03-06 15:30 Asia/Shanghai",
    turns: [
      {
        says: "报了个瑜伽班，从下周开始每周二周四晚上八点上瑜伽课，一节一个半小时，帮我排上",
        act: { kind: "create" },
        adds: {
          yoga: {
            title: ["瑜伽课", "上瑜伽课"],
            on: "Tue 2027-03-09 20:00-21:30",
            recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
          },
        },
      },
    ],
  },
  {
    id: "add-one-thing-for-me",
    now: ADV,
    turns: [
      { says: "帮我加个事儿，周三孩子开家长会", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "下午四点，老师刚通知的",
        act: { kind: "create" },
        adds: {
          parents: { title: ["孩子开家长会", "孩子家长会", "家长会", "开家长会"], on: "Wed 2026-12-16 16:00-17:00" },
        },
      },
    ],
  },
  {
    id: "my-turn-in-half-an-hour",
    now: PAC,
    turns: [
      {
        says: "过半小时提醒我去接娃，今天轮到我了",
        act: { kind: "remind" },
        adds: { pickup: { title: ["去接娃", "接娃"], on: "Fri 2026-08-28 17:35-17:50", reminders: [0] } },
      },
    ],
  },
  {
    id: "teacher-said-in-the-group",
    now: ADV,
    turns: [
      {
        says: "老师刚在群里说的，18号期末论文截止，帮我记上",
        act: { kind: "create" },
        adds: { paper: { title: ["期末论文截止", "期末论文"], on: "Fri 2026-12-18" } },
      },
    ],
  },
  {
    id: "later-as-they-are-stuck",
    now: NOON,
    turns: [
      {
        says: "明天中午和客户吃饭，加一下",
        act: { kind: "create" },
        adds: { lunch: { title: "和客户吃饭", on: "Wed 2027-01-13 12:00-13:00" } },
      },
      {
        says: "改成十二点半吧，他们说路上堵",
        act: { kind: "move" },
        changes: { lunch: { on: "Wed 2027-01-13 12:30-13:30" } },
      },
      { says: "地点在鼎泰丰", act: { kind: "change" }, changes: { lunch: { location: "鼎泰丰" } } },
    ],
  },
  {
    id: "cannot-come-so-move",
    now: MID,
    calendar: {
      dentist: { title: "看牙", on: "Thu 2026-10-15 16:00-17:00" },
      weekly: { title: "周会", on: "Fri 2026-10-16 10:00-11:00" },
    },
    turns: [
      {
        says: "明天看牙去不了了，临时要加班，帮我改到下周一下午五点",
        act: { kind: "move" },
        changes: { dentist: { on: "Mon 2026-10-19 17:00-18:00" } },
      },
    ],
  },
  {
    id: "plane-is-late",
    now: "Mon 2026-09-07 08:10 Asia/Shanghai",
    calendar: {
      wang: { title: "王总对接会", on: "Mon 2026-09-07 14:00-15:00" },
      report: { title: "写周报", on: "Mon 2026-09-07 17:00-17:30" },
    },
    turns: [
      {
        says: "王总飞机晚点了，下午跟他那个对接会往后推半小时",
        act: { kind: "move" },
        changes: { wang: { on: "Mon 2026-09-07 14:30-15:30" } },
      },
    ],
  },
  {
    id: "renamed-and-moved",
    now: EVE,
    calendar: {
      party: { title: "聚会", on: "Sat 2027-04-17 18:00-21:00" },
      dry: { title: "取干洗的衣服", on: "Sat 2027-04-17 11:00-11:30" },
    },
    turns: [
      {
        says: "周六那个聚会改个名，叫小雨生日会",
        act: { kind: "rename" },
        changes: { party: { title: "小雨生日会" } },
      },
      {
        says: "开始时间也改一下，改成晚上七点",
        act: { kind: "move" },
        changes: { party: { on: "Sat 2027-04-17 19:00-22:00" } },
      },
    ],
  },
  {
    id: "only-this-one-lesson",
    now: NOON,
    calendar: {
      english: { title: "英语课", on: "Wed 2027-01-06 19:00-20:30", recurrence: "FREQ=WEEKLY;BYDAY=WE" },
    },
    turns: [
      {
        says: "英语老师请假了，明天的英语课取消，就这一次",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["english"] },
      },
      {
        says: "对的",
        act: { kind: "confirm", to: "cancel" },
        changes: { english: { exceptions: ["Wed 2027-01-13 19:00"] } },
      },
    ],
  },
  {
    id: "which-day-was-it",
    now: ADV,
    calendar: {
      doctor: { title: "看中医", on: "Sat 2026-12-19 09:30-10:30" },
      market: { title: "买年货", on: "Sun 2026-12-20 10:00-11:00" },
    },
    turns: [
      {
        says: "我看中医是哪天来着？上次约完就忘了",
        act: { kind: "list", about: "看中医", events: ["doctor"] },
      },
    ],
  },
  {
    id: "friday-at-last",
    now: PAC,
    calendar: {
      moving: { title: "帮小陈搬家", on: "Sat 2026-08-29 13:00-16:00" },
      brunch: { title: "和教会朋友早午餐", on: "Sun 2026-08-30 11:00-12:30" },
      monday: { title: "交房租", on: "Mon 2026-08-31 09:00-09:15" },
    },
    turns: [
      {
        says: "总算周五了，帮我看看这周末有什么安排",
        act: { kind: "list", days: "Sat 2026-08-29 - Sun 2026-08-30", events: ["moving", "brunch"] },
      },
    ],
  },
  {
    id: "free-then-see-a-flat",
    now: EVE,
    calendar: { party: { title: "同事婚礼", on: "Sat 2027-04-17 17:00-21:00" } },
    turns: [
      {
        says: "周六上午我有时间没",
        act: { kind: "free", span: "Sat 2027-04-17 06:00-12:00", busy: [] },
      },
      {
        says: "那好，十点看房，帮我记上",
        act: { kind: "create" },
        adds: { flat: { title: "看房", on: "Sat 2027-04-17 10:00-11:00" } },
      },
    ],
  },
];
