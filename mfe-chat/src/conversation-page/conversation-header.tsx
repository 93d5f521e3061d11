import { Box, Icon, IconButton, Typography, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { useEffect } from "react";
import { TEXTS } from "../locales/translations.ts";
import { ConversationMenu } from "../conversation-menu/conversation-menu.tsx";
import { titleOfEntry } from "../session/entry-title.ts";
import type { ThreadRow } from "../thread/thread-row.ts";

export interface ConversationHeaderProps {
  readonly conversationId: string | undefined;
  /** True if the conversation no longer exists. It then has no title and no actions. */
  readonly isMissing: boolean;
  /** The server's title. */
  readonly title: string | undefined;
  readonly rows: readonly ThreadRow[];
}

/** The conversation's title and actions. */
export function ConversationHeader({ conversationId, isMissing, title, rows }: ConversationHeaderProps) {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const first = rows.find((row) => row.kind === "unsent");
  const shown = isMissing
    ? undefined
    : conversationId === undefined
      ? t("new.title")
      : (title ?? (first ? titleOfEntry(first.entry) : t("conversation.new")));
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
        borderColor: conversationId === undefined || isMissing ? "transparent" : "divider",
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
      {shown !== undefined && (
        <Typography
          variant="h4"
          component="h1"
          noWrap
          dir="auto"
          sx={{ flexGrow: 1, minWidth: 0, textAlign: "start", fontSize: "0.9375rem" }}
        >
          {shown}
        </Typography>
      )}
      {conversationId !== undefined && shown !== undefined && (
        <ConversationMenu
          id={conversationId}
          title={shown}
          onDeleted={() => shell.navigate("/new", { replace: true })}
        />
      )}
    </Box>
  );
}

function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · Atrium`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
