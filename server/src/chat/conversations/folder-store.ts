import { randomUUID } from "node:crypto";
import type { ConversationFolder } from "@atrium/shared-contracts/wire";
import { and, asc, count, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { QUOTAS } from "../../limits/limits.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import { folders } from "../storage/tables.ts";

const own = (userId: string, id: string) => and(eq(folders.id, id), eq(folders.userId, userId));
const keyOf = (name: string) => name.toLowerCase();

/** The user's folders, by name. */
export const listFolders = (db: Database, userId: string): Promise<ConversationFolder[]> =>
  db
    .select({ id: folders.id, name: folders.name })
    .from(folders)
    .where(eq(folders.userId, userId))
    .orderBy(asc(folders.nameKey));

/** @throws ApiError `folder_exists`, `folders_full` */
export const createFolder = (db: Database, userId: string, name: string): Promise<ConversationFolder> =>
  db.transaction(async (tx) => {
    const [folder] = await tx
      .insert(folders)
      .values({ id: randomUUID(), userId, name, nameKey: keyOf(name) })
      .onConflictDoNothing()
      .returning({ id: folders.id, name: folders.name });
    if (folder === undefined) throw new ApiError("folder_exists");
    const [stored] = await tx.select({ count: count() }).from(folders).where(eq(folders.userId, userId));
    const { max, refused } = QUOTAS.conversation_folders;
    if ((stored?.count ?? 0) > max) throw new ApiError(refused);
    await announce(tx, userId);
    return folder;
  });

/** @throws ApiError `folder_not_found`, `folder_exists` */
export const renameFolder = (db: Database, userId: string, id: string, name: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockFolder(tx, userId, id);
    const [same] = await tx
      .select({ id: folders.id })
      .from(folders)
      .where(and(eq(folders.userId, userId), eq(folders.nameKey, keyOf(name))));
    if (same !== undefined && same.id !== id) throw new ApiError("folder_exists");
    await tx
      .update(folders)
      .set({ name, nameKey: keyOf(name) })
      .where(own(userId, id));
    await announce(tx, userId);
  });

/** Its conversations stay, in no folder. @throws ApiError `folder_not_found` */
export const deleteFolder = (db: Database, userId: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.delete(folders).where(own(userId, id)).returning({ id: folders.id });
    if (gone.length === 0) throw new ApiError("folder_not_found");
    await announce(tx, userId);
  });

/** Keeps the folder there until `tx` ends. @throws ApiError `folder_not_found`, also when it belongs to another user */
export async function lockFolder(tx: Transaction, userId: string, id: string): Promise<void> {
  const rows = await tx.select({ id: folders.id }).from(folders).where(own(userId, id)).for("update");
  if (rows.length === 0) throw new ApiError("folder_not_found");
}

const announce = (tx: Transaction, userId: string) =>
  enqueue(tx, {
    userId,
    name: "conversation_list_changed",
    ablyId: `folders-${randomUUID()}`,
    payload: { change: "folders" },
  });
