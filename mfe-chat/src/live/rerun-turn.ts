import type { TurnSnapshot } from "@atrium/shared-contracts/wire/chat";
import { type LiveTurn, beginTurn } from "./live-turn.ts";

export type Rerun = Pick<TurnSnapshot, "messageId" | "conversationId" | "turnId" | "state" | "attempt" | "partial">;

/** A turn that runs again: its reply is written anew, beside the earlier one or from where that ended. */
export function rerunOf(snapshot: Rerun, at: number): LiveTurn {
  const { messageId, conversationId, turnId, partial } = snapshot;
  const begun = beginTurn(messageId, conversationId);
  return {
    ...begun,
    turnId,
    acceptedAt: at,
    // Late chunks of an earlier run have the attempt that's over.
    text: { ...begun.text, attempt: snapshot.attempt + (snapshot.state === "queued" ? 1 : 0), shown: partial },
    mode: partial === "" ? "waiting" : "streaming",
  };
}
