import type { RealtimeEvent, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { partOf } from "../attachment/content-part.ts";
import type { ConversationCache } from "../conversation/conversation-cache.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { titleOfEntry } from "./entry-title.ts";
import { type KnownMessage, type ThreadData, holdsMessage, offersAnything } from "../conversation/thread-data.ts";
import { actionOf, conversationOf } from "../live/event-actions.ts";
import { type OutboxEntry, filesOf } from "../outbox/outbox-entry.ts";
import type { Receipt } from "./receipt.ts";

type Data<Name extends RealtimeEvent["name"]> = Extract<RealtimeEvent, { readonly name: Name }>["data"];

/** Applies what the server says to the cached conversations. Each returns the thread that got a reply by it. */
export function createConversationUpdates(cache: ConversationCache) {
  /** A message of another tab. */
  const messageAccepted = ({ conversationId, messageId, createdAt }: Data<"message_accepted">) => {
    const thread = cache.thread(conversationId);
    const here = thread?.messages.some((message) => message.messageId === messageId);
    // This tab doesn't have the message's text.
    if (thread && !here) cache.refreshThread(conversationId);
    if (!cache.touch(conversationId, { at: createdAt, added: here ? 0 : 1, archived: false })) cache.refreshList();
  };

  const replyFinished = (data: Data<"message_response">): ThreadData | undefined => {
    const conversationId = conversationOf(data);
    if (conversationId === undefined) return undefined;
    const title = data.metadata?.title;
    if (title !== undefined) cache.rename(conversationId, title);
    if (data.metadata?.settled) cache.settle(conversationId, data.metadata.settled);
    const messages = cache.thread(conversationId)?.messages ?? [];
    const reply = storedReply(data, messages);
    // Another version is shown, or one of which this tab knows too little.
    const isOther = messages.some(
      ({ id, replyTo }) => replyTo !== undefined && replyTo === reply?.replyTo && id !== reply.id,
    );
    if (!reply || isOther || data.metadata?.truncated) {
      cache.refreshThread(conversationId);
      // It counts in the list, too.
      if (!cache.refreshItem(conversationId)) cache.refreshList();
      return undefined;
    }
    const thread = cache.addReply(conversationId, reply);
    if (!cache.touch(conversationId, { at: reply.createdAt, added: 1, title })) cache.refreshList();
    return thread;
  };

  const conversationChanged = ({ conversationId, change, title }: Data<"conversation_changed">) => {
    if (change === "renamed" && title !== undefined) cache.rename(conversationId, title);
    if (change === "deleted") cache.remove(conversationId);
    if (change === "messages") {
      cache.refreshThread(conversationId);
      // Another branch has another count.
      cache.refreshItem(conversationId);
    }
  };

  return {
    /** A message of this tab has reached the server. */
    delivered(entry: OutboxEntry, receipt: Receipt): ThreadData | undefined {
      const { conversationId, stored, reply } = receipt;
      const title = receipt.title ?? titleOfEntry(entry);
      const message = storedMessage(entry, receipt);
      const shown = cache.thread(conversationId);
      // It has gone to the branch that it was written in, which is now shown instead, unless it was sent aside.
      const { answers, follows } = entry;
      const isElsewhere =
        shown !== undefined && [answers, follows].some((above) => above !== undefined && !holdsMessage(shown, above));
      const known =
        !(isElsewhere && entry.aside) &&
        cache.addUserMessage(
          conversationId,
          message,
          isUnsettled(entry.conversationId) ? { title } : undefined,
          entry.edits,
        );
      // Only the server knows the versions and the files of an edited message, and whether it took the settings.
      if (!known || !stored || isElsewhere || entry.edits !== undefined || entry.settings)
        cache.refreshThread(conversationId);
      // Only events tell what became by a reply of what earlier ones offered.
      if (reply && shown && offersAnything(shown)) cache.refreshThread(conversationId);
      const thread = reply && cache.addReply(conversationId, reply);
      const messageCount = reply ? 2 : 1;
      if (!cache.touch(conversationId, { at: message.createdAt, added: messageCount, archived: false }))
        cache.begin({ id: conversationId, title, lastMessageAt: message.createdAt, messageCount });
      // Without the server's times, or in another branch, the list is only a guess.
      if (!stored || isElsewhere || entry.edits !== undefined) cache.refreshItem(conversationId);
      return thread;
    },
    /** A server event. Not for accepted messages of this tab: those are `delivered`. */
    received(event: RealtimeEvent): ThreadData | undefined {
      switch (event.name) {
        case "message_accepted":
          messageAccepted(event.data);
          return undefined;
        case "message_response":
          return actionOf(event) && replyFinished(event.data);
        case "error": {
          const conversationId = conversationOf(event.data);
          if (conversationId === undefined) return undefined;
          cache.refreshThread(conversationId);
          // A reply that failed may count.
          cache.refreshItem(conversationId);
          return undefined;
        }
        case "conversation_changed":
          conversationChanged(event.data);
          return undefined;
        case "conversations_organized": {
          const { conversationIds, ...change } = event.data;
          if (!cache.organize(conversationIds, change)) cache.refreshList();
          return undefined;
        }
        case "conversation_list_changed":
          if (event.data.change !== "restored") cache.refreshList();
          else cache.refreshAll();
          return undefined;
        case "message_chunk":
        case "graph-event-router":
        case "graph-event-calendar":
        case "graph-event-weather":
        case "graph-event-general":
          return undefined;
      }
    },
  };
}

/** The user message as stored on the server, with the client's id until the server's is known. */
function storedMessage(entry: OutboxEntry, receipt: Receipt): KnownMessage {
  const id = receipt.stored?.id ?? receipt.reply?.replyTo;
  return {
    id: id ?? entry.messageId,
    ...(id === undefined ? { isUnnamed: true } : {}),
    role: "user",
    createdAt: receipt.stored?.createdAt ?? new Date(entry.createdAt).toISOString(),
    content: [{ type: "text", text: entry.content }, ...filesOf(entry).map(partOf)],
    status: "complete",
    messageId: entry.messageId,
  };
}

/** The finished reply as stored on the server. Undefined if the event and the thread don't have enough data. */
function storedReply(data: Data<"message_response">, messages: readonly ServerMessage[]): ServerMessage | undefined {
  const { metadata, message, status } = data;
  const asked = messages.find((other) => other.messageId !== undefined && other.messageId === metadata?.messageId);
  if (!metadata || !asked) return undefined;
  return {
    id: metadata.replyId,
    role: "assistant",
    createdAt: metadata.createdAt,
    content: [{ type: "text", text: message }],
    status: status === "stopped" ? "stopped" : "complete",
    replyTo: asked.id,
    parentId: asked.id,
    ...(metadata.versions ? { versions: metadata.versions } : {}),
    ...(metadata.cards ? { cards: metadata.cards } : {}),
    ...(metadata.steps ? { steps: metadata.steps } : {}),
    ...(metadata.reasoning ? { reasoning: metadata.reasoning } : {}),
  };
}
