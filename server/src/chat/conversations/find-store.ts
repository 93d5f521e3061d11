import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { conversations, messages, turns } from "../storage/tables.ts";
import { messagePattern } from "./find-pattern.ts";
import { type MatchLimits, matchesUp, PATIENCE_MS } from "./match-store.ts";

export interface FoundIds {
  /** The oldest first. */
  readonly messageIds: readonly string[];
  /** False if time ran out before the oldest messages were looked through. */
  readonly complete: boolean;
}

/** The newest messages of the shown branch that contain `q`. Without the replies that are being rewritten. */
export async function findMessages(
  db: Database,
  conversationId: string,
  q: string,
  { hits: limit, left, patienceMs = PATIENCE_MS }: MatchLimits,
): Promise<FoundIds> {
  const pattern = messagePattern(q);
  if (pattern === undefined) return { messageIds: [], complete: true };
  const end = performance.now() + patienceMs;
  let isShown: ((id: string) => boolean) | undefined;
  const found: string[] = [];
  const newest = (complete: boolean) => ({ messageIds: found.slice(0, limit).reverse(), complete });
  for await (const matches of matchesUp(db, { conversationId }, [pattern])) {
    // A text that's nowhere needs no branch.
    if (matches.length > 0) isShown ??= await shownMessages(db, conversationId);
    for (const { messageId } of matches) if (isShown?.(messageId)) found.push(messageId);
    if (found.length >= limit || left?.aborted) break;
    if (performance.now() >= end) return newest(false);
  }
  return newest(true);
}

/** How many rows of the tree are read at once. */
const PLACES = 2_000;

/** Tells of the conversation's messages whether the person sees them. */
async function shownMessages(db: Database, conversationId: string): Promise<(id: string) => boolean> {
  const isInBranch = await shownBranch(db, conversationId);
  const rewritten = await rewrittenReplies(db, conversationId);
  return (id) => isInBranch(id) && !rewritten.has(id);
}

/** Which of the conversation's messages the shown branch has. Most have no other branch, which the database says sooner than it lists them. */
async function shownBranch(db: Database, conversationId: string): Promise<(id: string) => boolean> {
  const [shown] = await db
    .select({ leafId: conversations.leafId })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  let next = shown?.leafId ?? null;
  if (next === null) return () => false;
  if (await isOneBranch(db, conversationId, next)) return () => true;
  const branch = new Set<string>();
  for (let end = Number.MAX_SAFE_INTEGER; next !== null;) {
    const rows: { readonly id: string; readonly parentId: string | null; readonly seq: number }[] = await db
      .select({ id: messages.id, parentId: messages.parentId, seq: messages.seq })
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), lt(messages.seq, end)))
      .orderBy(desc(messages.seq))
      .limit(PLACES);
    const last = rows.at(-1);
    if (last === undefined) break;
    end = last.seq;
    // A message is stored after its parent, so the branch is in the order of all messages. Going from each to its parent takes five times as long.
    for (const { id, parentId } of rows) {
      if (id !== next) continue;
      branch.add(id);
      next = parentId;
    }
  }
  return (id) => branch.has(id);
}

async function isOneBranch(db: Database, conversationId: string, leafId: string): Promise<boolean> {
  const { rows } = await db.execute<{ single: boolean }>(sql`
    select not exists (select 1 from ${messages} c where c.parent_id = ${leafId}) and not exists (
      select 1 from ${messages} m where m.conversation_id = ${conversationId} group by m.parent_id having count(*) > 1
    ) as single`);
  return rows[0]?.single === true;
}

/** Replies that runs are rewriting. What these write is shown instead. */
async function rewrittenReplies(db: Database, conversationId: string): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .select({ id: turns.replyId })
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), inArray(turns.state, ["queued", "running"])));
  return new Set(rows.map(({ id }) => id));
}
