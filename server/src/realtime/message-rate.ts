import { setTimeout as sleep } from "node:timers/promises";

/** Messages that may go out at once after a pause. Together with the rate, this stays below Ably's 50 in any second. */
const BURST = 8;
/** Messages per second on one connection. Ably refuses more than 50. */
export const MESSAGES_PER_SECOND = 40;

export interface MessageRate {
  /** Resolves when the next message may go out, in call order. */
  take(): Promise<void>;
  /** How many messages are waiting. */
  readonly waiting: number;
}

async function afterwards(before: Promise<void>, work: () => Promise<void>): Promise<void> {
  await before;
  await work();
}

export function createMessageRate(
  perSecond = MESSAGES_PER_SECOND,
  now: () => number = () => performance.now(),
): MessageRate {
  let tokens = BURST;
  let countedAt = now();
  let waiting = 0;
  let last = Promise.resolve();
  /** The fraction of a message's allowance that's still missing. */
  const refill = (): number => {
    const at = now();
    tokens = Math.min(BURST, tokens + ((at - countedAt) * perSecond) / 1_000);
    countedAt = at;
    return Math.max(0, 1 - tokens);
  };
  const next = async (): Promise<void> => {
    for (let missing = refill(); missing > 0; missing = refill()) await sleep((missing * 1_000) / perSecond + 1);
    tokens -= 1;
  };
  return {
    async take() {
      waiting += 1;
      const turn = afterwards(last, next);
      last = turn;
      try {
        await turn;
      } finally {
        waiting -= 1;
      }
    },
    get waiting() {
      return waiting;
    },
  };
}
