import { once } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import { serveReleases } from "@atrium/federation-kit";

/** What becomes of an answer: none ever comes, the server refuses, or somebody has added code to the file. */
export type OriginFault = "hang" | "refuse" | "tamper";

/** Code that's been added to a file sets this global variable. */
export const TAMPERED = "isTampered";

export interface FaultyOrigin {
  /** The fault for a path with its query, or undefined. Can be replaced at any time. */
  fault(path: string): OriginFault | undefined;
  /** The path and query of every request so far. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves a feature's releases in place of its `FeatureOrigin`, with faults that are there for any browser.
 * @param port where the feature's origin was
 */
export async function startFaultyOrigin(releases: string, port: number): Promise<FaultyOrigin> {
  const intact = await serveReleases({ directory: releases, port: 0 });
  const requests: string[] = [];
  const origin: FaultyOrigin = {
    fault: () => undefined,
    requests,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
      await intact.close();
    },
  };

  async function answer(path: string, response: ServerResponse): Promise<void> {
    requests.push(path);
    const fault = origin.fault(path);
    if (fault === "hang") return;
    const released = await fetch(intact.address + path, { headers: { "accept-encoding": "identity" } });
    const headers = Object.fromEntries(released.headers);
    // What a browser may keep, it doesn't fetch again.
    if (fault !== undefined) headers["cache-control"] = "no-store";
    const body = Buffer.from(await released.arrayBuffer());
    if (fault === "refuse") response.writeHead(503, headers).end();
    else if (fault === "tamper")
      response.writeHead(released.status, headers).end(`${body.toString()}\nglobalThis.${TAMPERED} = true;`);
    else response.writeHead(released.status, headers).end(body);
  }

  const server = createServer((request, response) => {
    answer(request.url ?? "/", response).catch((error: unknown) => {
      console.error(`${request.url}: ${String(error)}`);
      response.destroy();
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return origin;
}
