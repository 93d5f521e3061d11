import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { Realtime } from "ably";
import { userChannel } from "@atrium/shared-contracts/wire";
import { createShard } from "./shard.ts";

class FakeChannel {
  readonly #listeners = new Map<() => void, string>();
  readonly name: string;
  state = "initialized";
  refused = false;
  attempts = 0;
  constructor(name: string) {
    this.name = name;
  }
  on(event: string, listener: () => void) {
    this.#listeners.set(listener, event);
  }
  off(listener: () => void) {
    this.#listeners.delete(listener);
  }
  unsubscribe() {}
  async subscribe() {
    this.attempts += 1;
    this.become(this.refused ? "failed" : "attached");
    if (this.refused) throw new Error("Refused");
  }
  become(state: string) {
    this.state = state;
    for (const [listener, event] of this.#listeners) if (event === state) listener();
  }
}

/** A working connection, with channels that the test controls. */
function standing() {
  const channels = new Map<string, FakeChannel>();
  const channel = (name: string) => {
    const known = channels.get(name) ?? new FakeChannel(name);
    channels.set(name, known);
    return known;
  };
  const client = {
    connection: Object.assign(new EventEmitter(), { state: "connected" }),
    connect() {},
    close() {},
    channels: { get: channel, release: (name: string) => channel(name).become("initialized") },
  };
  const shard = createShard({
    openClient: () => client as unknown as Realtime,
    onError: () => {},
    repairAfterMs: 1_000,
  });
  const join = async (userId: string) => {
    shard.add(userId);
    await shard.subscribe(userId, () => {});
    return channel(userChannel(userId));
  };
  return { shard, join };
}

describe("a channel that fails on a working connection", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("comes back after a second each time, if it worked in between", async () => {
    const { shard, join } = standing();
    const channel = await join("ada");
    for (let failures = 0; failures < 10; failures += 1) {
      await jest.advanceTimersByTimeAsync(5_000);
      channel.become("failed");
      await jest.advanceTimersByTimeAsync(1_000);
      expect(channel.state).toBe("attached");
    }
    shard.close();
  });

  it("is retried less and less often while it keeps failing at once, without holding up others", async () => {
    const { shard, join } = standing();
    const refused = await join("ada");
    const other = await join("grace");
    refused.refused = true;
    refused.become("failed");
    await jest.advanceTimersByTimeAsync(600_000);
    // Attempts after 1, 2, 4, …, 32 and then every 60 seconds, plus the first one, which succeeded.
    expect(refused.attempts).toBe(15);
    other.become("failed");
    await jest.advanceTimersByTimeAsync(1_000);
    expect(other.state).toBe("attached");
    shard.close();
  });
});
