import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type {
  ConversationList,
  ErrorBody,
  ImportResponse,
  MessageSearchResult,
  Share,
} from "@atrium/shared-contracts/wire";
import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { QUOTAS } from "../limits/limits.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { queriesDuring } from "../testing/queries-during.ts";
import { until } from "../testing/until.ts";
import { type ArrivingConversation, storeArrival } from "./arrivals/arrival-store.ts";
import type { ArrivingMessage } from "./arrivals/arriving-tree-store.ts";
import { duplicateConversation } from "./arrivals/duplicate-store.ts";
import { expireArrivals, removeForgotten } from "./conversations/deletion-store.ts";
import { conversations, messages, turns } from "./storage/tables.ts";
import { addChain } from "./testing/add-chain.ts";
import { send } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let server: TestServer;
let bob: TestUser;
withChatServer((started) => ({ server, bob } = started));

const AT = "2024-05-06T07:08:09.123Z";
const line = (count: number): ArrivingMessage[] =>
  Array.from({ length: count }, (_, at) => message(`m${at}`, at === 0 ? null : `m${at - 1}`, at % 2 === 0));
const message = (key: string, parentKey: string | null, isQuestion: boolean): ArrivingMessage => ({
  key,
  parentKey,
  role: isQuestion ? "user" : "assistant",
  text: `Text of ${key}`,
  status: "complete",
  cards: [],
  steps: [],
  attachments: [],
  failure: null,
  rating: null,
  createdAt: new Date(AT),
});
function* inPieces(all: readonly ArrivingMessage[], size: number): ArrivingConversation["pieces"] {
  for (let from = 0; from < all.length; from += size) yield async () => all.slice(from, from + size);
}
const imported = (count: number, source: string = randomUUID()) => ({
  source,
  title: "Long",
  createdAt: AT,
  updatedAt: AT,
  messages: line(count).map(({ key, parentKey, role, text }) => ({
    id: key,
    parent: parentKey,
    role,
    text,
    createdAt: AT,
    status: "complete",
  })),
});
const bring = (user: TestUser, conversations: readonly unknown[]) =>
  user.call<ImportResponse & ErrorBody>("POST", "/api/chat/import", { conversations });
const listOf = async (user: TestUser) =>
  (await user.call<ConversationList>("GET", "/api/chat/history")).body.conversations;
const deps = () => ({ db: server.database.db, media: server.services.media });
const leftOf = async ({ user }: TestUser) => ({
  conversations: await server.database.db.$count(conversations, eq(conversations.userId, user.id)),
  messages: await server.database.db.$count(messages, eq(messages.userId, user.id)),
});

/** What stands for the conversation's source once it's imported. */
async function importedFromOf(user: TestUser, conversation: unknown): Promise<string> {
  const { db } = server.database;
  await bring(user, [conversation]);
  const [only] = await db.select().from(conversations).where(eq(conversations.userId, user.user.id));
  await db.delete(conversations).where(eq(conversations.userId, user.user.id));
  return only?.importedFrom ?? "";
}

/** Leaves a conversation of two pieces unfinished, as a process does that ends in between. */
async function breakOff(user: TestUser, planned: Partial<ArrivingConversation> = {}) {
  const { db, media } = deps();
  const id = planned.id ?? randomUUID();
  function* pieces(): ArrivingConversation["pieces"] {
    yield async () => line(2);
    yield () => Promise.reject(new Error("The process ends"));
  }
  const ending = { ...media, release: () => Promise.reject(new Error("The process has ended")) };
  const arriving = { id, userId: user.user.id, title: "Half", ...planned, pieces: pieces() };
  await expect(storeArrival({ db, media: ending }, async () => arriving)).rejects.toThrow("The process has ended");
  return id;
}

describe("a long conversation that arrives", () => {
  it("is stored piece by piece: others are answered in between, and it's seen only once it's whole", async () => {
    const user = await signUp(server);
    const arriving = bring(user, [imported(2_000)]);
    const progress = { isOver: false };
    void arriving.finally(() => (progress.isOver = true));
    const seen = new Set<number | undefined>();
    const looking = (async () => {
      while (!progress.isOver) for (const { messageCount } of await listOf(user)) seen.add(messageCount);
    })();
    expect(await queriesDuring(server.database.db, arriving)).toBeGreaterThanOrEqual(2_000 / 200);
    await looking;
    expect((await arriving).body.results).toEqual([{ outcome: "added" }]);
    expect([...seen].filter((count) => count !== 2_000)).toEqual([]);
    expect((await listOf(user)).map(({ messageCount }) => messageCount)).toEqual([2_000]);
  }, 60_000);

  it("is stored in pieces of few long messages, too", async () => {
    const user = await signUp(server);
    const conversation = imported(8);
    for (const message of conversation.messages) message.text = "x".repeat(300_000);
    const arriving = bring(user, [conversation]);
    const progress = { isOver: false };
    void arriving.finally(() => (progress.isOver = true));
    const seen = new Set<number>();
    while (!progress.isOver) seen.add(await server.database.db.$count(messages, eq(messages.userId, user.user.id)));
    expect((await arriving).body.results).toEqual([{ outcome: "added" }]);
    // Whoever asks again and again is answered after almost each of them.
    expect(seen.size).toBeGreaterThan(2);
  }, 60_000);

  it("is the same as if it were stored at once: messages, turns, and what the list shows", async () => {
    const stored = async (all: readonly ArrivingMessage[], size: number, shown: string | undefined) => {
      const id = randomUUID();
      const row = await storeArrival(deps(), async () => ({
        id,
        userId: bob.user.id,
        title: "Tree",
        shown,
        pieces: inPieces(all, size),
      }));
      const { db } = server.database;
      const rows = await db.select().from(messages).where(eq(messages.conversationId, id)).orderBy(asc(messages.seq));
      const place = new Map<string | null, number>(rows.map((each, at) => [each.id, at]));
      const ended = await db.select().from(turns).where(eq(turns.conversationId, id)).orderBy(asc(turns.position));
      return {
        conversation: {
          ...row,
          id: "",
          createdAt: null,
          lastMessageAt: null,
          leafId: place.get(row?.leafId ?? null),
        },
        messages: rows.map((each) => ({
          ...each,
          id: "",
          seq: 0,
          conversationId: "",
          clientMessageId: each.clientMessageId !== null,
          parentId: place.get(each.parentId),
          replyTo: place.get(each.replyTo),
        })),
        turns: ended.map(({ id: turn, state, replyId }) => [place.get(turn), state, place.get(replyId)]),
      };
    };
    const Drawn = fc.array(fc.record({ below: fc.nat(), isNew: fc.nat(9) }), { minLength: 2, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(Drawn, fc.integer({ min: 1, max: 5 }), fc.nat(), async (drawn, size, pick) => {
        const all: ArrivingMessage[] = [];
        for (const [at, { below, isNew }] of drawn.entries()) {
          const parent = isNew === 0 ? undefined : all[below % Math.max(1, at)];
          all.push(message(`m${at}`, parent?.key ?? null, parent?.role !== "user"));
        }
        const shown = pick % 3 === 0 ? undefined : all[pick % all.length]?.key;
        expect(await stored(all, size, shown)).toEqual(await stored(all, all.length, shown));
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it("leaves nothing when a piece can't be stored", async () => {
    const user = await signUp(server);
    function* pieces(): ArrivingConversation["pieces"] {
      yield async () => line(2);
      yield async () => {
        // Nobody else sees what's there up to now.
        throw new Error("No more of it");
      };
    }
    const arriving = { id: randomUUID(), userId: user.user.id, title: "Half", pieces: pieces() };
    await expect(storeArrival(deps(), async () => arriving)).rejects.toThrow("No more of it");
    expect(await leftOf(user)).toEqual({ conversations: 0, messages: 0 });
    // There's room for the first piece, but not for all of it.
    const max = QUOTAS.messages.max - 250;
    await server.database.db
      .insert(conversations)
      .values({ id: randomUUID(), userId: user.user.id, title: "", messageCount: max });
    expect((await bring(user, [imported(500)])).body.results).toEqual([
      { outcome: "refused", code: "conversations_full" },
    ]);
    expect(await leftOf(user)).toEqual({ conversations: 1, messages: 0 });
  });

  it("that isn't whole is nowhere to be seen, can't be restored, and goes when a server starts", async () => {
    const user = await signUp(server);
    const id = await breakOff(user);
    expect(await leftOf(user)).toEqual({ conversations: 1, messages: 2 });
    expect(await listOf(user)).toEqual([]);
    expect((await user.call("GET", `/api/chat/history?conversation_id=${id}`)).status).toBe(404);
    expect((await user.call("POST", "/api/chat/history/restore", { ids: [id] })).status).toBe(404);
    const { body } = await user.call<MessageSearchResult>("GET", "/api/chat/search?q=text");
    expect(body.hits).toEqual([]);
    // Another process may still be storing it.
    expect(await removeForgotten(server.database.db, server.services.media, 10)).toBe(0);
    if (server.database.kind === "postgres") await expireArrivals(server.database.db);
    const next = await startTestServer({ sharedDatabase: server.database, listen: true });
    await until(async () => (await leftOf(user)).conversations === 0);
    expect(await leftOf(user)).toEqual({ conversations: 0, messages: 0 });
    await next.close();
  });

  it("is stored from the beginning by a repeat, once nobody stores it any more", async () => {
    const user = await signUp(server);
    const conversation = imported(300);
    await breakOff(user, { importedFrom: await importedFromOf(user, conversation) });
    await expireArrivals(server.database.db);
    expect((await bring(user, [conversation])).body.results).toEqual([{ outcome: "added" }]);
    expect((await bring(user, [conversation])).body.results).toEqual([{ outcome: "here" }]);
    expect(await leftOf(user)).toEqual({ conversations: 1, messages: 300 });
  });

  it("can't be finished by a process that paused for so long that others have begun to delete it", async () => {
    const user = await signUp(server);
    const { db, media } = deps();
    const isPaused = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    let steps = 0;
    const pausing: Pick<typeof db, "transaction"> = {
      async transaction(work, options) {
        steps += 1;
        if (steps === 3) {
          isPaused.resolve();
          await end.promise;
        }
        return db.transaction(work, options);
      },
    };
    const arriving = { id: randomUUID(), userId: user.user.id, title: "Paused", pieces: inPieces(line(4), 2) };
    const storing = storeArrival({ db: Object.assign(Object.create(db), pausing), media }, async () => arriving);
    await isPaused.promise;
    await expireArrivals(db);
    expect(await removeForgotten(db, media, 1)).toBe(1);
    end.resolve();
    await expect(storing).rejects.toMatchObject({ code: "overloaded" });
    expect(await listOf(user)).toEqual([]);
    await removeForgotten(db, media, 10);
    expect(await leftOf(user)).toEqual({ conversations: 0, messages: 0 });
  });

  it("isn't refused while another process stores it: the call fails for now, and a repeat brings what's missing", async () => {
    const user = await signUp(server);
    const conversation = imported(300);
    const other = imported(2);
    await breakOff(user, { importedFrom: await importedFromOf(user, conversation) });
    const { status, body } = await bring(user, [other, conversation]);
    expect([status, body.code]).toEqual([503, "overloaded"]);
    await expireArrivals(server.database.db);
    expect((await bring(user, [other, conversation])).body.results).toEqual([
      { outcome: "here" },
      { outcome: "added" },
    ]);
  });

  it("is waited for by the same call in another process, which gets the same conversation", async () => {
    const user = await signUp(server);
    const source = (await send(user, { message: "say:x" })).body.conversationId;
    await addChain(server.database.db, { userId: user.user.id, conversationId: source, count: 500, text: "x" });
    const request = { requestId: randomUUID(), title: "Copy" };
    const both = await Promise.all([1, 2].map(() => duplicateConversation(deps(), user.user.id, source, request)));
    expect(both[0]?.messageCount).toBe(502);
    expect(both[1]).toEqual(both[0]);
    expect((await leftOf(user)).conversations).toBe(2);
  });
});

describe("a conversation as long as one can be", () => {
  it("is shared and continued as one's own copy", async () => {
    const user = await signUp(server);
    const { max } = QUOTAS.messages_of_a_conversation;
    const conversationId = (await send(user, { message: "say:x" })).body.conversationId;
    await addChain(server.database.db, { userId: user.user.id, conversationId, count: max, text: "x" });
    const { status, body } = await user.call<{ share: Share }>("PUT", `/api/chat/history/${conversationId}/share`, {
      attachments: false,
      latest: true,
    });
    expect(status).toBe(200);
    expect(body.share.messageCount).toBe(max + 2);
    const copying = bob.call("POST", `/api${body.share.path.replace("/share/", "/shared/")}/copy`);
    expect(await queriesDuring(server.database.db, copying)).toBeGreaterThanOrEqual(max / 200);
    expect((await copying).status).toBe(200);
    const { rows } = await server.database.db.execute(
      sql`select message_count from conversations where user_id = ${bob.user.id} and message_count = ${max + 2}`,
    );
    expect(rows).toHaveLength(1);
  }, 120_000);
});
