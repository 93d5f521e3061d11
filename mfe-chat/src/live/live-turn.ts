import type { BegunStep, MessageCard, TurnSnapshot } from "@atrium/shared-contracts/wire/chat";
import type { GraphNode, TurnAction } from "./live-action.ts";
import { NO_TEXT, type TurnText, addChunk, addSnapshot, addText, finish } from "./turn-text.ts";

/** State of a reply, in the specification's terms. Null if nothing is in progress. */
export type StreamingMode = null | "waiting" | "typing" | "streaming" | "complete";

/** A reply in progress, or one that just ended and isn't in the thread yet. */
export interface LiveTurn {
  /** The client's id of the user message it replies to. */
  readonly messageId: string;
  readonly conversationId: string;
  /** Null until the server has accepted the message. */
  readonly turnId: string | null;
  /** When the server accepted the message, on the page's clock. 0 if this page wasn't told. */
  readonly acceptedAt: number;
  readonly mode: StreamingMode;
  readonly text: TurnText;
  readonly node: GraphNode | null;
  /** What's being done for it. Null once that's over. */
  readonly step: BegunStep | null;
  /** The server's error message. */
  readonly error: string | null;
  /** The server's error code. */
  readonly failure: string | null;
  readonly stopped: boolean;
  readonly cards: readonly MessageCard[];
}

export function beginTurn(messageId: string, conversationId: string): LiveTurn {
  return {
    messageId,
    conversationId,
    turnId: null,
    acceptedAt: 0,
    mode: "waiting",
    text: NO_TEXT,
    node: null,
    step: null,
    error: null,
    failure: null,
    stopped: false,
    cards: [],
  };
}

/** True while more of the reply may come. */
export const isRunning = (turn: LiveTurn) => turn.mode !== null && turn.mode !== "complete";

/** One reply after what happened to it. The same object if that changes nothing. */
export function turnReducer(turn: LiveTurn, action: TurnAction): LiveTurn {
  switch (action.type) {
    case "accepted":
      return {
        ...turn,
        conversationId: action.conversationId,
        turnId: action.turnId,
        acceptedAt: action.at ?? turn.acceptedAt,
      };
    case "typing-delay-passed":
      return turn.mode === "waiting" ? { ...turn, mode: "typing" } : turn;
    case "progressed":
      return isRunning(turn) ? { ...turn, node: action.finished ? null : action.node } : turn;
    case "begun":
      if (!isRunning(turn) || (action.attempt ?? Infinity) < turn.text.attempt) return turn;
      return { ...turn, step: stepIn(turn.text, action.step) };
    case "chunk": {
      const { chunk } = action;
      if (!isRunning(turn)) return turn;
      return withText(turn, "seq" in chunk ? addChunk(turn.text, chunk) : addText(turn.text, chunk.content));
    }
    case "snapshot":
      return takeSnapshot(turn, action.snapshot);
    case "completed":
      return {
        ...turn,
        text: finish(turn.text, action.text, action.cut),
        mode: "complete",
        node: null,
        step: null,
        error: null,
        failure: null,
        stopped: action.stopped,
        cards: action.cards,
      };
    case "failed":
      if (turn.mode === "complete" || (action.attempt ?? Infinity) < turn.text.attempt) return turn;
      return fail(turn, action.error, action.code ?? null);
  }
}

/** The step, unless there's text that came after it. */
const stepIn = ({ text }: TurnText, step: BegunStep | null) => (step && text.length > step.offset ? null : step);

/** Applies new text. The first text ends the waiting state. */
function withText(turn: LiveTurn, text: TurnText): LiveTurn {
  if (text === turn.text) return turn;
  return {
    ...turn,
    text,
    step: stepIn(text, turn.step),
    mode: text.shown !== "" && isRunning(turn) ? "streaming" : turn.mode,
  };
}

/** Marks the turn as failed. Keeps the text so far and sets the mode to null. */
const fail = (turn: LiveTurn, error: string, failure: string | null): LiveTurn => ({
  ...turn,
  mode: null,
  node: null,
  step: null,
  error,
  failure,
});

function takeSnapshot(turn: LiveTurn, snapshot: TurnSnapshot): LiveTurn {
  const named = turn.turnId === snapshot.turnId ? turn : { ...turn, turnId: snapshot.turnId };
  switch (snapshot.state) {
    case "queued":
    case "running":
      return isRunning(named) ? withText(named, addSnapshot(named.text, snapshot)) : named;
    case "failed":
      return named.mode === "complete"
        ? named
        : fail(
            withText(named, addSnapshot(named.text, snapshot)),
            snapshot.error ?? "",
            snapshot.failure?.code ?? null,
          );
    case "cancelled":
    case "done":
      // The thread that came with this snapshot has the reply.
      return named;
  }
}
