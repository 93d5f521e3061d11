import { Box, ListItemButton, Typography } from "@atrium/shared-ui";
import { Checkbox } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { type ReactNode, useMemo, useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { type Conversation, countOf } from "../conversation/conversation.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { ConversationMenu } from "../conversation-menu/conversation-menu.tsx";
import { ConversationRows } from "../conversations/conversation-rows.tsx";
import type { ConversationHistory } from "../conversations/use-conversations.ts";
import { useRelativeTime } from "../conversations/use-relative-time.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useSelection } from "./use-selection.ts";

const CARD_PX = 76;
const HEADING_PX = 44;

interface ConversationCardsProps {
  readonly history: ConversationHistory;
  /** Whether it's the archived conversations. */
  readonly archived: boolean;
  /** What stands above the conversations while none is selected. */
  readonly filters: ReactNode;
}

/** The conversations, pinned ones first, with the beginning of the last message. */
export function ConversationCards({ history, archived, filters }: ConversationCardsProps) {
  const { t } = useTranslation(TEXTS);
  const scroller = useRef<HTMLDivElement>(null);
  const { conversations, folders } = history;
  const { entries, shown } = useMemo(() => {
    const pinned = archived ? [] : conversations.filter((conversation) => conversation.pinned);
    const rest = conversations.filter((conversation) => !pinned.includes(conversation));
    const heading = (id: string, text: string) => ({
      id,
      heading: (
        <Typography
          variant="body2"
          component="h2"
          sx={{ px: 1.5, lineHeight: `${HEADING_PX}px`, color: "text.secondary", fontWeight: 600 }}
        >
          {text}
        </Typography>
      ),
    });
    return {
      shown: [...pinned, ...rest].filter(({ id }) => !isUnsettled(id)).map(({ id }) => id),
      entries:
        pinned.length === 0
          ? rest
          : [
              heading("pinned", t("history.pinned")),
              ...pinned,
              ...(rest.length === 0 ? [] : [heading("rest", t("history.others")), ...rest]),
            ],
    };
  }, [archived, conversations, t]);
  const selection = useSelection(shown);
  const selecting = selection.ids.length > 0;
  return (
    <Box
      sx={{ flexGrow: 1, minHeight: 0, display: "flex", flexDirection: "column" }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && selecting && !event.defaultPrevented) selection.clear();
      }}
    >
      <Box sx={{ width: "100%", maxWidth: 920, mx: "auto" }}>
        {selecting ? <SelectionBar selection={selection} archived={archived} /> : filters}
      </Box>
      <Box ref={scroller} sx={{ flexGrow: 1, minHeight: 0, overflowY: "auto", pb: 3 }}>
        <Box sx={{ maxWidth: 920, mx: "auto", px: { xs: 1, md: 3 } }}>
          <ConversationRows
            history={history}
            entries={entries}
            scroller={scroller}
            rowPx={CARD_PX}
            headingPx={HEADING_PX}
            renderRow={(conversation) => (
              <ConversationCard
                conversation={conversation}
                folder={folders.find(({ id }) => id === conversation.folderId)?.name}
                selected={selection.has(conversation.id)}
                onSelect={(range) => selection.toggle(conversation.id, range)}
              />
            )}
          />
        </Box>
      </Box>
    </Box>
  );
}

interface ConversationCardProps {
  readonly conversation: Conversation;
  /** The name of its folder. */
  readonly folder: string | undefined;
  readonly selected: boolean;
  onSelect(range: boolean): void;
}

function ConversationCard({ conversation, folder, selected, onSelect }: ConversationCardProps) {
  const { t } = useTranslation(TEXTS);
  const ago = useRelativeTime();
  return (
    <Box
      sx={{
        position: "relative",
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: selected ? "action.selected" : undefined,
      }}
    >
      <ListItemButton
        component={Link}
        to={`/chat/${conversation.id}`}
        sx={{ display: "block", borderRadius: 1, pl: 6, pr: 6, height: CARD_PX - 1, py: 1.25 }}
      >
        <Typography variant="body1" noWrap dir="auto" sx={{ fontWeight: 550, textAlign: "start" }}>
          {conversation.title}
        </Typography>
        <Typography sx={{ color: "text.secondary" }} variant="body2" noWrap component="div">
          {ago(conversation.updatedAt)} · {t("history.messages", { count: countOf(conversation) })}
          {folder === undefined ? "" : ` · ${folder}`}
          {conversation.preview ? ` · ${conversation.preview}` : ""}
        </Typography>
      </ListItemButton>
      {!isUnsettled(conversation.id) && (
        <Box sx={{ position: "absolute", insetInlineStart: 2, top: 16 }}>
          <Checkbox
            size="small"
            checked={selected}
            slotProps={{ input: { "aria-label": t("list.select", { title: conversation.title }) } }}
            onClick={(event) => onSelect(event.shiftKey)}
          />
        </Box>
      )}
      <Box sx={{ position: "absolute", insetInlineEnd: 8, top: 20 }}>
        <ConversationMenu id={conversation.id} title={conversation.title} onDeleted={() => {}} />
      </Box>
    </Box>
  );
}
