import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { understand } from "../understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-18T10:00[Europe/Berlin]");
const asked = (text: string, language: string) => understand(text, { now, language });

describe("questions", () => {
  it.each([
    ["de", "mein Kalender"],
    ["es", "mi calendario"],
    ["fr", "mon calendrier"],
    ["fr", "mes rendez-vous"],
    ["it", "i miei appuntamenti"],
    ["ja", "カレンダー"],
    ["ko", "캘린더"],
    ["pt", "meus compromissos"],
    ["ru", "мой календарь"],
  ])("that only name the calendar are about all that's coming: %s, %s", (language, text) => {
    expect(asked(text, language)).toMatchObject({ kind: "calendar.list", words: "", period: { called: "upcoming" } });
  });

  it.each([
    ["de", "Kalender für morgen"],
    ["es", "eventos de mañana"],
    ["ru", "расписание на завтра"],
    ["vi", "sự kiện ngày mai"],
    ["zh-CN", "明天的日程"],
  ])("about a day search for nothing else: %s, %s", (language, text) => {
    const intent = asked(text, language);
    expect(intent).toMatchObject({ kind: "calendar.list", words: "", period: { called: "day" } });
    expect(intent.kind === "calendar.list" && intent.period.from.toString()).toBe("2026-11-19");
  });

  it.each([
    ["de", "kaufe Kaffee", "Kaffee"],
    ["de", "Lieferant für Tassen", "Tassen"],
    ["fr", "montre-moi des tasses", "tasses"],
    ["zh-CN", "买茶", "茶"],
  ])("about products search for what they name: %s, %s", (language, text, q) => {
    expect(asked(text, language)).toMatchObject({ kind: "products", q });
  });

  it.each(["前两个哪个划算", "第二个多少钱"])("about products of a list aren't searches: %s", (text) => {
    expect(asked(text, "zh-CN").kind).toBe("unknown");
  });

  it.each([
    ["zh-CN", "现在几点了", "time"],
    ["zh-CN", "今天星期几", "date"],
    ["ja", "今何時ですか", "time"],
    ["ja", "今日って何曜日だっけ", "date"],
  ])("about the clock are none about the calendar: %s, %s", (language, text, of) => {
    expect(asked(text, language)).toEqual({ kind: "clock", of });
  });

  it.each([
    ["es", "agenda reunión mañana a las 10:00", "Reunión"],
    ["vi", "cuộc hẹn với Lan ngày mai lúc 15h", "Cuộc hẹn với Lan"],
    ["zh-CN", "明天3点买菜", "买菜"],
  ])("aren't orders for new events with the same words: %s, %s", (language, text, title) => {
    expect(asked(text, language)).toMatchObject({ kind: "calendar.create", wish: { title } });
  });

  it("don't take a word for the short name of an English day", () => {
    expect(asked("ajoute mon rendez-vous", "fr")).toEqual({ kind: "calendar.create-when", title: "Mon rendez-vous" });
  });
});
