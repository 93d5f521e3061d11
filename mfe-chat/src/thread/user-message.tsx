import { Box, Typography } from "@atrium/shared-ui";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { COLORS, styled } from "@atrium/shared-ui/styles";
import { memo } from "react";
import { TEXTS } from "../locales/translations.ts";
import { SentFiles } from "../sent-file/sent-files.tsx";
import { textOf } from "../conversation/thread-data.ts";
import { CopyMessage } from "./copy-message.tsx";
import { MessageFrame } from "./message-frame.tsx";

/** The bubble of a user message. Shows the text as typed, not as Markdown. */
export const Bubble = styled("div")(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: "min(85%, 640px)",
  padding: "8px 14px",
  borderRadius: 16,
  borderEndEndRadius: 4,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  backgroundColor: "#eeeef3",
  ...theme.applyStyles("dark", { backgroundColor: COLORS.dark.border }),
}));

interface UserMessageProps {
  readonly message: ServerMessage;
  readonly foundIn: string | undefined;
}

/** A user message the server has. */
export const UserMessage = memo(function UserMessage({ message, foundIn }: UserMessageProps) {
  const { t } = useTranslation(TEXTS);
  const text = textOf(message);
  return (
    <MessageFrame author={t("message.user")} own foundIn={foundIn}>
      <SentFiles parts={message.content} />
      {text !== "" && <Bubble dir="auto">{text}</Bubble>}
      <CopyMessage text={text} at={message.createdAt} />
    </MessageFrame>
  );
});

/** A line below a bubble with the message's state. */
export function DeliveryLine({ children }: { readonly children: string }) {
  return (
    <Box sx={{ minHeight: 28, display: "flex", alignItems: "center" }}>
      <Typography sx={{ color: "text.secondary" }} variant="caption">
        {children}
      </Typography>
    </Box>
  );
}
