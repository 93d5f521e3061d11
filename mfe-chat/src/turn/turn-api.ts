import type { ShellApi } from "@atrium/shared-contracts/contract";
import { chatCalls, type TurnSnapshot } from "@atrium/shared-contracts/wire/chat";

/** Has a reply written again. */
export type Rerun =
  | { readonly verb: "retry"; readonly turnId: string }
  /** `newest` is the newest reply that's known. */
  | { readonly verb: "regenerate"; readonly turnId: string; readonly newest: string }
  /** `length` is that of the reply's text. */
  | { readonly verb: "continue"; readonly turnId: string; readonly reply: string; readonly length: number };

/** What a person does about a turn. */
export type TurnControl = Rerun | { readonly verb: "stop"; readonly turnId: string };

/** Resolves to the turn as it is then. */
export async function stopTurn({ http }: ShellApi, turnId: string): Promise<TurnSnapshot> {
  return (await http.call(chatCalls.stop, { params: { id: turnId } })).turn;
}
