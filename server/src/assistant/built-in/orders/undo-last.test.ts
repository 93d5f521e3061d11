import { describe, expect, it } from "@jest/globals";
import { fakePorts, requestOf } from "../../testing/scene.ts";
import { talk } from "../../testing/talk.ts";

const { person, userId } = requestOf({});

/** A conversation with three events on Thursday. */
async function conversation(language: string) {
  const ports = fakePorts();
  for (const title of ["Dentist", "Lunch", "Yoga"])
    await ports.calendar.createEvent(userId, crypto.randomUUID(), {
      title,
      start: "2026-11-19T10:00:00.000Z",
      end: "2026-11-19T11:00:00.000Z",
      timezone: "Europe/Berlin",
    });
  const say = talk(ports, { person: { ...person, language } });
  return { ports, say };
}

/** In each language: a new event, undo in words, a list of Thursday, an order to cancel all of it, and a yes. */
const WORDS = [
  ["en", "run friday at 1pm", "undo that", "what's on tomorrow?", "cancel all of them", "yes"],
  ["de", "Lauf am Freitag um 13 Uhr", "mach das rückgängig", "Was steht morgen an?", "Sag alle ab", "ja"],
  ["es", "carrera el viernes a las 13:00", "deshaz eso", "¿Qué tengo mañana?", "cancela todo", "sí"],
  ["fr", "course vendredi à 13h", "annuler", "Qu'est-ce que j'ai demain ?", "annule tout", "oui"],
  ["it", "corsa venerdì alle 13", "annulla", "Cosa ho domani?", "cancella tutto", "sì"],
  ["ja", "金曜の13時にラン", "元に戻して", "明日の予定は？", "全部キャンセルして", "はい"],
  ["ko", "금요일 13시에 달리기", "실행 취소", "내일 일정은?", "전부 취소해 줘", "네"],
  ["pt", "corrida na sexta às 13h", "desfaça isso", "O que tenho amanhã?", "cancele tudo", "sim"],
  ["ru", "пробежка в пятницу в 13:00", "отмени это", "Что у меня завтра?", "отмени всё", "да"],
  ["vi", "chạy bộ 13h thứ sáu", "hoàn tác", "ngày mai có gì?", "xóa hết", "có"],
  ["zh-CN", "周五13点跑步", "撤销", "明天有什么安排", "全部取消", "是"],
] as const;

describe("undo in words", () => {
  it.each(WORDS.map(([language, order, undo]) => [language, order, undo] as const))(
    "takes one thing back at once: %s, %s, %s",
    async (language, order, undo) => {
      const { ports, say } = await conversation(language);
      await say(order);
      expect(ports.events).toHaveLength(4);
      await say(undo);
      expect(ports.events).toHaveLength(3);
    },
  );

  it.each(WORDS)("asks before it takes several things back: %s", async (language, _, undo, list, cancel, yes) => {
    const { ports, say } = await conversation(language);
    for (const text of [list, cancel, yes]) await say(text);
    expect(ports.events).toEqual([]);
    const { cards } = await say(undo);
    expect(cards).toMatchObject([{ data: { choices: ["confirm", "decline"] } }]);
    expect(ports.events).toEqual([]);
    await say(yes);
    expect(ports.events).toHaveLength(3);
  });

  it("that's said again, or confirmed by a button, is a yes to that", async () => {
    const { ports, say } = await conversation("en");
    for (const text of ["what's on tomorrow?", "cancel all of them", "yes", "undo", "undo"]) await say(text);
    expect(ports.events).toHaveLength(3);
    for (const text of ["cancel all of them", "yes"]) await say(text);
    const { turnId, dialogue } = await say("undo");
    await say("?", { act: { choice: "confirm", turn: turnId, dialogue } });
    expect(ports.events).toHaveLength(3);
  });

  it("takes nothing back after a no", async () => {
    const { ports, say } = await conversation("en");
    for (const text of ["what's on tomorrow?", "cancel all of them", "yes", "undo"]) await say(text);
    expect((await say("no")).text).toBe("OK. Everything stays as it is.");
    expect(ports.events).toEqual([]);
  });

  it("takes an occurrence that was moved back at once", async () => {
    const { ports, say } = await conversation("en");
    await say("run every day at 7am");
    await say("move tomorrow's run to 8am");
    expect((await say("undo")).text).toMatch(/^Taken back/u);
    expect(ports.events.filter(({ title }) => title === "Run")).toMatchObject([{ exceptions: [] }]);
  });

  it.each([
    ["fr", "course vendredi à 13h", "Qu'est-ce que j'ai demain ?", "annule ça"],
    ["it", "corsa venerdì alle 13", "Cosa ho domani?", "annulla"],
    ["ru", "пробежка в пятницу в 13:00", "Что у меня завтра?", "отмени это"],
  ])("that may as well cancel is about what was just listed, and asks: %s", async (language, order, list, cancel) => {
    const { ports, say } = await conversation(language);
    await say(order);
    await say(list);
    expect((await say(cancel)).text).toContain("Dentist");
    expect(ports.events).toHaveLength(4);
  });
});
