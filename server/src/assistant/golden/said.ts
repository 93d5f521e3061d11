import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { escaped } from "../understanding/time/grammar.ts";
import { textsOf } from "../wording/texts.ts";

type Texts = { readonly [key: string]: string | Texts };

/** What stands in a text where it's filled in. */
const FILLED = /\{\{[^}]*\}\}/gu;

const patterns = new Map<TextLanguage, readonly (readonly [key: string, pattern: RegExp])[]>();

function patternsIn(language: TextLanguage) {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const flat = (texts: Texts, path: string): (readonly [string, RegExp])[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === "string"
        ? [
            [
              `${path}${name}`,
              new RegExp(
                `^${text
                  .split(FILLED)
                  .map(escaped)
                  .join(String.raw`[\s\S]*?`)}`,
                "u",
              ),
            ] as const,
          ]
        : flat(text, `${path}${name}.`),
    );
  const made = flat(textsOf(language) as Texts, "");
  patterns.set(language, made);
  return made;
}

/** Whether a reply begins as one of the assistant's texts does whose key fits. */
export const saysOne = (reply: string, language: TextLanguage, keys: RegExp): boolean =>
  patternsIn(language).some(([key, pattern]) => keys.test(key) && pattern.test(reply));
