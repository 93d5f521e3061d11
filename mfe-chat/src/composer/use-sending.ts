import { useState } from "react";
import type { useAttachments } from "../attachment/use-attachments.ts";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";
import { useStoreFailure } from "./use-store-failure.ts";

export interface Sending {
  readonly conversationId: string | undefined;
  readonly attachments: ReturnType<typeof useAttachments>;
  /** Resolves, when the message is safe, to its conversation. */
  onSend(text: string, attachments: readonly SentFile[]): Promise<string>;
  /** A new conversation has begun. Returns whether the view goes on with it: the person may have gone elsewhere. */
  onBegun(conversationId: string): boolean;
}

/**
 * Sends what the composer holds. It stays there until the message is safe; then what was sent goes, and what was typed or attached since
 * stays: with the conversation, also when that has got its id in between.
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
    // The draft is this tab's from now on, whatever another has made of it since it was opened here.
    drafts.write(key, text);
    const { ready } = attachments;
    setBusy(true);
    try {
      const target = await onSend(
        text,
        ready.map(({ sent }) => sent),
      );
      drafts.removeSent(key, text);
      for (const { key: file } of ready) attachments.remove(file);
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
