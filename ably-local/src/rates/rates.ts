import { RATE_PER_SECOND } from "../protocol/limits.ts";
import type { Clock } from "../clock/clock.ts";
import { RateWindow } from "./rate-window.ts";

/** The rates of the limits mode. */
export interface Rates {
  /** Messages of each connection to the server. */
  readonly inbound: RateWindow;
  /** Messages of the server to each connection. */
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
