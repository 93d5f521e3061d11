import { Box, Button, EmptyState, Icon, Skeleton, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { dayText } from "../time/date-text.ts";
import { TEXTS } from "../locales/translations.ts";
import { CompactDay } from "./compact-day.tsx";
import { DayList } from "./day-list.tsx";
import { GridRow } from "./grid-parts.tsx";
import { useGridNavigation } from "./grid-navigation.ts";
import type { MonthProps } from "./month-props.ts";
import { eventsOfDay } from "./week-layout.ts";
import { WeekdayHeader } from "./weekday-header.tsx";

/** The month on a phone: days with dots, and the selected day's events below. */
export function CompactMonth(props: MonthProps) {
  const { weeks, events, selected, zone } = props;
  const { t, i18n } = useTranslation(TEXTS);
  const { grid, onKeyDown } = useGridNavigation({
    selected,
    start: props.start,
    onSelect: props.onSelect,
    onActivate: (day) => props.onCreate(day),
  });
  const ofDay = eventsOfDay(events, selected);
  const firstWeek = weeks[0];
  const title = dayText(props.month.toPlainDate({ day: 1 }), i18n.language, { month: "long", year: "numeric" });
  return (
    <Box sx={{ display: "flex", flexDirection: "column", flexGrow: 1, minHeight: 0, overflowY: "auto", px: 1 }}>
      <Box ref={grid} role="grid" aria-label={title} aria-busy={props.loading} onKeyDown={onKeyDown}>
        {firstWeek && <WeekdayHeader week={firstWeek} compact />}
        {weeks.map((week) => (
          <GridRow key={week[0]?.toString()}>
            {week.map((day) => (
              <CompactDay
                key={day.toString()}
                day={day}
                today={day.equals(props.today)}
                outside={day.month !== props.month.month}
                selected={day.equals(selected)}
                events={eventsOfDay(events, day)}
                complete={props.complete}
                onSelect={() => props.onSelect(day)}
              />
            ))}
          </GridRow>
        ))}
      </Box>
      <Box component="section" sx={{ borderTop: 1, borderColor: "divider", mt: 1, mx: 1, pt: 1.5, pb: 3, flexGrow: 1 }}>
        <Typography variant="subtitle2" component="h2" sx={{ pb: 0.5 }}>
          {dayText(selected, i18n.language, { weekday: "long", day: "numeric", month: "long" })}
        </Typography>
        {props.loading && <Skeleton variant="rounded" height={44} sx={{ my: 1 }} />}
        {props.complete && ofDay.length === 0 && (
          <EmptyState
            icon="calendar"
            title={t("day.empty")}
            action={
              <Button startIcon={<Icon name="plus" size={16} />} onClick={() => props.onCreate(selected)}>
                {t("newEvent")}
              </Button>
            }
          >
            {t("day.emptyHint")}
          </EmptyState>
        )}
        <Box sx={{ mx: -1.5 }}>
          <DayList day={selected} events={ofDay} zone={zone} onOpen={props.onOpen} />
        </Box>
      </Box>
    </Box>
  );
}
