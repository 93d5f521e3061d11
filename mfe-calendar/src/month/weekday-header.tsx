import { useTranslation } from "@atrium/shared-ui/i18n";
import { dayText } from "../time/date-text.ts";
import { GridHeader, GridRow } from "./grid-parts.tsx";
import type { Week } from "./month-grid.ts";

/** The grid's first row: the names of the weekdays. */
export function WeekdayHeader({ week, compact = false }: { readonly week: Week; readonly compact?: boolean }) {
  const { language } = useTranslation().i18n;
  return (
    <GridRow sx={{ flex: "none" }}>
      {week.map((day) => (
        <GridHeader
          key={day.dayOfWeek}
          aria-label={dayText(day, language, { weekday: "long" })}
          sx={{
            py: 0.5,
            px: compact ? 0 : 1,
            textAlign: compact ? "center" : "start",
            fontSize: "0.75rem",
            fontWeight: 550,
            color: "text.secondary",
          }}
        >
          {dayText(day, language, { weekday: compact ? "narrow" : "short" })}
        </GridHeader>
      ))}
    </GridRow>
  );
}
