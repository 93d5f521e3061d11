import { describe, expect, it } from "@jest/globals";
import type { PresenceMessage } from "ably";
import { Action } from "../protocol/action.ts";
import { rawClient } from "../testing/raw-client.ts";
import { startRelay } from "../testing/relay.ts";
import { closing, FORMATS, KEY, realtime, rest, startServer } from "../testing/rig.ts";
import { until } from "../testing/until.ts";

describe.each(FORMATS)("presence over $format", ({ useBinaryProtocol }) => {
  async function watched(port: number) {
    const events: string[] = [];
    const channel = realtime(port, { useBinaryProtocol, clientId: "watcher" }).channels.get("room");
    await channel.presence.subscribe(({ action, clientId, data }: PresenceMessage) =>
      events.push(`${clientId} ${action} ${String(data ?? "")}`.trim()),
    );
    return events;
  }

  it("shows who enters, updates and leaves", async () => {
    const { port } = await startServer();
    const events = await watched(port);
    const { presence } = realtime(port, { useBinaryProtocol, clientId: "ann" }).channels.get("room");
    await presence.enter("hello");
    await presence.update("typing");
    await presence.leave();
    await until(() => events.length === 3, "3 events");
    expect(events).toEqual(["ann enter hello", "ann update typing", "ann leave typing"]);
  });

  it("shows everyone to a new subscriber, in as many pages as it takes", async () => {
    const { port } = await startServer();
    const crowd = realtime(port, { useBinaryProtocol }).channels.get("room");
    await Promise.all(Array.from({ length: 230 }, (_, n) => crowd.presence.enterClient(`client ${n}`)));
    const members = await realtime(port, { useBinaryProtocol }).channels.get("room").presence.get();
    expect(new Set(members.map(({ clientId }) => clientId)).size).toBe(230);
    const first = await rest(port, { useBinaryProtocol }).channels.get("room").presence.get({ limit: 200 });
    const second = await first.next();
    expect([first.items.length, second?.items.length]).toEqual([200, 30]);
  });

  it("is full at 250 members: 91003", async () => {
    const { port } = await startServer();
    const { presence } = realtime(port, { useBinaryProtocol }).channels.get("room");
    await Promise.all(Array.from({ length: 250 }, (_, n) => presence.enterClient(`client ${n}`)));
    await expect(presence.enterClient("one more")).rejects.toMatchObject({ code: 91003 });
    await presence.updateClient("client 0", "still there");
  });

  it("ends at once when a client closes, and when it detaches", async () => {
    const { port } = await startServer();
    const events = await watched(port);
    const closes = realtime(port, { useBinaryProtocol, clientId: "ann" });
    await closes.channels.get("room").presence.enter();
    closes.close();
    await until(() => events.includes("ann leave"), "the leave of the one that closes");
    const detaches = realtime(port, { useBinaryProtocol, clientId: "bob" }).channels.get("room");
    await detaches.presence.enter();
    await detaches.detach();
    await until(() => events.includes("bob leave"), "the leave of the one that detaches");
  });

  it("survives a short drop without others noticing", async () => {
    const { port } = await startServer();
    const relay = await startRelay(port);
    closing(() => relay.close());
    const events = await watched(port);
    const client = realtime(relay.port, { useBinaryProtocol, clientId: "ann" });
    const channel = client.channels.get("room");
    await channel.presence.enter();
    relay.cut();
    await client.connection.once("disconnected");
    await channel.whenState("attached");
    await client.connection.whenState("connected");
    await channel.presence.update("back");
    await until(() => events.includes("ann update back"), "the update");
    expect(events).not.toContain("ann leave");
  });

  it("ends when the grace period after a drop is over", async () => {
    const { port } = await startServer();
    const events = await watched(port);
    const client = await rawClient(port, { key: KEY, clientId: "ann", remainPresentFor: "50" });
    client.send({ action: Action.PRESENCE, channel: "room", msgSerial: 0, presence: [{ action: 2 }] });
    await until(() => events.includes("ann enter"), "the enter");
    await client.kill();
    await until(() => events.includes("ann leave"), "the leave");
  });

  it("has a history", async () => {
    const { port } = await startServer();
    const channel = realtime(port, { useBinaryProtocol, clientId: "ann" }).channels.get("room");
    await channel.presence.enter();
    await channel.presence.leave();
    const { items } = await rest(port, { useBinaryProtocol }).channels.get("room").presence.history();
    expect(items.map(({ action }) => action)).toEqual(["leave", "enter"]);
  });
});
