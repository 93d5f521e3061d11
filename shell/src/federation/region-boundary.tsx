import { Component, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  /** What shows instead, once a part below has thrown in render or in an effect. */
  fallback(error: unknown): ReactNode;
  caught(error: unknown): void;
}

/** Keeps what a feature throws inside its region. Give it a new key to begin anew. */
export class RegionBoundary extends Component<Props, { readonly failed: { readonly error: unknown } | null }> {
  override state = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.caught(error);
  }

  override render() {
    const { failed } = this.state as { failed: { error: unknown } | null };
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
