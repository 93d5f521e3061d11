import { expect, it } from "@jest/globals";
import { spokenLanguage } from "./spoken-language.ts";

it.each([
  ["What can you do?", "en"],
  ["Lunch with Sam tomorrow at noon", "en"],
  ["Cancel my 3pm meeting tomorrow", "en"],
  ["create an event: Lunch with Sam 2026-11-19 12:00", "en"],
  ["find organic coffee under 20 euros", "en"],
  ["What’s on my calendar this week?", "en"],
  ["Was steht diese Woche in meinem Kalender?", "de"],
  ["¿Qué puedes hacer?", "es"],
  ["Déplace le déjeuner avec Sam à 13h", "fr"],
  ["Отмени обед с Сэмом", "ru"],
  ["リスボンの天気は？", "ja"],
  ["取消团队午餐", "zh-CN"],
] as const)("%j is certainly in the language %s", (text, language) => {
  expect(spokenLanguage(text)).toBe(language);
});

it.each([
  "",
  "ok",
  "Meeting",
  "Plane das Meeting with Sam übermorgen um 10",
  "Konzert Of Monsters and Men am Samstag um 20 Uhr",
  "Réunion Next Generation Move it",
  "Team Lunch Freitag 12 Uhr",
  "Reserva una mesa para el viernes",
  "“The Move” 上映 明日 7時",
])("the language of %j isn't certain", (text) => {
  expect(spokenLanguage(text)).toBeNull();
});
