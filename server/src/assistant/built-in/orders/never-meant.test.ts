import { describe, expect, it } from "@jest/globals";
import { readDialogue } from "../../dialogue/dialogue.ts";
import { fakePorts, requestOf } from "../../testing/scene.ts";
import { talk } from "../../testing/talk.ts";

const conversation = (language: string) => {
  const ports = fakePorts();
  return { say: talk(ports, { person: { ...requestOf({}).person, language } }), events: ports.events };
};

describe("what's said of an event that nobody orders", () => {
  it.each([
    ["en", "The dentist tomorrow at 10 cancelled"],
    ["en", "Lunch tomorrow at noon? Not sure yet, don't add it"],
    ["vi", "Tôi ghét họp ngày mai lúc 10 giờ"],
    ["zh-CN", "邮件说：明天10点创建会议"],
    ["ja", "メールに書いてある：明日10時に会議を作成"],
    ["de", "In der Mail steht: Meeting morgen um 10 anlegen"],
    ["de", "Lieber kein Meeting morgen um 10"],
    ["de", "Morgen um 10 Uhr regnet es bestimmt"],
    ["es", "Comida con Sam mañana a las 12 sería genial, pero no puedo"],
    ["fr", "Plus jamais de yoga demain à 7h"],
    ["it", "Pranzo con Sam domani alle 12 sarebbe bello, ma non posso"],
    ["pt", "O dentista de amanhã às 10 cancelou"],
    ["ru", "Стоматолог завтра в 10 отменил приём"],
    ["ko", "내일 12시에 샘과 점심을 추가하려고 했는데 안 할래"],
  ])("is neither written nor proposed, in %s: %s", async (language, text) => {
    const { say, events } = conversation(language);
    const { dialogue } = await say(text);
    expect(events).toEqual([]);
    expect(readDialogue(dialogue).question).toBeNull();
  });

  it.each([
    ["zh-CN", "老板说明天10点安排会议"],
    ["vi", "Sếp bảo thêm cuộc họp ngày mai lúc 10 giờ"],
  ])("is proposed if it may be an order that's passed on, in %s: %s", async (language, text) => {
    const { say, events } = conversation(language);
    await say(text);
    expect(events).toEqual([]);
    await say(language === "vi" ? "có" : "是");
    expect(events).toHaveLength(1);
  });
});
