import type { SharedMessage } from "@atrium/shared-contracts/wire";
import { REPLY_FAILURES } from "@atrium/shared-contracts/wire/chat";
import { Box, Icon, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { memo } from "react";
import { useFailureText } from "../failure/use-failure-text.ts";
import { TrailPlace } from "../message-tools/trail-place.tsx";
import { TEXTS } from "../locales/translations.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import { Pill } from "../pill/pill.tsx";
import { Bubble } from "../thread/bubble.tsx";
import { MessageBoundary } from "../thread/message-boundary.tsx";
import { MessageFrame } from "../thread/message-frame.tsx";
import { PlainText } from "../thread/plain-text.tsx";
import { SharedFileView } from "./shared-file.tsx";

/** A message of a shared conversation. It's only there to be read. */
export const SharedMessageView = memo(function SharedMessageView({ message }: { readonly message: SharedMessage }) {
  const { t } = useTranslation(TEXTS);
  const textOfFailure = useFailureText();
  const { text, files = [], cards = [], status } = message;
  if (message.role === "user")
    return (
      <MessageFrame author={t("shared.person")} own>
        {files.map((file, index) => (
          <SharedFileView key={index} file={file} />
        ))}
        {text !== "" && <Bubble text={text} />}
      </MessageFrame>
    );
  const failure = REPLY_FAILURES.find((known) => known === message.failure?.code);
  return (
    <MessageFrame author={t("message.assistant")}>
      {text !== "" && (
        <MessageBoundary subject={text} fallback={<PlainText text={text} />}>
          <ReplyText text={text} streaming={false} />
        </MessageBoundary>
      )}
      {cards.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1.5 }}>
          {cards.map((name, index) => (
            <Pill key={index} icon={<Icon name="sparkles" size={14} />} label={name} />
          ))}
        </Box>
      )}
      <TrailPlace isFirst steps={message.steps} />
      {status === "stopped" && (
        <Box sx={{ mt: 1 }}>
          <Pill size="small" icon={<Icon name="stop" size={14} />} label={t("message.stopped")} />
        </Box>
      )}
      {status === "failed" && (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          {failure ? textOfFailure(failure) : t("message.failed")}
        </Typography>
      )}
    </MessageFrame>
  );
});
