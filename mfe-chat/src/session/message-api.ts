import type { ShellApi } from "@atrium/shared-contracts/contract";
import { chatCalls } from "@atrium/shared-contracts/wire/chat";
import { isUnsettled } from "../conversation/conversation-id.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { sentDetails } from "./sent-details.ts";

/** Posts the message without waiting for the reply, which arrives as events or is polled for. */
export function postMessage(shell: ShellApi, entry: OutboxEntry) {
  const { conversationId, content, messageId } = entry;
  return shell.http.call(chatCalls.send, {
    body: {
      message: content,
      message_id: messageId,
      ...(isUnsettled(conversationId) ? {} : { conversation_id: conversationId }),
      ...sentDetails(entry),
      wait: false,
    },
  });
}
