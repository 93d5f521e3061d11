import { describe, expect, it } from "@jest/globals";
import type { MessageSearchResult } from "@atrium/shared-contracts/wire";
import { QUOTAS } from "../limits/limits.ts";
import { signUp, type TestServer, type TestUser } from "../testing/index.ts";
import { queriesDuring } from "../testing/queries-during.ts";
import { searchMessages } from "./conversations/search-store.ts";
import { addChain } from "./testing/add-chain.ts";
import { send } from "./testing/chat-calls.ts";
import { withChatServer } from "./testing/chat-server.ts";

let server: TestServer;
withChatServer((started) => ({ server } = started));

const answerTo = async (user: TestUser, q: string) =>
  (await user.call<MessageSearchResult>("GET", `/api/chat/search?${new URLSearchParams({ q })}`)).body;
const search = async (user: TestUser, q: string) => (await answerTo(user, q)).hits;
const filler = "lorem ipsum dolor sit amet ".repeat(25);

/** Someone with an old conversation and one that's as long as one can be, and the ids of both. */
async function talker() {
  const user = await signUp(server);
  const old = (await send(user, { message: "say:an old needle" })).body.conversationId;
  const long = (await send(user, { message: "say:long" })).body.conversationId;
  const count = QUOTAS.messages_of_a_conversation.max;
  const text = `${filler}thread ${filler}`;
  await addChain(server.database.db, { userId: user.user.id, conversationId: long, count, text });
  return { user, old, long };
}

describe("a search of many messages", () => {
  it("finds the oldest ones, and nobody else's", async () => {
    const [one, other] = [await talker(), await talker()];
    for (const { user, old } of [one, other])
      expect((await search(user, "needle")).map(({ conversationId }) => conversationId)).toEqual([old, old]);
  }, 60_000);

  it("finds the newest ones first, and doesn't count those of deleted conversations", async () => {
    const { user, old, long } = await talker();
    const found = new Set((await search(user, "e")).map(({ conversationId }) => conversationId));
    expect(found).toEqual(new Set([long]));
    await user.call("DELETE", `/api/chat/history/${long}`);
    expect((await search(user, "e")).map(({ conversationId }) => conversationId)).toEqual([old, old]);
  }, 60_000);

  it("ends when the caller has left", async () => {
    const { db } = server.database;
    const { user } = await talker();
    const found = async (left?: AbortSignal) =>
      (await searchMessages(db, user.user.id, "needle", { hits: 20, left })).hits;
    expect(await found()).toHaveLength(2);
    expect(await found(AbortSignal.abort())).toEqual([]);
  }, 60_000);

  it("lets others use the database meanwhile", async () => {
    const { db } = server.database;
    const { user } = await talker();
    const searching = searchMessages(db, user.user.id, "absent", { hits: 1 });
    expect(await queriesDuring(db, searching)).toBeGreaterThanOrEqual(10);
    expect(await searching).toEqual({ hits: [], complete: true });
  }, 60_000);

  it("answers with the newest ones, and that older ones are left out, when time is over", async () => {
    const { db } = server.database;
    const { user, long } = await talker();
    const found = async (q: string, patienceMs: number) => {
      const { hits, complete } = await searchMessages(db, user.user.id, q, { hits: 20, patienceMs });
      return { of: Array.from(new Set(hits.map(({ conversationId }) => conversationId))), complete };
    };
    expect(await found("needle", 0)).toEqual({ of: [], complete: false });
    expect(await found("thread", 0)).toEqual({ of: [long], complete: true });
    expect(await found("needle", 60_000)).toMatchObject({ complete: true });
    expect(await answerTo(user, "needle")).not.toHaveProperty("complete");
  }, 60_000);
});

describe("a searched word", () => {
  it.each([
    ["a café in München", "cafe munchen"],
    ["a cafe in Munchen", "Café MÜNCHEN"],
    ["phở ở Đà Nẵng", "pho da nang"],
    ["Ещё ёлка", "елка еще"],
    ["これは重要です", "重要"],
    ["한국어 문장", "문장"],
    ["an im**port**ant thing", "important"],
    ["100% of a_b (x)", "100% a_b (x)"],
  ])("is found as find in a conversation finds it: %j has %j", async (text, q) => {
    const user = await signUp(server);
    await send(user, { message: `say:${text}` });
    expect(await search(user, q)).toHaveLength(2);
  });

  it.each([
    ["がぎぐ", "か"],
    ["각", "가"],
    ["мой", "мои"],
    ["anything", ".*"],
    ["anything", "\u0301"],
  ])("isn't another one: %j hasn't %j", async (text, q) => {
    const user = await signUp(server);
    await send(user, { message: `say:${text}` });
    expect(await search(user, q)).toEqual([]);
  });
});
