import { expect, it } from "@jest/globals";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";

const { person, userId } = requestOf({});

/** Asks in a language, with one event on each of the days from Thursday 19 through Sunday 22 November, and on 28 through 30 December. */
async function asked(language: string, text: string) {
  const ports = fakePorts();
  for (const day of ["11-19", "11-20", "11-21", "11-22", "12-28", "12-29", "12-30"])
    await ports.calendar.createEvent(userId, crypto.randomUUID(), {
      title: `Yoga ${day}`,
      start: `2026-${day}T09:00:00.000Z`,
      end: `2026-${day}T10:00:00.000Z`,
      timezone: "Europe/Berlin",
    });
  const { text: told } = await talk(ports, { person: { ...person, language } })(text);
  return [...told.matchAll(/Yoga (\d\d-\d\d)/gu)].map(([, day]) => day);
}

it.each([
  ["en", "What's on Dec 28 and 29?"],
  ["en", "what's on the 28th and 29th of December?"],
  ["vi", "ngày 28 và 29 tháng 12 có gì không?"],
  ["zh-CN", "12月28号和29号有什么安排"],
  ["zh-CN", "12月28、29号有什么安排"],
  ["ja", "12月28日と29日の予定は？"],
  ["de", "Was steht am 28. und 29. Dezember an?"],
  ["es", "¿Qué tengo el 28 y 29 de diciembre?"],
  ["fr", "Qu'est-ce que j'ai les 28 et 29 décembre ?"],
  ["it", "Cosa ho il 28 e 29 dicembre?"],
  ["pt", "O que tenho dias 28 e 29 de dezembro?"],
  ["ru", "Что у меня 28 и 29 декабря?"],
  ["ko", "12월 28일과 29일 일정 알려줘"],
])("lists the events of both dates that share a month: %s, %s", async (language, text) => {
  expect(await asked(language, text)).toEqual(["12-28", "12-29"]);
});

it.each([
  ["en", "what's on Saturday and Sunday?"],
  ["en", "what's on the 21st and 22nd?"],
  ["vi", "Thứ bảy và chủ nhật có gì?"],
  ["vi", "ngày 21 và 22 có lịch gì?"],
  ["zh-CN", "周六和周日有什么安排？"],
  ["ja", "土曜日と日曜日の予定は？"],
  ["ko", "토요일과 일요일 일정은?"],
])("lists the events of two days in a row: %s, %s", async (language, text) => {
  expect(await asked(language, text)).toEqual(["11-21", "11-22"]);
});

it.each([
  ["en", "what do I have on thursday and saturday?"],
  ["vi", "thứ 5 và thứ 7 mình có gì"],
  ["zh-CN", "周四和周六有什么安排"],
  ["ja", "木曜と土曜の予定は？"],
])("lists no events of the days between them: %s, %s", async (language, text) => {
  expect(await asked(language, text)).toEqual(["11-19", "11-21"]);
});

it("takes no time beside a date for another one", async () => {
  expect(await asked("en", "what's on Dec 28 and 3pm?")).not.toContain("12-30");
});
