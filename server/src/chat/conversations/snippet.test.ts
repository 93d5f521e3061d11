import { expect, it } from "@jest/globals";
import { SLICE_MS } from "../../time-slices/time-slices.ts";
import { snippetOf } from "./snippet.ts";

const filler = "lorem ipsum dolor sit amet ".repeat(20);

it("shows the word without its Markdown syntax", async () => {
  const text = `${filler}\n\n## Trains\n\n- **Hue** by [night train](https://rail.example/very/long/address)`;
  expect(await snippetOf(text, ["night"])).toBe("…Hue by night train");
});

it("shows the address when the match is in a link's address", async () => {
  expect(await snippetOf(`${filler}see [the line](https://rail.example)`, ["rail.example"])).toContain(
    "https://rail.example",
  );
});

it("shows the words of a long text where they follow each other, else the first of them", async () => {
  const long = filler.repeat(100);
  expect(await snippetOf(`night ${long} the **Night train** ${long} train`, ["night", "train"])).toContain(
    "amet the Night train",
  );
  expect(await snippetOf(`${long}${long} train to Hue ${long} Night`, ["night", "train"])).toContain(
    "amet train to Hue",
  );
});

it("shows the best place of a text of any length, and of several the first", async () => {
  const far = filler.repeat(200);
  expect(
    await snippetOf(`train ${far} night ${far} the night of the train ${far} Hue train night`, [
      "train",
      "night",
      "hue",
    ]),
  ).toBe("…sit amet Hue train night");
  expect(await snippetOf(`${far} Munchen ${far} ein Café in München ${far}`, ["cafe", "munchen"])).toContain(
    "ein Café in München",
  );
});

it("cuts no character of a long text in half", async () => {
  for (let shift = 0; shift < 4; shift += 1) {
    const text = `${"a".repeat(shift)}${"🐦".repeat(9_000)} needle ${"🐦".repeat(9_000)}`;
    const shown = await snippetOf(text, ["needle"]);
    expect(shown).toContain("needle");
    expect(shown.isWellFormed()).toBe(true);
    // What's found is only in the syntax, so that the passage's own beginning shows.
    const link = `${"🐦".repeat(9_000)}[x](needle${"🐦".repeat(9_000)}`;
    expect((await snippetOf(link.slice(shift === 1 ? 2 : 0), ["needle"])).isWellFormed()).toBe(true);
  }
});

it("gives others their turns while a text of two million characters is looked through for eight words", async () => {
  const far = "Съешь же ещё этих мягких французских булок да выпей чаю. ".repeat(4_400);
  const words = ["один", "два", "три", "четыре", "пять", "шесть", "восемь", "девять"];
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const startedAt = performance.now();
  const snippet = await snippetOf(words.join(` ${far}`), words);
  const slices = (performance.now() - startedAt) / SLICE_MS;
  isOver = true;
  expect(snippet).toContain("один");
  // A busy machine may not run for several slices.
  expect(turns).toBeGreaterThan(slices / 10);
});
