import { HttpError } from "@atrium/shared-contracts/contract";
import { movingCalls } from "@atrium/shared-contracts/wire";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { copyTitle } from "./copy-title.ts";

/** A long conversation with many files takes its time. */
const PATIENCE_MS = 60_000;

/** The requests that haven't been answered, by conversation: asked for again, it's still one copy. */
const requests = new Map<string, string>();

/** Copies a conversation and opens the copy. A failure is shown. */
export function useDuplicate() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { cache } = useChatSession();
  return async (id: string, title: string): Promise<void> => {
    const requestId = requests.get(id) ?? crypto.randomUUID();
    requests.set(id, requestId);
    try {
      const { conversation } = await shell.http.call(movingCalls.duplicate, {
        params: { id },
        body: { request_id: requestId, title: copyTitle(title, (text) => t("duplicate.title", { title: text })) },
        timeoutMs: PATIENCE_MS,
      });
      requests.delete(id);
      cache.begin(conversation);
      shell.navigate(`/chat/${conversation.id}`);
      shell.toast({ title: t("duplicate.done") });
    } catch (error) {
      const why = error instanceof HttpError && error.status === 409 ? { description: error.message } : {};
      shell.toast({ title: t("duplicate.failed"), ...why, variant: "destructive" });
    }
  };
}
