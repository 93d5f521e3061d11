import { HttpError } from "@atrium/shared-contracts";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import { useChatSession } from "../session/chat-session.ts";

/** The text of the composer: the draft of its conversation, gone only when the message is safe. */
export function useDraft(conversationId: string | undefined, onSend: (text: string) => Promise<void>) {
  const shell = useShell();
  const { drafts } = useChatSession();
  const { t } = useTranslation("mfe-chat");
  const key = conversationId ?? NEW_CONVERSATION_DRAFT;
  const [state, setState] = useState({ key, text: drafts.read(key) });
  const [busy, setBusy] = useState(false);
  // Another conversation was opened in the same view: its own draft takes the place.
  const text = state.key === key ? state.text : drafts.read(key);

  const write = (next: string) => {
    drafts.write(key, next);
    setState({ key, text: next });
  };

  return {
    text,
    busy,
    write,
    async send() {
      setBusy(true);
      try {
        await onSend(text);
        write("");
      } catch (error) {
        console.error("The message could not be put into the outbox:", error);
        const signedOut = error instanceof HttpError && error.status === 401;
        shell.toast({
          title: t(signedOut ? "sendError.notAuthenticated" : "composer.storeFailed"),
          variant: "destructive",
        });
      } finally {
        setBusy(false);
      }
    },
  };
}
