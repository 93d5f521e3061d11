import { Box, Button, EmptyState, Icon, IconButton, PageHeader, Skeleton, Tooltip, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { TEXTS } from "../locales/translations.ts";
import { useConversations } from "../conversations/use-conversations.ts";
import { ConversationCards } from "./conversation-cards.tsx";

/** A page with all conversations. On a phone, it's the main way to reach them. */
export function ConversationListPage() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const history = useConversations();
  const start = (
    <Button component={Link} to="/new" variant="contained" startIcon={<Icon name="plus" size={16} />}>
      {t("list.new")}
    </Button>
  );
  return (
    <Box sx={{ height: "100%", display: "flex", flexDirection: "column", minWidth: 0 }}>
      <Box sx={{ width: "100%", maxWidth: 920, mx: "auto" }}>
        <PageHeader
          title={t("list.title")}
          actions={
            <Box sx={{ display: "flex", gap: 1 }}>
              <Tooltip title={t("history.search")}>
                <IconButton
                  color="inherit"
                  aria-haspopup="dialog"
                  aria-label={t("history.search")}
                  onClick={() => shell.openSearch()}
                >
                  <Icon name="search" />
                </IconButton>
              </Tooltip>
              {start}
            </Box>
          }
        />
      </Box>
      {history.isLoading ? (
        <Box
          role="status"
          aria-label={t("list.loading")}
          sx={{ display: "grid", width: "100%", maxWidth: 920, mx: "auto", px: { xs: 2, md: 4 }, gap: 1.5 }}
        >
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={64} />
          ))}
        </Box>
      ) : history.conversations.length === 0 ? (
        <EmptyState icon="messages" title={t("history.empty")} action={start}>
          {t("list.emptyHint")}
        </EmptyState>
      ) : (
        <ConversationCards history={history} />
      )}
    </Box>
  );
}
