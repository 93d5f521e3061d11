import { type MessageCard, cardLines } from "@atrium/shared-contracts/wire/chat";

/** A reply's text beside its cards: without the lines that say the same as the cards. */
export function besideCards(text: string, cards: readonly MessageCard[]): string {
  const lines = cardLines(cards);
  return lines && text.endsWith(lines) ? text.slice(0, -lines.length) : text;
}
