import { Component, type ContextType, type ReactNode, useEffect } from "react";
import { LeavingViews, LeavingViewsContext, type ShownView } from "./leaving-views.ts";

interface Props {
  readonly children: ReactNode;
  /**
   * What the region belongs to, e.g. the current page. A new value starts over, which clears the previous place's failure. Default: the region
   * stays the same for as long as it's mounted.
   */
  readonly place?: string | undefined;
  /** Shown instead of a region that keeps failing. `again` remounts it. */
  fallback(error: unknown, again: () => void): ReactNode;
  /** Called for every error, including those the region recovered from. `left` are the features' views below it that were just unmounted. */
  caught(error: unknown, left: readonly ShownView[]): void;
  /** Called when the fallback is shown. */
  gaveUp?(error: unknown): void;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
  /** It was remounted at this place. */
  readonly recovered: boolean;
  readonly place: string | undefined;
}

/**
 * Contains whatever is thrown below it: in render, in an effect, or in the cleanup of a part that has just unmounted. An error from an unmounted
 * part says nothing about what shows now, and React can't tell the two apart, so the region is remounted once before it shows the error.
 */
export class RegionBoundary extends Component<Props, State> {
  static override contextType = LeavingViewsContext;
  declare context: ContextType<typeof LeavingViewsContext>;
  override state: State = { failed: null, recovered: false, place: this.props.place };
  readonly #leaving = new LeavingViews(() => this.context);

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  // A place that's visited again starts over like a new one. Its failure stays until it has recovered: React calls this while it handles an error, too.
  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, recovered: false };
  }

  override componentDidCatch(error: unknown) {
    this.props.caught(error, this.#leaving.all);
    if (this.state.recovered) this.props.gaveUp?.(error);
  }

  readonly #recover = () => this.setState({ failed: null, recovered: true });
  readonly #again = () => this.setState({ failed: null, recovered: false });

  #instead(error: unknown) {
    return this.state.recovered ? this.props.fallback(error, this.#again) : <Recovery onReady={this.#recover} />;
  }

  override render() {
    const { failed } = this.state;
    return (
      <LeavingViewsContext value={this.#leaving}>
        {failed ? this.#instead(failed.error) : this.props.children}
      </LeavingViewsContext>
    );
  }
}

/** Fills the region until the cleanups of everything in it have run: what they throw belongs to the same failure. */
function Recovery({ onReady }: { onReady(): void }) {
  useEffect(onReady, [onReady]);
  return null;
}
