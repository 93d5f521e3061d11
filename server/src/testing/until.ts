/** Polls until `look` returns something, for at most `limitMs`. */
export async function until<T>(
  look: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  limitMs = 20_000,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`Did not come about within ${limitMs} ms`);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}
