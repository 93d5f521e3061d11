import { describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { CHUNK_INTERVAL_MAX_MS, CHUNK_INTERVAL_MS, type Chunk, createChunkBatcher } from "./chunk-batcher.ts";
import type { PublishOutcome } from "../../realtime/live-channel.ts";

function batcher(
  options: { shown?: number; outcome?: (chunk: Chunk) => PublishOutcome | Promise<PublishOutcome> } = {},
) {
  const sent: Chunk[] = [];
  const cuts: string[] = [];
  const batch = createChunkBatcher({
    shown: options.shown ?? 0,
    onCut: (_, text) => cuts.push(text),
    async publish(chunk) {
      sent.push(chunk);
      return options.outcome?.(chunk) ?? "published";
    },
    now: () => Date.now(),
  });
  return { batch, sent, cuts };
}

/** The text that a browser assembles from the chunks. */
const joined = (chunks: readonly Chunk[]) =>
  chunks.reduce((text, { offset, content }) => text.slice(0, offset) + content, "");

describe("a chunk batcher", () => {
  it("publishes the first chunk at once and later ones every 120 ms", async () => {
    jest.useFakeTimers();
    try {
      const { batch, sent } = batcher();
      batch.push("Hello");
      expect(sent).toEqual([{ seq: 1, offset: 0, content: "Hello" }]);
      for (const word of [" dear", " world"]) batch.push(word);
      await jest.advanceTimersByTimeAsync(CHUNK_INTERVAL_MS - 1);
      expect(sent).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(sent[1]).toEqual({ seq: 2, offset: 5, content: " dear world" });
    } finally {
      jest.useRealTimers();
    }
  });

  it("publishes a kilobyte without waiting", async () => {
    jest.useFakeTimers();
    try {
      const { batch, sent } = batcher();
      batch.push("a");
      await jest.advanceTimersByTimeAsync(0);
      batch.push("b".repeat(1_024));
      expect(sent).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it("resends a refused chunk unchanged with growing delays, and gathers newer text into one chunk", async () => {
    jest.useFakeTimers();
    try {
      const times: number[] = [];
      const { batch, sent } = batcher({
        outcome: ({ seq }) => {
          times.push(Date.now());
          return seq === 1 && times.length < 6 ? "limited" : "published";
        },
      });
      batch.push("a");
      for (let index = 0; index < 50; index += 1) {
        await jest.advanceTimersByTimeAsync(100);
        batch.push("b");
      }
      await jest.advanceTimersByTimeAsync(2_000);
      const pauses = times.slice(1, 6).map((time, index) => time - (times[index] ?? 0));
      expect(pauses).toEqual([240, 480, 960, CHUNK_INTERVAL_MAX_MS, CHUNK_INTERVAL_MAX_MS]);
      expect(sent.slice(0, 6).map(({ content }) => content)).toEqual(Array(6).fill("a"));
      expect(joined(sent)).toBe(batch.text);
      expect(sent.filter(({ seq }) => seq === 2)[0]?.content.length).toBeGreaterThan(30);
    } finally {
      jest.useRealTimers();
    }
  });

  it("isn't held up by a chunk that can't be delivered", async () => {
    const { batch, sent } = batcher({ outcome: () => "unavailable" });
    batch.push("a");
    batch.push("b");
    await batch.end(1_000);
    expect(sent.map(({ seq, content }) => [seq, content])).toEqual([
      [1, "a"],
      [2, "b"],
    ]);
  });

  it("waits for a hanging publish no longer than the limit when it ends", async () => {
    jest.useFakeTimers();
    try {
      const { batch } = batcher({ outcome: () => new Promise(() => {}) });
      batch.push("a");
      const ended = jest.fn();
      void batch.end(50).then(ended);
      await jest.advanceTimersByTimeAsync(49);
      expect(ended).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(ended).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it("publishes nothing in a new attempt until there's more text than was already shown", async () => {
    const { batch, sent } = batcher({ shown: 10 });
    batch.push("Hello");
    expect(sent).toEqual([]);
    batch.push(" world");
    expect(sent).toEqual([{ seq: 1, offset: 0, content: "Hello world" }]);
    await batch.end(1_000);
  });

  it("reproduces any text from any pieces, numbered without gaps and never splitting a character", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string({ unit: "grapheme", maxLength: 50 }), fc.constant("😀".repeat(9_000))), {
          maxLength: 12,
        }),
        async (pieces) => {
          const { batch, sent, cuts } = batcher();
          for (const piece of pieces) batch.push(piece);
          await batch.end(5_000);
          expect(joined(sent)).toBe(pieces.join(""));
          expect(sent.map(({ seq }) => seq)).toEqual(sent.map((_, index) => index + 1));
          expect(sent.every(({ content }) => content.isWellFormed())).toBe(true);
          if (cuts.length > 0) expect(cuts.at(-1)).toBe(batch.text);
        },
      ),
      { numRuns: 50 },
    );
  });
});
