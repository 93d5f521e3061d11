import { Button } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { type OutboxEntry, filesOf } from "../outbox/outbox-entry.ts";
import { useChatSession } from "../session/chat-session.ts";

/** Opens the field for a message that can't be sent as it is. */
export function EditRefused({ entry }: { readonly entry: OutboxEntry }) {
  const { t } = useTranslation(TEXTS);
  const { outbox } = useChatSession();
  const { messageId, content } = entry;
  return (
    <Button
      size="small"
      color="inherit"
      onClick={() => outbox.run(({ edit }) => edit(messageId, { draft: content, draftFiles: filesOf(entry) }))}
    >
      {t("queue.edit")}
    </Button>
  );
}
