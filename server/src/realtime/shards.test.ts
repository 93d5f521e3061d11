import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { listen as listenAbly } from "@atrium/ably-local";
import { Realtime, type InboundMessage } from "ably";
import { userChannel } from "@atrium/shared-contracts/wire";
import { createLog } from "../log/log.ts";
import { until } from "../testing/until.ts";
import { createAblyRealtime } from "./ably-realtime.ts";
import { serverOptions } from "./connection-options.ts";
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
  it("get every event once and in order; the server hears its users and never itself", async () => {
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
    // Several, because what reaches one connection is limited as well.
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
