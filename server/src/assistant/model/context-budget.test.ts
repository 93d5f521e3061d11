import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { estimateTokens } from "../../text/estimate-tokens.ts";
import { fitHistory, historyRoom, shortenedTo } from "./context-budget.ts";

const said = (count: number, text = "We met at the harbor and talked about prices.") =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), text: `${at}: ${text}` }));
const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);
const tokensOf = (messages: readonly { readonly text: string }[]) =>
  messages.reduce((sum, { text }) => sum + estimateTokens(text), 0);

describe("the budget of a model's context", () => {
  it("keeps a history that fits as it is", () => {
    const history = said(10);
    expect(fitHistory(history, { tokens: 4_000, reserved: 500 })).toEqual({ kept: history, fallen: [] });
  });

  it("drops the oldest messages first", () => {
    const history = said(80);
    const { kept, fallen } = fitHistory(history, { tokens: 1_000, reserved: 200 });
    expect(kept.length).toBeGreaterThan(20);
    expect(fallen.length).toBeGreaterThan(20);
    expect([...fallen, ...kept]).toEqual(history);
    expect(tokensOf(kept)).toBeLessThanOrEqual(800);
  });

  it("keeps no more messages than it may", () => {
    const { kept } = fitHistory(said(300), { tokens: 100_000, reserved: 0, messages: 40 });
    expect(idsOf(kept)).toEqual(idsOf(said(300).slice(-40)));
  });

  it("shortens a long message to its start and end rather than dropping all before it", () => {
    const long = { id: "long", text: `begin ${"on and on ".repeat(5_000)}end` };
    const { kept, fallen } = fitHistory([...said(5), long, ...said(2)], { tokens: 4_000, reserved: 0 });
    expect(fallen).toEqual([]);
    expect(kept[5]?.text).toMatch(/^begin on [^]*\n\[…\]\n[^]* end$/u);
    expect(tokensOf(kept)).toBeLessThanOrEqual(4_000);
  });

  it("leaves the history less the more the rest takes, but always something", () => {
    const room = (reserved: number) => historyRoom({ tokens: 8_000, reserved });
    expect([room(0), room(3_000), room(7_900), room(50_000)]).toEqual([8_000, 5_000, 1_000, 1_000]);
  });

  it("never exceeds its room, whatever is said in whatever language", () => {
    const texts = fc.array(
      fc.oneof(
        fc.string({ unit: "grapheme", maxLength: 3_000 }),
        fc.constantFrom("漢字かな".repeat(900), "chào bạn ".repeat(700), " ".repeat(9_000), "a".repeat(9_000)),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 200, max: 5_000 }), (all, tokens) => {
        const history = all.map((text, at) => ({ id: String(at), text }));
        const { kept, fallen } = fitHistory(history, { tokens, reserved: 0 });
        expect(idsOf([...fallen, ...kept])).toEqual(idsOf(history));
        expect(tokensOf(kept)).toBeLessThanOrEqual(tokens);
      }),
      { numRuns: 60 },
    );
  });

  it("cuts texts whose parts have different densities, and never half a character", () => {
    const mixed = `${"plain words ".repeat(2_000)}${"漢字".repeat(4_000)}${"😀".repeat(500)}`;
    for (const end of [0.2, 0.5, 0.8]) {
      const cut = shortenedTo(mixed, 700, end) ?? "";
      expect(estimateTokens(cut)).toBeLessThanOrEqual(700);
      expect(estimateTokens(cut)).toBeGreaterThan(150);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut).not.toContain("\uFFFD");
    }
  });

  it("says that a text can't be cut to almost nothing", () => {
    expect(shortenedTo("word ".repeat(500), 20)).toBeNull();
    expect(shortenedTo("Hi", 20)).toBe("Hi");
  });
});
