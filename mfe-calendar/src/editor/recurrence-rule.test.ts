import { describe, expect, it } from "@jest/globals";
import { i18next } from "@atrium/shared-ui/i18n";
import en from "../locales/en.json";
import ru from "../locales/ru.json";
import { choiceOfRule, parseRule, ruleOfChoice } from "./recurrence-rule.ts";
import { recurrenceText } from "./recurrence-text.ts";

const i18n = i18next.createInstance();
void i18n.init({
  lng: "en",
  resources: { en: { translation: en }, ru: { translation: ru } },
  interpolation: { escapeValue: false },
});
const words = (rule: string) => recurrenceText(rule, i18n.t, "en");

describe("recurrence choices", () => {
  it.each(["none", "daily", "weekly", "monthly", "yearly"] as const)("%s round-trips", (choice) => {
    expect(choiceOfRule(ruleOfChoice(choice))).toBe(choice);
  });

  it("treat a more complex rule as custom", () => {
    expect(choiceOfRule("FREQ=WEEKLY;INTERVAL=2")).toBe("custom");
    expect(choiceOfRule("FREQ=HOURLY")).toBe("custom");
  });
});

describe("a rule in words", () => {
  it.each([
    ["FREQ=DAILY", "Daily"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO", "Every 2 weeks on Monday and Thursday"],
    ["FREQ=MONTHLY;COUNT=10", "Monthly, 10 times"],
    ["FREQ=YEARLY;UNTIL=20300301T080000Z", "Yearly, until Mar 1, 2030"],
    ["FREQ=WEEKLY;BYDAY=MO;WKST=SU;UNTIL=20270105", "Weekly on Monday, until Jan 5, 2027"],
  ])("%s", (rule, text) => {
    expect(words(rule)).toBe(text);
  });

  it.each([
    ["FREQ=DAILY;INTERVAL=1", "Ежедневно"],
    ["FREQ=DAILY;INTERVAL=21", "Каждый 21-й день"],
    ["FREQ=WEEKLY;INTERVAL=31", "Каждую 31-ю неделю"],
  ])("%s reads naturally in languages where 21 takes the singular", (rule, text) => {
    expect(recurrenceText(rule, i18n.getFixedT("ru"), "ru")).toBe(text);
  });

  it("doesn't describe a rule it can't fully express", () => {
    expect(words("FREQ=MONTHLY;BYDAY=2TU")).toBe("Custom");
    expect(words("FREQ=YEARLY;BYMONTH=3")).toBe("Custom");
    expect(words("FREQ=HOURLY")).toBe("Custom");
    expect(parseRule("nonsense")).toBeUndefined();
  });
});
