import type { Dialogue } from "../dialogue.ts";

const TOKYO = "Wed 2026-11-18 10:00 Asia/Tokyo";

export const NEW_EVENTS: readonly Dialogue[] = [
  {
    id: "lunch-at-noon",
    now: TOKYO,
    turns: [
      {
        says: "明日の正午に佐藤さんとランチ",
        act: { kind: "create" },
        adds: { lunch: { title: "佐藤さんとランチ", on: "Thu 2026-11-19 12:00-13:00" } },
      },
    ],
  },
  {
    id: "dentist-short",
    now: "Mon 2026-12-07 08:30 Asia/Tokyo",
    turns: [
      {
        says: "金曜15時 歯医者",
        act: { kind: "create" },
        adds: { dentist: { title: "歯医者", on: "Fri 2026-12-11 15:00-16:00" } },
      },
    ],
  },
  {
    id: "next-friday",
    now: TOKYO,
    turns: [
      {
        says: "来週の金曜18時から田中さんの送別会",
        act: { kind: "create" },
        adds: { farewell: { title: "田中さんの送別会", on: "Fri 2026-11-27 18:00-19:00" } },
      },
    ],
  },
  {
    id: "week-after-next",
    now: TOKYO,
    turns: [
      {
        says: "再来週の火曜、午前10時半に健康診断入れといて",
        act: { kind: "create" },
        adds: { checkup: { title: "健康診断", on: "Tue 2026-12-01 10:30-11:30" } },
      },
    ],
  },
  {
    id: "fullwidth-digits",
    now: TOKYO,
    turns: [
      {
        says: "１１月３０日　１４時〜１５時半　定例会議",
        act: { kind: "create" },
        adds: { regular: { title: "定例会議", on: "Mon 2026-11-30 14:00-15:30" } },
      },
    ],
  },
  {
    id: "kanji-numerals",
    now: TOKYO,
    turns: [
      {
        says: "十二月三日の午後三時に面談をお願いします",
        act: { kind: "create" },
        adds: { talk: { title: "面談", on: "Thu 2026-12-03 15:00-16:00" } },
      },
    ],
  },
  {
    id: "day-after-tomorrow-evening",
    now: TOKYO,
    turns: [
      {
        says: "あさって夕方5時に美容院",
        act: { kind: "create" },
        adds: { salon: { title: "美容院", on: "Fri 2026-11-20 17:00-18:00" } },
      },
    ],
  },
  {
    id: "movie-tonight",
    now: "Sat 2027-01-09 17:30 Asia/Tokyo",
    turns: [
      {
        says: "今夜9時、美咲と映画〜",
        act: { kind: "create" },
        adds: { movie: { title: "美咲と映画", on: "Sat 2027-01-09 21:00-22:00" } },
      },
    ],
  },
  {
    id: "breakfast-at-eight",
    now: TOKYO,
    turns: [
      {
        says: "日曜の8時 母と朝ごはん",
        act: { kind: "create" },
        adds: { breakfast: { title: "母と朝ごはん", on: "Sun 2026-11-22 08:00-09:00" } },
      },
    ],
  },
  {
    id: "dinner-in-ginza",
    now: TOKYO,
    turns: [
      {
        says: "土曜、銀座で両親とディナー",
        act: { kind: "create" },
        adds: { dinner: { title: "両親とディナー", on: "Sat 2026-11-21 19:00-20:00", location: "銀座" } },
      },
    ],
  },
  {
    id: "meeting-at-three",
    now: TOKYO,
    turns: [
      {
        says: "あした3時から山本さんと打ち合わせ",
        act: { kind: "create" },
        adds: { meeting: { title: "山本さんと打ち合わせ", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
  {
    id: "trip-tuesday-to-thursday",
    now: "Fri 2026-11-20 16:45 Asia/Tokyo",
    turns: [
      {
        says: "火曜から木曜まで福岡出張",
        act: { kind: "create" },
        adds: { trip: { title: "福岡出張", on: "Tue 2026-11-24 - Thu 2026-11-26" } },
      },
    ],
  },
  {
    id: "winter-vacation",
    now: TOKYO,
    turns: [
      {
        says: "12/29〜1/3 冬休み",
        act: { kind: "create" },
        adds: { vacation: { title: "冬休み", on: "Tue 2026-12-29 - Sun 2027-01-03" } },
      },
    ],
  },
  {
    id: "length-before-time",
    now: TOKYO,
    turns: [
      {
        says: "2時間の企画会議を木曜の13時に入れて",
        act: { kind: "create" },
        adds: { planning: { title: "企画会議", on: "Thu 2026-11-19 13:00-15:00" } },
      },
    ],
  },
  {
    id: "length-after-time",
    now: "Wed 2026-11-18 10:00 America/Los_Angeles",
    turns: [
      {
        says: "今日18時15分からジム45分",
        act: { kind: "create" },
        adds: { gym: { title: "ジム", on: "Wed 2026-11-18 18:15-19:00" } },
      },
    ],
  },
  {
    id: "night-shift",
    now: TOKYO,
    turns: [
      {
        says: "金曜22時から翌朝6時まで夜勤",
        act: { kind: "create" },
        adds: { shift: { title: "夜勤", on: "Fri 2026-11-20 22:00 - Sat 2026-11-21 06:00" } },
      },
    ],
  },
  {
    id: "twenty-five-o-clock",
    now: TOKYO,
    turns: [
      {
        says: "土曜の25時からサッカー観戦",
        act: { kind: "create" },
        adds: { match: { title: "サッカー観戦", on: "Sun 2026-11-22 01:00-02:00" } },
      },
    ],
  },
  {
    id: "every-tuesday",
    now: TOKYO,
    turns: [
      {
        says: "毎週火曜19時ヨガ",
        act: { kind: "create" },
        adds: { yoga: { title: "ヨガ", on: "Tue 2026-11-24 19:00-20:00", recurrence: "FREQ=WEEKLY;BYDAY=TU" } },
      },
    ],
  },
  {
    id: "weekdays-except-wednesday",
    now: "Sun 2026-11-22 20:10 Asia/Tokyo",
    turns: [
      {
        says: "水曜以外の平日、朝9時15分から15分だけ朝会入れて",
        act: { kind: "create" },
        adds: {
          standup: { title: "朝会", on: "Mon 2026-11-23 09:15-09:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,TH,FR" },
        },
      },
    ],
  },
  {
    id: "through-march",
    now: TOKYO,
    turns: [
      {
        says: "毎週月曜18時半から英会話、3月まで",
        act: { kind: "create" },
        adds: {
          english: {
            title: "英会話",
            on: "Mon 2026-11-23 18:30-19:30",
            recurrence: "FREQ=WEEKLY;UNTIL=20270331;BYDAY=MO",
          },
        },
      },
    ],
  },
  {
    id: "every-other-thursday",
    now: TOKYO,
    turns: [
      {
        says: "来週から隔週木曜の16時〜17時でチーム振り返り",
        act: { kind: "create" },
        adds: {
          retro: {
            title: "チーム振り返り",
            on: "Thu 2026-11-26 16:00-17:00",
            recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "rent-monthly",
    now: TOKYO,
    turns: [
      { says: "毎月25日に家賃の振込", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "終日でいい",
        act: { kind: "create" },
        adds: { rent: { title: "家賃の振込", on: "Wed 2026-11-25", recurrence: "FREQ=MONTHLY;BYMONTHDAY=25" } },
      },
    ],
  },
  {
    id: "second-tuesday",
    now: TOKYO,
    turns: [
      {
        says: "毎月第2火曜の14時に理事会",
        act: { kind: "create" },
        adds: { board: { title: "理事会", on: "Tue 2026-12-08 14:00-15:00", recurrence: "FREQ=MONTHLY;BYDAY=2TU" } },
      },
    ],
  },
  {
    id: "monday-wednesday-friday",
    now: TOKYO,
    turns: [
      {
        says: "毎週月水金の朝7時にランニング",
        act: { kind: "create" },
        adds: {
          run: { title: "ランニング", on: "Fri 2026-11-20 07:00-08:00", recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR" },
        },
      },
    ],
  },
  {
    id: "daily-for-a-range",
    now: TOKYO,
    turns: [
      {
        says: "来週の月曜から金曜まで毎日15時に点滴",
        act: { kind: "create" },
        adds: { drip: { title: "点滴", on: "Mon 2026-11-23 15:00-16:00", recurrence: "FREQ=DAILY;UNTIL=20261127" } },
      },
    ],
  },
  {
    id: "ten-times",
    now: "Mon 2027-01-04 08:00 Asia/Tokyo",
    turns: [
      {
        says: "1月7日から毎週木曜18時〜19時半スペイン語、全10回",
        act: { kind: "create" },
        adds: {
          spanish: {
            title: "スペイン語",
            on: "Thu 2027-01-07 18:00-19:30",
            recurrence: "FREQ=WEEKLY;COUNT=10;BYDAY=TH",
          },
        },
      },
    ],
  },
  {
    id: "birthday-every-year",
    now: TOKYO,
    turns: [
      {
        says: "2月14日は妹の誕生日、毎年",
        act: { kind: "create" },
        adds: { birthday: { title: "妹の誕生日", on: "Sun 2027-02-14", recurrence: "FREQ=YEARLY" } },
      },
    ],
  },
  {
    id: "remind-in-ten-minutes",
    now: TOKYO,
    turns: [
      {
        says: "10分後に薬飲むってリマインドして",
        act: { kind: "remind" },
        adds: { medicine: { title: ["薬飲む", "薬を飲む"], on: "Wed 2026-11-18 10:10-10:25", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-tomorrow-morning",
    now: "Thu 2026-12-03 21:40 Asia/Tokyo",
    turns: [
      {
        says: "あすの朝7時にゴミ出しを思い出させてください",
        act: { kind: "remind" },
        adds: { trash: { title: "ゴミ出し", on: "Fri 2026-12-04 07:00-07:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-over-a-clock-change",
    now: "Sun 2027-03-28 00:30 Europe/Paris",
    turns: [
      {
        says: "3時間後に生地を見るってリマインドして",
        act: { kind: "remind" },
        adds: { dough: { title: "生地を見る", on: "Sun 2027-03-28 04:30-04:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "meeting-with-reminder",
    now: TOKYO,
    turns: [
      {
        says: "金曜14時に営業会議、15分前に教えて",
        act: { kind: "create" },
        adds: { sales: { title: "営業会議", on: "Fri 2026-11-20 14:00-15:00", reminders: [15] } },
      },
    ],
  },
  {
    id: "order-in-quotes",
    now: TOKYO,
    turns: [
      {
        says: "明日10時に「全部の予定を削除」って予定入れて",
        act: { kind: "create" },
        adds: { quoted: { title: "全部の予定を削除", on: "Thu 2026-11-19 10:00-11:00" } },
      },
    ],
  },
  {
    id: "april-first-is-a-name",
    now: TOKYO,
    turns: [
      {
        says: "月曜11時に四月一日さんと面談",
        act: { kind: "create" },
        adds: { talk: { title: "四月一日さんと面談", on: "Mon 2026-11-23 11:00-12:00" } },
      },
    ],
  },
  {
    id: "sunday-carpentry-on-saturday",
    now: TOKYO,
    turns: [
      {
        says: "土曜10時 日曜大工",
        act: { kind: "create" },
        adds: { carpentry: { title: "日曜大工", on: "Sat 2026-11-21 10:00-11:00" } },
      },
    ],
  },
  {
    id: "half-is-a-name",
    now: TOKYO,
    turns: [
      {
        says: "明日15時半沢さんと打ち合わせ",
        act: { kind: "ask", about: "time", to: "create" },
      },
      {
        says: "15時。半沢さん",
        act: { kind: "create" },
        adds: { meeting: { title: "半沢さんと打ち合わせ", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
  {
    id: "three-o-clock-comedians",
    now: TOKYO,
    turns: [
      {
        says: "土曜18時から三時のヒロインのライブ",
        act: { kind: "create" },
        adds: { show: { title: "三時のヒロインのライブ", on: "Sat 2026-11-21 18:00-19:00" } },
      },
    ],
  },
  {
    id: "polite-with-everything",
    now: TOKYO,
    turns: [
      {
        says: "お手数ですが、12月3日の午前11時から1時間半、候補者3との面接を登録していただけますか？",
        act: { kind: "create" },
        adds: { interview: { title: "候補者3との面接", on: "Thu 2026-12-03 11:00-12:30" } },
      },
    ],
  },
  {
    id: "deadline-next-month",
    now: TOKYO,
    turns: [
      {
        says: "来月5日 レポート締め切り",
        act: { kind: "create" },
        adds: { deadline: { title: "レポート締め切り", on: "Sat 2026-12-05" } },
      },
    ],
  },
  {
    id: "this-weekend",
    now: "Thu 2027-05-13 12:30 Asia/Tokyo",
    turns: [
      {
        says: "今週末は京都旅行！",
        act: { kind: "create" },
        adds: { trip: { title: "京都旅行", on: "Sat 2027-05-15 - Sun 2027-05-16" } },
      },
    ],
  },
  {
    id: "before-midnight",
    now: "Tue 2026-12-29 23:50 Asia/Tokyo",
    turns: [
      {
        says: "明日の朝8時に引き継ぎの電話",
        act: { kind: "create" },
        adds: { handover: { title: "引き継ぎの電話", on: "Wed 2026-12-30 08:00-09:00" } },
      },
    ],
  },
  {
    id: "next-sunday-which",
    now: TOKYO,
    turns: [
      { says: "来週の日曜10時から草野球", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "29日のほう",
        act: { kind: "create" },
        adds: { baseball: { title: "草野球", on: "Sun 2026-11-29 10:00-11:00" } },
      },
    ],
  },
  {
    id: "midnight-of-which-day",
    now: TOKYO,
    turns: [
      { says: "金曜の夜12時にゲームの発売カウントダウン", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "土曜の0時",
        act: { kind: "create" },
        adds: { countdown: { title: "ゲームの発売カウントダウン", on: "Sat 2026-11-21 00:00-01:00" } },
      },
    ],
  },
  {
    id: "already-past",
    now: "Wed 2026-11-18 15:20 Asia/Tokyo",
    turns: [
      { says: "今日9時に朝礼", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "あ、明日だった",
        act: { kind: "create" },
        adds: { assembly: { title: "朝礼", on: "Thu 2026-11-19 09:00-10:00" } },
      },
    ],
  },
  {
    id: "february-30",
    now: TOKYO,
    turns: [
      { says: "2月30日の10時に棚卸し入れて", act: { kind: "ask", about: "impossible-date", to: "create" } },
      {
        says: "じゃあ28日で",
        act: { kind: "create" },
        adds: { inventory: { title: "棚卸し", on: "Sun 2027-02-28 10:00-11:00" } },
      },
    ],
  },
  {
    id: "lunar-date",
    now: TOKYO,
    turns: [{ says: "旧暦の8月15日の19時にお月見", act: { kind: "ask", about: "lunar-date", to: "create" } }],
  },
  {
    id: "skipped-hour",
    now: "Fri 2027-03-12 09:00 America/Los_Angeles",
    turns: [
      { says: "日曜の午前2時半にサーバー再起動", act: { kind: "ask", about: "skipped-time", to: "create" } },
      {
        says: "なら3時半",
        act: { kind: "create" },
        adds: { reboot: { title: "サーバー再起動", on: "Sun 2027-03-14 03:30-04:30" } },
      },
    ],
  },
  {
    id: "vet-what-time",
    now: "Mon 2026-11-30 12:00 Asia/Tokyo",
    turns: [
      { says: "明日猫を病院に連れて行く", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "3時半",
        act: { kind: "create" },
        adds: { vet: { title: "猫を病院に連れて行く", on: "Tue 2026-12-01 15:30-16:30" } },
      },
    ],
  },
  {
    id: "walk-at-seven",
    now: TOKYO,
    turns: [
      { says: "明日7時 犬の散歩", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "朝の",
        act: { kind: "create" },
        adds: { walk: { title: "犬の散歩", on: "Thu 2026-11-19 07:00-08:00" } },
      },
    ],
  },
  {
    id: "event-without-title",
    now: TOKYO,
    turns: [
      { says: "明日の2時に予定入れて", act: { kind: "ask", about: "title", to: "create" } },
      {
        says: "部長と1on1",
        act: { kind: "create" },
        adds: { talk: { title: "部長と1on1", on: "Thu 2026-11-19 14:00-15:00" } },
      },
    ],
  },
  {
    id: "question-interrupted",
    now: TOKYO,
    calendar: { dentist: { title: "歯医者", on: "Thu 2026-11-19 09:00-10:00" } },
    turns: [
      { says: "伊藤さんとの電話会議、入れたいんだけど", act: { kind: "ask", about: "when", to: "create" } },
      { says: "明日って何か入ってたっけ", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist"] } },
      {
        says: "じゃ電話会議は明日11時で",
        act: { kind: "create" },
        adds: { call: { title: "伊藤さんとの電話会議", on: "Thu 2026-11-19 11:00-12:00" } },
      },
    ],
  },
  {
    id: "question-dropped",
    now: TOKYO,
    turns: [
      { says: "法務との打ち合わせ設定して", act: { kind: "ask", about: "when", to: "create" } },
      { says: "やっぱいいや", act: { kind: "decline", to: "create" } },
      { says: "明日の3時", act: { kind: "ask", about: "title", to: "create" } },
    ],
  },
  {
    id: "drinks-from-seven",
    now: TOKYO,
    turns: [
      {
        says: "金曜19:00〜 新橋で飲み会",
        act: { kind: "create" },
        adds: { drinks: { title: "飲み会", on: "Fri 2026-11-20 19:00-20:00", location: "新橋" } },
      },
    ],
  },
  {
    id: "day-off",
    now: TOKYO,
    turns: [
      {
        says: "12/25有休とった",
        act: { kind: "create" },
        adds: { off: { title: ["有休", "有休とった"], on: "Fri 2026-12-25" } },
      },
    ],
  },
  {
    id: "the-twentieth-in-kanji",
    now: TOKYO,
    turns: [
      {
        says: "二十日の一時半に眼科",
        act: { kind: "create" },
        adds: { eyes: { title: "眼科", on: "Fri 2026-11-20 13:30-14:30" } },
      },
    ],
  },
  {
    id: "every-second-day",
    now: TOKYO,
    turns: [
      {
        says: "今日から2日に1回、21時に水やり",
        act: { kind: "create" },
        adds: {
          watering: { title: "水やり", on: "Wed 2026-11-18 21:00-22:00", recurrence: "FREQ=DAILY;INTERVAL=2" },
        },
      },
    ],
  },
  {
    id: "early-next-week",
    now: "Thu 2026-11-26 19:30 Asia/Tokyo",
    turns: [
      { says: "週明けに見積もり提出", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "月曜17時",
        act: { kind: "create" },
        adds: { estimate: { title: "見積もり提出", on: "Mon 2026-11-30 17:00-18:00" } },
      },
    ],
  },
  {
    id: "sunday-nights",
    now: TOKYO,
    turns: [
      { says: "毎週日曜の夜に体重測定", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "9時かな",
        act: { kind: "create" },
        adds: { weight: { title: "体重測定", on: "Sun 2026-11-22 21:00-22:00", recurrence: "FREQ=WEEKLY;BYDAY=SU" } },
      },
    ],
  },
  {
    id: "hiragana-only",
    now: TOKYO,
    turns: [
      {
        says: "あしたごご3じはいしゃ",
        act: { kind: "create" },
        adds: { dentist: { title: "はいしゃ", on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
  {
    id: "first-thing-tomorrow",
    now: TOKYO,
    turns: [
      { says: "明日朝イチで部長に電話", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "9時",
        act: { kind: "create" },
        adds: { call: { title: "部長に電話", on: "Thu 2026-11-19 09:00-10:00" } },
      },
    ],
  },
  {
    id: "friday-or-monday",
    now: TOKYO,
    turns: [
      { says: "金曜か月曜の10時に面接", act: { kind: "ask", about: "day", to: "create" } },
      {
        says: "月曜で",
        act: { kind: "create" },
        adds: { interview: { title: "面接", on: "Mon 2026-11-23 10:00-11:00" } },
      },
    ],
  },
];
