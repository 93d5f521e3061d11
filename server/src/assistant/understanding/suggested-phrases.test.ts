import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { SUPPORTED_LANGUAGES, textLanguage } from "@atrium/shared-contracts/spec";
import { suggestedPhrase } from "./suggested-phrases.ts";
import { understand } from "./understand.ts";
import { inZone } from "./zone.ts";

const LOCALES = new URL("../../../../mfe-chat/src/locales/", import.meta.url);
const now = inZone(new Date("2026-11-18T10:00:00Z"), "Europe/Berlin");
/** Reads a text as for a person who never chose an account language. */
const read = (text: string) => understand(text, { now, language: "en" });

/** The suggestions of a new conversation, as a person would send them. */
function suggestions(language: string): Record<"calendar" | "event" | "weather" | "product", string> {
  const { prompt } = JSON.parse(readFileSync(new URL(`${language}.json`, LOCALES), "utf8")) as {
    prompt: Record<"calendar" | "event" | "weather" | "product", { text: string }>;
  };
  return {
    calendar: prompt.calendar.text,
    event: prompt.event.text,
    weather: prompt.weather.text.replace("{{city}}", "Lisbon"),
    product: prompt.product.text,
  };
}

describe.each(SUPPORTED_LANGUAGES)("what a new conversation suggests in %s", (language) => {
  const said = suggestions(textLanguage(language));
  const english = suggestions("en");

  it.each(["calendar", "weather", "product"] as const)("%s means the same as in English", (name) => {
    expect(read(said[name])).toEqual(read(english[name]));
  });
  it("creates the event at the same time as in English, titled in its own language", () => {
    const [own, meant] = [read(said.event), read(english.event)];
    if (own.kind !== "calendar.create" || meant.kind !== "calendar.create")
      throw new Error(`${said.event} is no event`);
    expect({ ...own.wish, title: "" }).toEqual({ ...meant.wish, title: "" });
    expect(said.event.toLowerCase()).toContain(own.wish.title.toLowerCase());
  });
});

it.each([
  ["de", "Hallo!", "Was können Sie alles?", "Danke!"],
  ["es", "¡Hola!", "¿Qué puedes hacer?", "¡Muchas gracias!"],
  ["fr", "Bonjour !", "Que pouvez-vous faire ?", "Merci beaucoup"],
  ["it", "Buongiorno", "Cosa sai fare?", "Grazie"],
  ["pt", "Olá!", "O que você pode fazer?", "Obrigada!"],
  ["ru", "Здравствуйте!", "Что вы умеете?", "Спасибо!"],
  ["ko", "안녕하세요", "뭘 할 수 있어요?", "감사합니다"],
  ["vi", "Xin chào!", "Bạn có thể làm gì?", "Cảm ơn bạn"],
  ["ja", "こんにちは", "何ができますか？", "ありがとう！"],
  ["zh-CN", "您好！", "您能做什么？", "谢谢！"],
])(
  "greetings, thanks and the question what the assistant can do are understood in %s",
  (language, hello, help, thanks) => {
    const said = [hello, help, thanks];
    expect(said.map(read)).toEqual(["greeting", "overview", "thanks"].map((topic) => ({ kind: "guide", topic })));
    expect(said.map((text) => suggestedPhrase(text, "en")?.language)).toEqual([language, language, language]);
  },
);

it.each(["hello", "Hi!", "hey", "bye", "thanks", "hello hello hello"])(
  "takes English small talk for no other language: %s",
  (text) => {
    expect(suggestedPhrase(text, "en")).toBeNull();
  },
);

it("leaves any other text alone", () => {
  const others = ["Plane das Haus", "Lunch with Sam tomorrow at noon", "¿Qué tengo?", "Finde Kaffee"];
  expect(others.map((text) => suggestedPhrase(text, "en"))).toEqual(others.map(() => null));
});
