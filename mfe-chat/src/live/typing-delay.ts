import { TYPING_INDICATOR_DELAY_MS } from "@atrium/shared-contracts/spec";
import { type Observable, map, timer } from "@atrium/shared-contracts/rx";
import type { LiveState } from "./live-state.ts";
import { whilePresent } from "./while-present.ts";

/** Emits a message's id once it has waited a second for the first sign of its reply. */
export const typingDelay = (live$: Observable<LiveState>): Observable<string> =>
  live$.pipe(
    map(waiting),
    whilePresent((messageId) => timer(TYPING_INDICATOR_DELAY_MS).pipe(map(() => messageId))),
  );

function waiting({ turns }: LiveState): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { messageId, mode } of turns.values()) if (mode === "waiting") ids.add(messageId);
  return ids;
}
