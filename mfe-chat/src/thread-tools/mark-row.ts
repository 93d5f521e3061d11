import type { ThreadReach } from "../thread-rows/thread-reach.ts";

/** How long a message that was jumped to is marked. Milliseconds. */
const MARK_MS = 1500;

/** Marks a message for a moment once it's drawn, without moving the focus to it. */
export function markRow(virtualizer: ThreadReach["virtualizer"], rowKey: string): void {
  // The row may only be drawn after the jump.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const message = virtualizer.elementsCache.get(rowKey)?.querySelector<HTMLElement>(".message");
      if (!message) return;
      message.dataset["found"] = "true";
      setTimeout(() => delete message.dataset["found"], MARK_MS);
    }),
  );
}
