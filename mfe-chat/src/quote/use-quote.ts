import { useChatSession } from "../session/chat-session.ts";
import { withQuote } from "./quote.ts";

/** Puts a text as a quote at the end of the draft, and the focus below it. `from` is anything in the conversation. */
export function useQuote(conversationId: string): (text: string, from: Element) => void {
  const { drafts } = useChatSession();
  return (text, from) => {
    drafts.write(conversationId, withQuote(drafts.read(conversationId), text));
    getSelection()?.removeAllRanges();
    const field = from.closest("section")?.querySelector<HTMLTextAreaElement>("form textarea:not([aria-hidden])");
    // Once the field has the text.
    requestAnimationFrame(() => {
      if (!field) return;
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
      field.scrollTop = field.scrollHeight;
    });
  };
}
