import { Settled, settledCards } from "@atrium/shared-contracts/wire";
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { isSameDeed } from "../../assistant/acts/deeds.ts";
import { DIALOGUE } from "../../assistant/reply/reply.ts";
import type { Transaction } from "../../database/database.ts";
import { dialogueOf, doneBy, replyAbove } from "../conversations/message-store.ts";
import type { MessageRow, TurnRow } from "../storage/rows.ts";
import { messages, turns } from "../storage/tables.ts";

const Remembered = z.object({ [DIALOGUE]: z.object({ settled: z.array(Settled) }) });

/** What became by a turn's reply of what earlier ones offered. */
export function settledIn({ remembered }: Pick<TurnRow, "remembered">): Settled[] {
  const found = Remembered.safeParse(remembered);
  return found.success ? found.data[DIALOGUE].settled : [];
}

/** A reply with what it has offered. */
interface Offering extends Pick<MessageRow, "id" | "cards"> {
  /** The dialogue after it. */
  readonly dialogue: unknown;
}

const repliesTo = (tx: Transaction, conversationId: string, turnId: string): Promise<Offering[]> =>
  tx
    .select({
      id: messages.id,
      cards: messages.cards,
      dialogue: sql<unknown>`${turns.remembered} -> (${dialogueOf("")}::text || ${messages.id}::text)`,
    })
    .from(messages)
    .innerJoin(turns, eq(turns.id, messages.replyTo))
    .where(and(eq(messages.conversationId, conversationId), eq(messages.replyTo, turnId)));

async function note(tx: Transaction, replies: readonly Offering[], settled: Settled): Promise<void> {
  for (const { id, cards } of replies)
    await tx
      .update(messages)
      .set({ cards: settledCards(cards, settled) })
      .where(eq(messages.id, id));
}

/** Of the replies to a message, the one that's in the branch, and those that have done the same. All of them if none is in it. */
function meantOf(replies: readonly Offering[], own: string | undefined, { turn, offer }: Settled): Offering[] {
  const meant = replies.find(({ id }) => id === own);
  if (meant === undefined) return [...replies];
  const deeds = offer === "deed" ? doneBy(turn, meant.dialogue) : [];
  const hasDoneSame = ({ dialogue }: Offering) =>
    doneBy(turn, dialogue).some((deed) => deeds.some((other) => isSameDeed(deed, other)));
  return replies.filter((reply) => reply === meant || hasDoneSame(reply));
}

/** Notes on the cards of the replies above a turn's what became of what they offered. */
export async function storeSettled(
  tx: Transaction,
  turn: Pick<TurnRow, "id" | "userId" | "conversationId">,
  settled: readonly Settled[],
): Promise<void> {
  for (const one of settled) {
    const replies = await repliesTo(tx, turn.conversationId, one.turn);
    const own = replies.length > 1 ? await replyAbove(tx, turn, one.turn) : undefined;
    await note(tx, meantOf(replies, own, one), one);
  }
}

/** Closes what the replies to a turn's message ask. */
export async function closeQuestions(
  tx: Transaction,
  { id, conversationId }: Pick<TurnRow, "id" | "conversationId">,
): Promise<void> {
  await note(tx, await repliesTo(tx, conversationId, id), { turn: id, offer: "question", state: "closed" });
}
