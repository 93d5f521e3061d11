import { createContext, useContext, useEffect } from "react";

/** A feature's view and the release it came from, as error reports name them. */
export interface ShownView {
  readonly feature: string;
  readonly version: string;
  readonly expose: string;
}

/** The views below a boundary that are being unmounted, until all of their cleanups have run. */
export class LeavingViews {
  readonly #views = new Set<ShownView>();
  readonly #around: () => LeavingViews | null;

  /** `around` is the next boundary's: what leaves below this one leaves below that one, too. */
  constructor(around: () => LeavingViews | null) {
    this.#around = around;
  }

  add(view: ShownView) {
    this.#views.add(view);
    this.#around()?.add(view);
  }

  delete(view: ShownView) {
    this.#views.delete(view);
    this.#around()?.delete(view);
  }

  get all(): readonly ShownView[] {
    return [...this.#views];
  }
}

export const LeavingViewsContext = createContext<LeavingViews | null>(null);

/** Tells the boundaries around a view when it leaves: React hands them what its cleanups throw, but not whose they were. */
export function useLeavingView(view: ShownView | undefined): void {
  const leaving = useContext(LeavingViewsContext);
  // Not a layout effect: Suspense runs the cleanups of those for content it only hides. Boundaries handle what either kind of cleanup threw after
  // both kinds have run, in the same task.
  useEffect(() => {
    if (!view || !leaving) return;
    leaving.delete(view);
    return () => {
      leaving.add(view);
      queueMicrotask(() => leaving.delete(view));
    };
  }, [view, leaving]);
}

/**
 * An error report's tags: the feature whose view was just unmounted, or `otherwise` when none was. Several that left together are all named, since
 * any of them may have thrown.
 */
export function errorTags(
  left: readonly ShownView[],
  otherwise: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const [view, ...others] = left;
  if (!view) return otherwise;
  if (others.length === 0) return { ...view, phase: "unmount" };
  return { feature: left.map(({ feature }) => feature).join(", "), phase: "unmount" };
}
