import { Box, ListItemButton, Typography, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link, matchPath, useLocation } from "@atrium/shared-ui/router";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { type Conversation, countOf } from "../conversation/conversation.ts";
import { ConversationMenu } from "../conversation/conversation-menu.tsx";
import type { useConversations } from "../conversation/use-conversations.ts";
import { useRelativeTime } from "./use-relative-time.ts";

/** Height of one entry. Pixels. */
const ENTRY_PX = 52;
/** Entries before the end of what is loaded at which the next page is asked for. */
const AHEAD = 10;

export interface HistoryListProps {
  readonly history: ReturnType<typeof useConversations>;
  onNavigate(): void;
}

/** The conversations, drawn as far as they are in sight: thousands cost no more than a screenful. */
export function HistoryList({ history, onNavigate }: HistoryListProps) {
  const { conversations, hasMore, isLoadingMore, loadMore } = history;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: conversations.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ENTRY_PX,
    getItemKey: (index) => conversations[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 288, height: 600 },
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const nearEnd = hasMore && !isLoadingMore && last >= conversations.length - AHEAD;
  useEffect(() => {
    if (nearEnd) loadMore();
  }, [nearEnd, loadMore]);
  return (
    <Box ref={scroller} sx={{ height: "100%", overflowY: "auto", px: 1, scrollbarWidth: "thin" }}>
      <Box
        component="ul"
        style={{ height: virtualizer.getTotalSize() }}
        sx={{ position: "relative", m: 0, p: 0, listStyle: "none" }}
      >
        {items.map((item) => {
          const conversation = conversations[item.index];
          return (
            conversation && (
              <li key={item.key} style={{ position: "absolute", insetInline: 0, top: item.start, height: ENTRY_PX }}>
                <HistoryEntry conversation={conversation} onNavigate={onNavigate} />
              </li>
            )
          );
        })}
      </Box>
    </Box>
  );
}

function HistoryEntry({ conversation, onNavigate }: { readonly conversation: Conversation; onNavigate(): void }) {
  const shell = useShell();
  const { t } = useTranslation("mfe-chat");
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
