import { Component, type ReactNode } from "react";

interface MessageBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead if a component below throws while rendering. */
  readonly fallback: ReactNode;
  /** Changing it renders the children again, because their content has changed. */
  readonly subject: unknown;
}

interface MessageBoundaryState {
  readonly subject: unknown;
  readonly failed: boolean;
}

/** Keeps a message that fails to render from breaking the whole conversation. */
export class MessageBoundary extends Component<MessageBoundaryProps, MessageBoundaryState> {
  override state: MessageBoundaryState = { subject: this.props.subject, failed: false };

  static getDerivedStateFromError(): Partial<MessageBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ subject }: MessageBoundaryProps, state: MessageBoundaryState) {
    return subject === state.subject ? null : { subject, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
