import { SEARCH_RESULTS_HEIGHT_PX } from "@atrium/shared-contracts";
import {
  Box,
  Dialog,
  Icon,
  IconButton,
  InputBase,
  ListItemButton,
  Typography,
  VisuallyHidden,
  useShell,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useConversations } from "../conversation/use-conversations.ts";
import { useRelativeTime } from "../history/use-relative-time.ts";
import { matchTitles } from "./title-match.ts";

export interface SearchDialogProps {
  onClose(): void;
  /** Called after the result that was picked is opened. */
  onPicked(): void;
}

/** Finds conversations by their title. Arrow keys choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose, onPicked }: SearchDialogProps) {
  const shell = useShell();
  const { t } = useTranslation("mfe-chat");
  const ago = useRelativeTime();
  const listId = useId();
  const titleId = useId();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const { conversations, hasMore, isLoadingMore, loadMore } = useConversations();
  const results = matchTitles(conversations, query);
  const searching = query.trim() !== "";

  // A search is over all titles: the pages that are not loaded yet are fetched while it is open.
  const loads = searching && hasMore && !isLoadingMore;
  useEffect(() => {
    if (loads) loadMore();
  }, [loads, loadMore]);

  const open = (id: string) => {
    shell.navigate(`/chat/${id}`);
    onPicked();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || results.length === 0) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const picked = results[chosen];
    if (step !== 0) setChosen((chosen + step + results.length) % results.length);
    else if (event.key === "Enter" && picked) open(picked.id);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { alignSelf: "flex-start", mt: { xs: 2, md: "12vh" } } } }}
    >
      <VisuallyHidden id={titleId}>{t("search.title")}</VisuallyHidden>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, borderBottom: 1, borderColor: "divider" }}>
        <Icon name="search" size={18} />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={t("search.placeholder")}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: "combobox",
            "aria-label": t("search.title"),
            "aria-controls": listId,
            "aria-expanded": results.length > 0,
            "aria-activedescendant": results[chosen] ? `${listId}-${chosen}` : undefined,
          }}
          sx={{ minHeight: 52 }}
        />
        <IconButton size="small" color="inherit" aria-label={t("search.close")} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </Box>
      <VisuallyHidden role="status">{searching ? t("search.results", { count: results.length }) : ""}</VisuallyHidden>
      <Box sx={{ height: SEARCH_RESULTS_HEIGHT_PX, overflowY: "auto", p: 1 }}>
        {results.length === 0 ? (
          <Typography
            variant="body2"
            sx={{ color: "text.secondary", p: 2, textAlign: "center", overflowWrap: "anywhere" }}
          >
            {searching ? t("search.none", { query: query.trim() }) : t("search.start")}
          </Typography>
        ) : (
          <div id={listId} role="listbox" aria-label={t("search.title")}>
            {results.map((conversation, index) => (
              <ListItemButton
                key={conversation.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === chosen}
                selected={index === chosen}
                tabIndex={-1}
                onClick={() => open(conversation.id)}
                sx={{ borderRadius: 1, display: "flex", gap: 2 }}
              >
                <Typography variant="body2" noWrap dir="auto" sx={{ flexGrow: 1, textAlign: "start" }}>
                  {conversation.title}
                </Typography>
                <Typography variant="caption" noWrap sx={{ color: "text.secondary", flexShrink: 0 }}>
                  {ago(conversation.updatedAt)}
                </Typography>
              </ListItemButton>
            ))}
          </div>
        )}
      </Box>
    </Dialog>
  );
}
