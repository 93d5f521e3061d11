import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { isSameOnPurpose } from "./same-words.ts";
import { type Texts, baseKey, pluralForm, pluralForms } from "./text-tree.ts";

/** Problems with a language's texts compared to the English ones, one line each. */
export function textProblems(language: TextLanguage, texts: Texts, english: Texts): string[] {
  return [
    ...keyProblems(language, texts, english),
    ...[...texts].flatMap(([key, text]) => {
      const original = originalOf(key, english);
      return original === undefined ? [] : oneText(language, key, text, original);
    }),
  ].map((problem) => `${language}: ${problem}`);
}

/** Keys the language must have but doesn't, and keys it has but shouldn't. */
function keyProblems(language: TextLanguage, texts: Texts, english: Texts): string[] {
  const wanted = new Set<string>();
  for (const key of english.keys()) {
    if (pluralForm(key) === undefined) wanted.add(key);
    else {
      const base = baseKey(key);
      for (const form of pluralForms(language, english.has(`${base}_zero`))) wanted.add(`${base}_${form}`);
    }
  }
  const missing = [...wanted].filter((key) => !texts.has(key)).map((key) => `${key} is missing`);
  const excess = [...texts.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is in no use`);
  return [...missing, ...excess];
}

/** The English text that a text translates. A plural form that English doesn't have translates `other`. */
const originalOf = (key: string, english: Texts): string | undefined =>
  english.get(key) ?? english.get(`${baseKey(key)}_other`);

function oneText(language: TextLanguage, key: string, text: string, original: string): string[] {
  if (text.trim() === "") return [`${key} is empty`];
  const problems: string[] = [];
  const [said, meant] = [slots(text), slots(original)];
  // A form for small numbers may use a word instead of the number, such as "every day" for one day.
  const mayOmit = pluralForm(key) !== undefined && pluralForm(key) !== "other";
  const lost = mayOmit ? [] : meant.filter((slot) => !said.includes(slot));
  const invented = said.filter((slot) => !meant.includes(slot) && !(mayOmit && slot.startsWith("{{count")));
  if (lost.length > 0) problems.push(`${key} has lost ${lost.join(", ")}`);
  if (invented.length > 0) problems.push(`${key} has ${invented.join(", ")}, and English has not`);
  if (language !== "en" && text === original && hasWords(text) && !isSameOnPurpose(text, language)) {
    problems.push(`${key} is not translated: "${text}"`);
  }
  return problems;
}

/** Placeholders with their format, and tags. */
const slots = (text: string): string[] => [...text.matchAll(/\{\{.*?\}\}|<\/?\w+\s*\/?>/g)].map(([slot]) => slot);

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ""));
