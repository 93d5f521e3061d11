import type { MessageCard, TurnSnapshot } from "@atrium/shared-contracts/wire";
import { EMPTY_ASSEMBLY, type TurnAssembly, addSnapshot, finish } from "../turn/turn-assembly.ts";

/** State of a reply, in the specification's terms. Null if nothing is in progress. */
export type StreamingMode = null | "waiting" | "typing" | "streaming" | "complete";

/** The active node of the assistant's graph. */
export type GraphNode = "router" | "calendar" | "weather" | "general";

/** A reply in progress, or one that just ended and isn't in the thread yet. */
export interface LiveTurn {
  /** The client's id of the user message it replies to. */
  readonly messageId: string;
  readonly conversationId: string;
  /** Null until the server has accepted the message. */
  readonly turnId: string | null;
  readonly mode: StreamingMode;
  readonly assembly: TurnAssembly;
  readonly node: GraphNode | null;
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
    mode: "waiting",
    assembly: EMPTY_ASSEMBLY,
    node: null,
    error: null,
    failure: null,
    stopped: false,
    cards: [],
  };
}

/** True while more of the reply may come. */
export const isRunning = (turn: LiveTurn) => turn.mode !== null && turn.mode !== "complete";

/** Applies new text. The first text ends the waiting state. */
export function withAssembly(turn: LiveTurn, assembly: TurnAssembly): LiveTurn {
  if (assembly === turn.assembly) return turn;
  return { ...turn, assembly, mode: assembly.shown !== "" && isRunning(turn) ? "streaming" : turn.mode };
}

export function complete(
  turn: LiveTurn,
  end: {
    readonly text: string;
    readonly cut: boolean;
    readonly stopped: boolean;
    readonly cards: readonly MessageCard[];
  },
): LiveTurn {
  return {
    ...turn,
    assembly: finish(turn.assembly, end.text, end.cut),
    mode: "complete",
    node: null,
    error: null,
    failure: null,
    stopped: end.stopped,
    cards: end.cards,
  };
}

/** Marks the turn as failed. Keeps the text so far and sets the mode to null. */
export const fail = (turn: LiveTurn, error: string, failure: string | null): LiveTurn => ({
  ...turn,
  mode: null,
  node: null,
  error,
  failure,
});

export function takeSnapshot(turn: LiveTurn, snapshot: TurnSnapshot): LiveTurn {
  const named = turn.turnId === snapshot.turnId ? turn : { ...turn, turnId: snapshot.turnId };
  switch (snapshot.state) {
    case "queued":
    case "running":
      return isRunning(named) ? withAssembly(named, addSnapshot(named.assembly, snapshot)) : named;
    case "failed":
      return named.mode === "complete"
        ? named
        : fail(
            withAssembly(named, addSnapshot(named.assembly, snapshot)),
            snapshot.error ?? "",
            snapshot.failure?.code ?? null,
          );
    case "cancelled":
    case "done":
      // The thread that came with this snapshot has the reply.
      return named;
  }
}
