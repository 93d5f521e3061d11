import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useChatSession } from "../session/chat-session.ts";

/** The text of the composer: the draft under this key. */
export function useDraft(key: string) {
  const { drafts } = useChatSession();
  // As it was found when the conversation was opened: what another tab writes meanwhile must not change the field.
  const found = useMemo(() => drafts.read(key), [drafts, key]);
  const written = useSyncExternalStore(
    drafts.subscribe,
    useCallback(() => drafts.written(key), [drafts, key]),
  );
  useEffect(() => () => drafts.leave(key), [drafts, key]);
  return { text: written ?? found, write: (text: string) => drafts.write(key, text) };
}
