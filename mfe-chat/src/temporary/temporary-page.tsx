import { Box, Icon, Typography, useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type DragEvent, useEffect, useLayoutEffect, useRef } from "react";
import { FIELD_PLACE, Stage, Welcome } from "../beginning/stage.tsx";
import { TEXTS } from "../locales/translations.ts";
import { ChatHeader } from "../chat-header/chat-header.tsx";
import { ReplyAnnouncer } from "../thread/reply-announcer.tsx";
import { BRING_BACK_MS } from "./temporary-chat.ts";
import { TemporaryComposer } from "./temporary-composer.tsx";
import { TEMPORARY_PATH } from "./temporary-path.ts";
import { TemporarySwitch } from "./temporary-switch.tsx";
import { TemporaryThread } from "./temporary-thread.tsx";
import { useTemporaryChat } from "./use-temporary-chat.ts";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** A conversation that's kept nowhere: it's gone when the page is left or reloaded. */
export function TemporaryPage() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const chat = useTemporaryChat();
  const exchanges = useObservable(chat.exchanges$, []);
  const isRunning = exchanges.some(({ reply }) => reply === undefined);
  useWhileOpen();
  const refuseFiles = () => shell.toast({ title: t("temporary.noFiles") });
  return (
    <Box
      component="section"
      aria-label={t("thread.label")}
      sx={{ height: "100%", display: "flex", flexDirection: "column", minWidth: 0 }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        // The browser would leave the page to open the file.
        event.preventDefault();
        refuseFiles();
      }}
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length > 0) refuseFiles();
      }}
    >
      <ChatHeader title={t("temporary.title")} line="dashed">
        <TemporarySwitch />
      </ChatHeader>
      <Stage data-begins={exchanges.length === 0}>
        {exchanges.length === 0 ? <Beginning /> : <TemporaryThread exchanges={exchanges} />}
        <Box sx={FIELD_PLACE}>
          <TemporaryComposer isRunning={isRunning} />
        </Box>
      </Stage>
      <ReplyAnnouncer conversationId={chat.id} />
    </Box>
  );
}

function Beginning() {
  const { t } = useTranslation(TEXTS);
  return (
    <Welcome>
      <Box sx={{ color: "text.secondary" }}>
        <Icon name="message-dashed" size={36} />
        <Typography variant="h1" component="h2" sx={{ mt: 1.5, mb: 1, color: "text.primary", textWrap: "balance" }}>
          {t("temporary.title")}
        </Typography>
        <Typography sx={{ maxWidth: 480, mx: "auto", textWrap: "pretty" }}>{t("temporary.about")}</Typography>
      </Box>
    </Welcome>
  );
}

/** Asks before a reload loses the conversation, and says that it's gone once another page shows. */
function useWhileOpen() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const chat = useTemporaryChat();
  const words = useRef(t);
  useLayoutEffect(() => {
    words.current = t;
  });
  // Before the browser paints what was left.
  useLayoutEffect(() => chat.open(), [chat]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (chat.holds()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      if (!chat.leave()) return;
      shell.toast({
        title: words.current("temporary.gone"),
        durationMs: BRING_BACK_MS,
        action: {
          label: words.current("temporary.back"),
          run() {
            chat.bringBack();
            shell.navigate(TEMPORARY_PATH);
          },
        },
      });
    };
  }, [chat, shell]);
}
