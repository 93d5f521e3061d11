import { expect, it } from "@jest/globals";
import { matchTitles } from "./title-match.ts";

const titles = (query: string) =>
  matchTitles([{ title: "Café in Đà Nẵng" }, { title: "東京の天気" }], query).map(({ title }) => title);

it("finds a title in any case and language, composed or decomposed", () => {
  expect(titles("CAFÉ")).toEqual(["Café in Đà Nẵng"]);
  expect(titles("cafe\u0301")).toEqual(["Café in Đà Nẵng"]);
  expect(titles("đà nẵng")).toHaveLength(1);
  expect(titles("天気")).toEqual(["東京の天気"]);
  expect(titles("  ")).toEqual([]);
});
