import { Box, rem } from "@atrium/shared-ui";
import type { Temporal } from "temporal-polyfill";

interface DayNumberProps {
  readonly day: Temporal.PlainDate;
  readonly today: boolean;
  readonly outside: boolean;
  /** Fills the circle. Defaults to false. */
  readonly selected?: boolean;
  /** Pixels at the default text size. Defaults to 24. */
  readonly size?: number;
}

/** A day's number. Today has the accent color. */
export function DayNumber({ day, today, outside, selected = false, size = 24 }: DayNumberProps) {
  const color = today ? "primary.contrastText" : outside ? "text.secondary" : "text.primary";
  // With large text on a narrow screen, the circle still has to fit its day, a seventh of the screen.
  const across = `min(${rem(size)}, 12vw)`;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        justifyContent: "center",
        minWidth: across,
        height: across,
        borderRadius: rem(size / 2),
        fontSize: rem(size > 24 ? 15 : 12.5),
        fontWeight: today || selected ? 650 : 500,
        fontVariantNumeric: "tabular-nums",
        color,
        opacity: outside && !today ? 0.72 : 1,
        bgcolor: today ? "primary.main" : selected ? "action.selected" : "transparent",
        boxShadow:
          today && selected
            ? "0 0 0 2px var(--mui-palette-background-default), 0 0 0 3.5px var(--mui-palette-primary-main)"
            : "none",
      }}
    >
      {day.day}
    </Box>
  );
}
