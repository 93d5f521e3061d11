import type { Clock } from "../clock/clock.ts";
import type { Rates } from "../rates/rates.ts";
import type { Channels } from "./channels.ts";

/** What channels need from their application. */
export interface ChannelHost {
  readonly channels: Channels;
  /** Undefined unless the limits mode is on. */
  readonly rates: Rates | undefined;
  readonly now: Clock;
}
