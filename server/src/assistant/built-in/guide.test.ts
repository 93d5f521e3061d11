import { describe, expect, it } from "@jest/globals";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";
import { textsIn } from "../wording/texts.ts";

const conversation = (language: "en") => talk(fakePorts(), { person: { ...requestOf({}).person, language } });

const HELP = {
  en: "What can you do?",
  de: "Was kannst du?",
  es: "¿Qué puedes hacer?",
  fr: "Que peux-tu faire ?",
  it: "Cosa sai fare?",
  ja: "何ができる？",
  ko: "뭐 할 수 있어?",
  pt: "O que você sabe fazer?",
  ru: "Что ты умеешь?",
  vi: "Bạn làm được gì?",
  "zh-CN": "你能做什么？",
} as const;

describe("what can't be answered", () => {
  it.each(Object.entries(HELP))("has examples of what can be once in a conversation: %s", async (language, help) => {
    const say = conversation(language as "en");
    const first = (await say("xyzzy plugh")).text;
    const again = (await say("plugh xyzzy")).text;
    expect(first.split("\n").length).toBeGreaterThan(5);
    expect(again).toBe(textsIn(language as "en")("guide.noModelAgain"));
    expect((await say(help)).text.split("\n").length).toBeGreaterThan(5);
    expect(again).toContain(help.replaceAll(" ?", "\u00a0?"));
  });
});
