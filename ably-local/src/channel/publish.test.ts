import { describe, expect, it } from "@jest/globals";
import type { InboundMessage } from "ably";
import { FORMATS, realtime, rest, startServer } from "../testing/rig.ts";
import { until } from "../testing/until.ts";

const seen = (messages: InboundMessage[]) => messages.map(({ name, data }) => ({ name, data: data as unknown }));

describe.each(FORMATS)("publishing over $format", ({ useBinaryProtocol }) => {
  it("delivers a message unchanged to subscribers in both formats", async () => {
    const { port } = await startServer();
    const publisher = realtime(port, { useBinaryProtocol });
    const received: Record<string, InboundMessage[]> = { json: [], msgpack: [] };
    for (const format of ["json", "msgpack"]) {
      const subscriber = realtime(port, { useBinaryProtocol: format === "msgpack" });
      await subscriber.channels.get("room").subscribe((message) => received[format]?.push(message));
    }
    const channel = publisher.channels.get("room");
    await channel.publish("text", "häß \u{1f600}");
    await channel.publish("object", { a: [1, null, { b: "c" }] });
    await channel.publish("bytes", Buffer.from([0, 255, 128]));
    await channel.publish("nothing", null);
    for (const format of ["json", "msgpack"]) {
      const messages = await until(() => received[format]?.length === 4 && received[format], "4 messages");
      expect(seen(messages).slice(0, 2)).toEqual([
        { name: "text", data: "häß \u{1f600}" },
        { name: "object", data: { a: [1, null, { b: "c" }] } },
      ]);
      expect(Buffer.from(messages[2]?.data as Buffer)).toEqual(Buffer.from([0, 255, 128]));
      expect(messages[3]?.data ?? null).toBeNull();
    }
  });

  it("acknowledges a publish with a serial for each message", async () => {
    const { port } = await startServer();
    const channel = realtime(port, { useBinaryProtocol }).channels.get("room");
    const { serials } = await channel.publish([{ data: "a" }, { data: "b" }]);
    expect(new Set(serials).size).toBe(2);
  });

  it("doesn't echo to a client that asked for no echo, but delivers to others", async () => {
    const { port } = await startServer();
    const quiet = realtime(port, { useBinaryProtocol, echoMessages: false });
    const other = realtime(port, { useBinaryProtocol });
    const heard: string[] = [];
    await quiet.channels.get("room").subscribe((message) => heard.push(`quiet ${message.name}`));
    await other.channels.get("room").subscribe((message) => heard.push(`other ${message.name}`));
    await quiet.channels.get("room").publish("1", "");
    await other.channels.get("room").publish("2", "");
    await until(() => heard.length >= 3, "3 messages");
    expect(heard.sort()).toEqual(["other 1", "other 2", "quiet 2"]);
  });

  it("delivers a message published over REST to subscribers", async () => {
    const { port } = await startServer();
    const received: InboundMessage[] = [];
    await realtime(port)
      .channels.get("room")
      .subscribe((message) => received.push(message));
    const result = await rest(port, { useBinaryProtocol }).channels.get("room").publish("hello", { by: "rest" });
    await until(() => received.length === 1, "a message");
    expect(received[0]).toMatchObject({ name: "hello", data: { by: "rest" }, serial: result.serials[0] });
  });

  it("publishes a message with the same id once, over REST and realtime", async () => {
    const { port } = await startServer();
    const client = realtime(port, { useBinaryProtocol });
    const channel = client.channels.get("room");
    const received: InboundMessage[] = [];
    await channel.subscribe((message) => received.push(message));
    const byRest = rest(port, { useBinaryProtocol }).channels.get("room");
    const first = await byRest.publish({ id: "answer-1", data: "x" });
    const again = await byRest.publish({ id: "answer-1", data: "x" });
    const live = await channel.publish({ id: "answer-1", data: "x" });
    await channel.publish("last", "y");
    await until(() => received.some(({ name }) => name === "last"), "the last message");
    expect(received.map(({ data }) => data as string)).toEqual(["x", "y"]);
    expect([again.serials, live.serials]).toEqual([first.serials, first.serials]);
  });

  it("keeps messages in the order they were published", async () => {
    const { port } = await startServer();
    const received: number[] = [];
    await realtime(port, { useBinaryProtocol })
      .channels.get("room")
      .subscribe((message) => received.push(Number(message.data)));
    const channel = realtime(port, { useBinaryProtocol }).channels.get("room");
    await Promise.all(Array.from({ length: 300 }, (_, index) => channel.publish("n", String(index))));
    await until(() => received.length === 300, "300 messages");
    expect(received).toEqual(Array.from({ length: 300 }, (_, index) => index));
  });
});
