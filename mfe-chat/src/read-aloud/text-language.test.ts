import { expect, it } from "@jest/globals";
import { textLanguage } from "./text-language.ts";

it.each([
  ["en", "This is what you can do with the calendar."],
  ["de", "Das ist ein Termin, und Sie können ihn auch verschieben."],
  ["fr", "Voici les événements de la semaine, avec une réunion pour vous."],
  ["es", "Esta es la lista de los eventos que están en el calendario."],
  ["it", "Questa è la lista degli eventi che sono nel calendario."],
  ["pt", "Você não tem eventos no calendário, mas pode criar um para amanhã."],
  ["ru", "У вас завтра встреча в Москве (meeting)."],
  ["vi", "Bạn có một cuộc họp vào ngày mai lúc chín giờ."],
  ["ja", "明日は会議があります。"],
  ["zh", "明天上午九点有会议。"],
  ["ko", "내일 회의가 있습니다."],
])("%s is the language of %j", (language, text) => expect(textLanguage(text, "xx")).toBe(language));

it.each(["42", "OK", ""])("nobody knows the language of %j", (text) => expect(textLanguage(text, "de")).toBe("de"));

it("keeps the person's own region", () => expect(textLanguage("明天上午九点有会议。", "zh-CN")).toBe("zh-CN"));
