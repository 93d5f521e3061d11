import {
  Box,
  Button,
  EmptyState,
  Icon,
  IconButton,
  LoadFailed,
  PageHeader,
  Tooltip,
  useShell,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link, useLocation } from "@atrium/shared-ui/router";
import archivedTexts from "../locales/en/archived.json" with { type: "json" };
import listTexts from "../locales/en/list.json" with { type: "json" };
import noConversationsTexts from "../locales/en/no-conversations.json" with { type: "json" };
import organizingTexts from "../locales/en/organizing.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { useConversations } from "../conversations/use-conversations.ts";
import { MovingMenu } from "./moving-menu.tsx";
import { ConversationCards } from "./conversation-cards.tsx";
import { LIST_BAR } from "./list-bar.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { useArchived } from "./use-archived.ts";

texts.addEnglish(archivedTexts, listTexts, noConversationsTexts, organizingTexts);

/** A page with all conversations. On a phone, it's the main way to reach them. */
export function ConversationListPage() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const archived = new URLSearchParams(useLocation().search).has("archived");
  const all = useConversations();
  const old = useArchived(archived);
  const history = archived ? old : all;
  const start = (
    <Button component={Link} to="/new" variant="contained" startIcon={<Icon name="plus" size={16} />}>
      {t("list.new")}
    </Button>
  );
  const filter = (label: string, isArchived: boolean) => (
    <Button
      component={Link}
      to={isArchived ? "/chat?archived" : "/chat"}
      size="small"
      color="inherit"
      aria-current={archived === isArchived ? "page" : undefined}
      sx={{
        px: 1.5,
        ...(archived === isArchived ? { bgcolor: "action.selected", fontWeight: 600 } : { color: "text.secondary" }),
      }}
    >
      {label}
    </Button>
  );
  const filters = (
    <Box component="nav" aria-label={t("list.filter")} sx={{ ...LIST_BAR, px: { xs: 1.5, md: 4 } }}>
      {filter(t("list.all"), false)}
      {filter(t("list.archived"), true)}
    </Box>
  );
  const hasCards = !(archived && old.problem) && !history.isLoading && history.conversations.length > 0;
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
              <MovingMenu />
              {start}
            </Box>
          }
        />
        {!hasCards && filters}
      </Box>
      {hasCards ? (
        <ConversationCards key={String(archived)} history={history} archived={archived} filters={filters} />
      ) : archived && old.problem ? (
        <LoadFailed retry={t("message.retry")} onRetry={old.retry} sx={{ width: "100%", maxWidth: 860, mx: "auto" }}>
          {t("list.archivedFailed")}
        </LoadFailed>
      ) : history.isLoading ? (
        <ListSkeleton />
      ) : archived ? (
        <EmptyState icon="archive" title={t("list.archivedEmpty")}>
          {t("list.archivedHint")}
        </EmptyState>
      ) : (
        <EmptyState icon="messages" title={t("history.empty")} action={start}>
          {t("list.emptyHint")}
        </EmptyState>
      )}
    </Box>
  );
}
