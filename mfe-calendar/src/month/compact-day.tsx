import { Box, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { Temporal } from "temporal-polyfill";
import { inkOf } from "../event/event-colors.ts";
import type { DatedEvent } from "../event/dated-event.ts";
import { TEXTS } from "../locales/translations.ts";
import { dayLabel } from "./day-label.ts";
import { DayNumber } from "./day-number.tsx";
import { GridCell } from "./grid-parts.tsx";

/** More dots wouldn't add anything. */
const MOST_DOTS = 3;

interface CompactDayProps {
  readonly day: Temporal.PlainDate;
  readonly today: boolean;
  readonly outside: boolean;
  readonly selected: boolean;
  readonly events: readonly DatedEvent[];
  readonly complete: boolean;
  onSelect(): void;
}

/** A day on a phone: its number and a dot per event. */
export function CompactDay({ day, today, outside, selected, events, complete, onSelect }: CompactDayProps) {
  const { t, i18n } = useTranslation(TEXTS);
  return (
    <GridCell
      tabIndex={selected ? 0 : -1}
      data-day={day.toString()}
      aria-label={dayLabel(day, { count: events.length, complete }, t, i18n.language)}
      aria-selected={selected}
      {...(today ? { "aria-current": "date" as const } : {})}
      onClick={onSelect}
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        gap: 0.5,
        height: rem(52),
        pt: 0.5,
        cursor: "pointer",
        borderRadius: 1,
        "&:focus-visible": { outlineOffset: -2 },
      }}
    >
      <DayNumber day={day} today={today} outside={outside} selected={selected} size={34} />
      <Box sx={{ display: "flex", gap: "3px", height: 5 }}>
        {events.slice(0, MOST_DOTS).map(({ key, event }) => (
          <Box
            key={key}
            sx={[inkOf(event.color), { width: 5, height: 5, borderRadius: "50%", bgcolor: "var(--dot)" }]}
          />
        ))}
      </Box>
    </GridCell>
  );
}
