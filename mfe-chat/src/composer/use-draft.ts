import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useChatSession } from "../session/chat-session.ts";

/** The composer's text: the draft with this key. */
export function useDraft(key: string) {
  const { drafts } = useChatSession();
  // Read once when the conversation opens: reading parses all drafts.
  const found = useMemo(() => drafts.read(key), [drafts, key]);
  const written = useSyncExternalStore(
    drafts.subscribe,
    useCallback(() => drafts.written(key), [drafts, key]),
  );
  useEffect(() => () => drafts.leave(key), [drafts, key]);
  return {
    text: written ?? found,
    write: (text: string) => drafts.write(key, text),
    rest: drafts.rest,
  };
}
