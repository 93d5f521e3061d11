import { RATE_PER_SECOND } from "../protocol/limits.ts";
import type { Clock } from "../clock/clock.ts";
import { RateWindow } from "./rate-window.ts";

/** The limits mode's rates. */
export interface Rates {
  /** Messages from each connection to the server. */
  readonly inbound: RateWindow;
  /** Messages from the server to each connection. */
  readonly outbound: RateWindow;
  /** Messages published on each channel. */
  readonly channel: RateWindow;
}

export function createRates(now: Clock): Rates {
  return {
    inbound: new RateWindow(RATE_PER_SECOND, now),
    outbound: new RateWindow(RATE_PER_SECOND, now),
    channel: new RateWindow(RATE_PER_SECOND, now),
  };
}
