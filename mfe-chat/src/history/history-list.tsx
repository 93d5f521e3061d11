import { Box, ListItemButton, Typography, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link, matchPath, useLocation } from "@atrium/shared-ui/router";
import { useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { type Conversation, countOf } from "../conversation/conversation.ts";
import { ConversationMenu } from "../conversations/conversation-menu.tsx";
import { ConversationRows } from "../conversations/conversation-rows.tsx";
import type { useConversations } from "../conversations/use-conversations.ts";
import { useRelativeTime } from "../conversations/use-relative-time.ts";

/** Height of one entry. Pixels. */
const ENTRY_PX = 52;

export interface HistoryListProps {
  readonly history: ReturnType<typeof useConversations>;
  onNavigate(): void;
}

/** The conversations as sidebar entries. */
export function HistoryList({ history, onNavigate }: HistoryListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <Box ref={scroller} sx={{ height: "100%", overflowY: "auto", px: 1.5, scrollbarWidth: "thin" }}>
      <ConversationRows
        history={history}
        scroller={scroller}
        rowPx={ENTRY_PX}
        renderRow={(conversation) => <HistoryEntry conversation={conversation} onNavigate={onNavigate} />}
      />
    </Box>
  );
}

function HistoryEntry({ conversation, onNavigate }: { readonly conversation: Conversation; onNavigate(): void }) {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const ago = useRelativeTime();
  const current = matchPath("/chat/:id", useLocation().pathname)?.params.id === conversation.id;
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
