import { Box, ListItemButton, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { type Conversation, countOf } from "../conversation/conversation.ts";
import { ConversationMenu } from "../conversation/conversation-menu.tsx";
import type { useConversations } from "../conversation/use-conversations.ts";
import { useRelativeTime } from "../history/use-relative-time.ts";
import { plainText } from "../markdown/plain-text.ts";

const CARD_PX = 76;
const AHEAD = 10;

/** The conversations with the beginning of what was said last. */
export function ConversationCards({ history }: { readonly history: ReturnType<typeof useConversations> }) {
  const { conversations, hasMore, isLoadingMore, loadMore } = history;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: conversations.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => conversations[index]?.id ?? index,
    overscan: 6,
    initialRect: { width: 800, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  const nearEnd = hasMore && !isLoadingMore && (items.at(-1)?.index ?? 0) >= conversations.length - AHEAD;
  useEffect(() => {
    if (nearEnd) loadMore();
  }, [nearEnd, loadMore]);
  return (
    <Box ref={scroller} sx={{ flexGrow: 1, minHeight: 0, overflowY: "auto", pb: 3 }}>
      <Box sx={{ maxWidth: 920, mx: "auto", px: { xs: 1, md: 3 } }}>
        <Box
          component="ul"
          style={{ height: virtualizer.getTotalSize() }}
          sx={{ position: "relative", m: 0, p: 0, listStyle: "none" }}
        >
          {items.map((item) => {
            const conversation = conversations[item.index];
            return (
              conversation && (
                <li key={item.key} style={{ position: "absolute", insetInline: 0, top: item.start, height: CARD_PX }}>
                  <ConversationCard conversation={conversation} />
                </li>
              )
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

function ConversationCard({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation("mfe-chat");
  const ago = useRelativeTime();
  return (
    <Box sx={{ position: "relative", borderBottom: 1, borderColor: "divider" }}>
      <ListItemButton
        component={Link}
        to={`/chat/${conversation.id}`}
        sx={{ display: "block", borderRadius: 1, px: 1.5, pr: 6, height: CARD_PX - 1, py: 1.25 }}
      >
        <Typography variant="body1" noWrap dir="auto" sx={{ fontWeight: 550, textAlign: "start" }}>
          {conversation.title}
        </Typography>
        <Typography sx={{ color: "text.secondary" }} variant="body2" noWrap component="div">
          {ago(conversation.updatedAt)} · {t("history.messages", { count: countOf(conversation) })}
          {conversation.preview ? ` · ${plainText(conversation.preview)}` : ""}
        </Typography>
      </ListItemButton>
      <Box sx={{ position: "absolute", insetInlineEnd: 8, top: 20 }}>
        <ConversationMenu id={conversation.id} title={conversation.title} onDeleted={() => {}} />
      </Box>
    </Box>
  );
}
