import { describe, expect, it } from "@jest/globals";
import type { InboundMessage } from "ably";
import { Action, MessageAction } from "../protocol/action.ts";
import { rawClient } from "../testing/raw-client.ts";
import { FORMATS, jwt, KEY, realtime, refusalOf, rest, startServer } from "../testing/rig.ts";
import { until } from "../testing/until.ts";

describe.each(FORMATS)("messages that change over $format", ({ useBinaryProtocol }) => {
  it("are updated, appended to and deleted live for subscribers, and history shows the newest version", async () => {
    const { port } = await startServer({ mutableNamespaces: ["ai"] });
    const channel = realtime(port, { useBinaryProtocol }).channels.get("ai:room");
    const seen: InboundMessage[] = [];
    await channel.subscribe((message) => seen.push(message));
    const { serials } = await channel.publish("answer", "one");
    const serial = serials[0] ?? "";
    await channel.appendMessage({ serial, data: " two" });
    await channel.updateMessage({ serial, data: "three" }, { description: "shorter" });
    await channel.deleteMessage({ serial });
    await until(() => seen.length === 4, "4 messages");
    expect(seen.map(({ action, data }) => [action, data as string])).toEqual([
      ["message.create", "one"],
      ["message.append", " two"],
      ["message.update", "three"],
      ["message.delete", "three"],
    ]);
    expect(new Set(seen.map((message) => message.serial)).size).toBe(1);
    const history = await channel.history();
    expect(history.items).toMatchObject([{ serial, action: "message.delete", name: "answer" }]);
    const versions = await rest(port, { useBinaryProtocol }).channels.get("ai:room").getMessageVersions(serial);
    expect(versions.items.map(({ data }) => data as string)).toEqual(["one", "one two", "three", "three"]);
    const stamps = versions.items.map(({ version }) => version?.timestamp ?? 0);
    expect(stamps).toEqual([...new Set(stamps)].sort((left, right) => left - right));
  });

  it("don't change in a namespace that isn't mutable: 93002", async () => {
    const { port } = await startServer({ mutableNamespaces: ["ai"] });
    const channel = realtime(port, { useBinaryProtocol }).channels.get("room");
    const { serials } = await channel.publish("answer", "one");
    expect(await refusalOf(channel.appendMessage({ serial: serials[0] ?? "", data: "x" }))).toBe(93002);
    const byRest = rest(port, { useBinaryProtocol }).channels.get("room");
    expect(await refusalOf(byRest.updateMessage({ serial: serials[0] ?? "", data: "x" }))).toBe(93002);
  });

  it("are changed only by those who are allowed to: 40160", async () => {
    const { port } = await startServer({ mutableNamespaces: ["ai"] });
    const operations = ["publish", "subscribe", "message-update-own"];
    const as = async (clientId: string) =>
      realtime(port, {
        useBinaryProtocol,
        token: await jwt({ clientId, capability: { "ai:*": operations } }),
      }).channels.get("ai:room");
    const ann = await as("ann");
    const { serials } = await ann.publish("x", "mine");
    const serial = serials[0] ?? "";
    await ann.updateMessage({ serial, data: "still mine" });
    expect(await refusalOf((await as("bob")).updateMessage({ serial, data: "not yours" }))).toBe(40160);
    expect(await refusalOf(ann.deleteMessage({ serial }))).toBe(40160);
  });
});

describe("a message that grows", () => {
  it("is complete for a client that resumes midway, whatever part it already had", async () => {
    const { port } = await startServer({ mutableNamespaces: ["ai"] });
    const channel = "ai:room";
    const reader = await rawClient(port, { key: KEY });
    reader.send({ action: Action.ATTACH, channel });
    await reader.frame(Action.ATTACHED);
    const writer = realtime(port).channels.get(channel);
    const { serials } = await writer.publish("answer", "a");
    const { channelSerial } = await reader.frame(Action.MESSAGE);
    await reader.kill();
    await writer.appendMessage({ serial: serials[0] ?? "", data: "b" });
    await writer.appendMessage({ serial: serials[0] ?? "", data: "c" });
    const again = await rawClient(port, { key: KEY });
    again.send({ action: Action.ATTACH, channel, channelSerial });
    await until(() => again.frames.filter(({ action }) => action === Action.MESSAGE).length === 2, "2 messages");
    const texts = again.frames.flatMap(({ messages }) => (Array.isArray(messages) ? (messages as unknown[]) : []));
    expect(texts).toMatchObject([
      { action: MessageAction.UPDATE, data: "ab" },
      { action: MessageAction.UPDATE, data: "abc" },
    ]);
  });
});
