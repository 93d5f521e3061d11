import type { Memory } from "@atrium/shared-contracts/wire";

/** How much of what's said has to be in a memory, by letters. */
const LEAST = 0.5;
/** Words of at least so many letters are the same if they begin alike: their ends change with what's around. */
const STEM_LETTERS = 4;
const STEM_SHARE = 0.7;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text.normalize("NFKC").toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  );

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  const stem = Math.ceil(longer.length * STEM_SHARE);
  return shorter.length >= Math.max(STEM_LETTERS, stem) && longer.startsWith(shorter.slice(0, stem));
}

const lettersOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** The memories that are most likely meant by a person's words for them. Several if they fit equally well; none if none does. */
export function fittingMemories(memories: readonly Memory[], said: string): readonly Memory[] {
  const wanted = wordsOf(said);
  const all = lettersOf(wanted);
  if (all === 0) return [];
  const scored = memories.map((memory) => {
    const there = wordsOf(memory.text);
    const found = wanted.filter((word) => there.some((each) => isSameWord(each, word)));
    return { memory, score: lettersOf(found) / all };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return best < LEAST ? [] : scored.filter(({ score }) => score === best).map(({ memory }) => memory);
}
