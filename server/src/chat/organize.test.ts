import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type {
  ConversationFolder,
  ConversationList,
  ErrorBody,
  MessageSearchResult,
  UploadTarget,
} from "@atrium/shared-contracts/wire";
import { eq, inArray, sql } from "drizzle-orm";
import { QUOTAS } from "../limits/limits.ts";
import { media } from "../media/tables.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { named, tab } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";
import { emptyDeleted } from "./conversations/deletion-store.ts";
import { conversations, messages, turns } from "./storage/tables.ts";
import { detail, ended, send, textOf } from "./testing/chat-calls.ts";
import { createScriptedAssistant } from "./testing/scripted-assistant.ts";

const scripted = createScriptedAssistant();
let server: TestServer;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ assistant: scripted.assistant, listen: true });
  bob = await signUp(server, "Bob");
});
afterAll(() => server.close());

const list = async (user: TestUser, query = "") =>
  (await user.call<ConversationList>("GET", `/api/chat/history${query}`)).body;
const listed = async (user: TestUser, query = "") => (await list(user, query)).conversations.map(({ id }) => id);
const organize = (user: TestUser, ids: readonly string[], change: Record<string, unknown>) =>
  user.call<ErrorBody>("PUT", "/api/chat/history/organize", { ids, ...change });
const remove = (user: TestUser, ids: readonly string[]) =>
  user.call<ErrorBody>("POST", "/api/chat/history/delete", { ids });
const restore = (user: TestUser, ids: readonly string[]) =>
  user.call<ErrorBody>("POST", "/api/chat/history/restore", { ids });
const createFolder = (user: TestUser, name: unknown) =>
  user.call<{ folder: ConversationFolder } & ErrorBody>("POST", "/api/chat/folders", { name });

/** A user with conversations titled 0, 1, 2 …; returns their ids in this order. */
async function withConversations(count: number) {
  const user = await signUp(server, "Cy");
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push((await send(user, { message: `say:${index}` })).body.conversationId);
  return { user, ids };
}

describe("pinned conversations", () => {
  it("are all on the list's first page, and keep their place in the list", async () => {
    const { user, ids } = await withConversations(3);
    expect((await organize(user, ids.slice(0, 1), { pinned: true })).status).toBe(200);
    const first = await list(user, "?limit=2");
    expect(first.pinned?.map(({ id, pinned }) => [id, pinned])).toEqual([[ids[0], true]]);
    expect(first.conversations.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const second = await list(user, `?limit=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ conversations: [{ id: ids[0], pinned: true }] });
    expect(second.pinned).toBeUndefined();
    await organize(user, ids.slice(0, 1), { pinned: false });
    expect((await list(user)).pinned).toEqual([]);
  });

  it("are limited, and over the limit none of a call's is pinned", async () => {
    const { user, ids } = await withConversations(2);
    await server.database.db.execute(sql`insert into conversations (id, user_id, title, pinned)
      select gen_random_uuid(), ${user.user.id}, 'x', true from generate_series(1, ${QUOTAS.pinned_conversations.max - 1}::int)`);
    expect(await organize(user, ids, { pinned: true })).toMatchObject({ status: 409, body: { code: "pins_full" } });
    expect((await list(user)).pinned).toHaveLength(QUOTAS.pinned_conversations.max - 1);
    expect((await organize(user, ids.slice(0, 1), { pinned: true })).status).toBe(200);
  });
});

describe("archived conversations", () => {
  it("are only in the list of archived ones, and come back with a new message", async () => {
    const { user, ids } = await withConversations(3);
    await organize(user, ids.slice(0, 2), { archived: true, pinned: true });
    expect(await listed(user)).toEqual([ids[2]]);
    expect((await list(user)).pinned).toEqual([]);
    expect(await listed(user, "?archived=only")).toEqual([ids[1], ids[0]]);
    expect(await listed(user, "?archived=also")).toEqual(ids.toReversed());
    await send(user, { message: "say:back", conversation_id: ids[0] });
    expect(await listed(user)).toEqual([ids[0], ids[2]]);
    await organize(user, [ids[1] ?? ""], { archived: false });
    expect(await listed(user, "?archived=only")).toEqual([]);
  });

  it("aren't brought back by a reply that was still being written", async () => {
    const user = await signUp(server, "Cy");
    const { body } = await send(user, { message: "say:half|wait:archive", wait: false });
    await organize(user, [body.conversationId], { archived: true });
    scripted.open("archive");
    await ended(user, body.conversationId);
    expect(await listed(user)).toEqual([]);
  });

  it("are found by search, marked", async () => {
    const { user, ids } = await withConversations(2);
    await organize(user, ids.slice(0, 1), { archived: true });
    const { body } = await user.call<MessageSearchResult>("GET", "/api/chat/search?q=say");
    expect(body.hits.map(({ conversationId, archived }) => [conversationId, archived])).toEqual([
      [ids[1], undefined],
      [ids[0], true],
    ]);
  });
});

describe("folders", () => {
  it("are listed by name, hold conversations, and leave them there when they're deleted", async () => {
    const { user, ids } = await withConversations(3);
    const work = (await createFolder(user, " Work\n2026 ")).body.folder;
    const home = (await createFolder(user, "home")).body.folder;
    expect((await list(user)).folders).toEqual([home, { id: work.id, name: "Work 2026" }]);
    await organize(user, ids.slice(0, 2), { folderId: work.id });
    expect(await listed(user, `?folder_id=${work.id}`)).toEqual([ids[1], ids[0]]);
    await organize(user, ids.slice(2), { folderId: home.id });
    expect(await listed(user, "?folder_id=any")).toEqual(ids.toReversed());
    await organize(user, [ids[0] ?? "", ids[2] ?? ""], { folderId: null });
    expect(await listed(user, `?folder_id=${work.id}`)).toEqual([ids[1]]);
    expect((await user.call("PUT", `/api/chat/folders/${work.id}`, { name: "WORK 2026" })).status).toBe(200);
    expect((await user.call("DELETE", `/api/chat/folders/${work.id}`)).status).toBe(200);
    expect((await list(user)).folders).toEqual([home]);
    expect((await list(user)).conversations.map(({ id, folderId }) => [id, folderId])).toEqual(
      ids.toReversed().map((id) => [id, undefined]),
    );
  });

  it("are refused with a name that's taken, blank or too long, and when there are too many", async () => {
    const user = await signUp(server, "Cy");
    const { folder } = (await createFolder(user, "Größe")).body;
    const other = (await createFolder(user, "x".repeat(60))).body.folder;
    expect(await createFolder(user, "GRÖßE")).toMatchObject({ status: 409, body: { code: "folder_exists" } });
    expect(await user.call("PUT", `/api/chat/folders/${other.id}`, { name: folder.name })).toMatchObject({
      status: 409,
      body: { code: "folder_exists" },
    });
    for (const name of ["", " ", "\u200b", "x".repeat(61), 1, null, undefined]) {
      expect([name, (await createFolder(user, name)).status]).toEqual([name, 400]);
    }
    await server.database.db.execute(sql`insert into conversation_folders (id, user_id, name, name_key)
      select gen_random_uuid(), ${user.user.id}, n::text, n::text from generate_series(1, ${QUOTAS.conversation_folders.max - 2}::int) n`);
    expect(await createFolder(user, "one more")).toMatchObject({ status: 409, body: { code: "folders_full" } });
    expect((await list(user)).folders).toHaveLength(QUOTAS.conversation_folders.max);
  });
});

describe("deleted conversations", () => {
  const purge = async (ids: readonly string[], minutes: number) => {
    const { db } = server.database;
    await db
      .update(conversations)
      .set({ deletedAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(inArray(conversations.id, [...ids]));
    return emptyDeleted(db, server.services.media, 1_000);
  };

  it("are restored with messages, pin, folder and title, as often as they're deleted", async () => {
    const { user, ids } = await withConversations(2);
    const { folder } = (await createFolder(user, "Work")).body;
    await organize(user, ids, { pinned: true, folderId: folder.id });
    const before = await list(user);
    for (let round = 0; round < 2; round += 1) {
      expect((await remove(user, ids)).status).toBe(200);
      expect(await list(user)).toMatchObject({ conversations: [], pinned: [] });
      expect((await detail(user, ids[0] ?? "")).status).toBe(404);
      expect((await restore(user, ids)).status).toBe(200);
    }
    expect(await list(user)).toEqual(before);
    expect((await detail(user, ids[0] ?? "")).body.messages.map(textOf)).toEqual(["say:0", "0"]);
  });

  it("stop the reply that's being written, and keep what it said", async () => {
    const user = await signUp(server, "Cy");
    const { body } = await send(user, { message: "say:half|wait:never", wait: false });
    const { body: next } = await send(user, {
      message: "say:queued",
      wait: false,
      conversation_id: body.conversationId,
    });
    await until(async () => (await detail(user, body.conversationId)).body.turn?.partial === "half");
    await remove(user, [body.conversationId]);
    const { db } = server.database;
    const states = () =>
      db.select({ id: turns.id, state: turns.state }).from(turns).where(eq(turns.conversationId, body.conversationId));
    await until(async () => (await states()).every(({ state }) => state === "cancelled"));
    for (const id of [body.turnId, next.turnId]) {
      expect((await user.call("POST", `/api/chat/turns/${id}/retry`)).status).toBe(404);
    }
    await restore(user, [body.conversationId]);
    const restored = (await detail(user, body.conversationId)).body.messages;
    expect(restored.map((message) => [textOf(message), message.status])).toEqual([
      ["say:half|wait:never", "complete"],
      ["half", "stopped"],
      ["say:queued", "complete"],
      ["", "stopped"],
    ]);
  });

  it("lose their content after an hour, with the files, and can't be restored then", async () => {
    const { user, ids } = await withConversations(2);
    const file = { name: "notes.txt", type: "text/plain", size: 5 };
    const target = (await user.call<UploadTarget>("POST", "/api/media/upload-url", file)).body;
    await server.app.inject({ method: "PUT", url: target.uploadUrl, headers: target.headers, payload: "hello" });
    await user.call("POST", "/api/media", { id: target.id });
    await send(user, { message: "say:x", conversation_id: ids[0], media_ids: [target.id] });
    await remove(user, ids);
    expect(await purge(ids, 59)).toBe(0);
    expect(await purge(ids.slice(0, 1), 61)).toBeGreaterThan(0);
    expect(await purge(ids.slice(0, 1), 61)).toBe(0);
    const { db } = server.database;
    const left = await db.select().from(messages).where(inArray(messages.conversationId, ids));
    expect(new Set(left.map(({ conversationId }) => conversationId))).toEqual(new Set([ids[1]]));
    expect((await user.call("GET", `/api/media/${target.id}`)).status).toBe(404);
    expect((await restore(user, ids.slice(0, 1))).status).toBe(404);
    expect((await restore(user, ids)).status).toBe(200);
    expect(await listed(user)).toEqual(ids.slice(1));
  });

  it("lose ten thousand messages bit by bit, and can't be restored in between", async () => {
    const { user, ids } = await withConversations(1);
    const [id = ""] = ids;
    const { db } = server.database;
    const seed = randomUUID();
    const name = (n: string) => sql`md5(${seed} || (${sql.raw(n)})::text)::uuid`;
    await db.execute(sql`insert into messages (id, conversation_id, user_id, role, text, parent_id, client_message_id)
      select ${name("n")}, ${id}, ${user.user.id}, 'user', 'x', case n when 1 then null else ${name("n - 1")} end, n::text
      from generate_series(1, 10000) n order by n.n`);
    await db.execute(sql`insert into turns (id, conversation_id, user_id, client_message_id, state)
      select m.id, m.conversation_id, m.user_id, m.client_message_id, 'done' from messages m
      where m.conversation_id = ${id} and m.text = 'x'`);
    await db.execute(sql`insert into media (id, content_id, user_id, name, declared_type, type, size, message_id)
      select gen_random_uuid(), gen_random_uuid(), m.user_id, 'a', 'text/plain', 'text/plain', 1, m.id from messages m
      where m.conversation_id = ${id}`);
    const left = async () => ({
      messages: await db.$count(messages, eq(messages.conversationId, id)),
      turns: await db.$count(turns, eq(turns.conversationId, id)),
      files: await db.$count(media, eq(media.userId, user.user.id)),
    });
    await remove(user, ids);
    expect(await purge(ids, 61)).toBe(1_000);
    expect(await left()).toEqual({ messages: 9_002, turns: 9_001, files: 9_002 });
    expect((await restore(user, ids)).status).toBe(404);
    const row = async () => (await db.select().from(conversations).where(eq(conversations.id, id)))[0];
    expect(await row()).toMatchObject({ emptied: false, title: "", preview: "", messageCount: 0, leafId: null });
    let batches = 1;
    for (; (await purge(ids, 61)) > 0; batches += 1) expect(batches).toBeLessThan(20);
    expect(batches).toBe(11);
    expect(await left()).toEqual({ messages: 0, turns: 0, files: 0 });
    expect((await row())?.emptied).toBe(true);
  });

  it("lose a message's files together with it, also when it goes with a newer one that it follows", async () => {
    const { user, ids } = await withConversations(1);
    const [id = ""] = ids;
    const { db } = server.database;
    const [asked, reply] = await db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, id))
      .orderBy(messages.seq);
    await db.update(messages).set({ replyTo: null, parentId: null }).where(eq(messages.conversationId, id));
    await db
      .update(messages)
      .set({ parentId: reply?.id })
      .where(eq(messages.id, asked?.id ?? ""));
    await db.execute(sql`insert into media (id, content_id, user_id, name, declared_type, type, size, message_id)
      values (${randomUUID()}, ${randomUUID()}, ${user.user.id}, 'a', 'text/plain', 'text/plain', 1, ${asked?.id})`);
    await remove(user, ids);
    await db
      .update(conversations)
      .set({ deletedAt: sql`now() - interval '2 hours'` })
      .where(eq(conversations.id, id));
    expect(await emptyDeleted(db, server.services.media, 1)).toBe(2);
    expect(await db.$count(media, eq(media.userId, user.user.id))).toBe(0);
  });

  it("are those there are, of a call that names others, too", async () => {
    const { user, ids } = await withConversations(2);
    const theirs = (await send(bob, { message: "say:mine" })).body.conversationId;
    const folder = (await createFolder(bob, "Bob's")).body.folder;
    for (const call of [remove, restore, (who: TestUser, of: string[]) => organize(who, of, { pinned: true })]) {
      expect((await call(user, [theirs, randomUUID()])).status).toBe(404);
    }
    expect((await organize(user, ids, { folderId: folder.id })).body.code).toBe("folder_not_found");
    for (const [method, body] of [["PUT", { name: "mine" }], ["DELETE"]] as const) {
      expect((await user.call(method, `/api/chat/folders/${folder.id}`, body)).status).toBe(404);
    }
    expect((await remove(user, [theirs, ids[0] ?? ""])).status).toBe(200);
    expect(await listed(user)).toEqual(ids.slice(1));
    expect(await listed(bob)).toContain(theirs);
    expect((await remove(user, [])).status).toBe(400);
    expect(
      (
        await remove(
          user,
          Array.from({ length: 101 }, () => randomUUID()),
        )
      ).status,
    ).toBe(400);
  });
});

describe("another device", () => {
  it("hears of every change", async () => {
    const { user, ids } = await withConversations(2);
    const { heard, client } = await tab(user);
    const { folder } = (await createFolder(user, "Work")).body;
    await organize(user, ids, { archived: true, folderId: folder.id });
    await remove(user, ids);
    await restore(user, ids);
    const last = () => named(heard, "conversation_list_changed").at(-1)?.data as { change: string } | undefined;
    await until(async () => last()?.change === "restored");
    client.close();
    expect(named(heard, "conversations_organized").map(({ data }) => data as unknown)).toEqual([
      { conversationIds: ids.toSorted(), archived: true, folderId: folder.id },
    ]);
    expect(named(heard, "conversation_changed").map(({ data }) => data as unknown)).toEqual(
      ids.toSorted().map((conversationId) => ({ conversationId, change: "deleted" })),
    );
    expect(named(heard, "conversation_list_changed").map(({ data }) => data as unknown)).toEqual([
      { change: "folders" },
      { change: "restored" },
    ]);
  });
});
