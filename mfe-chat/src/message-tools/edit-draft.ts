/** Key of the draft of an edited message. */
export const editDraft = (messageId: string) => `edit-${messageId}`;

/** Key of the draft that lists which files an edited message loses: their ids, separated by spaces. */
export const removedFilesDraft = (messageId: string) => `edit-files-${messageId}`;

/** An empty draft isn't stored. Without text, a message is the same with a space. */
const CLEARED = " ";

/** The text that an edit's draft is for, which may be empty. Undefined if none was begun. */
export const editOf = (draft: string): string | undefined =>
  draft === "" ? undefined : draft === CLEARED ? "" : draft;

/** The draft that keeps an edit's text. */
export const draftOf = (text: string): string => (text === "" ? CLEARED : text);
