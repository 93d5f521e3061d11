import { plainText } from "@atrium/shared-contracts/wire/chat";
import { Box, ListItemButton, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { type Conversation, countOf } from "../conversation/conversation.ts";
import { ConversationMenu } from "../conversations/conversation-menu.tsx";
import { ConversationRows } from "../conversations/conversation-rows.tsx";
import type { useConversations } from "../conversations/use-conversations.ts";
import { useRelativeTime } from "../conversations/use-relative-time.ts";

const CARD_PX = 76;

/** The conversations, with the beginning of the last message. */
export function ConversationCards({ history }: { readonly history: ReturnType<typeof useConversations> }) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <Box ref={scroller} sx={{ flexGrow: 1, minHeight: 0, overflowY: "auto", pb: 3 }}>
      <Box sx={{ maxWidth: 920, mx: "auto", px: { xs: 1, md: 3 } }}>
        <ConversationRows
          history={history}
          scroller={scroller}
          rowPx={CARD_PX}
          renderRow={(conversation) => <ConversationCard conversation={conversation} />}
        />
      </Box>
    </Box>
  );
}

function ConversationCard({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation(TEXTS);
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
