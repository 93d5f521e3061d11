import { Box, Button, Icon, IconButton, Skeleton, Tooltip, Typography, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { useConversations } from "../conversations/use-conversations.ts";
import { HistoryList } from "./history-list.tsx";

/** The sidebar panel below Chat: the user's conversations, and a search button. */
export function HistoryPanel({ onNavigate }: { onNavigate(): void }) {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const listId = useId();
  const [expanded, setExpanded] = useState(true);
  const history = useConversations();
  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0 }}>
      <Box sx={{ display: "flex", alignItems: "center", px: 1.5, gap: 0.5 }}>
        <Button
          color="inherit"
          size="small"
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => setExpanded(!expanded)}
          startIcon={<Icon name={expanded ? "chevron-down" : "chevron-right"} size={14} />}
          sx={{ flexGrow: 1, justifyContent: "flex-start", color: "text.secondary", fontSize: "0.75rem" }}
        >
          {t("history.title")}
        </Button>
        <Tooltip title={t("history.search")}>
          <IconButton
            size="small"
            color="inherit"
            aria-haspopup="dialog"
            aria-label={t("history.search")}
            onClick={() => shell.openSearch()}
          >
            <Icon name="search" size={16} />
          </IconButton>
        </Tooltip>
      </Box>
      <Box id={listId} hidden={!expanded} sx={{ flexGrow: 1, minHeight: 0, overflow: "hidden" }}>
        {history.isLoading ? (
          <Box role="status" aria-label={t("list.loading")} sx={{ display: "grid", px: 2, py: 1, gap: 1 }}>
            {[80, 64, 72].map((width) => (
              <Skeleton key={width} variant="text" width={`${width}%`} />
            ))}
          </Box>
        ) : history.conversations.length === 0 && history.folders.length === 0 ? (
          <Typography variant="body2" sx={{ color: "text.secondary", px: 2, py: 1 }}>
            {t("history.empty")}
          </Typography>
        ) : (
          <HistoryList history={history} onNavigate={onNavigate} />
        )}
      </Box>
    </Box>
  );
}
