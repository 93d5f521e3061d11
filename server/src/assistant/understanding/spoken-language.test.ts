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
  for (const own of ["en", "ko"]) expect(spokenLanguage(text, own)).toBe(language);
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
  for (const own of ["en", "de"]) expect(spokenLanguage(text, own)).toBeNull();
});

it.each([
  ["it", "Elimina la riunione di venerdì"],
  ["pt", "Cancela a reunião"],
  ["es", "Cancela la reunión"],
  ["de", "Was steht an?"],
  ["de", "Was kommt diese Woche an?"],
  ["de", "Call mit Anna next Monday"],
  ["de", "Team Meeting next week absagen"],
])("in %s, %j is not in another language", (own, text) => {
  expect([null, own]).toContain(spokenLanguage(text, own));
});
