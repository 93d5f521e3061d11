import { describe, expect, it } from "@jest/globals";
import { processorTime } from "../../../testing/processor-time.ts";
import { isHesitant } from "../hesitant.ts";
import { plainest } from "../plainest.ts";
import { understand } from "../understand.ts";
import { inZone } from "../zone.ts";

// A Wednesday, 10:00 in Shanghai.
const now = inZone(new Date("2026-11-18T02:00:00Z"), "Asia/Shanghai");
const reading = { now, language: "zh-CN" };

const plain = (text: string, isAsked = false) => plainest(text, reading, { isAsked, hasAsked: false });

/** Whether it would be put into the calendar at once. */
const isCertain = (text: string) => {
  const intent = understand(plain(text), reading);
  return intent.kind === "calendar.create" && !intent.wish.isDoubtful && !isHesitant(text, "zh-CN");
};

describe("what's said in Chinese beside what's asked for", () => {
  it.each([
    ["明天下午三点开会，帮我记一下哈", "明天下午三点开会"],
    ["明天下午三点开会 记着啊", "明天下午三点开会"],
    ["明天下午三点开会，先把时间占上", "明天下午三点开会"],
    ["唉刚下夜班困死了，下午四点叫我起床", "下午四点叫我起床"],
    ["周五下午五点接孩子，老公出差了只能我去", "周五下午五点接孩子"],
    ["周六下午两点半看牙，牙疼死我了😭", "周六下午两点半看牙"],
    ["明天中午跟小王吃饭 他请客嘿嘿", "明天中午跟小王吃饭"],
    ["明天上午九点体检，记得带身份证", "明天上午九点体检"],
    ["把看牙挪到周五下午两点吧，想睡个懒觉", "把看牙挪到周五下午两点吧"],
    ["看牙改到周五吧，周四我要开会", "看牙改到周五吧"],
  ])("is left out: %s", (text, rest) => expect(plain(text)).toBe(rest));

  it.each([
    ["晚上，白天我上班不在家", "晚上"],
    ["上午九点半吧 早点去人少", "上午九点半吧"],
    ["就这一次，老师堵车", "就这一次"],
  ])("is left out of an answer: %s", (text, rest) => expect(plain(text, true)).toBe(rest));

  it("isn't the answer itself", () => expect(plain("是的 就这一次", true)).toBe("是的 就这一次"));

  it.each(["午饭不去了，取消掉", "有没有30欧以下的橄榄油，要有现货的", "周五下午三点，宝宝打疫苗，社区医院"])(
    "isn't what the rest is about: %s",
    (text) => expect(plain(text)).toBe(text),
  );

  it.each([
    "如果不下雨",
    "开玩笑的",
    "骗你的",
    "算了",
    "还没定",
    "看情况",
    "等老板确认",
    "先别记",
    "推迟了",
    "不去",
    "去不去",
    "你说呢",
    "已经开完了",
    "老婆也去",
    "带上老李",
    "然后去接娃",
    "还要买菜",
    "完了去健身房",
    "每周都有",
    "帮我问下小李去不去",
    "不知道行不行",
    "和我没关系",
  ])("keeps an event from being added at once where it says more: %s", (said) => {
    expect(isCertain(`明天下午三点开会，${said}`)).toBe(false);
  });

  it.each(["那就", "谢", "哈", "一下", "到日历", "不对，", "撤销", "删错了", "哦，"])(
    "takes little time to find, however often it's said: %s",
    (said) => {
      const begun = processorTime();
      for (const length of [300, 2_000]) {
        const text = `明天下午三点开会，${said.repeat(length)}`.slice(0, length - 1);
        understand(plain(`${text}x`), reading);
      }
      expect(processorTime() - begun).toBeLessThan(1_500);
    },
  );
});
