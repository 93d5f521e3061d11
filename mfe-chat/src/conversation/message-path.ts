const PARAMETER = "message";

/** Path that opens a conversation at one of its messages. The message stays in the URL, so a reload shows it again. */
export const messagePath = (conversationId: string, messageId: string) =>
  `/chat/${conversationId}?${new URLSearchParams({ [PARAMETER]: messageId })}`;

/** The message id in a query string. */
export const messageOf = (search: string) => new URLSearchParams(search).get(PARAMETER) || undefined;
