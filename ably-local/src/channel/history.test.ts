import { describe, expect, it } from "@jest/globals";
import type { InboundMessage } from "ably";
import { FORMATS, realtime, refusalOf, rest, startServer } from "../testing/rig.ts";
import { until } from "../testing/until.ts";

const data = (items: readonly InboundMessage[]) => items.map((message) => message.data as unknown);

describe.each(FORMATS)("history over $format", ({ useBinaryProtocol }) => {
  async function published(port: number, count: number) {
    const channel = rest(port, { useBinaryProtocol }).channels.get("room:a, b/c");
    for (let n = 1; n <= count; n += 1) await channel.publish("n", String(n));
    return channel;
  }

  it("is newest first by default, and oldest first on request", async () => {
    const { port } = await startServer();
    const channel = await published(port, 3);
    expect(data((await channel.history()).items)).toEqual(["3", "2", "1"]);
    expect(data((await channel.history({ direction: "forwards" })).items)).toEqual(["1", "2", "3"]);
  });

  it.each(["backwards", "forwards"] as const)("is paged, with each message exactly once: %s", async (direction) => {
    const { port } = await startServer();
    const channel = await published(port, 7);
    const seen: unknown[] = [];
    let pages = 0;
    let page = await channel.history({ limit: 3, direction });
    for (;;) {
      pages += 1;
      seen.push(...data(page.items));
      if (!page.hasNext()) break;
      page = (await page.next()) ?? page;
    }
    expect(pages).toBe(3);
    const expected = ["1", "2", "3", "4", "5", "6", "7"];
    expect(seen).toEqual(direction === "forwards" ? expected : expected.reverse());
    expect(data((await page.first()).items)).toHaveLength(3);
  });

  it("stays between start and end", async () => {
    let now = 1_000_000;
    const { port } = await startServer({ now: () => now });
    const channel = rest(port, { useBinaryProtocol }).channels.get("room");
    for (const n of [1, 2, 3]) {
      now += 1_000;
      await channel.publish("n", String(n));
    }
    expect(data((await channel.history({ start: 1_002_000, end: 1_002_500 })).items)).toEqual(["2"]);
    expect(await refusalOf(channel.history({ start: 2, end: 1 }))).toBe(40003);
    expect(await refusalOf(channel.history({ limit: 1001 }))).toBe(40003);
  });

  it("up to the attach connects to live messages without gap or overlap", async () => {
    const { port } = await startServer();
    const publisher = rest(port).channels.get("room");
    for (const n of [1, 2]) await publisher.publish("n", String(n));
    const channel = realtime(port, { useBinaryProtocol }).channels.get("room");
    const live: InboundMessage[] = [];
    await channel.subscribe((message) => live.push(message));
    for (const n of [3, 4]) await publisher.publish("n", String(n));
    await until(() => live.length === 2, "2 messages");
    const before = await channel.history({ untilAttach: true });
    expect([...data(before.items).reverse(), ...data(live)]).toEqual(["1", "2", "3", "4"]);
  });

  it("drops messages older than ten minutes, and those followed by a thousand others", async () => {
    let now = 1_000_000_000;
    const { port } = await startServer({ now: () => now });
    const channel = rest(port, { useBinaryProtocol }).channels.get("room");
    await channel.publish("n", "old");
    now += 601_000;
    await channel.publish(Array.from({ length: 600 }, () => ({ data: "first" })));
    expect((await channel.history({ limit: 1000 })).items).toHaveLength(600);
    await channel.publish(Array.from({ length: 600 }, () => ({ data: "second" })));
    expect(new Set(data((await channel.history({ limit: 1000 })).items))).toEqual(new Set(["second"]));
  });
});

describe.each(FORMATS)("rewind over $format", ({ useBinaryProtocol }) => {
  async function rewound(port: number, rewind: string, name = "room") {
    const received: InboundMessage[] = [];
    const channel = realtime(port, { useBinaryProtocol }).channels.get(name, { params: { rewind } });
    await channel.subscribe((message) => received.push(message));
    return received;
  }

  it("delivers the last messages before the live ones", async () => {
    const { port } = await startServer();
    const publisher = rest(port).channels.get("room");
    for (const n of [1, 2, 3]) await publisher.publish("n", String(n));
    const received = await rewound(port, "2");
    await publisher.publish("n", "4");
    await until(() => received.some((message) => message.data === "4"), "the live message");
    expect(data(received)).toEqual(["2", "3", "4"]);
  });

  it("delivers the messages of the last minutes", async () => {
    let now = 1_000_000;
    const { port } = await startServer({ now: () => now });
    const publisher = rest(port).channels.get("room");
    for (const n of [1, 2, 3]) {
      await publisher.publish("n", String(n));
      now += 60_000;
    }
    const received = await rewound(port, "2m");
    await publisher.publish("n", "live");
    await until(() => received.some((message) => message.data === "live"), "the live message");
    expect(data(received)).toEqual(["2", "3", "live"]);
  });

  it("delivers a growing message as one, complete up to now, and then what's appended live", async () => {
    const { port } = await startServer({ mutableNamespaces: ["ai"] });
    const publisher = realtime(port).channels.get("ai:room");
    const { serials } = await publisher.publish("answer", "a");
    const serial = serials[0] ?? "";
    await publisher.appendMessage({ serial, data: "b" });
    const received = await rewound(port, "1", "ai:room");
    await until(() => received.length === 1, "the rewound message");
    await publisher.appendMessage({ serial, data: "c" });
    await until(() => received.length === 2, "the live message");
    expect(received.map(({ action, data: text }) => [action, text as string])).toEqual([
      ["message.update", "ab"],
      ["message.append", "c"],
    ]);
  });
});
