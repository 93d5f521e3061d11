import "fake-indexeddb/auto";
import { describe, expect, it, jest } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { Subject, distinctUntilChanged, filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import fc from "fast-check";
import { openIndexedDbStore, openUserStore } from "./indexeddb-store.ts";
import { createMemoryStore } from "./memory-store.ts";
import { deferredStore } from "./open-store.ts";
import { type Outbox, type OutboxNews, type OutboxPorts, createOutbox, settledOutbox } from "./outbox.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { noTabs } from "./tabs.ts";

interface Receipt {
  readonly conversationId: string;
}

/** A server that stores each message id once, and derives a conversation's id from its first message. */
function createServer() {
  const conversationOf = new Map<string, string>();
  const stored: { conversationId: string; content: string }[] = [];
  return {
    stored,
    take({ messageId, conversationId, content }: OutboxEntry): Receipt {
      let real = conversationOf.get(messageId);
      if (real === undefined) {
        real = conversationId.startsWith("temp-") ? `real-of-${messageId}` : conversationId;
        conversationOf.set(messageId, real);
        stored.push({ conversationId: real, content });
      }
      return { conversationId: real };
    },
  };
}

let ids = 0;
function open(store: OutboxStore, deliver: OutboxPorts<Receipt>["deliver"], more: Partial<OutboxPorts<Receipt>> = {}) {
  return createOutbox<Receipt>({
    userId: "sam",
    store,
    deliver,
    onDelivered: () => {},
    onFailed: () => {},
    onSending: () => {},
    dropFiles: () => {},
    isReplying: () => false,
    isElsewhere: () => false,
    replied: async () => {},
    tabs: noTabs(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    now: () => 1_000,
    newId: () => `message-${(ids += 1)}`,
    ...more,
  });
}

const message = (content: string, conversationId = "temp-1") => ({ conversationId, content, attachments: [] });
const earlier: OutboxEntry = {
  ...message("earlier"),
  messageId: "message-earlier",
  userId: "sam",
  createdAt: 1,
  order: 1,
  state: "unsent",
};
const entriesOf = (outbox: Outbox) => firstValueFrom(outbox.entries$);
const networkError = () => new HttpError("Network connection failed", 0);

describe("outbox", () => {
  it("keeps a message until the server has it, and notifies the view before it leaves", async () => {
    const server = createServer();
    const told: string[] = [];
    const outbox = open(createMemoryStore(), async (entry) => server.take(entry), {
      onDelivered: (entry) => void told.push(entry.content),
    });
    await outbox.add(message("hello"));
    expect((await entriesOf(outbox)).map((entry) => entry.content)).toEqual(["hello"]);
    await settledOutbox(outbox);
    expect(server.stored).toHaveLength(1);
    expect(told).toEqual(["hello"]);
  });

  it("gives messages waiting in a new conversation its real id", async () => {
    const server = createServer();
    const outbox = open(createMemoryStore(), async (entry) => server.take(entry));
    await Promise.all([outbox.add(message("one")), outbox.add(message("two")), outbox.add(message("three"))]);
    await settledOutbox(outbox);
    expect(server.stored.map(({ content }) => content)).toEqual(["one", "two", "three"]);
    expect(new Set(server.stored.map(({ conversationId }) => conversationId)).size).toBe(1);
    await expect(outbox.settledId("temp-1")).resolves.toBe(server.stored[0]?.conversationId);
  });

  it("sends three messages written while the server was down once each, in order, when it's back", async () => {
    const server = createServer();
    let away = true;
    const outbox = open(createMemoryStore(), async (entry) => {
      if (away) throw networkError();
      return server.take(entry);
    });
    for (const text of ["one", "two", "three"]) {
      await outbox.add(message(text, "c"));
      await firstValueFrom(outbox.entries$.pipe(filter(([first]) => first?.state === "unsent")));
    }
    await firstValueFrom(outbox.entries$.pipe(filter((entries) => entries.every(({ state }) => state === "unsent"))));
    expect((await entriesOf(outbox)).map(({ content, error }) => [content, error])).toEqual([
      ["one", "sendError.network"],
      ["two", "sendError.network"],
      ["three", "sendError.network"],
    ]);
    away = false;
    outbox.wake();
    await settledOutbox(outbox);
    expect(server.stored.map(({ content }) => content)).toEqual(["one", "two", "three"]);
  });

  it("leaves a refused message for the user to retry and sends the ones after it", async () => {
    const server = createServer();
    const outbox = open(createMemoryStore(), async (entry) => {
      if (entry.content === "bad") throw new HttpError("Bad request", 400);
      return server.take(entry);
    });
    await outbox.add(message("bad", "c"));
    await outbox.add(message("good", "c"));
    await settledOutbox(outbox);
    expect(server.stored.map(({ content }) => content)).toEqual(["good"]);
    expect(await entriesOf(outbox)).toMatchObject([{ content: "bad", state: "failed", error: "sendError.default" }]);
    const [bad] = await entriesOf(outbox);
    await outbox.discard(bad?.messageId ?? "");
    expect(await entriesOf(outbox)).toEqual([]);
  });

  it("keeps a message when the session expires and sends it in the next one", async () => {
    const server = createServer();
    const store = createMemoryStore();
    const lapsed = open(store, async () => {
      throw new HttpError("Not authenticated", 401);
    });
    const failed = new Promise<void>((resolve) => {
      lapsed.entries$.subscribe(([entry]) => entry?.error === "sendError.unauthorized" && resolve());
    });
    await lapsed.add(message("mine", "c"));
    await failed;
    lapsed.stop();
    const next = open(store, async (entry) => server.take(entry));
    await next.add(message("later", "c"));
    await settledOutbox(next);
    expect(server.stored.map(({ content }) => content)).toEqual(["mine", "later"]);
  });

  it("continues in memory, and says so, when storage refuses", async () => {
    const server = createServer();
    const broken: OutboxStore = {
      ...createMemoryStore(),
      durable: true,
      put: () => Promise.reject(new Error("quota")),
      load: () => Promise.reject(new Error("blocked")),
    };
    const outbox = open(broken, async (entry) => server.take(entry));
    await outbox.add(message("still sent"));
    expect(await firstValueFrom(outbox.durable$)).toBe(false);
    await settledOutbox(outbox);
    expect(server.stored).toHaveLength(1);
  });

  it("says that messages are stored again once slow storage has answered, but not while one is missing", async () => {
    jest.useFakeTimers();
    try {
      const memory = createMemoryStore();
      let full = false;
      const slow: OutboxStore = {
        ...memory,
        durable: true,
        load: (userId) => new Promise((resolve) => setTimeout(() => resolve(memory.load(userId)), 5_000)),
        put: (entry) => (full ? Promise.reject(new Error("quota")) : memory.put(entry)),
      };
      const durable: boolean[] = [];
      const outbox = open(slow, () => new Promise(() => {}));
      outbox.durable$.pipe(distinctUntilChanged()).subscribe((state) => durable.push(state));
      void outbox.add(message("one"));
      await jest.advanceTimersByTimeAsync(4_000);
      expect(durable).toEqual([true, false]);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(durable).toEqual([true, false, true]);
      full = true;
      await outbox.add(message("two"));
      full = false;
      await outbox.add(message("three"));
      expect(durable).toEqual([true, false, true, false]);
    } finally {
      jest.useRealTimers();
    }
  });

  it("says that messages aren't stored when the browser has refused storage", async () => {
    jest.spyOn(console, "warn").mockImplementationOnce(() => {});
    const outbox = open(
      deferredStore(() => Promise.reject(new Error("blocked"))),
      () => new Promise(() => {}),
    );
    await outbox.add(message("one"));
    expect(await firstValueFrom(outbox.durable$)).toBe(false);
  });

  it("sends a message, and says it isn't stored, when storage never answers", async () => {
    jest.useFakeTimers();
    try {
      const server = createServer();
      const never = () => new Promise<never>(() => {});
      const silent: OutboxStore = {
        durable: true,
        load: never,
        put: never,
        update: never,
        remove: never,
        settle: never,
        settledId: never,
      };
      const outbox = open(silent, async (entry) => server.take(entry));
      void outbox.add(message("one"));
      await jest.advanceTimersByTimeAsync(20_000);
      expect(server.stored).toEqual([{ conversationId: expect.any(String), content: "one" }]);
      expect(await firstValueFrom(outbox.durable$)).toBe(false);
      expect(await entriesOf(outbox)).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it("sends messages of an earlier session whose loading took long after those written since", async () => {
    jest.useFakeTimers();
    try {
      const server = createServer();
      const memory = createMemoryStore();
      await memory.put(earlier);
      const slow: OutboxStore = {
        ...memory,
        load: (userId) => new Promise((resolve) => setTimeout(() => resolve(memory.load(userId)), 10_000)),
      };
      const outbox = open(slow, async (entry) => server.take(entry));
      void outbox.add(message("new", "temp-2"));
      await jest.advanceTimersByTimeAsync(5_000);
      expect(server.stored.map(({ content }) => content)).toEqual(["new"]);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(server.stored.map(({ content }) => content)).toEqual(["new", "earlier"]);
    } finally {
      jest.useRealTimers();
    }
  });

  it("doesn't touch another user's messages", async () => {
    const store = createMemoryStore();
    const other: OutboxEntry = {
      messageId: "x",
      userId: "kim",
      conversationId: "c",
      content: "hers",
      attachments: [],
      createdAt: 1,
      order: 1,
      state: "unsent",
    };
    await store.put(other);
    const server = createServer();
    const outbox = open(store, async (entry) => server.take(entry));
    await outbox.add(message("mine"));
    await settledOutbox(outbox);
    expect(server.stored.map(({ content }) => content)).toEqual(["mine"]);
    expect(await store.load("kim")).toHaveLength(1);
  });

  it("is stored for each user in their own database, with what an earlier version stored for them among others'", async () => {
    const shared = await openIndexedDbStore("atrium-chat");
    await shared.settle({ ...earlier, conversationId: "temp-0" }, "real");
    await shared.put(earlier);
    await shared.put({ ...earlier, messageId: "kims", userId: "kim" });
    shared.close();
    const sams = await openUserStore("sam");
    expect(await sams.load("sam")).toEqual([earlier]);
    expect(await sams.load("kim")).toEqual([]);
    expect(await sams.settledId("temp-0")).toBe("real");
    expect(await (await openUserStore("kim")).load("kim")).toHaveLength(1);
    await sams.remove(earlier.messageId);
    expect(await (await openUserStore("sam")).load("sam")).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([
      "atrium-mfe-chat-sam",
      "atrium-mfe-chat-kim",
    ]);
  });

  it("stores each message once and in order despite lost requests, lost responses and page crashes", async () => {
    const fault = fc.constantFrom("fine", "call lost", "answer lost", "server error", "crash before", "crash after");
    const plan = fc.record({
      messages: fc.array(fc.constantFrom("temp-1", "temp-2", "c"), { minLength: 1, maxLength: 6 }),
      faults: fc.array(fault, { maxLength: 12 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(plan, async ({ messages, faults }) => {
        const store = await openIndexedDbStore(`outbox-${(run += 1)}`);
        const server = createServer();
        const schedule = [...faults];
        let crashed: () => void = () => {};

        const session = () => {
          let stopped = false;
          const crash = new Promise<"crashed">((resolve) => {
            crashed = () => {
              stopped = true;
              resolve("crashed");
            };
          });
          const outbox = open(store, async (entry) => {
            const next = schedule.shift() ?? "fine";
            if (next === "call lost") throw networkError();
            if (next === "server error") throw new HttpError("HTTP 503", 503);
            if (next === "crash before" || stopped) return gone();
            const receipt = server.take(entry);
            if (next === "crash after") return gone();
            if (next === "answer lost") throw networkError();
            return receipt;
          });
          const gone = () => {
            outbox.stop();
            crashed();
            return new Promise<never>(() => {});
          };
          return { outbox, crash };
        };

        let current = session();
        const expected = messages.map((conversationId, index) => ({ conversationId, content: `text ${index}` }));
        for (const { conversationId, content } of expected) {
          // If the page has crashed, the message is added after the reload, under the conversation's current id.
          const target = (await store.settledId(conversationId)) ?? conversationId;
          await current.outbox.add(message(content, target));
          if ((await Promise.race([current.crash, Promise.resolve("alive")])) === "crashed") current = session();
        }
        for (;;) {
          const done = settledOutbox(current.outbox).then(async () =>
            (await store.load("sam")).length === 0 ? "empty" : "left",
          );
          const outcome = await Promise.race([current.crash, done]);
          if (outcome === "empty") break;
          if (outcome === "crashed") current = session();
        }
        current.outbox.stop();
        store.close();

        expect(server.stored.map(({ content }) => content).toSorted()).toEqual(
          expected.map(({ content }) => content).toSorted(),
        );
        for (const id of new Set(messages)) {
          const texts = expected.filter((one) => one.conversationId === id).map(({ content }) => content);
          const mine = server.stored.filter(({ content }) => texts.includes(content));
          expect(mine.map(({ content }) => content)).toEqual(texts);
          expect(new Set(mine.map(({ conversationId }) => conversationId)).size).toBe(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("puts discarded entries back as they were, in order, and sends only what's still to be sent", async () => {
    const server = createServer();
    const replying = Promise.withResolvers<void>();
    const outbox = open(createMemoryStore(), async (entry) => server.take(entry), {
      isReplying: () => true,
      replied: () => replying.promise,
    });
    for (const text of ["one", "two"]) await outbox.add(message(text, "c"));
    const [one, two] = await entriesOf(outbox);
    if (!one || !two) throw new Error("Nothing is queued");
    await outbox.edit(two.messageId, { draft: "better" });
    const failed: OutboxEntry = { ...earlier, conversationId: "c", state: "failed", edits: "stored", order: 0 };
    const discarded = [failed, ...(await entriesOf(outbox))];
    await outbox.discardConversation("c");
    expect(await entriesOf(outbox)).toEqual([]);
    await outbox.restore(discarded);
    expect(await entriesOf(outbox)).toEqual(discarded);
    replying.resolve();
    while (server.stored.length === 0) await new Promise((resolve) => setTimeout(resolve));
    expect(server.stored.map(({ content }) => content)).toEqual(["one"]);
    expect((await entriesOf(outbox)).map(({ messageId }) => messageId)).toEqual([failed.messageId, two.messageId]);
    outbox.stop();
  });

  it("sends a message that was put back again, whatever becomes of an attempt from before", async () => {
    const server = createServer();
    const first = Promise.withResolvers<Receipt>();
    const tried: string[] = [];
    const failed: string[] = [];
    const outbox = open(
      createMemoryStore(),
      async (entry) => (tried.push(entry.messageId) === 1 ? first.promise : server.take(entry)),
      { onFailed: ({ content }) => failed.push(content) },
    );
    const entry = await outbox.add(message("one", "c"));
    while (tried.length === 0) await new Promise((resolve) => setTimeout(resolve));
    await outbox.discardConversation("c");
    await outbox.restore([entry]);
    first.reject(new HttpError("Conversation not found", 404));
    await settledOutbox(outbox);
    expect(await entriesOf(outbox)).toEqual([]);
    expect(tried).toHaveLength(2);
    expect(failed).toEqual([]);
    expect(server.stored).toEqual([{ conversationId: "c", content: "one" }]);
  });

  it.each([
    ["IndexedDB", () => openIndexedDbStore("put-back")],
    ["memory alone", () => Promise.resolve(createMemoryStore())],
  ])("puts a message back into the conversation that the next one has begun since, with %s", async (_, openStore) => {
    const server = createServer();
    let isAway = true;
    const outbox = open(await openStore(), async (entry) => {
      if (isAway) throw networkError();
      return server.take(entry);
    });
    const one = await outbox.add(message("one"));
    await outbox.add(message("two"));
    const discarded = await outbox.discard(one.messageId);
    isAway = false;
    outbox.wake();
    await settledOutbox(outbox);
    await outbox.restore(discarded);
    await settledOutbox(outbox);
    const [began] = server.stored;
    expect(server.stored.map(({ content }) => content)).toEqual(["two", "one"]);
    expect(server.stored.map(({ conversationId }) => conversationId)).toEqual([
      began?.conversationId,
      began?.conversationId,
    ]);
    outbox.stop();
  });

  it("doesn't put back what the server has by now", async () => {
    const server = createServer();
    const store = createMemoryStore();
    const tried: string[] = [];
    const outbox = open(store, async (entry) => (tried.push(entry.messageId), server.take(entry)));
    const entry = await outbox.add(message("one", "c"));
    await settledOutbox(outbox);
    await outbox.restore([entry]);
    expect(await entriesOf(outbox)).toEqual([]);
    expect(await store.load("sam")).toEqual([]);
    expect(tried).toHaveLength(1);
  });

  it("drops a message's uploaded files once it can't be put back, but not those that the version it edits keeps", async () => {
    const dropped: string[] = [];
    const pauses: { readonly milliseconds: number; end(): void }[] = [];
    const outbox = open(createMemoryStore(), () => Promise.reject(new HttpError("Bad request", 400)), {
      dropFiles: (files) => dropped.push(...files.map(({ id }) => id)),
      pause: (milliseconds) => new Promise((resolve) => pauses.push({ milliseconds, end: resolve })),
    });
    const own = { id: "own", name: "own.txt", type: "text/plain" };
    const edit = { edits: "stored", keeps: [{ ...own, id: "kept" }] };
    const { messageId } = await outbox.add({ ...message("bad", "c"), ...edit, attachments: [own] });
    await settledOutbox(outbox);
    expect(dropped).toEqual([]);
    const discarded = await outbox.discard(messageId);
    expect(await entriesOf(outbox)).toEqual([]);
    await outbox.restore(discarded);
    expect(await entriesOf(outbox)).toMatchObject([{ messageId, state: "failed", attachments: [own] }]);
    await outbox.discard(messageId);
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([30_000, 30_000]);
    pauses[0]?.end();
    await new Promise((resolve) => setTimeout(resolve));
    expect(dropped).toEqual([]);
    pauses[1]?.end();
    while (dropped.length === 0) await new Promise((resolve) => setTimeout(resolve));
    expect(dropped).toEqual(["own"]);
  });

  it("drops the files of a deleted conversation's messages once they can't be put back, and not of those that were", async () => {
    const dropped: string[] = [];
    const pauses: { readonly milliseconds: number; end(): void }[] = [];
    const outbox = open(createMemoryStore(), () => Promise.reject(new HttpError("Bad request", 400)), {
      dropFiles: (files) => dropped.push(...files.map(({ id }) => id)),
      pause: (milliseconds) => new Promise((resolve) => pauses.push({ milliseconds, end: resolve })),
    });
    const file = (id: string) => ({ id, name: `${id}.txt`, type: "text/plain" });
    await outbox.add({ ...message("one", "c"), attachments: [file("one")] });
    const two = await outbox.add({ ...message("two", "c"), attachments: [file("two")] });
    await settledOutbox(outbox);
    await outbox.discardConversation("c");
    await outbox.restore([{ ...two, state: "failed" }]);
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([60 * 60_000]);
    expect(dropped).toEqual([]);
    pauses[0]?.end();
    while (dropped.length === 0) await new Promise((resolve) => setTimeout(resolve));
    expect(dropped).toEqual(["one"]);
  });

  it("keeps a newer version that storage has refused, whatever older one another tab makes it read again", async () => {
    const store = createMemoryStore();
    const heard = new Subject<OutboxNews<Receipt>>();
    const refuses = { ...store, update: () => Promise.reject(new Error("The disk is full")) };
    const outbox = open(refuses, () => new Promise(() => {}), {
      isReplying: () => true,
      replied: () => new Promise(() => {}),
      tabs: { ...noTabs(), heard$: heard },
    });
    const { messageId } = await outbox.add(message("old", "c"));
    await outbox.edit(messageId, { content: "new" });
    heard.next({ type: "changed" });
    await new Promise((resolve) => setTimeout(resolve));
    await outbox.edit(messageId, { content: "newer" });
    heard.next({ type: "failed", entry: earlier, failure: { next: "ask", text: "sendError.default" } });
    await new Promise((resolve) => setTimeout(resolve));
    expect((await entriesOf(outbox)).map(({ content }) => content)).toEqual(["newer"]);
    outbox.stop();
  });
});
