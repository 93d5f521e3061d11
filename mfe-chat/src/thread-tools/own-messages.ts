import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

/** How far below the top of the viewport a message starts after a jump to it. Pixels. */
export const JUMP_LEAD = 16;
/** A message this close to where a jump puts it is the current one. Pixels. */
const NEAR_PX = 8;

export const isOwn = (row: ThreadRow | undefined) => row?.kind === "user" || row?.kind === "unsent";

/** Key of the user's message before (-1) or after (1) the one that's read. Undefined if there's none among those loaded. */
export function ownMessage({ rows, virtualizer, held }: ThreadReach, step: -1 | 1): string | undefined {
  const starts = virtualizer.measurementsCache;
  const heldIndex = held ? rows.findIndex(({ key }) => key === held.rowKey) : -1;
  // A jump near the end of the thread can't put its message at the top, so the next one goes on from the message.
  const from = (virtualizer.scrollOffset ?? 0) + JUMP_LEAD;
  const isBeyond = (index: number) =>
    isOwn(rows[heldIndex]) ? (index - heldIndex) * step > 0 : ((starts[index]?.start ?? 0) - from) * step > NEAR_PX;
  const fits = (row: ThreadRow, index: number) => isOwn(row) && isBeyond(index);
  return (step === 1 ? rows.find(fits) : rows.findLast(fits))?.key;
}
