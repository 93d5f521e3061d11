import { useObservable, useShell } from "@atrium/shared-ui";
import { useEffect } from "react";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import { useChatSession } from "../session/chat-session.ts";

const NONE: ReadonlyMap<string, string> = new Map();

export interface ConversationRoute {
  /** The conversation to show: its real id as soon as it has one. Undefined on /new. */
  readonly conversationId: string | undefined;
  /** The same from the temporary to the real id: what shows is not mounted anew in between. */
  readonly viewKey: string;
}

/** Follows a temporary conversation to its real id, in this session or in one before a reload. */
export function useConversationRoute(param: string | undefined): ConversationRoute {
  const shell = useShell();
  const { settled$, outbox, drafts } = useChatSession();
  const settled = useObservable(settled$, NONE);
  const known = param === undefined ? undefined : settled.get(param);

  useEffect(() => {
    if (param === undefined || !isUnsettled(param)) return;
    if (known !== undefined) return shell.navigate(`/chat/${known}`, { replace: true });
    let left = false;
    void outbox.settledId(param).then((id) => {
      if (id === undefined || left) return;
      drafts.move(param, id);
      shell.navigate(`/chat/${id}`, { replace: true });
    });
    return () => {
      left = true;
    };
  }, [param, known, shell, outbox, drafts]);

  const conversationId = known ?? param;
  const temporary = [...settled].find(([, real]) => real === conversationId)?.[0];
  return { conversationId, viewKey: temporary ?? conversationId ?? NEW_CONVERSATION_DRAFT };
}
