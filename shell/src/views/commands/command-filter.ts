import type { Command } from "./command.ts";

/** The commands that match what was typed, best first; all of them, in their order, when nothing was typed. */
export function filterCommands(commands: readonly Command[], query: string): Command[] {
  const wanted = fold(query).trim();
  if (wanted === "") return [...commands];
  const scored = commands
    .map((command) => ({ command, score: Math.max(score(command.label, wanted), score(command.english, wanted)) }))
    .filter(({ score: value }) => value > 0)
    .sort((a, b) => b.score - a.score);
  // Letters of several words match by accident, so this is the last resort.
  const best = scored.filter(({ score: value }) => value > 1);
  return (best.length > 0 ? best : scored).map(({ command }) => command);
}

const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** 0 is no match; higher is better: beginning of the label, beginnings of its words, part of it, beginnings of words without spaces. */
export function score(label: string, wanted: string): number {
  const text = fold(label);
  if (text.startsWith(wanted)) return 4;
  const words = text.split(SEPARATORS);
  if (wanted.split(/\s+/u).every((part) => words.some((word) => word.startsWith(part)))) return 3;
  if (text.includes(wanted)) return 2;
  const letters = wanted.replaceAll(SEPARATORS, "");
  return letters.length > 1 && beginsWords(words, letters) ? 1 : 0;
}

/** Whether the letters are beginnings of some of the words, in their order: `nc` or `newch` of "New chat". */
function beginsWords([word, ...rest]: readonly string[], letters: string): boolean {
  if (letters === "") return true;
  if (word === undefined) return false;
  for (let length = letters.length; length >= 0; length -= 1) {
    if (word.startsWith(letters.slice(0, length)) && beginsWords(rest, letters.slice(length))) return true;
  }
  return false;
}

/** Lowercase without accents: `e` finds `é`. */
const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().normalize("NFC");
