import { fromEvent } from "@atrium/shared-contracts/rx";
import type { OwnClient } from "./client.ts";
import type { Seen } from "./seen.ts";
import { type LeaderMessage, type TabMessage, isOfLeader, tell } from "./tab-message.ts";

/** Distributes over the union, which `Omit` alone doesn't. */
type Untitled<Message> = Message extends unknown ? Omit<Message, "term" | "count"> : never;

/** Shares this tab's connection with the others. Returns a function that stops it. */
export function lead(channel: BroadcastChannel, client: OwnClient, seen: Seen, page: Document): () => void {
  // Later than the last, even if the clock was set back. Two tabs that take over in the same millisecond differ, too.
  const term = Math.max(Date.now(), seen.term + 1) + Math.random();
  seen.term = term;
  let count = 0;
  let stopped = false;
  const say = (message: Untitled<LeaderMessage>) => {
    if (!stopped) tell(channel, { ...message, term, count: (count += 1) });
  };
  const sayState = () => tell(channel, { kind: "state", hidden: page.hidden, term, count, ...client.now });

  client.watch({
    connection: (status, reason) => say({ kind: "connection", status, reason }),
    attached: (resumed) => say({ kind: "attached", resumed, serial: client.now.serial }),
    message({ name, clientId, data, id }) {
      const { serial } = client.now;
      seen.isNew(id);
      seen.moveTo(serial);
      say({ kind: "event", message: { name, clientId, data, id }, serial });
    },
  });
  const asked = fromEvent<MessageEvent<TabMessage>>(channel, "message").subscribe(({ data }) => {
    if (isOfLeader(data)) return;
    switch (data.kind) {
      case "ping":
        return sayState();
      case "reconnect":
        return client.reconnect();
      case "publish": {
        const { ref, message } = data;
        client.publish(message).then(
          () => say({ kind: "sent", ref }),
          (error: unknown) => say({ kind: "sent", ref, error: error instanceof Error ? error.message : String(error) }),
        );
      }
    }
  });
  sayState();
  return () => {
    stopped = true;
    asked.unsubscribe();
  };
}
