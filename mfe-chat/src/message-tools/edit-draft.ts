/** Key of the draft of an edited message. */
export const editDraft = (messageId: string) => `edit-${messageId}`;
