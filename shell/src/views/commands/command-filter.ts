import type { Command } from "./command.ts";

/** The commands that match what was typed, best first; all of them, in their order, when nothing was typed. */
export function filterCommands(commands: readonly Command[], query: string): Command[] {
  const wanted = fold(query).trim();
  if (wanted === "") return [...commands];
  const scored = commands
    .map((command) => ({ command, score: Math.max(score(command.label, wanted), score(command.english, wanted)) }))
    .filter(({ score: value }) => value > 0)
    .sort((a, b) => b.score - a.score);
  // Letters in order match a lot, so this is the last resort.
  const best = scored.filter(({ score: value }) => value > 1);
  return (best.length > 0 ? best : scored).map(({ command }) => command);
}

/** 0 is no match; higher is better: beginning of the label, beginnings of its words, part of it, its letters in order. */
export function score(label: string, wanted: string): number {
  const text = fold(label);
  if (text.startsWith(wanted)) return 4;
  const words = text.split(/[^\p{L}\p{N}]+/u);
  if (wanted.split(/\s+/u).every((part) => words.some((word) => word.startsWith(part)))) return 3;
  if (text.includes(wanted)) return 2;
  return wanted.length > 1 && holdsInOrder(text, wanted.replaceAll(/\s+/gu, "")) ? 1 : 0;
}

function holdsInOrder(text: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at);
    if (at === -1) return false;
    at += letter.length;
  }
  return true;
}

/** Lowercase without accents: `e` finds `é`. */
const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().normalize("NFC");
