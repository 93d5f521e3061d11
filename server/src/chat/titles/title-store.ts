import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { ConversationSettings } from "@atrium/shared-contracts/wire";
import type { Database } from "../../database/database.ts";
import { fileNames, titleFrom } from "../conversations/excerpts.ts";
import { lockConversation } from "../conversations/conversation-store.ts";
import { enqueue } from "../outbox/outbox-store.ts";
import { conversations, messages, titleWishes } from "../storage/tables.ts";

/** Longer than writing a title may take. */
export const TITLE_LEASE_SECONDS = 90;

export type TitleWish = typeof titleWishes.$inferSelect;

/** Claims a title to write, or null when there's none. */
export async function claimTitle(db: Database, owner: string): Promise<TitleWish | null> {
  const [wish] = await db
    .update(titleWishes)
    .set({
      owner,
      leaseUntil: sql`now() + make_interval(secs => ${TITLE_LEASE_SECONDS})`,
      tries: sql`${titleWishes.tries} + 1`,
    })
    .where(
      sql`${titleWishes.conversationId} = (
        select w.conversation_id from ${titleWishes} w
        where w.due and (w.lease_until is null or w.lease_until < now())
        order by w.lease_until nulls first limit 1 for update skip locked)`,
    )
    .returning();
  return wish ?? null;
}

const held = ({ conversationId, owner, tries }: TitleWish) =>
  and(eq(titleWishes.conversationId, conversationId), eq(titleWishes.owner, owner ?? ""), eq(titleWishes.tries, tries));

/** Gives up on a title: the conversation keeps the one it has. */
export async function dropTitle(db: Database, wish: TitleWish): Promise<void> {
  await db.delete(titleWishes).where(held(wish));
}

/** Lets another process write the title at once. This try doesn't count. */
export async function releaseTitle(db: Database, wish: TitleWish): Promise<void> {
  await db
    .update(titleWishes)
    .set({ owner: null, leaseUntil: null, tries: sql`${titleWishes.tries} - 1` })
    .where(held(wish));
}

/** Frees all titles. Only for the sole process of a database at startup, when no earlier holder can still be alive. */
export async function expireTitles(db: Database): Promise<void> {
  await db.update(titleWishes).set({ owner: null, leaseUntil: null });
}

/** What a title is written from. */
export interface Beginning {
  /** The title that the first message gave the conversation. */
  readonly title: string;
  readonly settings: ConversationSettings;
  readonly message: { readonly text: string; readonly sentAt: Date };
  readonly reply: string;
}

/** How the conversation begins; null when it was deleted or has another title by now. */
export async function beginningOf(db: Database, { conversationId, userId }: TitleWish): Promise<Beginning | null> {
  const first = (role: "user" | "assistant") =>
    db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.role, role),
          ne(messages.status, "failed"),
          role === "user" ? undefined : ne(messages.text, ""),
        ),
      )
      .orderBy(asc(messages.seq))
      .limit(1);
  const [conversation] = await db
    .select({ title: conversations.title, settings: conversations.settings })
    .from(conversations)
    .where(
      and(eq(conversations.id, conversationId), eq(conversations.userId, userId), isNull(conversations.deletedAt)),
    );
  const [message] = await first("user");
  const [reply] = await first("assistant");
  if (conversation === undefined || message === undefined || reply === undefined) return null;
  const text = message.text === "" ? fileNames(message.attachments) : message.text;
  const title = titleFrom(text);
  if (conversation.title !== title) return null;
  return {
    title,
    settings: conversation.settings ?? {},
    message: { text, sentAt: message.createdAt },
    reply: reply.text,
  };
}

/** Replaces the title `from`, and announces that. False when the claim is no longer held, or the title is another one by now. */
export const storeTitle = (
  db: Database,
  wish: TitleWish,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { conversationId, userId } = wish;
    await lockConversation(tx, conversationId);
    const ended = await tx.delete(titleWishes).where(held(wish)).returning({ id: titleWishes.conversationId });
    if (ended.length === 0) return false;
    // The user's own title stays, also when a server of an earlier version has stored it.
    const renamed = await tx
      .update(conversations)
      .set({ title: to })
      .where(
        and(
          eq(conversations.id, conversationId),
          eq(conversations.userId, userId),
          eq(conversations.title, from),
          isNull(conversations.deletedAt),
        ),
      )
      .returning({ id: conversations.id });
    if (renamed.length === 0) return false;
    await enqueue(tx, {
      userId,
      name: "conversation_changed",
      ablyId: `${conversationId}-titled-${randomUUID()}`,
      payload: { conversationId, change: "renamed", title: to },
    });
    return true;
  });
