import { searchWords } from "@atrium/shared-contracts/wire";
import { and, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { conversations } from "../storage/tables.ts";
import { messagePattern } from "./find-pattern.ts";
import { messagesById } from "./message-store.ts";
import { snippetOf } from "./snippet.ts";
import { type Match, type MatchLimits, matchesUp, PATIENCE_MS } from "./match-store.ts";

export interface SearchHit {
  readonly conversationId: string;
  readonly title: string;
  readonly messageId: string;
  readonly role: "user" | "assistant";
  readonly snippet: string;
  readonly createdAt: Date;
  readonly archived: boolean;
}

export interface SearchFound {
  /** The newest first. */
  readonly hits: readonly SearchHit[];
  /** False if time ran out before the oldest messages were looked through. */
  readonly complete: boolean;
}

/**
 * The messages in the user's conversations that contain every word of `q`, as find in a conversation would find it. There's no index of the
 * words: the texts are looked through piece by piece, from the newest on, until there are enough hits or time is over.
 */
export async function searchMessages(
  db: Database,
  userId: string,
  q: string,
  { hits: limit, left, patienceMs = PATIENCE_MS }: MatchLimits,
): Promise<SearchFound> {
  const words = searchWords(q);
  const patterns = words.flatMap((word) => messagePattern(word) ?? []);
  const hits: SearchHit[] = [];
  if (patterns.length === 0) return { hits, complete: true };
  const end = performance.now() + patienceMs;
  for await (const matches of matchesUp(db, { userId }, patterns)) {
    const found = await inConversations(db, matches);
    hits.push(...(await withSnippets(db, found.slice(0, limit - hits.length), words)));
    if (hits.length >= limit || left?.aborted) break;
    if (performance.now() >= end) return { hits, complete: false };
  }
  return { hits, complete: true };
}

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
  const shown: SearchHit[] = [];
  for (const hit of hits) {
    const message = byId.get(hit.messageId);
    if (message === undefined) continue;
    const { role, createdAt, text } = message;
    shown.push({ ...hit, role, createdAt, snippet: await snippetOf(text, words) });
  }
  return shown;
}
