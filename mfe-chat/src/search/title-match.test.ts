import { expect, it } from "@jest/globals";
import { matchTitles } from "./title-match.ts";

const titles = (query: string) =>
  matchTitles([{ title: "Café in Đà Nẵng" }, { title: "東京の天気" }], query).map(({ title }) => title);

it("finds a title in any case and language, composed or decomposed", () => {
  expect(titles("CAFÉ")).toEqual(["Café in Đà Nẵng"]);
  expect(titles("cafe\u0301")).toEqual(["Café in Đà Nẵng"]);
  expect(titles("đà nẵng")).toHaveLength(1);
  expect(titles("cafe")).toHaveLength(1);
  expect(titles("da nang")).toHaveLength(1);
  expect(titles("天気")).toEqual(["東京の天気"]);
  expect(titles("  ")).toEqual([]);
});

it("finds titles that have the words apart, after those that have them as they were typed", () => {
  const conversations = ["June budget plan", "Budget", "The budget, June", "My budget june"].map((title) => ({
    title,
  }));
  expect(matchTitles(conversations, "budget june").map(({ title }) => title)).toEqual([
    "My budget june",
    "June budget plan",
    "The budget, June",
  ]);
  expect(matchTitles(conversations, "get ju")).toHaveLength(3);
});
