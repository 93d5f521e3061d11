import type { ReplyChoice, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { createContext } from "react";

/** A reply that may offer something: its cards, and which message it replies to. */
export type Offering = Pick<ServerMessage, "id" | "replyTo" | "cards">;

/** How what replies offer is chosen in a conversation that isn't stored. */
export interface OwnChoosing {
  /** Whether nothing can be chosen right now. */
  readonly isPending: boolean;
  choose(reply: Offering, choice: ReplyChoice, said: string, item?: number): void;
  /** Puts the words that led to the reply into the message field, and returns them. */
  adjust(reply: Offering): string;
}

/** Undefined in conversations that are stored. */
export const OwnChoosingContext = createContext<OwnChoosing | undefined>(undefined);
