import type { MessageCard } from "@atrium/shared-contracts/wire";

/** A complete answer of the built-in assistant, before it's streamed word by word. */
export interface Answer {
  readonly text: string;
  readonly cards: readonly MessageCard[];
}

export const says = (text: string, cards: readonly MessageCard[] = []): Answer => ({ text, cards });
