import { Alert, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { useOnline } from "../device/use-online.ts";
import { useConnection } from "../session/use-chat-state.ts";
import { useChatSession } from "../session/chat-session.ts";

/** Says what the chat currently can't do. It doesn't say that the device is offline: the frame does, and so does each message that waits to be sent. */
export function Notices() {
  const { t } = useTranslation(TEXTS);
  const { outbox } = useChatSession();
  const { httpOnly } = useConnection();
  const durable = useObservable(outbox.durable$, true);
  const online = useOnline();
  const notice = online && httpOnly ? "notice.httpOnly" : !durable ? "notice.memoryOnly" : undefined;
  if (!notice) return null;
  return (
    <Alert
      role="status"
      severity={notice === "notice.memoryOnly" ? "warning" : "info"}
      variant="outlined"
      sx={{ mx: { xs: 2, md: 2.5 }, mt: 1, py: 0 }}
    >
      {t(notice)}
    </Alert>
  );
}
