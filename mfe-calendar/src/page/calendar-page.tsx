import { Box, LoadFailed, useMediaQuery, useObservable, useShell, useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { useTheme } from "@atrium/shared-ui/styles";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { Temporal } from "temporal-polyfill";
import { useCalendarUrl } from "../url/calendar-url.ts";
import { editEvent, editNew } from "../editor/event-editor.ts";
import { EventEditorDialogs } from "../editor/event-editor-dialogs.tsx";
import { useEventEditor } from "../editor/use-event-editor.ts";
import { useAssistantChanges } from "../events/assistant-changes.ts";
import { eventsQuery } from "../events/calendar-api.ts";
import { type DatedEvent, dateEvent } from "../event/dated-event.ts";
import { PROVISIONAL_ID } from "../events/event-changes.ts";
import { useEventFromUrl } from "../editor/event-from-url.ts";
import { CompactMonth } from "../month/compact-month.tsx";
import { gridSpan, monthGrid } from "../month/month-grid.ts";
import { MonthView } from "../month/month-view.tsx";
import { useToday } from "../time/today.ts";
import { weekStart } from "../time/week-start.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { TEXTS } from "../locales/translations.ts";

const NO_EVENTS: readonly never[] = [];

/** The calendar: a month, with the editor on top. The selected day and the open event are in the URL. */
export function CalendarPage() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const language = useObservable(shell.language$);
  const compact = useMediaQuery(useTheme().breakpoints.down("md"));
  const zone = useViewerZone();
  const today = useToday(zone);
  const url = useCalendarUrl(today);
  const editor = useEventEditor();
  const { selected } = url;
  const month = selected.toPlainYearMonth();
  const start = weekStart(language, navigator.languages);
  const weeks = monthGrid(month, start);
  const query = useQuery(eventsQuery(shell, gridSpan(weeks, zone)));
  const list = query.data?.events ?? NO_EVENTS;
  const events = useMemo(() => list.map((event) => dateEvent(event, zone)), [list, zone]);
  useAssistantChanges();
  useEventFromUrl({ url, editor, zone });

  const beginNew = useEffectEvent(() => {
    url.forgetNew();
    editor.open(editNew(selected, zone));
  });
  useEffect(() => {
    if (url.wantsNew) beginNew();
  }, [url.wantsNew]);

  const create = (day: Temporal.PlainDate) => {
    url.selectDay(day);
    editor.open(editNew(day, zone));
  };
  const openEvent = ({ event }: DatedEvent) => {
    if (event.id === PROVISIONAL_ID) return;
    editor.open(editEvent(event, zone));
    url.showEvent(event);
  };
  const Month = compact ? CompactMonth : MonthView;
  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: "column",
        height: "100%",
        minHeight: 0,
        overflow: compact ? "hidden" : "auto",
      }}
    >
      <CalendarToolbar
        month={month}
        compact={compact}
        onPrevious={() => url.selectDay(selected.subtract({ months: 1 }))}
        onNext={() => url.selectDay(selected.add({ months: 1 }))}
        onToday={() => url.selectDay(today)}
        onCreate={() => create(selected)}
      />
      {query.isError && (
        <LoadFailed sx={{ mx: { xs: 2, md: 4 }, mb: 1 }} retry={t("retry")} onRetry={() => void query.refetch()}>
          {t("loadFailed")} {query.error.message}
        </LoadFailed>
      )}
      <Month
        month={month}
        weeks={weeks}
        start={start}
        events={events}
        selected={selected}
        today={today}
        zone={zone}
        loading={query.isPending}
        complete={query.isSuccess && !query.isPlaceholderData}
        onSelect={url.selectDay}
        onCreate={create}
        onOpen={openEvent}
      />
      {editor.editor.step !== "closed" && <EventEditorDialogs open={editor.editor} editor={editor} />}
    </Box>
  );
}
