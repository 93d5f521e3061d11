import { PENDING_CONVERSATION_ID, TEMPORARY_CONVERSATION_PREFIX } from "@atrium/shared-contracts/spec";

/** Id of a conversation that only exists on this device: `temp-` and the time in milliseconds. */
export const temporaryConversationId = (now: number) => `${TEMPORARY_CONVERSATION_PREFIX}${now}`;

/** True for a conversation without a real id from the server yet. */
export const isUnsettled = (id: string) =>
  id === PENDING_CONVERSATION_ID || id.startsWith(TEMPORARY_CONVERSATION_PREFIX);
