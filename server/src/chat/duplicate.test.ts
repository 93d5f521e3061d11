import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type {
  ConversationDetail,
  ConversationFolder,
  ConversationList,
  ConversationListItem,
  ErrorBody,
  MessageSearchResult,
  TurnResponse,
} from "@atrium/shared-contracts/wire";
import { eq, sql } from "drizzle-orm";
import { QUOTAS } from "../limits/limits.ts";
import { mediaClient } from "../media/testing/media-client.ts";
import { png } from "../media/testing/media-samples.ts";
import { signUp, type TestServer, type TestUser } from "../testing/index.ts";
import { named, tab } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";
import { emptyDeleted } from "./conversations/deletion-store.ts";
import { conversations, messages } from "./storage/tables.ts";
import { detail, ended, send, textOf } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
const scripted = withChatServer((started) => ({ server, ada, bob } = started));

const duplicate = (user: TestUser, id: string, body: Record<string, unknown> = {}) =>
  user.call<{ conversation: ConversationListItem } & ErrorBody>("POST", `/api/chat/history/${id}/duplicate`, {
    request_id: randomUUID(),
    title: "Copy",
    ...body,
  });
const textsOf = ({ messages }: Pick<ConversationDetail, "messages">) => messages.map(textOf);
const show = (user: TestUser, id: string) => user.call("POST", `/api/chat/messages/${id}/show`);
const rowsOf = (id: string) =>
  server.database.db.select().from(messages).where(eq(messages.conversationId, id)).orderBy(messages.seq);

/** A conversation with a regenerated reply, an edited message and a rating. The first branch is shown. */
async function branched(user: TestUser) {
  const { body: first } = await send(user, { message: "say:one" });
  const id = first.conversationId;
  await send(user, { message: "say:two", conversation_id: id });
  const other = await send(user, { message: "say:three", conversation_id: id, edits: first.turnId });
  await user.call<TurnResponse>("POST", `/api/chat/turns/${other.body.turnId}/regenerate`, {
    newest: other.body.reply.id,
  });
  await ended(user, id);
  await show(user, first.turnId);
  await user.call("PUT", `/api/chat/messages/${first.reply.id}/rating`, { rating: "good" });
  return id;
}

/** The tree without ids: each message's text below its parent's, in the order of writing. */
async function shape(id: string) {
  const rows = await rowsOf(id);
  const textAt = new Map(rows.map((row) => [row.id, row.text]));
  return rows.map(({ role, text, parentId, status, createdAt }) => ({
    role,
    text,
    status,
    createdAt,
    below: parentId && textAt.get(parentId),
  }));
}

describe("a duplicate", () => {
  it("has all branches, the shown one, the times and the folder, but no rating, pin or archive", async () => {
    const id = await branched(ada);
    const folder = (await ada.call<{ folder: ConversationFolder }>("POST", "/api/chat/folders", { name: "Work" })).body;
    await ada.call("PUT", "/api/chat/history/organize", {
      ids: [id],
      pinned: true,
      archived: true,
      folderId: folder.folder.id,
    });
    const { status, body } = await duplicate(ada, id, { title: " One\n(copy) " });
    expect(status).toBe(200);
    const source = (await detail(ada, id)).body.conversations[0];
    expect(body.conversation).toEqual({
      id: body.conversation.id,
      title: "One (copy)",
      preview: "two",
      messageCount: source?.messageCount,
      folderId: folder.folder.id,
      lastMessageAt: expect.any(String),
    });
    const copy = body.conversation.id;
    expect(await shape(copy)).toEqual(await shape(id));
    expect(textsOf((await detail(ada, copy)).body)).toEqual(["say:one", "one", "say:two", "two"]);
    expect((await rowsOf(copy)).filter(({ rating }) => rating !== null)).toEqual([]);
    const list = (await ada.call<ConversationList>("GET", "/api/chat/history")).body;
    expect(list.conversations[0]?.id).toBe(copy);
    expect(list.pinned).toEqual([]);
  });

  it("is a conversation of its own: it's continued, regenerated, edited, switched and found", async () => {
    const user = await signUp(server);
    const id = await branched(user);
    const copy = (await duplicate(user, id)).body.conversation.id;
    const before = await shape(id);
    const [question, reply] = (await detail(user, copy)).body.messages;
    expect(question?.versions?.count).toBe(2);
    expect(reply?.replyTo).toBe(question?.id);
    await user.call("POST", `/api/chat/turns/${question?.id}/regenerate`, { newest: reply?.id });
    expect((await ended(user, copy)).messages[1]?.versions?.count).toBe(2);
    await send(user, { message: "say:edited", conversation_id: copy, edits: question?.id });
    await send(user, { message: "say:more", conversation_id: copy });
    expect(scripted.requests.at(-1)?.history.map(({ text }) => text)).toEqual(["say:edited", "edited"]);
    await show(user, question?.versions?.newest ?? "");
    expect(textsOf((await detail(user, copy)).body)).toEqual(["say:three", "three"]);
    expect(await shape(id)).toEqual(before);
    const { body } = await user.call<MessageSearchResult>("GET", "/api/chat/search?q=two");
    expect(new Set(body.hits.map(({ conversationId }) => conversationId))).toEqual(new Set([id, copy]));
  });

  it("is made once for each request, and is announced to the other tabs", async () => {
    const user = await signUp(server);
    const { heard } = await tab(user);
    const id = await branched(user);
    const request_id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => duplicate(user, id, { request_id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.conversation.id)).size).toBe(1);
    expect((await duplicate(user, id, { request_id })).body.conversation.id).toBe(answers[0]?.body.conversation.id);
    expect((await user.call<ConversationList>("GET", "/api/chat/history")).body.conversations).toHaveLength(2);
    await until(() => named(heard, "conversation_list_changed").length === 1);
    expect((await duplicate(user, id)).body.conversation.id).not.toBe(answers[0]?.body.conversation.id);
    await user.call("DELETE", `/api/chat/history/${answers[0]?.body.conversation.id}`);
    expect(await duplicate(user, id, { request_id })).toMatchObject({
      status: 404,
      body: { code: "conversation_not_found" },
    });
  });

  it("of a conversation in which a reply is being written has a stopped, empty one", async () => {
    const { body } = await send(ada, { message: "say:half|wait:copy|say:whole", wait: false });
    await send(ada, { message: "say:next", conversation_id: body.conversationId, wait: false });
    const copy = (await duplicate(ada, body.conversationId)).body.conversation.id;
    const now = (await detail(ada, copy)).body;
    expect(now.turn).toBeUndefined();
    expect(now.messages.map((message) => [textOf(message), message.status])).toEqual([
      ["say:half|wait:copy|say:whole", "complete"],
      ["", "stopped"],
      ["say:next", "complete"],
      ["", "stopped"],
    ]);
    scripted.open("copy");
    expect(textsOf(await ended(ada, body.conversationId))).toContain("halfwhole");
    const last = now.messages[3];
    await ada.call("POST", `/api/chat/turns/${last?.replyTo}/retry`);
    expect(textsOf(await ended(ada, copy)).at(-1)).toBe("next");
  });

  it("while another reply is written beside one shows the one that there is", async () => {
    const { body } = await send(ada, { message: "say:first|wait:beside", wait: false });
    scripted.open("beside");
    const done = await ended(ada, body.conversationId);
    await ada.call("POST", `/api/chat/turns/${body.turnId}/regenerate`, { newest: done.messages[1]?.id });
    const copy = (await duplicate(ada, body.conversationId)).body.conversation.id;
    expect(textsOf((await detail(ada, copy)).body).at(-1)).toBe("first");
    await ended(ada, body.conversationId);
  });

  it("is refused for another's, a deleted or an unknown conversation", async () => {
    const { body } = await send(ada, { message: "say:mine" });
    const gone = (await send(ada, { message: "say:gone" })).body.conversationId;
    await ada.call("DELETE", `/api/chat/history/${gone}`);
    for (const [user, id] of [
      [bob, body.conversationId],
      [ada, gone],
      [ada, randomUUID()],
    ] as const)
      expect(await duplicate(user, id)).toMatchObject({ status: 404, body: { code: "conversation_not_found" } });
    for (const wrong of [{ title: " " }, { title: "x".repeat(201) }, { title: "\u200b" }, { request_id: "x" }])
      expect(await duplicate(ada, body.conversationId, wrong)).toMatchObject({
        status: 400,
        body: { code: "validation_failed" },
      });
    expect((await bob.call<ConversationList>("GET", "/api/chat/history")).body.conversations).toEqual([]);
  });

  it("is refused when there's no room for it, and then nothing is stored", async () => {
    const user = await signUp(server);
    const { body } = await send(user, { message: "say:full" });
    await server.database.db.execute(sql`insert into conversations (id, user_id, title)
      select gen_random_uuid(), ${user.user.id}, 'x' from generate_series(1, ${QUOTAS.conversations.max - 1}::int)`);
    expect(await duplicate(user, body.conversationId)).toMatchObject({
      status: 409,
      body: { code: "conversations_full" },
    });
    const rows = await server.database.db.select().from(conversations).where(eq(conversations.userId, user.user.id));
    expect(rows).toHaveLength(QUOTAS.conversations.max);
  });
});

describe("the texts of a duplicate", () => {
  it("are counted with those that are there, in bytes, and refused as soon as they're too many", async () => {
    const user = await signUp(server);
    const { body } = await send(user, { message: "say:übergroß" });
    const id = body.conversationId;
    await ended(user, id);
    const row = async (of: string) =>
      (await server.database.db.select().from(conversations).where(eq(conversations.id, of)))[0];
    const bytes = Buffer.byteLength("say:übergroßübergroß");
    expect(await row(id)).toMatchObject({ textBytes: bytes });
    const copy = (await duplicate(user, id)).body.conversation.id;
    expect(await row(copy)).toMatchObject({ textBytes: bytes });
    // There's room for a copy, but not for all of it.
    await server.database.db
      .update(conversations)
      .set({ textBytes: QUOTAS.text_bytes.max - 2 * bytes + 1 })
      .where(eq(conversations.id, copy));
    const stored = await server.database.db.$count(conversations, eq(conversations.userId, user.user.id));
    expect(await duplicate(user, id)).toMatchObject({ status: 409, body: { code: "conversations_full" } });
    expect(await server.database.db.$count(conversations, eq(conversations.userId, user.user.id))).toBe(stored);
  });
});

describe("the files of a duplicate", () => {
  const { upload, filesOnDisk } = mediaClient(() => server);

  it("outlive the original, are stored once, and go with the last conversation that has them", async () => {
    const user = await signUp(server);
    const bytes = png(9, 9);
    const { media } = (await upload(user, bytes, "sketch.png")).body;
    const { body } = await send(user, { message: "say:file", media_ids: [media.id] });
    // An edited message has the same file.
    await send(user, { message: "say:file again", conversation_id: body.conversationId, edits: body.turnId });
    const stored = (await filesOnDisk()).length;
    const copy = (await duplicate(user, body.conversationId)).body.conversation.id;
    const remove = async (id: string) => {
      await user.call("DELETE", `/api/chat/history/${id}`);
      await server.database.db.execute(
        sql`update conversations set deleted_at = now() - interval '2 hours' where id = ${id}`,
      );
      await emptyDeleted(server.database.db, server.services.media, 10);
    };
    await remove(body.conversationId);
    expect(await user.call("GET", `/api/media/${media.id}`)).toMatchObject({ status: 404 });
    const parts = (await detail(user, copy)).body.messages[0]?.content ?? [];
    const image = parts.find((part) => part.type === "image");
    expect(image?.name).toBe("sketch.png");
    const answer = await fetch(server.url + image?.imageUrl);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(await filesOnDisk()).toHaveLength(stored);
    await remove(copy);
    const rows = await server.database.db.execute(sql`select 1 from media where user_id = ${user.user.id}`);
    expect(rows.rows).toEqual([]);
  });
});
