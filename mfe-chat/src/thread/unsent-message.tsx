import { Alert, Button, useObservable, Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { partOf } from "../attachment/content-part.ts";
import { useOnline } from "../device/use-online.ts";
import { SentFiles } from "../sent-file/sent-files.tsx";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import type { SendErrorKey } from "../send/send-error.ts";
import { useChatSession } from "../session/chat-session.ts";
import { MessageFrame } from "./message-frame.tsx";
import { Bubble, DeliveryLine } from "./user-message.tsx";

const NO_FALLBACKS: ReadonlyMap<string, SendErrorKey> = new Map();

/** A user message that's still in the outbox, with its state. */
export function UnsentMessage({ entry }: { readonly entry: OutboxEntry }) {
  const { t } = useTranslation(TEXTS);
  const { fallbacks$ } = useChatSession();
  const fallback = useObservable(fallbacks$, NO_FALLBACKS).get(entry.messageId);
  return (
    <MessageFrame author={t("message.user")} own>
      <SentFiles parts={entry.attachments.map(partOf)} />
      {entry.content !== "" && (
        <Bubble dir="auto" sx={{ opacity: entry.state === "sending" ? 0.8 : 1 }}>
          {entry.content}
        </Bubble>
      )}
      {entry.state === "sending" ? (
        <DeliveryLine>{fallback ? `${t(fallback)}. ${t("message.sending")}` : t("message.sending")}</DeliveryLine>
      ) : (
        <NotSent entry={entry} />
      )}
    </MessageFrame>
  );
}

function NotSent({ entry }: { readonly entry: OutboxEntry }) {
  const { t } = useTranslation(TEXTS);
  const { outbox } = useChatSession();
  const online = useOnline();
  const waits = entry.state === "unsent";
  // The frame says that the device is offline, and retrying can't help until it's back online.
  const waitsForNetwork = waits && !online;
  return (
    <Alert
      severity={waitsForNetwork ? "info" : waits ? "warning" : "error"}
      variant="outlined"
      sx={{
        mt: 1,
        maxWidth: "min(100%, 640px)",
        py: 0.25,
        textAlign: "start",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        "& .MuiAlert-message": { flex: 1 },
        "& .MuiAlert-action": { flexBasis: { xs: "100%", sm: "auto" }, justifyContent: "flex-end", pt: 0.25 },
      }}
      action={
        <Box sx={{ display: "flex", gap: 0.5 }}>
          {!waitsForNetwork && (
            <Button size="small" color="inherit" onClick={() => void outbox.retry(entry.messageId)}>
              {t("message.retry")}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => void outbox.discard(entry.messageId)}>
            {t("message.discard")}
          </Button>
        </Box>
      }
    >
      <strong>{t("message.notSent")}</strong>{" "}
      {entry.error && !waitsForNetwork ? t(entry.error) : t("message.sentLater")}
    </Alert>
  );
}
