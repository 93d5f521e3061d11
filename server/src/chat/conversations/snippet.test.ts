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

it("shows the words of a long text where they follow each other, else the first of them", () => {
  const long = filler.repeat(100);
  expect(snippetOf(`night ${long} the **Night train** ${long} train`, ["night", "train"])).toContain(
    "amet the Night train",
  );
  expect(snippetOf(`${long}${long} train to Hue ${long} Night`, ["night", "train"])).toContain("amet train to Hue");
});

it("shows the best place of a text of any length, and of several the first", () => {
  const far = filler.repeat(200);
  expect(
    snippetOf(`train ${far} night ${far} the night of the train ${far} Hue train night`, ["train", "night", "hue"]),
  ).toBe("…sit amet Hue train night");
  expect(snippetOf(`${far} Munchen ${far} ein Café in München ${far}`, ["cafe", "munchen"])).toContain(
    "ein Café in München",
  );
});

it("cuts no character of a long text in half", () => {
  for (let shift = 0; shift < 4; shift += 1) {
    const text = `${"a".repeat(shift)}${"🐦".repeat(9_000)} needle ${"🐦".repeat(9_000)}`;
    const shown = snippetOf(text, ["needle"]);
    expect(shown).toContain("needle");
    expect(shown.isWellFormed()).toBe(true);
    // What's found is only in the syntax, so that the passage's own beginning shows.
    const link = `${"🐦".repeat(9_000)}[x](needle${"🐦".repeat(9_000)}`;
    expect(snippetOf(link.slice(shift === 1 ? 2 : 0), ["needle"]).isWellFormed()).toBe(true);
  }
});
