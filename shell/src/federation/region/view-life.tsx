import { useEffect, useState } from "react";
import type { LifePhase } from "../loading/feature-load-error.ts";

/** How far a view that shows has got. */
export class ViewLife {
  #settled = false;

  begin() {
    this.#settled = false;
  }

  settle() {
    this.#settled = true;
  }

  /** What it throws now, it throws in this phase. It's mounted once it got through its first effects. */
  get phase(): Exclude<LifePhase, "unmount"> {
    return this.#settled ? "update" : "mount";
  }
}

/** Before a view, notes how far the view gets. Starts over when it's remounted, even if the view then throws in its first render. */
export function Settled({ life }: { readonly life: ViewLife }) {
  useState(() => life.begin());
  useEffect(() => {
    let mounted = true;
    // The view's own first effects may have thrown just now. If so, it's unmounted before this.
    queueMicrotask(() => {
      if (mounted) life.settle();
    });
    return () => void (mounted = false);
  }, [life]);
  return null;
}
