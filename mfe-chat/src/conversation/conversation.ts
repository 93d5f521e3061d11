import type { ConversationListItem, ServerMessage } from "@atrium/shared-contracts";
import { loadedTitle } from "./conversation-title.ts";

/** One conversation of the list, as the client sees it. */
export interface Conversation {
  readonly id: string;
  readonly title: string;
  /** Empty in the list; the thread is loaded on its own. */
  readonly messages: readonly ServerMessage[];
  /** ISO 8601; both are the server's `lastMessageAt`. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly messageCount?: number;
  readonly userId: string;
  readonly preview?: string;
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
  };
}

/** The count that the list shows: `messageCount`, else the length of `messages`, else 0. */
export const countOf = (
  conversation: Pick<Conversation, "messageCount"> & { readonly messages?: readonly unknown[] },
) => conversation.messageCount ?? conversation.messages?.length ?? 0;
