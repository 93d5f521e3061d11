import type { SendErrorKey } from "./send-error.ts";

/** What became of the messages sent in this session, besides what the outbox says. */
export interface SendingState {
  /** Real ids of temporary conversations settled in this session, by temporary id. */
  readonly settled: ReadonlyMap<string, string>;
  /** Why messages now going over HTTP gave up on the socket, by message id. */
  readonly fallbacks: ReadonlyMap<string, SendErrorKey>;
}

export const NOTHING_SENT: SendingState = { settled: new Map(), fallbacks: new Map() };

export type SendingAction =
  | { readonly type: "fell-back"; readonly messageId: string; readonly reason: SendErrorKey }
  /** `temporaryId`: the conversation's id until now, if the message began it. */
  | {
      readonly type: "delivered";
      readonly messageId: string;
      readonly conversationId: string;
      readonly temporaryId: string | undefined;
    }
  | { readonly type: "failed"; readonly messageId: string };

/** The messages sent after what happened to one. The same object if that changes nothing. */
export function sendingReducer(state: SendingState, action: SendingAction): SendingState {
  switch (action.type) {
    case "fell-back":
      return { ...state, fallbacks: new Map(state.fallbacks).set(action.messageId, action.reason) };
    case "delivered": {
      const { messageId, conversationId, temporaryId } = action;
      const over = withoutFallback(state, messageId);
      return temporaryId === undefined
        ? over
        : { ...over, settled: new Map(state.settled).set(temporaryId, conversationId) };
    }
    case "failed":
      return withoutFallback(state, action.messageId);
  }
}

function withoutFallback(state: SendingState, messageId: string): SendingState {
  if (!state.fallbacks.has(messageId)) return state;
  const fallbacks = new Map(state.fallbacks);
  fallbacks.delete(messageId);
  return { ...state, fallbacks };
}
