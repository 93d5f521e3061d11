/** A step that didn't finish in time. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";
  readonly ms: number;

  constructor(ms: number) {
    super(`No answer within ${ms / 1_000} s`);
    this.ms = ms;
  }
}

/** Settles as `work` does, or rejects with a TimeLimitError after `ms`. The work itself isn't stopped; its late result is dropped. */
export function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError(ms)), ms);
    const settled = () => clearTimeout(timer);
    work.then(resolve, reject).finally(settled);
  });
}
