import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type {
  ConversationDetail,
  MessageSearchResult,
  OlderMessages,
  Share,
  SharedConversation,
} from "@atrium/shared-contracts/wire";
import { asc, eq, sql } from "drizzle-orm";
import { TEXT_BYTES_AT_ONCE } from "../paging/room.ts";
import { copyShared } from "../sharing/shared-copy-store.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { duplicateConversation } from "./arrivals/duplicate-store.ts";
import { messages } from "./storage/tables.ts";
import { ended, send, textOf } from "./testing/chat-calls.ts";
import { createScriptedAssistant } from "./testing/scripted-assistant.ts";

/** Three of these are more than is read at once. */
const LENGTH = 2_000_000;
const COUNT = 6;

const scripted = createScriptedAssistant();
let server: TestServer;
let ada: TestUser;
let id: string;
beforeAll(async () => {
  server = await startTestServer({ assistant: scripted.assistant });
  ada = await signUp(server);
  id = (await send(ada, { message: "say:x" })).body.conversationId;
  for (let more = 2; more < COUNT; more += 2) await send(ada, { message: "say:x", conversation_id: id });
  await ended(ada, id);
  const rows = await rowsOf(id);
  for (const [index, row] of rows.entries())
    await server.database.db
      .update(messages)
      .set({ text: `needle ${index} ${"x".repeat(LENGTH)} end` })
      .where(eq(messages.id, row.id));
}, 60_000);
afterAll(() => server.close());

const rowsOf = (conversation: string) =>
  server.database.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversation))
    .orderBy(asc(messages.seq));
const numberOf = (text = "") => Number(text.split(" ")[1]);
const bytes = (body: unknown) => JSON.stringify(body).length;
const fits = TEXT_BYTES_AT_ONCE + LENGTH + 10_000;

describe("a conversation of messages with two million characters", () => {
  it("is read page by page, of which none has much more than one message beyond the room", async () => {
    const { body } = await ada.call<ConversationDetail>("GET", `/api/chat/history?conversation_id=${id}`);
    expect(bytes(body)).toBeLessThan(fits);
    const seen = [body.messages];
    for (let before = body.olderCursor; before !== undefined;) {
      const older = await ada.call<OlderMessages>(
        "GET",
        `/api/chat/messages?conversation_id=${id}&limit=1000&before=${before}`,
      );
      expect(bytes(older.body)).toBeLessThan(fits);
      seen.unshift(older.body.messages);
      before = older.body.olderCursor;
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.flat().map((message) => numberOf(textOf(message)))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("is shared page by page", async () => {
    const { share } = (
      await ada.call<{ share: Share }>("PUT", `/api/chat/history/${id}/share`, { attachments: false, latest: true })
    ).body;
    const path = `/api${share.path.replace("/share/", "/shared/")}`;
    const seen: number[] = [];
    let pages = 0;
    for (let after: number | undefined = 0; after !== undefined; pages += 1) {
      const { body }: { body: SharedConversation } = await ada.call("GET", `${path}?after=${after}`);
      expect(bytes(body)).toBeLessThan(fits);
      seen.push(...body.messages.map(({ text }) => numberOf(text)));
      after = body.next;
    }
    expect(pages).toBeGreaterThan(1);
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("is copied in pieces, as a duplicate and from its link", async () => {
    const { db } = server.database;
    let pieces = 0;
    // Each piece's files are copied with it.
    const media = { copy: async () => ((pieces += 1), new Map()), release: async () => {} };
    const copy = await duplicateConversation({ db, media }, ada.user.id, id, {
      requestId: randomUUID(),
      title: "Copy",
    });
    expect(pieces).toBe(COUNT);
    const { share } = (
      await ada.call<{ share: Share }>("PUT", `/api/chat/history/${id}/share`, { attachments: false, latest: true })
    ).body;
    const shared = await copyShared({ db, media }, ada.user.id, share.path.replace("/share/", ""));
    expect(pieces).toBe(2 * COUNT);
    const texts = async (of: string) => (await rowsOf(of)).map(({ text }) => text);
    expect(await texts(copy.id)).toEqual(await texts(id));
    expect(await texts(shared)).toEqual(await texts(id));
  });

  it("is found by what it says", async () => {
    const user = await signUp(server, "Bob");
    const own = (await send(user, { message: "say:x" })).body.conversationId;
    await ended(user, own);
    await server.database.db
      .update(messages)
      .set({ text: `${"x ".repeat(LENGTH / 2)}needle` })
      .where(eq(messages.conversationId, own));
    const { body } = await user.call<MessageSearchResult>("GET", "/api/chat/search?q=needle");
    expect(body.hits).toHaveLength(2);
    for (const { snippet } of body.hits) expect(snippet).toContain("needle");
  });

  it("is in no index, which would take seconds to keep while others wait", async () => {
    const { rows } = await server.database.db.execute(
      sql`select indexname from pg_indexes where tablename = 'messages' and indexdef ~ ${String.raw`\mtext\M`}`,
    );
    expect(rows).toEqual([]);
  });

  it("gives the assistant the beginning and the end of what was said before", async () => {
    await send(ada, { message: "say:next", conversation_id: id });
    await ended(ada, id);
    const history = scripted.requests.at(-1)?.history ?? [];
    expect(history.length).toBeGreaterThan(1);
    for (const { text } of history) {
      expect(text.length).toBeLessThanOrEqual(24_005);
      expect(text).toMatch(/^needle \d x+\n\[…\]\nx+ end$/);
    }
  });
});
