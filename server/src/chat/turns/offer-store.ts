import { Settled, settledCards } from "@atrium/shared-contracts/wire";
import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { DIALOGUE } from "../../assistant/reply/reply.ts";
import type { Transaction } from "../../database/database.ts";
import type { TurnRow } from "../storage/rows.ts";
import { messages } from "../storage/tables.ts";

const Remembered = z.object({ [DIALOGUE]: z.object({ settled: z.array(Settled) }) });

/** What became by a turn's reply of what earlier ones offered. */
export function settledIn({ remembered }: Pick<TurnRow, "remembered">): Settled[] {
  const found = Remembered.safeParse(remembered);
  return found.success ? found.data[DIALOGUE].settled : [];
}

/** Notes on the cards of a conversation's replies what became of what they offered. All replies to a message have offered the same. */
export async function storeSettled(
  tx: Transaction,
  conversationId: string,
  settled: readonly Settled[],
): Promise<void> {
  for (const one of settled) {
    const replies = await tx
      .select({ id: messages.id, cards: messages.cards })
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), eq(messages.replyTo, one.turn)));
    for (const { id, cards } of replies)
      await tx
        .update(messages)
        .set({ cards: settledCards(cards, one) })
        .where(eq(messages.id, id));
  }
}
