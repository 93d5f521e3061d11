import { and, inArray, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { piecesIn, type Room, TEXT_BYTES_AT_ONCE } from "../../paging/room.ts";
import { messages } from "../storage/tables.ts";
import { findPattern } from "./find-pattern.ts";
import { textBytes } from "./message-store.ts";
import { isRewritten, leafOf, pathUp } from "./tree-store.ts";

/** What one statement looks through. Others who use the embedded database wait until it ends. */
const PIECE: Room = { rows: 1_000, size: TEXT_BYTES_AT_ONCE };

/** The newest messages of the shown branch that contain `q`, at most `limit`, oldest first. Without the replies that are being rewritten. */
export async function findMessages(
  db: Database,
  userId: string,
  conversationId: string,
  q: string,
  limit: number,
): Promise<string[]> {
  const pattern = findPattern(q);
  if (pattern === undefined) return [];
  const found: string[] = [];
  for await (const branch of branchUp(db, userId, conversationId))
    for (const piece of piecesIn(branch, PIECE)) {
      const ids = piece.map(({ id }) => id);
      const hits = await holding(db, ids, pattern);
      found.push(...ids.filter((id) => hits.has(id)));
      if (found.length >= limit) return found.slice(0, limit).reverse();
    }
  return found.reverse();
}

interface Place {
  readonly id: string;
  readonly parentId: string | null;
  readonly size: number;
}

/** The shown branch's messages in pieces, the last message first. */
async function* branchUp(db: Database, userId: string, conversationId: string) {
  for (let from: SQL | undefined = leafOf(conversationId); from !== undefined;) {
    const rows: Place[] = await db
      .select({ id: messages.id, parentId: messages.parentId, size: textBytes })
      .from(messages)
      .innerJoin(pathUp(from, userId, PIECE.rows), sql`path.id = ${messages.id}`)
      .orderBy(sql`path.depth`);
    yield rows;
    const above = rows.at(-1)?.parentId;
    from = typeof above === "string" ? sql`${above}::uuid` : undefined;
  }
}

/** Those of the messages whose text has the pattern. */
async function holding(db: Database, ids: readonly string[], pattern: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), sql`${messages.text} ~ ${pattern}`, not(isRewritten)));
  return new Set(rows.map(({ id }) => id));
}
