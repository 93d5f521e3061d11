import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { listen as listenAbly } from "@atrium/ably-local";
import { Realtime, type InboundMessage } from "ably";
import { userChannel } from "@atrium/shared-contracts/wire";
import { createLog } from "../log/log.ts";
import { until } from "../testing/until.ts";
import { createAblyRealtime } from "./ably-realtime.ts";
import type { ApiKey } from "./api-key.ts";
import { serverOptions } from "./connection-options.ts";
import { USERS_PER_SHARD } from "./shard.ts";
import type { ArrivedMessage } from "./realtime-port.ts";

const USERS = 60;
const EVENTS = 4;
const WATCHERS = 4;
const key = { name: "app.key", secret: "of-the-test" };

let ably: Awaited<ReturnType<typeof listenAbly>>;
beforeAll(async () => {
  ably = await listenAbly({ port: 0, keys: [key], limits: true });
});
afterAll(() => ably.close());

describe("sixty users at once, with Ably's limits on", () => {
  it("get every event once and in order, and the server hears its users but never itself", async () => {
    const port = createAblyRealtime({ options: () => serverOptions(key, ably), log: createLog("silent") });
    const arrived: ArrivedMessage[] = [];
    port.start((message) => arrived.push(message));
    await until(() =>
      port.ping().then(
        () => true,
        () => false,
      ),
    );
    const users = Array.from({ length: USERS }, () => randomUUID());
    // Several watchers, because incoming messages per connection are limited too.
    const watchers = Array.from(
      { length: WATCHERS },
      () => new Realtime({ ...serverOptions(key, ably), clientId: "watcher", autoConnect: true }),
    );
    const heard = new Map<string, string[]>();
    try {
      await Promise.all(
        users.map(async (user, index) => {
          const watcher = watchers[index % WATCHERS];
          await watcher?.channels.get(userChannel(user)).subscribe("error", (message: InboundMessage) => {
            heard.set(user, [...(heard.get(user) ?? []), String((message.data as { error?: string }).error)]);
          });
          await port.subscribe(user);
        }),
      );
      const outcomes = await Promise.all(
        users.flatMap((user) =>
          Array.from({ length: EVENTS }, (_, index) =>
            port.publish(user, { id: `${user}-${index}`, name: "error", data: { error: String(index) } }),
          ),
        ),
      );
      expect(new Set(outcomes)).toEqual(new Set(["published"]));
      const whole = Array.from({ length: EVENTS }, (_, index) => String(index));
      await until(() => [...heard.values()].flat().length >= USERS * EVENTS);
      for (const user of users) expect(heard.get(user)).toEqual(whole);
      expect(arrived).toEqual([]);
    } finally {
      for (const watcher of watchers) watcher.close();
      await port.close();
    }
  });
});

describe("a connection that fails for good", () => {
  /** Gives each new connection the next key, and repeats the last key from then on. */
  const connect = (...keys: readonly ApiKey[]) => {
    let opened = 0;
    return createAblyRealtime({
      options: () => {
        opened += 1;
        return serverOptions(keys[opened - 1] ?? keys.at(-1) ?? key, ably);
      },
      log: createLog("silent"),
      repairAfterMs: 10,
    });
  };
  const unknown = { name: "gone.key", secret: "of-another-app" };
  const state = (port: ReturnType<typeof connect>) =>
    port.ping().then(
      () => "up",
      (error: Error) => error.message,
    );

  it("is replaced, and its users are heard again and get their events", async () => {
    const port = connect(unknown, unknown, key);
    const arrived: ArrivedMessage[] = [];
    port.start((message) => arrived.push(message));
    const user = randomUUID();
    const subscribed = port.subscribe(user).catch((error: Error) => error);
    const client = new Realtime({ ...serverOptions(key, ably), clientId: user, autoConnect: true });
    try {
      await until(async () => (await state(port)) === "up");
      await subscribed;
      const channel = client.channels.get(userChannel(user));
      const heard: string[] = [];
      await channel.subscribe("error", ({ id }: InboundMessage) => heard.push(id ?? ""));
      const said = await until(async () => {
        await channel.publish("message", "hello");
        return arrived[0];
      });
      expect(said).toMatchObject({ userId: user, data: "hello" });
      expect(await port.publish(user, { id: "once", name: "error", data: { error: "" } })).toBe("published");
      await until(() => heard.includes("once"));
    } finally {
      client.close();
      await port.close();
    }
  });

  it("is noticed even when the first connection works", async () => {
    const port = connect(key, unknown);
    port.start(() => {});
    await until(async () => (await state(port)) === "up");
    const users = Array.from({ length: USERS_PER_SHARD + 1 }, () => randomUUID());
    await Promise.all(users.map((user) => port.publish(user, { id: user, name: "error", data: { error: "" } })));
    await until(async () => (await state(port)).includes("connected, failed"));
    await port.close();
  });

  it("isn't needed for a failed channel to come back", async () => {
    const refusing = await listenAbly({ port: 0, keys: [{ ...key, capability: { other: ["subscribe"] } }] });
    const port = createAblyRealtime({
      options: () => serverOptions(key, refusing),
      log: createLog("silent"),
      repairAfterMs: 10,
    });
    const arrived: ArrivedMessage[] = [];
    port.start((message) => arrived.push(message));
    await until(async () => (await state(port)) === "up");
    const user = randomUUID();
    await expect(port.subscribe(user)).rejects.toMatchObject({ statusCode: 401 });
    await refusing.close();
    const granting = await listenAbly({ port: refusing.port, keys: [key] });
    const client = new Realtime({ ...serverOptions(key, granting), clientId: user, autoConnect: true });
    try {
      await client.connection.whenState("connected");
      await until(async () => {
        await client.channels.get(userChannel(user)).publish("message", "hello");
        return arrived[0];
      });
    } finally {
      client.close();
      await port.close();
      await granting.close();
    }
  });
});
