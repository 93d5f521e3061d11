import { randomUUID } from "node:crypto";
import type { OrganizeRequest } from "@atrium/shared-contracts/wire";
import { and, count, eq, inArray, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { QUOTAS } from "../../limits/limits.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import { conversations } from "../storage/tables.ts";
import { lockFolder } from "./folder-store.ts";

export type Organization = Omit<OrganizeRequest, "ids">;

/**
 * Pins, archives or files those of the user's conversations that exist.
 * @throws ApiError `conversation_not_found` if none does; `folder_not_found`, `pins_full`
 */
export const organizeConversations = (
  db: Database,
  userId: string,
  ids: readonly string[],
  change: Organization,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (typeof change.folderId === "string") await lockFolder(tx, userId, change.folderId);
    const there = await lockOwn(tx, userId, ids);
    if (Object.values(change).every((value) => value === undefined)) return;
    await tx.update(conversations).set(change).where(inArray(conversations.id, there));
    if (change.pinned === true) await checkPins(tx, userId);
    await enqueue(tx, {
      userId,
      name: "conversations_organized",
      ablyId: `organized-${randomUUID()}`,
      payload: { conversationIds: there, ...change },
    });
  });

/** Locks those of the user's conversations that exist, always in the same order. @throws ApiError `conversation_not_found` if none does */
export async function lockOwn(tx: Transaction, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, [...ids]), eq(conversations.userId, userId), isNull(conversations.deletedAt)))
    .orderBy(conversations.id)
    .for("update");
  if (rows.length === 0) throw new ApiError("conversation_not_found");
  return rows.map(({ id }) => id);
}

async function checkPins(tx: Transaction, userId: string): Promise<void> {
  const [pinned] = await tx
    .select({ count: count() })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.pinned, true), isNull(conversations.deletedAt)));
  const { max, refused } = QUOTAS.pinned_conversations;
  if ((pinned?.count ?? 0) > max) throw new ApiError(refused);
}
