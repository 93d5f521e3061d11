import type { Drafts } from "../draft/drafts.ts";

/** Puts a text into the composer, before what's already there. */
export function addToDraft(drafts: Drafts, conversationId: string, text: string): void {
  const rest = drafts.read(conversationId);
  if (text !== "") drafts.write(conversationId, rest === "" ? text : `${text}\n\n${rest}`);
}
