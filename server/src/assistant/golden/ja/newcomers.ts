import type { Dialogue } from "../dialogue.ts";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  // One turn
  {
    id: "meeting-at-3",
    now: "Tue 2026-12-01 09:15 Asia/Tokyo",
    turns: [
      {
        says: "明日の3時に田中さんと打ち合わせ",
        act: { kind: "create" },
        adds: { m: { title: ["田中さんと打ち合わせ", "田中さんとの打ち合わせ"], on: "Wed 2026-12-02 15:00-16:00" } },
      },
    ],
  },
  {
    id: "parent-teacher",
    now: "Tue 2026-12-01 21:40 Asia/Tokyo",
    calendar: { piano: { title: "ピアノ発表会", on: "Sat 2026-12-12 13:00-15:00", location: "市民ホール" } },
    turns: [
      {
        says: "ええと、来週火曜の午前10時に保護者面談が入りました。登録お願いできますか？",
        act: { kind: "create" },
        adds: { p: { title: "保護者面談", on: "Tue 2026-12-08 10:00-11:00" } },
      },
    ],
  },
  {
    id: "report-deadline",
    now: "Wed 2026-12-02 23:10 Europe/London",
    turns: [
      {
        says: "レポートの締め切り12月11日で登録しといて",
        act: { kind: "create" },
        adds: { r: { title: ["レポートの締め切り", "レポート締め切り"], on: "Fri 2026-12-11" } },
      },
    ],
  },
  {
    id: "radio-exercise",
    now: "Tue 2026-12-01 20:00 Asia/Tokyo",
    turns: [
      {
        says: "月曜から金曜まで毎朝6時半にラジオ体操を入れてください",
        act: { kind: "create" },
        adds: {
          r: {
            title: "ラジオ体操",
            on: "Wed 2026-12-02 06:30-07:30",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
          },
        },
      },
    ],
  },
  {
    id: "english-until-march",
    now: "Thu 2026-12-03 12:25 Asia/Tokyo",
    turns: [
      {
        says: "毎週月曜の20時からオンライン英会話、3月まで",
        act: { kind: "create" },
        adds: {
          e: {
            title: "オンライン英会話",
            on: "Mon 2026-12-07 20:00-21:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO;UNTIL=20270331",
          },
        },
      },
    ],
  },
  {
    id: "rent-monthly-new",
    now: "Wed 2026-11-18 18:05 Asia/Tokyo",
    calendar: { night: { title: "夜勤", on: "Fri 2026-11-20 22:00 - Sat 2026-11-21 07:00" } },
    turns: [
      {
        says: "毎月25日の午前10時に家賃の振込",
        act: { kind: "create" },
        adds: {
          r: {
            title: ["家賃の振込", "家賃振込"],
            on: "Wed 2026-11-25 10:00-11:00",
            recurrence: "FREQ=MONTHLY;BYMONTHDAY=25",
          },
        },
      },
    ],
  },
  {
    id: "weekend-camping",
    now: "Thu 2027-04-15 12:40 Asia/Tokyo",
    turns: [
      {
        says: "今週末は家族とキャンプ！予定に入れといて",
        act: { kind: "create" },
        adds: { c: { title: "家族とキャンプ", on: "Sat 2027-04-17 - Sun 2027-04-18" } },
      },
    ],
  },
  {
    id: "home-for-new-year",
    now: "Mon 2026-12-07 08:05 Asia/Tokyo",
    turns: [
      {
        says: "12月29日から1月3日まで帰省",
        act: { kind: "create" },
        adds: { k: { title: "帰省", on: "Tue 2026-12-29 - Sun 2027-01-03" } },
      },
    ],
  },
  {
    id: "lunch-in-place",
    now: "Tue 2026-09-01 19:30 Asia/Tokyo",
    turns: [
      {
        says: "明日１２時に駅前のサイゼリヤでランチ",
        act: { kind: "create" },
        adds: { l: { title: "ランチ", on: "Wed 2026-09-02 12:00-13:00", location: "駅前のサイゼリヤ" } },
      },
    ],
  },
  {
    id: "three-errands",
    now: "Thu 2026-12-03 22:00 Asia/Tokyo",
    calendar: { garbage: { title: "粗大ゴミ", on: "Fri 2026-12-04 08:00-08:15" } },
    turns: [
      {
        says: "明日10時に銀行、13時に美容院、18時半から飲み会です",
        act: { kind: "create" },
        adds: {
          b: { title: "銀行", on: "Fri 2026-12-04 10:00-11:00" },
          h: { title: "美容院", on: "Fri 2026-12-04 13:00-14:00" },
          n: { title: "飲み会", on: "Fri 2026-12-04 18:30-19:30" },
        },
      },
    ],
  },
  {
    id: "year-end-party-at-7",
    now: "Tue 2026-12-08 13:00 Asia/Tokyo",
    turns: [
      {
        says: "金曜7時から忘年会いれといて〜",
        act: { kind: "create" },
        adds: { b: { title: "忘年会", on: "Fri 2026-12-11 19:00-20:00" } },
      },
    ],
  },
  {
    id: "bottles-every-week",
    now: "Mon 2027-02-01 07:50 Asia/Tokyo",
    calendar: { bottles: { title: "資源ゴミ", on: "Tue 2027-02-02 07:30-07:45" } },
    turns: [
      {
        says: "資源ゴミを毎週に変更して",
        act: { kind: "change" },
        changes: { bottles: { recurrence: "FREQ=WEEKLY;BYDAY=TU" } },
      },
    ],
  },
  {
    id: "move-dentist",
    now: "Mon 2026-11-16 08:30 Asia/Tokyo",
    calendar: {
      dentist: { title: "歯医者", on: "Wed 2026-11-18 10:00-10:30" },
      stock: { title: "棚卸し", on: "Fri 2026-11-20 18:00-20:00" },
    },
    turns: [
      {
        says: "歯医者を木曜の3時に変えて",
        act: { kind: "move" },
        changes: { dentist: { on: "Thu 2026-11-19 15:00-15:30" } },
      },
    ],
  },
  {
    id: "one-hour-later",
    now: "Wed 2026-12-09 09:20 Asia/Tokyo",
    calendar: {
      regular: { title: "定例会議", on: "Wed 2026-12-09 14:00-14:45" },
      interview: { title: "採用面接", on: "Thu 2026-12-10 11:00-12:00" },
    },
    turns: [
      {
        says: "お疲れ様です。今日の定例会議、1時間遅らせてもらえますか",
        act: { kind: "move" },
        changes: { regular: { on: "Wed 2026-12-09 15:00-15:45" } },
      },
    ],
  },
  {
    id: "rename-party",
    now: "Tue 2027-06-01 17:45 Asia/Tokyo",
    calendar: { party: { title: "飲み会", on: "Fri 2027-06-04 19:00-21:00" } },
    turns: [
      {
        says: "飲み会の名前を鈴木さん送別会にして",
        act: { kind: "rename" },
        changes: { party: { title: "鈴木さん送別会" } },
      },
    ],
  },
  {
    id: "party-place",
    now: "Tue 2026-12-08 10:10 Asia/Tokyo",
    calendar: {
      party: { title: "忘年会", on: "Fri 2026-12-18 18:30-20:30", location: "未定" },
      health: { title: "健康診断", on: "Mon 2026-12-14 09:00-11:00" },
    },
    turns: [
      {
        says: "忘年会の場所を新宿の鳥貴族に変更して",
        act: { kind: "change" },
        changes: { party: { location: "新宿の鳥貴族" } },
      },
    ],
  },
  {
    id: "one-lesson-later",
    now: "Thu 2027-02-04 16:00 Asia/Tokyo",
    calendar: {
      lesson: { title: "英会話", on: "Thu 2027-01-07 18:00-19:00", recurrence: "FREQ=WEEKLY;BYDAY=TH" },
      eye: { title: "眼科", on: "Fri 2027-02-05 09:30-10:30" },
    },
    turns: [
      {
        says: "2月11日の英会話、19時半に変更お願いします",
        act: { kind: "move" },
        adds: { later: { title: "英会話", on: "Thu 2027-02-11 19:30-20:30" } },
        changes: { lesson: { exceptions: ["Thu 2027-02-11 18:00"] } },
      },
    ],
  },
  {
    id: "interview-90-minutes",
    now: "Wed 2027-02-03 20:15 Australia/Sydney",
    calendar: {
      interview: { title: "面接", on: "Thu 2027-02-04 13:00-14:00" },
      shift: { title: "バイト", on: "Thu 2027-02-04 17:00-22:00" },
    },
    turns: [
      {
        says: "明日の面接、90分にして",
        act: { kind: "change" },
        changes: { interview: { on: "Thu 2027-02-04 13:00-14:30" } },
      },
    ],
  },
  {
    id: "today-after-night-shift",
    now: "Thu 2026-11-19 09:40 Asia/Tokyo",
    calendar: {
      vet: { title: "猫の病院", on: "Thu 2026-11-19 16:00-17:00" },
      dinner: { title: "真由と夕飯", on: "Thu 2026-11-19 19:00-21:00" },
      night: { title: "夜勤", on: "Fri 2026-11-20 22:00 - Sat 2026-11-21 07:00" },
    },
    turns: [
      {
        says: "ねむい…今日ってなんか予定あったっけ",
        act: { kind: "list", days: "Thu 2026-11-19", events: ["vet", "dinner"] },
      },
    ],
  },
  {
    id: "friday-afternoon-free",
    now: "Wed 2026-12-02 11:00 Asia/Tokyo",
    calendar: {
      delivery: { title: "納品", on: "Fri 2026-12-04 13:00-14:00" },
      market: { title: "朝市", on: "Sat 2026-12-05 06:00-09:00" },
    },
    turns: [
      {
        says: "金曜の午後って空いてる？",
        act: { kind: "free", span: "Fri 2026-12-04 12:00-18:00", busy: ["delivery"] },
      },
    ],
  },
  {
    id: "laundry-in-20-minutes",
    now: "Sun 2026-11-22 14:10 Asia/Tokyo",
    turns: [
      {
        says: "20分後に洗濯物取り込むってリマインドして",
        act: { kind: "remind" },
        adds: {
          l: {
            title: ["洗濯物取り込む", "洗濯物を取り込む"],
            on: "Sun 2026-11-22 14:30-14:45",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "medicine-at-8",
    now: "Mon 2027-02-01 21:00 Asia/Tokyo",
    turns: [
      {
        says: "明日の朝8時に薬を飲むようにリマインドしてください。",
        act: { kind: "remind" },
        adds: { m: { title: "薬を飲む", on: "Tue 2027-02-02 08:00-08:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "cheap-coffee",
    now: "Mon 2026-11-16 15:30 Asia/Tokyo",
    turns: [
      {
        says: "2000円以下のコーヒー豆、在庫あるやつを安い順で見せて",
        act: { kind: "find-product", q: "コーヒー豆", max: 2000, inStock: true, sort: "price-asc" },
      },
    ],
  },
  {
    id: "umbrella-tomorrow",
    now: "Tue 2027-06-15 22:30 Asia/Tokyo",
    home: "名古屋",
    turns: [{ says: "明日傘いる？", act: { kind: "weather", place: null, on: "Wed 2027-06-16" } }],
  },
  {
    id: "remember-shoes",
    now: "Sat 2026-11-21 10:00 Asia/Tokyo",
    turns: [
      {
        says: "娘の上履きは19センチって覚えておいて",
        act: { kind: "remember" },
        remembers: ["娘の上履きは19センチ"],
      },
    ],
  },
  {
    id: "what-can-you-do-first",
    now: "Fri 2026-11-20 13:20 Asia/Tokyo",
    turns: [{ says: "これって何ができるの？", act: { kind: "help" } }],
  },
  {
    id: "which-weekday",
    now: "Thu 2026-12-31 09:00 Asia/Tokyo",
    turns: [{ says: "今日って何曜日だっけ", act: { kind: "clock", of: "date" } }],
  },
  {
    id: "write-apology-mail",
    now: "Wed 2026-11-18 18:50 Asia/Tokyo",
    calendar: { report: { title: "部長に報告", on: "Thu 2026-11-19 10:00-10:30" } },
    turns: [{ says: "部長へのお詫びメール書いてくれない？", act: { kind: "not-understood" } }],
  },
  {
    id: "no-piano",
    now: "Sat 2026-12-05 08:00 America/Los_Angeles",
    calendar: { swim: { title: "水泳教室", on: "Mon 2026-12-07 16:00-17:00" } },
    turns: [{ says: "ピアノのレッスンキャンセルしといて", act: { kind: "not-found", to: "cancel" } }],
  },
  {
    id: "30-february",
    now: "Mon 2027-01-18 10:30 Asia/Tokyo",
    turns: [{ says: "2月30日の14時に健康診断", act: { kind: "ask", about: "impossible-date", to: "create" } }],
  },

  // Several turns
  {
    id: "gym-morning-or-evening",
    now: "Tue 2026-11-17 12:10 Asia/Tokyo",
    turns: [
      { says: "明日7時にジム", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "夜の方で",
        act: { kind: "create" },
        adds: { g: { title: "ジム", on: "Wed 2026-11-18 19:00-20:00" } },
      },
      { says: "さんきゅー！", act: { kind: "thanks" } },
    ],
  },
  {
    id: "hairdresser-later",
    now: "Thu 2026-11-26 15:00 Asia/Tokyo",
    calendar: { nails: { title: "ネイル", on: "Sat 2026-11-28 11:00-12:30" } },
    turns: [
      { says: "来週の水曜に美容院入れて", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "11時",
        act: { kind: "create" },
        adds: { h: { title: "美容院", on: "Wed 2026-12-02 11:00-12:00" } },
      },
      {
        says: "あ、やっぱり13時半にして",
        act: { kind: "move" },
        changes: { h: { on: "Wed 2026-12-02 13:30-14:30" } },
      },
    ],
  },
  {
    id: "dentist-when",
    now: "Mon 2027-02-01 10:00 Asia/Tokyo",
    turns: [
      { says: "歯医者の予定入れて", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "金曜の16時",
        act: { kind: "create" },
        adds: { d: { title: ["歯医者", "歯医者の予定"], on: "Fri 2027-02-05 16:00-17:00" } },
      },
      { says: "30分前に通知して", act: { kind: "change" }, changes: { d: { reminders: [30] } } },
    ],
  },
  {
    id: "cancel-and-bring-back",
    now: "Wed 2026-12-09 17:30 Asia/Tokyo",
    calendar: {
      sales: { title: "営業会議", on: "Thu 2026-12-10 10:00-11:30", location: "本社3階" },
      lunch: { title: "高橋さんとランチ", on: "Thu 2026-12-10 12:00-13:00" },
    },
    turns: [
      {
        says: "明日の営業会議キャンセルで",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["sales"] },
      },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["sales"] },
      { says: "ごめん、やっぱり元に戻して", act: { kind: "undo" }, restores: ["sales"] },
    ],
  },
  {
    id: "cancel-second-meeting",
    now: "Mon 2026-12-14 09:00 Asia/Tokyo",
    calendar: {
      sato: { title: "佐藤さんと打ち合わせ", on: "Tue 2026-12-15 10:00-11:00" },
      design: { title: "デザイン打ち合わせ", on: "Thu 2026-12-17 13:00-14:00" },
      gym: { title: "ジム", on: "Thu 2026-12-17 19:00-20:00" },
    },
    turns: [
      {
        says: "打ち合わせをキャンセルして",
        act: { kind: "ask", about: "which", to: "cancel", among: ["sato", "design"] },
      },
      { says: "2つ目", act: { kind: "ask", about: "confirm", to: "cancel", among: ["design"] } },
      { says: "うん", act: { kind: "confirm", to: "cancel" }, removes: ["design"] },
    ],
  },
  {
    id: "cancel-both-daijobu",
    now: "Thu 2027-06-03 19:45 Asia/Tokyo",
    calendar: {
      golf: { title: "ゴルフ練習", on: "Sat 2027-06-05 09:00-11:00" },
      go: { title: "囲碁の会", on: "Sat 2027-06-05 14:00-16:00" },
      hospital: { title: "内科", on: "Mon 2027-06-07 10:00-10:30" },
    },
    turns: [
      { says: "土曜日の予定を教えてください", act: { kind: "list", days: "Sat 2027-06-05", events: ["golf", "go"] } },
      {
        says: "両方キャンセルしてください",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["golf", "go"] },
      },
      { says: "大丈夫です", act: { kind: "ask", about: "confirm", to: "cancel", among: ["golf", "go"] } },
      { says: "はい、消してください", act: { kind: "confirm", to: "cancel" }, removes: ["golf", "go"] },
    ],
  },
  {
    id: "tomorrow-and-after",
    now: "Tue 2026-09-08 21:20 Asia/Tokyo",
    calendar: {
      class: { title: "統計学", on: "Wed 2026-09-09 10:40-12:10" },
      job: { title: "バイト", on: "Wed 2026-09-09 17:00-21:00" },
      circle: { title: "サークル", on: "Thu 2026-09-10 18:00-20:00" },
    },
    turns: [
      { says: "明日の予定おしえて", act: { kind: "list", days: "Wed 2026-09-09", events: ["class", "job"] } },
      { says: "あさっては？", act: { kind: "list", days: "Thu 2026-09-10", events: ["circle"] } },
    ],
  },
  {
    id: "free-then-dentist",
    now: "Mon 2026-11-30 10:45 Asia/Tokyo",
    calendar: { pta: { title: "PTA", on: "Thu 2026-12-03 10:00-12:00" } },
    turns: [
      {
        says: "木曜の午前中って空いてましたっけ",
        act: { kind: "free", span: "Thu 2026-12-03 06:00-12:00", busy: ["pta"] },
      },
      { says: "午後は？", act: { kind: "free", span: "Thu 2026-12-03 12:00-18:00", busy: [] } },
      {
        says: "じゃあ14時に歯医者入れて",
        act: { kind: "create" },
        adds: { d: { title: "歯医者", on: "Thu 2026-12-03 14:00-15:00" } },
      },
    ],
  },
  {
    id: "weather-here-and-osaka",
    now: "Sat 2027-02-06 07:10 Asia/Tokyo",
    home: "仙台",
    turns: [
      { says: "おはよー", act: { kind: "greet" } },
      { says: "今日の天気どう？", act: { kind: "weather", place: null, on: "Sat 2027-02-06" } },
      { says: "明日は？", act: { kind: "weather", place: null, on: "Sun 2027-02-07" } },
      { says: "明日の大阪は？", act: { kind: "weather", place: "大阪", on: "Sun 2027-02-07" } },
    ],
  },
  {
    id: "olive-oil-50",
    now: "Wed 2026-11-25 16:20 Asia/Tokyo",
    turns: [
      { says: "オリーブオイル探して", act: { kind: "find-product", q: "オリーブオイル" } },
      { says: "2番目の最低注文数は？", act: { kind: "product-detail", product: 2, of: "minimum-order" } },
      { says: "それ50本だといくらになる？", act: { kind: "product-detail", product: 2, of: "price", quantity: 50 } },
    ],
  },
  {
    id: "green-tea-compare",
    now: "Tue 2027-06-08 11:15 Asia/Tokyo",
    turns: [
      {
        says: "緑茶を評価の高い順に見せてもらえますか",
        act: { kind: "find-product", q: "緑茶", sort: "rating" },
      },
      { says: "4番目の在庫ってある？", act: { kind: "product-detail", product: 4, of: "stock" } },
      { says: "1番目と4番目を比べて", act: { kind: "compare-products", products: [1, 4] } },
    ],
  },
  {
    id: "forget-parking",
    now: "Fri 2026-12-04 18:00 Asia/Tokyo",
    memories: ["駐車場は42番", "義母はそばアレルギー"],
    turns: [
      { says: "何を覚えてる？", act: { kind: "recall" } },
      { says: "駐車場は42番っていうのは忘れて", act: { kind: "ask", about: "confirm", to: "forget" } },
      { says: "うん、お願い", act: { kind: "confirm", to: "forget" }, forgets: ["駐車場は42番"] },
    ],
  },
  {
    id: "yoga-which-day",
    now: "Mon 2026-12-07 20:30 Asia/Tokyo",
    calendar: {
      yoga: {
        title: "ヨガ",
        on: "Thu 2026-11-05 18:00-19:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TH",
      },
      mother: { title: "母の通院", on: "Fri 2026-12-11 09:00-12:00" },
    },
    turns: [
      { says: "ヨガをキャンセルしたい", act: { kind: "ask", about: "series", to: "cancel", among: ["yoga"] } },
      { says: "12月10日だけ", act: { kind: "ask", about: "confirm", to: "cancel", among: ["yoga"] } },
      {
        says: "はい",
        act: { kind: "confirm", to: "cancel" },
        changes: { yoga: { exceptions: ["Thu 2026-12-10 18:00"] } },
      },
    ],
  },
  {
    id: "pharmacy-over",
    now: "Wed 2027-02-10 14:00 Asia/Tokyo",
    turns: [
      { says: "今日の朝9時に薬局", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "うん",
        act: { kind: "create" },
        adds: { p: { title: "薬局", on: "Thu 2027-02-11 09:00-10:00" } },
      },
    ],
  },
  {
    id: "reunion-stays",
    now: "Sun 2026-11-15 20:00 America/Los_Angeles",
    calendar: {
      reunion: { title: "同窓会", on: "Sat 2026-11-21 17:00-20:00" },
      walk: { title: "犬の散歩", on: "Mon 2026-11-16 07:00-07:30" },
    },
    turns: [
      { says: "同窓会の予定消して", act: { kind: "ask", about: "confirm", to: "cancel", among: ["reunion"] } },
      { says: "あ、やっぱりやめとく", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "weather-in-between",
    now: "Tue 2026-12-01 13:30 Asia/Tokyo",
    home: "横浜",
    turns: [
      { says: "金曜に高橋さんと打ち合わせ", act: { kind: "ask", about: "time", to: "create" } },
      { says: "金曜の天気は？", act: { kind: "weather", place: null, on: "Fri 2026-12-04" } },
      {
        says: "じゃ14時で",
        act: { kind: "create" },
        adds: { m: { title: ["高橋さんと打ち合わせ", "高橋さんとの打ち合わせ"], on: "Fri 2026-12-04 14:00-15:00" } },
      },
    ],
  },
  {
    id: "talk-corrected",
    now: "Mon 2026-12-14 18:20 Asia/Tokyo",
    turns: [
      {
        says: "明日13時に山本さんと面談",
        act: { kind: "create" },
        adds: { t: { title: ["山本さんと面談", "山本さんとの面談"], on: "Tue 2026-12-15 13:00-14:00" } },
      },
      {
        says: "間違えた、15時からだった",
        act: { kind: "move" },
        changes: { t: { on: "Tue 2026-12-15 15:00-16:00" } },
      },
      { says: "場所は第2会議室", act: { kind: "change" }, changes: { t: { location: "第2会議室" } } },
    ],
  },
  {
    id: "cinema-undone",
    now: "Fri 2026-11-20 23:05 Asia/Tokyo",
    turns: [
      {
        says: "日曜14時から16時半まで映画",
        act: { kind: "create" },
        adds: { c: { title: "映画", on: "Sun 2026-11-22 14:00-16:30" } },
      },
      { says: "ごめん今のなし、元に戻して", act: { kind: "undo" }, removes: ["c"] },
    ],
  },
  {
    id: "which-meeting-moves",
    now: "Wed 2026-11-18 09:30 Asia/Tokyo",
    calendar: {
      client: { title: "クライアント打ち合わせ", on: "Thu 2026-11-19 10:00-11:00" },
      web: { title: "サイト制作の打ち合わせ", on: "Fri 2026-11-20 13:00-13:45" },
    },
    turns: [
      {
        says: "打ち合わせを16時にずらして",
        act: { kind: "ask", about: "which", to: "move", among: ["client", "web"] },
      },
      { says: "金曜の方", act: { kind: "move" }, changes: { web: { on: "Fri 2026-11-20 16:00-16:45" } } },
      { says: "やっぱり17時", act: { kind: "move" }, changes: { web: { on: "Fri 2026-11-20 17:00-17:45" } } },
    ],
  },
  {
    id: "all-but-the-dentist",
    now: "Tue 2027-06-08 22:00 Asia/Tokyo",
    calendar: {
      bank: { title: "銀行", on: "Wed 2027-06-09 09:30-10:00" },
      dentist: { title: "歯医者", on: "Wed 2027-06-09 11:00-11:30" },
      tea: { title: "かおりとお茶", on: "Wed 2027-06-09 15:00-16:30" },
    },
    turns: [
      {
        says: "熱が出ちゃった。明日の予定全部キャンセルして",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["bank", "dentist", "tea"] },
      },
      {
        says: "はい、でも歯医者は残して",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["bank", "tea"] },
      },
      { says: "それでお願い", act: { kind: "confirm", to: "cancel" }, removes: ["bank", "tea"] },
    ],
  },
];
