import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { users } from "../../auth/tables.ts";
import type { OpenDatabase } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { migrationsFolder } from "../../database/migrations.ts";
import { createLog } from "../../log/log.ts";
import { openTestDatabase } from "../../testing/index.ts";
import type { StoredMessage } from "../storage/rows.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import { continueTurn, regenerateTurn, retryTurn } from "../turns/again-store.ts";
import { createTurnLeases } from "../turns/lease-store.ts";
import { NO_TRAIL } from "../turns/reply-trail.ts";
import { activeTurn, requestStop } from "../turns/turn-store.ts";
import { toListItem } from "../wire.ts";
import { ingest } from "./ingest.ts";
import { messagesBefore } from "./message-store.ts";
import { showMessage } from "./tree-store.ts";
import { plainIngest } from "../testing/plain-ingest.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(createLog("silent"));
});
afterAll(() => database.close());

const ACTIONS = ["send", "edit", "regenerate", "stop", "continue", "retry", "switch", "look", "work", "crash"] as const;
/** One thing that a device does with the message at `pick` of what it saw last, or, for "work" and "crash", the server. */
const Step = fc.record({ device: fc.nat(1), action: fc.constantFrom(...ACTIONS), pick: fc.nat(20), ends: fc.nat(2) });
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never;

const BREAKPOINT = "--> statement-breakpoint";

/** What a person on a device that's behind may run into. Everything else is a defect. */
const REFUSALS = new Set(["turn_complete", "message_not_found"]);

/** The messages from the leaf up. */
function branchOf(rows: readonly (typeof messages.$inferSelect)[], leafId: string | null) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const branch: (typeof rows)[number][] = [];
  for (let at = byId.get(leafId ?? ""); at !== undefined; at = byId.get(at.parentId ?? "")) branch.push(at);
  return branch;
}

async function begin() {
  const { db } = database;
  const userId = randomUUID();
  await db.insert(users).values({ id: userId, email: userId, emailKey: userId, name: "Ada" });
  const deps = plainIngest(db);
  const sendTo = (conversationId: string | null, more: { edits?: string; answers?: string } = {}) =>
    ingest(deps, { userId, messageId: randomUUID(), text: "Hello", conversationId, mediaIds: [], ...more });
  const { conversationId } = (await sendTo(null)).turn;
  const leases = createTurnLeases({ db, owner: "p" });
  const shown = async () => (await messagesBefore(db, userId, conversationId, 500)).rows;
  const all = () => db.select().from(messages).where(eq(messages.conversationId, conversationId));
  const conversation = async () => {
    const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
    if (row === undefined) throw new Error("The conversation is gone");
    return row;
  };
  const seen: StoredMessage[][] = [await shown(), await shown()];
  let written = 0;

  /** Runs the next turn of this conversation to one of its ends. */
  const work = async (ends: number): Promise<boolean> => {
    const turn = (await leases.claim([]))?.turn ?? null;
    if (turn === null) return false;
    written += 1;
    const state = turn.stopRequested ? "cancelled" : (["done", "cancelled", "failed"] as const)[ends];
    const end = { text: `${turn.base}${written}.`, cards: [], trail: NO_TRAIL, seq: 1 };
    const finished =
      state === "failed" ? { ...end, state, code: "model_interrupted" as const } : { ...end, state: state ?? "done" };
    expect(await leases.finish(turn, finished)).toBe(true);
    return true;
  };

  const act = async ({ device, action, pick, ends }: Step): Promise<void> => {
    const known = seen[device] ?? [];
    const own = known.filter(({ role }) => role === "user");
    const replies = known.filter(({ role }) => role === "assistant");
    const message = own[pick % Math.max(1, own.length)];
    const reply = replies[pick % Math.max(1, replies.length)];
    const versions = known.flatMap(({ versions }) =>
      [versions?.previous, versions?.next, versions?.newest].filter((id) => id !== undefined),
    );
    switch (action) {
      case "send": {
        const last = known.at(-1);
        return void (await sendTo(conversationId, last && pick % 2 === 0 ? { answers: last.id } : {}));
      }
      case "edit":
        return message && void (await sendTo(conversationId, { edits: message.id }));
      case "regenerate":
        return reply?.replyTo
          ? void (await regenerateTurn(db, userId, reply.replyTo, reply.versions?.newest ?? reply.id))
          : undefined;
      case "continue":
        return reply?.replyTo && reply.text !== ""
          ? void (await continueTurn(db, userId, reply.replyTo, { reply: reply.id, length: reply.text.length }))
          : undefined;
      case "retry":
        return reply?.replyTo ? void (await retryTurn(db, userId, reply.replyTo)) : undefined;
      case "stop": {
        const turn = await activeTurn(db, userId, conversationId);
        return turn ? void (await requestStop(db, userId, turn.id)) : undefined;
      }
      case "switch": {
        const id = versions[pick % Math.max(1, versions.length)];
        return id ? void (await showMessage(db, userId, id)) : undefined;
      }
      case "look":
        seen[device] = await shown();
        return;
      case "work":
        return void (await work(ends));
      case "crash": {
        const turn = (await leases.claim([]))?.turn ?? null;
        if (turn === null) return;
        await leases.savePartial(turn, { seq: 1, partial: `${turn.base}lost` });
        await leases.release([turn], "broke-off");
      }
    }
  };

  const show = (id: string) => showMessage(db, userId, id);
  return { conversationId, act, work, shown, show, all, conversation };
}

describe("a conversation's tree", () => {
  it("stays one tree with one shown branch, and loses no message, whatever two devices do in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const { conversationId, act, work, shown, show, all, conversation } = await begin();
        const before = new Map<string, string>();
        for (const step of steps) {
          await act(step).catch((error: unknown) => {
            if (!(error instanceof ApiError && REFUSALS.has(error.code))) throw error;
          });
          const stored = await all();
          expect(toListItem(await conversation()).messageCount).toBe(
            branchOf(stored, (await conversation()).leafId).length,
          );
          const now = new Map(stored.map((row) => [row.id, row.text]));
          for (const [id, text] of before) {
            expect(now.has(id)).toBe(true);
            // What a reply said stays when it's continued; only a retry writes it again.
            if (step.action === "continue") expect(now.get(id)).toBe(text);
          }
          for (const [id, text] of now) before.set(id, text);
        }
        while (await work(0));

        const rows = await all();
        const byId = new Map(rows.map((row) => [row.id, row]));
        const children = new Set(rows.map(({ parentId }) => parentId));
        for (const row of rows) {
          if (row.parentId !== null) expect(byId.get(row.parentId)?.role).not.toBe(row.role);
          if (row.role === "assistant") expect(row.parentId).toBe(row.replyTo);
          const above = new Set<string>();
          for (let at = row; at.parentId !== null;) {
            expect(above.has(at.id)).toBe(false);
            above.add(at.id);
            const parent = byId.get(at.parentId);
            if (parent === undefined) throw new Error("The parent isn't in the conversation");
            at = parent;
          }
        }
        const path = await shown();
        expect(path[0]?.parentId).toBeNull();
        for (const [index, row] of path.entries()) if (index > 0) expect(row.parentId).toBe(path[index - 1]?.id);
        expect(children.has(path.at(-1)?.id ?? "")).toBe(false);
        expect(path.at(-1)?.role).toBe("assistant");
        for (const { id, parentId, role, versions } of path) {
          const all = rows.filter((row) => row.parentId === parentId && row.role === role);
          const ids = all.toSorted((one, other) => one.seq - other.seq).map((row) => row.id);
          const at = ids.indexOf(id);
          const place = {
            position: at + 1,
            count: ids.length,
            previous: ids[at - 1],
            next: ids[at + 1],
            newest: ids.at(-1),
          };
          expect(versions).toEqual(ids.length === 1 ? undefined : place);
        }

        // Coming back to a branch shows it as it was left.
        for (const { id, versions } of path) {
          const other = versions?.previous ?? versions?.next;
          if (other === undefined) continue;
          await show(other);
          await show(id);
          expect((await shown()).map((row) => row.id)).toEqual(path.map((row) => row.id));
        }

        const { db } = database;
        const { messageCount, textBytes } = await conversation();
        expect(messageCount).toBe(rows.length);
        expect(toListItem(await conversation()).messageCount).toBe(path.length);
        expect(textBytes).toBe(rows.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0));
        const ofTurns = await db.select().from(turns).where(eq(turns.conversationId, conversationId));
        const asked = rows.filter(({ role }) => role === "user");
        expect(new Set(ofTurns.map(({ id }) => id))).toEqual(new Set(asked.map(({ id }) => id)));
        for (const { id } of asked) expect(rows.some(({ replyTo }) => replyTo === id)).toBe(true);
      }),
      { numRuns: 60 },
    );
  }, 240_000);

  it("of before hidden messages were counted has them counted by the migration", async () => {
    const { db } = database;
    const counts = async () =>
      new Map((await db.select().from(conversations)).map(({ id, hiddenCount }) => [id, hiddenCount]));
    const counted = await counts();
    expect([...counted.values()].filter((count) => count > 0).length).toBeGreaterThan(10);
    await db.update(conversations).set({ hiddenCount: 0 });
    const statements = readFileSync(join(migrationsFolder(), "0019_hidden-messages.sql"), "utf8").split(BREAKPOINT);
    await db.execute(sql.raw(statements.at(-1) ?? ""));
    expect(await counts()).toEqual(counted);
  });
});
