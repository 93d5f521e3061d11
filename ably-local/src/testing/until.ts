const PATIENCE_MS = 20_000;

/** Waits until `probe` returns something other than undefined or false, and returns that. */
export async function until<Value>(probe: () => Value | undefined | false, what: string): Promise<Value> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const value = probe();
    if (value !== undefined && value !== false) return value;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((next) => {
      setTimeout(next, 2);
    });
  }
}
