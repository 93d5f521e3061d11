import type { MessageCard, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { lazyCode, useLazyCode } from "@atrium/shared-ui";
import type { ReactNode } from "react";

/** Lazy because most replies propose nothing. */
const proposal = lazyCode(() => import("./proposal-card.tsx"), "What's proposed is shown in words:");

interface LazyProposalCardProps {
  readonly card: MessageCard;
  /** What's shown until the card can be drawn. */
  readonly instead: ReactNode;
  /** The stored reply that the card is of. */
  readonly message?: ServerMessage | undefined;
}

/** Something that a reply proposes, as a card. */
export function LazyProposalCard({ card, instead, message }: LazyProposalCardProps) {
  const { code } = useLazyCode(proposal);
  return code ? <code.ProposalCard card={card} instead={instead} message={message} /> : instead;
}
