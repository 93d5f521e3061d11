import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createFakeChannels, createFakeLocks } from "../testing/fake-tabs.ts";
import { createTabs, tabsNamed } from "./tabs.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Longer than it takes to notice that a tab is frozen. */
const NOTICED_MS = 4_000;

function createBrowser() {
  const locks = createFakeLocks();
  const Channels = createFakeChannels();
  const done: string[] = [];
  return {
    done,
    open(name: string) {
      const channels: InstanceType<typeof Channels>[] = [];
      class Channel extends Channels {
        constructor(of: string) {
          super(of);
          channels.push(this);
        }
      }
      const tabs = createTabs<string>("sam", locks, Channel as unknown as typeof BroadcastChannel);
      const heard: string[] = [];
      tabs.heard$.subscribe((news) => heard.push(news));
      const end = Promise.withResolvers<void>();
      let lost = false;
      const work = (what = "c") =>
        tabs.alone(what, async (signal) => {
          done.push(`${name} begins ${what}`);
          signal.addEventListener("abort", () => (lost = true));
          await end.promise;
        });
      return { tabs, heard, work, end: end.resolve, channel: () => channels[0], isLost: () => lost };
    },
  };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

describe("a user's tabs", () => {
  it("do the same work one after the other, and other work at the same time", async () => {
    const browser = createBrowser();
    const [first, second] = [browser.open("first"), browser.open("second")];
    void first.work();
    await settle();
    void second.work();
    void second.work("d");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(browser.done).toEqual(["first begins c", "second begins d"]);
    first.end();
    await settle();
    expect(browser.done).toEqual(["first begins c", "second begins d", "second begins c"]);
    expect(first.isLost()).toBe(false);
  });

  it("take over from one that's frozen, which is told so", async () => {
    const browser = createBrowser();
    const [first, second] = [browser.open("first"), browser.open("second")];
    const working = first.work();
    await settle();
    const channel = first.channel();
    if (channel) channel.frozen = true;
    void second.work();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(browser.done).toEqual(["first begins c"]);
    await jest.advanceTimersByTimeAsync(NOTICED_MS);
    expect(browser.done).toEqual(["first begins c", "second begins c"]);
    expect(first.isLost()).toBe(true);
    first.end();
    await working;
    channel?.thaw();
    await jest.advanceTimersByTimeAsync(NOTICED_MS);
    expect(second.isLost()).toBe(false);
  });

  it("hear what others tell, but not what they say themselves", async () => {
    const browser = createBrowser();
    const [first, second] = [browser.open("first"), browser.open("second")];
    first.tabs.tell("news");
    await settle();
    expect([first.heard, second.heard]).toEqual([[], ["news"]]);
  });

  it("work all the same if the browser refuses locks", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementationOnce(() => {});
    const request = () => Promise.reject(new DOMException("Not here", "SecurityError"));
    const { alone } = createTabs("sam", { request } as unknown as LockManager, createFakeChannels() as never);
    const work = jest.fn(async () => {});
    await alone("c", work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("work all the same if the browser refuses channels", async () => {
    jest.spyOn(console, "warn").mockImplementationOnce(() => {});
    Object.defineProperty(navigator, "locks", { configurable: true, value: createFakeLocks() });
    globalThis.BroadcastChannel = jest.fn(() => {
      throw new DOMException("Not here", "SecurityError");
    }) as never;
    const work = jest.fn(async () => {});
    await tabsNamed("sam").alone("c", work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("pass an error of the work on", async () => {
    const { tabs } = createBrowser().open("first");
    await expect(tabs.alone("c", () => Promise.reject(new Error("broke")))).rejects.toThrow("broke");
    await expect(tabs.alone("c", async () => {})).resolves.toBeUndefined();
  });
});
