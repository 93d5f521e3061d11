/** The wall-clock time of the fastest of up to five tries, in milliseconds: other work on the machine makes single ones slow. Stops at the first one under the limit. */
export function leastTime(limit: number, work: () => unknown): number {
  let least = Infinity;
  for (let tries = 0; tries < 5 && least >= limit; tries += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
