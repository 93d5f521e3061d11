import { Box, CardLink, Typography, useViewerZone } from "@atrium/shared-ui";
import { type TFunction, useTranslation } from "@atrium/shared-ui/i18n";
import { recurrenceText } from "../editor/recurrence-text.ts";
import { useEventWhen } from "../event/event-when.ts";
import { eventDays } from "../event/dated-event.ts";
import { eventPath } from "../event/event-path.ts";
import { dayText } from "../time/date-text.ts";
import { TEXTS } from "../locales/translations.ts";
import type { EventCardData } from "./event-card-data.ts";

/** How often a series is, and on which days it isn't. Nothing of one of its occurrences. */
function seriesText(
  { recurrence, exceptions = [], occurrenceStart, allDay, timezone }: EventCardData,
  { t, locale, zone }: { readonly t: TFunction; readonly locale: string; readonly zone: string },
): string | undefined {
  if (recurrence === undefined || occurrenceStart !== undefined) return undefined;
  const every = recurrenceText(recurrence, t, locale);
  if (exceptions.length === 0) return every;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: allDay ? timezone : zone });
  const dates = new Intl.ListFormat(locale, { type: "conjunction" }).format(
    exceptions.map((at) => day.format(Date.parse(at))),
  );
  return t("recurrence.except", { every, dates });
}

/** An event inside a message: its day as a calendar page, its title and time, and a link to it. */
export function EventCard({ event }: { readonly event: EventCardData }) {
  const { t, i18n } = useTranslation(TEXTS);
  const zone = useViewerZone();
  const when = useEventWhen(event, zone);
  const { first } = eventDays(event, zone);
  const series = seriesText(event, { t, locale: i18n.language, zone });
  return (
    <CardLink
      to={eventPath(event, zone)}
      aria-label={`${[event.title, when, series].filter(Boolean).join(", ")}. ${t("event.open")}`}
      mark={
        <Box
          sx={{
            flex: "none",
            width: 44,
            textAlign: "center",
            borderRadius: "8px",
            bgcolor: "action.selected",
            py: 0.5,
          }}
        >
          <Typography
            variant="caption"
            component="div"
            sx={{ color: "primary.main", fontWeight: 600, lineHeight: 1.2 }}
          >
            {dayText(first, i18n.language, { month: "short" })}
          </Typography>
          <Typography component="div" sx={{ fontSize: "1.125rem", fontWeight: 650, lineHeight: 1.2 }}>
            {first.day}
          </Typography>
        </Box>
      }
    >
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {event.title}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {event.allDay ? `${when} · ${t("event.allDay")}` : when}
      </Typography>
      {series && (
        <Typography variant="caption" component="div" color="textSecondary">
          {series}
        </Typography>
      )}
      {event.location && (
        <Typography variant="caption" component="div" color="textSecondary" noWrap>
          {event.location}
        </Typography>
      )}
    </CardLink>
  );
}
