import { describe, expect, it } from "@jest/globals";
import msgpack from "@ably/msgpack-js";
import { Action } from "../protocol/action.ts";
import { CONGESTED_BYTES } from "../protocol/limits.ts";
import { type RawClient, rawClient } from "../testing/raw-client.ts";
import { FORMATS, KEY, realtime, refusalOf, rest, startServer } from "../testing/rig.ts";
import { until } from "../testing/until.ts";

async function works(port: number): Promise<void> {
  await realtime(port).channels.get("works").publish("x", "y");
}

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const brokenJson = {
  "no JSON": "{",
  nothing: "",
  "a number": "1",
  "a list": "[]",
  null: "null",
  "no action": "{}",
  "an unknown action": '{"action":99}',
  "an action of text": '{"action":"10"}',
  "very deep nesting": nested(100_000),
};

const brokenMsgpack = {
  "a byte without meaning": Buffer.from([0xc1]),
  "a map that claims to be huge": Buffer.from([0xdf, 0xff, 0xff, 0xff, 0xff]),
  "a text longer than the frame": Buffer.from([0xdb, 0x7f, 0xff, 0xff, 0xff, 0x61]),
  "a list that claims to be huge": Buffer.from([0xdd, 0x7f, 0xff, 0xff, 0xff]),
  "trailing bytes": Buffer.concat([msgpack.encode({ action: 0 }), Buffer.from([1])]),
  "very deep nesting": Buffer.alloc(100_000, 0x91),
};

describe("a malformed frame", () => {
  const gone = async (client: RawClient) => {
    expect((await client.frame(Action.ERROR))["error"]).toMatchObject({ code: 40000 });
    await until(() => client.socket.readyState === client.socket.CLOSED, "the socket to close");
  };

  it.each(Object.entries(brokenJson))("of JSON only ends its own connection, with 40000: %s", async (_what, text) => {
    const { port } = await startServer();
    const client = await rawClient(port, { key: KEY });
    await client.frame(Action.CONNECTED);
    client.socket.send(text);
    await gone(client);
    await works(port);
  });

  it.each(Object.entries(brokenMsgpack))(
    "of MessagePack only ends its own connection, with 40000: %s",
    async (_what, bytes) => {
      const { port } = await startServer();
      const client = await rawClient(port, { key: KEY }, "msgpack");
      await client.frame(Action.CONNECTED);
      client.socket.send(bytes);
      await gone(client);
      await works(port);
    },
  );

  const wrongMembers = {
    "no channel": { messages: [{ data: "x" }] },
    "a channel that is a number": { channel: 5, messages: [{ data: "x" }] },
    "no messages": { channel: "room" },
    "messages that are none": { channel: "room", messages: [1, null, "x"] },
    "messages that are text": { channel: "room", messages: "x" },
    "a number as data": { channel: "room", messages: [{ data: 5 }] },
    "a number as name": { channel: "room", messages: [{ name: 5 }] },
    "a list as extras": { channel: "room", messages: [{ extras: [] }] },
    "an unknown edit": { channel: "room", messages: [{ action: 77 }] },
  };

  it.each(Object.entries(wrongMembers))("whose fields are wrong is refused on its own: %s", async (_what, members) => {
    const { port } = await startServer();
    const client = await rawClient(port, { key: KEY });
    client.send({ action: Action.MESSAGE, msgSerial: 0, ...members });
    client.send({ action: Action.MESSAGE, msgSerial: 1, channel: "room", messages: [{ data: "right" }] });
    expect(await client.frame(Action.NACK)).toMatchObject({ msgSerial: 0, count: 1 });
    expect(await client.frame(Action.ACK)).toMatchObject({ msgSerial: 1, count: 1 });
  });

  it("for presence is refused on its own", async () => {
    const { port } = await startServer();
    const client = await rawClient(port, { key: KEY });
    for (const [msgSerial, presence] of [[], [{}], [{ action: 9, clientId: "a" }], [{ action: 2 }], ["x"]].entries())
      client.send({ action: Action.PRESENCE, channel: "room", msgSerial, presence });
    await until(() => client.frames.filter(({ action }) => action === Action.NACK).length === 5, "5 refusals");
    expect((await rest(port).channels.get("room").presence.get({})).items).toEqual([]);
  });
});

describe("something too large", () => {
  it.each(FORMATS)("as a message is refused on its own over $format: 40009", async ({ useBinaryProtocol }) => {
    const { port } = await startServer();
    const client = await rawClient(port, { key: KEY }, useBinaryProtocol ? "msgpack" : "json");
    client.send({ action: Action.MESSAGE, channel: "room", msgSerial: 0, messages: [{ data: "x".repeat(65_537) }] });
    expect((await client.frame(Action.NACK))["error"]).toMatchObject({ code: 40009 });
    client.send({ action: Action.MESSAGE, channel: "room", msgSerial: 1, messages: [{ data: "x".repeat(65_536) }] });
    await client.frame(Action.ACK);
    const channel = rest(port, { useBinaryProtocol, maxMessageSize: 1e6 }).channels.get("room");
    expect(await refusalOf(channel.publish("x", "y".repeat(65_536)))).toBe(40009);
  });

  it("as a frame closes only its own socket, with 1009", async () => {
    const { port } = await startServer();
    const client = await rawClient(port, { key: KEY });
    await client.frame(Action.CONNECTED);
    const closed = new Promise<number>((resolve) => {
      client.socket.once("close", resolve);
    });
    client.socket.send("x".repeat(600_000));
    expect(await closed).toBe(1009);
    await works(port);
  });

  it("as a request is refused: 40009", async () => {
    const { port } = await startServer();
    const headers = {
      "content-type": "application/json",
      authorization: `Basic ${Buffer.from(KEY).toString("base64")}`,
    };
    const body = JSON.stringify({ data: "x".repeat(600_000) });
    const response = await fetch(`http://127.0.0.1:${port}/channels/room/messages`, { method: "POST", headers, body });
    expect(response.headers.get("x-ably-errorcode")).toBe("40009");
    await works(port);
  });
});

describe("a malformed request", () => {
  const post = (port: number, body: string | Uint8Array<ArrayBuffer>, type: string) =>
    fetch(`http://127.0.0.1:${port}/channels/room/messages`, {
      method: "POST",
      headers: { "content-type": type, authorization: `Basic ${Buffer.from(KEY).toString("base64")}` },
      body,
    });

  it.each([
    ["{", "application/json"],
    ["5", "application/json"],
    [nested(100_000), "application/json"],
    [new Uint8Array([0xc1]), "application/x-msgpack"],
  ])("is refused with 40000, in a format the SDK can read: %#", async (body, type) => {
    const { port } = await startServer();
    const response = await post(port, body, type);
    expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/json"]);
    expect(await response.json()).toMatchObject({ error: { code: 40000, statusCode: 400 } });
  });

  it("to a badly named channel, or with a badly encoded path, is refused", async () => {
    const { port } = await startServer();
    expect(await refusalOf(rest(port).channels.get(":bad").publish("x", "y"))).toBe(40010);
    expect((await fetch(`http://127.0.0.1:${port}/channels/%zz/messages`)).status).toBe(400);
    expect((await fetch(`http://127.0.0.1:${port}/channels/a/b/c/d`)).status).toBe(404);
  });
});

describe("a client that doesn't read", () => {
  it("waits in the log instead of in memory, and then receives everything in order", async () => {
    const { port } = await startServer();
    const slow = await rawClient(port, { key: KEY });
    slow.send({ action: Action.ATTACH, channel: "room" });
    await slow.frame(Action.ATTACHED);
    slow.socket.pause();
    const publisher = realtime(port).channels.get("room");
    const text = "x".repeat(60_000);
    const count = Math.ceil((14 * CONGESTED_BYTES) / text.length);
    await Promise.all(Array.from({ length: count }, (_, n) => publisher.publish(String(n), text)));
    slow.socket.resume();
    const received = () => slow.frames.filter(({ action }) => action === Action.MESSAGE);
    await until(() => received().length === count, "all messages");
    const names = received().flatMap(({ messages }) => (messages as { name: string }[]).map(({ name }) => name));
    expect(names).toEqual(Array.from({ length: count }, (_, n) => String(n)));
  });

  it("and falls out of the log is told that continuity was lost: 90003", async () => {
    const { port } = await startServer();
    const slow = await rawClient(port, { key: KEY });
    slow.send({ action: Action.ATTACH, channel: "room" });
    await slow.frame(Action.ATTACHED);
    slow.socket.pause();
    const publisher = realtime(port).channels.get("room");
    const text = "x".repeat(60_000);
    await Promise.all(Array.from({ length: 400 }, (_, n) => publisher.publish(String(n), text)));
    slow.socket.resume();
    const lost = await slow.frame(Action.ATTACHED, (frame) => frame["error"] !== undefined);
    expect(lost["error"]).toMatchObject({ code: 90003 });
    await publisher.publish("after", "");
    await slow.frame(Action.MESSAGE, ({ messages }) => JSON.stringify(messages).includes("after"));
  });
});
