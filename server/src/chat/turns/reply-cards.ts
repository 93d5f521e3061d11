import { CHOICE_CARD, type MessageCard, PROPOSAL_CARD } from "@atrium/shared-contracts/wire";
import { inOrder } from "../../assistant/acts/same-write.ts";

/** What a card shows, whatever became of what it offers. A stored one has its fields in another order. */
const shownBy = (card: MessageCard): string => inOrder({ ...card, data: { ...card.data, state: undefined } });

/** Cards with others that they don't show yet. */
export function joinedCards(cards: readonly MessageCard[], others: readonly MessageCard[]): MessageCard[] {
  const shown = new Set(cards.map(shownBy));
  return [...cards, ...others.filter((card) => !shown.has(shownBy(card)))];
}

const isAsked = ({ kind, data: { choices } }: MessageCard): boolean =>
  kind === PROPOSAL_CARD || (kind === CHOICE_CARD && Array.isArray(choices) && choices.includes("confirm"));

/**
 * The cards of a reply with those of a run that has continued it. An assistant that starts over to continue repeats its cards. What the run asks takes
 * the place of what the reply asked before, as answers name proposals by their places.
 */
export function continuedCards(cards: readonly MessageCard[], more: readonly MessageCard[]): MessageCard[] {
  if (!more.some(isAsked)) return joinedCards(cards, more);
  const shown = new Set(more.map(shownBy));
  return joinedCards(
    cards.filter((card) => !isAsked(card) || shown.has(shownBy(card))),
    more,
  );
}
