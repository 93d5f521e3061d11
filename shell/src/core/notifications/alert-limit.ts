/** Says for each try whether it is one of at most `count` in any `spanMs`. One that is refused does not count. */
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
