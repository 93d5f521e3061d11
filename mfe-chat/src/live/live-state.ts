import type { TurnSnapshot } from "@atrium/shared-contracts/wire/chat";
import type { Address, LiveAction, TurnAction } from "./live-action.ts";
import { type LiveTurn, beginTurn, isRunning, turnReducer } from "./live-turn.ts";

/** Replies in progress, by the client's id of the message they reply to. */
export interface LiveState {
  readonly turns: ReadonlyMap<string, LiveTurn>;
  /** Messages whose reply is in the thread. Later events for them are ignored. */
  readonly answered: ReadonlySet<string>;
}

export const NO_TURNS: LiveState = { turns: new Map(), answered: new Set() };

/** The replies in progress after what happened. The same object if that changes nothing. */
export function liveReducer(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case "sent": {
      const { messageId, conversationId } = action;
      // After a reload, a message is sent again if this device doesn't know that it arrived.
      const hasArrived = state.answered.has(messageId) || (state.turns.get(messageId)?.turnId ?? null) !== null;
      return hasArrived ? state : withTurn(state, beginTurn(messageId, conversationId));
    }
    case "send-failed":
      return state.turns.get(action.messageId)?.turnId === null ? withoutTurns(state, [action.messageId]) : state;
    case "accepted": {
      const { messageId, conversationId } = action;
      if (state.answered.has(messageId)) return state;
      const turn = state.turns.get(messageId) ?? beginTurn(messageId, conversationId);
      return withTurn(state, turnReducer(turn, action));
    }
    case "typing-delay-passed":
      return state.turns.has(action.messageId)
        ? reduceTurn(state, { messageId: action.messageId, conversationId: undefined }, action)
        : state;
    case "progressed":
    case "begun":
    case "chunk":
    case "completed":
    case "failed":
      return reduceTurn(state, action.to, action);
    case "snapshot":
      return isOver(action.snapshot) ? state : reduceTurn(state, action.snapshot, action);
    case "thread-loaded": {
      const { conversationId, answered, turn, requestedAt } = action;
      const known = markAnswered(state, answered);
      if (turn && !isOver(turn)) {
        // It's answered, but the thread has no reply: it runs again, as another tab or device has asked.
        const again =
          known.answered.has(turn.messageId) && !answered.includes(turn.messageId) && turn.state !== "failed";
        const begun = again ? withoutTurns(unanswered(known, turn.messageId), [turn.messageId]) : known;
        return liveReducer(begun, { type: "snapshot", snapshot: turn });
      }
      // Nothing is running on the server, so a turn without a reply was stopped before its first word.
      const gone = [...known.turns.values()].filter(
        (other) =>
          other.conversationId === conversationId &&
          isRunning(other) &&
          other.turnId !== null &&
          other.acceptedAt < requestedAt,
      );
      return markAnswered(
        known,
        gone.map(({ messageId }) => messageId),
      );
    }
    case "answered":
      return markAnswered(state, action.messageIds);
    case "rerun":
      return withTurn(unanswered(state, action.turn.messageId), action.turn);
    case "conversation-deleted": {
      const deleted = [...state.turns.values()].filter((turn) => turn.conversationId === action.conversationId);
      return withoutTurns(
        state,
        deleted.map(({ messageId }) => messageId),
      );
    }
  }
}

/** A conversation's active turn: the one that's streaming, or else the oldest running one, since replies come in order. */
export function runningTurn(state: LiveState, conversationId: string | undefined): LiveTurn | undefined {
  const running = [...state.turns.values()].filter((turn) => turn.conversationId === conversationId && isRunning(turn));
  return running.find((turn) => turn.mode === "streaming") ?? running[0];
}

/** True if the thread, not the turn, has the reply. */
const isOver = ({ state }: TurnSnapshot) => state === "done" || state === "cancelled";

/** Changes the addressed turn. Creates it if another tab started it. */
function reduceTurn(state: LiveState, to: Address, action: TurnAction): LiveState {
  const messageId = to.messageId ?? runningTurn(state, to.conversationId)?.messageId;
  if (messageId === undefined || state.answered.has(messageId)) return state;
  const known = state.turns.get(messageId);
  if (!known && to.conversationId === undefined) return state;
  const turn = known ?? beginTurn(messageId, to.conversationId ?? "");
  const named = turn.turnId === null && to.turnId !== undefined ? { ...turn, turnId: to.turnId } : turn;
  const next = turnReducer(named, action);
  return next === known ? state : withTurn(state, next);
}

function withTurn(state: LiveState, turn: LiveTurn): LiveState {
  return { ...state, turns: new Map(state.turns).set(turn.messageId, turn) };
}

function unanswered(state: LiveState, messageId: string): LiveState {
  const answered = new Set(state.answered);
  answered.delete(messageId);
  return { ...state, answered };
}

function withoutTurns(state: LiveState, messageIds: readonly string[]): LiveState {
  if (messageIds.length === 0) return state;
  const turns = new Map(state.turns);
  for (const id of messageIds) turns.delete(id);
  return { ...state, turns };
}

function markAnswered(state: LiveState, messageIds: readonly string[]): LiveState {
  if (messageIds.every((id) => state.answered.has(id))) return state;
  // Keep failed turns: a server that stores no failure codes has said only here why the reply failed.
  const ended = messageIds.filter((id) => !state.turns.get(id)?.error);
  return { turns: withoutTurns(state, ended).turns, answered: new Set([...state.answered, ...messageIds]) };
}
