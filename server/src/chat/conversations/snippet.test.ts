import { expect, it } from "@jest/globals";
import { snippetOf } from "./snippet.ts";

const filler = "lorem ipsum dolor sit amet ".repeat(20);

it("a hit shows the word without the marks of markdown", () => {
  const text = `${filler}\n\n## Trains\n\n- **Hue** by [night train](https://rail.example/very/long/address)`;
  expect(snippetOf(text, ["night"])).toBe("…Hue by night train");
});

it("a hit in a link's address shows the address", () => {
  expect(snippetOf(`${filler}see [the line](https://rail.example)`, ["rail.example"])).toContain(
    "https://rail.example",
  );
});
