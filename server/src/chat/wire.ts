import type { ContentPart, ConversationListItem, ServerMessage, TurnSnapshot } from "@atrium/shared-contracts/wire";
import type { ConversationRow, StoredMessage, TurnRow } from "./storage/rows.ts";
import type { Attachment } from "./storage/tables.ts";
import { trailOf } from "./turns/reply-trail.ts";

/** Returns the address from which a browser loads a message's file. */
export type LinkOf = (mediaId: string) => string;

const part = ({ id, name, type }: Attachment, link: LinkOf): ContentPart =>
  type.startsWith("image/") ? { type: "image", imageUrl: link(id), name } : { type: "file", fileUrl: link(id), name };

export const toListItem = (row: ConversationRow): ConversationListItem => ({
  id: row.id,
  title: row.title,
  lastMessageAt: row.lastMessageAt.toISOString(),
  messageCount: row.messageCount - row.hiddenCount,
  ...(row.preview === "" ? {} : { preview: row.preview }),
  ...(row.pinned ? { pinned: true } : {}),
  ...(row.archived ? { archived: true } : {}),
  ...(row.folderId === null ? {} : { folderId: row.folderId }),
});

export const toServerMessage = (row: StoredMessage, link: LinkOf): ServerMessage => ({
  id: row.id,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  content: [{ type: "text", text: row.text }, ...row.attachments.map((attachment) => part(attachment, link))],
  status: row.status,
  ...(row.clientMessageId === null ? {} : { messageId: row.clientMessageId }),
  ...(row.replyTo === null ? {} : { replyTo: row.replyTo }),
  ...(row.cards.length === 0 ? {} : { cards: row.cards }),
  ...trailOf(row),
  ...(row.parentId === null ? {} : { parentId: row.parentId }),
  ...(row.versions === undefined ? {} : { versions: row.versions }),
  ...(row.rating === null ? {} : { rating: row.rating }),
  ...(row.failure === null ? {} : { failure: { code: row.failure } }),
});

export const toSnapshot = (row: TurnRow): TurnSnapshot => ({
  turnId: row.id,
  conversationId: row.conversationId,
  messageId: row.clientMessageId,
  state: row.state,
  attempt: row.attempt,
  seq: row.seq,
  partial: row.partial,
  ...(row.error === null ? {} : { error: row.error }),
  ...(row.errorCode === null ? {} : { failure: { code: row.errorCode } }),
});
