import type { Dialogue } from "../dialogue.ts";

/** As people write in a hurry and speak: with reasons and feelings around what they want, in dialects, and in kana. */
export const HEARD: readonly Dialogue[] = [
  {
    id: "after-the-day-shift",
    now: "Wed 2026-11-18 21:40 Asia/Tokyo",
    turns: [
      {
        says: "明後日の日勤終わりに美容院予約取れた〜18時半から、カレンダー入れといて",
        act: { kind: "create" },
        adds: { hair: { title: ["美容院", "日勤終わりに美容院", "美容院予約"], on: "Fri 2026-11-20 18:30-19:30" } },
      },
    ],
  },
  {
    id: "deadline-exclaimed",
    now: "Mon 2026-10-05 13:20 Asia/Tokyo",
    turns: [
      {
        says: "やば、統計学のレポートの締切10月16日だった！忘れんように入れといて",
        act: { kind: "create" },
        adds: {
          report: { title: ["統計学のレポートの締切", "統計学のレポート締切", "レポートの締切"], on: "Fri 2026-10-16" },
        },
      },
    ],
  },
  {
    id: "kansai-delivery",
    now: "Thu 2026-07-09 09:00 Asia/Tokyo",
    turns: [
      {
        says: "明日の昼2時に酒屋さん来るさかい、予定入れといてくれへん？ほんまいつも急やねん",
        act: { kind: "create" },
        adds: { sake: { title: ["酒屋さん来る", "酒屋さん", "酒屋さんが来る"], on: "Fri 2026-07-10 14:00-15:00" } },
      },
    ],
  },
  {
    id: "elder-announces",
    now: "Mon 2027-02-08 10:30 Asia/Tokyo",
    turns: [
      {
        says: "二月十五日の午前九時半に市民病院で眼科の検査がございます。忘れそうなので書いておいてください。",
        act: { kind: "create" },
        adds: { eye: { title: "眼科の検査", on: "Mon 2027-02-15 09:30-10:30", location: "市民病院" } },
      },
    ],
  },
  {
    id: "as-the-boss-said",
    now: "Thu 2027-03-11 11:05 Asia/Tokyo",
    turns: [
      {
        says: "さっき部長に言われたやつなんだけど、3/18 16:00-17:30で予算レビュー入れて",
        act: { kind: "create" },
        adds: { review: { title: "予算レビュー", on: "Thu 2027-03-18 16:00-17:30" } },
      },
    ],
  },
  {
    id: "oven-in-twenty",
    now: "Fri 2026-12-04 18:05 Asia/Tokyo",
    turns: [
      {
        says: "あと20分したらオーブン見るって声かけて、焦がしそうだから",
        act: { kind: "remind" },
        adds: {
          oven: {
            title: ["オーブン見る", "オーブンを見る", "オーブン"],
            on: "Fri 2026-12-04 18:25-18:40",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "husband-forgets",
    now: "Mon 2027-06-07 22:15 Asia/Tokyo",
    turns: [
      {
        says: "明日の朝6時半に燃えるゴミ出すのリマインドしてー旦那ぜったい忘れるし",
        act: { kind: "remind" },
        adds: {
          trash: {
            title: ["燃えるゴミ出す", "燃えるゴミを出す", "燃えるゴミ出し", "燃えるゴミ出すの"],
            on: "Tue 2027-06-08 06:30-06:45",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "place-undecided",
    now: "Wed 2026-10-21 16:00 Asia/Tokyo",
    turns: [
      {
        says: "金曜の夜7時からサークルの飲み会〜〜場所はまだ未定だけどとりあえず入れて",
        act: { kind: "create" },
        adds: { drinks: { title: ["サークルの飲み会", "飲み会"], on: "Fri 2026-10-23 19:00-20:00" } },
      },
    ],
  },
  {
    id: "decided-to-do-yoga",
    now: "Tue 2027-04-06 20:00 Asia/Tokyo",
    turns: [
      {
        says: "来週から毎週水曜の19時〜20時半ヨガ通うことにした！登録よろしく",
        act: { kind: "create" },
        adds: {
          yoga: { title: ["ヨガ", "ヨガ通う"], on: "Wed 2027-04-14 19:00-20:30", recurrence: "FREQ=WEEKLY;BYDAY=WE" },
        },
      },
    ],
  },
  {
    id: "two-in-one-breath",
    now: "Thu 2026-11-26 12:40 Asia/Tokyo",
    turns: [
      {
        says: "明日10時から朝会で、そのあと14時に面接も入ったから両方入れといて",
        act: { kind: "create" },
        adds: {
          morning: { title: "朝会", on: "Fri 2026-11-27 10:00-11:00" },
          interview: { title: "面接", on: "Fri 2026-11-27 14:00-15:00" },
        },
      },
    ],
  },
  {
    id: "trip-and-tickets",
    now: "Fri 2026-12-04 12:30 Asia/Tokyo",
    turns: [
      {
        says: "12月26日から29日まで実家に帰省するから入れといて〜新幹線はもう取った",
        act: { kind: "create" },
        adds: { home: { title: ["実家に帰省", "帰省", "実家に帰省する"], on: "Sat 2026-12-26 - Tue 2026-12-29" } },
      },
    ],
  },
  {
    id: "all-in-kana",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    turns: [
      {
        says: "らいしゅうの火曜 11じに はいしゃ よやくした いれといて",
        act: { kind: "create" },
        adds: {
          dentist: { title: ["はいしゃ", "はいしゃ よやく", "はいしゃよやく"], on: "Tue 2026-11-24 11:00-12:00" },
        },
      },
    ],
  },
  {
    id: "kyushu-movie",
    now: "Fri 2027-05-14 21:00 Asia/Tokyo",
    turns: [
      {
        says: "明日さ、昼の1時から天神で友達と映画みるけん予定に入れとって",
        act: { kind: "create" },
        adds: {
          movie: {
            title: ["友達と映画みる", "友達と映画", "友達と映画を見る", "友達と映画をみる"],
            on: "Sat 2027-05-15 13:00-14:00",
            location: "天神",
          },
        },
      },
    ],
  },
  {
    id: "thinking-of-the-gym",
    now: "Tue 2026-08-18 22:00 Asia/Tokyo",
    turns: [
      { says: "明日7時からジム行こっかなー、予定入れといて", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "あ、朝じゃなくて夜ね",
        act: { kind: "create" },
        adds: { gym: { title: ["ジム", "ジム行く", "ジムに行く"], on: "Wed 2026-08-19 19:00-20:00" } },
      },
    ],
  },
  {
    id: "place-after-moving",
    now: "Wed 2026-11-18 12:15 Asia/Tokyo",
    turns: [
      {
        says: "土曜の12時に美咲とランチ入れて",
        act: { kind: "create" },
        adds: { lunch: { title: "美咲とランチ", on: "Sat 2026-11-21 12:00-13:00" } },
      },
      {
        says: "ごめんやっぱ13時からで",
        act: { kind: "move" },
        changes: { lunch: { on: "Sat 2026-11-21 13:00-14:00" } },
      },
      {
        says: "場所は代官山の蔦屋にしといて",
        act: { kind: "change" },
        changes: { lunch: { location: "代官山の蔦屋" } },
      },
    ],
  },
  {
    id: "right-after-all",
    now: "Thu 2027-03-11 15:00 Asia/Tokyo",
    turns: [
      {
        says: "来週の月曜10時から棚卸し入れといてください",
        act: { kind: "create" },
        adds: { stock: { title: "棚卸し", on: "Mon 2027-03-15 10:00-11:00" } },
      },
      {
        says: "あ、ちがう再来週の月曜だったわ",
        act: { kind: "move" },
        changes: { stock: { on: "Mon 2027-03-22 10:00-11:00" } },
      },
      {
        says: "すみません、合ってました。今の変更元に戻してください",
        act: { kind: "undo" },
        changes: { stock: { on: "Mon 2027-03-15 10:00-11:00" } },
      },
    ],
  },
  {
    id: "well-the-title",
    now: "Mon 2026-09-14 17:00 Asia/Tokyo",
    turns: [
      { says: "明日の15時に予定入れてほしい", act: { kind: "ask", about: "title", to: "create" } },
      {
        says: "えっと、税理士さんと打ち合わせ",
        act: { kind: "create" },
        adds: { tax: { title: "税理士さんと打ち合わせ", on: "Tue 2026-09-15 15:00-16:00" } },
      },
    ],
  },
  {
    id: "sorry-tomorrow",
    now: "Wed 2026-11-18 14:20 Asia/Tokyo",
    turns: [
      { says: "今日の11時に銀行行くって入れといて", act: { kind: "ask", about: "past", to: "create" } },
      {
        says: "あーごめん明日でした",
        act: { kind: "create" },
        adds: { bank: { title: ["銀行行く", "銀行", "銀行に行く"], on: "Thu 2026-11-19 11:00-12:00" } },
      },
    ],
  },
  {
    id: "cannot-leave-work",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: {
      dentist: { title: "歯医者", on: "Thu 2026-11-19 15:00-15:30" },
      reunion: { title: "高校の同窓会", on: "Sat 2026-11-21 18:00-21:00" },
    },
    turns: [
      {
        says: "明日の歯医者、仕事抜けられそうにないから16時半にずらして",
        act: { kind: "move" },
        changes: { dentist: { on: "Thu 2026-11-19 16:30-17:00" } },
      },
    ],
  },
  {
    id: "what-is-written-as",
    now: "Fri 2027-01-22 18:10 Asia/Tokyo",
    calendar: {
      meeting: { title: "打ち合わせ", on: "Mon 2027-01-25 11:00-12:00" },
      gym: { title: "ジム", on: "Tue 2027-01-26 19:00-20:00" },
    },
    turns: [
      {
        says: "月曜の打ち合わせって書いてあるやつ、名前「A社キックオフ」に変えといて",
        act: { kind: "rename" },
        changes: { meeting: { title: "A社キックオフ" } },
      },
    ],
  },
  {
    id: "half-an-hour-is-too-short",
    now: "Mon 2026-09-14 16:00 Asia/Tokyo",
    calendar: { talk: { title: "店長面談", on: "Tue 2026-09-15 14:00-14:30" } },
    turns: [
      {
        says: "明日の店長面談、30分じゃ足りんから1時間にして",
        act: { kind: "change" },
        changes: { talk: { on: "Tue 2026-09-15 14:00-15:00" } },
      },
    ],
  },
  {
    id: "reunion-is-off",
    now: "Wed 2026-11-18 10:00 Asia/Tokyo",
    calendar: {
      dentist: { title: "歯医者", on: "Thu 2026-11-19 15:00-15:30" },
      reunion: { title: "高校の同窓会", on: "Sat 2026-11-21 18:00-21:00" },
    },
    turns: [
      {
        says: "同窓会なくなったって。消しといてー",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["reunion"] },
      },
      { says: "うん消して", act: { kind: "confirm", to: "cancel" }, removes: ["reunion"] },
    ],
  },
  {
    id: "keep-it-after-all",
    now: "Fri 2026-12-04 12:00 Asia/Tokyo",
    calendar: { party: { title: "会社の忘年会", on: "Fri 2026-12-18 18:30-21:00" } },
    turns: [
      {
        says: "忘年会めんどくさいな…もう予定から消しちゃって",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["party"] },
      },
      { says: "いや、やっぱやめとく。怒られそう", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "only-that-week",
    now: "Thu 2027-04-15 12:30 Asia/Tokyo",
    calendar: { yoga: { title: "ヨガ", on: "Wed 2027-04-14 19:00-20:30", recurrence: "FREQ=WEEKLY;BYDAY=WE" } },
    turns: [
      {
        says: "来週の水曜のヨガだけ休むから消しといて、出張なんだよね",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["yoga"] },
      },
      {
        says: "うん",
        act: { kind: "confirm", to: "cancel" },
        changes: { yoga: { exceptions: ["Wed 2027-04-21 19:00"] } },
      },
    ],
  },
  {
    id: "false-rumor",
    now: "Wed 2026-10-21 13:00 Asia/Tokyo",
    calendar: { drinks: { title: "ゼミの飲み会", on: "Fri 2026-10-23 19:00-22:00" } },
    turns: [
      {
        says: "ゼミの飲み会土曜に変更になったらしい、直して",
        act: { kind: "move" },
        changes: { drinks: { on: "Sat 2026-10-24 19:00-22:00" } },
      },
      {
        says: "ちょ、デマだった笑 元に戻して",
        act: { kind: "undo" },
        changes: { drinks: { on: "Fri 2026-10-23 19:00-22:00" } },
      },
    ],
  },
  {
    id: "note-in-quotes",
    now: "Wed 2027-05-19 20:10 Asia/Tokyo",
    calendar: { check: { title: "1歳半健診", on: "Thu 2027-05-20 13:00-14:30" } },
    turns: [
      { says: "明日の健診、30分前に通知して", act: { kind: "change" }, changes: { check: { reminders: [30] } } },
      {
        says: "あとメモに「母子手帳と問診票」って書いといて",
        act: { kind: "change" },
        changes: { check: { description: "母子手帳と問診票" } },
      },
    ],
  },
  {
    id: "deleted-by-mistake-heard",
    now: "Thu 2026-11-26 12:00 Asia/Tokyo",
    calendar: {
      nail: { title: "ネイルサロン", on: "Sat 2026-11-28 14:00-15:30" },
      hair: { title: "美容室", on: "Sun 2026-11-29 11:00-12:30" },
    },
    turns: [
      { says: "土曜のネイルサロン取り消して", act: { kind: "ask", about: "confirm", to: "cancel", among: ["nail"] } },
      { says: "はーい", act: { kind: "confirm", to: "cancel" }, removes: ["nail"] },
      { says: "あっ間違えた！！今の戻して", act: { kind: "undo" }, restores: ["nail"] },
    ],
  },
  {
    id: "sleepy-question",
    now: "Mon 2026-09-14 22:00 Asia/Tokyo",
    calendar: {
      early: { title: "朝練", on: "Tue 2026-09-15 07:00-08:00" },
      exam: { title: "小テスト", on: "Wed 2026-09-16 09:00-10:00" },
    },
    turns: [{ says: "ねむ。。明日の予定なんだっけ", act: { kind: "list", days: "Tue 2026-09-15", events: ["early"] } }],
  },
  {
    id: "into-that-slot",
    now: "Tue 2026-08-18 10:00 Asia/Tokyo",
    calendar: { perm: { title: "パーマ 小川様", on: "Thu 2026-08-20 10:00-12:00" } },
    turns: [
      { says: "木曜の14時って空いてますか", act: { kind: "free", span: "Thu 2026-08-20 14:00-15:00", busy: [] } },
      {
        says: "じゃあそこに佐々木様のカット入れてください",
        act: { kind: "create" },
        adds: { cut: { title: ["佐々木様のカット", "佐々木様カット"], on: "Thu 2026-08-20 14:00-15:00" } },
      },
    ],
  },
  {
    id: "kansai-towels",
    now: "Thu 2027-03-11 16:00 Asia/Tokyo",
    turns: [
      { says: "タオル探してや", act: { kind: "find-product", q: "タオル" } },
      { says: "もうちょい安いのないん？", act: { kind: "find-product", q: "タオル", sort: "price-asc" } },
      { says: "最初のやつ在庫どんくらいあるん", act: { kind: "product-detail", product: 1, of: "stock" } },
    ],
  },
  {
    id: "maybe-drinks",
    now: "Fri 2026-12-04 19:00 Asia/Tokyo",
    calendar: { ski: { title: "スキー", on: "Sat 2027-01-16 08:00-17:00" } },
    turns: [
      { says: "来週の土曜は飲み会あるかもだけど、まだ決まってないから入れないでね", act: { kind: "not-understood" } },
    ],
  },
  {
    id: "school-sports-day",
    now: "Wed 2027-05-19 21:30 Asia/Tokyo",
    turns: [
      {
        says: "29日の土曜、運動会です！朝8時半から14時まで。お弁当作らなきゃ…とりあえず予定に入れて",
        act: { kind: "create" },
        adds: { sports: { title: "運動会", on: "Sat 2027-05-29 08:30-14:00" } },
      },
    ],
  },
  {
    id: "closed-over-new-year",
    now: "Mon 2026-12-07 15:00 Asia/Tokyo",
    turns: [
      {
        says: "12月30日から1月3日まで店閉めるんで、「年末年始休業」って入れといて",
        act: { kind: "create" },
        adds: { closed: { title: "年末年始休業", on: "Wed 2026-12-30 - Sun 2027-01-03" } },
      },
    ],
  },
  {
    id: "call-out-to-me",
    now: "Sat 2027-06-05 14:00 Asia/Tokyo",
    turns: [
      {
        says: "1時間半後に迎え行くから声かけてね、寝ちゃいそう",
        act: { kind: "remind" },
        adds: { pick: { title: ["迎え行く", "迎えに行く", "迎え"], on: "Sat 2027-06-05 15:30-15:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "forgot-three-times",
    now: "Mon 2026-11-16 20:00 Asia/Tokyo",
    turns: [
      {
        says: "明日の19時にパスポートの更新書類出すのリマインドお願い〜もう3回忘れてる笑",
        act: { kind: "remind" },
        adds: {
          passport: {
            title: [
              "パスポートの更新書類出す",
              "パスポートの更新書類を出す",
              "パスポートの更新書類出すの",
              "パスポートの更新書類",
            ],
            on: "Tue 2026-11-17 19:00-19:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "both-please",
    now: "Tue 2026-09-01 08:40 Asia/Tokyo",
    turns: [
      {
        says: "金曜10時に皮膚科、土曜13時にネイル。2つともお願い",
        act: { kind: "create" },
        adds: {
          skin: { title: "皮膚科", on: "Fri 2026-09-04 10:00-11:00" },
          nail: { title: "ネイル", on: "Sat 2026-09-05 13:00-14:00" },
        },
      },
    ],
  },
  {
    id: "kansai-drinks",
    now: "Mon 2026-08-10 18:30 Asia/Tokyo",
    turns: [
      {
        says: "あさっての晩7時に梅田で部長と飲みやわ…しんど。入れといて",
        act: { kind: "create" },
        adds: { drinks: { title: ["部長と飲み"], on: "Wed 2026-08-12 19:00-20:00", location: "梅田" } },
      },
    ],
  },
  {
    id: "tohoku-office",
    now: "Thu 2027-02-18 17:00 Asia/Tokyo",
    turns: [
      {
        says: "明日の朝9時に役場さ行ぐから予定さ入れてけろ",
        act: { kind: "create" },
        adds: { office: { title: ["役場さ行ぐ", "役場", "役場に行く"], on: "Fri 2027-02-19 09:00-10:00" } },
      },
    ],
  },
  {
    id: "place-at-the-end",
    now: "Wed 2027-04-14 13:30 Asia/Tokyo",
    turns: [
      {
        says: "金曜の午後2時からＺ社とうちあわせいれといて、場所は本社3階ね",
        act: { kind: "create" },
        adds: {
          z: {
            title: ["Ｚ社とうちあわせ", "Z社とうちあわせ", "Z社と打ち合わせ"],
            on: "Fri 2027-04-16 14:00-15:00",
            location: "本社3階",
          },
        },
      },
    ],
  },
  {
    id: "let-it-ring",
    now: "Mon 2026-10-26 22:00 Asia/Tokyo",
    turns: [
      {
        says: "明日13:15 オンライン診療 5分前に鳴らして",
        act: { kind: "create" },
        adds: { doctor: { title: "オンライン診療", on: "Tue 2026-10-27 13:15-14:15", reminders: [5] } },
      },
    ],
  },
  {
    id: "holiday-after-all",
    now: "Fri 2026-10-30 10:00 Asia/Tokyo",
    turns: [
      {
        says: "来週の火曜13時に家庭訪問の予定入れたいです、先生が来るので",
        act: { kind: "create" },
        adds: { visit: { title: "家庭訪問", on: "Tue 2026-11-03 13:00-14:00" } },
      },
      {
        says: "あ、祝日だった…11月10日の間違いです",
        act: { kind: "move" },
        changes: { visit: { on: "Tue 2026-11-10 13:00-14:00" } },
      },
    ],
  },
  {
    id: "rather-sleep",
    now: "Sat 2027-06-05 20:00 Asia/Tokyo",
    turns: [
      {
        says: "今日25時からサッカー見るから入れといて！",
        act: { kind: "create" },
        adds: { soccer: { title: ["サッカー見る", "サッカー", "サッカーを見る"], on: "Sun 2027-06-06 01:00-02:00" } },
      },
      { says: "やっぱ寝るわ、今のなしで", act: { kind: "undo" }, removes: ["soccer"] },
    ],
  },
  {
    id: "no-such-day",
    now: "Mon 2027-02-08 14:00 Asia/Tokyo",
    turns: [
      { says: "2月30日の10時に水道工事の立ち会い入れて", act: { kind: "ask", about: "impossible-date", to: "create" } },
      {
        says: "あれ、ないか。26日の間違いでした",
        act: { kind: "create" },
        adds: { water: { title: ["水道工事の立ち会い"], on: "Fri 2027-02-26 10:00-11:00" } },
      },
    ],
  },
  {
    id: "half-past-is-better",
    now: "Thu 2026-11-26 13:00 Asia/Tokyo",
    turns: [
      {
        says: "17時に牛乳買うってリマインドして",
        act: { kind: "remind" },
        adds: { milk: { title: ["牛乳買う", "牛乳を買う"], on: "Thu 2026-11-26 17:00-17:15", reminders: [0] } },
      },
      {
        says: "あ、17時半のほうがいいや",
        act: { kind: "move" },
        changes: { milk: { on: "Thu 2026-11-26 17:30-17:45" } },
      },
    ],
  },
  {
    id: "interview-in-another-office",
    now: "Thu 2027-02-18 11:00 Asia/Tokyo",
    calendar: { talk: { title: "一次面接", on: "Mon 2027-02-22 13:00-14:00", location: "本社" } },
    turns: [
      {
        says: "月曜の一次面接なんですが、場所が品川オフィスに変わったので直しておいてください",
        act: { kind: "change" },
        changes: { talk: { location: "品川オフィス" } },
      },
    ],
  },
  {
    id: "reminder-for-that-one",
    now: "Fri 2026-10-16 20:00 Asia/Tokyo",
    calendar: { piano: { title: "ピアノ", on: "Tue 2026-10-06 16:30-17:30", recurrence: "FREQ=WEEKLY;BYDAY=TU" } },
    turns: [
      {
        says: "来週の火曜のピアノだけ18時からになったから変更お願い",
        act: { kind: "move" },
        changes: { piano: { exceptions: ["Tue 2026-10-20 16:30"] } },
        adds: { once: { title: "ピアノ", on: "Tue 2026-10-20 18:00-19:00" } },
      },
      {
        says: "ありがとう、あと来週のそれ10分前に通知も",
        act: { kind: "change" },
        changes: { once: { reminders: [10] } },
      },
    ],
  },
  {
    id: "quarrel",
    now: "Sat 2027-06-05 09:00 Asia/Tokyo",
    calendar: { date: { title: "健太とデート", on: "Sun 2027-06-06 13:00-18:00" } },
    turns: [
      {
        says: "健太とケンカした。明日のデート消して",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["date"] },
      },
      { says: "……やっぱいい、消さないで", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "takahashis-one",
    now: "Tue 2026-09-01 10:00 Asia/Tokyo",
    calendar: {
      a: { title: "面談 鈴木", on: "Wed 2026-09-02 10:00-10:30" },
      b: { title: "面談 高橋", on: "Wed 2026-09-02 15:00-15:30" },
    },
    turns: [
      {
        says: "明日の面談、木曜の同じ時間に変えたいんだけど",
        act: { kind: "ask", about: "which", to: "move", among: ["a", "b"] },
      },
      { says: "高橋さんのやつ", act: { kind: "move" }, changes: { b: { on: "Thu 2026-09-03 15:00-15:30" } } },
    ],
  },
  {
    id: "flight-changed",
    now: "Thu 2027-03-11 12:00 Asia/Tokyo",
    calendar: { flight: { title: "福岡行きフライト", on: "Sat 2027-03-13 07:30-09:30" } },
    turns: [
      {
        says: "土曜のフライト、2時間前に通知ほしい。寝坊こわい",
        act: { kind: "change" },
        changes: { flight: { reminders: [120] } },
      },
      {
        says: "あ、便が変わって8時15分発になったんだった",
        act: { kind: "move" },
        changes: { flight: { on: "Sat 2027-03-13 08:15-10:15" } },
      },
    ],
  },
  {
    id: "wife-is-angry",
    now: "Mon 2026-12-07 19:00 Asia/Tokyo",
    calendar: {
      cake: { title: "ケーキ受け取り", on: "Thu 2026-12-24 17:00-17:30" },
      clean: { title: "大掃除", on: "Sun 2026-12-27" },
    },
    turns: [
      {
        says: "大掃除の予定いらんわ、削除して",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["clean"] },
      },
      { says: "ええよ", act: { kind: "confirm", to: "cancel" }, removes: ["clean"] },
      { says: "あかん、嫁に怒られた。さっきの戻して", act: { kind: "undo" }, restores: ["clean"] },
    ],
  },
  {
    id: "school-newsletter",
    now: "Thu 2026-09-10 20:15 Asia/Tokyo",
    turns: [
      {
        says: "学校からお便りきた、来週の水曜10時半から授業参観だって。予定に入れといて",
        act: { kind: "create" },
        adds: { visit: { title: "授業参観", on: "Wed 2026-09-16 10:30-11:30" } },
      },
    ],
  },
  {
    id: "delivery-by-phone",
    now: "Tue 2026-10-06 18:30 Asia/Tokyo",
    turns: [
      {
        says: "明日9時に酒屋さんの配達くるって電話あったわ、入れといて",
        act: { kind: "create" },
        adds: {
          delivery: {
            title: ["酒屋さんの配達", "酒屋さんの配達くる", "酒屋さんの配達が来る"],
            on: "Wed 2026-10-07 09:00-10:00",
          },
        },
      },
    ],
  },
  {
    id: "party-in-shibuya",
    now: "Wed 2026-04-22 13:10 Asia/Tokyo",
    turns: [
      {
        says: "土曜19時から渋谷の鳥貴族でサークルの飲み会やるらしい、入れといて！",
        act: { kind: "create" },
        adds: {
          party: {
            title: ["サークルの飲み会", "サークル飲み会"],
            on: "Sat 2026-04-25 19:00-20:00",
            location: "渋谷の鳥貴族",
          },
        },
      },
      {
        says: "あ、22時までにしといて",
        act: { kind: "change" },
        changes: { party: { on: "Sat 2026-04-25 19:00-22:00" } },
      },
    ],
  },
  {
    id: "grandchilds-sports-day",
    now: "Mon 2026-09-21 07:50 Asia/Tokyo",
    turns: [
      {
        says: "孫の運動会が10月3日の土曜日にあるそうです。朝9時からですので書いておいてください。",
        act: { kind: "create" },
        adds: { sports: { title: ["孫の運動会", "運動会"], on: "Sat 2026-10-03 09:00-10:00" } },
      },
    ],
  },
  {
    id: "typo-of-kana",
    now: "Tue 2026-05-19 19:45 Asia/Tokyo",
    turns: [
      {
        says: "やっと健康診断の予約とれた！金曜の13時ね、予定に居れといて",
        act: { kind: "create" },
        adds: { checkup: { title: ["健康診断", "健康診断の予約"], on: "Fri 2026-05-22 13:00-14:00" } },
      },
    ],
  },
  {
    id: "scolded-if-forgotten",
    now: "Sun 2026-08-16 21:00 Asia/Tokyo",
    turns: [
      {
        says: "あさってゴミ当番やから朝7時半に教えてな、忘れたら怒られるねん",
        act: { kind: "remind" },
        adds: { garbage: { title: "ゴミ当番", on: "Tue 2026-08-18 07:30-07:45", reminders: [0] } },
      },
    ],
  },
  {
    id: "mother-in-law",
    now: "Fri 2026-03-06 12:15 Asia/Tokyo",
    turns: [
      {
        says: "日曜に義母がうちに来るって…入れといて",
        act: { kind: "ask", about: "time", to: "create" },
      },
      {
        says: "11時くらいかな",
        act: { kind: "create" },
        adds: {
          visit: {
            title: ["義母がうちに来る", "義母が来る", "義母うちに来る", "義母"],
            on: "Sun 2026-03-08 11:00-12:00",
          },
        },
      },
      {
        says: "掃除しなきゃだから1時間前に通知もつけといて",
        act: { kind: "change" },
        changes: { visit: { reminders: [60] } },
      },
    ],
  },
  {
    id: "sorry-it-was-later",
    now: "Thu 2026-10-15 22:10 Asia/Tokyo",
    turns: [
      {
        says: "来週の水曜10時に保育園の面談と、来週の木曜15時に予防接種。両方入れといて",
        act: { kind: "create" },
        adds: {
          interview: { title: "保育園の面談", on: "Wed 2026-10-21 10:00-11:00" },
          vaccine: { title: "予防接種", on: "Thu 2026-10-22 15:00-16:00" },
        },
      },
      {
        says: "ごめん予防接種は15時半だった",
        act: { kind: "move" },
        changes: { vaccine: { on: "Thu 2026-10-22 15:30-16:30" } },
      },
    ],
  },
  {
    id: "year-end-at-home",
    now: "Fri 2026-12-11 18:05 Asia/Tokyo",
    turns: [
      {
        says: "年末年始は12/28から1/3まで実家に帰省するので入れといてください",
        act: { kind: "create" },
        adds: {
          home: {
            title: ["実家に帰省", "実家に帰省する", "帰省", "実家帰省", "年末年始は実家に帰省", "年末年始 実家に帰省"],
            on: "Mon 2026-12-28 - Sun 2027-01-03",
          },
        },
      },
    ],
  },
  {
    id: "headache-no-gym",
    now: "Mon 2026-09-14 17:20 Asia/Tokyo",
    calendar: {
      gym: { title: "ジム", on: "Mon 2026-09-14 20:00-21:00" },
      shift: { title: "早番", on: "Tue 2026-09-15 07:00-16:00" },
    },
    turns: [
      {
        says: "今夜のジム、頭痛いからやめとくわ。消しといて",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["gym"] },
      },
      { says: "うん", act: { kind: "confirm", to: "cancel" }, removes: ["gym"] },
    ],
  },
  {
    id: "place-changed-by-message",
    now: "Thu 2026-08-20 12:30 Asia/Tokyo",
    calendar: {
      girls: { title: "女子会", on: "Sat 2026-08-22 12:00-14:00", location: "池袋" },
      piano: { title: "ピアノ", on: "Sat 2026-08-22 16:00-17:00" },
    },
    turns: [
      {
        says: "土曜の女子会、場所が新宿のルミネに変わったって連絡きた。直しといて",
        act: { kind: "change" },
        changes: { girls: { location: "新宿のルミネ" } },
      },
    ],
  },
  {
    id: "only-that-day",
    now: "Mon 2026-05-11 12:05 Asia/Tokyo",
    calendar: {
      english: { title: "英会話", on: "Wed 2026-04-01 19:00-20:00", recurrence: "FREQ=WEEKLY;BYDAY=WE" },
    },
    turns: [
      {
        says: "あさっての英会話、先生がお休みらしいのでその日だけ消してください",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["english"] },
      },
      {
        says: "はい、お願いします",
        act: { kind: "confirm", to: "cancel" },
        changes: { english: { exceptions: ["Wed 2026-05-13 19:00"] } },
      },
    ],
  },
  {
    id: "wrong-calendar",
    now: "Tue 2026-07-21 14:20 Asia/Tokyo",
    turns: [
      {
        says: "23日の13時から部長と面談になった、入れといて",
        act: { kind: "create" },
        adds: { boss: { title: ["部長と面談", "部長との面談"], on: "Thu 2026-07-23 13:00-14:00" } },
      },
      { says: "あー違うカレンダーだった、今の取り消して", act: { kind: "undo" }, removes: ["boss"] },
    ],
  },
  {
    id: "oversleeping-is-bad",
    now: "Wed 2026-12-02 22:00 Asia/Tokyo",
    calendar: {
      train: { title: "新幹線", on: "Fri 2026-12-04 08:12-10:40" },
      dinner: { title: "忘年会", on: "Fri 2026-12-04 18:30-20:30" },
    },
    turns: [
      {
        says: "あさっての新幹線、寝坊したらまずいから1時間半前にリマインドつけて",
        act: { kind: "change" },
        changes: { train: { reminders: [90] } },
      },
    ],
  },
  {
    id: "umbrella-and-laundry",
    now: "Tue 2026-06-16 21:40 Asia/Tokyo",
    home: "横浜",
    turns: [
      {
        says: "明日って傘いりそう？洗濯物どうしようか迷ってて",
        act: { kind: "weather", place: null, on: "Wed 2026-06-17" },
      },
    ],
  },
];
