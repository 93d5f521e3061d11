import type { ShellApi } from "@atrium/shared-contracts/contract";
import { chatCalls } from "@atrium/shared-contracts/wire/chat";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { readSettings } from "../conversation/kept-settings.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";

/** Posts the message without waiting for the reply, which arrives as events or is polled for. */
export function postMessage(
  shell: ShellApi,
  {
    conversationId,
    content,
    messageId,
    attachments,
    edits,
    keeps,
    answers,
    follows,
    aside,
    settings,
    act,
  }: OutboxEntry,
) {
  return shell.http.call(chatCalls.send, {
    body: {
      message: content,
      message_id: messageId,
      ...(isUnsettled(conversationId) ? {} : { conversation_id: conversationId }),
      ...(attachments.length > 0 ? { media_ids: attachments.map((file) => file.id) } : {}),
      ...(edits === undefined ? {} : { edits }),
      ...(keeps ? { keeps: keeps.map(({ id }) => id) } : {}),
      ...(answers === undefined ? {} : { answers }),
      ...(follows === undefined ? {} : { follows }),
      ...(aside && { aside }),
      ...(settings ? { settings: readSettings(settings) } : {}),
      ...(act && { act }),
      wait: false,
    },
  });
}
