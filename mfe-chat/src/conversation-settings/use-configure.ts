import { type ConversationSettings, chatCalls } from "@atrium/shared-contracts/wire/chat";
import { useShell } from "@atrium/shared-ui";
import { useSubmission } from "@atrium/shared-ui/query";
import { keptSettings } from "../conversation/kept-settings.ts";
import { NEW_CONVERSATION_SETTINGS } from "../draft/drafts.ts";
import { useChatSession } from "../session/chat-session.ts";

/** Saves the settings of a conversation, or keeps those of a new one with its draft. */
export function useConfigure(conversationId: string | undefined) {
  const { http } = useShell();
  const { cache, drafts } = useChatSession();
  return useSubmission({
    async mutationFn(settings: ConversationSettings) {
      if (conversationId === undefined) {
        drafts.write(NEW_CONVERSATION_SETTINGS, keptSettings(settings));
        drafts.rest();
        return;
      }
      await http.call(chatCalls.configure, { params: { id: conversationId }, body: settings });
      const shown = Object.keys(settings).length === 0 ? undefined : settings;
      await cache.change(conversationId, (known) => ({ ...known, settings: shown }));
    },
  });
}
