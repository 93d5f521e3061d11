import type { Temporal } from "temporal-polyfill";
import type { DatedEvent } from "../event/dated-event.ts";
import type { Weekday } from "../time/week-start.ts";
import type { Week } from "./month-grid.ts";

/** Props of both month views, wide and compact. */
export interface MonthProps {
  readonly month: Temporal.PlainYearMonth;
  readonly weeks: readonly Week[];
  /** First day of the week. */
  readonly start: Weekday;
  readonly events: readonly DatedEvent[];
  readonly selected: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
  readonly zone: string;
  /** True until this session's first events have loaded. */
  readonly loading: boolean;
  /** False if there may be events that aren't in `events`, as this month's couldn't be loaded, or haven't been yet. */
  readonly complete: boolean;
  onSelect(day: Temporal.PlainDate): void;
  onCreate(day: Temporal.PlainDate): void;
  onOpen(event: DatedEvent): void;
}
