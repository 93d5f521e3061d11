import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import { type Part, type Seek, passageAt, passagesIn } from "./passages.ts";
import { scrollSideways, unhide } from "./unhide.ts";

/** How far from the edges of the view a passage must be. At the top, the bar covers what's below it. Pixels. */
const EDGES = { top: 112, bottom: 24 };
/** A passage that's scrolled to is this far down the view, as a fraction of its height. */
const PLACE = 1 / 3;
/** How long to wait for a row that's scrolled to to be drawn. Frames. */
const PATIENCE = 30;

/** Scrolls to a passage of a row, unless it's in view already. Returns a function that stops waiting for the row to be drawn. */
export function reachPassage(
  { virtualizer, hold }: Pick<ThreadReach, "virtualizer" | "hold">,
  key: string,
  seek: Seek,
  part: Part,
): (() => void) | undefined {
  const view = virtualizer.scrollElement;
  if (!view) return undefined;
  const height = view.clientHeight;
  const place = Math.max(EDGES.top, height * PLACE);
  const drawn = passageOf(virtualizer.elementsCache.get(key), seek, part);
  if (drawn) {
    const top = drawn.top - view.getBoundingClientRect().top;
    if (top >= EDGES.top && top + drawn.height <= height - EDGES.bottom) return undefined;
    hold({ rowKey: key, lead: place - drawn.below });
    return undefined;
  }
  hold({ rowKey: key, lead: place });
  // A passage far down a long message is out of view even then.
  let frame = 0;
  let handle = requestAnimationFrame(function look() {
    const passage = passageOf(virtualizer.elementsCache.get(key), seek, part);
    if (passage) {
      if (place + passage.below + passage.height > height - EDGES.bottom)
        hold({ rowKey: key, lead: place - passage.below });
      return;
    }
    frame += 1;
    if (frame < PATIENCE) handle = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(handle);
}

/**
 * Reaches a passage of a row, and again as the row grows: what's in it may unfold, and a picture or a diagram above the passage may only be drawn now.
 * Returns a function that ends it.
 */
export function reachAsItGrows(row: Element | undefined, reach: () => (() => void) | undefined): () => void {
  let stop = reach();
  const observer =
    row && typeof ResizeObserver === "function"
      ? new ResizeObserver(() => {
          const again = reach();
          if (!again) return;
          stop?.();
          stop = again;
        })
      : undefined;
  if (row) observer?.observe(row);
  return () => {
    stop?.();
    observer?.disconnect();
  };
}

interface Passage {
  readonly top: number;
  readonly height: number;
  /** How far below its row's top it is. */
  readonly below: number;
}

/**
 * A passage of a row, once it's drawn and nothing hides any of its passages. Without one, the row's first line stands for it.
 */
function passageOf(row: Element | undefined, seek: Seek, part: Part): Passage | undefined {
  if (!row?.isConnected) return undefined;
  const passages = passagesIn(row, seek);
  if (unhide(passages)) return undefined;
  const { top: rowTop } = row.getBoundingClientRect();
  const passage = passageAt(passages, part);
  if (passage) scrollSideways(row, passage);
  const { top, height } = passage?.getBoundingClientRect() ?? { top: rowTop, height: 0 };
  return { top, height, below: top - rowTop };
}
