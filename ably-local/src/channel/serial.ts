import { randomBytes } from "node:crypto";
import type { Clock } from "../clock/clock.ts";

const write = (ms: number, n: number, series: string) =>
  `${String(ms).padStart(14, "0")}-${String(n).padStart(3, "0")}@${series}`;

/**
 * The serials of one channel, `{ms}-{n}@{series}`. As text, each is greater than the one before. A channel that lost its
 * log gets a new series, so serials from the lost log can be recognized.
 */
export class SerialClock {
  readonly series = randomBytes(6).toString("hex");
  readonly #now: Clock;
  #ms: number;
  #n = 0;

  constructor(now: Clock) {
    this.#now = now;
    this.#ms = now();
  }

  get last(): string {
    return write(this.#ms, this.#n, this.series);
  }

  next(): string {
    const now = this.#now();
    if (now > this.#ms) {
      this.#ms = now;
      this.#n = 0;
    } else if (this.#n === 999) {
      this.#ms += 1;
      this.#n = 0;
    } else this.#n += 1;
    return this.last;
  }

  /** Whether the text is a serial from this series. */
  owns(serial: string): boolean {
    return (
      /^\d{14}-\d{3}$/.test(serial.slice(0, 18)) && serial.slice(18, 19 + this.series.length) === `@${this.series}`
    );
  }
}

/** The serial of a frame's `index`th message. */
export const messageSerial = (channelSerial: string, index: number): string =>
  `${channelSerial}:${String(index).padStart(3, "0")}`;

/** The channel serial contained in a message's serial. */
export const channelSerialOf = (serial: string): string => serial.split(":", 1)[0] ?? serial;
