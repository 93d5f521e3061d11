import type { ConversationSettings } from "@atrium/shared-contracts/wire";
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { type Page, pageOf } from "../../paging/page.ts";
import type { ListPlace } from "./cursor.ts";
import { forgetTitleWishes } from "./title-wish-store.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import { conversations } from "../storage/tables.ts";
import type { ConversationRow } from "../storage/rows.ts";

const { settings: _, ...listed } = getTableColumns(conversations);

const own = (userId: string, id: string) =>
  and(eq(conversations.id, id), eq(conversations.userId, userId), isNull(conversations.deletedAt));

export interface ListFilter {
  /** By default, archived conversations are left out. */
  readonly archived?: "only" | "also" | undefined;
  /** `any` stands for all folders. */
  readonly folderId?: string | undefined;
}

/** Newest first. */
export async function listConversations(
  db: Database,
  userId: string,
  limit: number,
  { archived, folderId }: ListFilter,
  after?: ListPlace,
): Promise<Page<ConversationRow>> {
  const rows = await db
    .select(listed)
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        isNull(conversations.deletedAt),
        archived === "also" ? undefined : eq(conversations.archived, archived === "only"),
        folderId === undefined
          ? undefined
          : folderId === "any"
            ? isNotNull(conversations.folderId)
            : eq(conversations.folderId, folderId),
        after === undefined
          ? undefined
          : or(
              lt(conversations.lastMessageAt, after.lastMessageAt),
              and(eq(conversations.lastMessageAt, after.lastMessageAt), lt(conversations.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

/** The user's pinned conversations that aren't archived, newest first. */
export const pinnedConversations = (db: Database, userId: string): Promise<ConversationRow[]> =>
  db
    .select(listed)
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        isNull(conversations.deletedAt),
        eq(conversations.pinned, true),
        eq(conversations.archived, false),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id));

/** @throws ApiError `conversation_not_found`, also when it belongs to another user */
export async function ownConversation(db: Database, userId: string, id: string): Promise<ConversationRow> {
  const [row] = await db.select(listed).from(conversations).where(own(userId, id));
  if (row === undefined) throw new ApiError("conversation_not_found");
  return row;
}

/** What the assistant uses in the conversation instead of the person's settings. */
export async function conversationSettings(db: Database, userId: string, id: string): Promise<ConversationSettings> {
  const [row] = await db.select({ settings: conversations.settings }).from(conversations).where(own(userId, id));
  return row?.settings ?? {};
}

/** @throws ApiError `conversation_not_found` */
export const configureConversation = (
  db: Database,
  userId: string,
  id: string,
  settings: ConversationSettings,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .update(conversations)
      .set({ settings })
      .where(own(userId, id))
      .returning({ id: conversations.id });
    if (row === undefined) throw new ApiError("conversation_not_found");
    await enqueue(tx, {
      userId,
      name: "conversation_changed",
      ablyId: `${id}-configured-${crypto.randomUUID()}`,
      payload: { conversationId: id, change: "messages" },
    });
  });

/** @throws ApiError `conversation_not_found` */
export async function renameConversation(
  db: Database,
  userId: string,
  id: string,
  title: string,
): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx.update(conversations).set({ title }).where(own(userId, id)).returning();
    if (row === undefined) throw new ApiError("conversation_not_found");
    await forgetTitleWishes(tx, [id]);
    await enqueue(tx, {
      userId,
      name: "conversation_changed",
      ablyId: `${id}-renamed-${crypto.randomUUID()}`,
      payload: { conversationId: id, change: "renamed", title },
    });
    return row;
  });
}

/** Locks the conversation's row. Everything that changes a conversation does this first, so locks are always taken in one order and can't deadlock. */
export async function lockConversation(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for("update");
}
