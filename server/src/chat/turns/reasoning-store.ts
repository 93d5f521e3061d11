import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { conversations, messages, reasonings } from "../storage/tables.ts";

/** @throws ApiError `message_not_found`, also for a message without reasoning */
export async function reasoningOf(db: Database, userId: string, messageId: string): Promise<string> {
  const [found] = await db
    .select({ text: reasonings.text })
    .from(reasonings)
    .innerJoin(messages, eq(messages.id, reasonings.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId), isNull(conversations.deletedAt)));
  if (found === undefined) throw new ApiError("message_not_found");
  return found.text;
}

/** Keeps what was thought before a reply, instead of what was there. Null: nothing. */
export async function keepReasoning(tx: Transaction, messageId: string, text: string | null): Promise<void> {
  if (text === null) await tx.delete(reasonings).where(eq(reasonings.messageId, messageId));
  else
    await tx
      .insert(reasonings)
      .values({ messageId, text })
      .onConflictDoUpdate({ target: reasonings.messageId, set: { text } });
}
