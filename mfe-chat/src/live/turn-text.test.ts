import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Chunk, NO_TEXT, type TurnText, addChunk, addSnapshot, addText, finish, hasGap } from "./turn-text.ts";

const chunk = (seq: number, offset: number, content: string, attempt = 1): Chunk => ({ attempt, seq, offset, content });

/** Cuts a text into one attempt's chunks. */
function chunksOf(text: string, sizes: readonly number[], attempt: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let offset = 0, turn = 0; offset < text.length; turn += 1) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
    const content = text.slice(offset, offset + size);
    chunks.push({ attempt, seq: chunks.length + 1, offset, content });
    offset += content.length;
  }
  return chunks;
}

type Delivery = { kind: "chunk"; chunk: Chunk } | { kind: "snapshot"; attempt: number; seq: number; partial: string };
const apply = (known: TurnText, delivery: Delivery) =>
  delivery.kind === "chunk" ? addChunk(known, delivery.chunk) : addSnapshot(known, delivery);

const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 });

describe("assembling a turn's text", () => {
  it("puts out-of-order chunks in order", () => {
    const [a, b, c] = [chunk(1, 0, "The "), chunk(2, 4, "right "), chunk(3, 10, "order")];
    const result = [c, a, b].reduce(addChunk, NO_TEXT);
    expect(result.shown).toBe("The right order");
    expect(hasGap(result)).toBe(false);
  });

  it("detects a missing chunk, and recovers with a snapshot", () => {
    const gap = addChunk(addChunk(NO_TEXT, chunk(1, 0, "a")), chunk(3, 2, "c"));
    expect(hasGap(gap)).toBe(true);
    expect(gap.shown).toBe("a");
    const healed = addSnapshot(gap, { attempt: 1, seq: 2, partial: "ab" });
    expect(healed.shown).toBe("abc");
    expect(hasGap(healed)).toBe(false);
  });

  it("ignores a snapshot older than its own state", () => {
    const ahead = addChunk(addChunk(NO_TEXT, chunk(1, 0, "ab")), chunk(2, 2, "cd"));
    expect(addSnapshot(ahead, { attempt: 1, seq: 1, partial: "ab" })).toBe(ahead);
  });

  it("keeps the longer text of a broken attempt until the next one is longer", () => {
    const first = addChunk(NO_TEXT, chunk(1, 0, "Hello wor"));
    const second = addChunk(first, chunk(1, 0, "Hello", 2));
    expect(second.shown).toBe("Hello wor");
    expect(addChunk(second, chunk(2, 5, " world", 2)).shown).toBe("Hello world");
  });

  it("drops chunks of an earlier attempt, and all that arrive after the final text", () => {
    const second = addChunk(NO_TEXT, chunk(1, 0, "new", 2));
    expect(addChunk(second, chunk(9, 3, "old", 1))).toBe(second);
    const done = finish(second, "new text");
    expect(addChunk(done, chunk(2, 3, " late", 3))).toBe(done);
    expect(finish(done, "another")).toBe(done);
  });

  it("doesn't shorten the shown text when the final text was cut for transport", () => {
    const long = addChunk(NO_TEXT, chunk(1, 0, "a long reply"));
    expect(finish(long, "a long", true).shown).toBe("a long reply");
    expect(finish(long, "short").shown).toBe("short");
  });

  it("joins unnumbered text in order of arrival", () => {
    expect(addText(addText(NO_TEXT, "one "), "two").shown).toBe("one two");
  });

  it("shows the whole text once every chunk has arrived, in any order, with duplicates and snapshots in between", () => {
    const plan = words.chain((text) =>
      sizes.chain((cut) => {
        const chunks = chunksOf(text, cut, 1);
        const deliveries: Delivery[] = chunks.flatMap((one) => [
          { kind: "chunk", chunk: one },
          { kind: "chunk", chunk: one },
          { kind: "snapshot", attempt: 1, seq: one.seq, partial: text.slice(0, one.offset + one.content.length) },
        ]);
        const all = chunks.map((one): Delivery => ({ kind: "chunk", chunk: one }));
        return fc.record({
          text: fc.constant(text),
          deliveries: fc
            .subarray(deliveries)
            .chain((some) => fc.shuffledSubarray([...some, ...all], { minLength: some.length + all.length })),
        });
      }),
    );
    fc.assert(
      fc.property(plan, ({ text, deliveries }) => {
        let state = NO_TEXT;
        for (const delivery of deliveries) {
          const next = apply(state, delivery);
          expect(next.shown.length).toBeGreaterThanOrEqual(state.shown.length);
          expect(text.startsWith(next.shown)).toBe(true);
          state = next;
        }
        expect(state.shown).toBe(text);
        expect(hasGap(state)).toBe(false);
      }),
    );
  });

  it("never shrinks, repeats or blanks the text despite lost chunks and restarts, and ends with the final text", () => {
    const plan = fc.array(fc.record({ text: words, sizes }), { minLength: 1, maxLength: 3 }).chain((attempts) => {
      const texts = attempts.map((attempt) => attempt.text);
      const deliveries = attempts.flatMap((attempt, index) =>
        chunksOf(attempt.text, attempt.sizes, index + 1).flatMap((one): Delivery[] => [
          { kind: "chunk", chunk: one },
          {
            kind: "snapshot",
            attempt: index + 1,
            seq: one.seq,
            partial: attempt.text.slice(0, one.offset + one.content.length),
          },
        ]),
      );
      return fc.record({ texts: fc.constant(texts), deliveries: fc.shuffledSubarray(deliveries) });
    });
    fc.assert(
      fc.property(plan, ({ texts, deliveries }) => {
        let state = NO_TEXT;
        for (const delivery of deliveries) {
          const next = apply(state, delivery);
          expect(next.shown.length).toBeGreaterThanOrEqual(state.shown.length);
          expect(texts.some((text) => text.startsWith(next.shown))).toBe(true);
          state = next;
        }
        const whole = texts.at(-1) ?? "";
        const done = finish(state, whole);
        expect(deliveries.reduce(apply, done)).toBe(done);
        expect(done.shown).toBe(whole);
      }),
    );
  });
});
