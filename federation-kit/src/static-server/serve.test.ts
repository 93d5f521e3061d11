import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "@jest/globals";
import { makeRelease } from "../testing/make-release.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { serveReleases } from "./serve.ts";

describe("the release server for other origins", () => {
  it("sends immutable files to modules of any origin", async () => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    const server = await serveReleases({ directory: directory.path, port: 0 });
    try {
      const response = await fetch(`${server.address}/releases/mfe-a/1.0.0/entry.js?again=1`);
      expect(await response.text()).toContain('version = "1.0.0"');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "etag",
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "text/javascript; charset=utf-8",
        "x-content-type-options": "nosniff",
      });
      const refused = await fetch(`${server.address}/releases/mfe-a/1.0.0/entry.js`, { method: "POST" });
      expect(refused.status).toBe(405);
    } finally {
      await server.close();
    }
  });

  it.each([
    "/releases/mfe-a/1.0.0/../../registry.json",
    "/releases/mfe-a/1.0.0/%2e%2e/%2e%2e/registry.json",
    "/%",
    "/",
  ])("answers 404 to %s", async (path) => {
    await using directory = await temporaryDirectory();
    await makeRelease(directory.path, "mfe-a", "1.0.0");
    const server = await serveReleases({ directory: directory.path, port: 0 });
    try {
      // A client library would normalize the path before sending it.
      const { port } = new URL(server.address);
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
    } finally {
      await server.close();
    }
  });
});
