import { LOG_AGE_MS } from "../protocol/limits.ts";
import { Channel, type ChannelOptions } from "./channel.ts";
import { namespaceOf } from "./channel-name.ts";

export interface ChannelsOptions extends Omit<ChannelOptions, "mutable"> {
  readonly mutableNamespaces: readonly string[];
}

/** One application's channels, each created on first use. */
export class Channels {
  readonly #open = new Map<string, Channel>();
  readonly #options: ChannelsOptions;

  constructor(options: ChannelsOptions) {
    this.#options = options;
  }

  /** The channel with this name, if it's in use. */
  find(name: string): Channel | undefined {
    return this.#open.get(name);
  }

  open(name: string): Channel {
    const existing = this.#open.get(name);
    if (existing !== undefined) return existing;
    const mutable = this.#options.mutableNamespaces.includes(namespaceOf(name));
    const channel = new Channel(name, { ...this.#options, mutable });
    this.#open.set(name, channel);
    return channel;
  }

  /** Drops old messages, and channels that haven't been used for as long as messages are kept. */
  sweep(): void {
    const oldest = this.#options.now() - LOG_AGE_MS;
    for (const [name, channel] of this.#open) {
      channel.log.prune();
      if ((channel.idleSince ?? Infinity) < oldest) this.#open.delete(name);
    }
  }
}
