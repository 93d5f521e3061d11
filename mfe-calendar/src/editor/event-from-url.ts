import { HttpError } from "@atrium/shared-contracts/contract";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { NavigationType, useNavigationType } from "@atrium/shared-ui/router";
import { useEffect, useEffectEvent, useRef } from "react";
import type { CalendarUrl } from "../url/calendar-url.ts";
import { fetchEvent } from "../events/calendar-api.ts";
import { eventDays } from "../event/dated-event.ts";
import { TEXTS } from "../locales/translations.ts";
import { type Editor, editEvent, isChanged } from "./event-editor.ts";
import type { EventEditor } from "./use-event-editor.ts";

interface EventFromUrl {
  readonly url: CalendarUrl;
  readonly editor: EventEditor;
  readonly zone: string;
}

/** Syncs the editor with `?event=`: a link opens the event, Back closes it, and closing removes it from the URL. */
export function useEventFromUrl({ url, editor, zone }: EventFromUrl): void {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const navigation = useNavigationType();
  const { step } = editor.editor;
  const { eventId, occurrence } = url;

  const opened = useEffectEvent((event: CalendarEvent) => {
    const wanted = occurrence === null ? event : occurrenceOfSeries(event, occurrence);
    if (!url.hasDate) url.selectDay(eventDays(wanted, zone).first);
    editor.open(editEvent(wanted, zone));
  });
  const failed = useEffectEvent((error: Error) => {
    const gone = error instanceof HttpError && error.status === 404;
    const description = gone ? t("event.gone") : error.message;
    shell.toast({ title: t("event.openFailed"), description, variant: "destructive" });
    url.hideEvent();
  });
  const isOpen = useEffectEvent((id: string, at: string | null) => {
    const open = existingOf(editor.editor);
    return open?.id === id && (at === null || open.occurrenceStart === at);
  });
  const left = useEffectEvent(() => {
    // Only Back means the user left. A save also removes the event from the URL, by replacing, but may have to reopen it.
    const open = editor.editor;
    if (navigation !== NavigationType.Pop || open.step === "closed" || open.target.kind === "new") return;
    // Keep the event in the URL while asking.
    if (isChanged(open)) url.showEvent(open.target.event);
    editor.askToClose(open);
  });

  useEffect(() => {
    if (eventId === null) return left();
    if (isOpen(eventId, occurrence)) return undefined;
    const abort = new AbortController();
    fetchEvent(shell, eventId, abort.signal).then(
      (event) => abort.signal.aborted || opened(event),
      (error: Error) => abort.signal.aborted || failed(error),
    );
    return () => abort.abort();
  }, [shell, eventId, occurrence]);

  const stepBefore = useRef(step);
  const closed = useEffectEvent(() => {
    if (eventId !== null) url.hideEvent();
  });
  useEffect(() => {
    if (step === "closed" && stepBefore.current !== "closed") closed();
    stepBefore.current = step;
  }, [step]);
}

/** The occurrence of a series that starts at `occurrence`. A single event is returned as is. */
export function occurrenceOfSeries(series: CalendarEvent, occurrence: string): CalendarEvent {
  const start = Date.parse(occurrence);
  if (series.recurrence === null || Number.isNaN(start)) return series;
  const length = Date.parse(series.end) - Date.parse(series.start);
  const at = new Date(start).toISOString();
  return { ...series, start: at, end: new Date(start + length).toISOString(), occurrenceStart: at };
}

function existingOf(editor: Editor): CalendarEvent | undefined {
  return editor.step !== "closed" && editor.target.kind === "existing" ? editor.target.event : undefined;
}
