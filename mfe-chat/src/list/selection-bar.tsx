import { Box, Button, Icon, IconButton, Tooltip, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef, useState } from "react";
import { useFocusToPage } from "../focus/use-focus-to-page.ts";
import { LIST_BAR } from "./list-bar.ts";
import { useOrganizing } from "../conversations/use-organizing.ts";
import { MoveDialog } from "../folders/move-dialog.tsx";
import { TEXTS } from "../locales/translations.ts";
import type { useSelection } from "./use-selection.ts";

interface SelectionBarProps {
  readonly selection: ReturnType<typeof useSelection>;
  /** Whether the archived conversations are shown. */
  readonly archived: boolean;
}

/** How many conversations are selected, and what can be done with them. */
export function SelectionBar({ selection, archived }: SelectionBarProps) {
  const { t } = useTranslation(TEXTS);
  const { organize, remove } = useOrganizing();
  const [moving, setMoving] = useState(false);
  const { ids, clear } = selection;
  const bar = useRef<HTMLDivElement>(null);
  useFocusToPage(bar);
  const actions = [
    {
      icon: archived ? "unarchive" : "archive",
      label: t(archived ? "conversation.unarchive" : "conversation.archive"),
      act() {
        void organize(ids, { archived: !archived });
        clear();
      },
    },
    { icon: "folder-move", label: t("conversation.move"), act: () => setMoving(true) },
    {
      icon: "trash",
      label: t("conversation.delete"),
      act() {
        void remove(ids, () => {});
        clear();
      },
    },
  ];
  return (
    <Box ref={bar} role="toolbar" aria-label={t("list.selection")} sx={{ ...LIST_BAR, px: { xs: 1, md: 3 } }}>
      <IconButton aria-label={t("list.clearSelection")} color="inherit" onClick={clear}>
        <Icon name="close" />
      </IconButton>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>
        {t("list.selected", { count: ids.length })}
      </Typography>
      {/* On a phone, there's no room for the words of most languages. */}
      <Button
        color="inherit"
        aria-label={t("list.selectAll")}
        onClick={selection.all}
        sx={{ whiteSpace: "nowrap", minWidth: { xs: 44, sm: 64 } }}
      >
        <Box component="span" sx={{ display: { xs: "inline-flex", sm: "none" } }}>
          <Icon name="check-all" />
        </Box>
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
          {t("list.selectAll")}
        </Box>
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      {actions.map(({ icon, label, act }) => (
        <Tooltip key={icon} title={label}>
          <IconButton aria-label={label} color={icon === "trash" ? "error" : "inherit"} onClick={act}>
            <Icon name={icon} />
          </IconButton>
        </Tooltip>
      ))}
      {moving && (
        <MoveDialog
          ids={ids}
          onClose={(moved) => {
            setMoving(false);
            if (moved) clear();
          }}
        />
      )}
    </Box>
  );
}
