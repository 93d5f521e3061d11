import { Box, ButtonBase, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { inkOf } from "../event/event-colors.ts";
import { useEventWhen } from "../event/event-when.ts";
import { timeText } from "../time/date-text.ts";
import { TEXTS } from "../locales/translations.ts";
import type { Segment } from "./week-layout.ts";

/** Pixels. */
export const LANE_HEIGHT = 22;
const GAP = 2;

interface EventChipProps {
  readonly segment: Segment;
  readonly zone: string;
  /** Top of the first lane, in pixels from the cell's top. */
  readonly top: number;
  onOpen(): void;
}

/** An event in a week: a bar across its days or, for a single day, a dot, the time and the title. */
export function EventChip({ segment, zone, top, onOpen }: EventChipProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const { event, days } = segment.dated;
  const when = useEventWhen(event, zone);
  const bar = event.allDay || !days.first.equals(days.last);
  const clock = event.allDay || segment.continuesBefore ? undefined : timeText(event.start, zone, i18n.language);
  return (
    <ButtonBase
      tabIndex={-1}
      aria-label={t("event.label", { title: event.title, when })}
      onClick={(click) => {
        click.stopPropagation();
        onOpen();
      }}
      sx={[
        inkOf(event.color),
        {
          position: "absolute",
          zIndex: 1,
          top: rem(top + segment.lane * LANE_HEIGHT),
          left: segment.continuesBefore ? 0 : 4,
          width: `calc(${segment.span * 100}% - ${(segment.continuesBefore ? 0 : 4) + (segment.continuesAfter ? 0 : 5)}px)`,
          height: rem(LANE_HEIGHT - GAP),
          px: 0.75,
          gap: 0.75,
          justifyContent: "flex-start",
          fontFamily: "inherit",
          fontSize: "0.75rem",
          lineHeight: 1,
          whiteSpace: "nowrap",
          overflow: "hidden",
          color: bar ? "var(--ink)" : "text.primary",
          bgcolor: bar ? "var(--tint)" : "transparent",
          borderRadius: "6px",
          ...(segment.continuesBefore && { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 }),
          ...(segment.continuesAfter && { borderTopRightRadius: 0, borderBottomRightRadius: 0 }),
          "&:hover": { bgcolor: bar ? "color-mix(in srgb, var(--ink) 14%, var(--tint))" : "action.hover" },
        },
      ]}
    >
      {!bar && <Box sx={{ flex: "none", width: rem(7), height: rem(7), borderRadius: "50%", bgcolor: "var(--dot)" }} />}
      {clock && (
        <Box
          component="span"
          sx={{ flex: "none", fontVariantNumeric: "tabular-nums", color: bar ? "inherit" : "text.secondary" }}
        >
          {clock}
        </Box>
      )}
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", fontWeight: 550, lineHeight: 1.4 }}>
        {event.title}
      </Box>
    </ButtonBase>
  );
}
