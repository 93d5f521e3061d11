import type { ConversationListItem, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { loadedTitle } from "./conversation-title.ts";

/** A conversation in the list, in the client's format. */
export interface Conversation {
  readonly id: string;
  readonly title: string;
  /** Empty in the list. The thread is loaded separately. */
  readonly messages: readonly ServerMessage[];
  /** ISO 8601. Both are the server's `lastMessageAt`. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly messageCount?: number;
  readonly userId: string;
  readonly preview?: string;
  readonly pinned?: boolean | undefined;
  readonly archived?: boolean | undefined;
  readonly folderId?: string | undefined;
}

export function fromListItem(item: ConversationListItem, userId: string): Conversation {
  return {
    id: item.id,
    title: loadedTitle(item.title),
    messages: [],
    updatedAt: item.lastMessageAt,
    createdAt: item.lastMessageAt,
    messageCount: item.messageCount,
    userId,
    ...(item.preview === undefined ? {} : { preview: item.preview }),
    pinned: item.pinned,
    archived: item.archived,
    folderId: item.folderId,
  };
}

/** The count shown in the list: `messageCount`, else the length of `messages`, else 0. */
export const countOf = (
  conversation: Pick<Conversation, "messageCount"> & { readonly messages?: readonly unknown[] },
) => conversation.messageCount ?? conversation.messages?.length ?? 0;
