import type { ShellApi } from "@atrium/shared-contracts/contract";
import { TurnResponse, type TurnSnapshot } from "@atrium/shared-contracts/wire";

/** Stops a reply, or has it written again. Resolves to the turn as it is then. */
export async function controlTurn(shell: ShellApi, turnId: string, verb: "stop" | "retry"): Promise<TurnSnapshot> {
  const { turn } = await shell.http.request("POST", `/chat/turns/${encodeURIComponent(turnId)}/${verb}`, {
    schema: TurnResponse,
    repeatable: true,
  });
  return turn;
}
