import type { ServerMessage } from "@atrium/shared-contracts/wire";
import type { BehaviorSubject } from "@atrium/shared-contracts/rx";
import type { ConversationCache } from "../conversation/conversation-cache.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { titleFromMessage } from "../conversation/conversation-title.ts";
import type { Drafts } from "../draft/drafts.ts";
import type { LiveStore } from "../live/live-store.ts";
import { partOf } from "../attachment/content-part.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import type { SendErrorKey } from "../send/send-error.ts";
import type { Receipt } from "./receipt.ts";
import type { ThreadDesk } from "./thread-desk.ts";

interface DeskPorts {
  readonly cache: ConversationCache;
  readonly live: LiveStore;
  readonly threads: ThreadDesk;
  readonly drafts: Drafts;
  readonly settled$: BehaviorSubject<ReadonlyMap<string, string>>;
  readonly fallbacks$: BehaviorSubject<ReadonlyMap<string, SendErrorKey>>;
}

/** Updates the views' data when a message from the outbox reaches the server, or fails to. */
export function createDeliveryDesk({ cache, live, threads, drafts, settled$, fallbacks$ }: DeskPorts) {
  const forgetFallback = (messageId: string) => {
    if (!fallbacks$.value.has(messageId)) return;
    const rest = new Map(fallbacks$.value);
    rest.delete(messageId);
    fallbacks$.next(rest);
  };

  return {
    onSending: ({ messageId, conversationId }: OutboxEntry) =>
      live.dispatch({ type: "sent", messageId, conversationId }),
    onDelivered(entry: OutboxEntry, receipt: Receipt) {
      const { conversationId, turnId } = receipt;
      const title = receipt.title ?? titleFromMessage(entry.content);
      const begins = isUnsettled(entry.conversationId) ? { title } : undefined;
      const message = asStored(entry, receipt);
      threads.noteAccepted(entry.messageId);
      const known = cache.addUserMessage(conversationId, message, begins);
      if (!known || !receipt.stored) cache.refreshThread(conversationId);
      live.dispatch({ type: "accepted", messageId: entry.messageId, conversationId, turnId });
      if (receipt.turn) live.dispatch({ type: "snapshot", snapshot: receipt.turn });
      if (receipt.reply) {
        const thread = cache.addReply(conversationId, receipt.reply);
        if (thread) live.dispatch({ type: "answered", messageIds: [entry.messageId] });
      }
      const listed = cache.touch(conversationId, { at: message.createdAt, added: receipt.reply ? 2 : 1 });
      if (!listed)
        cache.begin({
          id: conversationId,
          title,
          lastMessageAt: message.createdAt,
          messageCount: receipt.reply ? 2 : 1,
        });
      // Without the server's times, the list is only a guess.
      if (!receipt.stored) cache.refreshList();
      if (begins) drafts.move(entry.conversationId, conversationId);
      if (begins) settled$.next(new Map(settled$.value).set(entry.conversationId, conversationId));
      forgetFallback(entry.messageId);
    },
    onFailed(entry: OutboxEntry) {
      forgetFallback(entry.messageId);
      live.dispatch({ type: "send-failed", messageId: entry.messageId });
    },
  };
}

/** The user message as stored on the server, with the client's id until the server's is known. */
function asStored(entry: OutboxEntry, receipt: Receipt): ServerMessage {
  return {
    id: receipt.stored?.id ?? receipt.reply?.replyTo ?? entry.messageId,
    role: "user",
    createdAt: receipt.stored?.createdAt ?? new Date(entry.createdAt).toISOString(),
    content: [{ type: "text", text: entry.content }, ...entry.attachments.map(partOf)],
    status: "complete",
    messageId: entry.messageId,
  };
}
