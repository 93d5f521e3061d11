import type { Dialogue } from "../dialogue.ts";

const TOKYO = "Wed 2026-11-18 10:00 Asia/Tokyo";

const TRIP_WEEK = {
  dentist: { title: "歯医者", on: "Thu 2026-11-19 15:00-16:00" },
  review: { title: "企画会議", on: "Fri 2026-11-20 10:00-11:00" },
  lunch: { title: "山田さんとランチ", on: "Fri 2026-11-20 12:00-13:00" },
  gym: { title: "ジム", on: "Sat 2026-11-21 09:00-10:30" },
  flight: { title: "福岡出張", on: "Mon 2026-11-23 - Tue 2026-11-24" },
};
const TRAVEL_WEEK = {
  parent: { title: "保護者会", on: "Thu 2026-11-19 18:30-20:00", location: "第二小学校" },
  sync: { title: "営業定例", on: "Fri 2026-11-20 14:00-15:00" },
  coffee: { title: "佐藤さんとお茶", on: "Fri 2026-11-20 16:00-17:00" },
  hair: { title: "美容院", on: "Sun 2026-11-22 15:00-16:00" },
  trip: { title: "沖縄旅行", on: "Sat 2026-11-28 - Mon 2026-11-30" },
};
const YOGA = {
  yoga: { title: "ヨガ教室", on: "Tue 2026-11-17 19:00-20:00", recurrence: "FREQ=WEEKLY;BYDAY=TU,TH" },
  parent: { title: "保護者会", on: "Thu 2026-11-19 18:30-20:00", location: "第二小学校" },
};
const CONCERT_WEEK = {
  doctor: { title: "再診", on: "Thu 2026-11-19 09:30-10:00", location: "中央病院" },
  mtg: { title: "デザイン部と要件確認", on: "Thu 2026-11-19 14:00-15:30" },
  bday: { title: "祖母の誕生日会", on: "Sat 2026-11-21 18:00-20:00" },
  class: { title: "英会話レッスン", on: "Mon 2026-11-23 20:00-21:00" },
  concert: { title: "ライブ", on: "Fri 2026-12-04 19:30-22:00" },
};
const TRAIN_WEEK = {
  vet: { title: "猫の予防接種", on: "Thu 2026-11-19 11:00-11:30" },
  report: { title: "四半期レポート作成", on: "Thu 2026-11-19 15:00-17:00" },
  dinner: { title: "取引先と会食", on: "Fri 2026-11-20 18:30-20:30", location: "銀座" },
  tennis: { title: "テニス", on: "Sun 2026-11-22 10:00-12:00" },
  train: { title: "新幹線で名古屋", on: "Tue 2026-11-24 07:40-09:00" },
};
const HOSPITAL_WEEK = {
  a: { title: "MRI検査", on: "Thu 2026-11-19 08:00-09:00", location: "大学病院" },
  b: { title: "新商品発表会", on: "Fri 2026-11-20 14:00-16:00" },
  c: { title: "アキとバスケ", on: "Sat 2026-11-21 16:00-18:00" },
  d: { title: "図書館の本を返す", on: "Mon 2026-11-23 12:00-12:30" },
};

/** Typed on a phone between other things: short, sloppy, with why and for whom, and taken back. */
export const EVERYDAY: readonly Dialogue[] = [
  {
    id: "weekdays-but-friday",
    now: TOKYO,
    turns: [
      {
        says: "金曜以外の平日、朝9時から朝礼入れて",
        act: { kind: "create" },
        adds: { new: { title: "朝礼", on: "Thu 2026-11-19 09:00-10:00", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH" } },
      },
    ],
  },
  {
    id: "wake-me",
    now: TOKYO,
    turns: [
      {
        says: "明日の朝7時に起こして",
        act: { kind: "remind" },
        adds: {
          new: { title: ["起きる", "起こす", "起床", "起こして"], on: "Thu 2026-11-19 07:00-07:15", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "fathers-birthday",
    now: TOKYO,
    turns: [
      {
        says: "えーと日曜のお昼12時に父の誕生日会をするので入れておいて",
        act: { kind: "create" },
        adds: { new: { title: ["父の誕生日会", "父の誕生日会をする"], on: "Sun 2026-11-22 12:00-13:00" } },
      },
    ],
  },
  {
    id: "gym-on-sunday",
    now: TOKYO,
    calendar: TRIP_WEEK,
    turns: [
      { says: "ジムは日曜にする", act: { kind: "move" }, changes: { gym: { on: "Sun 2026-11-22 09:00-10:30" } } },
    ],
  },
  {
    id: "not-going-to-the-gym",
    now: TOKYO,
    calendar: TRIP_WEEK,
    turns: [
      { says: "土曜のジムやめとく、消しといて", act: { kind: "ask", about: "confirm", to: "cancel", among: ["gym"] } },
    ],
  },
  {
    id: "wants-olive-oil",
    now: TOKYO,
    turns: [{ says: "オリーブオイル買いたいんだけど", act: { kind: "find-product", q: "オリーブオイル" } }],
  },
  {
    id: "raining-outside",
    now: TOKYO,
    home: "東京",
    turns: [{ says: "今外雨降ってる？", act: { kind: "weather", place: null, on: null } }],
  },
  {
    id: "never-mind",
    now: TOKYO,
    calendar: TRIP_WEEK,
    turns: [
      { says: "金曜のランチキャンセルで", act: { kind: "ask", about: "confirm", to: "cancel", among: ["lunch"] } },
      { says: "あ、やっぱいいや", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "found-products-by-their-places",
    now: TOKYO,
    turns: [
      { says: "緑茶ある？", act: { kind: "find-product", q: "緑茶" } },
      { says: "2番目のいくら？", act: { kind: "product-detail", product: 2, of: "price" } },
      { says: "1番目と3番目比べて", act: { kind: "compare-products", products: [1, 3] } },
    ],
  },
  { id: "see-you", now: TOKYO, turns: [{ says: "じゃあね", act: { kind: "goodbye" } }] },
  {
    id: "seen-wrong",
    now: TOKYO,
    calendar: TRIP_WEEK,
    turns: [
      {
        says: "歯医者を明日の17時にして",
        act: { kind: "move" },
        changes: { dentist: { on: "Thu 2026-11-19 17:00-18:00" } },
      },
      {
        says: "ごめん見間違い、元に戻して",
        act: { kind: "undo" },
        changes: { dentist: { on: "Thu 2026-11-19 15:00-16:00" } },
      },
    ],
  },
  {
    id: "because-there-is-a-review",
    now: TOKYO,
    turns: [
      {
        says: "金曜11時から振り返り会あるから入れといて",
        act: { kind: "create" },
        adds: { new: { title: ["振り返り会"], on: "Fri 2026-11-20 11:00-12:00" } },
      },
    ],
  },
  {
    id: "tell-me-to-look",
    now: TOKYO,
    turns: [
      {
        says: "20分後にオーブン見てって言って",
        act: { kind: "remind" },
        adds: {
          new: {
            title: ["オーブン見て", "オーブン見る", "オーブン"],
            on: "Wed 2026-11-18 10:20-10:35",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "booked-a-cleaning",
    now: TOKYO,
    turns: [
      {
        says: "木曜14時に歯のクリーニング予約した",
        act: { kind: "create" },
        adds: { new: { title: ["歯のクリーニング", "歯のクリーニング予約"], on: "Thu 2026-11-19 14:00-15:00" } },
      },
    ],
  },
  {
    id: "added-please",
    now: TOKYO,
    turns: [
      {
        says: "月曜9時半定例ね、追加よろしく",
        act: { kind: "create" },
        adds: { new: { title: "定例", on: "Mon 2026-11-23 09:30-10:30" } },
      },
    ],
  },
  {
    id: "free-all-day",
    now: TOKYO,
    calendar: TRAVEL_WEEK,
    turns: [
      {
        says: "明日って一日空いてる？",
        act: { kind: "free", span: "Thu 2026-11-19 00:00 - Fri 2026-11-20 00:00", busy: ["parent"] },
      },
    ],
  },
  {
    id: "from-which-day",
    now: TOKYO,
    calendar: TRAVEL_WEEK,
    turns: [{ says: "沖縄って何日からだっけ？", act: { kind: "list", events: ["trip"], about: "沖縄" } }],
  },
  {
    id: "well-rated",
    now: TOKYO,
    turns: [{ says: "評価の高い水筒を探して", act: { kind: "find-product", q: "水筒", sort: "rating" } }],
  },
  {
    id: "between-prices",
    now: TOKYO,
    turns: [{ says: "200円から500円のノート見せて", act: { kind: "find-product", q: "ノート", min: 200, max: 500 } }],
  },
  {
    id: "not-three-but-four-and-where",
    now: TOKYO,
    turns: [
      {
        says: "木曜15時に内見",
        act: { kind: "create" },
        adds: { m: { title: "内見", on: "Thu 2026-11-19 15:00-16:00" } },
      },
      { says: "3時じゃなくて4時だった", act: { kind: "move" }, changes: { m: { on: "Thu 2026-11-19 16:00-17:00" } } },
      { says: "場所は駅前のスタバ", act: { kind: "change" }, changes: { m: { location: "駅前のスタバ" } } },
    ],
  },
  {
    id: "yes-just-this-time",
    now: TOKYO,
    calendar: YOGA,
    turns: [
      { says: "木曜のヨガ休むわ", act: { kind: "ask", about: "confirm", to: "cancel", among: ["yoga"] } },
      {
        says: "うん、今回だけ",
        act: { kind: "confirm", to: "cancel" },
        changes: { yoga: { exceptions: ["Thu 2026-11-19 19:00"] } },
      },
    ],
  },
  {
    id: "no-coriander",
    now: TOKYO,
    turns: [{ says: "パクチーが苦手なこと覚えといて", act: { kind: "remember" }, remembers: ["パクチーが苦手"] }],
  },
  {
    id: "add-an-event-first",
    now: TOKYO,
    turns: [
      {
        says: "予定追加して。明日10時15分から投資家と電話",
        act: { kind: "create" },
        adds: { new: { title: "投資家と電話", on: "Thu 2026-11-19 10:15-11:15" } },
      },
    ],
  },
  {
    id: "after-work",
    now: TOKYO,
    turns: [
      {
        says: "金曜仕事終わり18時半に新宿で友達とごはん",
        act: { kind: "create" },
        adds: {
          new: {
            title: [
              "仕事終わり新宿で友達とごはん",
              "友達とごはん",
              "仕事終わり友達とごはん",
              "仕事終わりに友達とごはん",
            ],
            on: "Fri 2026-11-20 18:30-19:30",
            location: "新宿",
          },
        },
      },
    ],
  },
  {
    id: "date-then-christmas",
    now: TOKYO,
    turns: [
      {
        says: "12/24 19:00 クリスマスパーティー",
        act: { kind: "create" },
        adds: { new: { title: "クリスマスパーティー", on: "Thu 2026-12-24 19:00-20:00" } },
      },
    ],
  },
  {
    id: "class-through-december",
    now: TOKYO,
    turns: [
      {
        says: "毎週土曜9時半から書道教室、12月いっぱいまで",
        act: { kind: "create" },
        adds: {
          new: {
            title: "書道教室",
            on: "Sat 2026-11-21 09:30-10:30",
            recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261226T003000Z",
          },
        },
      },
    ],
  },
  {
    id: "what-to-do-tomorrow",
    now: TOKYO,
    calendar: CONCERT_WEEK,
    turns: [{ says: "明日何やるんだっけ", act: { kind: "list", days: "Thu 2026-11-19", events: ["doctor", "mtg"] } }],
  },
  {
    id: "how-many-meetings",
    now: TOKYO,
    calendar: CONCERT_WEEK,
    turns: [
      { says: "木曜って会議いくつある？", act: { kind: "list", days: "Thu 2026-11-19", events: ["doctor", "mtg"] } },
    ],
  },
  {
    id: "any-lesson-on-monday",
    now: TOKYO,
    calendar: CONCERT_WEEK,
    turns: [{ says: "来週月曜の夜レッスンある？", act: { kind: "list", days: "Mon 2026-11-23", events: ["class"] } }],
  },
  {
    id: "earlier-at-seven",
    now: TOKYO,
    calendar: CONCERT_WEEK,
    turns: [
      {
        says: "英会話レッスン7時に早めて",
        act: { kind: "move" },
        changes: { class: { on: "Mon 2026-11-23 19:00-20:00" } },
      },
    ],
  },
  {
    id: "postponed-to-december",
    now: TOKYO,
    calendar: CONCERT_WEEK,
    turns: [
      {
        says: "ライブ延期になった、12月6日に変更",
        act: { kind: "move" },
        changes: { concert: { on: "Sun 2026-12-06 19:30-22:00" } },
      },
    ],
  },
  {
    id: "renamed-in-quotes",
    now: TOKYO,
    calendar: CONCERT_WEEK,
    turns: [
      {
        says: "英会話レッスンを「IELTS対策」に変えて",
        act: { kind: "rename" },
        changes: { class: { title: "IELTS対策" } },
      },
    ],
  },
  {
    id: "longer-then-cancelled",
    now: TOKYO,
    turns: [
      {
        says: "土曜14時半に犬のシャンプー",
        act: { kind: "create" },
        adds: { m: { title: "犬のシャンプー", on: "Sat 2026-11-21 14:30-15:30" } },
      },
      { says: "1時間半で", act: { kind: "change" }, changes: { m: { on: "Sat 2026-11-21 14:30-16:00" } } },
      { says: "やっぱりキャンセルで", act: { kind: "ask", about: "confirm", to: "cancel", among: ["m"] } },
      { says: "はい、それで", act: { kind: "confirm", to: "cancel" }, removes: ["m"] },
    ],
  },
  {
    id: "because-it-was-arranged",
    now: TOKYO,
    turns: [
      {
        says: "さっき連絡あって、金曜9時から全体会議になったからカレンダーに入れといてくれる？",
        act: { kind: "create" },
        adds: { new: { title: ["全体会議"], on: "Fri 2026-11-20 09:00-10:00" } },
      },
    ],
  },
  {
    id: "booked-the-dermatologist",
    now: TOKYO,
    turns: [
      {
        says: "11/30の10時40分に皮膚科を予約しました",
        act: { kind: "create" },
        adds: { new: { title: ["皮膚科"], on: "Mon 2026-11-30 10:40-11:40" } },
      },
    ],
  },
  {
    id: "every-morning-but-wednesday",
    now: TOKYO,
    turns: [
      {
        says: "水曜以外は毎朝6時にランニングする",
        act: { kind: "create" },
        adds: {
          new: {
            title: ["ランニングする", "ランニング"],
            on: "Thu 2026-11-19 06:00-07:00",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU",
          },
        },
      },
    ],
  },
  {
    id: "alarm",
    now: TOKYO,
    turns: [
      {
        says: "明日朝6時にアラーム",
        act: { kind: "remind" },
        adds: { new: { title: ["アラーム", "起床", "起きる"], on: "Thu 2026-11-19 06:00-06:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "what-is-left-this-week",
    now: TOKYO,
    calendar: TRAIN_WEEK,
    turns: [
      {
        says: "今週あと何が残ってる？",
        act: { kind: "list", days: "Sun 2026-11-15 - Sat 2026-11-21", events: ["vet", "report", "dinner"] },
      },
    ],
  },
  {
    id: "later-by-an-hour",
    now: TOKYO,
    calendar: TRAIN_WEEK,
    turns: [
      {
        says: "テニス1時間うしろにずらして",
        act: { kind: "move" },
        changes: { tennis: { on: "Sun 2026-11-22 11:00-13:00" } },
      },
    ],
  },
  {
    id: "until-one",
    now: TOKYO,
    calendar: TRAIN_WEEK,
    turns: [
      { says: "テニスは13時まで", act: { kind: "change" }, changes: { tennis: { on: "Sun 2026-11-22 10:00-13:00" } } },
    ],
  },
  {
    id: "another-shop",
    now: TOKYO,
    calendar: TRAIN_WEEK,
    turns: [{ says: "会食の店、新橋に変更", act: { kind: "change" }, changes: { dinner: { location: "新橋" } } }],
  },
  {
    id: "renamed-not-partly",
    now: TOKYO,
    calendar: TRAIN_WEEK,
    turns: [
      {
        says: "四半期レポート作成を年次レポート作成に改名して",
        act: { kind: "rename" },
        changes: { report: { title: "年次レポート作成" } },
      },
    ],
  },
  {
    id: "cannot-come-after-all",
    now: TOKYO,
    calendar: TRAIN_WEEK,
    turns: [
      {
        says: "日曜のテニス行けなくなっちゃった",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["tennis"] },
      },
      { says: "うん", act: { kind: "confirm", to: "cancel" }, removes: ["tennis"] },
    ],
  },
  {
    id: "coat",
    now: TOKYO,
    turns: [
      { says: "あさって札幌行くんだけどコートいるかな", act: { kind: "weather", place: "札幌", on: "Fri 2026-11-20" } },
    ],
  },
  {
    id: "tired",
    now: TOKYO,
    turns: [
      { says: "今週末はほんと疲れたなあ", act: { kind: "not-understood" } },
      { says: "転職したほうがいいと思う？", act: { kind: "not-understood" } },
    ],
  },
  {
    id: "time-for-a-report",
    now: TOKYO,
    turns: [
      {
        says: "今日の14時から15時は週報書く時間にして",
        act: { kind: "create" },
        adds: { new: { title: ["週報書く時間", "週報書く"], on: "Wed 2026-11-18 14:00-15:00" } },
      },
    ],
  },
  {
    id: "do-not-let-me-forget-the-flight",
    now: TOKYO,
    turns: [
      {
        says: "明日の正午に航空券予約するの忘れないようにして",
        act: { kind: "remind" },
        adds: {
          new: {
            title: ["航空券予約する", "航空券予約するの", "航空券予約"],
            on: "Thu 2026-11-19 12:00-12:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "from-what-time",
    now: TOKYO,
    calendar: HOSPITAL_WEEK,
    turns: [{ says: "MRI何時からでしたっけ", act: { kind: "list", events: ["a"], about: "MRI" } }],
  },
  {
    id: "called-off-but-do-not-delete",
    now: TOKYO,
    calendar: HOSPITAL_WEEK,
    turns: [
      { says: "土曜のバスケなしになった", act: { kind: "ask", about: "confirm", to: "cancel", among: ["c"] } },
      { says: "あ、違う、消さないで", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "no-the-day-after",
    now: TOKYO,
    turns: [
      {
        says: "あさって15時に大家さんと契約",
        act: { kind: "create" },
        adds: { m: { title: "大家さんと契約", on: "Fri 2026-11-20 15:00-16:00" } },
      },
      { says: "違う、しあさってだ", act: { kind: "move" }, changes: { m: { on: "Sat 2026-11-21 15:00-16:00" } } },
      { says: "1時間前に通知して", act: { kind: "change" }, changes: { m: { reminders: [60] } } },
    ],
  },
  {
    id: "if-it-rains",
    now: TOKYO,
    turns: [{ says: "金曜に雨が降ったら山登りは行かない", act: { kind: "not-understood" } }],
  },
];
