import { Skeleton, rem } from "@atrium/shared-ui";
import type { Temporal } from "temporal-polyfill";
import { DayCell } from "./day-cell.tsx";
import { EventChip } from "./event-chip.tsx";
import { GridRow } from "./grid-parts.tsx";
import type { Week } from "./month-grid.ts";
import type { MonthProps } from "./month-props.ts";
import { LANES_TOP } from "./row-capacity.ts";
import { eventsOfDay, fitWeek, layoutWeek } from "./week-layout.ts";

interface WeekRowProps extends MonthProps {
  readonly week: Week;
  /** Lanes that fit. */
  readonly capacity: number;
  onShowAll(day: Temporal.PlainDate, anchor: HTMLElement): void;
}

/** A week of seven cells. An event's bar is in the cell where it starts and extends across the next ones. */
export function WeekRow(props: WeekRowProps) {
  const { shown, hidden } = fitWeek(layoutWeek(props.events, props.week), props.capacity);
  return (
    <GridRow sx={{ flex: "1 1 0", minHeight: 0 }}>
      {props.week.map((day, column) => (
        <DayCell
          key={day.toString()}
          day={day}
          today={day.equals(props.today)}
          outside={day.month !== props.month.month}
          selected={day.equals(props.selected)}
          count={eventsOfDay(props.events, day).length}
          complete={props.complete}
          hidden={hidden[column] ?? 0}
          lastLane={props.capacity - 1}
          onCreate={() => props.onCreate(day)}
          onShowAll={(anchor) => props.onShowAll(day, anchor)}
        >
          {props.loading && day.day % 3 === 0 && (
            <Skeleton
              variant="rounded"
              height={rem(20)}
              sx={{ position: "absolute", top: rem(LANES_TOP), insetInline: 6 }}
            />
          )}
          {shown
            .filter((segment) => segment.column === column)
            .map((segment) => (
              <EventChip
                key={segment.dated.key}
                segment={segment}
                zone={props.zone}
                top={LANES_TOP}
                onOpen={() => props.onOpen(segment.dated)}
              />
            ))}
        </DayCell>
      ))}
    </GridRow>
  );
}
