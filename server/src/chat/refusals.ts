import { setTimeout as sleep } from "node:timers/promises";
import type { InboundEventData } from "@atrium/shared-contracts/wire";
import type { Log } from "../log/log.ts";
import type { LiveChannel } from "../realtime/live-channel.ts";

/** How many times a refusal is tried, and the milliseconds in between. Together they outlast a burst that fills the channel. */
const ATTEMPTS = 10;
const RETRY_MS = 1_000;
/** How many refusals of one user may wait. Only an endless flood leaves more. */
const WAITING = 1_000;

type Refusal = { readonly id: string; readonly data: InboundEventData<"error"> };

/** Publishes each user's refusals one by one, so that a flood only delays the flooding client's own events. */
export function createRefusals(deps: {
  live: LiveChannel;
  log: Log;
  retryMs?: number;
}): (userId: string, refusal: Refusal) => Promise<void> {
  const { live, log, retryMs = RETRY_MS } = deps;
  const lines = new Map<string, Refusal[]>();

  const deliver = async (userId: string, { id, data }: Refusal): Promise<void> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const outcome = await live.publish(userId, { id, name: "error", data });
      if (outcome === "published" || outcome === "refused") return;
      await sleep(retryMs, undefined, { ref: false });
    }
    log.warn({ userId, code: data.metadata?.code }, "A refusal didn't get through");
  };

  return async (userId, refusal) => {
    const line = lines.get(userId);
    if (line === undefined) {
      const begun = [refusal];
      lines.set(userId, begun);
      for (let next = begun.at(0); next !== undefined; next = begun.at(0)) {
        await deliver(userId, next);
        begun.shift();
      }
      lines.delete(userId);
    } else if (line.length < WAITING) line.push(refusal);
    else log.warn({ userId, code: refusal.data.metadata?.code }, "Too many refusals are waiting, so one isn't sent");
  };
}
