import type { ShellApi } from "@atrium/shared-contracts/contract";
import { chatCalls, type TurnSnapshot } from "@atrium/shared-contracts/wire/chat";

/** Stops a reply, or has it written again. Resolves to the turn as it is then. */
export async function controlTurn(shell: ShellApi, turnId: string, verb: "stop" | "retry"): Promise<TurnSnapshot> {
  const { turn } = await shell.http.call(chatCalls[verb], { params: { id: turnId } });
  return turn;
}
