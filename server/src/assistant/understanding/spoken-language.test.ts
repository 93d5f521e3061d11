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
  ["明天下午三点开会", "zh-CN"],
  ["明日15時に歯医者", "ja"],
  ["завтра в 15:00 встреча с Аней", "ru"],
  ["내일 3시에 회의", "ko"],
  ["mai 3h chiều họp với sếp", "vi"],
  ["move lunch with Sam to 1pm", "en"],
  ["demain à 22h dîner avec Zoé", "fr"],
  ["lundi à 22h cinéma", "fr"],
  ["amanhã às 23h consulta médica", "pt"],
  ["segunda-feira às 22h cinema", "pt"],
  ["mañana a las 22:00 cena con Luis", "es"],
  ["el lunes a las 22:00 cine", "es"],
  ["domani alle 20 cena con Ana", "it"],
  ["morgen um 10 Zahnarzt", "de"],
  ["Reserva una mesa para el viernes", "es"],
  ["Team Lunch Freitag 12 Uhr", "de"],
  ["Konzert Of Monsters and Men am Samstag um 20 Uhr", "de"],
  ["Se chover amanhã, cancele o dentista", "pt"],
  ["Có nên hủy Họp nhóm không?", "vi"],
  ["Plane das Meeting with Sam übermorgen um 10", "de"],
] as const)("%j is certainly in the language %s", (text, language) => {
  for (const own of ["en", "de"]) expect(spokenLanguage(text, own)).toBe(language);
});

it.each([
  "",
  "ok",
  "Meeting",
  "Réunion Next Generation Move it",
  "“The Move” 上映 明日 7時",
  "Lunch with Nguyễn Đức",
  "Sushi すし",
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
