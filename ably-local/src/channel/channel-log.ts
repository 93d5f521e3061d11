import type { Clock } from "../clock/clock.ts";
import type { Message } from "../protocol/message.ts";
import { LOG_AGE_MS, LOG_BYTES, LOG_MESSAGES } from "../protocol/limits.ts";
import type { LogEntry } from "./log-entry.ts";
import { SerialClock } from "./serial.ts";

/** Index of the first entry for which `test` holds. Once it holds, it must hold for all that follow. */
function firstIndex(entries: readonly LogEntry[], test: (entry: LogEntry) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry !== undefined && test(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const weight = (entry: LogEntry) => (entry.kind === "message" ? entry.messages.length : entry.presence.length);

/**
 * What happened on a channel, in order, limited to 10 minutes, 1,000 messages and 16 MiB. Everyone on the channel
 * reads it from a serial onward, so whatever has dropped out of it is lost to them.
 */
export class ChannelLog {
  readonly #clock: SerialClock;
  readonly #now: Clock;
  readonly #dropped: (entry: LogEntry) => void;
  #entries: LogEntry[] = [];
  #floor: string;
  #messages = 0;
  #bytes = 0;

  /** @param dropped is called for each entry that leaves the log */
  constructor(now: Clock, dropped: (entry: LogEntry) => void) {
    this.#now = now;
    this.#clock = new SerialClock(now);
    this.#floor = this.#clock.last;
    this.#dropped = dropped;
  }

  /** The serial of the newest entry, or of the empty channel if there's none yet. */
  get head(): string {
    return this.#entries.at(-1)?.serial ?? this.#floor;
  }

  get size(): number {
    return this.#entries.length;
  }

  nextSerial(): string {
    return this.#clock.next();
  }

  append(entry: LogEntry): void {
    this.#entries.push(entry);
    this.#messages += weight(entry);
    this.#bytes += entry.bytes;
    this.prune();
  }

  /** Whether every entry after `serial` is still here. */
  reaches(serial: string): boolean {
    return this.#clock.owns(serial) && serial >= this.#floor && serial <= this.head;
  }

  /** The entry after `serial`; undefined at the head. */
  after(serial: string): LogEntry | undefined {
    return this.#entries[firstIndex(this.#entries, (entry) => entry.serial > serial)];
  }

  /** The entries in order. */
  entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** The serial before the last `count` messages for which `counted` holds, or before all of those since `since` (ms). */
  serialBefore(rewind: { count: number; since: number }, counted: (message: Message) => boolean): string {
    let left = rewind.count;
    let index = this.#entries.length;
    while (index > 0 && left > 0) {
      const entry = this.#entries[index - 1];
      if (entry === undefined || entry.at < rewind.since) break;
      if (entry.kind === "message") left -= entry.messages.filter(counted).length;
      index -= 1;
    }
    return this.#entries[index - 1]?.serial ?? this.#floor;
  }

  /** Drops what exceeds the limits. */
  prune(): void {
    const oldest = this.#now() - LOG_AGE_MS;
    let gone = 0;
    for (const entry of this.#entries) {
      if (entry.at >= oldest && this.#messages <= LOG_MESSAGES && this.#bytes <= LOG_BYTES) break;
      this.#messages -= weight(entry);
      this.#bytes -= entry.bytes;
      this.#floor = entry.serial;
      this.#dropped(entry);
      gone += 1;
    }
    if (gone > 0) this.#entries.splice(0, gone);
  }
}
