import type { Dialogue } from "../dialogue.ts";

const A = "Wed 2026-11-18 14:00 Asia/Tokyo";
const B = "Mon 2027-04-12 08:20 Asia/Tokyo";
const C = "Sat 2027-02-06 21:40 Europe/London";
const D = "Thu 2026-12-10 12:05 America/Los_Angeles";
const E = "Tue 2027-07-06 17:30 Asia/Tokyo";
const F = "Sun 2027-01-10 09:00 Asia/Singapore";
const G = "Fri 2027-05-21 18:45 Asia/Tokyo";

/** What people say who only look in. */
export const VISITORS: readonly Dialogue[] = [
  {
    id: "night-shift-again",
    now: E,
    turns: [
      {
        says: "木曜 夜勤 16:30から翌朝9時まで",
        act: { kind: "create" },
        adds: { shift: { title: "夜勤", on: "Thu 2027-07-08 16:30 - Fri 2027-07-09 09:00" } },
      },
    ],
  },
  {
    id: "city-hall",
    now: A,
    turns: [
      {
        says: "来週の火曜10時に市役所でマイナンバーカードの受け取り",
        act: { kind: "create" },
        adds: {
          card: { title: "マイナンバーカードの受け取り", on: "Tue 2026-11-24 10:00-11:00", location: "市役所" },
        },
      },
    ],
  },
  {
    id: "mothers-birthday",
    now: A,
    turns: [
      {
        says: "3月14日は母の誕生日 毎年で登録しといて",
        act: { kind: "create" },
        adds: { birthday: { title: "母の誕生日", on: "Sun 2027-03-14", recurrence: "FREQ=YEARLY" } },
      },
    ],
  },
  {
    id: "two-at-once",
    now: G,
    turns: [
      {
        says: "明日10時に美容院、13時に美咲とランチ！",
        act: { kind: "create" },
        adds: {
          hair: { title: "美容院", on: "Sat 2027-05-22 10:00-11:00" },
          lunch: { title: "美咲とランチ", on: "Sat 2027-05-22 13:00-14:00" },
        },
      },
    ],
  },
  {
    id: "garbage",
    now: F,
    turns: [
      {
        says: "毎週月曜と木曜の朝8時、燃えるゴミ",
        act: { kind: "create" },
        adds: {
          garbage: {
            title: "燃えるゴミ",
            on: "Mon 2027-01-11 08:00-09:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,TH",
          },
        },
      },
    ],
  },
  {
    id: "rent",
    now: D,
    turns: [
      {
        says: "毎月25日の9時に家賃の振込を入れておいて",
        act: { kind: "create" },
        adds: {
          rent: { title: "家賃の振込", on: "Fri 2026-12-25 09:00-10:00", recurrence: "FREQ=MONTHLY;BYMONTHDAY=25" },
        },
      },
    ],
  },
  {
    id: "going-home",
    now: E,
    turns: [
      {
        says: "8月11日から15日まで帰省",
        act: { kind: "create" },
        adds: { home: { title: "帰省", on: "Wed 2027-08-11 - Sun 2027-08-15" } },
      },
    ],
  },
  {
    id: "day-off-again",
    now: B,
    calendar: { meeting: { title: "課内会議", on: "Wed 2027-04-14 11:00-12:00" } },
    turns: [
      {
        says: "来週の金曜、有休入れて",
        act: { kind: "create" },
        adds: { off: { title: "有休", on: "Fri 2027-04-23" } },
      },
    ],
  },
  {
    id: "kana-only",
    now: B,
    turns: [
      {
        says: "あさって１０じに びょういん よろしくおねがいします",
        act: { kind: "create" },
        adds: { hospital: { title: ["びょういん", "病院"], on: "Wed 2027-04-14 10:00-11:00" } },
      },
    ],
  },
  {
    id: "25-oclock",
    now: A,
    turns: [
      {
        says: "金曜の25時からサッカー日本代表戦",
        act: { kind: "create" },
        adds: { match: { title: "サッカー日本代表戦", on: "Sat 2026-11-21 01:00-02:00" } },
      },
    ],
  },
  {
    id: "through-march-again",
    now: C,
    turns: [
      {
        says: "毎週水曜19時から英会話を3月まで入れて",
        act: { kind: "create" },
        adds: {
          english: {
            title: "英会話",
            on: "Wed 2027-02-10 19:00-20:00",
            recurrence: "FREQ=WEEKLY;BYDAY=WE;UNTIL=20270331T235959Z",
          },
        },
      },
    ],
  },
  {
    id: "sunday-of-next-week",
    now: A,
    turns: [{ says: "来週の日曜の12時からバーベキューやるよ〜", act: { kind: "ask", about: "day", to: "create" } }],
  },
  {
    id: "dentist-later",
    now: A,
    calendar: {
      dentist: { title: "歯医者", on: "Fri 2026-11-20 14:30-15:00" },
      seminar: { title: "ゼミ", on: "Thu 2026-11-19 13:00-14:30" },
    },
    turns: [
      {
        says: "歯医者を16時に変更して",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-11-20 16:00-16:30" } },
      },
    ],
  },
  {
    id: "half-an-hour-earlier",
    now: D,
    calendar: {
      talk: { title: "打ち合わせ", on: "Fri 2026-12-11 10:30-11:30" },
      party: { title: "クリスマス会", on: "Thu 2026-12-24 18:00-20:00" },
    },
    turns: [
      {
        says: "お疲れ様です。明日の打ち合わせ、30分早めてもらえますか？",
        act: { kind: "move" },
        changes: { talk: { on: "Fri 2026-12-11 10:00-11:00" } },
      },
    ],
  },
  {
    id: "shorter",
    now: B,
    calendar: { regular: { title: "定例", on: "Tue 2027-04-13 10:00-11:00" } },
    turns: [
      {
        says: "明日の定例、30分に短縮して",
        act: { kind: "change" },
        changes: { regular: { on: "Tue 2027-04-13 10:00-10:30" } },
      },
    ],
  },
  {
    id: "other-place",
    now: D,
    calendar: {
      party: { title: "忘年会", on: "Fri 2026-12-18 19:00-21:00", location: "新橋" },
      doctor: { title: "眼科", on: "Mon 2026-12-14 09:30-10:00" },
    },
    turns: [
      {
        says: "忘年会の場所、品川に変わったから直しといて",
        act: { kind: "change" },
        changes: { party: { location: "品川" } },
      },
    ],
  },
  {
    id: "notify-before",
    now: A,
    calendar: {
      interview: { title: "面接", on: "Fri 2026-11-20 13:00-14:00" },
      shift: { title: "バイト", on: "Fri 2026-11-20 17:00-22:00" },
    },
    turns: [
      {
        says: "金曜の面接、1時間前に通知お願いします",
        act: { kind: "change" },
        changes: { interview: { reminders: [60] } },
      },
    ],
  },
  {
    id: "make-it-weekly",
    now: G,
    calendar: { piano: { title: "ピアノ", on: "Tue 2027-05-25 16:30-17:15" } },
    turns: [
      {
        says: "火曜のピアノ、毎週にしてください",
        act: { kind: "change" },
        changes: { piano: { recurrence: "FREQ=WEEKLY;BYDAY=TU" } },
      },
    ],
  },
  {
    id: "no-such-event",
    now: A,
    calendar: { dentist: { title: "歯医者", on: "Fri 2026-11-20 14:30-15:00" } },
    turns: [{ says: "土曜の飲み会キャンセルしといて", act: { kind: "not-found", to: "cancel" } }],
  },
  {
    id: "when-is-the-vaccination",
    now: F,
    calendar: {
      shot: { title: "予防接種", on: "Wed 2027-01-20 10:15-10:45" },
      school: { title: "授業参観", on: "Fri 2027-01-15 13:30-15:00" },
      lesson: { title: "水泳教室", on: "Sat 2027-01-16 09:00-10:00" },
    },
    turns: [{ says: "予防接種っていつだっけ", act: { kind: "list", events: ["shot"], about: "予防接種" } }],
  },
  {
    id: "all-of-next-week",
    now: A,
    calendar: {
      today: { title: "棚卸し", on: "Fri 2026-11-20 18:00-20:00" },
      bank: { title: "銀行", on: "Tue 2026-11-24 10:00-11:00" },
      delivery: { title: "納品", on: "Sat 2026-11-28 09:00-10:00" },
      later: { title: "税理士さん", on: "Mon 2026-11-30 15:00-16:00" },
    },
    turns: [
      {
        says: "来週の予定を教えてください",
        act: { kind: "list", days: "Sun 2026-11-22 - Sat 2026-11-28", events: ["bank", "delivery"] },
      },
    ],
  },
  {
    id: "laundry",
    now: G,
    turns: [
      {
        says: "20時に洗濯物たたむのリマインドして",
        act: { kind: "remind" },
        adds: {
          laundry: {
            title: ["洗濯物たたむ", "洗濯物をたたむ"],
            on: "Fri 2027-05-21 20:00-20:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "pills-every-morning",
    now: F,
    turns: [
      {
        says: "毎朝7時に血圧の薬を飲むようにリマインドしてください",
        act: { kind: "remind" },
        adds: {
          pills: {
            title: "血圧の薬を飲む",
            on: "Mon 2027-01-11 07:00-07:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "rice-in-stock",
    now: B,
    turns: [
      {
        says: "在庫のあるジャスミンライス、2000円以下で安い順に見せて",
        act: { kind: "find-product", q: "ジャスミンライス", max: 2000, inStock: true, sort: "price-asc" },
      },
    ],
  },
  {
    id: "umbrella",
    now: E,
    home: "さいたま市",
    turns: [{ says: "明日って雨降るかな？", act: { kind: "weather", place: null, on: "Wed 2027-07-07" } }],
  },
  {
    id: "shrimp",
    now: C,
    turns: [
      {
        says: "うちの子はえびアレルギーって覚えといて",
        act: { kind: "remember" },
        remembers: ["うちの子はえびアレルギー"],
      },
    ],
  },
  {
    id: "what-can-you-do-again",
    now: F,
    turns: [{ says: "はじめて使うんだけど、何ができるの？", act: { kind: "help" } }],
  },
  {
    id: "shopping-list-again",
    now: A,
    calendar: { pickup: { title: "お迎え", on: "Wed 2026-11-18 17:00-17:30" } },
    turns: [{ says: "牛乳と卵、買い物リストに追加して", act: { kind: "not-understood" } }],
  },
  {
    id: "which-weekday-again",
    now: C,
    turns: [{ says: "今日って何曜日？", act: { kind: "clock", of: "date" } }],
  },
  {
    id: "good-morning",
    now: B,
    turns: [{ says: "おはようございます、今日もよろしくね", act: { kind: "greet" } }],
  },

  {
    id: "dog-walk",
    now: A,
    turns: [
      { says: "明日7時に犬の散歩", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "朝の7時",
        act: { kind: "create" },
        adds: { walk: { title: "犬の散歩", on: "Thu 2026-11-19 07:00-08:00" } },
      },
      { says: "それ毎日にして", act: { kind: "change" }, changes: { walk: { recurrence: "FREQ=DAILY" } } },
    ],
  },
  {
    id: "sorry-at-18",
    now: E,
    turns: [
      {
        says: "明日17時から三者面談",
        act: { kind: "create" },
        adds: { talk: { title: "三者面談", on: "Wed 2027-07-07 17:00-18:00" } },
      },
      {
        says: "あ、ごめん18時だった",
        act: { kind: "move" },
        changes: { talk: { on: "Wed 2027-07-07 18:00-19:00" } },
      },
      { says: "ありがと〜助かる", act: { kind: "thanks" } },
    ],
  },
  {
    id: "cancel-both",
    now: G,
    calendar: {
      gym: { title: "ジム", on: "Sun 2027-05-23 10:00-11:30" },
      film: { title: "映画", on: "Sun 2027-05-23 18:30-20:30" },
      work: { title: "進捗会議", on: "Mon 2027-05-24 10:00-11:00" },
    },
    turns: [
      { says: "日曜の予定は？", act: { kind: "list", days: "Sun 2027-05-23", events: ["gym", "film"] } },
      {
        says: "両方キャンセルして",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["gym", "film"] },
      },
      { says: "はい、お願いします", act: { kind: "confirm", to: "cancel" }, removes: ["gym", "film"] },
    ],
  },
  {
    id: "which-meeting",
    now: B,
    calendar: {
      sales: { title: "営業会議", on: "Tue 2027-04-13 13:00-14:00" },
      planning: { title: "企画会議", on: "Thu 2027-04-15 15:00-16:30" },
    },
    turns: [
      {
        says: "会議を1時間遅らせて",
        act: { kind: "ask", about: "which", to: "move", among: ["sales", "planning"] },
      },
      {
        says: "企画会議のほう",
        act: { kind: "move" },
        changes: { planning: { on: "Thu 2027-04-15 16:00-17:30" } },
      },
    ],
  },
  {
    id: "move-the-second",
    now: D,
    calendar: {
      clinic: { title: "検診", on: "Fri 2026-12-11 09:00-10:00" },
      call: { title: "クライアントと電話", on: "Fri 2026-12-11 14:00-14:30" },
      gym: { title: "ヨガ", on: "Sat 2026-12-12 11:00-12:00" },
    },
    turns: [
      { says: "明日なにがあるんだっけ？", act: { kind: "list", days: "Fri 2026-12-11", events: ["clinic", "call"] } },
      {
        says: "2つ目を16時に変更して",
        act: { kind: "move" },
        changes: { call: { on: "Fri 2026-12-11 16:00-16:30" } },
      },
      {
        says: "やっぱり元に戻して",
        act: { kind: "undo" },
        changes: { call: { on: "Fri 2026-12-11 14:00-14:30" } },
      },
    ],
  },
  {
    id: "already-over",
    now: A,
    turns: [
      { says: "今日の午前10時に宅配の受け取り", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "あ、明日です",
        act: { kind: "create" },
        adds: { parcel: { title: "宅配の受け取り", on: "Thu 2026-11-19 10:00-11:00" } },
      },
    ],
  },
  {
    id: "olive-oil-for-the-shop",
    now: E,
    turns: [
      { says: "オリーブオイル探して", act: { kind: "find-product", q: "オリーブオイル" } },
      { says: "2番目の最低注文数は？", act: { kind: "product-detail", product: 2, of: "minimum-order" } },
      {
        says: "2番目、100個だといくらになる？",
        act: { kind: "product-detail", product: 2, of: "price", quantity: 100 },
      },
      { says: "1番目と2番目を比べて", act: { kind: "compare-products", products: [1, 2] } },
    ],
  },
  {
    id: "sapporo",
    now: F,
    turns: [
      { says: "明日の札幌の天気は？", act: { kind: "weather", place: "札幌", on: "Mon 2027-01-11" } },
      { says: "あさっては？", act: { kind: "weather", place: "札幌", on: "Tue 2027-01-12" } },
    ],
  },
  {
    id: "and-in-the-morning",
    now: A,
    calendar: {
      visit: { title: "訪問看護", on: "Fri 2026-11-20 14:00-15:00" },
      class: { title: "料理教室", on: "Sat 2026-11-21 10:00-12:00" },
    },
    turns: [
      {
        says: "明後日の午後って空いてる？",
        act: { kind: "free", span: "Fri 2026-11-20 12:00-18:00", busy: ["visit"] },
      },
      { says: "じゃあ午前は？", act: { kind: "free", span: "Fri 2026-11-20 06:00-12:00", busy: [] } },
    ],
  },
  {
    id: "free-then-book",
    now: B,
    calendar: { lunch: { title: "ランチミーティング", on: "Fri 2027-04-16 12:00-13:00" } },
    turns: [
      { says: "金曜の14時から16時は空いてますか", act: { kind: "free", span: "Fri 2027-04-16 14:00-16:00", busy: [] } },
      {
        says: "では14時に田中様と面談を入れてください",
        act: { kind: "create" },
        adds: { talk: { title: "田中様と面談", on: "Fri 2027-04-16 14:00-15:00" } },
      },
    ],
  },
  {
    id: "remind-milk",
    now: C,
    turns: [
      { says: "牛乳買うのリマインドして", act: { kind: "ask", about: "when", to: "remind" } },
      {
        says: "明日の17時",
        act: { kind: "remind" },
        adds: {
          milk: { title: ["牛乳買う", "牛乳を買う"], on: "Sun 2027-02-07 17:00-17:15", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "forget-parking-again",
    now: D,
    memories: ["駐車場は32番", "妻は甘いものが苦手"],
    turns: [
      { says: "駐車場のことは忘れて", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "うん", act: { kind: "confirm", to: "forget" }, forgets: ["駐車場は32番"] },
    ],
  },
  {
    id: "badge-number",
    now: B,
    memories: ["コーヒーはブラック派"],
    turns: [
      {
        says: "社員番号は4471って覚えておいて",
        act: { kind: "remember" },
        remembers: ["社員番号は4471"],
      },
      { says: "今まで覚えたこと全部教えて", act: { kind: "recall" } },
    ],
  },
  {
    id: "keep-the-gym",
    now: G,
    calendar: { gym: { title: "ジム", on: "Sat 2027-05-22 09:00-10:00" } },
    turns: [
      {
        says: "だるいから明日のジムキャンセルして",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["gym"] },
      },
      { says: "やっぱり残しといて", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "bring-it-back",
    now: F,
    calendar: {
      dentist: { title: "歯医者", on: "Thu 2027-01-14 11:00-11:30" },
      golf: { title: "ゴルフ", on: "Sat 2027-01-16 07:30-13:00" },
    },
    turns: [
      {
        says: "木曜の歯医者取り消して",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist"] },
      },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["dentist"] },
      { says: "ごめん、やっぱ戻して！", act: { kind: "undo" }, restores: ["dentist"] },
    ],
  },
  {
    id: "drinks-place-and-reminder",
    now: D,
    turns: [
      {
        says: "来週木曜19時にサークルの飲み会",
        act: { kind: "create" },
        adds: { drinks: { title: "サークルの飲み会", on: "Thu 2026-12-17 19:00-20:00" } },
      },
      { says: "場所は池袋ね", act: { kind: "change" }, changes: { drinks: { location: "池袋" } } },
      { says: "1時間前に通知して", act: { kind: "change" }, changes: { drinks: { reminders: [60] } } },
    ],
  },
  {
    id: "yoga-only-next-time",
    now: A,
    calendar: {
      yoga: { title: "ヨガ", on: "Tue 2026-11-24 19:00-20:00", recurrence: "FREQ=WEEKLY;BYDAY=TU" },
    },
    turns: [
      { says: "ヨガを20時からに変えて", act: { kind: "ask", about: "series", to: "move", among: ["yoga"] } },
      {
        says: "次回だけ",
        act: { kind: "move" },
        adds: { once: { title: "ヨガ", on: "Tue 2026-11-24 20:00-21:00" } },
        changes: { yoga: { exceptions: ["Tue 2026-11-24 19:00"] } },
      },
    ],
  },
  {
    id: "fever",
    now: E,
    calendar: {
      standup: { title: "朝会", on: "Wed 2027-07-07 09:30-10:00" },
      review: { title: "デザインレビュー", on: "Wed 2027-07-07 13:00-14:00" },
      dinner: { title: "由美と夕食", on: "Wed 2027-07-07 19:00-21:00" },
      trip: { title: "出張", on: "Fri 2027-07-09" },
    },
    turns: [
      {
        says: "熱出た…明日の予定全部キャンセルして",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["standup", "review", "dinner"] },
      },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["standup", "review", "dinner"] },
    ],
  },
  {
    id: "hairdresser-and-weather",
    now: B,
    home: "名古屋",
    turns: [
      { says: "土曜に美容院", act: { kind: "ask", about: "time", to: "create" } },
      { says: "てか今日の天気どう？", act: { kind: "weather", place: null, on: "Mon 2027-04-12" } },
      {
        says: "美容院は11時で",
        act: { kind: "create" },
        adds: { hair: { title: "美容院", on: "Sat 2027-04-17 11:00-12:00" } },
      },
    ],
  },
  {
    id: "farewell-lunch",
    now: A,
    turns: [
      {
        says: "明日山本さんとランチ",
        act: { kind: "create" },
        adds: { lunch: { title: "山本さんとランチ", on: "Thu 2026-11-19 12:00-13:00" } },
      },
      {
        says: "名前を「山本さん送別会」に変えて",
        act: { kind: "rename" },
        changes: { lunch: { title: "山本さん送別会" } },
      },
      { says: "じゃあまたね", act: { kind: "goodbye" } },
    ],
  },
];
