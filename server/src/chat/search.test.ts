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

const search = async (user: TestUser, q: string) =>
  (await user.call<MessageSearchResult>("GET", `/api/chat/search?${new URLSearchParams({ q })}`)).body.hits;
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
    const found = (left?: AbortSignal) => searchMessages(db, user.user.id, "needle", 20, left);
    expect(await found()).toHaveLength(2);
    expect(await found(AbortSignal.abort())).toEqual([]);
  }, 60_000);

  it("lets others use the database meanwhile", async () => {
    const { db } = server.database;
    const { user } = await talker();
    const searching = searchMessages(db, user.user.id, "absent", 1);
    expect(await queriesDuring(db, searching)).toBeGreaterThanOrEqual(10);
    expect(await searching).toEqual([]);
  }, 60_000);
});
