/** Maximum bytes of a realtime event's text as JSON: a whole Ably message may have 64 KiB. */
export const EVENT_TEXT_MAX_BYTES = 48 * 1024;

const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

/** The longest start of `text` that takes at most `max` bytes as JSON, without splitting a character. */
export function cutToJsonBytes(text: string, max: number): { text: string; truncated: boolean } {
  if (jsonBytes(text) <= max) return { text, truncated: false };
  let low = 0;
  let high = Math.min(text.length, max);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (jsonBytes(text.slice(0, middle)) <= max) low = middle;
    else high = middle - 1;
  }
  const cut = text.slice(0, low);
  return { text: cut.isWellFormed() ? cut : cut.slice(0, -1), truncated: true };
}
