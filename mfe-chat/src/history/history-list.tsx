import { Box, ListItemButton, Typography, lazyCode, useLazyCode, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link, matchPath, useLocation } from "@atrium/shared-ui/router";
import { useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { type Conversation, countOf } from "../conversation/conversation.ts";
import { ConversationMenu } from "../conversation-menu/conversation-menu.tsx";
import { ConversationRows } from "../conversations/conversation-rows.tsx";
import type { ConversationHistory } from "../conversations/use-conversations.ts";
import { useRelativeTime } from "../conversations/use-relative-time.ts";

/** Height of one entry. Pixels. */
const ENTRY_PX = 52;

export interface HistoryListProps {
  readonly history: ConversationHistory;
  onNavigate(): void;
}

/** Lazy because most people have neither pinned conversations nor folders. */
const grouping = lazyCode(() => import("./grouped-rows.tsx"), "The history isn't grouped:");

/** The conversations as sidebar entries: pinned ones first, then folders, then the others. */
export function HistoryList({ history, onNavigate }: HistoryListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isGrouped = history.folders.length > 0 || history.conversations.some(({ pinned }) => pinned);
  const openId = matchPath("/chat/:id", useLocation().pathname)?.params.id;
  const { code, failure } = useLazyCode(grouping, isGrouped);
  const Rows = isGrouped && code ? code.GroupedRows : ConversationRows;
  // Without the groups for a moment, everything would jump.
  if (isGrouped && !code && !failure) return null;
  return (
    <Box ref={scroller} sx={{ height: "100%", overflowY: "auto", px: 1.5, scrollbarWidth: "thin" }}>
      <Rows
        history={history}
        scroller={scroller}
        rowPx={ENTRY_PX}
        openId={openId}
        renderRow={(conversation) => (
          <HistoryEntry conversation={conversation} current={conversation.id === openId} onNavigate={onNavigate} />
        )}
      />
    </Box>
  );
}

interface HistoryEntryProps {
  readonly conversation: Conversation;
  /** Whether it's the open one. */
  readonly current: boolean;
  onNavigate(): void;
}

function HistoryEntry({ conversation, current, onNavigate }: HistoryEntryProps) {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const ago = useRelativeTime();
  return (
    <Box
      sx={{
        position: "relative",
        "& .menu": { opacity: { xs: 1, md: 0 } },
        "&:hover .menu, &:focus-within .menu": { opacity: 1 },
      }}
    >
      <ListItemButton
        component={Link}
        to={`/chat/${conversation.id}`}
        selected={current}
        aria-current={current ? "page" : undefined}
        onClick={onNavigate}
        sx={{ borderRadius: 1, px: 1.5, py: 0.75, pr: 5, display: "block", height: ENTRY_PX - 4 }}
      >
        <Typography variant="body2" noWrap dir="auto" sx={{ fontWeight: current ? 600 : 450, textAlign: "start" }}>
          {conversation.title}
        </Typography>
        <Typography sx={{ color: "text.secondary" }} variant="caption" noWrap component="div">
          {t("history.messages", { count: countOf(conversation) })} · {ago(conversation.updatedAt)}
        </Typography>
      </ListItemButton>
      <Box className="menu" sx={{ position: "absolute", insetInlineEnd: 6, top: 8 }}>
        <ConversationMenu
          id={conversation.id}
          title={conversation.title}
          onDeleted={() => {
            if (current) shell.navigate("/new", { replace: true });
          }}
        />
      </Box>
    </Box>
  );
}
