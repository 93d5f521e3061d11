import type { Drafts } from "../draft/drafts.ts";

/** Key of the draft of an edited message. */
export const editDraft = (messageId: string) => `edit-${messageId}`;

/** Key of the draft that lists which files an edited message loses: their ids, separated by spaces. */
export const removedFilesDraft = (messageId: string) => `edit-files-${messageId}`;

/** An empty draft isn't stored. Without text, a message is the same with a space. */
const CLEARED = " ";

/** The text of an edit that was begun, which may be empty. Undefined if none was. */
export function readEdit(drafts: Drafts, messageId: string): string | undefined {
  const draft = drafts.read(editDraft(messageId));
  if (draft === CLEARED) return "";
  return draft === "" ? undefined : draft;
}

/** Keeps what's written in an edit. */
export const writeEdit = (drafts: Drafts, messageId: string, text: string) =>
  drafts.write(editDraft(messageId), text === "" ? CLEARED : text);
