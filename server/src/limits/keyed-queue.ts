import { ApiError, type ErrorCode } from "../errors/api-error.ts";

type Queue = { working: number; readonly waiting: Set<() => void> };

/**
 * A queue per key. The returned function does the work as soon as fewer than `atOnce` of its key are running.
 * @throws {ApiError} `refused` (by default `too_many_requests`) with Retry-After when `waiting` are in line, or the turn doesn't come within `seconds`
 */
export function createKeyedQueue(options: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly seconds: number;
  readonly refused?: ErrorCode;
}): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, Queue>();
  const refused = () =>
    new ApiError(options.refused ?? "too_many_requests", { headers: { "retry-after": String(options.seconds) } });

  const turnOf = ({ waiting }: Queue): Promise<void> =>
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
    const queue = queues.get(key) ?? { working: 0, waiting: new Set() };
    queues.set(key, queue);
    if (queue.working < options.atOnce) queue.working += 1;
    else if (queue.waiting.size < options.waiting) await turnOf(queue);
    else throw refused();
    try {
      return await work();
    } finally {
      // Pass the place to the next in line, or free it if nobody's waiting.
      const [next] = queue.waiting;
      if (next !== undefined) next();
      else queue.working -= 1;
      if (queue.working === 0) queues.delete(key);
    }
  };
}
