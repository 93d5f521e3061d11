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

/** Options of an {@link AblyLocal}. */
export interface AblyLocalOptions {
  /** The API keys. Keys with the same name before the dot belong to one application. At least one, unless `sandbox` is set. */
  readonly keys: readonly KeyOptions[];
  /** Enforce the rates and counts of Ably's plans: 50 messages a second, 200 channels. Default false. */
  readonly limits?: boolean;
  /** How many sockets can be open at once. Default: any number. */
  readonly sockets?: SocketLimits;
  /** Origins whose pages may call REST, with credentials as the SDK does. Default: none. Any page can open a WebSocket, but it needs a token. */
  readonly origins?: readonly string[];
  /** Namespaces (the part before the first colon) whose messages can be updated, deleted and appended to. Default: none. */
  readonly mutableNamespaces?: readonly string[];
  /** Add the test-only calls `POST /apps`, `DELETE /apps/{id}` and `POST /stats`, open to everyone. Default false. */
  readonly sandbox?: boolean;
  /** The current time in ms since 1970. Default: `Date.now`. */
  readonly now?: Clock;
  /** Called with unexpected failures, which the client sees as error 50000. Default: `console.error`. */
  readonly report?: Report;
}

/** A server that speaks Ably's protocol, for use behind an HTTP server that others can share. */
export interface AblyLocal {
  /** Handles a request if its path is one of Ably's REST paths, whatever the method. Otherwise does nothing and returns false. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean;
  /** Handles an upgrade if its path is `/`. Otherwise does nothing and returns false. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Disconnects every client, so that they reconnect at once, and shuts down. Stop the HTTP server from listening first. */
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
 * @throws Error if there's neither a key nor a sandbox, or a key is malformed
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
