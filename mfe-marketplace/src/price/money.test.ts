import { expect, it } from "@jest/globals";
import { moneyText } from "./money.ts";

it.each([
  [1_250, "EUR", "en", "€12.50"],
  [1_250, "JPY", "ja", "￥1,250"],
  [1_250, "KWD", "en", "KWD 1.250"],
])("formats %d minor units of %s in %s as %s", (minorUnits, currency, locale, text) => {
  expect(moneyText(minorUnits, currency, locale).replace(/\s/g, " ")).toBe(text);
});
