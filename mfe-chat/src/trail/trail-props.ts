import type { ReplyReasoning, ReplyStep } from "@atrium/shared-contracts/wire/chat";

/** How a reply came about. */
export interface TrailProps {
  readonly steps?: readonly ReplyStep[] | undefined;
  /** `text` is only there in temporary chats. Elsewhere, it's fetched once someone wants to read it. */
  readonly reasoning?: (ReplyReasoning & { readonly text?: string }) | undefined;
  /** The stored reply's. */
  readonly messageId?: string;
}
