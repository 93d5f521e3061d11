/** A part of a text that's laid out at once: so small that it takes no time, whatever is in it. */
const BLOCK_LINES = 200;
const BLOCK_CHARACTERS = 20_000;
/** More can't be scrolled through, and browsers have a limit for how tall something can be. */
const MAX_LINES = 50_000;

export interface TextBlocks {
  readonly blocks: readonly string[];
  /** Whether the text goes on after them. */
  readonly isCut: boolean;
}

/** Cuts a text into blocks of whole lines. Only lines that are longer than a block are cut. */
export function textBlocks(text: string): TextBlocks {
  const blocks: string[] = [];
  let lines = 0;
  let start = 0;
  while (start < text.length && lines < MAX_LINES) {
    const end = blockEnd(text, start);
    const block = text.slice(start, end);
    blocks.push(block);
    lines += block.split("\n").length - 1;
    start = end;
  }
  return { blocks, isCut: start < text.length };
}

function blockEnd(text: string, start: number): number {
  const last = start + BLOCK_CHARACTERS;
  let end = start;
  for (let line = 0; line < BLOCK_LINES; line += 1) {
    const next = text.indexOf("\n", end) + 1;
    if (next === 0 || next > last) {
      if (next === 0 && text.length <= last) return text.length;
      return end > start ? end : withinCharacters(text, last);
    }
    end = next;
  }
  return end;
}

/** Not between the two halves of a character. */
const withinCharacters = (text: string, end: number) => (/[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end);

/** The first lines of a text, each no longer than can be seen. */
export const firstLines = (text: string, lines: number, characters: number): string =>
  text
    .split("\n", lines)
    .map((line) => line.slice(0, characters))
    .join("\n");
