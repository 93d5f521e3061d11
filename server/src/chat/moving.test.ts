import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type {
  ConversationList,
  ErrorBody,
  ExportedConversation,
  ExportPage,
  ImportedConversation,
  ImportResponse,
  MessageSearchResult,
} from "@atrium/shared-contracts/wire";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { QUOTAS } from "../limits/limits.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { named, tab } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";
import { emptyDeleted } from "./conversations/deletion-store.ts";
import { exportPage } from "./export/export-store.ts";
import { removeEmptyImports } from "./import/import-store.ts";
import { conversations, outbox } from "./storage/tables.ts";
import { addChain } from "./testing/add-chain.ts";
import { detail, ended, send, textOf } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
withChatServer((started) => ({ server, ada, bob } = started));

const page = (user: TestUser, query: string) => user.call<ExportPage & ErrorBody>("GET", `/api/chat/export${query}`);
const bring = (user: TestUser, conversations: readonly unknown[]) =>
  user.call<ImportResponse & ErrorBody>("POST", "/api/chat/import", { conversations });
const listOf = async (user: TestUser, query = "") =>
  (await user.call<ConversationList>("GET", `/api/chat/history${query}`)).body.conversations;

/** All pages, as whole conversations. */
async function exported(
  user: TestUser,
  id?: string,
): Promise<{ conversations: ExportedConversation[]; pages: number }> {
  const conversations: ExportedConversation[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const query = new URLSearchParams({ ...(id ? { conversation_id: id } : {}), ...(cursor ? { cursor } : {}) });
    const { status, body } = await page(user, `?${query}`);
    expect(status).toBe(200);
    for (const { conversation, messages } of body.parts) {
      const last = conversations.at(-1);
      if (last?.id === conversation.id)
        conversations.splice(-1, 1, { ...last, messages: [...last.messages, ...messages] });
      else conversations.push({ ...conversation, messages });
    }
    pages += 1;
    cursor = body.nextCursor;
  } while (cursor !== undefined);
  return { conversations, pages };
}

const AT = "2024-05-06T07:08:09.123Z";
const said = (id: string, parent: string | null, more: Record<string, unknown> = {}) => ({
  id,
  parent,
  role: id.startsWith("u") ? "user" : "assistant",
  createdAt: AT,
  status: "complete",
  text: `Text of ${id}`,
  ...more,
});
const arriving = (more: Record<string, unknown> = {}) => ({
  source: randomUUID(),
  title: "Trip",
  createdAt: AT,
  updatedAt: AT,
  messages: [said("u1", null), said("a1", "u1"), said("u2", "a1"), said("a2", "u2")],
  ...more,
});

describe("an export", () => {
  it("of a conversation has all branches, times, ratings, its settings and the names and sizes of files", async () => {
    const { body } = await send(ada, { message: "say:one" });
    const id = body.conversationId;
    await send(ada, { message: "say:two", conversation_id: id, edits: body.turnId });
    await ada.call("PUT", `/api/chat/messages/${body.reply.id}/rating`, { rating: "bad" });
    const folder = await ada.call<{ folder: { id: string } }>("POST", "/api/chat/folders", { name: "Work" });
    await ada.call("PUT", "/api/chat/history/organize", { ids: [id], folderId: folder.body.folder.id, pinned: true });
    await ada.call("PUT", `/api/chat/history/${id}/settings`, { temperature: 0.1, instructions: "Answer in rhymes" });
    const { conversations } = await exported(ada, id);
    const shown = (await detail(ada, id)).body;
    expect(conversations).toEqual([
      {
        id,
        title: "say:one",
        createdAt: expect.any(String),
        updatedAt: shown.conversations[0]?.lastMessageAt,
        shown: shown.messages[1]?.id,
        pinned: true,
        folder: "Work",
        settings: { temperature: 0.1, instructions: "Answer in rhymes" },
        messages: [
          {
            id: body.turnId,
            parent: null,
            role: "user",
            createdAt: expect.any(String),
            status: "complete",
            text: "say:one",
          },
          {
            id: body.reply.id,
            parent: body.turnId,
            role: "assistant",
            createdAt: body.reply.createdAt,
            status: "complete",
            text: "one",
            rating: "bad",
          },
          expect.objectContaining({ parent: null, text: "say:two" }),
          expect.objectContaining({ parent: shown.messages[0]?.id, text: "two" }),
        ],
      },
    ]);
  });

  it("of all conversations comes in pages, with archived ones and long ones in parts", async () => {
    const user = await signUp(server);
    const long = "x".repeat(400_000);
    const messages = Array.from({ length: 7 }, (_, at) =>
      said(at % 2 ? `a${at}` : `u${at}`, at === 0 ? null : at % 2 ? `u${at - 1}` : `a${at - 1}`, { text: long }),
    );
    await bring(user, [arriving({ source: "long", messages }), arriving({ source: "old", archived: true })]);
    await bring(
      user,
      Array.from({ length: 30 }, (_, at) => arriving({ source: `s${at}` })),
    );
    await bring(
      user,
      Array.from({ length: 30 }, (_, at) => arriving({ source: `t${at}` })),
    );
    const { conversations, pages } = await exported(user);
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(new Set(conversations.map(({ id }) => id)).size).toBe(62);
    expect(conversations.filter(({ archived }) => archived)).toHaveLength(1);
    const whole = conversations.find(({ messages: all }) => all.length === 7);
    expect(whole?.messages.every(({ text }) => text === long)).toBe(true);
  });

  it("is whole wherever its pages end", async () => {
    const user = await signUp(server);
    const { db } = server.database;
    const counts = [999, 1, 0, 1_000, 1_001, 0, 2_500, ...Array.from({ length: 60 }, (_, at) => at % 3)];
    for (const [at, count] of counts.entries()) {
      const id = randomUUID();
      await db.insert(conversations).values({
        id,
        userId: user.user.id,
        title: `${count}`,
        createdAt: new Date(Date.parse(AT) - Math.floor(at / 2)),
      });
      if (count > 0) await addChain(db, { userId: user.user.id, conversationId: id, count, text: "x" });
    }
    const all = (await exported(user)).conversations;
    expect(all).toHaveLength(counts.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(counts.length);
    const ids = all.flatMap(({ messages, title, shown }) => {
      expect(messages).toHaveLength(Number(title));
      expect(messages.map(({ parent }) => parent)).toEqual([null, ...messages.map(({ id }) => id)].slice(0, -1));
      expect(messages.at(-1)?.id).toBe(shown);
      return messages.map(({ id }) => id);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("asks the database as often for a page of many conversations as for one conversation", async () => {
    const user = await signUp(server);
    const { db } = server.database;
    await bring(
      user,
      Array.from({ length: 40 }, () => arriving()),
    );
    let queries = 0;
    const counting = Object.assign(Object.create(db) as typeof db, {
      select: ((...fields: Parameters<typeof db.select>) => ((queries += 1), db.select(...fields))) as typeof db.select,
    });
    const one = (await listOf(user))[0]?.id;
    expect((await exportPage(counting, user.user.id, one, undefined)).parts).toHaveLength(1);
    const forOne = queries;
    expect((await exportPage(counting, user.user.id, undefined, undefined)).parts).toHaveLength(40);
    expect(queries - forOne).toBe(forOne);
  });

  it("of a conversation that's deleted between two pages says so", async () => {
    const user = await signUp(server);
    const messages = [said("u1", null, { text: "x".repeat(1_000_001) }), said("a1", "u1")];
    await bring(user, [arriving({ messages })]);
    const id = (await listOf(user))[0]?.id;
    const { body } = await page(user, `?conversation_id=${id}`);
    expect(body.parts[0]?.messages).toHaveLength(1);
    await user.call("DELETE", `/api/chat/history/${id}`);
    const next = await page(user, `?conversation_id=${id}&cursor=${body.nextCursor}`);
    expect([next.status, next.body.code]).toEqual([404, "conversation_not_found"]);
  });

  it("is refused for another's conversation, a deleted one and a wrong cursor", async () => {
    const { body } = await send(ada, { message: "say:mine" });
    for (const id of [body.conversationId, randomUUID()])
      expect(await page(bob, `?conversation_id=${id}`)).toMatchObject({
        status: 404,
        body: { code: "conversation_not_found" },
      });
    expect(await page(ada, "?cursor=x")).toMatchObject({ status: 400, body: { code: "invalid_cursor" } });
    await ada.call("DELETE", `/api/chat/history/${body.conversationId}`);
    expect((await page(ada, `?conversation_id=${body.conversationId}`)).status).toBe(404);
    expect((await exported(bob)).conversations).toEqual([]);
  });
});

describe("an import", () => {
  it("keeps times, which order the list, and the conversation goes on from there", async () => {
    const user = await signUp(server);
    await send(user, { message: "say:today" });
    const { body } = await bring(user, [
      arriving({ source: "a", title: "Older", updatedAt: "2020-01-01T00:00:00.000Z" }),
      arriving({ source: "b", title: "Newer" }),
      arriving({ source: "c", title: "Future", updatedAt: "2999-01-01T00:00:00.000Z" }),
    ]);
    expect(body.results).toEqual([{ outcome: "added" }, { outcome: "added" }, { outcome: "added" }]);
    const list = await listOf(user);
    expect(list.map(({ title }) => title)).toEqual(["Future", "say:today", "Newer", "Older"]);
    expect(Date.parse(list[0]?.lastMessageAt ?? "")).toBeLessThanOrEqual(Date.now());
    const id = list[2]?.id ?? "";
    const { messages } = (await detail(user, id)).body;
    expect(messages.map((message) => [textOf(message), message.createdAt])).toEqual(
      ["u1", "a1", "u2", "a2"].map((key) => [`Text of ${key}`, AT]),
    );
    await send(user, { message: "say:on", conversation_id: id });
    expect((await ended(user, id)).messages).toHaveLength(6);
    const turn = messages[2]?.id;
    await user.call("POST", `/api/chat/turns/${turn}/regenerate`, { newest: messages[3]?.id });
    expect((await ended(user, id)).messages[3]?.versions?.count).toBe(2);
    const found = await user.call<MessageSearchResult>("GET", "/api/chat/search?q=text%20of%20u2");
    expect(found.body.hits).toHaveLength(3);
  });

  it("stores each source once, however often and from wherever it comes, and again once it's deleted", async () => {
    const user = await signUp(server);
    const { heard } = await tab(user);
    const conversation = arriving();
    const twice = await Promise.all([bring(user, [conversation]), bring(user, [conversation])]);
    expect(new Set(twice.map(({ body }) => body.results[0]?.outcome))).toEqual(new Set(["added", "here"]));
    expect((await bring(user, [conversation])).body.results).toEqual([{ outcome: "here" }]);
    await until(() => named(heard, "conversation_list_changed").length > 0);
    const [listed] = await listOf(user);
    expect(await listOf(user)).toHaveLength(1);
    await user.call("DELETE", `/api/chat/history/${listed?.id}`);
    expect((await bring(user, [conversation])).body.results).toEqual([{ outcome: "added" }]);
    expect((await bring(user, [conversation])).body.results).toEqual([{ outcome: "here" }]);
    // The user's own export, while the conversation is still there.
    const own = (await send(user, { message: "say:own" })).body.conversationId;
    expect((await bring(user, [arriving({ source: `atrium:${own}` })])).body.results).toEqual([{ outcome: "here" }]);
    expect((await bring(bob, [arriving({ source: `atrium:${own}` })])).body.results).toEqual([{ outcome: "added" }]);
  });

  it("can be done again right after it's deleted, and what's restored then stays another conversation", async () => {
    const user = await signUp(server);
    const conversation = arriving();
    const ids = [];
    for (let time = 0; time < 3; time += 1) {
      expect((await bring(user, [conversation])).body.results).toEqual([{ outcome: "added" }]);
      const [listed] = await listOf(user);
      ids.push(listed?.id ?? "");
      if (time < 2) await user.call("DELETE", `/api/chat/history/${listed?.id}`);
    }
    expect((await user.call("POST", "/api/chat/history/restore", { ids })).status).toBe(200);
    expect((await listOf(user)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await bring(user, [conversation])).body.results).toEqual([{ outcome: "here" }]);
  });

  it("leaves nothing of a deleted conversation once its content is deleted, however often it came and went", async () => {
    const user = await signUp(server);
    const { db } = server.database;
    const conversation = arriving();
    for (let time = 0; time < 2; time += 1) {
      await bring(user, [conversation]);
      await user.call("DELETE", `/api/chat/history/${(await listOf(user))[0]?.id}`);
    }
    const begun = (await send(user, { message: "say:begun here" })).body.conversationId;
    await user.call("DELETE", `/api/chat/history/${begun}`);
    expect(await removeEmptyImports(db, 10)).toBe(0);
    await db.execute(
      sql`update conversations set deleted_at = now() - interval '2 hours' where user_id = ${user.user.id}`,
    );
    await emptyDeleted(db, server.services.media, 100);
    expect(await removeEmptyImports(db, 1)).toBe(1);
    expect(await removeEmptyImports(db, 10)).toBe(1);
    // A late retry of its first message mustn't bring this one back.
    const left = await db.select().from(conversations).where(eq(conversations.userId, user.user.id));
    expect(left.map(({ id }) => id)).toEqual([begun]);
    expect((await bring(user, [conversation])).body.results).toEqual([{ outcome: "added" }]);
  });

  it("is announced with what it stores, or stores nothing; many at once are announced once", async () => {
    const user = await signUp(server);
    const { db } = server.database;
    await db.execute(
      sql`create function refuse_event() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await db.execute(
      sql.raw(`create trigger refuse_event before insert on outbox for each row
      when (new.user_id = '${user.user.id}') execute function refuse_event()`),
    );
    const many = Array.from({ length: 20 }, () => arriving());
    expect((await bring(user, many)).status).toBe(500);
    expect(await listOf(user)).toEqual([]);
    await db.execute(sql`drop trigger refuse_event on outbox`);
    const { heard } = await tab(user);
    expect((await bring(user, many)).body.results.every(({ outcome }) => outcome === "added")).toBe(true);
    await until(() => named(heard, "conversation_list_changed").length > 0);
    const events = await db.select().from(outbox).where(eq(outbox.userId, user.user.id));
    expect(events.length).toBeLessThan(many.length);
  });

  it("takes settings, without a model that isn't offered", async () => {
    const model = {
      apiKey: "k",
      baseUrl: "http://127.0.0.1:1",
      name: "house-model",
      models: ["big-model"],
      maxTokens: 8_000,
      contextTokens: 32_000,
    };
    const other = await startTestServer({ config: { model } });
    const user = await signUp(other);
    const settings = { temperature: 0.1, instructions: "Answer in rhymes" };
    await bring(user, [
      arriving({ title: "Offered", settings: { ...settings, model: "big-model" } }),
      arriving({ title: "Gone", settings: { ...settings, model: "old-model" } }),
      arriving({ title: "Only gone", settings: { model: "old-model" } }),
    ]);
    const stored = (await exported(user)).conversations.map(({ title, settings: own }) => [title, own]);
    expect(Object.fromEntries(stored)).toEqual({
      Offered: { ...settings, model: "big-model" },
      Gone: settings,
      "Only gone": undefined,
    });
    await other.close();
  });

  it.each([
    ["above themselves", [said("u1", "a1"), said("a1", "u1")]],
    ["below a message that isn't there", [said("u1", "gone")]],
    ["with the same id", [said("u1", null), said("u1", null)]],
  ])("refuses a conversation with messages %s, and stores the others", async (_, messages) => {
    const user = await signUp(server);
    const { body } = await bring(user, [arriving({ messages }), arriving({ title: "Good" })]);
    expect(body.results).toEqual([{ outcome: "refused", code: "validation_failed" }, { outcome: "added" }]);
    expect((await listOf(user)).map(({ title }) => title)).toEqual(["Good"]);
  });

  it.each([
    ["no conversations", []],
    ["too many conversations", Array.from({ length: 51 }, () => arriving())],
    ["no messages", [arriving({ messages: [] })]],
    ["an unknown role", [arriving({ messages: [said("u1", null, { role: "system" })] })]],
    ["an unknown field", [arriving({ messages: [said("u1", null, { attachments: [] })] })]],
    ["a time that is none", [arriving({ createdAt: "yesterday" })]],
    ["a long source", [arriving({ source: "x".repeat(201) })]],
    ["text that can't be stored", [arriving({ messages: [said("u1", null, { text: "a\u0000" })] })]],
  ])("is refused with %s", async (_, conversations) => {
    const { status } = await bring(bob, conversations);
    expect(status).toBe(400);
  });

  it("makes titles one line, cuts long ones, and names untitled ones by their first message", async () => {
    const user = await signUp(server);
    await bring(user, [
      arriving({ source: "1", title: " Two\nlines\u202e " }),
      arriving({ source: "2", title: "x".repeat(300) }),
      arriving({ source: "3", title: "\n" }),
    ]);
    expect((await listOf(user)).map(({ title }) => title).toSorted()).toEqual(
      ["Text of u1", "Two lines", "x".repeat(200)].toSorted(),
    );
  });

  it("ends when the history is full", async () => {
    const user = await signUp(server);
    await server.database.db.execute(sql`insert into conversations (id, user_id, title)
      select gen_random_uuid(), ${user.user.id}, 'x' from generate_series(1, ${QUOTAS.conversations.max - 1}::int)`);
    const { body } = await bring(user, [arriving(), arriving()]);
    expect(body.results).toEqual([{ outcome: "added" }, { outcome: "refused", code: "conversations_full" }]);
  });

  it("names the first message that isn't one, however many there are", async () => {
    const messages = Array.from({ length: 10_000 }, () => ({}));
    const { status, body } = await bring(
      ada,
      Array.from({ length: 50 }, () => arriving({ messages })),
    );
    expect([status, body.code]).toEqual([400, "validation_failed"]);
    expect(body.issues?.map(({ path }) => path)).toEqual(["conversations.0.messages.0.id"]);
  });

  it.each([
    ["of the year 0", { createdAt: "0000-01-01T00:00:00Z" }],
    ["last written in the year 1", { updatedAt: "0001-01-01T00:00:00Z" }],
    ["with a message of 1969", { messages: [said("u1", null, { createdAt: "1969-12-31T23:59:59Z" })] }],
  ])("%s is refused, and the others aren't", async (_, more) => {
    const { body } = await bring(ada, [arriving(more), arriving()]);
    expect(body.results).toEqual([{ outcome: "refused", code: "validation_failed" }, { outcome: "added" }]);
  });

  it("keeps no rating, failure or shown message that can't be one", async () => {
    const user = await signUp(server);
    const messages = [
      said("u1", null, { rating: "good", status: "failed", failure: "model_timeout" }),
      said("a1", "u1", { status: "failed", failure: "__proto__" }),
    ];
    expect((await bring(user, [arriving({ messages, shown: "nobody" })])).body.results).toEqual([{ outcome: "added" }]);
    const [only] = (await exported(user)).conversations;
    expect(only?.shown).toBe(only?.messages[1]?.id);
    expect(only?.messages.map(({ status, rating, failure }) => ({ status, rating, failure }))).toEqual([
      { status: "complete" },
      { status: "failed" },
    ]);
  });

  it("of ten thousand messages is stored, exported, duplicated and shown", async () => {
    const user = await signUp(server);
    const messages = Array.from({ length: 10_000 }, (_, at) => {
      const id = at % 2 === 0 ? `u${at}` : `a${at}`;
      const parent = at === 0 ? null : at % 2 === 0 ? `a${at - 1}` : `u${at - 1}`;
      return said(id, parent, { text: `Message ${at} of a long conversation, with some words in it.` });
    });
    const { body } = await bring(user, [arriving({ messages })]);
    expect(body.results).toEqual([{ outcome: "added" }]);
    const [listed] = await listOf(user);
    expect(listed?.messageCount).toBe(10_000);
    const whole = await exported(user, listed?.id);
    expect(whole.conversations[0]?.messages).toHaveLength(10_000);
    const copy = await user.call<{ conversation: { messageCount: number } }>(
      "POST",
      `/api/chat/history/${listed?.id}/duplicate`,
      { request_id: randomUUID(), title: "Copy" },
    );
    expect(copy.body.conversation.messageCount).toBe(10_000);
  }, 120_000);
});

it("an exported conversation that's imported is the same: its tree, the shown branch, texts, times and ratings", async () => {
  const user = await signUp(server);
  const Text = fc.string({ unit: "binary", maxLength: 60 }).map((text) => text.replaceAll("\u0000", ""));
  const Message = fc.record({
    below: fc.nat(),
    text: Text,
    rating: fc.constantFrom("good", "bad", undefined),
    isNew: fc.nat(9),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(Message, { minLength: 1, maxLength: 25 }), fc.nat(), async (drawn, pick) => {
      const messages: ImportedConversation["messages"] = [];
      for (const [at, { below, text, rating, isNew }] of drawn.entries()) {
        const parent = isNew === 0 || at === 0 ? undefined : messages[below % at];
        const role = parent?.role === "user" ? "assistant" : "user";
        messages.push({
          id: `m${at}`,
          parent: parent?.id ?? null,
          role,
          createdAt: new Date(Date.parse(AT) + at * 1_000).toISOString(),
          status: "complete",
          text,
          ...(role === "assistant" && rating ? { rating } : {}),
        });
      }
      const parents = new Set(messages.map(({ parent }) => parent));
      const leaves = messages.filter(({ id }) => !parents.has(id));
      const shown = leaves[pick % leaves.length]?.id ?? "";
      const source = randomUUID();
      expect((await bring(user, [arriving({ source, title: source, shown, messages })])).body.results).toEqual([
        { outcome: "added" },
      ]);
      const listed = (await listOf(user)).find(({ title }) => title === source);
      const [once] = (await exported(user, listed?.id)).conversations;
      // Under other ids, it's the same.
      const order = new Map(once?.messages.map(({ id }, at) => [id, `m${at}`]));
      const renamed = once?.messages.map(({ id, parent, ...rest }) => ({
        ...rest,
        id: order.get(id),
        parent: parent === null ? null : order.get(parent),
      }));
      expect(renamed).toEqual(messages);
      expect(order.get(once?.shown ?? "")).toBe(shown);
      await user.call("DELETE", `/api/chat/history/${listed?.id}`);
    }),
    { numRuns: 40 },
  );
}, 120_000);
