import { Box, Button, Icon, IconButton, Typography } from "@atrium/shared-ui";
import { Popover } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import type { Temporal } from "temporal-polyfill";
import type { DatedEvent } from "../event/dated-event.ts";
import { dayText } from "../time/date-text.ts";
import { TEXTS } from "../locales/translations.ts";
import { DayList } from "./day-list.tsx";

interface DayPopoverProps {
  readonly day: Temporal.PlainDate;
  readonly anchor: HTMLElement;
  readonly events: readonly DatedEvent[];
  readonly zone: string;
  onClose(): void;
  onOpen(event: DatedEvent): void;
  onCreate(): void;
}

/** All events of a day, over the grid. */
export function DayPopover({ day, anchor, events, zone, onClose, onOpen, onCreate }: DayPopoverProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "top", horizontal: "center" }}
      transformOrigin={{ vertical: "top", horizontal: "center" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-labelledby": titleId,
          sx: {
            width: 300,
            maxHeight: 420,
            p: 1,
            border: 1,
            borderColor: "divider",
            boxShadow: "0 8px 24px rgb(0 0 0 / 0.16)",
          },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 1.5, pb: 0.5 }}>
        <Typography id={titleId} variant="subtitle2" component="h2" sx={{ flexGrow: 1 }}>
          {dayText(day, i18n.language, { weekday: "long", day: "numeric", month: "long" })}
        </Typography>
        <IconButton size="small" aria-label={t("close")} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </Box>
      <DayList day={day} events={events} zone={zone} onOpen={onOpen} />
      <Button size="small" startIcon={<Icon name="plus" size={16} />} onClick={onCreate} sx={{ mt: 0.5, ml: 0.5 }}>
        {t("newEvent")}
      </Button>
    </Popover>
  );
}
