import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isLoopback } from "./loopback.ts";
import { type AblyLocalOptions, createAblyLocal } from "./ably-local.ts";

/** Where a standalone server listens. */
export interface ListenOptions extends AblyLocalOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
}

/** An Ably-compatible server on its own port. */
export interface AblyLocalServer {
  readonly host: string;
  readonly port: number;
  /** Stops listening, disconnects every client, and shuts down. */
  close(): Promise<void>;
}

/** Starts a server on its own port. Rejects if the port isn't available, or if others could reach a sandbox. */
export async function listen({ port, host = "127.0.0.1", ...options }: ListenOptions): Promise<AblyLocalServer> {
  if (options.sandbox === true && !isLoopback(host)) throw new Error("the sandbox needs a loopback address");
  const ably = createAblyLocal(options);
  const server = createServer(
    // Other upgrades, such as the h2c that curl offers, may be ignored (RFC 9110, 7.8).
    { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket" },
    (request, response) => {
      if (!ably.handleRequest(request, response)) response.writeHead(404).end();
    },
  );
  server.on("upgrade", (request, socket, head) => {
    if (!ably.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((ready, failed) => {
    server.once("error", failed).listen(port, host, () => ready());
  });
  return {
    host,
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      await ably.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
