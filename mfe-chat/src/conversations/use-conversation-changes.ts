import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { deleteConversation, renameConversation } from "../conversation/conversation-api.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";

/** Renames and deletes conversations. A failure shows the specification's text and changes nothing. */
export function useConversationChanges() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { cache, outbox, live } = useChatSession();
  return {
    /** Resolves to whether renaming worked. */
    async rename(id: string, title: string): Promise<boolean> {
      try {
        await renameConversation(shell.http, id, title);
        cache.rename(id, title);
        return true;
      } catch {
        shell.toast({ title: t("conversation.renameFailed"), variant: "destructive" });
        return false;
      }
    },
    /** Resolves to whether deleting worked. */
    async remove(id: string): Promise<boolean> {
      try {
        if (!isUnsettled(id)) await deleteConversation(shell.http, id);
        await outbox.discardConversation(id);
        live.dispatch({ type: "conversation-deleted", conversationId: id });
        cache.remove(id);
        return true;
      } catch {
        shell.toast({ title: t("conversation.deleteFailed"), variant: "destructive" });
        return false;
      }
    },
  };
}
