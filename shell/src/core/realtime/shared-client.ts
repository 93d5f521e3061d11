import type { OwnClient, RealtimeClient, RealtimeListener } from "./client.ts";
import { follow } from "./following.ts";
import { lead } from "./leading.ts";
import { type HeldLock, hold } from "./lock.ts";
import { createSeen } from "./seen.ts";

/** What a tab with the connection has. */
export interface Leadership {
  readonly held: HeldLock;
  readonly client: OwnClient;
}

export interface SharedClientDeps {
  /** The lock's name. */
  readonly name: string;
  readonly locks: LockManager;
  readonly channel: BroadcastChannel;
  /** What this tab hears while the connection is another tab's. */
  readonly on: RealtimeListener;
  /** Opens a connection of this tab's own. */
  open(since: string | undefined): OwnClient;
  readonly page: Document;
}

/**
 * The session's one connection: this tab's while it holds the lock, otherwise another tab's. A tab that takes over goes on from the last message that it
 * heard of.
 */
export function shareClient(deps: SharedClientDeps, leadership?: Leadership): RealtimeClient {
  const { name, locks, channel, on, open, page } = deps;
  const seen = createSeen();
  let closed = false;
  let role = leadership ? leading(leadership) : following();

  function leading({ held, client }: Leadership): RealtimeClient {
    seen.moveTo(client.now.serial);
    const stop = lead(channel, client, seen, page);
    const mine: RealtimeClient = {
      publish: (message) => client.publish(message),
      reconnect: () => client.reconnect(),
      close() {
        stop();
        client.close();
        held.release();
      },
    };
    void held.lost.then(() => {
      if (closed || role !== mine) return;
      mine.close();
      role = following();
    });
    return mine;
  }

  function following(): RealtimeClient {
    const follower = follow(channel, on, seen, page);
    const waiting = new AbortController();
    const mine: RealtimeClient = {
      ...follower,
      close() {
        waiting.abort();
        follower.close();
      },
    };
    const take = (held: HeldLock | undefined) => {
      if (!held) return;
      if (closed || role !== mine) return held.release();
      mine.close();
      role = leading({ held, client: open(seen.serial) });
    };
    const refused = (error: unknown) => console.warn("The browser refused the lock of the realtime connection", error);
    hold(locks, name, { signal: waiting.signal }).then(take, (error: unknown) => {
      if (!waiting.signal.aborted) refused(error);
    });
    follower.needed$.subscribe(() => {
      waiting.abort();
      hold(locks, name, { steal: true }).then(take, refused);
    });
    return mine;
  }

  return {
    publish: (message) => role.publish(message),
    reconnect: () => role.reconnect(),
    close() {
      closed = true;
      role.close();
    },
  };
}
