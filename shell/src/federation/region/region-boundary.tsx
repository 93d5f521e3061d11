import { Component, type ReactNode, useEffect } from "react";

interface Props {
  readonly children: ReactNode;
  /**
   * What the region belongs to, e.g. the current page. Another place starts over: an explanation of the last place's failure goes away.
   * Default: the region stays the same for as long as it is mounted.
   */
  readonly place?: string | undefined;
  /** What shows instead of a region that keeps failing. `again` mounts it anew. */
  fallback(error: unknown, again: () => void): ReactNode;
  /** Told of every error, also of those that the region recovered from. */
  caught(error: unknown): void;
  /** Told when the fallback comes to show. */
  gaveUp?(): void;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
  /** Where it was mounted anew. */
  readonly recovered: { readonly place: string | undefined } | null;
}

const FRESH: State = { failed: null, recovered: null };

/**
 * Keeps whatever is thrown below it inside its region: in render, in an effect, or in the clean-up of a part that has just left. An error
 * from a part that left says nothing about what shows now, and React does not tell the two apart, so the region is mounted anew once before
 * it is explained.
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

/** Stands in the region until the clean-ups of everything that was in it have run: what they throw belongs to the same failure. */
function Recovery({ onReady }: { onReady(): void }) {
  useEffect(onReady, [onReady]);
  return null;
}
