import { type LiveState, runningTurn } from "./live-state.ts";
import type { StreamingMode } from "./live-turn.ts";
import { sentencesOf } from "./sentences.ts";

/**
 * The chat state of one conversation, in the specification's names. `conversations`, `currentConversation` and `isLoading` are server
 * data: they live in the query cache (`conversation/`), so that no copy of them can go stale here.
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
  /** The unfinished rest of `streamingMessage`. */
  readonly sentenceBuffer: string;
  readonly displayedSentences: readonly string[];
}

export function chatStateOf(live: LiveState, conversationId: string | undefined, isAblyConnected: boolean): ChatState {
  const turn =
    runningTurn(live, conversationId) ??
    [...live.turns.values()].findLast((other) => other.conversationId === conversationId);
  const text = turn?.mode === "streaming" ? turn.assembly.shown : null;
  return {
    streamingMode: turn?.mode ?? null,
    isWaitingForResponse: turn?.mode === "waiting" || turn?.mode === "typing",
    isTyping: turn?.mode === "typing",
    isStreaming: turn?.mode === "streaming",
    streamingMessage: text,
    streamingConversationId: text === null ? null : (turn?.conversationId ?? null),
    isAblyConnected,
    error: turn?.error ?? null,
    // Split only when asked: a reply grows with every frame.
    get sentenceBuffer() {
      return sentencesOf(text ?? "").sentenceBuffer;
    },
    get displayedSentences() {
      return sentencesOf(text ?? "").displayedSentences;
    },
  };
}
