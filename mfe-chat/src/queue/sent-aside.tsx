import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect } from "react";
import { messagePath } from "../conversation/message-path.ts";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";

/** Says that a message has gone to another branch than the one that's shown, and offers to show it there. */
export function SentAside() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const { sentAside$ } = useChatSession();
  useEffect(() => {
    const sent = sentAside$.subscribe(({ conversationId, turnId }) =>
      shell.toast({
        title: t("queue.sentAside"),
        // A message's id is its turn's, too.
        action: { label: t("queue.show"), run: () => shell.navigate(messagePath(conversationId, turnId)) },
      }),
    );
    return () => sent.unsubscribe();
  }, [sentAside$, shell, t]);
  return null;
}
