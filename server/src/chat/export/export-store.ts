import type { ConversationSettings } from "@atrium/shared-contracts/wire";
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { fitting } from "../../paging/room.ts";
import { messagesById, textBytes } from "../conversations/message-store.ts";
import type { ConversationRow, MessageRow } from "../storage/rows.ts";
import { conversations, folders, messages } from "../storage/tables.ts";
import type { ExportPlace } from "./export-cursor.ts";

/** A page ends with the message that reaches one of these. `size` is in bytes of the texts. */
const PAGE = { conversations: 50, messages: 1_000, size: 1_000_000 } as const;

type Conversation = ConversationRow & {
  readonly settings: ConversationSettings | null;
  /** The name of its folder. */
  readonly folder: string | null;
};

export interface ExportedPart {
  readonly conversation: Conversation;
  readonly messages: readonly MessageRow[];
}

/**
 * A page of the user's conversations, the newest first, with the messages of all their branches in the order in which they were
 * written. A long conversation goes on in the next page.
 * @throws ApiError `conversation_not_found` if `only` isn't one of them
 */
export async function exportPage(
  db: Database,
  userId: string,
  only: string | undefined,
  from: ExportPlace | undefined,
): Promise<{ parts: ExportedPart[]; next: ExportPlace | undefined }> {
  const found = await conversationsFrom(db, userId, only, from);
  if (only !== undefined && found.length === 0) throw new ApiError("conversation_not_found");
  const near = thatFit(found, from);
  const places = await placesIn(db, near, from);
  const page = fitting(places, { rows: PAGE.messages, size: PAGE.size });
  const byId = await messagesById(
    db,
    page.map(({ id }) => id),
  );
  const ofConversation = Map.groupBy(page, (place) => place.conversationId);
  // The next page begins with this message.
  const first = places[page.length];
  const isBegun = first !== undefined && ofConversation.has(first.conversationId);
  const end = first === undefined ? near.length : near.findIndex(({ id }) => id === first.conversationId);
  const shown = near.slice(0, isBegun ? end + 1 : end);
  const parts = shown.map((conversation) => ({
    conversation,
    messages: (ofConversation.get(conversation.id) ?? []).flatMap(({ id }) => byId.get(id) ?? []),
  }));
  const last = shown.at(-1);
  const isAll = near.length === found.length && (only !== undefined || found.length < PAGE.conversations);
  if (last === undefined || (first === undefined && isAll)) return { parts, next: undefined };
  const seq = isBegun ? (page.at(-1)?.seq ?? null) : null;
  return { parts, next: { createdAt: last.createdAt, id: last.id, seq } };
}

async function conversationsFrom(
  db: Database,
  userId: string,
  only: string | undefined,
  from: ExportPlace | undefined,
): Promise<Conversation[]> {
  const { createdAt, id } = conversations;
  const after =
    from &&
    or(
      lt(createdAt, from.createdAt),
      and(eq(createdAt, from.createdAt), from.seq === null ? lt(id, from.id) : sql`${id} <= ${from.id}`),
    );
  const rows = await db
    .select({ conversation: conversations, folder: folders.name })
    .from(conversations)
    .leftJoin(folders, eq(folders.id, conversations.folderId))
    .where(
      and(
        eq(conversations.userId, userId),
        isNull(conversations.deletedAt),
        only === undefined ? undefined : eq(id, only),
        after,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE.conversations);
  return rows.map(({ conversation, folder }) => ({ ...conversation, folder }));
}

/** The first conversations, whose messages fill the page: those of the others needn't be looked up. */
const thatFit = (found: readonly Conversation[], from: ExportPlace | undefined): Conversation[] =>
  fitting(
    // How much is left of the one that goes on isn't known.
    found.map((conversation) => ({ conversation, size: conversation.id === from?.id ? 0 : conversation.messageCount })),
    { rows: PAGE.conversations, size: PAGE.messages },
  ).map(({ conversation }) => conversation);

/** Which messages follow, conversation by conversation, and one more than fit the page. */
function placesIn(db: Database, near: readonly Conversation[], from: ExportPlace | undefined) {
  const after =
    typeof from?.seq !== "number"
      ? 0
      : sql`case when ${conversations.id} = ${from.id} then ${from.seq}::bigint else 0 end`;
  const place = db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      seq: messages.seq,
      size: textBytes.as("size"),
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.userId, conversations.userId),
        gt(messages.seq, after),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(PAGE.messages + 1)
    .as("place");
  return db
    .select({ id: place.id, conversationId: place.conversationId, seq: place.seq, size: place.size })
    .from(conversations)
    .innerJoinLateral(place, sql`true`)
    .where(
      inArray(
        conversations.id,
        near.map(({ id }) => id),
      ),
    )
    .orderBy(desc(conversations.createdAt), desc(conversations.id), asc(place.seq))
    .limit(PAGE.messages + 1);
}
