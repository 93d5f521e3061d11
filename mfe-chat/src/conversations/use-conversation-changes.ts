import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSubmission } from "@atrium/shared-ui/query";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { deleteConversation, renameConversation } from "../conversation/conversation-api.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";

/** Renames a conversation. A failure shows the specification's text and changes nothing. */
export function useRename() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { cache } = useChatSession();
  return useSubmission({
    mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) =>
      renameConversation(shell.http, id, title),
    onSuccess: (_, { id, title }) => cache.rename(id, title),
    onError: () => shell.toast({ title: t("conversation.renameFailed"), variant: "destructive" }),
  });
}

/**
 * Deletes a conversation. A failure shows the specification's text and changes nothing.
 * @param onDeleted also called if the component that asked went away with the conversation
 */
export function useDelete(onDeleted: () => void) {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { cache, outbox, live } = useChatSession();
  return useSubmission({
    async mutationFn(id: string) {
      if (!isUnsettled(id)) await deleteConversation(shell.http, id);
      await outbox.discardConversation(id);
    },
    onSuccess(_, id) {
      live.dispatch({ type: "conversation-deleted", conversationId: id });
      cache.remove(id);
      onDeleted();
    },
    onError: () => shell.toast({ title: t("conversation.deleteFailed"), variant: "destructive" }),
  });
}
