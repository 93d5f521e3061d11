import * as z from "zod/mini";

/** Code points, as a person counts characters. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Older browsers have none. */
const clusters =
  typeof Intl.Segmenter === "function" ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : undefined;

/** At most the first `max` characters (code points), cut where a person sees one character end: an emoji of several stays whole or goes. */
export function firstCharacters(text: string, max: number): string {
  // One code point more than fits: a cluster that ends beyond is seen to be too long.
  const start = text.slice(0, max * 2 + 2);
  const parts = clusters ? Array.from(clusters.segment(start), ({ segment }) => segment) : Array.from(start);
  let first = "";
  let room = max;
  for (const part of parts) {
    room -= characters(part);
    if (room < 0) break;
    first += part;
  }
  // One cluster that is longer than all there is room for.
  return first === "" ? Array.from(start).slice(0, max).join("") : first;
}

const NUL = String.fromCodePoint(0);

/** Text that every store can hold: well-formed Unicode without NUL. */
export const cleanText = () =>
  z.string().check(
    z.refine((text) => text.isWellFormed() && !text.includes(NUL), {
      error: "The text contains a character that can't be stored",
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
