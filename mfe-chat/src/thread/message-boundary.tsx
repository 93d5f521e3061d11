import { Component, type ReactNode } from "react";

interface MessageBoundaryProps {
  readonly children: ReactNode;
  /** Shows instead, once a part below has thrown while it was drawn. */
  readonly fallback: ReactNode;
  /** Another value draws the children again: what they show has changed. */
  readonly subject: unknown;
}

interface MessageBoundaryState {
  readonly subject: unknown;
  readonly failed: boolean;
}

/** Keeps a message that cannot be drawn from taking the conversation along. */
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
