import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { App } from "../app/app.ts";
import type { Apps } from "../app/apps.ts";
import type { Clock } from "../clock/clock.ts";
import { appIdOf, type KeyOptions } from "../auth/key.ts";
import { Gateway } from "../connection/gateway.ts";
import type { SocketLimits } from "../connection/socket-counts.ts";
import type { Report } from "../protocol/error-info.ts";
import { serveRest } from "../rest/rest-server.ts";

const SWEEP_MS = 10_000;
const REST_PATH = /^\/(time|channels|keys|stats|messages|presence|apps)(\/|\?|$)/;

/** How an {@link AblyLocal} is to be. */
export interface AblyLocalOptions {
  /** The API keys; those whose names begin alike, before the dot, are of one application. At least one, unless `sandbox`. */
  readonly keys: readonly KeyOptions[];
  /** Enforce the rates and counts of Ably's plans: 50 messages a second, 200 channels. Default false. */
  readonly limits?: boolean;
  /** How many sockets may be open at once. Default: any number. */
  readonly sockets?: SocketLimits;
  /** Origins whose pages may call REST, with credentials as the SDK does. Default none. WebSockets are open to every page: they need a token. */
  readonly origins?: readonly string[];
  /** Namespaces (what stands before the first colon) whose messages can be updated, deleted and appended to. Default none. */
  readonly mutableNamespaces?: readonly string[];
  /** Add the test-only calls `POST /apps`, `DELETE /apps/{id}` and `POST /stats`, open to everyone. Default false. */
  readonly sandbox?: boolean;
  /** The time, ms since 1970. Default `Date.now`. */
  readonly now?: Clock;
  /** Is told of unexpected failures, which a client sees as error 50000. Default: `console.error`. */
  readonly report?: Report;
}

/** A server that speaks Ably's protocol, to be put behind an HTTP server that others may share. */
export interface AblyLocal {
  /** Takes a request whose path is one of Ably's REST paths, whatever the method. Returns false, and does nothing, for others. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes an upgrade whose path is `/`. Returns false, and does nothing, for others. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Sends every client away, which makes it reconnect at once, and ends. The HTTP server should not listen any more. */
  close(): Promise<void>;
}

function createApps({ keys, limits, mutableNamespaces }: AblyLocalOptions, now: Clock, report: Report): Apps {
  const ofApp = Map.groupBy(keys, ({ name }) => appIdOf(name));
  return new Map(
    [...ofApp].map(([id, group]) => [
      id,
      new App({ id, keys: group, now, report, limits: limits ?? false, mutableNamespaces: mutableNamespaces ?? [] }),
    ]),
  );
}

/**
 * Creates a server that speaks Ably's protocol.
 * @throws Error when there is no key and no sandbox, or a key is malformed
 */
export function createAblyLocal(options: AblyLocalOptions): AblyLocal {
  const { now = Date.now, sandbox = false, report = (error) => console.error("ably-local:", error) } = options;
  if (options.keys.length === 0 && !sandbox) throw new Error("ably-local needs a key");
  const apps = createApps(options, now, report);
  const gateway = new Gateway({ apps, now, report, sockets: options.sockets });
  const origins = new Set(options.origins);
  const sweep = setInterval(() => {
    for (const app of apps.values()) app.channels.sweep();
  }, SWEEP_MS).unref();
  return {
    handleRequest(request, response) {
      if (!REST_PATH.test(request.url ?? "")) return false;
      void serveRest(request, response, { apps, now, sandbox, report, origins });
      return true;
    },
    handleUpgrade(request, socket, head) {
      if (!/^\/(\?|$)/.test(request.url ?? "")) return false;
      gateway.upgrade(request, socket, head);
      return true;
    },
    async close() {
      clearInterval(sweep);
      await gateway.close();
    },
  };
}
