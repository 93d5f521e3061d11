import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { plainest } from "../plainest.ts";
import { withoutAsides } from "./without-asides.ts";

const reading = { now: Temporal.ZonedDateTime.from("2026-11-18T10:00[Asia/Tokyo]"), language: "ja" };
const READER = { isTime: () => false, matters: () => false, asks: () => false };

describe("what's said beside an order in Japanese", () => {
  it.each([
    ["熱出た…明日の歯医者を消して", "明日の歯医者を消して"],
    ["明日の歯医者、仕事抜けられないから16時半にずらして", "明日の歯医者、16時半にずらして"],
    ["明日10時に会議入れて、忘れそうだから", "明日10時に会議入れて"],
    ["明日10時に帰省するから入れといて〜新幹線はもう取った", "明日10時に帰省するから入れて"],
    ["明日雨降る？シーツ洗いたいんだけど", "明日雨降る？"],
    ["金曜19時から飲み会、場所はまだ未定だけどとりあえず入れて", "金曜19時から飲み会、入れて"],
    ["同窓会なくなったって。消しといて", "同窓会なくなったって。消しといて"],
  ])("%s is read as %s", (said, plain) =>
    expect(plainest(said, reading, { isAsked: false, hasAsked: false })).toBe(plain),
  );

  it.each([
    "明日10時に会議入れて、やっぱりなしで",
    "明日10時に会議入れて、冗談だけど",
    "明日10時に会議入れて、晴れたらだけど",
    "明日10時に会議入れて、金曜だったかな",
    "明日10時に会議入れて、まだわからないけど",
    "明日10時に会議入れて、2時間なので",
    "明日10時に会議入れて、場所は本社だけど",
    "明日10時に会議入れて、田中さんも来るし",
    "明日10時に会議入れて、15分前に通知してほしいから",
    "明日10時に会議入れて、毎週やるので",
    "明日10時に会議入れて、でも行きたくないな",
    "明日10時に会議入れて、土曜だった",
    "明日10時に会議らしいけど、行かない",
    "明日10時に会議入れて、断ったけど",
  ])("has nothing that may be left out: %s", (said) => {
    const last = said.slice(said.indexOf("、") + 1);
    expect(withoutAsides(said, "ja", READER).flatMap(({ left }) => left)).not.toContain(last);
  });

  it("is left out of an answer only if the answer stays what it is", () => {
    expect(plainest("はい、お願いします。もう行かないので", reading, { isAsked: true, hasAsked: false })).toBe(
      "はい、お願いします。",
    );
    expect(plainest("うん、でもやっぱり行くかな", reading, { isAsked: true, hasAsked: false })).toBe(
      "うん、でもやっぱり行くかな",
    );
  });

  it("doesn't take a time with it that nothing else says", () => {
    expect(plainest("明日休みなので、10時に病院入れて", reading, { isAsked: false, hasAsked: false })).toContain(
      "明日",
    );
  });

  it("is never within quotes", () => {
    expect(withoutAsides("明日10時に「疲れた、もう寝るから」って入れて", "ja", READER)).toEqual([]);
  });
});
