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
    ["明天上午十点复查，我这记性不行", "明天上午十点复查"],
    ["明早七点半提醒我吃药，今天就给忘了", "明早七点半提醒我吃药"],
    ["老师刚在群里说的，周五交论文", "周五交论文"],
    ["总算周三了，看看这周末有什么安排", "看看这周末有什么安排"],
    ["我看牙是几号来着？老是忘", "我看牙是几号来着？"],
    ["改成十二点半吧，他们说路上堵", "改成十二点半吧"],
    ["明天看牙去不了了，临时要加班，改到周五下午两点", "明天看牙去不了了，改到周五下午两点"],
    ["小王去不了了，改到周五下午三点", "改到周五下午三点"],
    ["后天下午两点去接机，我表弟从国外回来，帮我记着点", "后天下午两点去接机"],
    ["十分钟后喊我下楼拿外卖，骑手快到了", "十分钟后喊我下楼拿外卖"],
    ["明天下午四点去接女儿，我妈这两天不在家", "明天下午四点去接女儿"],
    ["晚上七点的健身帮我删了，今天实在不想动", "晚上七点的健身帮我删了"],
    ["后天的牙医帮我取消，我自己跟诊所说过了", "后天的牙医帮我取消"],
  ])("is left out: %s", (text, rest) => expect(plain(text)).toBe(rest));

  it.each([
    ["晚上，白天我上班不在家", "晚上"],
    ["上午九点半吧 早点去人少", "上午九点半吧"],
    ["就这一次，老师堵车", "就这一次"],
  ])("is left out of an answer: %s", (text, rest) => expect(plain(text, true)).toBe(rest));

  it("is no event that's put right", () =>
    expect(plain("周三上午十点开会，不对，是周四上午十点，我看错了")).toContain("开会"));

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
    "去不了了",
    "我去不了",
    "时间不行",
    "今天说不用了",
    "今天改地方了",
    "跟小美约好了",
    "算了，先不记了",
  ])("keeps an event from being added at once where it says more: %s", (said) => {
    expect(isCertain(`明天下午三点开会，${said}`)).toBe(false);
  });

  it.each([
    "明天的例会取消，就这回，老师有事",
    "周五的例会改线上了",
    "周六的钢琴课先停一次吧",
    "我明天下午三点要开会吗？忘了",
  ])("tells of no new event where it's about one that there is: %s", (text) =>
    expect(understand(plain(text), reading).kind).toBe("unknown"),
  );

  it("adds an event that's about a cancellation", () =>
    expect(understand("明天下午三点提醒我取消健身房会员", reading)).toMatchObject({
      kind: "calendar.create",
      wish: { title: "取消健身房会员", isDoubtful: true },
    }));

  it.each(["那就", "谢", "哈", "一下", "到日历", "不对，", "撤销", "删错了", "哦，", "吗？", "去不了", "周三了，"])(
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
