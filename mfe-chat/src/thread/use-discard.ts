import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";

const UNDO_MS = 10_000;

/** Discards an unsent message, and offers to put it back. */
export function useDiscard(): (messageId: string) => void {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const { outbox } = useChatSession();
  return (messageId) =>
    outbox.run(async ({ discard, restore }) => {
      const discarded = await discard(messageId);
      if (discarded.length === 0) return;
      shell.toast({
        title: t("discarding.discarded"),
        action: { label: t("discarding.undo"), run: () => outbox.run(() => restore(discarded)) },
        durationMs: UNDO_MS,
      });
    });
}
