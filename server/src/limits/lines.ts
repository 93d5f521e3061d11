import { ApiError } from "../errors/api-error.ts";

type Line = { working: number; readonly waiting: Set<() => void> };

/**
 * A queue per key. The returned function does the work as soon as fewer than `atOnce` of its key are running.
 * @throws {ApiError} `too_many_requests` with Retry-After when `waiting` are in line, or the turn doesn't come within `seconds`
 */
export function createLines(options: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly seconds: number;
}): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line>();
  const refused = () => new ApiError("too_many_requests", { headers: { "retry-after": String(options.seconds) } });

  const turnIn = ({ waiting }: Line): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(refused());
      }, options.seconds * 1_000);
      waiting.add(begin);
    });

  return async (key, work) => {
    const line = lines.get(key) ?? { working: 0, waiting: new Set() };
    lines.set(key, line);
    if (line.working < options.atOnce) line.working += 1;
    else if (line.waiting.size < options.waiting) await turnIn(line);
    else throw refused();
    try {
      return await work();
    } finally {
      // Pass the place to the next in line, or free it if nobody's waiting.
      const [next] = line.waiting;
      if (next !== undefined) next();
      else line.working -= 1;
      if (line.working === 0) lines.delete(key);
    }
  };
}
