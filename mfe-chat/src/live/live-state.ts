import type { MessageCard, TurnSnapshot } from "@atrium/shared-contracts/wire";
import { type Chunk, addChunk, addText } from "../turn/turn-assembly.ts";
import {
  type GraphNode,
  type LiveTurn,
  beginTurn,
  complete,
  fail,
  isRunning,
  takeSnapshot,
  withAssembly,
} from "./live-turn.ts";

/** Replies in progress, by the client's id of the message they reply to. */
export interface LiveState {
  readonly turns: ReadonlyMap<string, LiveTurn>;
  /** Messages whose reply is in the thread. Later events for them are ignored. */
  readonly answered: ReadonlySet<string>;
}

export const NO_TURNS: LiveState = { turns: new Map(), answered: new Set() };

/** The message an event is for. If the server doesn't say, it's the one currently being replied to in the conversation. */
export interface Address {
  readonly messageId: string | undefined;
  readonly conversationId: string | undefined;
  readonly turnId?: string | undefined;
}

export type LiveAction =
  | { readonly type: "sent"; readonly messageId: string; readonly conversationId: string }
  | { readonly type: "typing-delay-passed"; readonly messageId: string }
  | { readonly type: "send-failed"; readonly messageId: string }
  | { readonly type: "accepted"; readonly messageId: string; readonly conversationId: string; readonly turnId: string }
  | { readonly type: "progressed"; readonly to: Address; readonly node: GraphNode; readonly finished: boolean }
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
    }
  | { readonly type: "answered"; readonly messageIds: readonly string[] }
  | { readonly type: "retried"; readonly messageId: string; readonly conversationId: string; readonly turnId: string }
  | { readonly type: "conversation-deleted"; readonly conversationId: string };

export function liveReducer(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case "sent":
      return put(state, beginTurn(action.messageId, action.conversationId));
    case "typing-delay-passed":
      return update(state, action.messageId, (turn) => (turn.mode === "waiting" ? { ...turn, mode: "typing" } : turn));
    case "send-failed":
      return update(state, action.messageId, (turn) => (turn.turnId === null ? undefined : turn));
    case "accepted": {
      const { messageId, conversationId, turnId } = action;
      if (state.answered.has(messageId)) return state;
      const turn = state.turns.get(messageId) ?? beginTurn(messageId, conversationId);
      return put(state, { ...turn, conversationId, turnId });
    }
    case "progressed":
      return at(state, action.to, (turn) =>
        isRunning(turn) ? { ...turn, node: action.finished ? null : action.node } : turn,
      );
    case "chunk": {
      const { chunk } = action;
      return at(state, action.to, (turn) =>
        isRunning(turn)
          ? withAssembly(turn, "seq" in chunk ? addChunk(turn.assembly, chunk) : addText(turn.assembly, chunk.content))
          : turn,
      );
    }
    case "snapshot": {
      const { messageId, conversationId, turnId, state: standing } = action.snapshot;
      if (standing === "done" || standing === "cancelled") return state;
      return at(state, { messageId, conversationId, turnId }, (turn) => takeSnapshot(turn, action.snapshot));
    }
    case "completed":
      return at(state, action.to, (turn) => complete(turn, action));
    case "failed":
      return at(state, action.to, (turn) =>
        turn.mode === "complete" || (action.attempt ?? Infinity) < turn.assembly.attempt
          ? turn
          : fail(turn, action.error, action.code ?? null),
      );
    case "answered":
      return markAnswered(state, action.messageIds);
    case "retried": {
      const answered = new Set(state.answered);
      answered.delete(action.messageId);
      const turn = { ...beginTurn(action.messageId, action.conversationId), turnId: action.turnId };
      return put({ ...state, answered }, turn);
    }
    case "conversation-deleted": {
      const turns = new Map([...state.turns].filter(([, turn]) => turn.conversationId !== action.conversationId));
      return turns.size === state.turns.size ? state : { ...state, turns };
    }
  }
}

/** A conversation's active turn: the one that's streaming, or else the oldest running one, since replies come in order. */
export function runningTurn(state: LiveState, conversationId: string | undefined): LiveTurn | undefined {
  const running = [...state.turns.values()].filter((turn) => turn.conversationId === conversationId && isRunning(turn));
  return running.find((turn) => turn.mode === "streaming") ?? running[0];
}

function put(state: LiveState, turn: LiveTurn): LiveState {
  return { ...state, turns: new Map(state.turns).set(turn.messageId, turn) };
}

function update(state: LiveState, messageId: string, change: (turn: LiveTurn) => LiveTurn | undefined): LiveState {
  const turn = state.turns.get(messageId);
  const next = turn && change(turn);
  if (next === turn) return state;
  if (next) return put(state, next);
  const turns = new Map(state.turns);
  turns.delete(messageId);
  return { ...state, turns };
}

/** Changes the addressed turn. Creates it if another tab started it. */
function at(state: LiveState, to: Address, change: (turn: LiveTurn) => LiveTurn): LiveState {
  const messageId = to.messageId ?? runningTurn(state, to.conversationId)?.messageId;
  if (messageId === undefined || state.answered.has(messageId)) return state;
  const known = state.turns.get(messageId);
  if (!known && to.conversationId === undefined) return state;
  const turn = known ?? beginTurn(messageId, to.conversationId ?? "");
  const named = turn.turnId === null && to.turnId !== undefined ? { ...turn, turnId: to.turnId } : turn;
  const next = change(named);
  return next === known ? state : put(state, next);
}

function markAnswered(state: LiveState, messageIds: readonly string[]): LiveState {
  if (messageIds.every((id) => state.answered.has(id))) return state;
  const turns = new Map(state.turns);
  // Keep failed turns: the turn says why the reply failed, the stored reply doesn't.
  for (const id of messageIds) if (!turns.get(id)?.error) turns.delete(id);
  return { turns, answered: new Set([...state.answered, ...messageIds]) };
}
