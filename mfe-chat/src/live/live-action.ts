import type { BegunStep, MessageCard, TurnSnapshot } from "@atrium/shared-contracts/wire/chat";
import type { LiveTurn } from "./live-turn.ts";
import type { Chunk } from "./turn-text.ts";

/** The active node of the assistant's graph. */
export type GraphNode = "router" | "calendar" | "weather" | "general";

/** The message an event is for. If the server doesn't say, it's the one currently being replied to in the conversation. */
export interface Address {
  readonly messageId: string | undefined;
  readonly conversationId: string | undefined;
  readonly turnId?: string | undefined;
}

/** What happens to one reply. */
export type TurnAction =
  | { readonly type: "typing-delay-passed"; readonly messageId: string }
  | {
      readonly type: "accepted";
      readonly messageId: string;
      readonly conversationId: string;
      readonly turnId: string;
      /** When, on the clock of `requestedAt`. Defaults to before everything. */
      readonly at?: number;
    }
  | { readonly type: "progressed"; readonly to: Address; readonly node: GraphNode; readonly finished: boolean }
  | { readonly type: "begun"; readonly to: Address; readonly step: BegunStep; readonly attempt?: number | undefined }
  | { readonly type: "chunk"; readonly to: Address; readonly chunk: Chunk | { readonly content: string } }
  | { readonly type: "snapshot"; readonly snapshot: TurnSnapshot }
  | {
      readonly type: "completed";
      readonly to: Address;
      readonly text: string;
      readonly cut: boolean;
      readonly stopped: boolean;
      readonly cards: readonly MessageCard[];
    }
  | {
      readonly type: "failed";
      readonly to: Address;
      readonly error: string;
      readonly code?: string | undefined;
      readonly attempt?: number | undefined;
    };

/** What happens to the replies in progress. */
export type LiveAction =
  | TurnAction
  | { readonly type: "sent"; readonly messageId: string; readonly conversationId: string }
  | { readonly type: "send-failed"; readonly messageId: string }
  | {
      readonly type: "thread-loaded";
      readonly conversationId: string;
      /** Messages whose reply is in the thread. */
      readonly answered: readonly string[];
      /** The conversation's turn on the server. */
      readonly turn: TurnSnapshot | undefined;
      /** When the thread was requested. It says nothing about messages that were accepted later. */
      readonly requestedAt: number;
    }
  | { readonly type: "answered"; readonly messageIds: readonly string[] }
  /** A turn runs again: its reply is written anew, beside the earlier one or from where that ended. */
  | { readonly type: "rerun"; readonly turn: LiveTurn }
  | { readonly type: "conversation-deleted"; readonly conversationId: string };
