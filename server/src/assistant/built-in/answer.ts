import type { MessageCard } from "@atrium/shared-contracts/wire";
import type { Dialogue } from "../dialogue/dialogue.ts";
import type { Answered } from "../dialogue/offers.ts";

/** A complete answer of the built-in assistant, before it's streamed word by word. */
export interface Answer extends Answered {
  readonly text: string;
  readonly cards: readonly MessageCard[];
  /** What's different in the dialogue after it. */
  readonly next: Partial<Dialogue>;
}

export const says = (text: string, cards: readonly MessageCard[] = [], next: Partial<Dialogue> = {}): Answer => ({
  text,
  cards,
  next,
});
