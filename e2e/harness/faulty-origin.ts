import { once } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import { serveReleases } from "@atrium/federation-kit";
import { activeVersion, readRegistry, readRelease } from "@atrium/federation-kit/releases";
import type { Feature } from "./built-product.ts";
import type { Product } from "./product.ts";

/** What becomes of an answer: none ever comes, the server refuses, or somebody has added code to the file. */
export type OriginFault = "hang" | "refuse" | "tamper";

/** Code that's been added to a file sets this global variable. */
export const TAMPERED = "isTampered";

export interface FaultyOrigin {
  /** The fault for a path with its query, or undefined. Can be replaced at any time. */
  fault(path: string): OriginFault | undefined;
  /** The path and query of every request so far. */
  readonly requests: readonly string[];
  /** Ends the faults, and the connections of requests that hang: browsers open only six, which those would use up. */
  recover(): void;
  close(): Promise<void>;
}

/**
 * Serves a feature's releases in place of its `FeatureOrigin`, with faults that are there for any browser.
 * @param port where the feature's origin was
 */
export async function startFaultyOrigin(releases: string, port: number): Promise<FaultyOrigin> {
  const intact = await serveReleases({ directory: releases, port: 0 });
  const requests: string[] = [];
  const hanging = new Set<ServerResponse>();
  const origin: FaultyOrigin = {
    fault: () => undefined,
    requests,
    recover() {
      origin.fault = () => undefined;
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
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
    if (fault === "hang") return void hanging.add(response);
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
      // The browser no longer wants what it left.
      if (!response.destroyed) console.error(`${request.url}: ${String(error)}`);
      response.destroy();
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return origin;
}

/** The files of a feature that no page lists. */
export async function laterFiles({ releases }: Product, feature: Feature): Promise<readonly string[]> {
  const version = activeVersion(await readRegistry(releases), feature);
  const release = version === undefined ? undefined : await readRelease(releases, feature, version);
  return release?.later ?? [];
}
