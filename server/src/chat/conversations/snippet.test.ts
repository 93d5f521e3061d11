import { expect, it } from "@jest/globals";
import { snippetOf } from "./snippet.ts";

const filler = "lorem ipsum dolor sit amet ".repeat(20);

it("shows the word without its Markdown syntax", () => {
  const text = `${filler}\n\n## Trains\n\n- **Hue** by [night train](https://rail.example/very/long/address)`;
  expect(snippetOf(text, ["night"])).toBe("…Hue by night train");
});

it("shows the address when the match is in a link's address", () => {
  expect(snippetOf(`${filler}see [the line](https://rail.example)`, ["rail.example"])).toContain(
    "https://rail.example",
  );
});

it("shows the words of a long text where they follow each other, else the first one", () => {
  const long = filler.repeat(100);
  expect(snippetOf(`night ${long} the **Night train** ${long} train`, ["night", "train"])).toContain(
    "amet the Night train",
  );
  expect(snippetOf(`${long}${long} train to Hue ${long} Night`, ["night", "train"])).toContain("amet Night");
});
