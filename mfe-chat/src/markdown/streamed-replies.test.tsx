import { beforeAll, describe, expect, it } from "@jest/globals";
import { act, render } from "@testing-library/react";
import fc from "fast-check";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { blockCutting, highlighting, markdownRendering, mathDrawing, richParts, tableTools } from "./lazy-parts.ts";
import { namedCharacters } from "./named-characters.ts";
import { ReplyText } from "./reply-text.tsx";
import { cuts, documents, growing } from "./testing/documents.ts";

const CODE = [markdownRendering, richParts, blockCutting, highlighting, namedCharacters, mathDrawing, tableTools];
/** The same documents each time. */
const SEED = 20_261_123;
const LIMIT_MS = 600_000;

const fixture = createFixture();
const view = (text: string, streaming: boolean) => (
  <Around fixture={fixture}>
    <ReplyText text={text} streaming={streaming} />
  </Around>
);
/** Ids differ, and React leaves an empty attribute where a style has been. */
const comparable = (html: string) =>
  html.replace(/(id|href|aria-describedby|for)="#?[^"]*"/g, "$1").replaceAll(' style=""', "");

/** Draws a document whole, and again as it grows; both must come to the same. */
async function compare(text: string, sizes: readonly number[]): Promise<void> {
  const whole = render(view(text, false));
  const streamed = render(view("", true));
  for (const part of growing(text, sizes)) streamed.rerender(view(part, true));
  streamed.rerender(view(text, false));
  // The exact parse waits until the browser is idle, which jsdom is at once, and so do a code's colors, twice.
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  expect(comparable(streamed.container.innerHTML)).toBe(comparable(whole.container.innerHTML));
  whole.unmount();
  streamed.unmount();
}

beforeAll(async () => void (await Promise.all(CODE.map((code) => code.load()))));

describe("a reply that has grown looks like the same text at once", () => {
  it(
    "for a thousand documents",
    () => fc.assert(fc.asyncProperty(documents, cuts, compare), { seed: SEED, numRuns: 1_000 }),
    LIMIT_MS,
  );

  it("for others each time", () => fc.assert(fc.asyncProperty(documents, cuts, compare), { numRuns: 50 }), LIMIT_MS);
});
