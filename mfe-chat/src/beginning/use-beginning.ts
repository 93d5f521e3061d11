import { useShell } from "@atrium/shared-ui";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect, useRef } from "react";
import { temporaryConversationId } from "../conversation/conversation-id.ts";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";

/** A new conversation, until its own view shows. Everything sent during one visit to /new belongs to it. */
export function useBeginning(viewKey: string) {
  const shell = useShell();
  const beginning = useRef<{ readonly id: string; readonly isOpen: boolean }>(undefined);
  const { key } = useLocation();
  // "New chat" may be chosen before the conversation that was just begun shows. Then the view stays the same, but it's another visit.
  const visit = viewKey === NEW_CONVERSATION_DRAFT ? key : undefined;
  useEffect(() => {
    if (visit === undefined) return;
    return () => {
      beginning.current = undefined;
    };
  }, [visit]);
  return {
    /** The temporary id. Stays the same until the visit ends. */
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
