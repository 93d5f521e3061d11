import { and, desc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { Room } from "../../paging/room.ts";
import { containing, searchWords } from "../../text/search-words.ts";
import { conversations, messages } from "../storage/tables.ts";
import { messagesById } from "./message-store.ts";
import { snippetOf } from "./snippet.ts";

/** What one statement looks through: about a hundredth of a second. Others who use the embedded database wait until it ends. */
const PIECE: Room = { rows: 2_000, size: 1024 * 1024 };

export interface SearchHit {
  readonly conversationId: string;
  readonly title: string;
  readonly messageId: string;
  readonly role: "user" | "assistant";
  readonly snippet: string;
  readonly createdAt: Date;
  readonly archived: boolean;
}

/**
 * The messages in the user's conversations that contain every word of `q`, newest first. There's no index of the words: the texts
 * are looked through piece by piece, until there are enough hits. Stops after a piece if `left` has aborted.
 */
export async function searchMessages(
  db: Database,
  userId: string,
  q: string,
  limit: number,
  left?: AbortSignal,
): Promise<SearchHit[]> {
  const words = searchWords(q);
  const found: SearchHit[] = [];
  let piece = await pieceBelow(db, userId, Number.MAX_SAFE_INTEGER);
  while (piece !== undefined && found.length < limit) {
    const hits = await inConversations(db, await holdingAll(db, userId, piece, words));
    found.push(...(await withSnippets(db, hits.slice(0, limit - found.length), words)));
    if (left?.aborted) break;
    piece = await pieceBelow(db, userId, piece.first);
  }
  return found;
}

/** The messages from the number `first` up to `end`, but not that one. */
interface Piece {
  readonly first: number;
  readonly end: number;
}

/**
 * The user's newest messages below `end`. They're read in the index's own order of all users' messages: asked for one user's, the planner
 * may sort all of theirs for each piece, as it doesn't know how many there are until the table is analyzed.
 */
async function pieceBelow(db: Database, userId: string, end: number): Promise<Piece | undefined> {
  const { rows } = await db.execute<{ first: number | null }>(sql`
    select min(seq)::float8 as first from (
      select seq, sum(size) over (order by seq desc rows between unbounded preceding and 1 preceding) as newer
      from (
        select m.user_id, m.seq, octet_length(m.text) as size from ${messages} m
        where (m.user_id, m.seq) < (${userId}, ${end}) order by m.user_id desc, m.seq desc limit ${PIECE.rows}
      ) below where user_id = ${userId}
    ) sized where newer is null or newer < ${PIECE.size}`);
  const first = rows[0]?.first;
  return typeof first === "number" ? { first, end } : undefined;
}

interface Match {
  readonly messageId: string;
  readonly conversationId: string;
}

/** Those of the messages whose text has all words. Without a join: the planner might read them conversation by conversation. */
const holdingAll = (db: Database, userId: string, { first, end }: Piece, words: readonly string[]): Promise<Match[]> =>
  db
    .select({ messageId: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        gte(messages.seq, first),
        lt(messages.seq, end),
        ...words.map((word) => sql`${messages.text} ~* ${containing(word)}`),
      ),
    )
    .orderBy(desc(messages.seq));

type Hit = Match & Pick<SearchHit, "title" | "archived">;

/** Those in conversations that aren't deleted. */
async function inConversations(db: Database, matches: readonly Match[]): Promise<Hit[]> {
  if (matches.length === 0) return [];
  const ids = Array.from(new Set(matches.map(({ conversationId }) => conversationId)));
  const rows = await db
    .select({ id: conversations.id, title: conversations.title, archived: conversations.archived })
    .from(conversations)
    .where(and(inArray(conversations.id, ids), isNull(conversations.deletedAt)));
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return matches.flatMap((match) => {
    const conversation = byId.get(match.conversationId);
    return conversation === undefined ? [] : [{ ...match, ...conversation }];
  });
}

async function withSnippets(db: Database, hits: readonly Hit[], words: readonly string[]): Promise<SearchHit[]> {
  const byId = await messagesById(
    db,
    hits.map(({ messageId }) => messageId),
  );
  return hits.flatMap((hit) => {
    const message = byId.get(hit.messageId);
    if (message === undefined) return [];
    const { role, createdAt, text } = message;
    return [{ ...hit, role, createdAt, snippet: snippetOf(text, words) }];
  });
}
