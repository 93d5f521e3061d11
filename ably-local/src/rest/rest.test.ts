import { connect } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { FORMATS, KEY_NAME, realtime, rest, SECRET, startServer } from "../testing/rig.ts";

describe.each(FORMATS)("REST over $format", ({ useBinaryProtocol }) => {
  it("tells the time", async () => {
    const { port } = await startServer({ now: () => 1_700_000_000_000 });
    expect(await rest(port, { useBinaryProtocol }).time()).toBe(1_700_000_000_000);
  });

  it("says how many clients use a channel", async () => {
    const { port } = await startServer();
    const client = realtime(port, { clientId: "ann" }).channels.get("room");
    await client.presence.enter();
    const { channelId, status } = await rest(port, { useBinaryProtocol }).channels.get("room").status();
    expect(channelId).toBe("room");
    expect(status).toMatchObject({ isActive: true, occupancy: { metrics: { connections: 1, presenceMembers: 1 } } });
  });

  it("publishes on many channels at once, on each if it's allowed", async () => {
    const { port } = await startServer({
      keys: [{ name: KEY_NAME, secret: SECRET, capability: { a: ["publish", "history"] } }],
    });
    const client = rest(port, { useBinaryProtocol });
    const result = await client.batchPublish({ channels: ["a", "b"], messages: [{ data: "1" }, { data: "2" }] });
    expect(result).toMatchObject({ successCount: 1, failureCount: 1 });
    expect(result.results).toMatchObject([{ channel: "a" }, { channel: "b", error: { code: 40160 } }]);
    expect((await client.channels.get("a").history()).items).toHaveLength(2);
  });

  it("publishes on behalf of a connection, which then gets no echo", async () => {
    const { port } = await startServer();
    const client = realtime(port, { echoMessages: false, clientId: "ann" });
    const heard: unknown[] = [];
    await client.channels.get("room").subscribe((message) => heard.push(message.data));
    const connectionKey = client.connection.key ?? "";
    const channel = rest(port, { useBinaryProtocol }).channels.get("room");
    await channel.publish({ data: "mine", connectionKey });
    await channel.publish({ data: "other" });
    await client.channels.get("room").history();
    expect(heard).toEqual(["other"]);
    expect((await channel.history()).items).toMatchObject([{ data: "other" }, { data: "mine", clientId: "ann" }]);
    await expect(channel.publish({ data: "x", connectionKey: `${connectionKey}x` })).rejects.toMatchObject({
      code: 40006,
    });
  });
});

describe("REST for browsers", () => {
  it("can be called with credentials from an allowed origin, and exposes the headers that the SDK needs", async () => {
    const origin = "https://product.example";
    const { port } = await startServer({ origins: [origin] });
    const preflight = await fetch(`http://127.0.0.1:${port}/channels/a/messages`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-headers": "authorization,x-ably-version" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization,x-ably-version");
    const refused = await fetch(`http://127.0.0.1:${port}/stats`, { headers: { origin } });
    for (const { headers } of [preflight, refused]) {
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("access-control-allow-credentials")).toBe("true");
      expect(headers.get("access-control-expose-headers")).toMatch(/Link.*X-Ably-ErrorCode/);
    }
  });

  it.each(["https://evil.example", "null", "https://product.example.evil"])(
    "doesn't let pages of %s read responses",
    async (origin) => {
      const { port } = await startServer({ origins: ["https://product.example"] });
      for (const method of ["OPTIONS", "GET"]) {
        const { headers } = await fetch(`http://127.0.0.1:${port}/time`, { method, headers: { origin } });
        expect(headers.get("access-control-allow-origin")).toBeNull();
        expect(headers.get("access-control-allow-credentials")).toBeNull();
      }
    },
  );

  it("survives a caller that goes away mid-request, and reports nothing", async () => {
    const reported: unknown[] = [];
    const { port } = await startServer({ report: (error) => reported.push(error) });
    const socket = connect(port, "127.0.0.1");
    const written = new Promise((done) => {
      socket.write("POST /channels/a/messages HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{", done);
    });
    await written;
    socket.destroy();
    await rest(port).time();
    expect(reported).toEqual([]);
  });
});
