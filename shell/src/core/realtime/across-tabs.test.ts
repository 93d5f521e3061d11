import type { OutboundMessage } from "@atrium/shared-contracts/wire";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createFakeService } from "../../testing/fake-realtime.ts";
import { type FakeChannel, createFakeChannels, createFakeLocks } from "../../testing/fake-tabs.ts";
import { type TabDeps, acrossTabs } from "./across-tabs.ts";
import type { RealtimeClient } from "./client.ts";
import { shareClient } from "./shared-client.ts";
import { sessionName, tell } from "./tab-message.ts";

const MESSAGE: OutboundMessage = {
  eventType: "message",
  messageData: { content: "Hi", userId: "u", status: "sent", messageId: "m-12345678" },
  timestamp: 0,
};

/** Longer than it takes to notice that a tab is frozen. */
const NOTICED_MS = 2_200;

function createBrowser() {
  const service = createFakeService();
  const locks = createFakeLocks();
  const Channels = createFakeChannels();
  const tabs: RealtimeClient[] = [];
  const open = (deps: Partial<TabDeps> = {}) => {
    let channel: FakeChannel | undefined;
    class Channel extends Channels {
      constructor(name: string) {
        super(name);
        // oxlint-disable-next-line typescript/no-this-alias
        channel = this;
      }
    }
    const heard: unknown[] = [];
    const states: string[] = [];
    const connect = acrossTabs(service.open, {
      name: sessionName("u", "s"),
      locks,
      Channel: Channel as unknown as typeof BroadcastChannel,
      page: { hidden: false } as Document,
      load: async () => ({ shareClient }),
      ...deps,
    });
    const client = connect(
      "chat:user:u",
      {},
      {
        token: async () => "t",
        connection: (status) => void states.push(status),
        attached: (resumed) => void states.push(resumed ? "resumed" : "missed"),
        message: ({ data }) => void heard.push(data),
      },
    );
    tabs.push(client);
    return {
      client,
      heard,
      states,
      freeze: () => void (channel && (channel.frozen = true)),
      thaw: () => channel?.thaw(),
    };
  };
  return { service, open, Channels, closeAll: () => tabs.forEach((tab) => tab.close()) };
}

const settle = () => jest.advanceTimersByTimeAsync(10);

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  jest.useFakeTimers();
  browser = createBrowser();
});
afterEach(() => {
  browser.closeAll();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function openThree() {
  const { service, open } = browser;
  const first = open();
  await settle();
  const [second, third] = [open(), open()];
  await settle();
  return { service, open, first, second, third };
}

describe("the tabs of a session", () => {
  it("have one connection, and each hears of its state and of every event", async () => {
    const { service, first, second, third } = await openThree();
    expect(service.connections).toBe(1);
    expect(second.states).toEqual(["connected", "missed"]);
    for (const text of ["a", "b"]) service.send(text);
    await settle();
    for (const tab of [first, second, third]) expect(tab.heard).toEqual(["a", "b"]);
    expect(service.opened).toBe(1);
  });

  it("say nothing to each other while there's only one, and load nothing for it", async () => {
    const load = jest.fn<TabDeps["load"]>();
    browser.open({ load });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(browser.service.opened).toBe(1);
    expect(load).not.toHaveBeenCalled();
  });

  it("send through it, and get its answer or its error", async () => {
    const { service, second } = await openThree();
    await second.client.publish(MESSAGE);
    expect(service.published).toEqual([MESSAGE]);
    service.acknowledge = () => Promise.reject(new Error("Rate limit exceeded"));
    await expect(second.client.publish(MESSAGE)).rejects.toThrow("Rate limit exceeded");
  });

  it("lose nothing when the one with the connection closes in the middle of a reply", async () => {
    const { service, first, second, third } = await openThree();
    service.send("a");
    await settle();
    first.client.close();
    service.send("b");
    await settle();
    service.send("c");
    await settle();
    expect(service.connections).toBe(1);
    for (const tab of [second, third]) expect(tab.heard).toEqual(["a", "b", "c"]);
    expect(second.states.slice(2)).toEqual(["connected", "resumed"]);
    expect(third.states.slice(2)).toEqual(["connecting", "connected", "resumed"]);
  });

  it("lose nothing when the one with the connection is frozen, which follows once it's thawed", async () => {
    const { service, first, second, third } = await openThree();
    service.send("a");
    await settle();
    first.freeze();
    service.send("b");
    await jest.advanceTimersByTimeAsync(NOTICED_MS);
    service.send("c");
    await settle();
    for (const tab of [second, third]) expect(tab.heard).toEqual(["a", "b", "c"]);
    first.thaw();
    await settle();
    service.send("d");
    await settle();
    for (const tab of [first, second, third]) expect(tab.heard).toEqual(["a", "b", "c", "d"]);
    expect(service.connections).toBe(1);
  });

  it("follow the next one even if the clock was set back", async () => {
    const { service, first, third } = await openThree();
    jest.setSystemTime(Date.now() - 86_400_000);
    first.client.close();
    await settle();
    service.send("a");
    await settle();
    expect(third.states.slice(2)).toEqual(["connecting", "connected", "resumed"]);
    expect(third.heard).toEqual(["a"]);
  });

  it("know that they missed something when the service can't go on from there", async () => {
    const { service, first, second, third } = await openThree();
    service.remembers = false;
    first.client.close();
    service.send("lost");
    await settle();
    expect(second.states.at(-1)).toBe("missed");
    expect(third.states.at(-1)).toBe("missed");
  });

  it("know that they missed something when another tab's words got lost", async () => {
    const { service, third } = await openThree();
    third.freeze();
    service.send("lost");
    await settle();
    jest.spyOn(EventTarget.prototype, "dispatchEvent").mockReturnValueOnce(true);
    third.thaw();
    service.send("heard");
    await settle();
    expect(third.heard).toEqual(["heard"]);
    expect(third.states.at(-1)).toBe("missed");
  });

  it("get an error for what was being sent when the connection moved, and can send it again", async () => {
    const { service, first, second } = await openThree();
    first.freeze();
    const sending = second.client.publish(MESSAGE).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(NOTICED_MS);
    expect(await sending).toMatchObject({ message: "The realtime connection has moved to another tab" });
    await second.client.publish(MESSAGE);
    expect(service.published).toEqual([MESSAGE]);
  });

  it("wait 5 seconds for an answer to what they send", async () => {
    const { service, second } = await openThree();
    service.acknowledge = () => new Promise(() => {});
    const sending = second.client.publish(MESSAGE).catch((error: unknown) => error);
    const settled = jest.fn();
    void sending.then(settled);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await sending).toMatchObject({ message: "The tab with the realtime connection didn't answer" });
  });

  it("move a connection that a hidden one can't get back to a visible one", async () => {
    const { service, open } = browser;
    const hidden = { hidden: true } as Document;
    open({ page: hidden });
    await settle();
    const [other, visible] = [open({ page: hidden }), open()];
    await settle();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(service.opened).toBe(1);
    service.drop();
    await jest.advanceTimersByTimeAsync(4_000);
    expect(service.opened).toBe(2);
    expect(service.connections).toBe(1);
    for (const tab of [other, visible]) expect(tab.states.slice(-2)).toEqual(["connected", "resumed"]);
  });

  it("never hear of another session's events, nor tell it of theirs", async () => {
    const { service, open, Channels } = browser;
    const names = [sessionName("u", "s"), sessionName("v", "s"), sessionName("u", "t")];
    expect(new Set(names).size).toBe(3);
    const { states } = open();
    await settle();
    const foreign = jest.fn();
    const channel = new Channels(sessionName("v", "s"));
    channel.addEventListener("message", foreign);
    open();
    await settle();
    service.send("a");
    tell(channel as unknown as BroadcastChannel, { kind: "connection", term: Infinity, count: 1, status: "failed" });
    await settle();
    expect(foreign).not.toHaveBeenCalled();
    expect(states).not.toContain("failed");
  });

  it("connect one by one as they close, down to the last", async () => {
    const { service, first, second, third } = await openThree();
    first.client.close();
    await settle();
    second.client.close();
    await settle();
    expect(service.connections).toBe(1);
    service.send("a");
    await settle();
    expect(third.heard).toEqual(["a"]);
    third.client.close();
    expect(service.connections).toBe(0);
  });
});

describe("a tab", () => {
  it.each([
    ["locks", { locks: undefined }],
    ["channels", { Channel: undefined }],
  ])("has a connection of its own without the browser's %s", async (_, deps) => {
    for (let tab = 0; tab < 2; tab += 1) browser.open(deps);
    await settle();
    expect(browser.service.connections).toBe(2);
  });

  it("has a connection of its own when it can't load the code for sharing one", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    const { service, open } = browser;
    open();
    await settle();
    const alone = open({ load: () => Promise.reject(new Error("No network")) });
    await settle();
    service.send("a");
    expect(service.connections).toBe(2);
    expect(alone.heard).toEqual(["a"]);
  });

  it("that closes before it has the lock opens no connection", async () => {
    browser.open().client.close();
    await settle();
    expect(browser.service.opened).toBe(0);
    const next = browser.open();
    await settle();
    expect(next.states).toContain("connected");
  });
});
