import { describe, expect, it } from "@jest/globals";
import { fakePorts, requestOf } from "../../testing/scene.ts";
import { talk } from "../../testing/talk.ts";

const YES = {
  en: "yes",
  vi: "có",
  "zh-CN": "是",
  ja: "はい",
  de: "ja",
  es: "sí",
  fr: "oui",
  it: "sì",
  pt: "sim",
  ru: "да",
  ko: "네",
};

/** A conversation on Saturday 28 November 2026. */
function conversation(language: string) {
  const ports = fakePorts();
  const say = talk(ports, {
    person: { ...requestOf({}).person, language, timezone: "Europe/Berlin" },
    sentAt: new Date("2026-11-28T09:00:00.000Z"),
  });
  return { ports, say };
}

describe("a day without the series that was just spoken of", () => {
  it.each([
    ["en", "gym every tuesday and thursday 7am until the end of january", "but not on christmas eve"],
    ["en", "gym every tuesday and thursday 7am", "but not on december 24"],
    ["en", "gym every tuesday and thursday 7am", "except december 24"],
    ["en", "gym every tuesday and thursday 7am", "december 24 is off"],
    ["ja", "毎週火曜と木曜の朝7時にジム、1月末まで", "12月24日は休み"],
    ["ja", "毎週火曜と木曜の朝7時にジム", "12月24日以外"],
    ["zh-CN", "每周二和周四早上7点健身", "12月24日除外"],
    ["zh-CN", "每周二和周四早上7点健身", "除了12月24日"],
    ["vi", "gym 7h sáng thứ ba và thứ năm hàng tuần", "trừ ngày 24 tháng 12"],
    ["vi", "gym 7h sáng thứ ba và thứ năm hàng tuần", "ngay 24 thang 12 nghi"],
    ["zh-CN", "每周二和周四早上7点健身", "12月24日休息"],
    ["de", "Jeden Donnerstag um 7 Uhr morgens Gym", "außer am 24. Dezember"],
    ["ko", "매주 목요일 아침 7시에 헬스", "12월 24일은 쉬어요"],
    ["de", "Jeden Dienstag und Donnerstag um 7 Uhr morgens Gym", "aber nicht am 24. Dezember"],
    ["es", "Gimnasio todos los jueves a las 7 de la mañana", "pero no el 24 de diciembre"],
    ["fr", "Gym tous les jeudis à 7h du matin", "mais pas le 24 décembre"],
    ["it", "Palestra ogni giovedì alle 7 di mattina", "ma non il 24 dicembre"],
    ["pt", "Academia toda quinta às 7h da manhã", "mas não dia 24 de dezembro"],
    ["ru", "Спортзал каждый четверг в 7 утра", "но не 24 декабря"],
    ["ko", "매주 목요일 아침 7시에 헬스", "12월 24일은 빼 줘"],
  ] as const)("is offered to be left out: %s, %s, %s", async (language, order, exception) => {
    const { ports, say } = conversation(language);
    await say(order);
    expect(ports.events).toHaveLength(1);
    await say(exception);
    expect(ports.events).toMatchObject([{ exceptions: [] }]);
    await say(YES[language]);
    expect(ports.events).toMatchObject([{ exceptions: ["2026-12-24T06:00:00.000Z"] }]);
  });

  it("isn't, where there's no such day or no such series", async () => {
    const { ports, say } = conversation("en");
    await say("gym every tuesday at 7am");
    expect((await say("but not on december 24")).text).not.toMatch(/Should I delete/);
    await say("dentist on december 24 at 9am");
    expect((await say("but not on december 24")).text).not.toMatch(/Should I delete/);
    expect(ports.events).toHaveLength(2);
  });
});
