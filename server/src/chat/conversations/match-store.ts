import { and, desc, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { Room } from "../../paging/room.ts";
import { messages } from "../storage/tables.ts";
import type { FindPattern } from "./find-pattern.ts";

/** What one statement looks through: about a hundredth of a second. Others who use the embedded database wait until it ends. */
const PIECE: Room = { rows: 2_000, size: 1024 * 1024 };

/** Whose texts are looked through: a user's, or a conversation's. */
export type Scope = { readonly userId: string } | { readonly conversationId: string };

/** The messages from the number `first` up to `end`, but not that one. */
interface Piece {
  readonly first: number;
  readonly end: number;
}

/** How long looking through texts goes on. Whoever waits for it gets what's found by then. Milliseconds. */
export const PATIENCE_MS = 5_000;

export interface MatchLimits {
  readonly hits: number;
  /** Nobody reads what's found once this has aborted. */
  readonly left?: AbortSignal | undefined;
  readonly patienceMs?: number;
}

export interface Match {
  readonly messageId: string;
  readonly conversationId: string;
}

/** The messages whose text has all patterns, the newest first: what each piece has, until there are no more. Texts are in no index (ADR 36). */
export async function* matchesUp(
  db: Database,
  scope: Scope,
  patterns: readonly FindPattern[],
): AsyncGenerator<readonly Match[], void> {
  let end = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const piece = await pieceBelow(db, scope, end);
    if (piece === undefined) return;
    yield await matchesIn(db, scope, piece, patterns);
    end = piece.first;
  }
}

const ownerOf = (scope: Scope) =>
  "userId" in scope
    ? { column: messages.userId, name: sql`user_id`, id: scope.userId }
    : { column: messages.conversationId, name: sql`conversation_id`, id: scope.conversationId };

/**
 * The newest messages below `end`. They're read in the index's own order of all users' messages, or all conversations': asked for those of
 * one, the planner may sort all of its messages for each piece, as it doesn't know how many there are until the table is analyzed.
 */
async function pieceBelow(db: Database, scope: Scope, end: number): Promise<Piece | undefined> {
  const { name, id } = ownerOf(scope);
  const { rows } = await db.execute<{ first: number | null }>(sql`
    select min(seq)::float8 as first from (
      select seq, sum(size) over (order by seq desc rows between unbounded preceding and 1 preceding) as newer
      from (
        select m.${name} as owner, m.seq, octet_length(m.text) as size from ${messages} m
        where (m.${name}, m.seq) < (${id}, ${end}) order by m.${name} desc, m.seq desc limit ${PIECE.rows}
      ) below where owner = ${id}
    ) sized where newer is null or newer < ${PIECE.size}`);
  const first = rows[0]?.first;
  return typeof first === "number" ? { first, end } : undefined;
}

/** Only replies are shown as Markdown. */
const matching = ({ written, referenced }: FindPattern): SQL | undefined =>
  or(
    sql`${messages.text} ~ ${written}`,
    referenced === undefined ? undefined : and(eq(messages.role, "assistant"), sql`${messages.text} ~ ${referenced}`),
  );

/** Without a join: the planner might read a user's messages conversation by conversation. */
function matchesIn(
  db: Database,
  scope: Scope,
  { first, end }: Piece,
  patterns: readonly FindPattern[],
): Promise<Match[]> {
  const { column, id } = ownerOf(scope);
  return db
    .select({ messageId: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .where(and(eq(column, id), gte(messages.seq, first), lt(messages.seq, end), ...patterns.map(matching)))
    .orderBy(desc(messages.seq));
}
