import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { conversations, messages } from "../storage/tables.ts";

/** Adds so many messages with the same text at the end of a conversation, by turns of both sides, without going through the assistant. */
export const addChain = (
  db: Database,
  chain: { readonly userId: string; readonly conversationId: string; readonly count: number; readonly text: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { userId, conversationId, count, text } = chain;
    // Version 8 is for ids that are made from anything.
    const idOf = (number: ReturnType<typeof sql>) =>
      sql`overlay(overlay(md5(${conversationId}::text || (${number})::text) placing '8' from 13) placing '8' from 17)::uuid`;
    await tx.execute(sql`
      insert into ${messages} (id, conversation_id, user_id, parent_id, role, text)
      select ${idOf(sql`n`)}, ${conversationId}, ${userId},
        case when n = 1 then (select c.leaf_id from ${conversations} c where c.id = ${conversationId}) else ${idOf(sql`n - 1`)} end,
        case when n % 2 = 1 then 'user' else 'assistant' end, ${text}
      from generate_series(1, ${count}::int) n`);
    await tx
      .update(conversations)
      .set({
        leafId: sql`${idOf(sql`${count}::int`)}`,
        messageCount: sql`${conversations.messageCount} + ${count}`,
        textBytes: sql`${conversations.textBytes} + ${count * Buffer.byteLength(text)}`,
      })
      .where(eq(conversations.id, conversationId));
  });
