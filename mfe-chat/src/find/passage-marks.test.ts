import { afterEach, expect, it } from "@jest/globals";
import { wantedOf } from "@atrium/shared-contracts/wire";
import { markPassages } from "./passage-marks.ts";
import { seekWanted } from "./passages.ts";

afterEach(() => {
  for (const name of ["Highlight", "CSSStyleSheet", "CSS"]) Reflect.deleteProperty(globalThis, name);
});

it("marks at most a thousand passages of a message, those around the current one, and counts them all", () => {
  const highlights = new Map<string, Set<Range>>();
  class Highlight extends Set<Range> {
    constructor(...ranges: Range[]) {
      super(ranges);
    }
  }
  class CSSStyleSheet {
    replaceSync() {}
  }
  Object.assign(globalThis, { Highlight, CSSStyleSheet, CSS: { highlights } });
  document.adoptedStyleSheets = [];
  const thread = document.createElement("div");
  thread.innerHTML = `<div data-index="0"><div class="message-text">${"e ".repeat(3_000)}</div></div>`;
  const wanted = wantedOf("e");
  if (!wanted) throw new Error("Nothing is wanted");
  const told: number[][] = [];
  const marks = markPassages(
    thread,
    () => thread.firstElementChild ?? undefined,
    (_, ...counts) => void told.push(counts),
  );
  marks.show({ seek: seekWanted(wanted), current: { rowKey: "a", part: 2_000 } });
  const places = Array.from(highlights.get("atrium-found") ?? [], ({ startOffset }) => startOffset / 2);
  expect([places.length, places[0], places.at(-1)]).toEqual([999, 1_500, 2_499]);
  expect(told).toEqual([[3_000, 2_000]]);
  marks.stop();
});
