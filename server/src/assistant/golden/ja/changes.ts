import type { Dialogue } from "../dialogue.ts";

const TOKYO = "Wed 2026-11-18 10:00 Asia/Tokyo";

const STANDUP = { title: "朝会", on: "Mon 2026-11-16 09:15-09:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" };
const LUNCHES = {
  sato: { title: "佐藤さんとランチ", on: "Thu 2026-11-19 12:00-13:00" },
  kim: { title: "キムさんとランチ", on: "Fri 2026-11-20 12:30-13:30" },
};

export const CHANGES: readonly Dialogue[] = [
  {
    id: "move-to-friday",
    now: TOKYO,
    calendar: { dentist: { title: "歯医者", on: "Thu 2026-11-19 10:00-11:00" } },
    turns: [
      {
        says: "歯医者、金曜の2時にずらして",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-11-20 14:00-15:00" } },
      },
    ],
  },
  {
    id: "push-by-half-an-hour",
    now: TOKYO,
    calendar: { demo: { title: "製品デモ", on: "Wed 2026-11-18 13:00-13:45" } },
    turns: [
      {
        says: "製品デモ30分後ろ倒しで",
        act: { kind: "move" },
        changes: { demo: { on: "Wed 2026-11-18 13:30-14:15" } },
      },
    ],
  },
  {
    id: "bring-forward-two-days",
    now: TOKYO,
    calendar: { delivery: { title: "納品", on: "Fri 2026-11-27" } },
    turns: [{ says: "納品を2日早めて", act: { kind: "move" }, changes: { delivery: { on: "Wed 2026-11-25" } } }],
  },
  {
    id: "thursday-no-longer-works",
    now: TOKYO,
    calendar: { sato: LUNCHES.sato },
    turns: [
      {
        says: "佐藤さんとのランチ、木曜だめになったから金曜の同じ時間で",
        act: { kind: "move" },
        changes: { sato: { on: "Fri 2026-11-20 12:00-13:00" } },
      },
      {
        says: "ごめん、やっぱり元のままで",
        act: { kind: "undo" },
        changes: { sato: { on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "reschedule-when",
    now: TOKYO,
    calendar: { sales: { title: "営業会議", on: "Thu 2026-11-19 14:00-15:30" } },
    turns: [
      { says: "営業会議リスケしたい", act: { kind: "ask", about: "when", to: "move", among: ["sales"] } },
      {
        says: "来週の同じ曜日、同じ時間で",
        act: { kind: "move" },
        changes: { sales: { on: "Thu 2026-11-26 14:00-15:30" } },
      },
    ],
  },
  {
    id: "cancel-and-yes",
    now: TOKYO,
    calendar: LUNCHES,
    turns: [
      {
        says: "佐藤さんとのランチ、キャンセルしてください",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["sato"] },
      },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["sato"] },
    ],
  },
  {
    id: "cancel-and-no",
    now: TOKYO,
    calendar: LUNCHES,
    turns: [
      { says: "金曜のランチ消して", act: { kind: "ask", about: "confirm", to: "cancel", among: ["kim"] } },
      { says: "あ、待って、やっぱ残しといて", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "fine-is-yes-or-no",
    now: TOKYO,
    calendar: LUNCHES,
    turns: [
      { says: "キムさんとのランチ取りやめで", act: { kind: "ask", about: "confirm", to: "cancel", among: ["kim"] } },
      { says: "大丈夫です", act: { kind: "ask", about: "confirm", to: "cancel", among: ["kim"] } },
      { says: "うん、消しちゃって", act: { kind: "confirm", to: "cancel" }, removes: ["kim"] },
    ],
  },
  {
    id: "cancel-which",
    now: TOKYO,
    calendar: LUNCHES,
    turns: [
      { says: "ランチをキャンセル", act: { kind: "ask", about: "which", to: "cancel", among: ["sato", "kim"] } },
      { says: "2番目の", act: { kind: "ask", about: "confirm", to: "cancel", among: ["kim"] } },
      { says: "うん", act: { kind: "confirm", to: "cancel" }, removes: ["kim"] },
    ],
  },
  {
    id: "cancel-all-of-a-day",
    now: TOKYO,
    calendar: {
      budget: { title: "予算会議", on: "Thu 2026-11-19 09:00-10:00" },
      hiring: { title: "採用会議", on: "Thu 2026-11-19 11:00-12:00" },
      later: { title: "経営会議", on: "Fri 2026-11-20 11:00-12:00" },
    },
    turns: [
      {
        says: "明日の会議ぜんぶ消して",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["budget", "hiring"] },
      },
      { says: "はい、両方", act: { kind: "confirm", to: "cancel" }, removes: ["budget", "hiring"] },
    ],
  },
  {
    id: "rename",
    now: TOKYO,
    calendar: { offsite: { title: "オフサイト", on: "Mon 2026-12-14 - Tue 2026-12-15" } },
    turns: [
      {
        says: "オフサイトの名前、チーム合宿に変えて",
        act: { kind: "rename" },
        changes: { offsite: { title: "チーム合宿" } },
      },
    ],
  },
  {
    id: "an-hour-longer",
    now: TOKYO,
    calendar: { review: { title: "デザインレビュー", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: "デザインレビュー1時間延長",
        act: { kind: "change" },
        changes: { review: { on: "Thu 2026-11-19 15:00-17:00" } },
      },
    ],
  },
  {
    id: "postpone-or-extend",
    now: TOKYO,
    calendar: { review: { title: "デザインレビュー", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: "デザインレビュー、1時間のばしてもらえる？",
        act: { kind: "ask", about: "change", to: "change", among: ["review"] },
      },
      {
        says: "始まりはそのまま、長くして",
        act: { kind: "change" },
        changes: { review: { on: "Thu 2026-11-19 15:00-17:00" } },
      },
    ],
  },
  {
    id: "create-then-tune",
    now: TOKYO,
    turns: [
      {
        says: "金曜10時に純とお茶",
        act: { kind: "create" },
        adds: { tea: { title: "純とお茶", on: "Fri 2026-11-20 10:00-11:00" } },
      },
      { says: "やっぱ11時", act: { kind: "move" }, changes: { tea: { on: "Fri 2026-11-20 11:00-12:00" } } },
      { says: "あと30分長くして", act: { kind: "change" }, changes: { tea: { on: "Fri 2026-11-20 11:00-12:30" } } },
      { says: "場所は神楽坂の茶寮", act: { kind: "change" }, changes: { tea: { location: "神楽坂の茶寮" } } },
    ],
  },
  {
    id: "i-meant-friday",
    now: TOKYO,
    turns: [
      {
        says: "木曜4時に散髪",
        act: { kind: "create" },
        adds: { haircut: { title: "散髪", on: "Thu 2026-11-19 16:00-17:00" } },
      },
      { says: "ごめん金曜だった", act: { kind: "move" }, changes: { haircut: { on: "Fri 2026-11-20 16:00-17:00" } } },
    ],
  },
  {
    id: "undo-new-event",
    now: TOKYO,
    calendar: LUNCHES,
    turns: [
      {
        says: "月曜の朝8時に車検",
        act: { kind: "create" },
        adds: { car: { title: "車検", on: "Mon 2026-11-23 08:00-09:00" } },
      },
      { says: "今のなし", act: { kind: "undo" }, removes: ["car"] },
    ],
  },
  {
    id: "undo-deletion",
    now: TOKYO,
    calendar: { party: { title: "忘年会", on: "Fri 2026-12-18 19:00-23:00", location: "新橋", reminders: [60] } },
    turns: [
      { says: "忘年会を削除", act: { kind: "ask", about: "confirm", to: "cancel", among: ["party"] } },
      { says: "お願いします", act: { kind: "confirm", to: "cancel" }, removes: ["party"] },
      { says: "間違えた、元に戻して", act: { kind: "undo" }, restores: ["party"] },
    ],
  },
  {
    id: "add-a-place",
    now: TOKYO,
    calendar: { review: { title: "デザインレビュー", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: "デザインレビューの場所は会議室4です",
        act: { kind: "change" },
        changes: { review: { location: "会議室4" } },
      },
    ],
  },
  {
    id: "reminder-for-an-event",
    now: TOKYO,
    calendar: { interview: { title: "アクメ社の面接", on: "Fri 2026-11-20 11:00-12:00" } },
    turns: [{ says: "面接の20分前に通知して", act: { kind: "change" }, changes: { interview: { reminders: [20] } } }],
  },
  {
    id: "no-reminder",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    calendar: { flight: { title: "羽田行きフライト", on: "Fri 2026-11-20 12:10-23:50", reminders: [30, 120] } },
    turns: [{ says: "羽田行きの通知オフにして", act: { kind: "change" }, changes: { flight: { reminders: [] } } }],
  },
  {
    id: "skip-one-standup",
    now: TOKYO,
    calendar: { standup: STANDUP },
    turns: [
      { says: "明日の朝会なしで", act: { kind: "ask", about: "confirm", to: "cancel", among: ["standup"] } },
      {
        says: "はい、お願い",
        act: { kind: "confirm", to: "cancel" },
        changes: { standup: { exceptions: ["Thu 2026-11-19 09:15"] } },
      },
    ],
  },
  {
    id: "cancel-series",
    now: TOKYO,
    calendar: { standup: STANDUP },
    turns: [
      { says: "朝会キャンセルして", act: { kind: "ask", about: "series", to: "cancel", among: ["standup"] } },
      { says: "全部", act: { kind: "ask", about: "confirm", to: "cancel", among: ["standup"] } },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["standup"] },
    ],
  },
  {
    id: "thursdays-or-this-thursday",
    now: TOKYO,
    calendar: { standup: STANDUP },
    turns: [
      { says: "朝会、木曜は休みにして", act: { kind: "ask", about: "series", to: "cancel", among: ["standup"] } },
      { says: "今週だけ", act: { kind: "ask", about: "confirm", to: "cancel", among: ["standup"] } },
      {
        says: "うん",
        act: { kind: "confirm", to: "cancel" },
        changes: { standup: { exceptions: ["Thu 2026-11-19 09:15"] } },
      },
    ],
  },
  {
    id: "move-one-standup",
    now: TOKYO,
    calendar: { standup: STANDUP },
    turns: [
      {
        says: "木曜の朝会だけ10時半からにして",
        act: { kind: "move" },
        changes: { standup: { exceptions: ["Thu 2026-11-19 09:15"] } },
        adds: { moved: { title: "朝会", on: "Thu 2026-11-19 10:30-10:45" } },
      },
    ],
  },
  {
    id: "end-a-series",
    now: TOKYO,
    calendar: { yoga: { title: "ヨガ", on: "Tue 2026-11-03 18:00-19:00", recurrence: "FREQ=WEEKLY;BYDAY=TU" } },
    turns: [
      { says: "12月からヨガやめます", act: { kind: "ask", about: "confirm", to: "cancel", among: ["yoga"] } },
      {
        says: "そうして",
        act: { kind: "confirm", to: "cancel" },
        changes: { yoga: { recurrence: "FREQ=WEEKLY;UNTIL=20261130;BYDAY=TU" } },
      },
    ],
  },
  {
    id: "nothing-to-cancel",
    now: TOKYO,
    calendar: LUNCHES,
    turns: [{ says: "サウナの予定キャンセル", act: { kind: "not-found", to: "cancel" } }],
  },
  {
    id: "move-a-whole-day",
    now: "Thu 2026-12-10 17:00 Asia/Tokyo",
    calendar: {
      sales: { title: "商談", on: "Fri 2026-12-11 09:00-09:30" },
      lab: { title: "研究所見学", on: "Fri 2026-12-11 14:00-16:00" },
    },
    turns: [
      {
        says: "明日の予定、全部月曜にずらして",
        act: { kind: "ask", about: "confirm", to: "move", among: ["sales", "lab"] },
      },
      {
        says: "それで頼む",
        act: { kind: "confirm", to: "move" },
        changes: { sales: { on: "Mon 2026-12-14 09:00-09:30" }, lab: { on: "Mon 2026-12-14 14:00-16:00" } },
      },
    ],
  },
  {
    id: "the-one-on-monday",
    now: TOKYO,
    calendar: {
      ana: { title: "アナと1on1", on: "Thu 2026-11-19 14:00-14:30" },
      joe: { title: "ジョーと1on1", on: "Mon 2026-11-23 14:00-14:30" },
    },
    turns: [
      { says: "1on1を16時に変更", act: { kind: "ask", about: "which", to: "move", among: ["ana", "joe"] } },
      { says: "月曜のほう", act: { kind: "move" }, changes: { joe: { on: "Mon 2026-11-23 16:00-16:30" } } },
    ],
  },
  {
    id: "list-then-cancel-both",
    now: TOKYO,
    calendar: {
      tax: { title: "税理士", on: "Fri 2026-11-20 09:00-10:00" },
      pool: { title: "プール", on: "Fri 2026-11-20 17:00-18:00" },
      gym: { title: "ジム", on: "Sat 2026-11-21 10:00-11:00" },
    },
    turns: [
      { says: "金曜なにがある？", act: { kind: "list", days: "Fri 2026-11-20", events: ["tax", "pool"] } },
      { says: "両方キャンセルで", act: { kind: "ask", about: "confirm", to: "cancel", among: ["tax", "pool"] } },
      { says: "うん、いいよ", act: { kind: "confirm", to: "cancel" }, removes: ["tax", "pool"] },
    ],
  },
  {
    id: "delete-what",
    now: TOKYO,
    calendar: { pottery: { title: "陶芸教室", on: "Sat 2026-11-21 14:00-16:00" }, ...LUNCHES },
    turns: [
      { says: "予定ひとつ消したい", act: { kind: "ask", about: "event", to: "cancel" } },
      { says: "陶芸教室", act: { kind: "ask", about: "confirm", to: "cancel", among: ["pottery"] } },
      { says: "はいはい", act: { kind: "confirm", to: "cancel" }, removes: ["pottery"] },
    ],
  },
  {
    id: "shorten",
    now: TOKYO,
    calendar: { workshop: { title: "価格ワークショップ", on: "Mon 2026-11-23 13:00-15:00" } },
    turns: [
      {
        says: "月曜のワークショップ45分に短縮して",
        act: { kind: "change" },
        changes: { workshop: { on: "Mon 2026-11-23 13:00-13:45" } },
      },
    ],
  },
  {
    id: "move-into-the-past",
    now: TOKYO,
    calendar: { review: { title: "コードレビュー", on: "Wed 2026-11-18 14:00-15:00" } },
    turns: [
      { says: "コードレビュー朝8時にして", act: { kind: "ask", about: "past", to: "move", among: ["review"] } },
      { says: "明日のね", act: { kind: "move" }, changes: { review: { on: "Thu 2026-11-19 08:00-09:00" } } },
    ],
  },
  {
    id: "delay-past-midnight",
    now: "Sat 2027-06-12 15:00 Asia/Tokyo",
    calendar: { radio: { title: "ラジオ収録", on: "Sat 2027-06-12 21:30-23:30" } },
    turns: [
      {
        says: "ラジオ収録1時間半遅らせて",
        act: { kind: "move" },
        changes: { radio: { on: "Sat 2027-06-12 23:00 - Sun 2027-06-13 01:00" } },
      },
    ],
  },
  {
    id: "cancel-three-o-clock",
    now: TOKYO,
    calendar: {
      massage: { title: "マッサージ", on: "Wed 2026-11-18 15:00-16:00" },
      pickup: { title: "お迎え", on: "Wed 2026-11-18 17:00-17:30" },
    },
    turns: [
      { says: "今日の3時のやつキャンセル", act: { kind: "ask", about: "confirm", to: "cancel", among: ["massage"] } },
      { says: "ok", act: { kind: "confirm", to: "cancel" }, removes: ["massage"] },
    ],
  },
  {
    id: "add-a-note",
    now: TOKYO,
    calendar: { doctor: { title: "渡辺先生", on: "Mon 2026-11-23 08:30-09:00" } },
    turns: [
      {
        says: "渡辺先生の予定にメモ：レントゲンを持っていく",
        act: { kind: "change" },
        changes: { doctor: { description: "レントゲンを持っていく" } },
      },
    ],
  },
  {
    id: "confirm-changed-mind",
    now: TOKYO,
    calendar: LUNCHES,
    turns: [
      { says: "ランチ2件とも消して", act: { kind: "ask", about: "confirm", to: "cancel", among: ["sato", "kim"] } },
      { says: "キムさんのだけで", act: { kind: "ask", about: "confirm", to: "cancel", among: ["kim"] } },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["kim"] },
    ],
  },
];
