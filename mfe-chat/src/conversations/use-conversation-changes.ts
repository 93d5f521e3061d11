import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSubmission } from "@atrium/shared-ui/query";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { renameConversation } from "../conversation/conversation-api.ts";

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
