import { Box, Typography, useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useCopy } from "../copy/use-copy.ts";
import { useRef } from "react";
import { useThreadFocus } from "../focus/use-thread-focus.ts";
import { TEXTS } from "../locales/translations.ts";
import type { MessageFootProps } from "./message-foot.tsx";
import { OwnTools } from "./own-tools.tsx";
import { ReplyTools } from "./reply-tools.tsx";
import { Tool } from "../tool/tool.tsx";
import { VersionSwitch } from "./version-switch.tsx";

/**
 * What can be done about a message, and its time, below it. Visible on hover or focus, and always below the last message and on touch
 * screens. The switch between versions always shows.
 */
export function MessageActions(props: MessageFootProps) {
  const { message, text, editing } = props;
  const { t, i18n } = useTranslation(TEXTS);
  const timeZone = useViewerZone();
  const { copied, copy } = useCopy();
  const row = useRef<HTMLDivElement>(null);
  useThreadFocus(row);
  const at = message.createdAt;
  return (
    <Box ref={row} sx={ROW}>
      {message.versions && <VersionSwitch message={message} versions={message.versions} />}
      <Box sx={{ ...ROW, ...ON_HOVER }} style={editing ? { display: "none" } : undefined}>
        {text !== "" && (
          <Tool
            icon={copied ? "check" : "copy"}
            label={t(copied ? "message.copied" : message.role === "user" ? "message.copy" : "message.copyMarkdown")}
            onClick={() => copy(text)}
          />
        )}
        {message.role === "user" ? <OwnTools {...props} /> : <ReplyTools {...props} />}
        <Typography variant="caption" component="time" dateTime={at} sx={{ px: 0.5 }}>
          {new Intl.DateTimeFormat(i18n.language, { hour: "numeric", minute: "2-digit", timeZone }).format(
            new Date(at),
          )}
        </Typography>
      </Box>
    </Box>
  );
}

const ROW = { display: "flex", flexWrap: "wrap", alignItems: "center", color: "text.secondary", minHeight: "inherit" };

const ON_HOVER = {
  ml: -0.5,
  opacity: 1,
  transition: "opacity 150ms",
  "@media (hover: hover)": {
    opacity: 0,
    "&:has([data-kept]), .message:hover &, .message:focus-within &, div:last-child > .message &": { opacity: 1 },
  },
};
