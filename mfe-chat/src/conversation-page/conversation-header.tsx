import { Box, Icon, IconButton, Typography, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { useEffect } from "react";
import { ConversationMenu } from "../conversation/conversation-menu.tsx";
import { titleFromMessage } from "../conversation/conversation-title.ts";
import type { ThreadRow } from "../thread/thread-row.ts";

export interface ConversationHeaderProps {
  readonly conversationId: string | undefined;
  /** As the server tells it. */
  readonly title: string | undefined;
  readonly rows: readonly ThreadRow[];
}

/** Title of the conversation and what can be done with it. */
export function ConversationHeader({ conversationId, title, rows }: ConversationHeaderProps) {
  const shell = useShell();
  const { t } = useTranslation("mfe-chat");
  const first = rows.find((row) => row.kind === "unsent");
  const shown =
    conversationId === undefined
      ? t("new.title")
      : (title ?? (first ? titleFromMessage(first.entry.content) : t("conversation.new")));
  useDocumentTitle(shown);
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 0.5,
        minHeight: 52,
        px: { xs: 1, md: 2.5 },
        borderBottom: 1,
        borderColor: conversationId === undefined ? "transparent" : "divider",
      }}
    >
      <IconButton
        component={Link}
        to="/chat"
        aria-label={t("conversation.back")}
        size="small"
        color="inherit"
        sx={{ display: { md: "none" } }}
      >
        <Icon name="arrow-left" size={18} />
      </IconButton>
      <Typography
        variant="h4"
        component="h1"
        noWrap
        dir="auto"
        sx={{ flexGrow: 1, minWidth: 0, textAlign: "start", fontSize: "0.9375rem" }}
      >
        {shown}
      </Typography>
      {conversationId !== undefined && (
        <ConversationMenu
          id={conversationId}
          title={shown}
          onDeleted={() => shell.navigate("/new", { replace: true })}
        />
      )}
    </Box>
  );
}

function useDocumentTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Atrium`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
