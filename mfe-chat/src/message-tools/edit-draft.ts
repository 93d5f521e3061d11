/** Key of the draft of an edited message. */
export const editDraft = (messageId: string) => `edit-${messageId}`;

/** Key under which it's kept which files an edited message is to lose: their ids, one after the other. */
export const removedFilesDraft = (messageId: string) => `edit-files-${messageId}`;
