import { type LiveState, runningTurn } from "./live-state.ts";
import type { StreamingMode } from "./live-turn.ts";
import { sentencesOf } from "./sentences.ts";

/**
 * The chat state of one conversation, with the specification's names. `conversations`, `currentConversation` and `isLoading` are server
 * data. They live in the query cache (`conversation/`), so there's no copy here that could go stale.
 */
export interface ChatState {
  readonly streamingMode: StreamingMode;
  readonly isWaitingForResponse: boolean;
  readonly isTyping: boolean;
  readonly isStreaming: boolean;
  readonly streamingMessage: string | null;
  readonly streamingConversationId: string | null;
  readonly isAblyConnected: boolean;
  readonly error: string | null;
  /** The unfinished sentence at the end of `streamingMessage`. */
  readonly sentenceBuffer: string;
  readonly displayedSentences: readonly string[];
}

export function chatStateOf(live: LiveState, conversationId: string | undefined, isAblyConnected: boolean): ChatState {
  const turn =
    runningTurn(live, conversationId) ??
    [...live.turns.values()].findLast((other) => other.conversationId === conversationId);
  const text = turn?.mode === "streaming" ? turn.text.shown : null;
  return {
    streamingMode: turn?.mode ?? null,
    isWaitingForResponse: turn?.mode === "waiting" || turn?.mode === "typing",
    isTyping: turn?.mode === "typing",
    isStreaming: turn?.mode === "streaming",
    streamingMessage: text,
    streamingConversationId: text === null ? null : (turn?.conversationId ?? null),
    isAblyConnected,
    error: turn?.error ?? null,
    // Split only when read, because a reply grows with every frame.
    get sentenceBuffer() {
      return sentencesOf(text ?? "").sentenceBuffer;
    },
    get displayedSentences() {
      return sentencesOf(text ?? "").displayedSentences;
    },
  };
}
