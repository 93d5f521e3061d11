import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { clockText } from "./clock-text.ts";
import { onDay, fullDate } from "./day-words.ts";
import { roundMoneyText } from "./money-text.ts";
import { recurrenceWords } from "./recurrence-words.ts";
import { spanWords } from "./span-words.ts";
import { closestLanguage, textsIn } from "./texts.ts";
import { wordingIn } from "./wording.ts";

const now = Temporal.ZonedDateTime.from("2026-11-18T11:00[Europe/Berlin]");
const wordingOf = (language: string, clock = language) => wordingIn(closestLanguage(language), { now, clock });
const onFriday = { start: "2026-11-20T11:30:00Z", end: "2026-11-20T12:30:00Z", allDay: false };
const overNewYear = { start: "2026-12-30T23:00:00Z", end: "2027-01-03T23:00:00Z", allDay: true };

describe("a time that something takes", () => {
  it.each([
    [
      "en",
      "on Friday 20 November from 12:30 PM to 1:30 PM",
      "from Thursday 31 December to Sunday 3 January 2027, all day",
    ],
    [
      "de",
      "am Freitag, 20. November, 12:30 bis 13:30",
      "Donnerstag, 31. Dezember bis Sonntag, 3. Januar 2027, ganztägig",
    ],
    ["ko", "11월 20일 금요일 오후 12:30~오후 1:30", "12월 31일 목요일~2027년 1월 3일 일요일, 종일"],
    ["ja", "11月20日金曜日 12:30～13:30", "12月31日木曜日～2027年1月3日日曜日、終日"],
    ["zh", "11月20日星期五 12:30 至 13:30", "12月31日星期四至2027年1月3日星期日，全天"],
    ["ru", "20 ноября (пятница) с 12:30 до 13:30", "четверг, 31 декабря – воскресенье, 3 января 2027 г., весь день"],
  ])("is said in %s", (language, hour, days) => {
    const wording = wordingOf(language);
    expect(spanWords(onFriday, wording)).toBe(hour);
    expect(spanWords(overNewYear, wording).replaceAll(/[\u00A0\u202F]/g, " ")).toBe(days);
  });

  it.each([
    ["en", "tomorrow from 2:30 AM GMT+2 to 2:30 AM GMT+1"],
    ["fr", "demain de 02:30 UTC+2 à 02:30 UTC+1"],
    ["zh", "明天 02:30 GMT+2 至 02:30 GMT+1"],
  ])("says in %s which of an hour's two times it is when it would end before it begins", (language, words) => {
    const saturday = Temporal.ZonedDateTime.from("2026-10-24T14:00[Europe/Berlin]");
    const wording = wordingIn(closestLanguage(language), { now: saturday, clock: language });
    const span = { start: "2026-10-25T00:30:00Z", end: "2026-10-25T01:30:00Z", allDay: false };
    expect(spanWords(span, wording)).toBe(words);
  });

  it("is on the person's clock, whatever language it's said in", () => {
    expect(spanWords(onFriday, wordingOf("en", "de"))).toContain("from 12:30 to 13:30");
    expect(clockText(Temporal.PlainTime.from("13:30"), wordingOf("de", "en"))).toBe("01:30 PM");
  });
});

it.each([
  ["en", "every other Tuesday, Thursday and Friday"],
  ["de", "alle zwei Wochen am Dienstag, Donnerstag und Freitag"],
  ["ja", "隔週火曜日、木曜日、金曜日"],
  ["pt", "a cada duas semanas (terça-feira, quinta-feira e sexta-feira)"],
])("how often something repeats is said in %s", (language, words) => {
  expect(recurrenceWords("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH,FR", wordingOf(language))).toBe(words);
});

it.each([
  ["FREQ=DAILY", "every day"],
  ["FREQ=WEEKLY;INTERVAL=3;BYDAY=MO", "every 3 weeks on Monday"],
  ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"],
  ["FREQ=MONTHLY;BYDAY=-1FR", "every month"],
  ["FREQ=YEARLY;INTERVAL=4", "every 4 years"],
])("%s is %j", (rule, words) => expect(recurrenceWords(rule, wordingOf("en"))).toBe(words));

it("days near today have names", () => {
  const day = now.toPlainDate();
  expect([-1, 0, 1].map((days) => onDay(day.add({ days }), wordingOf("fr")))).toEqual([
    "hier",
    "aujourd’hui",
    "demain",
  ]);
  expect(fullDate(day, wordingOf("es"))).toBe("miércoles 18 de noviembre de 2026");
});

it("prices are written as people write them", () => {
  const price = (language: string) => roundMoneyText(250_050, wordingOf(language)).replaceAll(/[\u00A0\u202F]/g, " ");
  expect(["en", "de", "fr", "ja"].map(price)).toEqual(["€2,500.50", "2.500,50 €", "2 500,50 €", "€2,500.50"]);
});

it("languages without texts get those of the closest one", () => {
  expect(["zh-TW", "pt-PT", "en-GB", "nl", "", "zh"].map(closestLanguage)).toEqual([
    "zh-CN",
    "pt",
    "en",
    "en",
    "en",
    "zh-CN",
  ]);
});

it("what's put into a text stays as it is", () => {
  const event = "$& $1 {{when}} $t(guide.thanks) <b>";
  expect(textsIn("de")("delete.kept", { event })).toBe(`Gut. ${event} bleibt in Ihrem Kalender.`);
});
