import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { Subject, filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { createFakeUserStorage } from "@atrium/shared-contracts/testing";
import { outboxEntry } from "../testing/outbox-entry.ts";
import { openIndexedDbStore } from "./indexeddb-store.ts";
import { notedStore } from "./noted-store.ts";
import { type OutboxNews, type OutboxPorts, createOutbox, settledOutbox } from "./outbox.ts";
import { noTabs } from "./tabs.ts";

type Receipt = { readonly conversationId: string };

let opened = 0;
let sent: string[] = [];
beforeEach(() => {
  localStorage.clear();
  sent = [];
});
afterEach(() => void jest.restoreAllMocks());

const { put } = IDBObjectStore.prototype;
/** How a full disk shows: the call throws, or its transaction ends without having done anything. */
const FULL: readonly (readonly [string, typeof put])[] = [
  [
    "throws",
    () => {
      throw new DOMException("The disk is full", "QuotaExceededError");
    },
  ],
  [
    "ends the transaction",
    function refuse(this: IDBObjectStore, value: unknown) {
      const request = put.call(this, value);
      this.transaction.abort();
      return request;
    },
  ],
];
const refuseWith = (full: typeof put) => void jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(full);
const restore = () => void jest.restoreAllMocks();

async function openBrowser(more: Partial<OutboxPorts<Receipt>> = {}) {
  const indexedDb = await openIndexedDbStore(`full-${(opened += 1)}`);
  const storage = createFakeUserStorage("sam");
  const store = notedStore(indexedDb, storage);
  /** What the shell would ask about before a sign-out. */
  const unsent = async () => {
    const noted = storage.read(STORAGE_KEYS.unsentMessages)?.["messages"] ?? [];
    return new Set([...(await indexedDb.load("sam")).map(({ messageId }) => messageId), ...(noted as string[])]);
  };
  const open = (others: Partial<OutboxPorts<Receipt>> = {}) =>
    createOutbox<Receipt>({
      userId: "sam",
      store,
      async deliver({ content, conversationId }) {
        sent.push(`${content} in ${conversationId}`);
        return { conversationId: conversationId.replace("temp", "real") };
      },
      onDelivered: () => {},
      onFailed: () => {},
      onSending: () => {},
      dropFiles: () => {},
      isReplying: () => false,
      isElsewhere: () => false,
      replied: async () => {},
      tabs: noTabs(),
      pause: () => new Promise(() => {}),
      now: () => 1,
      newId: () => `${(opened += 1)}`,
      ...more,
      ...others,
    });
  return { store, unsent, open };
}
const message = (content: string, conversationId = "c") => ({ conversationId, content, attachments: [] });
const never = () => new Promise<never>(() => {});

describe.each(FULL)("while the browser's storage is full and a write %s", (_, full) => {
  it("a message is unsent until it's sent, and not anymore then", async () => {
    refuseWith(full);
    const answer = Promise.withResolvers<Receipt>();
    const { unsent, open } = await openBrowser({ deliver: () => answer.promise });
    const outbox = open();
    const { messageId } = await outbox.add(message("one", "temp"));
    expect(await unsent()).toEqual(new Set([messageId]));
    answer.resolve({ conversationId: "real" });
    await settledOutbox(outbox);
    expect(await unsent()).toEqual(new Set());
  });

  it("a message that was stored before isn't unsent once it's sent, nor sent twice, and the others follow it", async () => {
    const { store, unsent, open } = await openBrowser();
    const heard$ = new Subject<OutboxNews<Receipt>>();
    for (const order of [1, 2])
      await store.put(outboxEntry({ messageId: `${order}`, conversationId: "temp", content: `text ${order}`, order }));
    refuseWith(full);
    const second = Promise.withResolvers<void>();
    const outbox = open({
      tabs: { ...noTabs(), heard$ },
      async deliver({ content, conversationId }) {
        sent.push(`${content} in ${conversationId}`);
        if (content === "text 2") await second.promise;
        return { conversationId: "real" };
      },
    });
    await firstValueFrom(outbox.entries$.pipe(filter((entries) => entries.length === 1)));
    heard$.next({ type: "changed" });
    expect(await unsent()).toEqual(new Set(["2"]));
    second.resolve();
    await settledOutbox(outbox);
    expect(sent).toEqual(["text 1 in temp", "text 2 in real"]);
    expect(await unsent()).toEqual(new Set());
  });

  it("a message whose sending has failed is unsent, and not anymore when it's discarded", async () => {
    const { unsent, open } = await openBrowser({ deliver: () => Promise.reject(new HttpError("Bad request", 400)) });
    const outbox = open();
    refuseWith(full);
    const { messageId } = await outbox.add(message("one"));
    await firstValueFrom(outbox.entries$.pipe(filter(([entry]) => entry?.state === "failed")));
    expect(await unsent()).toEqual(new Set([messageId]));
    await outbox.discard(messageId);
    expect(await unsent()).toEqual(new Set());
  });

  it.each(["before", "after"])("a message queued %s it was full stays unsent when it's changed", async (when) => {
    const { unsent, open } = await openBrowser({ isReplying: () => true, replied: never });
    const outbox = open();
    if (when === "after") refuseWith(full);
    const { messageId } = await outbox.add(message("one"));
    refuseWith(full);
    await outbox.edit(messageId, { content: "two" });
    await outbox.stopReply(messageId);
    expect(await firstValueFrom(outbox.entries$)).toMatchObject([{ content: "two", stopped: true }]);
    expect(await unsent()).toEqual(new Set([messageId]));
    outbox.stop();
  });

  it.each(["before", "after"])("a message queued %s it was full is gone when it's taken back", async (when) => {
    const heard$ = new Subject<OutboxNews<Receipt>>();
    const { unsent, open } = await openBrowser({
      isReplying: () => true,
      replied: never,
      tabs: { ...noTabs(), heard$ },
    });
    const outbox = open();
    if (when === "after") refuseWith(full);
    const { messageId } = await outbox.add(message("one"));
    refuseWith(full);
    await outbox.edit(messageId, { content: "two" });
    expect(await outbox.withdraw(messageId)).toMatchObject({ content: "two" });
    heard$.next({ type: "failed", entry: outboxEntry(), failure: { next: "ask", text: "sendError.default" } });
    expect(await unsent()).toEqual(new Set());
    expect(await firstValueFrom(outbox.entries$)).toEqual([]);
    outbox.stop();
  });

  it("what's stored once there's room again has the conversation's real id", async () => {
    const { store, open } = await openBrowser();
    for (const order of [1, 2])
      await store.put(outboxEntry({ messageId: `${order}`, conversationId: "temp", content: `text ${order}`, order }));
    refuseWith(full);
    const outbox = open({
      deliver: ({ messageId }) => (messageId === "1" ? Promise.resolve({ conversationId: "real" }) : never()),
    });
    await firstValueFrom(outbox.entries$.pipe(filter((entries) => entries.length === 1)));
    restore();
    await outbox.stopReply("2");
    outbox.stop();
    expect(await store.load("sam")).toMatchObject([{ messageId: "2", conversationId: "real", stopped: true }]);
  });
});

it("a message that the server has isn't sent again when storage keeps it against our will", async () => {
  const heard$ = new Subject<OutboxNews<Receipt>>();
  const { open } = await openBrowser({ tabs: { ...noTabs(), heard$ } });
  const outbox = open();
  jest.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
    throw new DOMException("The disk is broken", "UnknownError");
  });
  await outbox.add(message("one"));
  await settledOutbox(outbox);
  await outbox.add(message("two"));
  await settledOutbox(outbox);
  heard$.next({ type: "changed" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual(["one in c", "two in c"]);
});
