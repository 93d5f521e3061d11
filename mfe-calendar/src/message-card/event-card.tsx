import { Box, CardLink, Typography, useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEventWhen } from "../event/event-when.ts";
import { eventDays } from "../event/dated-event.ts";
import { eventPath } from "../event/event-path.ts";
import { dayText } from "../time/date-text.ts";
import { TEXTS } from "../locales/translations.ts";
import type { EventCardData } from "./event-card-data.ts";

/** An event inside a message: its day as a calendar page, its title and time, and a link to it. */
export function EventCard({ event }: { readonly event: EventCardData }) {
  const { t, i18n } = useTranslation(TEXTS);
  const zone = useViewerZone();
  const when = useEventWhen(event, zone);
  const { first } = eventDays(event, zone);
  return (
    <CardLink
      to={eventPath(event, zone)}
      aria-label={`${event.title}, ${when}. ${t("event.open")}`}
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
      {event.location && (
        <Typography variant="caption" component="div" color="textSecondary" noWrap>
          {event.location}
        </Typography>
      )}
    </CardLink>
  );
}
