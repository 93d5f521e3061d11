import { useState } from "react";
import type { useAttachments } from "../attachment/use-attachments.ts";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { useStoreFailure } from "../outbox/use-store-failure.ts";

export interface Sending {
  readonly conversationId: string | undefined;
  readonly attachments: ReturnType<typeof useAttachments>;
  /** Resolves to the conversation id once the message is stored on this device. */
  onSend(text: string, attachments: readonly SentFile[]): Promise<string>;
  /** Called when a new conversation has started. Returns whether the view continues with it; the user may have navigated away. */
  onBegun(conversationId: string): boolean;
}

/**
 * Sends the composer's text and files. They stay until the message is stored on this device. Anything typed or attached since then
 * stays with the conversation, even if it got its real id in between.
 */
export function useSending({ conversationId, attachments, onSend, onBegun }: Sending) {
  const { drafts } = useChatSession();
  const tellFailure = useStoreFailure();
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set());
  const key = conversationId ?? NEW_CONVERSATION_DRAFT;
  const setBusy = (busy: boolean) =>
    setBusyKeys((keys) => {
      const next = new Set(keys);
      if (busy) next.add(key);
      else next.delete(key);
      return next;
    });

  const send = async (text: string) => {
    // From here on this tab's draft counts, whatever another tab has written since.
    drafts.write(key, text);
    const { ready } = attachments;
    setBusy(true);
    try {
      const target = await onSend(
        text.trim() === "" ? "" : text,
        ready.map(({ sent }) => sent),
      );
      drafts.removeSent(key, text);
      attachments.removeSent(ready.map((file) => file.key));
      if (conversationId !== undefined || !onBegun(target)) return;
      drafts.move(key, target);
      attachments.move(key, target);
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy: busyKeys.has(key), send };
}
