import { describe, expect, it } from "@jest/globals";
import { isBesideReason } from "./beside-reason.ts";
import { JAPANESE_ORDERS } from "./japanese-orders.ts";

describe("an event that's named beside why something is ordered about it", () => {
  it.each([
    ["バーベキュー雨っぽいから", "バーベキュー"],
    ["子どもが熱出しちゃって面談", "保護者面談"],
    ["歯医者痛み引いたから", "歯医者"],
    ["会議先方の都合が悪いみたいな", "営業会議"],
    ["ピアノ風邪ひいたから", "ピアノのレッスン"],
  ])("%s is %s", (said, title) => expect(isBesideReason(said, title, JAPANESE_ORDERS)).toBe(true));

  it.each([
    ["会議室の予約", "会議"],
    ["会議室が取れないから", "営業会議"],
    ["会議の資料まだだから", "会議"],
    ["歯医者の予約の電話", "歯医者"],
    ["先生と面談", "保護者面談"],
    ["会議", "会議"],
  ])("%s isn't %s", (said, title) => expect(isBesideReason(said, title, JAPANESE_ORDERS)).toBe(false));

  it("is read only where a language tells how", () =>
    expect(isBesideReason("会議先方の都合が悪いから", "会議", {})).toBe(false));
});
