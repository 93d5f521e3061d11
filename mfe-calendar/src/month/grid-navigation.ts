import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { Temporal } from "temporal-polyfill";
import type { Weekday } from "../time/week-start.ts";
import { dayByKey } from "./month-grid.ts";

interface GridNavigation {
  readonly selected: Temporal.PlainDate;
  readonly start: Weekday;
  onSelect(day: Temporal.PlainDate): void;
  /** Called on Enter or Space. `cell` is the selected day's element. */
  onActivate(day: Temporal.PlainDate, cell: HTMLElement): void;
}

/** Keyboard navigation for a grid of days. One cell is in the tab order, keys move from it, and focus follows into the next month. */
export function useGridNavigation({ selected, start, onSelect, onActivate }: GridNavigation) {
  const grid = useRef<HTMLDivElement>(null);
  const followFocus = useRef(false);
  const day = selected.toString();

  useLayoutEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target;
    if (!(cell instanceof HTMLElement) || !cell.dataset.day || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onActivate(selected, cell);
      return;
    }
    const next = dayByKey(selected, event, start);
    if (!next) return;
    event.preventDefault();
    followFocus.current = true;
    onSelect(next);
  };
  return { grid, onKeyDown };
}
