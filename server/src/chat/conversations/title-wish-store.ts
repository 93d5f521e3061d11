import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { titleWishes } from "../storage/tables.ts";

/** Notes that the assistant writes the new conversation's title. */
export async function wishTitle(tx: Transaction, userId: string, conversationId: string): Promise<void> {
  await tx.insert(titleWishes).values({ conversationId, userId }).onConflictDoNothing();
}

/** Notes that there's a reply to write the title from. */
export async function titleIsDue(tx: Transaction, conversationId: string): Promise<void> {
  await tx
    .update(titleWishes)
    .set({ due: true })
    .where(and(eq(titleWishes.conversationId, conversationId), eq(titleWishes.due, false)));
}

/** For conversations with a title of the user's own, or that were deleted. */
export async function forgetTitleWishes(tx: Transaction, conversationIds: readonly string[]): Promise<void> {
  await tx.delete(titleWishes).where(inArray(titleWishes.conversationId, [...conversationIds]));
}
