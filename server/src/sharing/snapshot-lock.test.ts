import { expect, it } from "@jest/globals";
import type { ImportResponse, Share, SharedConversation } from "@atrium/shared-contracts/wire";
import { eq, sql } from "drizzle-orm";
import { conversations, messages } from "../chat/storage/tables.ts";
import type { Transaction } from "../database/database.ts";
import { call, signUp, type TestServer } from "../testing/index.ts";
import { onPostgres } from "../testing/on-postgres.ts";
import { until } from "../testing/until.ts";
import { copyShared } from "./shared-copy-store.ts";
import { takeSnapshot } from "./snapshot-store.ts";
import { sharedMessages, shares } from "./tables.ts";

// The embedded database runs one transaction at a time, so only PostgreSQL shows what they do to each other.
let server: TestServer;
onPostgres((started) => ({ server } = started));

const at = "2026-01-01T00:00:00Z";
/** More than are read at once. */
const COUNT = 300;
const line = Array.from({ length: COUNT }, (_, index) => ({
  id: `m${index}`,
  parent: index === 0 ? null : `m${index - 1}`,
  role: index % 2 === 0 ? "user" : "assistant",
  createdAt: at,
  status: "complete",
  text: "old",
}));

/** A user's line of messages with its link. */
async function sharedLine() {
  const ada = await signUp(server);
  const arriving = { source: "line", title: "Line", createdAt: at, updatedAt: at, messages: line };
  await ada.call<ImportResponse>("POST", "/api/chat/import", { conversations: [arriving] });
  const [own] = await server.database.db.select().from(conversations).where(eq(conversations.userId, ada.user.id));
  const share = async () =>
    (
      await ada.call<{ share: Share }>("PUT", `/api/chat/history/${own?.id}/share`, {
        attachments: false,
        latest: true,
      })
    ).body.share;
  return { ada, share, conversationId: own?.id, token: (await share()).path.replace("/share/", "") };
}

const noFiles = { copy: async () => new Map(), release: async () => {} };
const waitsFor = async (event: string) => {
  const { rows } = await server.database.db.execute(
    sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and wait_event = ${event}`,
  );
  return rows.length > 0;
};

/** Lets nobody read or write messages of links until the returned function is called, and `change` has run. */
async function holdSnapshots(
  change: (tx: Transaction) => Promise<void> = async () => {},
): Promise<() => Promise<void>> {
  const isHeld = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = server.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sharedMessages} in access exclusive mode`);
    isHeld.resolve();
    await release.promise;
    await change(tx);
  });
  await isHeld.promise;
  return () => (release.resolve(), holding);
}

it("a snapshot is of one moment, while its owner edits a message", async () => {
  const { db } = server.database;
  const { ada, share, conversationId } = await sharedLine();
  const [first] = await db
    .select()
    .from(messages)
    .where(eq(messages.userId, ada.user.id))
    .orderBy(messages.seq)
    .limit(1);
  const release = await holdSnapshots();
  const taking = share();
  await until(() => waitsFor("relation"));
  const edit = { message: "new", conversation_id: conversationId, edits: first?.id, wait: false };
  const editing = ada.call("POST", "/api/chat", edit);
  await until(() => waitsFor("transactionid"));
  await release();
  expect(await taking).toMatchObject({ messageCount: COUNT, outdated: false });
  expect((await editing).status).toBe(202);
  const link = await ada.call<{ share: Share }>("GET", `/api/chat/history/${conversationId}/share`);
  expect(link.body.share).toMatchObject({ messageCount: COUNT, outdated: true });
});

it("a shared conversation is copied whole, as its link showed it at one moment, while its owner updates the link", async () => {
  const { db } = server.database;
  const bob = await signUp(server, "Bob");
  const { ada, share, token } = await sharedLine();
  await db.update(messages).set({ text: "new" }).where(eq(messages.userId, ada.user.id));

  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const media = {
    async copy() {
      begun.resolve();
      await gate.promise;
      return new Map();
    },
    async release() {},
  };
  const copying = copyShared({ db, media }, bob.user.id, token);
  await begun.promise;
  let isUpdated = false;
  const updating = share().then(() => (isUpdated = true));
  await until(async () => {
    const { rows } = await db.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
    return isUpdated || rows.length > 0;
  });
  gate.resolve();
  const copy = await copying;
  await updating;
  const copied = await db.select().from(messages).where(eq(messages.conversationId, copy));
  expect(copied).toHaveLength(COUNT);
  expect(new Set(copied.map(({ text }) => text)).size).toBe(1);
  const { rows } = await db.execute(sql`select 1 from conversations where user_id = ${bob.user.id}`);
  expect(rows).toHaveLength(1);
});

it("a page of a shared conversation is as its link showed it at one moment, while its owner updates the link", async () => {
  const { db } = server.database;
  const { ada, token } = await sharedLine();
  const [share] = await db.select().from(shares).where(eq(shares.userId, ada.user.id));
  if (share === undefined) throw new Error("There's no link");
  const release = await holdSnapshots(async (tx) => {
    await tx.update(messages).set({ text: "new" }).where(eq(messages.userId, ada.user.id));
    await takeSnapshot(tx, share);
  });
  const read = async () => (await call<SharedConversation>(server, "GET", `/api/shared/${token}`)).body;
  const reading = read();
  await until(() => waitsFor("relation"));
  await release();
  const [before, after] = [await reading, await read()];
  expect(before.takenAt).toBe(share.takenAt.toISOString());
  expect(new Set(before.messages.map(({ text }) => text))).toEqual(new Set(["old"]));
  expect(after.takenAt).not.toBe(before.takenAt);
  expect(new Set(after.messages.map(({ text }) => text))).toEqual(new Set(["new"]));
});

it("a copy that another process ends storing between two looks at it is found", async () => {
  const { db } = server.database;
  const bob = await signUp(server, "Bob");
  const { token } = await sharedLine();
  // Whoever adds a conversation waits here, after its plan is made.
  const BARRIER = 7;
  await db.execute(
    sql.raw(`create function at_barrier() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${BARRIER}); return new; end $$`),
  );
  await db.execute(
    sql`create trigger at_barrier before insert on conversations for each row execute function at_barrier()`,
  );
  const end = Promise.withResolvers<void>();
  const isAtEnd = Promise.withResolvers<void>();
  let pieces = 0;
  const media = {
    ...noFiles,
    async copy() {
      pieces += 1;
      if (pieces === 2) {
        isAtEnd.resolve();
        await end.promise;
      }
      return new Map();
    },
  };
  const first = copyShared({ db, media }, bob.user.id, token);
  await isAtEnd.promise;
  const raise = Promise.withResolvers<void>();
  const isClosed = Promise.withResolvers<void>();
  const barrier = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${BARRIER})`);
    isClosed.resolve();
    await raise.promise;
  });
  await isClosed.promise;
  const second = copyShared({ db, media: noFiles }, bob.user.id, token);
  await until(() => waitsFor("advisory"));
  end.resolve();
  const copy = await first;
  raise.resolve();
  await barrier;
  expect(await second).toBe(copy);
});
