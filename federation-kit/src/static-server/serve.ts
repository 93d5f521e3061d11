import { once } from "node:events";
import { createReadStream } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { IMMUTABLE_HEADERS, releasedFiles } from "../releases/released-file.ts";

export interface ServeOptions {
  /** The releases directory. */
  readonly directory: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
}

export interface ReleaseServer {
  /** For example `http://127.0.0.1:4001`: the origin to publish a release with. */
  readonly address: string;
  close(): Promise<void>;
}

const FILE = /^\/releases\/([^/]+)\/([^/]+)\/(.+)$/;

/** Serves only releases, to pages of any origin: for features that a team hosts itself, and for tests. */
export async function serveReleases(options: ServeOptions): Promise<ReleaseServer> {
  const { directory, port, host = "127.0.0.1" } = options;
  const files = releasedFiles(directory);

  async function answer(url: string, acceptEncoding: string | undefined, response: ServerResponse): Promise<void> {
    const [, app = "", version = "", name = ""] = FILE.exec(decodePath(url)) ?? [];
    const found = await files.find(app, version, name, acceptEncoding);
    if (!found) {
      const headers = {
        "content-type": "text/plain",
        "x-content-type-options": "nosniff",
        "access-control-allow-origin": "*",
      };
      response.writeHead(404, headers).end("Not found\n");
      return;
    }
    response.writeHead(200, { ...IMMUTABLE_HEADERS, ...found.headers });
    await pipeline(createReadStream(found.path), response);
  }

  const server = createServer((request, response) => {
    if (request.method !== "GET") {
      response.writeHead(405, { allow: "GET" }).end();
      return;
    }
    answer(request.url ?? "/", request.headers["accept-encoding"], response).catch((error: unknown) => {
      console.error(`${request.url}: ${String(error)}`);
      response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: listening } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${listening}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** The decoded path of a request target; empty if it can't be decoded. */
function decodePath(target: string): string {
  try {
    return decodeURIComponent(target.split("?")[0] ?? "");
  } catch {
    return "";
  }
}
