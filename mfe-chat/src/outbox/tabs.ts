import { NEVER, type Observable, Subject } from "@atrium/shared-contracts/rx";

/** How often a tab that waits for another one asks whether that's still there. Milliseconds. */
const ASK_MS = 1_000;
/** A tab that leaves so many questions unanswered is frozen. */
const UNANSWERED = 2;

/** The user's tabs: what only one of them does at a time, and what they tell each other. */
export interface Tabs<Message> {
  /**
   * Runs `work` while no other tab runs work with that name. When that tab closes or freezes, this one's turn comes. `lost` aborts if another tab
   * has taken over because this one was frozen.
   */
  alone(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<void>;
  tell(message: Message): void;
  /** What other tabs have told. */
  readonly heard$: Observable<Message>;
  close(): void;
}

/** For browsers without locks or channels: each tab is on its own, and the server recognizes what two of them send. */
export const noTabs = (): Tabs<never> => ({
  alone: (_, work) => work(new AbortController().signal),
  tell() {},
  heard$: NEVER,
  close() {},
});

type Post<Message> = { readonly told: Message } | { readonly asks: string } | { readonly holds: string };

/** @param name of the locks and the channel, different for each user */
export function createTabs<Message>(
  name: string,
  locks: LockManager,
  Channel: new (name: string) => BroadcastChannel,
): Tabs<Message> {
  const channel = new Channel(name);
  const heard$ = new Subject<Message>();
  const held = new Set<string>();
  /** Questions without an answer, by the name of what's waited for. */
  const unanswered = new Map<string, number>();
  let closed = false;
  const post = (message: Post<Message>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only this origin's tabs are on the channel
    if (!closed) channel.postMessage(message);
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Post<Message>>) => {
    if ("told" in data) heard$.next(data.told);
    else if ("holds" in data) unanswered.set(data.holds, 0);
    else if (held.has(data.asks)) post({ holds: data.asks });
  });

  return {
    async alone(what, work) {
      const lock = `${name}:${what}`;
      const lost = new AbortController();
      const patience = new AbortController();
      let running: Promise<void> | undefined;
      const run = () => {
        clearInterval(asking);
        held.add(what);
        return (running = work(lost.signal).finally(() => held.delete(what)));
      };
      unanswered.set(what, 0);
      const asking = setInterval(() => {
        const missed = unanswered.get(what) ?? 0;
        if (missed >= UNANSWERED || closed) return patience.abort();
        unanswered.set(what, missed + 1);
        post({ asks: what });
      }, ASK_MS);
      try {
        await locks.request(lock, { signal: patience.signal }, run).catch((error: unknown) => {
          if (!patience.signal.aborted || running) throw error;
          return closed ? undefined : locks.request(lock, { steal: true }, run);
        });
      } catch (error) {
        if (!running) {
          console.warn("The browser refused a lock, so two tabs may send the same message:", error);
          return await run();
        }
        // Another tab has taken the lock.
        held.delete(what);
        lost.abort();
        await running;
      } finally {
        clearInterval(asking);
      }
    },
    tell: (message) => post({ told: message }),
    heard$,
    close() {
      closed = true;
      channel.close();
    },
  };
}

/** The user's tabs, each on its own if the browser has no locks, as in pages without TLS, or refuses channels, as some do for privacy. */
export function tabsNamed<Message>(name: string): Tabs<Message> {
  if (!("locks" in navigator) || typeof BroadcastChannel !== "function") return noTabs();
  try {
    return createTabs(name, navigator.locks, BroadcastChannel);
  } catch (error) {
    console.warn("Tabs send on their own:", error);
    return noTabs();
  }
}
