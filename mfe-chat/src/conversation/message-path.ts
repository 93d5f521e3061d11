const PARAMETER = "message";

/** Opens a conversation at one of its messages. It stays in the address: a reload shows the message again. */
export const messagePath = (conversationId: string, messageId: string) =>
  `/chat/${conversationId}?${new URLSearchParams({ [PARAMETER]: messageId })}`;

/** The message that a path's query asks for. */
export const messageOf = (search: string) => new URLSearchParams(search).get(PARAMETER) || undefined;
