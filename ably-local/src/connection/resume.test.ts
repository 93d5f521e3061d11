import { describe, expect, it } from "@jest/globals";
import type { ChannelStateChange, ConnectionStateChange } from "ably";
import { Action, MessageAction } from "../protocol/action.ts";
import { Flag } from "../protocol/flag.ts";
import { isRecord } from "../protocol/record.ts";
import { rawClient } from "../testing/raw-client.ts";
import { startRelay } from "../testing/relay.ts";
import { closing, FORMATS, jwt, KEY, realtime, rest, startServer } from "../testing/rig.ts";
import { until } from "../testing/until.ts";

async function relayTo(port: number) {
  const relay = await startRelay(port);
  closing(() => relay.close());
  return relay;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Publishes one number after another and cuts the network three times. The SDK reconnects once a second. */
async function publishThroughCuts(publish: (n: number) => Promise<unknown>, cut: () => number, count: number) {
  const published: Promise<unknown>[] = [];
  for (const n of numbers(count)) {
    published.push(publish(n));
    if (n % (count / 4) === 0 && n > 0) await until(() => cut() > 0, "a connection to cut");
    await new Promise(setImmediate);
  }
  await Promise.all(published);
}

describe.each(FORMATS)("a dropped connection over $format", ({ useBinaryProtocol }) => {
  it("loses and duplicates no message when the subscriber's socket is killed again and again", async () => {
    const { port } = await startServer();
    const relay = await relayTo(port);
    const received: number[] = [];
    const resumed: boolean[] = [];
    const subscriber = realtime(relay.port, { useBinaryProtocol }).channels.get("room");
    subscriber.on("attached", (change: ChannelStateChange) => resumed.push(change.resumed));
    await subscriber.subscribe((message) => received.push(Number(message.data)));
    const publisher = realtime(port, { useBinaryProtocol }).channels.get("room");
    await publishThroughCuts((n) => publisher.publish("n", String(n)), relay.cut, 200);
    await until(() => received.length >= 200, "200 messages");
    expect(received).toEqual(numbers(200));
    expect(resumed.length).toBeGreaterThan(1);
    expect(resumed.slice(1)).not.toContain(false);
  });

  it("loses and duplicates no message when the publisher's socket is killed again and again", async () => {
    const { port } = await startServer();
    const relay = await relayTo(port);
    const received: number[] = [];
    await realtime(port, { useBinaryProtocol })
      .channels.get("room")
      .subscribe((message) => received.push(Number(message.data)));
    const publisher = realtime(relay.port, { useBinaryProtocol }).channels.get("room");
    await publishThroughCuts((n) => publisher.publish("n", String(n)), relay.cut, 200);
    await until(() => received.length >= 200, "200 messages");
    expect(received).toEqual(numbers(200));
  });

  it("keeps its id and gets a new key", async () => {
    const { port } = await startServer();
    const relay = await relayTo(port);
    const client = realtime(relay.port, { useBinaryProtocol });
    await client.connection.whenState("connected");
    const before = { id: client.connection.id, key: client.connection.key };
    relay.cut();
    await client.connection.once("disconnected");
    await client.connection.whenState("connected");
    expect(client.connection.id).toBe(before.id);
    expect(client.connection.key).not.toBe(before.key);
  });
});

const connected = (frame: Record<string, unknown>) => {
  const details = isRecord(frame["connectionDetails"]) ? frame["connectionDetails"] : {};
  return { id: String(frame["connectionId"]), key: String(details["connectionKey"]), error: frame["error"] };
};

describe("resuming", () => {
  it("acknowledges a publish that's sent again after a resume the same way, and delivers it once", async () => {
    const { port } = await startServer();
    const received: string[] = [];
    await realtime(port)
      .channels.get("room")
      .subscribe((message) => received.push(String(message.data)));
    const publish = { action: Action.MESSAGE, channel: "room", msgSerial: 0, messages: [{ data: "once" }] };
    const first = await rawClient(port, { key: KEY });
    const { id, key } = connected(await first.frame(Action.CONNECTED));
    first.send(publish);
    const acknowledged = await first.frame(Action.ACK);
    await first.kill();
    const second = await rawClient(port, { key: KEY, resume: key });
    expect(connected(await second.frame(Action.CONNECTED)).id).toBe(id);
    second.send(publish);
    expect(await second.frame(Action.ACK)).toEqual(acknowledged);
    second.send({ ...publish, msgSerial: 1, messages: [{ data: "last" }] });
    await until(() => received.includes("last"), "the last message");
    expect(received).toEqual(["once", "last"]);
  });

  it("applies an append that's sent again after a resume once", async () => {
    const { port } = await startServer({ mutableNamespaces: ["ai"] });
    const channel = rest(port).channels.get("ai:room");
    const serial = (await channel.publish("answer", "a")).serials[0] ?? "";
    const append = {
      action: Action.MESSAGE,
      channel: "ai:room",
      msgSerial: 0,
      messages: [{ action: MessageAction.APPEND, serial, data: "b" }],
    };
    const first = await rawClient(port, { key: KEY });
    const { key } = connected(await first.frame(Action.CONNECTED));
    first.send(append);
    const acknowledged = await first.frame(Action.ACK);
    await first.kill();
    const second = await rawClient(port, { key: KEY, resume: key });
    second.send(append);
    expect(await second.frame(Action.ACK)).toEqual(acknowledged);
    expect((await channel.history()).items.map(({ data }) => data as string)).toEqual(["ab"]);
  });

  it("refuses a refused publish again when it's sent again", async () => {
    const { port } = await startServer();
    const access_token = await jwt({ capability: { room: ["subscribe"] } });
    const publish = { action: Action.MESSAGE, channel: "room", msgSerial: 0, messages: [{ data: "x" }] };
    const first = await rawClient(port, { access_token });
    const { key } = connected(await first.frame(Action.CONNECTED));
    first.send(publish);
    const refused = await first.frame(Action.NACK);
    await first.kill();
    const second = await rawClient(port, { access_token, resume: key });
    second.send(publish);
    expect(await second.frame(Action.NACK)).toEqual(refused);
    expect(refused["error"]).toMatchObject({ code: 40160 });
  });

  it("still accepts a key when the client missed the next one", async () => {
    const { port } = await startServer();
    const first = await rawClient(port, { key: KEY });
    const { id, key } = connected(await first.frame(Action.CONNECTED));
    await first.kill();
    for (const _attempt of [1, 2]) {
      const next = await rawClient(port, { key: KEY, resume: key });
      expect(connected(await next.frame(Action.CONNECTED)).id).toBe(id);
      await next.kill();
    }
  });

  it("gives an unknown key a new connection and error 80018", async () => {
    const { port } = await startServer();
    const first = await rawClient(port, { key: KEY });
    const { id } = connected(await first.frame(Action.CONNECTED));
    const other = await rawClient(port, { key: KEY, resume: `${id}!guessed` });
    const answer = connected(await other.frame(Action.CONNECTED));
    expect(answer.id).not.toBe(id);
    expect(answer.error).toMatchObject({ code: 80018 });
  });

  it("refuses another client: 40102", async () => {
    const { port } = await startServer();
    const first = await rawClient(port, { access_token: await jwt({ clientId: "ann" }) });
    const { key } = connected(await first.frame(Action.CONNECTED));
    const thief = await rawClient(port, { access_token: await jwt({ clientId: "bob" }), resume: key });
    expect((await thief.frame(Action.ERROR))["error"]).toMatchObject({ code: 40102 });
  });

  it("doesn't resume a serial from the channel's earlier life, and says so: 90003", async () => {
    const { port } = await startServer();
    const client = await rawClient(port, { key: KEY });
    client.send({ action: Action.ATTACH, channel: "room", channelSerial: "01700000000000-000@0123456789ab" });
    const attached = await client.frame(Action.ATTACHED);
    expect(attached["error"]).toMatchObject({ code: 90003 });
    expect(Number(attached["flags"]) & Flag.RESUMED).toBe(0);
  });

  it("doesn't resume a message older than ten minutes", async () => {
    let now = 1_700_000_000_000;
    const { port } = await startServer({ now: () => now });
    const client = await rawClient(port, { key: KEY });
    client.send({ action: Action.ATTACH, channel: "room" });
    const { channelSerial } = await client.frame(Action.ATTACHED);
    const publish = { action: Action.MESSAGE, channel: "room", messages: [{ data: "x" }] };
    client.send({ ...publish, msgSerial: 0 });
    await client.frame(Action.ACK);
    now += 11 * 60_000;
    client.send({ ...publish, msgSerial: 1 });
    await client.frame(Action.ACK, (frame) => frame["msgSerial"] === 1);
    const late = await rawClient(port, { key: KEY });
    late.send({ action: Action.ATTACH, channel: "room", channelSerial });
    expect((await late.frame(Action.ATTACHED))["error"]).toMatchObject({ code: 90003 });
  });

  it("ends the connection for good on close", async () => {
    const { port } = await startServer();
    const first = await rawClient(port, { key: KEY });
    const { key } = connected(await first.frame(Action.CONNECTED));
    first.send({ action: Action.CLOSE });
    await first.frame(Action.CLOSED);
    const second = await rawClient(port, { key: KEY, resume: key });
    expect(connected(await second.frame(Action.CONNECTED)).error).toMatchObject({ code: 80018 });
  });

  it("disconnects its clients when the server shuts down, rather than leave them waiting", async () => {
    const server = await startServer();
    const client = realtime(server.port);
    await client.connection.whenState("connected");
    const left = new Promise<ConnectionStateChange>((resolve) => client.connection.once("disconnected", resolve));
    await server.close();
    expect((await left).current).toBe("disconnected");
  });
});
