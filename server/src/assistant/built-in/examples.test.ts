import { describe, expect, it } from "@jest/globals";
import { SUPPORTED_LANGUAGES } from "@atrium/shared-contracts/spec";
import { COFFEE, fakePorts, requestOf } from "../testing/scene.ts";
import { sampleAnswer } from "../testing/weather.ts";
import { talk } from "../testing/talk.ts";
import { understand } from "../understanding/understand.ts";
import { closestLanguage, textsIn } from "../wording/texts.ts";
import { guide } from "./guide.ts";
import { readingOf } from "../request/reading-of.ts";

/** What people answer to the question whether to delete something, as it tells them to. */
const YES: Readonly<Record<string, string>> = {
  de: "Ja",
  en: "yes",
  es: "sí",
  fr: "oui",
  it: "sì",
  ja: "はい",
  ko: "네",
  pt: "sim",
  ru: "да",
  vi: "có",
  "zh-CN": "是",
};

/** How people ask what's remembered, and have all of it forgotten. */
const RECALL: Readonly<Record<string, readonly [string, string]>> = {
  de: ["Was hast du dir gemerkt?", "Vergiss alles"],
  en: ["What do you remember?", "Forget everything"],
  es: ["¿Qué recuerdas?", "Olvida todo"],
  fr: ["De quoi te souviens-tu ?", "Oublie tout"],
  it: ["Cosa ricordi?", "Dimentica tutto"],
  ja: ["何を覚えていますか？", "全部忘れて"],
  ko: ["뭘 기억하고 있어?", "전부 잊어 줘"],
  pt: ["O que você lembra?", "Esqueça tudo"],
  ru: ["Что ты помнишь?", "Забудь всё"],
  vi: ["Bạn nhớ những gì?", "Quên hết đi"],
  "zh-CN": ["你记得什么？", "忘记一切"],
};

/** A conversation with the assistant by someone with the interface in `language`. */
function conversation(language: string) {
  const ports = fakePorts([COFFEE], sampleAnswer("Lisbon"));
  const say = talk(ports, { person: { ...requestOf({}).person, language } });
  return { ports, say: async (text: string) => (await say(text)).text };
}

describe.each(SUPPORTED_LANGUAGES)("the examples that the assistant gives in %s", (language) => {
  const t = textsIn(closestLanguage(language));
  const example = (name: string, values: Record<string, string> = {}) => t(`examples.${name}`, values);
  const read = (text: string) => {
    const { person } = requestOf({});
    return understand(text, readingOf(requestOf({ person: { ...person, language } })));
  };

  it("add events, also with the title of one that had no time", () => {
    const untitled = t("create.untitled");
    const said = [...example("events").split("\n"), example("complete"), example("titled", { title: untitled })];
    expect(said.map((text) => [text, read(text).kind])).toEqual(said.map((text) => [text, "calendar.create"]));
    expect(read(example("titled", { title: untitled }))).toMatchObject({
      wish: { title: untitled, place: null, when: { start: { time: { hour: 10 } } } },
    });
  });

  it("are remembered, told and, once that's confirmed, forgotten", async () => {
    const { ports, say } = conversation(language);
    expect(await say(example("remember"))).toContain(ports.memories[0]?.text);
    expect(ports.memories).toHaveLength(1);
    const words = ports.memories[0]?.text.split(" ") ?? [];
    for (const word of words) expect(example("remember")).toContain(word);
    const [recalled, everything] = RECALL[closestLanguage(language)] ?? [];
    expect(await say(recalled ?? "")).toContain(ports.memories[0]?.text);
    expect(await say(everything ?? "")).toContain(ports.memories[0]?.text);
    expect(ports.memories).toHaveLength(1);
    expect(await say(YES[closestLanguage(language)] ?? "")).toBe(t("memory.forgotten"));
    expect(ports.memories).toEqual([]);
    expect(await say(recalled ?? "")).toBe(t("memory.nothing", { example: example("remember") }));
  });

  it("add an event, list, move and, once that's confirmed, delete it", async () => {
    const { ports, say } = conversation(language);
    await say(example("add"));
    expect(ports.events).toMatchObject([{ start: "2026-11-19T11:00:00.000Z", end: "2026-11-19T12:00:00.000Z" }]);
    await say(example("move"));
    expect(ports.events).toMatchObject([{ start: "2026-11-19T12:00:00.000Z", end: "2026-11-19T13:00:00.000Z" }]);
    await say(example("cancel"));
    expect(ports.events).toHaveLength(1);
    await say(YES[closestLanguage(language)] ?? "");
    expect(ports.events).toEqual([]);
  });

  it("set a reminder in half an hour, whose title is what's to be done", () => {
    const reminder = read(example("remind"));
    expect(reminder).toMatchObject({
      kind: "calendar.create",
      wish: { when: { start: { time: { hour: 11, minute: 30 } } }, minutes: 15, reminders: [0] },
    });
    expect(reminder.kind === "calendar.create" && reminder.wish.title).not.toMatch(
      /30|^(?:to|an|zu|de|d['’]|di)\b|anzu|よう$|라고$|提醒|нап|nhắc/iu,
    );
  });

  it("tell whether an afternoon is free", () => {
    expect(read(example("free"))).toMatchObject({ kind: "calendar.free", from: { hour: 12 }, to: { hour: 18 } });
  });

  it("are all in the answer to what it can do", () => {
    const told = guide("overview", { t, language: closestLanguage(language) });
    for (const name of ["add", "list", "free", "move", "cancel", "remind", "find", "forecast", "remember"])
      expect(told).toContain(example(name));
  });

  it("list the events of a day", () => {
    expect(read(example("list"))).toMatchObject({ kind: "calendar.list", words: "", period: { called: "day" } });
  });

  it("find products", async () => {
    const said = example("products").split("\n");
    expect(said.map((text) => [text, read(text).kind])).toEqual(said.map((text) => [text, "products"]));
    expect(read(example("find"))).toMatchObject({ kind: "products", maxPrice: 2_000 });
    const { ports, say } = conversation(language);
    await say(example("find"));
    expect(ports.lookups).toMatchObject([{ q: expect.stringContaining("coffee"), maxPrice: 2_000 }]);
  });

  it("get the weather, of now and of tomorrow", async () => {
    const { ports, say } = conversation(language);
    for (const name of ["weather", "place", "forecast"]) await say(example(name));
    expect(new Set(ports.places).size).toBe(1);
    expect(read(example("forecast"))).toMatchObject({ kind: "weather", period: { from: { day: 19 } } });
    expect(read(example("rain"))).toMatchObject({ kind: "weather", place: null, period: { from: { day: 19 } } });
  });
});

describe.each(["ja", "ko", "ru", "zh-CN"])("replies in %s", (language) => {
  const t = textsIn(closestLanguage(language));

  it("have no English in them, besides names", async () => {
    const { say } = conversation(language);
    for (const name of ["add", "list", "move", "find", "weather", "place", "forecast", "rain", "cancel"]) {
      const reply = await say(t(`examples.${name}`));
      expect(reply.replaceAll(/Lisbon|coffee|°C|km\/h/g, "")).not.toMatch(/[a-z]/i);
    }
    for (const text of ["ああ", "뭐", "что", "呃"]) {
      const reply = await say(text);
      expect(reply.replaceAll(/OpenAI/g, "")).not.toMatch(/[a-z]/i);
    }
  });
});
