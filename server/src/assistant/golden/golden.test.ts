import { describe, expect, it } from "@jest/globals";
import { LANGUAGES } from "./dialogues.ts";
import { flawsOf } from "./flaws.ts";
import { type Played, play } from "./play.ts";
import recorded from "./recorded.json" with { type: "json" };
import { type Score, scoreOf } from "./score.ts";

const all = LANGUAGES.flatMap(({ dialogues }) => dialogues);
const RECORDED: Record<string, Score> = recorded;

describe("the golden dialogues", () => {
  it.each(LANGUAGES)("are well-formed in $language", (language) => {
    expect(flawsOf(language)).toEqual([]);
  });

  it("are many in every language", () => {
    const few = LANGUAGES.filter(
      ({ language, dialogues }) => dialogues.length < (["en", "vi", "zh-CN", "ja"].includes(language) ? 80 : 10),
    );
    expect(few.map(({ language }) => language)).toEqual([]);
  });

  it("have several turns in four of ten cases", () => {
    const share = all.filter(({ turns }) => turns.length > 1).length / all.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.5);
  });
});

describe("the built-in assistant", () => {
  it.each(LANGUAGES)(
    "does no worse in the golden dialogues in $language than before",
    async ({ language, dialogues }) => {
      const played: Played[] = [];
      for (const dialogue of dialogues) played.push(await play(language, dialogue));
      const { right, wrongWrites, wrongActs } = scoreOf(played);
      const before = RECORDED[language] ?? { right: Infinity, wrongWrites: 0, wrongActs: 0 };
      expect(right).toBeGreaterThanOrEqual(before.right);
      expect(wrongWrites).toBeLessThanOrEqual(before.wrongWrites);
      expect(wrongActs).toBeLessThanOrEqual(before.wrongActs);
    },
  );
});
