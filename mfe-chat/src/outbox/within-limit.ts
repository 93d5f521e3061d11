/** Storage that takes longer than this counts as refused. Milliseconds. */
const STORAGE_LIMIT_MS = 3_000;

/** Resolves like `work`. Rejects if that takes longer than 3 s; `work` itself then continues. */
export function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The browser's storage did not answer in time")), STORAGE_LIMIT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
