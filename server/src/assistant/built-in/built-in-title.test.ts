import { expect, it } from "@jest/globals";
import { requestOf } from "../testing/scene.ts";
import { builtInTitle } from "./built-in-title.ts";

function titleOf(text: string, language = "en") {
  const person = { ...requestOf({}).person, language };
  return builtInTitle({ ...requestOf({ text, person }), conversationId: "c", reply: "…" });
}

it.each([
  ["Add lunch with Sam tomorrow at noon", "Lunch with Sam"],
  ["What's on my calendar today?", "Events today"],
  ["What's the weather in Paris?", "Weather in Paris"],
  ["Find organic coffee under 20 euros", "Organic coffee"],
  ["Hi! Could you please explain how tides work? I never understood it.", "Explain how tides work"],
  ["Schreib mir ein Gedicht über den Mond", "Schreib mir ein Gedicht über den Mond"],
  ["Hello", null],
])("%j is titled %j", (text, title) => {
  expect(titleOf(text)).toBe(title);
});

it.each([
  ["de", "Plane Mittagessen mit Sam morgen um 12 Uhr", "Mittagessen mit Sam"],
  ["de", "Was steht diese Woche in meinem Kalender?", "Termine diese Woche"],
  ["de", "Wie ist das Wetter in Lissabon?", "Wetter in Lissabon"],
  ["de", "What's on my calendar today?", "Events today"],
  ["de", "Hallo!", null],
  ["en", "Finde Kaffee im Marktplatz", "Finde Kaffee im Marktplatz"],
  ["ja", "来週の予定は？", "来週の予定"],
  ["ru", "Что у меня в пятницу?", "События 20 ноября (пятница)"],
])("with the interface in %s, %j is titled %j", (language, text, title) => {
  expect(titleOf(text, language)).toBe(title);
});

it.each(["!", " ", " and"])(
  "what's said after the first 2,000 characters isn't read, also after a run of %j",
  (mark) => {
    expect(titleOf(`tide${mark.repeat(200_000)} x`)).toBe("Tide");
  },
);
