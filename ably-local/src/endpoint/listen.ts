import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isLoopback } from "./loopback.ts";
import { type AblyLocalOptions, createAblyLocal } from "./ably-local.ts";

/** Where a server of its own listens. */
export interface ListenOptions extends AblyLocalOptions {
  /** 0 for any that is free. */
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
}

/** An Ably-speaking server on a port of its own. */
export interface AblyLocalServer {
  readonly host: string;
  readonly port: number;
  /** Stops listening, sends every client away, and ends. */
  close(): Promise<void>;
}

/** Starts a server on a port of its own. Rejects when the port cannot be had, and for a sandbox that others could reach. */
export async function listen({ port, host = "127.0.0.1", ...options }: ListenOptions): Promise<AblyLocalServer> {
  if (options.sandbox === true && !isLoopback(host)) throw new Error("the sandbox needs a loopback address");
  const ably = createAblyLocal(options);
  const server = createServer((request, response) => {
    if (!ably.handleRequest(request, response)) response.writeHead(404).end();
  });
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
