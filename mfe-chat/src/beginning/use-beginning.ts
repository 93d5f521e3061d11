import { useShell } from "@atrium/shared-ui";
import { useEffect, useRef } from "react";
import { temporaryConversationId } from "../conversation/conversation-id.ts";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";

/** A new conversation, until its own view shows. Everything sent during one visit to /new belongs to it. */
export function useBeginning(viewKey: string) {
  const shell = useShell();
  const beginning = useRef<{ readonly id: string; readonly isOpen: boolean }>(undefined);
  useEffect(() => {
    if (viewKey !== NEW_CONVERSATION_DRAFT) return;
    return () => {
      beginning.current = undefined;
    };
  }, [viewKey]);
  return {
    /** The temporary id. Stays the same until another view shows. */
    id() {
      beginning.current ??= { id: temporaryConversationId(Date.now()), isOpen: false };
      return beginning.current.id;
    },
    /**
     * Navigates to the conversation, once. Returns whether the view continues with it. Storing takes a moment, and a user who has
     * navigated elsewhere in the meantime isn't brought back.
     */
    open(id: string) {
      const current = beginning.current;
      if (current?.id !== id) return false;
      beginning.current = { id, isOpen: true };
      if (!current.isOpen) shell.navigate(`/chat/${id}`);
      return true;
    },
  };
}
