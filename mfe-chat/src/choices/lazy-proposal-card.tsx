import type { MessageCard } from "@atrium/shared-contracts/wire/chat";
import { lazyCode, useLazyCode } from "@atrium/shared-ui";
import type { ReactNode } from "react";
import type { Offering } from "./offering.ts";

/** Lazy because most replies propose nothing. */
const proposal = lazyCode(() => import("./proposal-card.tsx"), "What's proposed is shown in words:");

interface LazyProposalCardProps {
  readonly card: MessageCard;
  /** What's shown until the card can be drawn. */
  readonly instead: ReactNode;
  /** The reply that the card is of, once it has ended. */
  readonly message?: Offering | undefined;
}

/** Something that a reply proposes, as a card. */
export function LazyProposalCard({ card, instead, message }: LazyProposalCardProps) {
  const { code } = useLazyCode(proposal);
  return code ? <code.ProposalCard card={card} instead={instead} message={message} /> : instead;
}
