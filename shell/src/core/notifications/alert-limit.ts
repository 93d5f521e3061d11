/** Returns a function that says, for each try, whether it's within `count` per `spanMs`. A refused try doesn't count. */
export function createAlertLimit(count: number, spanMs: number, now: () => number = Date.now): () => boolean {
  const taken: number[] = [];
  return () => {
    const moment = now();
    while (taken[0] !== undefined && moment - taken[0] >= spanMs) taken.shift();
    if (taken.length >= count) return false;
    taken.push(moment);
    return true;
  };
}
