import * as z from "zod/mini";
import { characterClusters } from "../specification/clusters.ts";
import { visibleCharacters } from "../specification/visible-text.ts";

/** Counts characters as code points, not UTF-16 units. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** At most the first `max` characters (code points). Never splits a visible character: a multi-code-point emoji is kept whole or dropped. */
export function firstCharacters(text: string, max: number): string {
  // One code point more than fits, so a cluster that runs past the limit turns out too long.
  const start = text.slice(0, max * 2 + 2);
  let first = "";
  let room = max;
  for (const part of characterClusters(start)) {
    room -= characters(part);
    if (room < 0) break;
    first += part;
  }
  // A single cluster longer than `max`.
  return first === "" ? Array.from(start).slice(0, max).join("") : first;
}

const NUL = String.fromCodePoint(0);

/** Text that any database can store: well-formed Unicode without NUL. */
export const cleanText = () =>
  z.string().check(
    z.refine((text) => text.isWellFormed() && !text.includes(NUL), {
      error: "The text contains a character that can't be stored",
      params: { code: "invalid_text" },
    }),
  );

/** Clean text of at most `max` characters (code points). Blank text is refused unless `min` is 0. */
export const boundedText = (max: number, min = 1) =>
  cleanText().check(
    z.refine((text) => characters(text.trim()) >= min, {
      error: `Must have at least ${min} character${min === 1 ? "" : "s"}`,
    }),
    z.refine((text) => characters(text) <= max, { error: `Must have at most ${max} characters` }),
  );

/** Bounded text that shows something. For what people write; what's stored already may be older than this rule. */
export const visibleText = (max: number) =>
  boundedText(max).check(
    z.refine((text) => visibleCharacters(text) > 0, { error: "Must have at least 1 visible character" }),
  );

/** A point in time: ISO 8601 with a time zone offset. */
export const instant = () => z.iso.datetime({ offset: true });

/** An id created by the server. */
export const id = () => z.uuid();
