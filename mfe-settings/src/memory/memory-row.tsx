import type { Memory } from "@atrium/shared-contracts/wire";
import { Box, Icon, IconButton, Tooltip, Typography, shortName, useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

interface MemoryRowProps {
  readonly memory: Memory;
  onEdit(): void;
  onDelete(): void;
}

/** One memory with since when it's there, and buttons to edit and delete it. */
export function MemoryRow({ memory, onEdit, onDelete }: MemoryRowProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const timeZone = useViewerZone();
  const { text, createdAt } = memory;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeZone }).format(new Date(createdAt));
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 0.5, py: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" dir="auto" sx={{ textAlign: "start", overflowWrap: "anywhere" }}>
          {text}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {date}
        </Typography>
      </Box>
      <Tooltip title={t("memory.edit")}>
        <IconButton color="inherit" aria-label={t("memory.editOf", { text: shortName(text) })} onClick={onEdit}>
          <Icon name="edit" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t("memory.delete")}>
        <IconButton color="inherit" aria-label={t("memory.deleteOf", { text: shortName(text) })} onClick={onDelete}>
          <Icon name="trash" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
