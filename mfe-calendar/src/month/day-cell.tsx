import { ButtonBase, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ReactNode } from "react";
import type { Temporal } from "temporal-polyfill";
import { dayText } from "../time/date-text.ts";
import { TEXTS } from "../locales/translations.ts";
import { dayLabel } from "./day-label.ts";
import { DayNumber } from "./day-number.tsx";
import { LANE_HEIGHT } from "./event-chip.tsx";
import { GridCell } from "./grid-parts.tsx";
import { LANES_TOP } from "./row-capacity.ts";

interface DayCellProps {
  readonly day: Temporal.PlainDate;
  readonly today: boolean;
  readonly outside: boolean;
  readonly selected: boolean;
  /** How many events the day is known to have. */
  readonly count: number;
  readonly complete: boolean;
  /** How many of them are hidden for lack of a lane, and the lane that says so. */
  readonly hidden: number;
  readonly lastLane: number;
  readonly children: ReactNode;
  onCreate(): void;
  onShowAll(anchor: HTMLElement): void;
}

/** A day of the month. Clicking its background creates an event. */
export function DayCell(props: DayCellProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const name = dayText(props.day, i18n.language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return (
    <GridCell
      tabIndex={props.selected ? 0 : -1}
      data-day={props.day.toString()}
      aria-label={dayLabel(props.day, props, t, i18n.language)}
      aria-selected={props.selected}
      {...(props.today ? { "aria-current": "date" as const } : {})}
      onClick={props.onCreate}
      sx={{
        position: "relative",
        minWidth: 0,
        p: 0.5,
        borderTop: 1,
        borderColor: "divider",
        cursor: "pointer",
        "&:hover": { bgcolor: "action.hover" },
        "&:focus-visible": { outlineOffset: -2 },
      }}
    >
      <DayNumber
        day={props.day}
        today={props.today}
        outside={props.outside}
        selected={props.selected && !props.today}
      />
      {props.children}
      {props.hidden > 0 && (
        <ButtonBase
          tabIndex={-1}
          aria-label={t("day.moreLabel", { day: name })}
          onClick={(click) => {
            click.stopPropagation();
            props.onShowAll(click.currentTarget);
          }}
          sx={{
            position: "absolute",
            zIndex: 1,
            top: rem(LANES_TOP + props.lastLane * LANE_HEIGHT),
            insetInline: 4,
            height: rem(LANE_HEIGHT - 2),
            px: 0.75,
            justifyContent: "flex-start",
            fontFamily: "inherit",
            fontSize: "0.75rem",
            fontWeight: 550,
            color: "text.secondary",
            borderRadius: "6px",
            "&:hover": { bgcolor: "action.hover", color: "text.primary" },
          }}
        >
          {t("day.more", { count: props.hidden })}
        </ButtonBase>
      )}
    </GridCell>
  );
}
