import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { processorTime } from "../../testing/processor-time.ts";
import { isHesitant } from "./hesitant.ts";
import { standardJapanese } from "./japanese-speech.ts";
import { correctedParts } from "./self-corrected.ts";

const reading = { now: Temporal.ZonedDateTime.from("2026-11-18T10:00[Asia/Tokyo]"), language: "ja" };

describe("Japanese as people speak it", () => {
  it.each([
    ["入れといてくれへん？", "入れといてください？"],
    ["登録してもらえると助かります", "登録してください"],
    ["予定に入れとって", "予定に入れといて"],
    ["消しといてー", "消しといて"],
    ["取れた〜18時半から", "取れた、18時半から"],
    ["10時〜11時半", "10時〜11時半"],
    ["１４時〜１５時半", "１４時〜１５時半"],
    ["デマだった笑 元に戻して", "デマだった。 元に戻して"],
    ["酒屋さん来るさかい、入れて", "酒屋さん来るから、入れて"],
    ["映画みるけん予定に入れて", "映画みるから予定に入れて"],
    ["らいしゅうの火曜 11じに はいしゃ いれといて", "来週の火曜 11時に はいしゃ 入れといて"],
    ["飲みやわ", "飲みです"],
    ["朝じゃなくて夜ね", "やっぱり夜ね"],
    ["店長面談、30分じゃ足りないから1時間にして", "店長面談、1時間にして"],
    ["お、じゃあ10時に入れて", "じゃあ10時に入れて"],
    ["整形外科ですが、取りやめにして", "整形外科、取りやめにして"],
    ["お手数ですが、登録して", "お手数ですが、登録して"],
    ["「いれといてー」を読む", "「いれといてー」を読む"],
    ["けんくんと遊ぶ", "けんくんと遊ぶ"],
    ["ラーメン〜", "ラーメン〜"],
  ])("%s is %s", (said, standard) => expect(standardJapanese(said)).toBe(standard));

  it.each([
    "明日10時に会議かも",
    "土曜は飲み会あるかもだけど",
    "明日10時に行こうかな",
    "雨が降らなければ、10時に公園",
    "もし晴れたら10時に公園",
    "明日10時に打ち合わせ入れて、なんちゃって",
    "打ち合わせは16時からだと思う",
    "時間はまだ未定だけど",
  ])("only considers: %s", (said) => expect(isHesitant(said, "ja")).toBe(true));

  it.each([
    "明日10時に会議入れて",
    "できれば10時に入れて",
    "20分したら声かけて",
    "5時になったら教えて",
    "それなら明日10時に入れて",
    "かもめ食堂でランチ",
    "もしもし、明日10時に会議",
  ])("doesn't only consider: %s", (said) => expect(isHesitant(said, "ja")).toBe(false));

  it.each([
    ["明日10時に打ち合わせ入れて、いや違う11時", "11時"],
    ["明日10時に打ち合わせ入れて、あ、やっぱり11時で", "11時で"],
    ["金曜19時から飲み会、ごめん土曜だった", "土曜だった"],
    ["明日10時に打ち合わせ、11時に来客", undefined],
    ["明日10時に打ち合わせ、いや楽しみ", undefined],
  ])("puts right what's said in %s: %s", (text, instead) =>
    expect(correctedParts({ text, reading })[1]?.text).toBe(instead),
  );

  it("takes little time for long texts", () => {
    for (const unit of [
      "ー",
      "〜",
      "。",
      "、",
      "あ",
      "笑",
      "けん",
      "くれへん",
      "だけど、",
      "10分だと",
      "いや、",
      "たら",
      "かも",
    ]) {
      const text = unit.repeat(2_000 / unit.length);
      const begun = processorTime();
      standardJapanese(text);
      isHesitant(text, "ja");
      correctedParts({ text, reading });
      expect(processorTime() - begun).toBeLessThan(200);
    }
  });
});
