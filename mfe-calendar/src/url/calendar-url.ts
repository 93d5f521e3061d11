import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { useSearchParams } from "@atrium/shared-ui/router";
import { Temporal } from "temporal-polyfill";

/** `YYYY-MM-DD` as a day; undefined for anything else. */
export function dayOfParameter(value: string | null): Temporal.PlainDate | undefined {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  try {
    return Temporal.PlainDate.from(value, { overflow: "reject" });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The calendar's URL state: `?date=` is the selected day (default: today), `?event=` and `?occurrence=` what's open. `?new=event`
 * opens the editor for a new event and is then removed.
 */
export function useCalendarUrl(today: Temporal.PlainDate) {
  const [params, setParams] = useSearchParams();
  const eventId = params.get("event");
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace },
    );
  return {
    selected: dayOfParameter(params.get("date")) ?? today,
    hasDate: params.has("date"),
    eventId,
    occurrence: params.get("occurrence"),
    wantsNew: params.get("new") === "event",
    forgetNew: () => change((next) => next.delete("new"), true),
    selectDay: (day: Temporal.PlainDate) => change((next) => next.set("date", day.toString()), true),
    showEvent: (event: Pick<CalendarEvent, "id" | "occurrenceStart">) =>
      change((next) => {
        next.set("event", event.id);
        if (event.occurrenceStart) next.set("occurrence", event.occurrenceStart);
        else next.delete("occurrence");
      }, false),
    hideEvent: () =>
      change((next) => {
        next.delete("event");
        next.delete("occurrence");
      }, true),
  };
}

export type CalendarUrl = ReturnType<typeof useCalendarUrl>;
