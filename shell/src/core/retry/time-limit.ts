/** A step that did not end in time. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";
  readonly ms: number;

  constructor(ms: number) {
    super(`No answer within ${ms / 1_000} s`);
    this.ms = ms;
  }
}

/** Settles as `work` does, or rejects with a TimeLimitError after `ms`. The work itself is not stopped; what it still brings is let go. */
export function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError(ms)), ms);
    const settled = () => clearTimeout(timer);
    work.then(resolve, reject).finally(settled);
  });
}
