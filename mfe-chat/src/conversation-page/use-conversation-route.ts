import { useObservable, useShell } from "@atrium/shared-ui";
import { useEffect } from "react";
import { createAttachmentStore } from "../attachment/attachment-store.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import { useChatSession } from "../session/chat-session.ts";

const NONE: ReadonlyMap<string, string> = new Map();

export interface ConversationRoute {
  /** Id of the conversation to show, the real one as soon as there is one. Undefined on /new. */
  readonly conversationId: string | undefined;
  /** Stays the same when the temporary id becomes the real one, so the view isn't remounted. */
  readonly viewKey: string;
}

/** Resolves a temporary conversation id to its real one, even if it got that before a reload. */
export function useConversationRoute(param: string | undefined): ConversationRoute {
  const shell = useShell();
  const { settled$, outbox, drafts } = useChatSession();
  const settled = useObservable(settled$, NONE);
  const known = param === undefined ? undefined : settled.get(param);

  useEffect(() => {
    if (param === undefined || !isUnsettled(param)) return;
    if (known !== undefined) return shell.navigate(`/chat/${known}`, { replace: true });
    let left = false;
    outbox.run(async ({ settledId }) => {
      const id = await settledId(param);
      if (id === undefined || left) return;
      drafts.move(param, id);
      shell.once(createAttachmentStore).rename(param, id);
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
