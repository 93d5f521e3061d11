import type { RealtimeEvent, ServerMessage } from "@atrium/shared-contracts/wire";
import type { ConversationCache } from "../conversation/conversation-cache.ts";
import { actionOf, conversationOf } from "../live/event-actions.ts";
import type { LiveStore } from "../live/live-store.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { ThreadDesk } from "./thread-desk.ts";

interface DeskPorts {
  readonly cache: ConversationCache;
  readonly live: LiveStore;
  readonly threads: ThreadDesk;
  readonly outbox: Outbox;
}

type Event<Name extends RealtimeEvent["name"]> = Extract<RealtimeEvent, { readonly name: Name }>["data"];

/** Applies each server event to the replies in progress and the cached server data. */
export function createEventDesk({ cache, live, threads, outbox }: DeskPorts) {
  const onAccepted = (data: Event<"message_accepted">) => {
    threads.noteAccepted(data.messageId);
    // The delivery desk handles messages sent by this tab.
    if (outbox.holds(data.messageId)) return void outbox.confirm(data.messageId, data.conversationId);
    const thread = cache.thread(data.conversationId);
    const here = thread?.messages.some((message) => message.messageId === data.messageId);
    // Another tab sent it, so this one doesn't have the message's text.
    if (thread && !here) cache.refreshThread(data.conversationId);
    if (!cache.touch(data.conversationId, { at: data.createdAt, added: here ? 0 : 1 })) cache.refreshList();
  };

  const onResponse = (data: Event<"message_response">) => {
    const conversationId = conversationOf(data);
    if (conversationId === undefined) return;
    const messages = cache.thread(conversationId)?.messages ?? [];
    const reply = asReply(data, messages);
    if (!reply || data.metadata?.truncated) return cache.refreshThread(conversationId);
    const thread = cache.addReply(conversationId, reply);
    if (thread) threads.noteAnswered(thread);
    const title = data.metadata?.title;
    if (title !== undefined) cache.rename(conversationId, title);
    if (!cache.touch(conversationId, { at: reply.createdAt, added: 1, title })) cache.refreshList();
  };

  return {
    take(event: RealtimeEvent) {
      const action = actionOf(event);
      if (action) live.dispatch(action);
      if (event.name === "message_accepted") onAccepted(event.data);
      else if (event.name === "message_response" && action) onResponse(event.data);
      else if (event.name === "error") {
        const conversationId = conversationOf(event.data);
        if (conversationId !== undefined) cache.refreshThread(conversationId);
      } else if (event.name === "conversation_changed") {
        const { conversationId, change, title } = event.data;
        if (change === "renamed" && title !== undefined) cache.rename(conversationId, title);
        if (change === "deleted") {
          cache.remove(conversationId);
          void outbox.discardConversation(conversationId);
        }
      }
    },
  };
}

/** The finished reply as stored on the server. Undefined if the event and the thread don't have enough data. */
function asReply(data: Event<"message_response">, messages: readonly ServerMessage[]): ServerMessage | undefined {
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
    ...(metadata.cards ? { cards: metadata.cards } : {}),
  };
}
