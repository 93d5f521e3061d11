import "fake-indexeddb/auto";
import { describe, expect, it, jest } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { BehaviorSubject, filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import fc from "fast-check";
import { createFakeChannels, createFakeLocks } from "../testing/fake-tabs.ts";
import { openIndexedDbStore } from "./indexeddb-store.ts";
import { type Outbox, type OutboxPorts, createOutbox } from "./outbox.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { createTabs } from "./tabs.ts";

interface Receipt {
  readonly conversationId: string;
}

let count = 0;

/** A browser with a server that answers messages when told to. What it was sent is `said`. */
function createBrowser() {
  const locks = createFakeLocks();
  const Channels = createFakeChannels();
  const name = `queue-${(count += 1)}`;
  const isReplying$ = new BehaviorSubject(false);
  const stored = new Map<string, string>();
  const open = async (more: Partial<OutboxPorts<Receipt>> = {}) => {
    const store = await openIndexedDbStore(name);
    let channel: InstanceType<typeof Channels> | undefined;
    class Channel extends Channels {
      constructor(of: string) {
        super(of);
        // oxlint-disable-next-line typescript/no-this-alias
        channel = this;
      }
    }
    const delivered: string[] = [];
    const outbox = createOutbox<Receipt>({
      userId: "sam",
      store,
      tabs: createTabs("sam", locks, Channel as unknown as typeof BroadcastChannel),
      async deliver({ messageId, content }) {
        if (!stored.has(messageId)) {
          stored.set(messageId, content);
          isReplying$.next(true);
        }
        return { conversationId: "c" };
      },
      isReplying: () => isReplying$.value,
      isElsewhere: () => false,
      replied: () => firstValueFrom(isReplying$.pipe(filter((replying) => !replying))),
      onDelivered: ({ content }) => void delivered.push(content),
      onFailed: () => {},
      onSending: () => {},
      dropFiles: () => {},
      pause: () => new Promise((resolve) => setTimeout(resolve)),
      now: () => 1_000,
      newId: () => `message-${(count += 1)}`,
      ...more,
    });
    return { outbox, delivered, channel: () => channel };
  };
  return {
    open,
    said: () => [...stored.values()],
    reply: () => isReplying$.next(true),
    endReply: () => isReplying$.next(false),
  };
}

const message = (content: string) => ({ conversationId: "c", content, attachments: [] });
const entriesOf = ({ outbox }: { readonly outbox: Outbox<Receipt> }) => firstValueFrom(outbox.entries$);
const shown = async (tab: { readonly outbox: Outbox<Receipt> }) =>
  (await entriesOf(tab)).map(({ content, state }) => `${state} ${content}`);
const until = async (condition: () => unknown) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve));
};
/** Whatever doesn't wait for the test happens within a few turns of the event loop: stores, locks and channels answer at once. */
const calm = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

describe("the queue", () => {
  it("holds what's written while a reply is written, and sends one message after each reply, in order", async () => {
    const browser = createBrowser();
    const tab = await browser.open();
    await tab.outbox.add(message("one"));
    await until(() => browser.said().length === 1);
    await tab.outbox.add(message("two"));
    await tab.outbox.add(message("three"));
    await calm();
    expect([browser.said(), await shown(tab)]).toEqual([["one"], ["queued two", "queued three"]]);
    browser.endReply();
    await until(() => browser.said().length === 2);
    await calm();
    expect([browser.said(), await shown(tab)]).toEqual([["one", "two"], ["queued three"]]);
    browser.endReply();
    await until(() => browser.said().length === 3);
    expect(browser.said()).toEqual(["one", "two", "three"]);
  });

  it("sends a message aside if another branch is shown when its turn has come", async () => {
    const browser = createBrowser();
    browser.reply();
    const sent: (true | undefined)[] = [];
    const onDelivered = ({ aside }: OutboxEntry) => void sent.push(aside);
    const tab = await browser.open({ isElsewhere: ({ answers }) => answers === "elsewhere", onDelivered });
    await tab.outbox.add({ ...message("one"), answers: "elsewhere" });
    await tab.outbox.add({ ...message("two"), answers: "here" });
    for (const count of [1, 2]) {
      browser.endReply();
      await until(() => sent.length === count);
    }
    expect(sent).toEqual([true, undefined]);
  });

  it("doesn't send a message that's being edited, nor what's behind it; then sends what was saved", async () => {
    const browser = createBrowser();
    browser.reply();
    const tab = await browser.open();
    const { messageId } = await tab.outbox.add(message("draft"));
    await tab.outbox.add(message("behind"));
    expect(await tab.outbox.edit(messageId, { draft: "better" })).toBe(true);
    browser.endReply();
    await calm();
    expect([browser.said(), await shown(tab)]).toEqual([[], ["queued draft", "queued behind"]]);
    await tab.outbox.edit(messageId, { content: "best" });
    await until(() => browser.said().length === 1);
    expect(browser.said()).toEqual(["best"]);
    expect(await tab.outbox.edit(messageId, { content: "too late" })).toBe(false);
  });

  it("leaves a message as it was when its editing is canceled", async () => {
    const browser = createBrowser();
    browser.reply();
    const tab = await browser.open();
    const { messageId } = await tab.outbox.add(message("as it was"));
    await tab.outbox.edit(messageId, { draft: "other" });
    await tab.outbox.edit(messageId, undefined);
    browser.endReply();
    await until(() => browser.said().length === 1);
    expect(browser.said()).toEqual(["as it was"]);
  });

  it("gives a message back that's taken back, and never sends it; one that's gone out stays", async () => {
    const browser = createBrowser();
    browser.reply();
    const tab = await browser.open();
    const [one, two] = [await tab.outbox.add(message("one")), await tab.outbox.add(message("two"))];
    expect(await tab.outbox.withdraw(one.messageId)).toMatchObject({ content: "one" });
    browser.endReply();
    await until(() => browser.said().length === 1);
    expect(await tab.outbox.withdraw(two.messageId)).toBeUndefined();
    browser.endReply();
    await calm();
    expect([browser.said(), await shown(tab)]).toEqual([["two"], []]);
  });

  it("sends a preferred message before the others", async () => {
    const browser = createBrowser();
    browser.reply();
    const tab = await browser.open();
    await tab.outbox.add(message("one"));
    const two = await tab.outbox.add(message("two"));
    await tab.outbox.prefer(two.messageId);
    expect(await shown(tab)).toEqual(["queued two", "queued one"]);
    browser.endReply();
    await until(() => browser.said().length === 1);
    expect(browser.said()).toEqual(["two"]);
  });

  it("survives a reload, with the text that's being edited, and waits until the server says that nothing is written", async () => {
    const browser = createBrowser();
    browser.reply();
    const before = await browser.open();
    const one = await before.outbox.add(message("one"));
    await before.outbox.add(message("two"));
    await before.outbox.edit(one.messageId, { draft: "half" });
    before.outbox.stop();
    let asked = 0;
    const after = await browser.open({
      isReplying: () => false,
      async replied() {
        asked += 1;
        if (asked === 1) throw new HttpError("HTTP 503", 503);
      },
    });
    await firstValueFrom(after.outbox.entries$.pipe(filter((entries) => entries.length > 0)));
    expect((await entriesOf(after)).map(({ content, draft }) => [content, draft])).toEqual([
      ["one", "half"],
      ["two", undefined],
    ]);
    await calm();
    expect(browser.said()).toEqual([]);
    await after.outbox.edit(one.messageId, { content: "one and a half" });
    await until(() => browser.said().length === 2);
    expect([browser.said(), asked]).toEqual([["one and a half", "two"], 3]);
  });

  it("tells whoever delivers a message that its reply is to be stopped", async () => {
    const browser = createBrowser();
    const sent: OutboxEntry[] = [];
    const gate = Promise.withResolvers<Receipt>();
    const tab = await browser.open({ deliver: () => gate.promise, onDelivered: (entry) => void sent.push(entry) });
    const { messageId } = await tab.outbox.add(message("one"));
    await tab.outbox.stopReply(messageId);
    gate.resolve({ conversationId: "c" });
    await until(() => sent.length > 0);
    expect(sent).toMatchObject([{ messageId, stopped: true }]);
  });
});

describe("the queue of two tabs", () => {
  it("is the same in both, and each message is sent once", async () => {
    const browser = createBrowser();
    browser.reply();
    const [first, second] = [await browser.open(), await browser.open()];
    const one = await first.outbox.add(message("one"));
    const two = await second.outbox.add(message("two"));
    await until(async () => (await entriesOf(first)).length === 2 && (await entriesOf(second)).length === 2);
    await second.outbox.edit(one.messageId, { content: "one, edited in the other tab" });
    await first.outbox.withdraw(two.messageId);
    for (const tab of [first, second])
      await until(async () => (await shown(tab)).join() === "queued one, edited in the other tab");
    browser.endReply();
    await until(() => browser.said().length === 1);
    await until(async () => (await shown(first)).length + (await shown(second)).length === 0);
    browser.endReply();
    await calm();
    expect(browser.said()).toEqual(["one, edited in the other tab"]);
    expect([first.delivered, second.delivered]).toEqual([browser.said(), browser.said()]);
  });

  it("goes on in the other when the one that would have sent it closes", async () => {
    const browser = createBrowser();
    browser.reply();
    const first = await browser.open();
    await first.outbox.add(message("one"));
    await first.outbox.add(message("two"));
    const second = await browser.open();
    await until(async () => (await entriesOf(second)).length === 2);
    first.outbox.stop();
    browser.endReply();
    await until(() => browser.said().length === 1);
    browser.endReply();
    await until(() => browser.said().length === 2);
    expect([browser.said(), second.delivered]).toEqual([
      ["one", "two"],
      ["one", "two"],
    ]);
  });

  it("goes on in the other when the one that's sending freezes, and that one sends nothing twice when it's back", async () => {
    const browser = createBrowser();
    const frozen = Promise.withResolvers<Receipt>();
    const first = await browser.open({ deliver: () => frozen.promise });
    const second = await browser.open();
    await first.outbox.add(message("one"));
    const channel = first.channel();
    if (channel) channel.frozen = true;
    await until(() => browser.said().length === 1);
    expect(second.delivered).toEqual(["one"]);
    channel?.thaw();
    frozen.resolve({ conversationId: "c" });
    await until(async () => (await shown(first)).length === 0);
    expect([browser.said(), first.delivered]).toEqual([["one"], ["one"]]);
  });

  it("still shows and sends its own messages when it can't read the other's changes", async () => {
    const warn = jest.spyOn(console, "warn").mockReturnValue();
    const browser = createBrowser();
    const store = await openIndexedDbStore(`unreadable-${(count += 1)}`);
    let isReadable = true;
    const load: typeof store.load = (userId) =>
      isReadable ? store.load(userId) : Promise.reject(new Error("The disk is gone"));
    const first = await browser.open({ store: { ...store, load } });
    const second = await browser.open();
    browser.reply();
    await first.outbox.add(message("mine"));
    isReadable = false;
    await second.outbox.add(message("theirs"));
    await until(() => warn.mock.calls.length > 0);
    expect(String(warn.mock.calls[0])).toContain("The disk is gone");
    expect(await shown(first)).toEqual(["queued mine"]);
    await until(() => {
      browser.endReply();
      return browser.said().length === 2;
    });
    warn.mockRestore();
  });

  it("sends each message that isn't taken back once and as it was last saved, whatever the tabs do", async () => {
    const action = fc.record({
      what: fc.constantFrom("add", "add", "edit", "take back", "prefer", "reply ends", "reply ends", "close"),
      tab: fc.constantFrom(0, 1),
      which: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 24 }), async (actions) => {
        const browser = createBrowser();
        browser.reply();
        const tabs = [await browser.open(), await browser.open()];
        const added: string[] = [];
        const expected = new Map<string, string>();
        for (const [index, { what, tab, which }] of actions.entries()) {
          const at = tabs[tab];
          if (!at) continue;
          const id = added[which % Math.max(1, added.length)] ?? "";
          if (what === "add") {
            const entry = await at.outbox.add(message(`text ${index}`));
            added.push(entry.messageId);
            expected.set(entry.messageId, entry.content);
          } else if (what === "edit") {
            if (await at.outbox.edit(id, { content: `text ${index}` })) expected.set(id, `text ${index}`);
          } else if (what === "take back") {
            if (await at.outbox.withdraw(id)) expected.delete(id);
          } else if (what === "prefer") await at.outbox.prefer(id);
          else if (what === "close") {
            at.outbox.stop();
            tabs[tab] = await browser.open();
          } else browser.endReply();
        }
        await until(async () => {
          browser.endReply();
          const left = await Promise.all(tabs.map(shown));
          return browser.said().length >= expected.size && left.every((entries) => entries.length === 0);
        });
        expect(browser.said().toSorted()).toEqual([...expected.values()].toSorted());
        for (const { outbox } of tabs) outbox.stop();
      }),
      { numRuns: 40 },
    );
  });
});
