import {
  Box,
  LoadFailed,
  Button,
  Icon,
  ListItemButton,
  Skeleton,
  Typography,
  rem,
  useShell,
  useNow,
  useViewerZone,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { Link } from "@atrium/shared-ui/router";
import { Temporal } from "temporal-polyfill";
import { inkOf } from "../event/event-colors.ts";
import { useAssistantChanges } from "../events/assistant-changes.ts";
import { eventsQuery } from "../events/calendar-api.ts";
import { type DatedEvent, dateEvent } from "../event/dated-event.ts";
import { NEW_EVENT_PATH, eventPath } from "../event/event-path.ts";
import { timesOnDay } from "../month/day-times.ts";
import { daysSpan } from "../month/month-grid.ts";
import { useToday } from "../time/today.ts";
import { TEXTS } from "../locales/translations.ts";

/** Events on the card: as many as fit above the link to the rest without scrolling. */
const SHOWN = 3;

/** Today's events on the home page. Past ones are paler. */
export function TodayCard() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const zone = useViewerZone();
  const today = useToday(zone);
  const query = useQuery(eventsQuery(shell, daysSpan(today, today, zone)));
  useAssistantChanges();
  if (query.isPending)
    return (
      <Box role="status" aria-label={t("home.loading")} sx={{ display: "grid", p: 2, gap: 1 }}>
        {[64, 76, 58].map((width) => (
          <Skeleton key={width} variant="text" width={`${width}%`} />
        ))}
      </Box>
    );
  const events = (query.data?.events ?? [])
    .map((event) => dateEvent(event, zone))
    .filter(({ days }) => isIn(today, days));
  return (
    <Box sx={{ p: 1 }}>
      {query.isError && (
        <LoadFailed sx={{ mb: 1 }} retry={t("retry")} onRetry={() => void query.refetch()}>
          {t("loadFailed")}
        </LoadFailed>
      )}
      {events.length === 0 && !query.isError && (
        <Box sx={{ px: 1, py: 1 }}>
          <Typography variant="body2">{t("day.empty")}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("day.emptyHint")}
          </Typography>
        </Box>
      )}
      {events.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {events.slice(0, SHOWN).map((dated) => (
            <EventRow key={dated.key} dated={dated} today={today} zone={zone} />
          ))}
        </Box>
      )}
      <Button
        component={Link}
        to={events.length === 0 ? NEW_EVENT_PATH : "/calendar"}
        size="small"
        endIcon={<Icon name="chevron-right" size={14} />}
        sx={{ mt: 0.5, px: 1, minHeight: { xs: rem(44), md: rem(32) } }}
      >
        {events.length === 0
          ? t("newEvent")
          : events.length > SHOWN
            ? t("day.more", { count: events.length - SHOWN })
            : t("home.all")}
      </Button>
    </Box>
  );
}

interface EventRowProps {
  readonly dated: DatedEvent;
  readonly today: Temporal.PlainDate;
  readonly zone: string;
}

function EventRow({ dated, today, zone }: EventRowProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const { event } = dated;
  const now = useNow();
  const isOver = !event.allDay && Date.parse(event.end) <= now;
  return (
    <li>
      <ListItemButton
        component={Link}
        to={eventPath(event, zone)}
        sx={{ gap: 1.5, px: 1, py: 0.75, borderRadius: 1, alignItems: "stretch" }}
      >
        <Box sx={[inkOf(event.color), { flex: "none", width: 4, borderRadius: 2, bgcolor: "var(--dot)" }]} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="body2" noWrap sx={isOver ? { color: "text.secondary" } : { fontWeight: 550 }}>
            {event.title}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary" noWrap>
            {[timesOnDay(dated, today, zone, i18n.language, t), event.location].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
      </ListItemButton>
    </li>
  );
}

const isIn = (day: Temporal.PlainDate, { first, last }: DatedEvent["days"]) =>
  Temporal.PlainDate.compare(first, day) <= 0 && Temporal.PlainDate.compare(day, last) <= 0;
