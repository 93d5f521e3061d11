import * as z from "zod/mini";
import type { MessageCard } from "./message.ts";

/**
 * The kind of a card that offers choices about a reply, which the chat draws itself. Its data has them as `choices`, and as `state` what became of them:
 * without one, they can still be chosen.
 */
export const CHOICE_CARD = "assistant.choice";
export const CHOICES = ["confirm", "decline", "undo"] as const;
export type ReplyChoice = (typeof CHOICES)[number];

/**
 * What became of what a reply proposed, asked or did: it was done, left, taken back, or left open for too long. What's `done` may be taken back by
 * the reply that did it.
 */
export const OFFER_STATES = ["done", "declined", "undone", "closed"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What became of something that an earlier reply offered. */
export const Settled = z.object({
  /** The turn whose reply offered it. */
  turn: z.string(),
  /** A proposal or question, or something that the reply did. */
  offer: z.enum(["question", "deed"]),
  /** Which of the reply's proposals, from 0. All of them if it's undefined. */
  items: z.optional(z.array(z.number())),
  state: z.enum(OFFER_STATES),
});
export type Settled = z.infer<typeof Settled>;

/** The kind of a card with something that a reply proposes to do, which the chat draws itself. Its data is a `ProposalCardData`. */
export const PROPOSAL_CARD = "assistant.proposal";

/** Something that a reply proposes to do in the calendar, in the reply's language. */
export interface ProposalCardData {
  readonly does: "create" | "change" | "cancel";
  /** What it's about, in a line of Markdown. */
  readonly head: string;
  /** What else would be written. Plain texts. */
  readonly lines: readonly string[];
  /** The event's title, as plain text. */
  readonly title?: string;
  /** What became of it. Without one, it's still open. */
  readonly state?: OfferState;
}

/** What became of what a card offers; undefined while that's open, and for cards that offer nothing. */
export const offerState = ({ data }: MessageCard): OfferState | undefined =>
  OFFER_STATES.find((state) => state === data["state"]);

const offers = ({ kind, data: { choices } }: MessageCard, choice: ReplyChoice): boolean =>
  kind === CHOICE_CARD && Array.isArray(choices) && choices.includes(choice);

const withState = (card: MessageCard, state: OfferState): MessageCard => ({ ...card, data: { ...card.data, state } });

/** A reply's cards, once something became of what they offer. What's declined or closed may only have been open before. */
export function settledCards(
  cards: readonly MessageCard[],
  { offer, items, state }: Pick<Settled, "offer" | "items" | "state">,
): MessageCard[] {
  if (offer === "deed") return cards.map((card) => (offers(card, "undo") ? withState(card, state) : card));
  const isMet = (card: MessageCard) => offerState(card) === undefined || state === "done" || state === "undone";
  let item = -1;
  const settled = cards.map((card) => {
    if (card.kind !== PROPOSAL_CARD) return card;
    item += 1;
    const isMeant = (items === undefined || items.includes(item)) && isMet(card);
    return isMeant ? withState(card, state) : card;
  });
  const isOpen = settled.some((card) => card.kind === PROPOSAL_CARD && offerState(card) === undefined);
  return settled.map((card) => (offers(card, "confirm") && !isOpen && isMet(card) ? withState(card, state) : card));
}
