import * as z from "zod/mini";

/** Code points, as a person counts characters. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const NUL = String.fromCodePoint(0);

/** Text that every store can hold: well-formed Unicode without NUL. */
export const cleanText = () =>
  z.string().check(
    z.refine((text) => text.isWellFormed() && !text.includes(NUL), {
      error: "Text holds a character that cannot be stored",
      params: { code: "invalid_text" },
    }),
  );

/** Clean text of at most `max` characters (code points) and, unless `min` says otherwise, not blank. */
export const boundedText = (max: number, min = 1) =>
  cleanText().check(
    z.refine((text) => characters(text.trim()) >= min, {
      error: `Must have at least ${min} character${min === 1 ? "" : "s"}`,
    }),
    z.refine((text) => characters(text) <= max, { error: `Must have at most ${max} characters` }),
  );

/** A moment: ISO 8601 with a time zone. */
export const instant = () => z.iso.datetime({ offset: true });

/** An id made by the server. */
export const id = () => z.uuid();
