import { Box, Typography, useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { memo, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { SentFiles } from "../sent-file/sent-files.tsx";
import { type KnownMessage, textOf } from "../conversation/thread-data.ts";
import { messageTools } from "../message-tools/lazy-tools.ts";
import { MessageFoot } from "../message-tools/message-foot.tsx";
import { Bubble } from "./bubble.tsx";
import { MessageFrame } from "./message-frame.tsx";

interface UserMessageProps {
  readonly message: KnownMessage;
  readonly foundIn: string | undefined;
  /** It's only here for the edit that was begun: the conversation shows another version. */
  readonly isAside?: boolean | undefined;
}

/** A user message the server has. */
export const UserMessage = memo(function UserMessage({ message, foundIn, isAside = false }: UserMessageProps) {
  const { t } = useTranslation(TEXTS);
  const text = textOf(message);
  const [editing, setEditing] = useState(isAside);
  const { code } = useLazyCode(messageTools, false);
  return (
    <MessageFrame author={t("message.user")} own foundIn={foundIn}>
      {editing && code ? (
        <code.EditMessage message={message} text={text} isAside={isAside} onClose={() => setEditing(false)} />
      ) : (
        <>
          <SentFiles parts={message.content} />
          {text !== "" && <Bubble text={text} className="message-text" />}
        </>
      )}
      {!isAside && <MessageFoot message={message} text={text} editing={editing} onEdit={setEditing} />}
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
