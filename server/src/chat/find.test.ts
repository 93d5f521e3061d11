import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import {
  type ErrorBody,
  FIND_MAX_HITS,
  type FoundMessages,
  type MessageSearchResult,
} from "@atrium/shared-contracts/wire";
import { eq } from "drizzle-orm";
import { QUOTAS } from "../limits/limits.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { queriesDuring } from "../testing/queries-during.ts";
import { findMessages } from "./conversations/find-store.ts";
import { turns } from "./storage/tables.ts";
import { addChain } from "./testing/add-chain.ts";
import { detail, send } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
withChatServer((started) => ({ server, ada, bob } = started));

const find = (user: TestUser, conversationId: string, q: string) =>
  user.call<FoundMessages & ErrorBody>(
    "GET",
    `/api/chat/messages/find?${new URLSearchParams({ conversation_id: conversationId, q })}`,
  );
/** A conversation in which each text is said by both sides. */
async function talk(...texts: readonly string[]) {
  const ids: string[] = [];
  let conversation_id: string | undefined;
  for (const text of texts) {
    const { body } = await send(ada, { message: `say:${text}`, ...(conversation_id ? { conversation_id } : {}) });
    conversation_id = body.conversationId;
    ids.push(body.turnId, body.reply.id);
  }
  return { id: conversation_id ?? "", ids };
}
/** Whether the text is found in the message. */
async function isFound(text: string, q: string) {
  const { id } = await talk(text);
  return (await find(ada, id, q)).body.messageIds.length > 0;
}

describe("finding in a conversation", () => {
  it("names the messages of both sides in order, and no other conversation's", async () => {
    await talk("an apple elsewhere");
    const { id, ids } = await talk("an apple", "a pear", "apples");
    expect((await find(ada, id, "apple")).body).toEqual({ messageIds: [ids[0], ids[1], ids[4], ids[5]] });
    expect((await find(ada, id, "plum")).body).toEqual({ messageIds: [] });
  });

  it.each([
    ["STRASSE und Größe", "strasse UND GRO"],
    ["Größe", "GRÖßE"],
    ["résumé", "resume"],
    ["resume", "Résumé"],
    ["Đường Nguyễn", "duong nguyen"],
    ["Ещё ёлка", "елка"],
    ["ΟΔΥΣΣΕΎΣ", "οδυσσευς"],
    ["İstanbul ışık", "istanbul isik"],
    ["これは重要です", "重要"],
    ["한국어 문장", "한국어"],
    ["नमस्ते दुनिया", "दुनिया"],
    ["שָׁלוֹם", "שלום"],
    ["مُحَمَّد", "محمد"],
    ["e\u0301te\u0301", "été"],
    ["un **very** `bold` claim", "un very bold claim"],
    ["是**重要**的", "是重要的"],
    [String.raw`snake\_case`, "snake_case"],
    ["two\n\nlines\u00a0here", "two lines here"],
    ["a*b and C++ [x](y) 100% _", "C++ [x](y) 100% _"],
    ["2*3 = 6", "2*3"],
    ["🙂 fine", "🙂"],
  ])("%j has %j", async (text, q) => {
    expect(await isFound(text, q)).toBe(true);
  });

  it.each([
    ["がぎぐ", "か"],
    ["각", "가"],
    ["23", "2*3"],
    ["one two", "two one"],
    ["anything", ".*"],
    ["anything", "a|n"],
    ["anything", "\u0301"],
    ["कि", "की"],
  ])("%j hasn't %j", async (text, q) => {
    expect(await isFound(text, q)).toBe(false);
  });

  it("finds the characters that a reply's references show, but not in a message of one's own, which shows as it's written", async () => {
    const { id, ids } = await talk("AT&amp;T has **Map&lt;K, V&gt;** for &#65;");
    for (const q of ["at&t", "Map<K, V>", "&amp;"]) {
      const { messageIds } = (await find(ada, id, q)).body;
      expect(messageIds).toEqual(q === "&amp;" ? ids : [ids[1]]);
    }
    expect((await find(ada, id, "K; V")).body.messageIds).toEqual([]);
    const { body } = await ada.call<MessageSearchResult>(
      "GET",
      `/api/chat/search?q=${encodeURIComponent("map<k at&t")}`,
    );
    expect(body.hits.map(({ messageId, snippet }) => [messageId, snippet])).toEqual([
      [ids[1], "AT&T has Map<K, V> for A"],
    ]);
  });

  it("finds in the shown branch only", async () => {
    const { id, ids } = await talk("kiwi one", "kiwi two");
    await send(ada, { message: "say:kiwi other", conversation_id: id, edits: ids[2] });
    const { body } = await detail(ada, id);
    expect((await find(ada, id, "kiwi")).body.messageIds).toEqual(body.messages.map((message) => message.id));
    expect((await find(ada, id, "kiwi two")).body.messageIds).toEqual([]);
  });

  it("leaves out a reply that's being rewritten", async () => {
    const { id, ids } = await talk("lychee");
    const turn = (values: Partial<typeof turns.$inferInsert>) =>
      server.database.db
        .update(turns)
        .set(values)
        .where(eq(turns.id, ids[0] ?? ""));
    const leaseUntil = new Date(Date.now() + 60_000);
    await turn({ state: "running", owner: "another process", leaseUntil });
    expect((await find(ada, id, "lychee")).body.messageIds).toEqual([ids[0]]);
    await turn({ state: "done", owner: null, leaseUntil: null });
    expect((await find(ada, id, "lychee")).body.messageIds).toEqual(ids);
  });

  it("is refused for what isn't one's own, and for a text that's blank or too long", async () => {
    const { id } = await talk("mango");
    expect(await find(bob, id, "mango")).toMatchObject({ status: 404, body: { code: "conversation_not_found" } });
    expect(await find(ada, randomUUID(), "x")).toMatchObject({ status: 404, body: { code: "conversation_not_found" } });
    for (const q of ["", " ", "x".repeat(201)]) expect((await find(ada, id, q)).status).toBe(400);
    expect((await find(ada, "1", "x")).status).toBe(400);
    expect((await find(ada, id, "x".repeat(200))).status).toBe(200);
  });
});

describe("a conversation as long as one can be", () => {
  const { max } = QUOTAS.messages_of_a_conversation;
  const longTalk = async () => {
    const { id } = await talk("before");
    await addChain(server.database.db, { userId: ada.user.id, conversationId: id, count: max, text: "a needle" });
    return id;
  };

  it("is searched in the time that its messages take, also if all of them are found", async () => {
    const id = await longTalk();
    const { status, body } = await find(ada, id, "needle");
    expect(status).toBe(200);
    expect(body.messageIds).toHaveLength(FIND_MAX_HITS);
    expect(body.more).toBe(true);
    const { messages } = (await detail(ada, id)).body;
    expect(body.messageIds.slice(-messages.length)).toEqual(messages.map((message) => message.id));
    expect((await find(ada, id, "before")).body.messageIds).toHaveLength(2);
  }, 60_000);

  it("lets others use the database while it's searched", async () => {
    const { db } = server.database;
    const id = await longTalk();
    const finding = findMessages(db, id, "absent", { hits: 1 });
    expect(await queriesDuring(db, finding)).toBeGreaterThanOrEqual(10);
    expect(await finding).toEqual({ messageIds: [], complete: true });
  }, 60_000);

  it("isn't searched any further once the caller has left", async () => {
    const { db } = server.database;
    const id = await longTalk();
    const found = async (left?: AbortSignal) =>
      (await findMessages(db, id, "before", { hits: 20, left })).messageIds.length;
    expect(await found()).toBe(2);
    expect(await found(AbortSignal.abort())).toBe(0);
  }, 60_000);

  it("is answered for with what's found when time is over, and that the oldest messages are left out", async () => {
    const { db } = server.database;
    const id = await longTalk();
    const found = (q: string, patienceMs: number) => findMessages(db, id, q, { hits: 20, patienceMs });
    expect(await found("before", 0)).toEqual({ messageIds: [], complete: false });
    expect(await found("needle", 0)).toMatchObject({ complete: true });
    expect((await find(ada, id, "before")).body).not.toHaveProperty("complete");
  }, 60_000);
});
