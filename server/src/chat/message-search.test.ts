import { expect, it } from "@jest/globals";
import { snippetOf } from "./message-search.ts";

const filler = "lorem ipsum dolor sit amet ".repeat(20);

it("a hit in a reply shows the word without the marks of markdown", () => {
  const text = `${filler}\n\n## Trains\n\n- **Hue** by [night train](https://rail.example/very/long/address)`;
  expect(snippetOf({ role: "assistant", text }, ["night"])).toBe("…Trains Hue by night train");
});

it("a hit in what a person wrote shows it as written", () => {
  expect(snippetOf({ role: "user", text: "is 2*3*4 = 24?" }, ["24"])).toBe("is 2*3*4 = 24?");
});

it("a hit in a link's address shows the address", () => {
  const text = `${filler}see [the line](https://rail.example)`;
  expect(snippetOf({ role: "assistant", text }, ["rail.example"])).toContain("https://rail.example");
});
