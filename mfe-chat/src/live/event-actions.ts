import type { RealtimeEvent } from "@atrium/shared-contracts/wire/chat";
import type { Address, GraphNode, LiveAction } from "./live-action.ts";

/** Shown when a server reports a failure without a message. */
export const UNKNOWN_STREAMING_ERROR = "Unknown streaming error";

const FINISHED = new Set(["completed", "success", "stopped"]);

/** An event's conversation id. Servers use either spelling of the field. */
export function conversationOf(data: {
  readonly conversationId?: string | undefined;
  readonly conversation_id?: string | undefined;
}): string | undefined {
  return data.conversationId ?? data.conversation_id;
}

/** What a server event means for the replies in progress. Undefined if nothing. */
export function actionOf(event: RealtimeEvent): LiveAction | undefined {
  switch (event.name) {
    case "message_accepted":
      return { type: "accepted", ...event.data };
    case "message_chunk": {
      const { metadata, content, chunk, text } = event.data;
      const piece = content ?? chunk ?? text ?? "";
      return {
        type: "chunk",
        to: address(event.data),
        chunk: metadata ? { ...metadata, content: piece } : { content: piece },
      };
    }
    case "message_response": {
      const { message, status, metadata } = event.data;
      if (!FINISHED.has(status)) return undefined;
      return {
        type: "completed",
        to: address(event.data),
        text: message,
        cut: metadata?.truncated ?? false,
        stopped: status === "stopped",
        cards: metadata?.cards ?? [],
      };
    }
    case "error": {
      const { error, metadata } = event.data;
      return {
        type: "failed",
        to: address(event.data),
        error: error || UNKNOWN_STREAMING_ERROR,
        code: metadata?.code,
        attempt: metadata?.attempt,
      };
    }
    case "graph-event-router":
    case "graph-event-calendar":
    case "graph-event-weather":
    case "graph-event-general": {
      const { step, attempt } = event.data.metadata ?? {};
      if (step) return { type: "begun", to: address(event.data), step, attempt };
      return {
        type: "progressed",
        to: address(event.data),
        node: event.name.slice("graph-event-".length) as GraphNode,
        finished: event.data.complete === true || event.data.status === "completed",
      };
    }
    case "conversation_changed":
      return event.data.change === "deleted"
        ? { type: "conversation-deleted", conversationId: event.data.conversationId }
        : undefined;
    case "conversations_organized":
    case "conversation_list_changed":
      return undefined;
  }
}

function address(data: {
  readonly conversationId?: string | undefined;
  readonly conversation_id?: string | undefined;
  readonly metadata?: { readonly messageId?: string | undefined; readonly turnId?: string | undefined } | undefined;
}): Address {
  return { messageId: data.metadata?.messageId, conversationId: conversationOf(data), turnId: data.metadata?.turnId };
}
