import type { OutboundMessage } from "@atrium/shared-contracts/wire";
import type { ClientState, OpenOwnClient, OwnClient, RealtimeListener } from "../core/realtime/client.ts";
import type { InboundMessage } from "../core/realtime/inbound-event.ts";

/** A client that never connects. */
export const idleClient = (): OwnClient => ({
  now: { status: "connecting", attached: false, serial: undefined },
  watch() {},
  publish: async () => {},
  reconnect() {},
  close() {},
});

/** The realtime service with one channel, which keeps its messages for whoever comes back. */
export function createFakeService() {
  const log: InboundMessage[] = [];
  const clients = new Set<ReturnType<typeof connect>>();
  const published: OutboundMessage[] = [];
  const service = {
    /** How many connections there are, and have been. */
    get connections() {
      return clients.size;
    },
    opened: 0,
    published,
    /** How what's published is acknowledged. */
    acknowledge: async () => {},
    /** False if the service has no messages any more that were sent while nobody was there. */
    remembers: true,
    /** All lose their connection. It doesn't come back by itself, as if the tab's timers were slow. */
    drop() {
      for (const client of clients) client.drop();
    },
    send(data: unknown) {
      log.push({ name: "message_chunk", clientId: "atrium-server", data, id: `m${log.length + 1}` });
      for (const client of clients) client.deliver();
    },
    open: ((_channel, _options, on, since) => {
      service.opened += 1;
      const client = connect(on, since);
      clients.add(client);
      void Promise.resolve().then(() => client.attach());
      return client.own;
    }) as OpenOwnClient,
  };

  function connect(on: RealtimeListener, since: string | undefined) {
    const listeners = [on];
    let at = since === undefined ? log.length : Number(since);
    let status: ClientState["status"] = "connecting";
    const tell = (what: (listener: RealtimeListener) => void) => {
      for (const listener of listeners) what(listener);
    };
    const client = {
      attach() {
        if (!clients.has(client)) return;
        status = "connected";
        tell((listener) => listener.connection(status));
        const resumed = since !== undefined && service.remembers;
        if (!resumed) at = log.length;
        tell((listener) => listener.attached(resumed));
        client.deliver();
      },
      drop() {
        status = "disconnected";
        tell((listener) => listener.connection(status));
      },
      deliver() {
        if (status !== "connected") return;
        for (let next = log[at]; next !== undefined; next = log[at]) {
          const message = next;
          at += 1;
          tell((listener) => listener.message(message));
        }
      },
      own: {
        get now() {
          return { status, attached: status === "connected", serial: String(at) };
        },
        watch: (listener: RealtimeListener) => void listeners.push(listener),
        async publish(message: OutboundMessage) {
          await service.acknowledge();
          published.push(message);
        },
        reconnect: () => client.attach(),
        close: () => void clients.delete(client),
      },
    };
    return client;
  }
  return service;
}
