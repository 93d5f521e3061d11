import { Component, type ReactNode, useEffect } from "react";

interface Props {
  readonly children: ReactNode;
  /**
   * What the region belongs to, e.g. the current page. A new value starts over, which clears the previous place's failure. Default: the region
   * stays the same for as long as it's mounted.
   */
  readonly place?: string | undefined;
  /** Shown instead of a region that keeps failing. `again` remounts it. */
  fallback(error: unknown, again: () => void): ReactNode;
  /** Called for every error, including those the region recovered from. */
  caught(error: unknown): void;
  /** Called when the fallback is shown. */
  gaveUp?(): void;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
  /** The place at which it was remounted. */
  readonly recovered: { readonly place: string | undefined } | null;
}

const FRESH: State = { failed: null, recovered: null };

/**
 * Contains whatever is thrown below it: in render, in an effect, or in the cleanup of a part that has just unmounted. An error from an unmounted
 * part says nothing about what shows now, and React can't tell the two apart, so the region is remounted once before it shows the error.
 */
export class RegionBoundary extends Component<Props, State> {
  override state: State = FRESH;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.caught(error);
    if (this.#hasRecovered()) this.props.gaveUp?.();
  }

  #hasRecovered() {
    const { recovered } = this.state;
    return recovered !== null && recovered.place === this.props.place;
  }
  readonly #recover = () => this.setState((_, { place }) => ({ failed: null, recovered: { place } }));
  readonly #again = () => this.setState(FRESH);

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return this.#hasRecovered() ? this.props.fallback(failed.error, this.#again) : <Recovery onReady={this.#recover} />;
  }
}

/** Fills the region until the cleanups of everything in it have run: what they throw belongs to the same failure. */
function Recovery({ onReady }: { onReady(): void }) {
  useEffect(onReady, [onReady]);
  return null;
}
