import type { ShellApi } from "@atrium/shared-contracts/contract";
import type { QueryClient } from "@atrium/shared-ui/query";
import { type ThreadObserver, threadQuery } from "../conversation/conversation-api.ts";
import { type ThreadData, identityOf } from "../conversation/thread-data.ts";
import type { LiveStore } from "../live/live-store.ts";
import { isRunning } from "../live/live-turn.ts";

/** Keeps the replies in progress in sync with the threads from the server. */
export interface ThreadDesk {
  query(id: string): ReturnType<typeof threadQuery>;
  /** Ends the live turns whose reply is in the thread. */
  noteAnswered(thread: ThreadData): void;
  /** Call when the server accepts a message. A thread requested before this moment says nothing about its turn. */
  noteAccepted(messageId: string): void;
}

export function createThreadDesk(shell: ShellApi, client: QueryClient, live: LiveStore): ThreadDesk {
  const acceptedAt = new Map<string, number>();

  const noteAnswered = (thread: ThreadData) => live.dispatch({ type: "answered", messageIds: answeredIn(thread) });

  const observer: ThreadObserver = {
    onThread(thread, turn, askedAt) {
      noteAnswered(thread);
      if (turn) live.dispatch({ type: "snapshot", snapshot: turn });
      if (turn && turn.state !== "done" && turn.state !== "cancelled") return;
      // Nothing is running on the server, so a turn without a reply was stopped before its first word.
      const gone = [...live.state.turns.values()].filter(
        (other) =>
          other.conversationId === thread.id &&
          isRunning(other) &&
          other.turnId !== null &&
          (acceptedAt.get(other.messageId) ?? 0) < askedAt,
      );
      live.dispatch({ type: "answered", messageIds: gone.map((other) => other.messageId) });
    },
  };

  return {
    query: (id) => threadQuery(shell.http, client, observer, id),
    noteAnswered,
    noteAccepted: (messageId) => void acceptedAt.set(messageId, performance.now()),
  };
}

/** The client's ids of the user messages in a thread that have a reply in it. */
export function answeredIn(thread: ThreadData): string[] {
  const replied = new Set(thread.messages.map((message) => message.replyTo));
  return thread.messages
    .filter((message) => message.role === "user" && replied.has(message.id))
    .map((message) => identityOf(message));
}
