import { Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef, useState } from "react";
import type { Temporal } from "temporal-polyfill";
import { type DatedEvent } from "../event/dated-event.ts";
import { dayText } from "../time/date-text.ts";
import { DayPopover } from "./day-popover.tsx";
import { GridBody } from "./grid-parts.tsx";
import { useGridNavigation } from "./grid-navigation.ts";
import type { MonthProps } from "./month-props.ts";
import { useRowCapacity } from "./row-capacity.ts";
import { eventsOfDay } from "./week-layout.ts";
import { WeekRow } from "./week-row.tsx";
import { WeekdayHeader } from "./weekday-header.tsx";

interface OpenDay {
  readonly day: Temporal.PlainDate;
  readonly anchor: HTMLElement;
}

/** The month on a wide screen: a grid that fills the space, with as many events per day as fit. */
export function MonthView(props: MonthProps) {
  const { weeks, events, selected, onCreate, onOpen } = props;
  const { language } = useTranslation().i18n;
  const body = useRef<HTMLDivElement>(null);
  const capacity = useRowCapacity(body, weeks.length);
  const [openDay, setOpenDay] = useState<OpenDay>();
  const { grid, onKeyDown } = useGridNavigation({
    selected,
    start: props.start,
    onSelect: props.onSelect,
    onActivate(day, anchor) {
      if (eventsOfDay(events, day).length > 0) setOpenDay({ day, anchor });
      else onCreate(day);
    },
  });
  const leave = (next: () => void) => {
    setOpenDay(undefined);
    next();
  };
  const firstWeek = weeks[0];
  return (
    <Box
      ref={grid}
      role="grid"
      aria-label={dayText(props.month.toPlainDate({ day: 1 }), language, { month: "long", year: "numeric" })}
      aria-busy={props.loading}
      onKeyDown={onKeyDown}
      sx={{ display: "flex", flexDirection: "column", flexGrow: 1, minHeight: 0, px: { md: 3 }, pb: 2 }}
    >
      {firstWeek && <WeekdayHeader week={firstWeek} />}
      <GridBody
        ref={body}
        sx={{
          display: "flex",
          flexDirection: "column",
          flexGrow: 1,
          minHeight: weeks.length * 84,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        {weeks.map((week) => (
          <WeekRow
            key={week[0]?.toString()}
            {...props}
            week={week}
            capacity={capacity}
            onShowAll={(day, anchor) => setOpenDay({ day, anchor })}
          />
        ))}
      </GridBody>
      {openDay && (
        <DayPopover
          day={openDay.day}
          anchor={openDay.anchor}
          events={eventsOfDay(events, openDay.day)}
          zone={props.zone}
          onClose={() => setOpenDay(undefined)}
          onOpen={(dated: DatedEvent) => leave(() => onOpen(dated))}
          onCreate={() => leave(() => onCreate(openDay.day))}
        />
      )}
    </Box>
  );
}
