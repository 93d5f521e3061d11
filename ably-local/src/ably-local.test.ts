import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { createAblyLocal } from "./endpoint/ably-local.ts";
import { closing, FORMATS, KEY, KEY_NAME, realtime, rest, SECRET, startServer } from "./testing/rig.ts";

/** A product server that shares its port with ably-local. */
async function sharedServer() {
  const ably = createAblyLocal({ keys: [{ name: KEY_NAME, secret: SECRET }] });
  const server = createServer((request, response) => {
    if (!ably.handleRequest(request, response)) response.end(`product ${request.url}`);
  });
  server.on("upgrade", (request, socket, head) => {
    if (!ably.handleUpgrade(request, socket, head)) socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  closing(async () => {
    await ably.close();
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe("ably-local inside another server", () => {
  it.each(FORMATS)("serves the SDK next to the product's own paths over $format", async ({ useBinaryProtocol }) => {
    const port = await sharedServer();
    const channel = realtime(port, { useBinaryProtocol }).channels.get("room");
    await channel.attach();
    await rest(port, { useBinaryProtocol }).channels.get("room").publish("x", "y");
    expect((await channel.history()).items).toHaveLength(1);
    for (const path of ["/", "/api/messages", "/timeline", "/channels-of-mine", "/messagesx"])
      expect(await (await fetch(`http://127.0.0.1:${port}${path}`)).text()).toBe(`product ${path}`);
    const answers = ["/time", "/time?x=1", "/stats", "/channels/room", "/presence"].map(async (path) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    );
    for (const text of await Promise.all(answers)) expect(text).not.toContain("product");
  });

  it("ignores upgrades on other paths", async () => {
    const port = await sharedServer();
    const { WebSocket } = await import("ws");
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?key=${KEY}`);
    const [error] = await new Promise<[Error]>((failed) => {
      socket.once("error", (problem) => failed([problem]));
    });
    expect(error.message).toContain("404");
  });

  it("requires at least one key, in the right form", () => {
    expect(() => createAblyLocal({ keys: [] })).toThrow("needs a key");
    expect(() => createAblyLocal({ keys: [{ name: "no-dot", secret: "x" }] })).toThrow("{appId}.{keyId}");
    expect(() => createAblyLocal({ keys: [{ name: KEY_NAME, secret: "" }] })).toThrow("must not be empty");
  });
});

describe("ably-local on its own port", () => {
  it("ignores an upgrade to another protocol than WebSocket", async () => {
    const { port } = await startServer();
    const headers = { Connection: "Upgrade", Upgrade: "h2c" };
    const [answer] = (await once(get({ port, path: "/time", headers }), "response")) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(200);
  });
});

describe("the sandbox", () => {
  it("creates and removes applications that can't see each other", async () => {
    const { port } = await startServer({ sandbox: true });
    const create = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/apps`, {
        method: "POST",
        body: '{"keys":[{},{"capability":"{\\"a\\":[\\"publish\\"]}"}]}',
      });
      return (await response.json()) as { appId: string; keys: { keyStr: string }[]; endpoint: string; port: number };
    };
    const [one, two] = [await create(), await create()];
    expect(one).toMatchObject({ endpoint: "127.0.0.1", port });
    await rest(port, { key: one.keys[0]?.keyStr ?? "" })
      .channels.get("a")
      .publish("x", "y");
    expect(
      (
        await rest(port, { key: two.keys[0]?.keyStr ?? "" })
          .channels.get("a")
          .history()
      ).items,
    ).toHaveLength(0);
    expect(
      (
        await rest(port, { key: one.keys[0]?.keyStr ?? "" })
          .channels.get("a")
          .history()
      ).items,
    ).toHaveLength(1);
    expect((await fetch(`http://127.0.0.1:${port}/apps/${one.appId}`, { method: "DELETE" })).status).toBe(204);
    await expect(rest(port, { key: one.keys[0]?.keyStr ?? "" }).stats()).rejects.toMatchObject({ code: 40101 });
  });

  it("doesn't exist unless it's turned on", async () => {
    const { port } = await startServer();
    expect((await fetch(`http://127.0.0.1:${port}/apps`, { method: "POST", body: "{}" })).status).toBe(404);
  });
});
