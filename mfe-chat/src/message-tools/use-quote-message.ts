import { useContext } from "react";
import { selectedPassage } from "../quote/selected-passage.ts";
import { useQuote } from "../quote/use-quote.ts";
import { AroundMessages } from "./around-messages.ts";

/** Quotes what's selected in the message, or else all of it. `from` is the message's button. */
export function useQuoteMessage(text: string): (from: Element) => void {
  const { conversationId } = useContext(AroundMessages);
  const quote = useQuote(conversationId);
  return (from) => {
    const thread = from.closest("[role=log]");
    const passage = thread && selectedPassage(thread);
    quote(passage && passage.message.contains(from) ? passage.text : text, from);
  };
}
