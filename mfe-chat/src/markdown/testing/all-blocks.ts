import { exactBlocks } from "../exact-blocks.ts";

/** All steps at once. */
export function allBlocks(text: string, partCharacters?: number): readonly string[] {
  const reading = exactBlocks(text, partCharacters);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}
