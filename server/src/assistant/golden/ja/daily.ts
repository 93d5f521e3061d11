import type { Dialogue } from "../dialogue.ts";

/** What people ask for from day to day, in many wordings, and in dialogues of several turns. */
export const DAILY: readonly Dialogue[] = [
  // Create
  {
    id: "create-sales-meeting",
    now: "Mon 2026-04-13 09:20 Asia/Tokyo",
    turns: [
      {
        says: "明日の14時から営業会議を入れてください",
        act: { kind: "create" },
        adds: { meeting: { title: "営業会議", on: "Tue 2026-04-14 14:00-15:00" } },
      },
    ],
  },
  {
    id: "create-dermatologist",
    now: "Thu 2026-07-02 21:05 Asia/Tokyo",
    turns: [
      {
        says: "来週の水曜10時半に皮膚科の予約とれたから入れといて",
        act: { kind: "create" },
        adds: { skin: { title: ["皮膚科の予約", "皮膚科"], on: "Wed 2026-07-08 10:30-11:30" } },
      },
    ],
  },
  {
    id: "create-volleyball",
    now: "Sat 2026-09-05 08:10 Asia/Tokyo",
    turns: [
      {
        says: "毎週火曜と木曜の19時から20時半までバレーの練習",
        act: { kind: "create" },
        adds: {
          volleyball: {
            title: "バレーの練習",
            on: "Tue 2026-09-08 19:00-20:30",
            recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
          },
        },
      },
    ],
  },
  {
    id: "create-summer-vacation",
    now: "Wed 2026-06-24 12:40 Asia/Tokyo",
    turns: [
      {
        says: "8/11〜8/15 夏休み",
        act: { kind: "create" },
        adds: { vacation: { title: "夏休み", on: "Tue 2026-08-11 - Sat 2026-08-15" } },
      },
    ],
  },
  {
    id: "create-new-year-party",
    now: "Fri 2027-01-15 18:30 Asia/Tokyo",
    turns: [
      {
        says: "あ、そうだ来週金曜7時から新年会ね、場所は品川の鳥よし",
        act: { kind: "create" },
        adds: { party: { title: "新年会", on: "Fri 2027-01-22 19:00-20:00", location: "品川の鳥よし" } },
      },
    ],
  },
  {
    id: "create-three-at-once",
    now: "Sun 2026-10-18 20:00 Asia/Tokyo",
    turns: [
      {
        says: "月曜9時朝礼、水曜13時健康診断、金曜16時に業者さん来る",
        act: { kind: "create" },
        adds: {
          assembly: { title: "朝礼", on: "Mon 2026-10-19 09:00-10:00" },
          checkup: { title: "健康診断", on: "Wed 2026-10-21 13:00-14:00" },
          trader: { title: "業者さん来る", on: "Fri 2026-10-23 16:00-17:00" },
        },
      },
    ],
  },
  {
    id: "create-mothers-birthday",
    now: "Tue 2026-05-19 10:00 Asia/Tokyo",
    turns: [
      {
        says: "6月3日は母の誕生日なので予定に入れといて",
        act: { kind: "create" },
        adds: { birthday: { title: "母の誕生日", on: "Wed 2026-06-03" } },
      },
    ],
  },
  {
    id: "create-dentist-then-reminder",
    now: "Tue 2026-11-10 13:15 Asia/Tokyo",
    turns: [
      { says: "あした歯医者", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "午後4時半です",
        act: { kind: "create" },
        adds: { dentist: { title: "歯医者", on: "Wed 2026-11-11 16:30-17:30" } },
      },
      {
        says: "15分前に通知もお願い",
        act: { kind: "change" },
        changes: { dentist: { reminders: [15] } },
      },
    ],
  },
  {
    id: "create-job-interview",
    now: "Thu 2027-03-04 22:12 Asia/Tokyo",
    turns: [
      { says: "来週の月曜に面接が入りました", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "11時から 場所は梅田オフィス",
        act: { kind: "create" },
        adds: { interview: { title: "面接", on: "Mon 2027-03-08 11:00-12:00", location: "梅田オフィス" } },
      },
      {
        says: "終わりは12時半にしといて",
        act: { kind: "change" },
        changes: { interview: { on: "Mon 2027-03-08 11:00-12:30" } },
      },
    ],
  },
  {
    id: "create-english-lesson",
    now: "Mon 2026-05-11 23:02 Asia/Tokyo",
    turns: [
      { says: "明後日の7時に英会話のレッスン追加", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "夜です",
        act: { kind: "create" },
        adds: { lesson: { title: "英会話のレッスン", on: "Wed 2026-05-13 19:00-20:00" } },
      },
      {
        says: "それ毎週にして",
        act: { kind: "change" },
        changes: { lesson: { recurrence: "FREQ=WEEKLY;BYDAY=WE" } },
      },
    ],
  },
  {
    id: "create-delivery-31-november",
    now: "Thu 2026-11-05 16:48 Asia/Tokyo",
    turns: [
      { says: "11月31日の10時に納品", act: { kind: "ask", about: "impossible-date", to: "create" } },
      {
        says: "ごめん、30日の間違い",
        act: { kind: "create" },
        adds: { delivery: { title: "納品", on: "Mon 2026-11-30 10:00-11:00" } },
      },
    ],
  },
  {
    id: "create-lunch-today",
    now: "Wed 2026-09-30 08:05 Asia/Tokyo",
    turns: [
      { says: "おはよう", act: { kind: "greet" } },
      {
        says: "今日のお昼佐藤さんとランチすることになったから入れておいて",
        act: { kind: "create" },
        adds: { lunch: { title: ["佐藤さんとランチ", "佐藤さんとランチする"], on: "Wed 2026-09-30 12:00-13:00" } },
      },
      {
        says: "やっぱり1時からで",
        act: { kind: "move" },
        changes: { lunch: { on: "Wed 2026-09-30 13:00-14:00" } },
      },
      { says: "ありがとう", act: { kind: "thanks" } },
    ],
  },

  // Move, change, rename
  {
    id: "move-dentist-to-friday",
    now: "Mon 2026-03-09 17:45 Asia/Tokyo",
    calendar: {
      dentist: { title: "歯医者", on: "Thu 2026-03-12 15:00-15:30" },
      weekly: { title: "週次ミーティング", on: "Thu 2026-03-12 10:00-11:00" },
    },
    turns: [
      {
        says: "木曜の歯医者、金曜の同じ時間に変更して",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-03-13 15:00-15:30" } },
      },
    ],
  },
  {
    id: "move-child-has-fever",
    now: "Wed 2026-08-26 13:50 Asia/Tokyo",
    calendar: {
      talk: { title: "保護者面談", on: "Wed 2026-08-26 16:00-16:30" },
      swimming: { title: "スイミング", on: "Sat 2026-08-29 10:00-11:00" },
    },
    turns: [
      {
        says: "ごめん子どもが熱出しちゃって今日の面談明日の15時に変えてもらえる?",
        act: { kind: "move" },
        changes: { talk: { on: "Thu 2026-08-27 15:00-15:30" } },
      },
    ],
  },
  {
    id: "change-meeting-room",
    now: "Tue 2026-12-01 09:00 Asia/Tokyo",
    calendar: {
      tanaka: { title: "田中さんとの打ち合わせ", on: "Wed 2026-12-02 13:00-14:00" },
      year: { title: "忘年会", on: "Fri 2026-12-18 18:30-21:00", location: "居酒屋はなび" },
    },
    turns: [
      {
        says: "田中さんとの打ち合わせの場所を会議室Bにして",
        act: { kind: "change" },
        changes: { tanaka: { location: "会議室B" } },
      },
    ],
  },
  {
    id: "rename-study-group",
    now: "Fri 2026-02-20 11:36 Asia/Tokyo",
    calendar: {
      study: { title: "勉強会", on: "Wed 2026-02-25 18:00-19:30" },
      review: { title: "コードレビュー", on: "Tue 2026-02-24 11:00-12:00" },
    },
    turns: [
      {
        says: "「勉強会」の名前を「社内LT大会」に変えて",
        act: { kind: "rename" },
        changes: { study: { title: "社内LT大会" } },
      },
    ],
  },
  {
    id: "move-sales-regular-then-place",
    now: "Mon 2026-06-29 18:20 Asia/Tokyo",
    calendar: {
      regular: { title: "営業定例", on: "Tue 2026-06-30 10:00-11:00" },
      lunch: { title: "山本さんとランチ", on: "Tue 2026-06-30 12:30-13:30" },
    },
    turns: [
      {
        says: "明日の営業定例、1時間遅らせて",
        act: { kind: "move" },
        changes: { regular: { on: "Tue 2026-06-30 11:00-12:00" } },
      },
      {
        says: "あと場所は3階の会議室に変更",
        act: { kind: "change" },
        changes: { regular: { location: "3階の会議室" } },
      },
      {
        says: "10分前にリマインドもつけて",
        act: { kind: "change" },
        changes: { regular: { reminders: [10] } },
      },
    ],
  },
  {
    id: "move-piano-once",
    now: "Thu 2026-04-16 15:30 Asia/Tokyo",
    calendar: {
      piano: {
        title: "ピアノのレッスン",
        on: "Wed 2026-04-01 16:00-16:45",
        recurrence: "FREQ=WEEKLY;BYDAY=WE",
      },
    },
    turns: [
      {
        says: "ピアノのレッスンを17時に変えてほしい",
        act: { kind: "ask", about: "series", to: "move", among: ["piano"] },
      },
      {
        says: "来週だけでお願いします",
        act: { kind: "move" },
        adds: { once: { title: "ピアノのレッスン", on: "Wed 2026-04-22 17:00-17:45" } },
        changes: { piano: { exceptions: ["Wed 2026-04-22 16:00"] } },
      },
    ],
  },

  // Cancel, undo
  {
    id: "cancel-hairdresser",
    now: "Fri 2026-10-30 19:10 Asia/Tokyo",
    calendar: {
      hair: { title: "美容院", on: "Sat 2026-10-31 11:00-12:30" },
      halloween: { title: "ハロウィンパーティー", on: "Sat 2026-10-31 17:00-20:00" },
    },
    turns: [
      {
        says: "明日の美容院キャンセルで",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["hair"] },
      },
    ],
  },
  {
    id: "cancel-barbecue-then-back",
    now: "Thu 2026-05-21 20:44 Asia/Tokyo",
    calendar: {
      barbecue: { title: "バーベキュー", on: "Sat 2026-05-23 11:00-15:00", location: "多摩川" },
      dinner: { title: "両親と食事", on: "Sun 2026-05-24 18:00-20:00" },
    },
    turns: [
      {
        says: "土曜のバーベキュー雨っぽいから消しといて",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["barbecue"] },
      },
      { says: "うん", act: { kind: "confirm", to: "cancel" }, removes: ["barbecue"] },
      { says: "あ、ごめんやっぱり元に戻して", act: { kind: "undo" }, restores: ["barbecue"] },
    ],
  },
  {
    id: "cancel-which-meeting",
    now: "Tue 2027-02-09 17:05 Asia/Tokyo",
    calendar: {
      planning: { title: "企画会議", on: "Wed 2027-02-10 10:00-11:00" },
      budget: { title: "予算会議", on: "Wed 2027-02-10 15:00-16:30" },
    },
    turns: [
      {
        says: "明日の会議消して",
        act: { kind: "ask", about: "which", to: "cancel", among: ["planning", "budget"] },
      },
      { says: "午後のほう", act: { kind: "ask", about: "confirm", to: "cancel", among: ["budget"] } },
      { says: "はい", act: { kind: "confirm", to: "cancel" }, removes: ["budget"] },
    ],
  },
  {
    id: "cancel-yoga-once",
    now: "Fri 2026-07-17 12:25 Asia/Tokyo",
    calendar: {
      yoga: { title: "ヨガ", on: "Tue 2026-07-07 18:30-19:30", recurrence: "FREQ=WEEKLY;BYDAY=TU" },
    },
    turns: [
      {
        says: "来週火曜のヨガは休むので取り消してください",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["yoga"] },
      },
      {
        says: "お願いします",
        act: { kind: "confirm", to: "cancel" },
        changes: { yoga: { exceptions: ["Tue 2026-07-21 18:30"] } },
      },
    ],
  },
  {
    id: "cancel-friday-but-dentist",
    now: "Wed 2026-01-21 22:30 Asia/Tokyo",
    calendar: {
      dentist: { title: "歯医者", on: "Fri 2026-01-23 10:00-10:30" },
      meeting: { title: "鈴木さんと打ち合わせ", on: "Fri 2026-01-23 13:00-14:00" },
      drinks: { title: "飲み会", on: "Fri 2026-01-23 18:30-20:30" },
      skiing: { title: "スキー", on: "Sat 2026-01-24" },
    },
    turns: [
      {
        says: "風邪ひいたみたい。金曜の予定全部キャンセルして",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "meeting", "drinks"] },
      },
      {
        says: "あ、歯医者は残して",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["meeting", "drinks"] },
      },
      { says: "はいお願いします", act: { kind: "confirm", to: "cancel" }, removes: ["meeting", "drinks"] },
    ],
  },

  // List, free
  {
    id: "list-today",
    now: "Tue 2026-09-15 07:30 Asia/Tokyo",
    calendar: {
      stand: { title: "朝会", on: "Tue 2026-09-15 09:30-09:45" },
      client: { title: "ABC商事訪問", on: "Tue 2026-09-15 14:00-15:00" },
      gym: { title: "ジム", on: "Wed 2026-09-16 19:00-20:00" },
    },
    turns: [
      {
        says: "おはよう、今日の予定おしえて",
        act: { kind: "list", days: "Tue 2026-09-15", events: ["stand", "client"] },
      },
    ],
  },
  {
    id: "free-tomorrow-afternoon",
    now: "Thu 2026-11-26 10:15 Asia/Tokyo",
    calendar: {
      morning: { title: "内科", on: "Fri 2026-11-27 09:00-10:00" },
      one: { title: "課長と1on1", on: "Fri 2026-11-27 15:00-15:30" },
    },
    turns: [
      {
        says: "明日の午後って空いてますか",
        act: { kind: "free", span: "Fri 2026-11-27 12:00-18:00", busy: ["one"] },
      },
    ],
  },
  {
    id: "list-when-is-eye-doctor",
    now: "Sat 2026-08-01 16:00 Asia/Tokyo",
    calendar: {
      eye: { title: "眼科", on: "Thu 2026-08-20 10:30-11:00" },
      grave: { title: "お墓参り", on: "Thu 2026-08-13 09:00-11:00" },
    },
    turns: [
      {
        says: "えーと眼科っていつだったかしら",
        act: { kind: "list", about: "眼科", events: ["eye"] },
      },
    ],
  },
  {
    id: "list-next-week",
    now: "Fri 2026-04-24 18:02 Asia/Tokyo",
    calendar: {
      seminar: { title: "ゼミ", on: "Mon 2026-04-27 13:00-14:30" },
      shift: { title: "バイト", on: "Thu 2026-04-30 17:00-22:00" },
      trip: { title: "箱根旅行", on: "Mon 2026-05-04 - Tue 2026-05-05" },
    },
    turns: [
      {
        says: "来週の予定おしえて",
        act: { kind: "list", days: "Sun 2026-04-26 - Sat 2026-05-02", events: ["seminar", "shift"] },
      },
    ],
  },
  {
    id: "list-christmas-eve",
    now: "Sun 2026-12-13 21:40 America/Los_Angeles",
    calendar: {
      cake: { title: "ケーキ受け取り", on: "Thu 2026-12-24 16:00-16:30" },
      party: { title: "クリスマス会", on: "Thu 2026-12-24 18:00-21:00" },
      flight: { title: "日本へ帰国", on: "Mon 2026-12-28" },
    },
    turns: [
      {
        says: "24日の予定みせて",
        act: { kind: "list", days: "Thu 2026-12-24", events: ["cake", "party"] },
      },
    ],
  },
  {
    id: "list-two-days-then-haircut",
    now: "Mon 2026-03-16 12:10 Asia/Tokyo",
    calendar: {
      graduation: { title: "卒園式", on: "Tue 2026-03-17 10:00-12:00" },
      bank: { title: "銀行", on: "Wed 2026-03-18 11:00-11:30" },
    },
    turns: [
      { says: "明日何がある?", act: { kind: "list", days: "Tue 2026-03-17", events: ["graduation"] } },
      { says: "明後日は?", act: { kind: "list", days: "Wed 2026-03-18", events: ["bank"] } },
      {
        says: "じゃあその日の夕方5時に散髪入れて",
        act: { kind: "create" },
        adds: { haircut: { title: "散髪", on: "Wed 2026-03-18 17:00-18:00" } },
      },
    ],
  },
  {
    id: "free-friday-night",
    now: "Tue 2026-06-09 15:33 Asia/Tokyo",
    calendar: {
      report: { title: "月次報告", on: "Fri 2026-06-12 16:00-17:00" },
    },
    turns: [
      {
        says: "金曜の夜空いてる?",
        act: { kind: "free", span: "Fri 2026-06-12 18:00 - Sat 2026-06-13 00:00", busy: [] },
      },
      {
        says: "じゃあ19時から銀座で食事会入れて",
        act: { kind: "create" },
        adds: { dinner: { title: "食事会", on: "Fri 2026-06-12 19:00-20:00", location: "銀座" } },
      },
      { says: "あ、間違えた。元に戻して", act: { kind: "undo" }, removes: ["dinner"] },
    ],
  },
  {
    id: "free-next-wednesday-or-thursday",
    now: "Wed 2026-10-07 09:48 Asia/Tokyo",
    calendar: {
      audit: { title: "監査対応", on: "Wed 2026-10-14 13:00-15:00" },
      call: { title: "本社と電話会議", on: "Thu 2026-10-15 10:00-11:00" },
    },
    turns: [
      {
        says: "来週の水曜14時から16時まで空いてますか?",
        act: { kind: "free", span: "Wed 2026-10-14 14:00-16:00", busy: ["audit"] },
      },
      {
        says: "木曜の同じ時間は?",
        act: { kind: "free", span: "Thu 2026-10-15 14:00-16:00", busy: [] },
      },
      {
        says: "では木曜の14時から16時に新人研修を入れてください",
        act: { kind: "create" },
        adds: { training: { title: "新人研修", on: "Thu 2026-10-15 14:00-16:00" } },
      },
    ],
  },

  // Reminders
  {
    id: "remind-laundry",
    now: "Sun 2026-07-12 13:20 Asia/Tokyo",
    turns: [
      {
        says: "30分後に洗濯物取り込むのリマインドして",
        act: { kind: "remind" },
        adds: { laundry: { title: "洗濯物取り込む", on: "Sun 2026-07-12 13:50-14:05", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-garbage",
    now: "Wed 2027-01-27 22:40 Asia/Tokyo",
    turns: [
      {
        says: "明日の朝８時ゴミ出しリマインドよろ",
        act: { kind: "remind" },
        adds: { garbage: { title: "ゴミ出し", on: "Thu 2027-01-28 08:00-08:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-rent",
    now: "Sat 2026-02-14 10:55 Asia/Tokyo",
    turns: [
      {
        says: "毎月25日の10時に家賃の振込を知らせて",
        act: { kind: "remind" },
        adds: {
          rent: {
            title: "家賃の振込",
            on: "Wed 2026-02-25 10:00-10:15",
            recurrence: "FREQ=MONTHLY;BYMONTHDAY=25",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "remind-medicine",
    now: "Mon 2026-11-16 14:00 Asia/Tokyo",
    turns: [
      { says: "薬を飲むのを忘れないように教えてください", act: { kind: "ask", about: "when", to: "remind" } },
      {
        says: "毎日夜9時に",
        act: { kind: "remind" },
        adds: {
          medicine: {
            title: "薬を飲む",
            on: "Mon 2026-11-16 21:00-21:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "remind-call-mother",
    now: "Thu 2026-05-07 16:25 Europe/London",
    turns: [
      {
        says: "今夜8時に母に電話するって通知して",
        act: { kind: "remind" },
        adds: { call: { title: "母に電話する", on: "Thu 2026-05-07 20:00-20:15", reminders: [0] } },
      },
      {
        says: "やっぱ8時半にして",
        act: { kind: "move" },
        changes: { call: { on: "Thu 2026-05-07 20:30-20:45" } },
      },
      { says: "ありがと助かる", act: { kind: "thanks" } },
    ],
  },

  // Products
  {
    id: "product-olive-oil",
    now: "Tue 2026-04-07 11:11 Asia/Tokyo",
    turns: [{ says: "オリーブオイルを探しています", act: { kind: "find-product", q: "オリーブオイル" } }],
  },
  {
    id: "product-coffee-cheapest",
    now: "Mon 2026-08-17 14:35 Asia/Tokyo",
    turns: [
      {
        says: "コーヒー豆を安い順に見せて",
        act: { kind: "find-product", q: "コーヒー豆", sort: "price-asc" },
      },
    ],
  },
  {
    id: "product-rice-under-twenty",
    now: "Fri 2026-09-25 20:18 Asia/Tokyo",
    turns: [
      {
        says: "20ドル以下のジャスミンライスある?",
        act: { kind: "find-product", q: "ジャスミンライス", max: 20 },
      },
    ],
  },
  {
    id: "product-green-tea-details",
    now: "Thu 2027-04-15 09:05 Asia/Tokyo",
    turns: [
      { says: "店で出す緑茶を仕入れたいんだけど、緑茶を検索して", act: { kind: "find-product", q: "緑茶" } },
      { says: "1番目の在庫は?", act: { kind: "product-detail", product: 1, of: "stock" } },
      { says: "最低いくつから注文できますか", act: { kind: "product-detail", product: 1, of: "minimum-order" } },
    ],
  },
  {
    id: "product-coffee-compare",
    now: "Wed 2026-12-09 13:27 Asia/Tokyo",
    turns: [
      { says: "コーヒー豆ありますか", act: { kind: "find-product", q: "コーヒー豆" } },
      { says: "最初の2つを比べて", act: { kind: "compare-products", products: [1, 2] } },
      { says: "2番目の仕入先はどこ?", act: { kind: "product-detail", product: 2, of: "supplier" } },
      { says: "それ50個だといくらになる?", act: { kind: "product-detail", product: 2, of: "price", quantity: 50 } },
    ],
  },

  // Weather
  {
    id: "weather-sapporo",
    now: "Tue 2027-02-02 20:00 Asia/Tokyo",
    home: "東京",
    turns: [{ says: "明日の札幌の天気は?", act: { kind: "weather", place: "札幌", on: "Wed 2027-02-03" } }],
  },
  {
    id: "weather-weekend",
    now: "Wed 2026-05-27 21:15 Asia/Tokyo",
    home: "名古屋",
    turns: [
      {
        says: "週末子どもと公園行きたいんだけど今週末の天気どう?",
        act: { kind: "weather", place: null, on: "Sat 2026-05-30 - Sun 2026-05-31" },
      },
    ],
  },
  {
    id: "weather-outside-now",
    now: "Sat 2026-01-10 06:50 Asia/Tokyo",
    home: "仙台",
    turns: [{ says: "いま外って何度くらい?", act: { kind: "weather", place: null, on: null } }],
  },
  {
    id: "weather-osaka-kyoto",
    now: "Fri 2026-06-19 07:45 Asia/Tokyo",
    home: "神戸",
    turns: [
      { says: "今日の大阪の天気教えて", act: { kind: "weather", place: "大阪", on: "Fri 2026-06-19" } },
      { says: "明日は?", act: { kind: "weather", place: "大阪", on: "Sat 2026-06-20" } },
      { says: "京都は?", act: { kind: "weather", place: "京都", on: "Sat 2026-06-20" } },
    ],
  },

  // Others
  {
    id: "help",
    now: "Mon 2026-07-06 10:30 Asia/Tokyo",
    turns: [{ says: "はじめて使うんですけど、何ができるんですか?", act: { kind: "help" } }],
  },
  {
    id: "remember-shop-closed",
    now: "Sun 2026-03-29 18:55 Asia/Tokyo",
    turns: [
      {
        says: "うちの店の定休日は水曜って覚えておいて",
        act: { kind: "remember" },
        remembers: ["うちの店の定休日は水曜"],
      },
    ],
  },
  {
    id: "clock-weekday",
    now: "Thu 2026-12-31 09:09 Asia/Tokyo",
    turns: [{ says: "今日って何曜日だっけ", act: { kind: "clock", of: "date" } }],
  },
  {
    id: "cannot-send-email",
    now: "Fri 2026-10-02 17:50 Asia/Tokyo",
    turns: [{ says: "取引先にお礼のメール送っといて", act: { kind: "not-understood" } }],
  },
  {
    id: "forget-parking-number",
    now: "Sat 2026-11-07 11:42 Asia/Tokyo",
    memories: ["駐車場の番号は27番", "妻はえびアレルギー"],
    turns: [
      { says: "今まで何を覚えてる?", act: { kind: "recall" } },
      {
        says: "引っ越したから駐車場の番号は忘れていいよ",
        act: { kind: "ask", about: "confirm", to: "forget" },
      },
      { says: "うん、消して", act: { kind: "confirm", to: "forget" }, forgets: ["駐車場の番号は27番"] },
    ],
  },

  // As more people say the same
  {
    id: "reminder-the-day-before-too",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      {
        says: "明日16時に歯医者",
        act: { kind: "create" },
        adds: { dentist: { title: "歯医者", on: "Thu 2026-11-19 16:00-17:00" } },
      },
      { says: "30分前にもアラーム鳴らして", act: { kind: "change" }, changes: { dentist: { reminders: [30] } } },
      { says: "前日にも通知して", act: { kind: "change" }, changes: { dentist: { reminders: [30, 1440] } } },
    ],
  },
  {
    id: "ends-at-half-past",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      {
        says: "来週の月曜11時から面接",
        act: { kind: "create" },
        adds: { interview: { title: "面接", on: "Mon 2026-11-23 11:00-12:00" } },
      },
      {
        says: "終了時間は13時に変更して",
        act: { kind: "change" },
        changes: { interview: { on: "Mon 2026-11-23 11:00-13:00" } },
      },
      {
        says: "12時半までだった",
        act: { kind: "change" },
        changes: { interview: { on: "Mon 2026-11-23 11:00-12:30" } },
      },
    ],
  },
  {
    id: "again-on-another-day",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      {
        says: "明日15時から病院",
        act: { kind: "create" },
        adds: { hospital: { title: "病院", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "金曜も同じ時間に入れて",
        act: { kind: "create" },
        adds: { friday: { title: "病院", on: "Fri 2026-11-20 15:00-16:00" } },
      },
    ],
  },
  {
    id: "also-on-that-day",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      {
        says: "明日15時から病院",
        act: { kind: "create" },
        adds: { hospital: { title: "病院", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      {
        says: "その後17時からジムも",
        act: { kind: "create" },
        adds: { gym: { title: "ジム", on: "Thu 2026-11-19 17:00-18:00" } },
      },
      {
        says: "それと金曜10時に銀行",
        act: { kind: "create" },
        adds: { bank: { title: "銀行", on: "Fri 2026-11-20 10:00-11:00" } },
      },
    ],
  },
  {
    id: "reason-beside-the-event",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: {
      dentist: { title: "歯医者", on: "Fri 2026-11-20 15:00-15:30" },
      meeting: { title: "営業会議", on: "Thu 2026-11-19 10:00-11:00" },
    },
    turns: [
      {
        says: "明日の会議室の予約15時に変えて",
        act: { kind: "not-found", to: "move" },
      },
      {
        says: "明日の営業会議田中さん来れないらしいから金曜の10時にリスケして",
        act: { kind: "move" },
        changes: { meeting: { on: "Fri 2026-11-20 10:00-11:00" } },
      },
      {
        says: "金曜の歯医者痛み引いたから取り消して",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist"] },
      },
    ],
  },
  {
    id: "can-it-be-moved",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: { dentist: { title: "歯医者", on: "Fri 2026-11-20 15:00-15:30" } },
    turns: [
      {
        says: "歯医者、土曜の10時にずらせる？",
        act: { kind: "move" },
        changes: { dentist: { on: "Sat 2026-11-21 10:00-10:30" } },
      },
      {
        says: "歯医者やっぱり17時",
        act: { kind: "move" },
        changes: { dentist: { on: "Sat 2026-11-21 17:00-17:30" } },
      },
      {
        says: "歯医者17時じゃなくて16時から",
        act: { kind: "move" },
        changes: { dentist: { on: "Sat 2026-11-21 16:00-16:30" } },
      },
    ],
  },
  {
    id: "repeats-from-now-on",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: { english: { title: "英会話", on: "Fri 2026-11-20 19:00-20:00" } },
    turns: [
      {
        says: "英会話を隔週にして",
        act: { kind: "change" },
        changes: { english: { recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR" } },
      },
    ],
  },
  {
    id: "kept-out-of-what-is-cancelled",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: {
      dentist: { title: "歯医者", on: "Fri 2026-11-20 15:00-15:30" },
      drinks: { title: "飲み会", on: "Fri 2026-11-20 19:00-21:00" },
    },
    turns: [
      {
        says: "金曜の予定全部キャンセルして",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "drinks"] },
      },
      {
        says: "えっと、歯医者はやっぱ行くから残しておいて",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["drinks"] },
      },
      { says: "OK", act: { kind: "confirm", to: "cancel" }, removes: ["drinks"] },
    ],
  },
  {
    id: "place-of-what-is-only-asked-about",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: { hair: { title: "美容院", on: "Sat 2026-11-21 13:00-14:30" } },
    turns: [
      {
        says: "土曜空いてる？",
        act: { kind: "free", span: "Sat 2026-11-21", busy: ["hair"] },
      },
      {
        says: "じゃあ買い物入れて",
        act: { kind: "ask", about: "time", to: "create" },
      },
      { says: "場所は二子玉川", act: { kind: "not-understood" } },
      {
        says: "15時から",
        act: { kind: "create" },
        adds: { shopping: { title: "買い物", on: "Sat 2026-11-21 15:00-16:00" } },
      },
    ],
  },
  {
    id: "from-a-time-on",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: { drinks: { title: "飲み会", on: "Fri 2026-11-20 19:00-21:00" } },
    turns: [
      {
        says: "金曜の18時以降空いてる？",
        act: { kind: "free", span: "Fri 2026-11-20 18:00 - Sat 2026-11-21 00:00", busy: ["drinks"] },
      },
      {
        says: "その次の日は？",
        act: { kind: "free", span: "Sat 2026-11-21 18:00 - Sun 2026-11-22 00:00", busy: [] },
      },
    ],
  },
  {
    id: "list-and-where",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: {
      drinks: { title: "飲み会", on: "Fri 2026-11-20 19:00-21:00", location: "新宿" },
      meeting: { title: "営業会議", on: "Thu 2026-11-19 10:00-11:00" },
    },
    turns: [
      { says: "飲み会どこだっけ？", act: { kind: "list", about: "飲み会", events: ["drinks"] } },
      {
        says: "来週の予定一覧",
        act: { kind: "list", days: "Sun 2026-11-22 - Sat 2026-11-28", events: [] },
      },
      {
        says: "明日の最初の予定は？",
        act: { kind: "list", days: "Thu 2026-11-19", events: ["meeting"] },
      },
    ],
  },
  {
    id: "titles-that-end-like-orders",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      {
        says: "14時から1時間半、資料作成の時間をブロックして",
        act: { kind: "create" },
        adds: { slides: { title: "資料作成", on: "Wed 2026-11-18 14:00-15:30" } },
      },
      {
        says: "明日10時に会員登録",
        act: { kind: "create" },
        adds: { member: { title: "会員登録", on: "Thu 2026-11-19 10:00-11:00" } },
      },
      {
        says: "スケジュールに追加：11月22日 13時 結婚式の打ち合わせ",
        act: { kind: "create" },
        adds: { wedding: { title: "結婚式の打ち合わせ", on: "Sun 2026-11-22 13:00-14:00" } },
      },
    ],
  },
  {
    id: "told-and-then-ordered",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      {
        says: "商談が金曜15時に決まりました。追加しておいてください。",
        act: { kind: "create" },
        adds: { deal: { title: "商談", on: "Fri 2026-11-20 15:00-16:00" } },
      },
      {
        says: "急なんだけど今日の16時から打ち合わせ入っちゃった",
        act: { kind: "create" },
        adds: { talk: { title: "打ち合わせ", on: "Wed 2026-11-18 16:00-17:00" } },
      },
      {
        says: "明日の14時に歯医者があるんだけど、30分前にリマインドして",
        act: { kind: "create" },
        adds: { dentist: { title: "歯医者", on: "Thu 2026-11-19 14:00-15:00", reminders: [30] } },
      },
    ],
  },
  {
    id: "reminders-without-the-word",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      {
        says: "明日18時に牛乳買うの忘れないで",
        act: { kind: "remind" },
        adds: { milk: { title: "牛乳買う", on: "Thu 2026-11-19 18:00-18:15", reminders: [0] } },
      },
      {
        says: "水やりのリマインダーを毎日18時に設定して",
        act: { kind: "remind" },
        adds: {
          watering: {
            title: "水やり",
            on: "Wed 2026-11-18 18:00-18:15",
            recurrence: "FREQ=DAILY",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "prices-and-shelves",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      { says: "コーヒー豆の値段教えて", act: { kind: "find-product", q: "コーヒー豆" } },
      { says: "評価が高い順に並べて", act: { kind: "find-product", q: "コーヒー豆", sort: "rating" } },
      { says: "オリーブオイルって置いてる？", act: { kind: "find-product", q: "オリーブオイル" } },
    ],
  },
];
