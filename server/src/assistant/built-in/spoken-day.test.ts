import { describe, expect, it } from "@jest/globals";
import { NOTHING_SAID } from "../dialogue/dialogue.ts";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";
import { dayFor } from "./spoken-day.ts";

const DONE = { ...NOTHING_SAID, doneOn: "2026-11-19" };

describe("the day that a time without a day is on", () => {
  it.each(["その後17時からジムも", "あと17時にも散髪入れて", "それから18時に買い物"])(
    "is that of what was just written: %s",
    (text) => expect(dayFor(text, DONE, "ja")?.toString()).toBe("2026-11-19"),
  );

  it.each(["17時にジム", "あと30分で出る"])("isn't, where nothing goes on from that: %s", (text) =>
    expect(dayFor(text, DONE, "ja")).toBeUndefined(),
  );

  it("is that of the question before, whatever was written before that", () =>
    expect(dayFor("その後17時", { ...DONE, day: "2026-11-25" }, "ja")?.toString()).toBe("2026-11-25"));
});

/** A conversation on Saturday 28 November 2026. */
function conversation(language: string) {
  const ports = fakePorts();
  const { person } = requestOf({});
  const say = talk(ports, {
    person: { ...person, language, timezone: "Europe/Berlin" },
    sentAt: new Date("2026-11-28T09:00:00.000Z"),
  });
  return { say, starts: () => ports.events.map(({ start }) => start) };
}

describe("the weekday of a new event or question", () => {
  it.each([
    ["en", "what do I have on Monday", "brunch on sunday at 11"],
    ["en", "am I free on monday?", "brunch with Zoe sunday at 11"],
    ["en", "what's the first thing on monday", "brunch on sunday at 11"],
    ["vi", "thứ hai có gì", "ăn trưa với An chủ nhật lúc 11h"],
    ["zh-CN", "周一有什么安排", "周日11点早午餐"],
    ["ja", "月曜の予定は？", "日曜11時にブランチ"],
    ["de", "Was habe ich am Montag?", "Brunch am Sonntag um 11"],
    ["es", "¿Qué tengo el lunes?", "Brunch el domingo a las 11"],
    ["fr", "Qu'est-ce que j'ai lundi ?", "Brunch dimanche à 11h"],
    ["it", "Cosa ho lunedì?", "Brunch domenica alle 11"],
    ["pt", "O que eu tenho na segunda?", "Brunch no domingo às 11h"],
    ["ru", "Что у меня в понедельник?", "Бранч в воскресенье в 11"],
    ["ko", "월요일에 뭐 있어?", "일요일 11시에 브런치"],
  ])("is the coming one, whichever coming day was asked about: %s, %s, %s", async (language, question, order) => {
    const { say, starts } = conversation(language);
    await say(question);
    await say(order);
    expect(starts()).toEqual(["2026-11-29T10:00:00.000Z"]);
  });

  it.each([
    ["en", "what do I have on Monday 14 December?", "is Sunday evening still open?", "tomorrow"],
    ["en", "what do I have on Monday", "and Tuesday?", "1 December"],
    ["en", "what do I have on Monday 14 December?", "and Tuesday?", "15 December"],
    ["de", "Was habe ich nächste Woche?", "Und am Sonntag?", "6. Dezember"],
    ["de", "Was habe ich am Montag?", "Habe ich am Sonntagabend Zeit?", "morgen"],
    ["ja", "月曜の予定は？", "日曜の夜は空いてる？", "明日"],
  ])("of a question is its own unless the question only follows: %s, %s, %s", async (language, question, next, day) => {
    const { say } = conversation(language);
    await say(question);
    expect((await say(next)).text).toContain(day);
  });

  it("is asked for after a later week was asked about, and told by an answer", async () => {
    const { say, starts } = conversation("en");
    await say("am I free on Thursday 10 December?");
    expect((await say("lunch with Jo friday at 12")).text).toBe("Friday 4 December or Friday 11 December?");
    expect(starts()).toEqual([]);
    await say("the 11th");
    expect(starts()).toEqual(["2026-12-11T11:00:00.000Z"]);
  });
});
