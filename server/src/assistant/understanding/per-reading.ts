import type { Reading } from "./intent.ts";

/** The same function, which does its work once for each text and reading: until a message is understood, its parts are read again and again. */
export function perReading<Found>(
  read: (text: string, reading: Reading) => Found,
): (text: string, reading: Reading) => Found {
  const known = new WeakMap<Reading, Map<string, { readonly found: Found }>>();
  return (text, reading) => {
    const texts = known.get(reading) ?? new Map<string, { readonly found: Found }>();
    known.set(reading, texts);
    const there = texts.get(text) ?? { found: read(text, reading) };
    texts.set(text, there);
    return there.found;
  };
}
