import { describe, expect, it } from "@jest/globals";
import { proposalOf } from "./scene.ts";
import { NOTHING_SAID } from "../../dialogue/dialogue.ts";
import { fakePorts, requestOf } from "../../testing/scene.ts";
import { talk } from "../../testing/talk.ts";

const { person, userId } = requestOf({});
const TITLES = ["Dentist", "Lunch with Sam", "Yoga", "Gym"];

/** A conversation with four events, one after the other on Thursday. */
async function conversation(language: string) {
  const ports = fakePorts();
  for (const [index, title] of TITLES.entries())
    await ports.calendar.createEvent(userId, crypto.randomUUID(), {
      title,
      start: `2026-11-19T1${index}:00:00.000Z`,
      end: `2026-11-19T1${index}:30:00.000Z`,
      timezone: "Europe/Berlin",
    });
  const say = talk(ports, { person: { ...person, language } });
  return { ports, say, titles: () => ports.events.map(({ title }) => title) };
}

const named = (text: string) => TITLES.filter((title) => text.includes(title));

describe("events by their places in the last list", () => {
  it.each([
    ["en", "what's on tomorrow?", "cancel the first two", [0, 1]],
    ["en", "what's on tomorrow?", "cancel the last two events", [2, 3]],
    ["en", "what's on tomorrow?", "cancel the last one", [3]],
    ["en", "what's on tomorrow?", "cancel the first and the third", [0, 2]],
    ["en", "what's on tomorrow?", "cancel the 1st, 2nd and 4th", [0, 1, 3]],
    ["vi", "ngày mai có gì?", "hủy hai cái đầu", [0, 1]],
    ["vi", "ngày mai có gì?", "hủy cái đầu và cái thứ ba", [0, 2]],
    ["vi", "ngày mai có gì?", "hủy 2 cái cuối", [2, 3]],
    ["zh-CN", "明天有什么安排", "取消前两个", [0, 1]],
    ["zh-CN", "明天有什么安排", "取消第一个和第三个", [0, 2]],
    ["zh-CN", "明天有什么安排", "把最后两个取消", [2, 3]],
    ["ja", "明日の予定は？", "最初の2つをキャンセルして", [0, 1]],
    ["ja", "明日の予定は？", "1番目と3番目をキャンセルして", [0, 2]],
    ["ja", "明日の予定は？", "最後の2件をキャンセルして", [2, 3]],
    ["de", "Was steht morgen an?", "Sag die ersten beiden ab", [0, 1]],
    ["es", "¿Qué tengo mañana?", "cancela los dos primeros", [0, 1]],
    ["fr", "Qu'est-ce que j'ai demain ?", "annule les deux premiers", [0, 1]],
    ["it", "Cosa ho domani?", "cancella i primi due", [0, 1]],
    ["pt", "O que tenho amanhã?", "cancele os dois primeiros", [0, 1]],
    ["ru", "Что у меня завтра?", "отмени первые два", [0, 1]],
    ["ko", "내일 일정은?", "처음 두 개 취소해 줘", [0, 1]],
  ])("are asked about: %s, %s, %s", async (language, list, order, meant) => {
    const { say, titles } = await conversation(language);
    await say(list);
    expect(named((await say(order)).text)).toEqual(meant.map((index) => TITLES[index]));
    expect(titles()).toEqual(TITLES);
  });

  it("are those of the last list, when both are meant, and none of an earlier one", async () => {
    const { say } = await conversation("en");
    await say("brunch on sunday at 11am");
    await say("what's on tomorrow?");
    await say("what's on sunday?");
    expect((await say("cancel both")).text).toContain("Which event should I delete?");
    await say("what's on tomorrow?");
    await say("what's on saturday?");
    expect((await say("cancel both")).text).toContain("Which event should I delete?");
  });
});

describe("the second one, after a list without events", () => {
  it.each([
    ["en", "what's on sunday?", "thanks", "move the second one to monday"],
    ["de", "Was steht am Sonntag an?", "danke", "verschieb den zweiten auf Montag"],
    ["zh-CN", "星期天有什么安排", "谢谢", "把第二个改到星期一"],
    ["ja", "日曜の予定は？", "ありがとう", "2番目を月曜に移動して"],
    ["vi", "chủ nhật có gì", "cảm ơn", "dời cái thứ hai sang thứ hai"],
  ])("is asked for, whatever was done before: %s, %s, %s, %s", async (language, list, between, order) => {
    const ports = fakePorts();
    const say = talk(ports, { person: { ...person, language } });
    await say(
      { en: "dentist friday at 9am", de: "Zahnarzt Freitag 9:15 Uhr", vi: "nha sĩ 9h sáng thứ sáu" }[language] ??
        "2026-11-20 09:00 A",
    );
    await say(
      { en: "gym saturday at 9am", de: "Gym Samstag 9:15 Uhr", vi: "gym 9h sáng thứ bảy" }[language] ??
        "2026-11-21 09:00 B",
    );
    const before = structuredClone(ports.events);
    expect(before).toHaveLength(2);
    await say(list);
    const answers = [await say(order)];
    await say(list);
    await say(between);
    answers.push(await say(order));
    for (const { text } of answers) expect(text).toMatch(/[?？]/u);
    expect(ports.events).toEqual(before);
  });
});

describe("an answer that leaves some out", () => {
  it.each([
    ["en", "what's on tomorrow?", "cancel all of them", "yes, but not the dentist", [0]],
    ["en", "what's on tomorrow?", "cancel all of them", "all but yoga", [2]],
    ["en", "what's on tomorrow?", "cancel all of them", "ok but keep the gym", [3]],
    ["en", "what's on tomorrow?", "cancel all of them", "yes, except the dentist and yoga", [0, 2]],
    ["en", "what's on tomorrow?", "cancel all of them", "not the first one", [0]],
    ["vi", "ngày mai có gì?", "xóa hết", "ừ, trừ Dentist ra", [0]],
    ["vi", "ngày mai có gì?", "xóa hết", "ok nhưng đừng xóa Yoga", [2]],
    ["zh-CN", "明天有什么安排", "全部取消", "好，但是Dentist不要取消", [0]],
    ["zh-CN", "明天有什么安排", "全部取消", "可以，除了Yoga", [2]],
    ["ja", "明日の予定は？", "全部キャンセルして", "はい、でもDentistは残して", [0]],
    ["ja", "明日の予定は？", "全部キャンセルして", "はい、Yoga以外", [2]],
    ["de", "Was steht morgen an?", "Sag alle ab", "ja, aber nicht Yoga", [2]],
    ["es", "¿Qué tengo mañana?", "cancela todo", "sí, menos Yoga", [2]],
    ["fr", "Qu'est-ce que j'ai demain ?", "annule tout", "oui, sauf Yoga", [2]],
    ["it", "Cosa ho domani?", "cancella tutto", "sì, tranne Yoga", [2]],
    ["pt", "O que tenho amanhã?", "cancele tudo", "sim, menos Yoga", [2]],
    ["ru", "Что у меня завтра?", "отмени всё", "да, кроме Yoga", [2]],
    ["ko", "내일 일정은?", "전부 취소해 줘", "네, Yoga 빼고", [2]],
  ])("is asked again without those: %s, %s, %s, %s", async (language, list, order, answer, out) => {
    const { say, titles } = await conversation(language);
    await say(list);
    await say(order);
    expect(named((await say(answer)).text)).toEqual(TITLES.filter((_, index) => !out.includes(index)));
    expect(titles()).toEqual(TITLES);
  });

  it("does the others after a yes", async () => {
    const { say, titles } = await conversation("en");
    await say("what's on tomorrow?");
    await say("cancel all of them");
    await say("yes, but not the dentist");
    await say("yes");
    expect(titles()).toEqual(["Dentist"]);
  });

  it("does nothing if it names what nobody asked about, or all of them", async () => {
    const { say, titles } = await conversation("en");
    await say("what's on tomorrow?");
    await say("cancel the first two");
    await say("yes, but not the party");
    await say("cancel the first two");
    expect((await say("yes, but not the dentist and the lunch")).text).toBe("OK. Everything stays as it is.");
    expect(titles()).toEqual(TITLES);
  });

  it("leaves some of what's proposed out", async () => {
    const { ports, say } = await conversation("en");
    const writes = ports.events.map((event) => ({ does: "cancel" as const, event }));
    const question = { ...proposalOf(requestOf({}), writes, { isUnsure: false }), turn: requestOf({}).turnId };
    const { cards, dialogue } = await say("yes, but not the dentist", { dialogue: { ...NOTHING_SAID, question } });
    expect(cards.flatMap(({ kind, says: told }) => (kind === "assistant.choice" ? [] : named(told ?? "")))).toEqual(
      TITLES.slice(1),
    );
    expect(dialogue).toMatchObject({
      settled: [
        { turn: question.turn, offer: "question", items: [0], state: "declined" },
        { turn: question.turn, offer: "question", items: [1, 2, 3], state: "closed" },
      ],
    });
    await say("yes");
    expect(ports.events.map(({ title }) => title)).toEqual(["Dentist"]);
  });
});

describe("a length alone after a new event", () => {
  it.each([
    ["en", "lunch with Bob tomorrow at 1pm", "and for 2 hours"],
    ["en", "lunch with Bob tomorrow at 1pm", "for 2 hours"],
    ["vi", "mai 13h ăn trưa với Bob", "và kéo dài 2 tiếng"],
    ["zh-CN", "明天13点和Bob吃午饭", "持续两个小时"],
    ["ja", "明日13時にBobとランチ", "あと、2時間で"],
    ["de", "Mittagessen mit Bob morgen um 13 Uhr", "und für 2 Stunden"],
    ["es", "almuerzo con Bob mañana a las 13:00", "y durante 2 horas"],
    ["fr", "déjeuner avec Bob demain à 13h", "et pendant 2 heures"],
    ["it", "pranzo con Bob domani alle 13", "e per 2 ore"],
    ["pt", "almoço com Bob amanhã às 13h", "e por 2 horas"],
    ["ru", "обед с Бобом завтра в 13:00", "длится 2 часа"],
    ["ko", "내일 13시에 밥과 점심", "그리고 2시간 동안"],
  ])("is that of it: %s, %s, %s", async (language, order, length) => {
    const { ports, say } = await conversation(language);
    await say(order);
    await say(length);
    expect(ports.events.at(-1)).toMatchObject({ start: "2026-11-19T12:00:00.000Z", end: "2026-11-19T14:00:00.000Z" });
  });
});

describe("moving several events", () => {
  it("tells from when to when, and what stays", async () => {
    const { ports, say } = await conversation("en");
    const asked = (await say("move the dentist and the gym to tomorrow at 11")).text;
    expect(asked).toContain(
      "- **Dentist**: tomorrow from 11:00 AM to 11:30 AM (no change)\n- **Gym**: tomorrow from 2:00 PM to 2:30 PM → tomorrow from 11:00 AM to 11:30 AM",
    );
    const done = (await say("yes")).text;
    expect(done).toContain("**Gym**");
    expect(done).not.toContain("**Dentist**");
    expect(ports.events.map(({ start }) => start.slice(11, 16))).toEqual(["10:00", "11:00", "12:00", "10:00"]);
  });

  it("says so where nothing would change, of one and of several", async () => {
    const { ports, say } = await conversation("en");
    const before = structuredClone(ports.events);
    expect((await say("move the gym to tomorrow")).text).toBe(
      "**Gym** is already tomorrow from 2:00 PM to 2:30 PM, so nothing changed.",
    );
    expect((await say("move the dentist and the gym to tomorrow")).text).toMatch(
      /^These events are already at that time, so nothing changed\.\n\n- \*\*Dentist/u,
    );
    expect(ports.events).toEqual(before);
  });
});

describe("the half of the day that an event was moved to", () => {
  it("is told if it was guessed", async () => {
    const { say } = await conversation("en");
    await say("move the gym to 4pm");
    expect((await say("move the gym to 9 on friday")).text).toContain("I took that as 9:00 AM. If you meant 9:00 PM");
    expect((await say("move the gym to 10")).text).not.toContain("I took that as");
  });
});

describe("whether to delete several events", () => {
  it.each([
    ["the one at 11", true],
    ["Book an appointment at 11", false],
    ["Appointment on 31 November at 11", false],
  ])("is asked again about some of them only if nothing else is said: %s", async (text, isNarrowed) => {
    const { say } = await conversation("en");
    await say("delete everything tomorrow");
    expect((await say(text)).text.includes("Should I delete **Dentist**")).toBe(isNarrowed);
  });

  it("isn't asked about those that a new event or a time may be like, once something else was said", async () => {
    const { say, titles } = await conversation("en");
    await say("delete everything tomorrow");
    await say("blah blah");
    expect((await say("the one at 11")).text).not.toContain("delete");
    await say("delete everything tomorrow");
    await say("blah blah");
    expect((await say("Appointment at 11")).text).not.toContain("delete");
    expect(titles()).toEqual(TITLES);
  });
});

describe("which of several events to delete", () => {
  it.each([
    ["the one at 6pm", true],
    ["Appointment at 6pm", false],
  ])("is told after something else, too, but not by a new event: %s", async (text, isPicked) => {
    const { say } = await conversation("en");
    await say("gym tomorrow at 6pm");
    expect((await say("delete the gym tomorrow")).text).toContain("2 events fit");
    await say("blah blah");
    expect((await say(text)).text.includes("Should I delete **Gym**")).toBe(isPicked);
  });
});

describe("another event than the one that's asked about", () => {
  it.each([
    ["en", "cancel the dentist", "no, the other one"],
    ["vi", "xóa Dentist", "không, cái khác"],
    ["zh-CN", "取消Dentist", "不是，另外一个"],
    ["ja", "Dentistをキャンセルして", "いや、もう一つの方"],
    ["de", "Lösche Dentist", "nein, den anderen"],
    ["es", "Cancela Dentist", "no, el otro"],
    ["fr", "Annule Dentist", "non, l'autre"],
    ["it", "Annulla Dentist", "no, l'altro"],
    ["pt", "Cancela Dentist", "não, o outro"],
    ["ru", "Отмени Dentist", "нет, другой"],
    ["ko", "Dentist 취소해 줘", "아니, 다른 거"],
  ])("is asked for: %s, %s, %s", async (language, order, other) => {
    const { say, titles } = await conversation(language);
    expect(named((await say(order)).text)).toEqual(["Dentist"]);
    expect((await say(other)).text).toMatch(/[?？]/u);
    expect(named((await say("Yoga")).text)).toEqual(["Yoga"]);
    expect(titles()).toEqual(TITLES);
  });
});
