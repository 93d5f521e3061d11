import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two words of the built-in assistant: quick, but still readable as it grows. */
export const WORD_DELAY_MS = 25;

/**
 * Yields the text word by word with `delayMs` between words. The first `shown` characters come at once, because the person
 * has already seen them. Ends early when `signal` aborts.
 */
export async function* wordByWord(
  text: string,
  { delayMs, shown, signal }: { delayMs: number; shown: number; signal: AbortSignal },
): AsyncGenerator<string> {
  let sent = 0;
  for (const word of text.match(/\s*\S+\s*$|\s*\S+/g) ?? []) {
    if (signal.aborted) return;
    if (delayMs > 0 && sent >= shown && sent > 0) {
      try {
        await sleep(delayMs, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return;
        throw error;
      }
    }
    sent += word.length;
    yield word;
  }
}
