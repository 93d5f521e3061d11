import type { Dialogue } from "../dialogue.ts";

const TOKYO = "Wed 2026-11-18 10:00 Asia/Tokyo";

const WEEK = {
  dentist: { title: "歯医者", on: "Thu 2026-11-19 15:00-16:00" },
  report: { title: "月次報告会", on: "Thu 2026-11-19 16:30-17:30" },
  interview: { title: "中途採用の面接", on: "Fri 2026-11-20 10:00-11:00", location: "本社" },
  dinner: { title: "妻とディナー", on: "Fri 2026-11-20 19:00-21:00" },
};
const SCHOOL_WEEK = {
  meeting: { title: "プロジェクト定例", on: "Thu 2026-11-19 14:00-15:00" },
  hair: { title: "美容院", on: "Thu 2026-11-19 18:30-19:30" },
  parents: { title: "保護者会", on: "Fri 2026-11-20 16:00-17:30", location: "第一小学校" },
  party: { title: "大学の同窓会", on: "Sat 2026-11-21 18:00-20:00" },
};

/** As people speak: politely or in passing, several things at once, with words around them that mean nothing. */
export const SPOKEN: readonly Dialogue[] = [
  {
    id: "in-keigo",
    now: TOKYO,
    turns: [
      {
        says: "恐れ入りますが、来週水曜日の午前10時半より鈴木様とのお打ち合わせをご登録いただけますでしょうか",
        act: { kind: "create" },
        adds: { new: { title: ["鈴木様とのお打ち合わせ", "鈴木様との打ち合わせ"], on: "Wed 2026-11-25 10:30-11:30" } },
      },
    ],
  },
  {
    id: "birthday-with-the-place-last",
    now: TOKYO,
    turns: [
      {
        says: "そういえば土曜の夜6時半からお父さんの誕生日会やるんだった、銀座の天ぷら屋で",
        act: { kind: "create" },
        adds: {
          new: {
            title: ["お父さんの誕生日会", "お父さんの誕生日会やる"],
            on: "Sat 2026-11-21 18:30-19:30",
            location: "銀座の天ぷら屋",
          },
        },
      },
    ],
  },
  {
    id: "train-is-no-place",
    now: TOKYO,
    turns: [
      {
        says: "あさっての朝8時の新幹線で大阪に行く",
        act: { kind: "create" },
        adds: {
          new: {
            title: ["新幹線で大阪に行く", "新幹線で大阪", "の新幹線で大阪に行く"],
            on: "Fri 2026-11-20 08:00-09:00",
          },
        },
      },
    ],
  },
  {
    id: "three-events-of-one-day",
    now: TOKYO,
    turns: [
      {
        says: "明日は9時に健康診断、15時に美容院、19時から同窓会",
        act: { kind: "create" },
        adds: {
          a: { title: "健康診断", on: "Thu 2026-11-19 09:00-10:00" },
          b: { title: "美容院", on: "Thu 2026-11-19 15:00-16:00" },
          c: { title: "同窓会", on: "Thu 2026-11-19 19:00-20:00" },
        },
      },
    ],
  },
  {
    id: "events-line-by-line",
    now: "Sun 2026-11-22 20:00 Asia/Tokyo",
    turns: [
      {
        says: "月曜 9:00 定例\n水曜 14:00 客先訪問\n金曜 16:30 振り返り",
        act: { kind: "create" },
        adds: {
          a: { title: "定例", on: "Mon 2026-11-23 09:00-10:00" },
          b: { title: "客先訪問", on: "Wed 2026-11-25 14:00-15:00" },
          c: { title: "振り返り", on: "Fri 2026-11-27 16:30-17:30" },
        },
      },
    ],
  },
  {
    id: "rename-in-quotes",
    now: TOKYO,
    calendar: WEEK,
    turns: [
      {
        says: "「妻とディナー」を「結婚記念日」に名前変更して",
        act: { kind: "rename" },
        changes: { dinner: { title: "結婚記念日" } },
      },
    ],
  },
  {
    id: "another-place",
    now: TOKYO,
    calendar: WEEK,
    turns: [
      {
        says: "金曜の面接、場所を新宿オフィス12階に変更",
        act: { kind: "change" },
        changes: { interview: { location: "新宿オフィス12階" } },
      },
    ],
  },
  {
    id: "do-not-let-me-forget",
    now: TOKYO,
    turns: [
      {
        says: "今夜10時に薬を飲むのを忘れないように教えて",
        act: { kind: "remind" },
        adds: { new: { title: ["薬を飲む", "薬を飲むの"], on: "Wed 2026-11-18 22:00-22:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "remind-the-day-before",
    now: TOKYO,
    calendar: WEEK,
    turns: [
      { says: "月次報告会、前日にリマインドして", act: { kind: "change" }, changes: { report: { reminders: [1440] } } },
    ],
  },
  {
    id: "business-trip-of-three-days",
    now: TOKYO,
    turns: [
      {
        says: "木曜から土曜まで福岡出張です",
        act: { kind: "create" },
        adds: { new: { title: "福岡出張", on: "Thu 2026-11-19 - Sat 2026-11-21" } },
      },
    ],
  },
  {
    id: "the-next-three-days",
    now: TOKYO,
    calendar: { ...WEEK, late: { title: "登山", on: "Sun 2026-11-29 08:00-10:00" } },
    turns: [
      {
        says: "今日から3日間の予定を教えてください",
        act: {
          kind: "list",
          days: "Wed 2026-11-18 - Fri 2026-11-20",
          events: ["dentist", "report", "interview", "dinner"],
        },
      },
    ],
  },
  {
    id: "oil-in-stock",
    now: TOKYO,
    turns: [
      {
        says: "30ユーロ以内で在庫ありのオリーブオイルってありますか？",
        act: { kind: "find-product", q: "オリーブオイル", max: 30, inStock: true },
      },
    ],
  },
  {
    id: "which-rice-is-cheapest",
    now: TOKYO,
    turns: [
      { says: "一番安いジャスミン米ってどれ", act: { kind: "find-product", q: "ジャスミン米", sort: "price-asc" } },
    ],
  },
  {
    id: "down-jacket-or-coat",
    now: TOKYO,
    home: "仙台",
    turns: [{ says: "明日の朝って寒い？コートいる？", act: { kind: "weather", place: null, on: "Thu 2026-11-19" } }],
  },
  {
    id: "place-after-a-label",
    now: TOKYO,
    turns: [
      {
        says: "木曜13時〜15時半 デザインレビュー 場所：会議室A",
        act: { kind: "create" },
        adds: { new: { title: "デザインレビュー", on: "Thu 2026-11-19 13:00-15:30", location: "会議室A" } },
      },
    ],
  },
  {
    id: "told-that-it-moved",
    now: TOKYO,
    calendar: SCHOOL_WEEK,
    turns: [
      {
        says: "保護者会が来週月曜の16時に変わりました",
        act: { kind: "move" },
        changes: { parents: { on: "Mon 2026-11-23 16:00-17:30" } },
      },
    ],
  },
  {
    id: "cancel-the-second-of-friday",
    now: TOKYO,
    calendar: WEEK,
    turns: [
      { says: "明日なんかあったっけ", act: { kind: "list", days: "Thu 2026-11-19", events: ["dentist", "report"] } },
      { says: "じゃあ金曜は?", act: { kind: "list", days: "Fri 2026-11-20", events: ["interview", "dinner"] } },
      { says: "二つ目キャンセルで", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dinner"] } },
      { says: "うん", act: { kind: "confirm", to: "cancel" }, removes: ["dinner"] },
    ],
  },
  {
    id: "free-in-the-evening-then",
    now: TOKYO,
    calendar: WEEK,
    turns: [
      { says: "金曜の午後って時間ある？", act: { kind: "free", span: "Fri 2026-11-20 12:00-18:00", busy: [] } },
      { says: "夜は？", act: { kind: "free", span: "Fri 2026-11-20 18:00 - Sat 2026-11-21 00:00", busy: ["dinner"] } },
      {
        says: "じゃあ14時に結衣と映画",
        act: { kind: "create" },
        adds: { new: { title: "結衣と映画", on: "Fri 2026-11-20 14:00-15:00" } },
      },
    ],
  },
  {
    id: "the-later-one",
    now: TOKYO,
    calendar: {
      a: { title: "新卒の面接", on: "Thu 2026-11-19 10:00-11:00" },
      b: { title: "中途の面接", on: "Fri 2026-11-20 10:00-11:00" },
    },
    turns: [
      { says: "面接なくなった、消して", act: { kind: "ask", about: "which", to: "cancel", among: ["a", "b"] } },
      { says: "後のほう", act: { kind: "ask", about: "confirm", to: "cancel", among: ["b"] } },
      { says: "はい、お願いします", act: { kind: "confirm", to: "cancel" }, removes: ["b"] },
    ],
  },
  {
    id: "time-and-place-answered",
    now: TOKYO,
    turns: [
      { says: "金曜に接待がある", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "夜7時、赤坂で",
        act: { kind: "create" },
        adds: { new: { title: ["接待", "接待がある"], on: "Fri 2026-11-20 19:00-20:00", location: "赤坂" } },
      },
    ],
  },
  {
    id: "deleted-by-mistake",
    now: TOKYO,
    calendar: WEEK,
    turns: [
      { says: "歯医者の予定消しといて", act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist"] } },
      { says: "オッケー", act: { kind: "confirm", to: "cancel" }, removes: ["dentist"] },
      { says: "あ、間違えた。戻して", act: { kind: "undo" }, restores: ["dentist"] },
    ],
  },
  {
    id: "rename-what-was-added",
    now: TOKYO,
    turns: [
      {
        says: "来週の月曜10時に会議",
        act: { kind: "create" },
        adds: { new: { title: "会議", on: "Mon 2026-11-23 10:00-11:00" } },
      },
      { says: "タイトルをキックオフにして", act: { kind: "rename" }, changes: { new: { title: "キックオフ" } } },
      { says: "場所は3階の大会議室で", act: { kind: "change" }, changes: { new: { location: "3階の大会議室" } } },
    ],
  },
  {
    id: "remind-earlier-instead",
    now: TOKYO,
    turns: [
      {
        says: "あさっての夜8時に配信",
        act: { kind: "create" },
        adds: { new: { title: "配信", on: "Fri 2026-11-20 20:00-21:00" } },
      },
      { says: "30分前に教えて", act: { kind: "change" }, changes: { new: { reminders: [30] } } },
      { says: "やっぱり1時間前にして", act: { kind: "change" }, changes: { new: { reminders: [60] } } },
    ],
  },
  {
    id: "i-said-it-wrong",
    now: TOKYO,
    turns: [
      { says: "今日の朝8時に荷物の受け取り", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "間違えた、明日の朝8時",
        act: { kind: "create" },
        adds: { new: { title: "荷物の受け取り", on: "Thu 2026-11-19 08:00-09:00" } },
      },
    ],
  },
  {
    id: "same-time-on-sunday-and-later",
    now: TOKYO,
    calendar: WEEK,
    turns: [
      {
        says: "歯医者を日曜の同じ時間に移動",
        act: { kind: "move" },
        changes: { dentist: { on: "Sun 2026-11-22 15:00-16:00" } },
      },
      { says: "もう1時間遅く", act: { kind: "move" }, changes: { dentist: { on: "Sun 2026-11-22 16:00-17:00" } } },
    ],
  },
  {
    id: "two-events-then-both-gone",
    now: TOKYO,
    turns: [
      {
        says: "土曜9時に登山、日曜14時に映画を入れてください",
        act: { kind: "create" },
        adds: {
          hike: { title: "登山", on: "Sat 2026-11-21 09:00-10:00" },
          movie: { title: "映画", on: "Sun 2026-11-22 14:00-15:00" },
        },
      },
      {
        says: "映画のほうは15時にして",
        act: { kind: "move" },
        changes: { movie: { on: "Sun 2026-11-22 15:00-16:00" } },
      },
      { says: "やっぱり両方なしで", act: { kind: "ask", about: "confirm", to: "cancel", among: ["hike", "movie"] } },
      { says: "うん、お願い", act: { kind: "confirm", to: "cancel" }, removes: ["hike", "movie"] },
    ],
  },
  {
    id: "weekday-half-in-kana",
    now: TOKYO,
    turns: [
      {
        says: "金よう15時半　内見",
        act: { kind: "create" },
        adds: { new: { title: "内見", on: "Fri 2026-11-20 15:30-16:30" } },
      },
      { says: "違う違う、土曜", act: { kind: "move" }, changes: { new: { on: "Sat 2026-11-21 15:30-16:30" } } },
    ],
  },
  {
    id: "thursday-of-that-week",
    now: TOKYO,
    turns: [
      { says: "来週、教授に論文の相談をしたい", act: { kind: "ask", about: "when", to: "create" } },
      {
        says: "木曜の15時で",
        act: { kind: "create" },
        adds: {
          new: {
            title: ["教授に論文の相談", "教授に論文の相談をしたい", "教授に論文の相談をする"],
            on: "Thu 2026-11-26 15:00-16:00",
          },
        },
      },
    ],
  },
  {
    id: "then-at-half-past-nine",
    now: TOKYO,
    calendar: SCHOOL_WEEK,
    turns: [
      { says: "あさって忙しいかな", act: { kind: "free", span: "Fri 2026-11-20", busy: ["parents"] } },
      {
        says: "それなら9時半に歯のクリーニング入れて",
        act: { kind: "create" },
        adds: { new: { title: "歯のクリーニング", on: "Fri 2026-11-20 09:30-10:30" } },
      },
    ],
  },
  {
    id: "cannot-make-it",
    now: TOKYO,
    calendar: SCHOOL_WEEK,
    turns: [
      { says: "美容院行けなくなった", act: { kind: "ask", about: "confirm", to: "cancel", among: ["hair"] } },
      { says: "消していいよ", act: { kind: "confirm", to: "cancel" }, removes: ["hair"] },
      { says: "ごめん、やっぱり復活させて", act: { kind: "undo" }, restores: ["hair"] },
    ],
  },
];
