import type { OpenOwnClient, OpenRealtime, RealtimeClient } from "./client.ts";
import { hold } from "./lock.ts";
import type { Leadership, shareClient } from "./shared-client.ts";

export interface TabDeps {
  /** The same in all tabs of a session, and in no other. */
  readonly name: string;
  /** Undefined outside of a secure context. */
  readonly locks: LockManager | undefined;
  readonly Channel: typeof BroadcastChannel | undefined;
  readonly page: Document;
  /** Loads what only matters with a second tab. */
  load(): Promise<{ readonly shareClient: typeof shareClient }>;
}

/**
 * One connection for all tabs of a session: the tab with the lock has it, and shares it with the others. Without the browser's locks or channels, and
 * when the code for it can't be loaded, each tab has its own.
 */
export function acrossTabs(own: OpenOwnClient, { name, locks, Channel, page, load }: TabDeps): OpenRealtime {
  if (!locks || !Channel) return own;
  return (channelName, options, on) => {
    let channel: BroadcastChannel;
    try {
      channel = new Channel(name);
    } catch (error) {
      // Some browsers refuse it for privacy.
      console.warn("This tab has a realtime connection of its own", error);
      return own(channelName, options, on);
    }
    let leading: Leadership | undefined;
    let client: RealtimeClient | undefined;
    let loading: Promise<void> | undefined;
    let closed = false;
    const open = (since?: string) => own(channelName, options, on, since);
    const connectAlone = (error: unknown) => {
      console.warn("This tab has a realtime connection of its own", error);
      loading = undefined;
      if (!closed) client ??= open();
    };
    const share = () => {
      loading ??= load().then(({ shareClient }) => {
        if (!closed) client = shareClient({ name, locks, channel, on, open, page }, leading);
      }, connectAlone);
    };
    hold(locks, name, { ifAvailable: true }).then((held) => {
      if (closed) return held?.release();
      if (!held) return share();
      leading = { held, client: open() };
      ({ client } = leading);
      // Only another tab writes to the channel or takes the lock.
      channel.addEventListener("message", share);
      void held.lost.then(share);
    }, connectAlone);
    return {
      async publish(message) {
        if (!client) throw new Error("Not connected");
        await client.publish(message);
      },
      reconnect: () => client?.reconnect(),
      close() {
        closed = true;
        client?.close();
        leading?.held.release();
        channel.close();
      },
    };
  };
}
