import { Box, Icon, ListItemButton, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { Temporal } from "temporal-polyfill";
import { inkOf } from "../event/event-colors.ts";
import type { DatedEvent } from "../event/dated-event.ts";
import { dayText } from "../time/date-text.ts";
import { TEXTS } from "../locales/translations.ts";
import { timesOnDay } from "./day-times.ts";

interface DayListProps {
  readonly day: Temporal.PlainDate;
  readonly events: readonly DatedEvent[];
  readonly zone: string;
  onOpen(event: DatedEvent): void;
}

/** A vertical list of one day's events. */
export function DayList({ day, events, zone, onOpen }: DayListProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const name = dayText(day, i18n.language, { weekday: "long", day: "numeric", month: "long" });
  return (
    <Box component="ul" aria-label={t("day.list", { day: name })} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {events.map((dated) => (
        <li key={dated.key}>
          <ListItemButton
            onClick={() => onOpen(dated)}
            sx={{ gap: 1.5, px: 1.5, py: 0.75, borderRadius: 1, alignItems: "stretch" }}
          >
            <Box sx={[inkOf(dated.event.color), { flex: "none", width: 4, borderRadius: 2, bgcolor: "var(--dot)" }]} />
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
                {dated.event.title}
              </Typography>
              <Typography variant="caption" component="p" color="textSecondary" noWrap>
                {[timesOnDay(dated, day, zone, i18n.language, t), dated.event.location].filter(Boolean).join(" · ")}
              </Typography>
            </Box>
            {dated.event.recurrence && (
              <Box sx={{ alignSelf: "center", color: "text.secondary", display: "flex" }} title={t("event.repeats")}>
                <Icon name="repeat" size={14} />
              </Box>
            )}
          </ListItemButton>
        </li>
      ))}
    </Box>
  );
}
