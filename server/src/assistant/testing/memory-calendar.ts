import { randomUUID } from "node:crypto";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import {
  changedDraft,
  checkedDraft,
  draftOf,
  type EventDraft,
  scheduleOf,
  seriesOf,
} from "../../calendar/event-draft.ts";
import { occurrenceAt, occurrencesBetween, type Series } from "../../calendar/occurrences.ts";
import { firstDates } from "../../calendar/first-dates.ts";
import { formatRule } from "../../calendar/recurrence-rule.ts";
import { isFirst, movedSeries, ruleFrom, ruleUntil } from "../../calendar/series-edit.ts";
import { ApiError } from "../../errors/api-error.ts";
import type { CalendarPort, EventChange, OccurrenceScope, SplitOff } from "../reply/ports.ts";

const draftFrom = (event: CalendarEvent): EventDraft => ({
  ...event,
  start: new Date(event.start),
  end: new Date(event.end),
});

const exceptionsOf = (event: CalendarEvent) => event.exceptions.map((at) => new Date(at));

/** The event as a series; undefined for a single event. */
export function seriesOfEvent(event: CalendarEvent): Series | undefined {
  const draft = draftFrom(event);
  return seriesOf(draft, scheduleOf(draft).lastStart, exceptionsOf(event));
}

/** A valid event of the given fields, under `id`. */
function eventOf(
  draft: EventDraft,
  rest: Pick<CalendarEvent, "id" | "exceptions" | "version" | "source" | "createdAt">,
) {
  const { title, description, location, start, end, allDay, timezone, recurrence, color, reminders } =
    checkedDraft(draft);
  const { id, exceptions, version, source, createdAt } = rest;
  const event: CalendarEvent = {
    id,
    title,
    description,
    location,
    start: start.toISOString(),
    end: end.toISOString(),
    allDay,
    timezone,
    recurrence,
    color,
    reminders,
    exceptions,
    version,
    source,
    createdAt,
    updatedAt: createdAt,
  };
  return event;
}

function occurrenceOf(series: Series, scope: OccurrenceScope) {
  const found = scope.occurrence === undefined ? undefined : occurrenceAt(series, new Date(scope.occurrence));
  if (found === undefined) throw new ApiError("occurrence_not_found");
  return found;
}

/** Whether a series has no such occurrence. */
function isMissing(event: CalendarEvent, { scope, occurrence }: OccurrenceScope): boolean {
  const series = seriesOfEvent(event);
  return series !== undefined && scope !== "all" && occurrenceAt(series, new Date(occurrence ?? "")) === undefined;
}

const before = (event: CalendarEvent, series: Series, cut: Date): CalendarEvent => ({
  ...event,
  recurrence: formatRule(ruleUntil(series.rule, cut)),
  exceptions: event.exceptions.filter((at) => new Date(at) < cut),
  version: event.version + 1,
});

const without = (event: CalendarEvent, start: Date): CalendarEvent => ({
  ...event,
  exceptions: [...event.exceptions, start.toISOString()].sort(),
  version: event.version + 1,
});

/** The events that take the place of `event` after an edit; the one with the changes comes last. */
function edited(event: CalendarEvent, changes: Omit<EventChange, "version">, scope: OccurrenceScope): CalendarEvent[] {
  const draft = draftFrom(event);
  const series = seriesOfEvent(event);
  const next = { ...event, version: event.version + 1 };
  if (series === undefined) return [eventOf(changedDraft(draft, changes), next)];
  const all =
    scope.scope === "all" || (scope.scope === "following" && isFirst(series, occurrenceOf(series, scope).start));
  const occurrence = all && scope.occurrence === undefined ? series : occurrenceOf(series, scope);
  const from = { ...draft, start: occurrence.start, end: occurrence.end };
  if (scope.scope === "one") {
    const own = { ...changedDraft(from, changes), recurrence: null };
    const detached = eventOf(own, { ...event, id: randomUUID(), exceptions: [], version: 1 });
    return [without(event, occurrence.start), detached];
  }
  const rest = all ? from : { ...from, recurrence: formatRule(ruleFrom(series, occurrence.start)) };
  const later = exceptionsOf(event).filter((at) => all || at >= occurrence.start);
  const moved = movedSeries(
    { draft: all ? draft : rest, exceptions: later },
    rest,
    checkedDraft(changedDraft(rest, changes)),
  );
  const exceptions = moved.exceptions.map((at) => at.toISOString());
  if (all) return [eventOf(moved.draft, { ...next, exceptions })];
  const split = eventOf(moved.draft, { ...event, id: randomUUID(), exceptions, version: 1 });
  return [before(event, series, occurrence.start), split];
}

function leftOf(event: CalendarEvent, scope: OccurrenceScope): CalendarEvent[] {
  const series = seriesOfEvent(event);
  if (series === undefined || scope.scope === "all") return [];
  const { start } = occurrenceOf(series, scope);
  if (scope.scope === "one") return [without(event, start)];
  return isFirst(series, start) ? [] : [before(event, series, start)];
}

function shownBetween(event: CalendarEvent, from: Date, to: Date): CalendarEvent[] {
  const series = seriesOfEvent(event);
  if (series === undefined) return new Date(event.start) < to && new Date(event.end) > from ? [event] : [];
  return occurrencesBetween(series, from, to).map(({ start, end }) => ({
    ...event,
    start: start.toISOString(),
    end: end.toISOString(),
    occurrenceStart: start.toISOString(),
  }));
}

/** A calendar of one user in memory, which reads and edits recurring events as the product does. `events` are its rows. */
export function memoryCalendar(createdAt: Date): { port: CalendarPort; events: CalendarEvent[] } {
  const events: CalendarEvent[] = [];
  const origins = new Map<string, SplitOff["of"]>();
  const partsOf = (id: string, from?: string) =>
    events.filter((event) => {
      const of = origins.get(event.id);
      return of?.series === id && (from === undefined || of.start >= from);
    });
  const at = (id: string) => events.findIndex((event) => event.id === id);
  const port: CalendarPort = {
    checkEvent: (event, change = {}) => void checkedDraft(changedDraft(draftOf(event), change)),
    firstDates,
    async createEvent(_, id, input) {
      const there = events[at(id)];
      if (there !== undefined) return there;
      const origin = {
        id,
        exceptions: [],
        version: 1,
        source: "assistant",
        createdAt: createdAt.toISOString(),
      } as const;
      const made = eventOf(draftOf(input), { ...origin, exceptions: [] });
      events.push(made);
      return made;
    },
    async listEvents(_, { from, to }) {
      return events
        .flatMap((event) => shownBetween(event, new Date(from), new Date(to)))
        .sort((a, b) => Date.parse(a.start) - Date.parse(b.start) || a.id.localeCompare(b.id));
    },
    async updateEvent(_, id, { version, ...changes }, scope = { scope: "all" }) {
      const event = events[at(id)];
      if (event === undefined) throw new ApiError("event_not_found");
      if (event.version !== version) throw new ApiError("event_conflict", { details: { event } });
      const now = edited(event, changes, scope);
      events.splice(at(id), 1, ...now);
      const last = now.at(-1) ?? event;
      const start = scope.occurrence;
      if (last.id === id || start === undefined) return last;
      if (scope.scope === "one") origins.set(last.id, { series: id, start });
      else
        for (const part of partsOf(id, start))
          origins.set(part.id, { start, ...origins.get(part.id), series: last.id });
      return last;
    },
    async deleteEvent(_, id, scope = { scope: "all" }) {
      const event = events[at(id)];
      if (event === undefined || isMissing(event, scope)) return;
      const gone = scope.scope === "one" ? [] : partsOf(id, scope.scope === "all" ? undefined : scope.occurrence);
      for (const part of gone) events.splice(at(part.id), 1);
      events.splice(at(id), 1, ...leftOf(event, scope));
    },
    getEvent: async (_, id) => structuredClone(events[at(id)] ?? null),
    splitOff: async (_, id) =>
      partsOf(id).flatMap((event) => {
        const of = origins.get(event.id);
        return of === undefined ? [] : [{ event: structuredClone(event), of }];
      }),
    originOf: async (_, id) => (events[at(id)] === undefined ? null : (origins.get(id) ?? null)),
    async restoreEvent(_, event, of) {
      if (of !== undefined && events[at(of.series)] === undefined) throw new ApiError("event_not_found");
      if (of !== undefined) origins.set(event.id, of);
      const there = events[at(event.id)];
      const restored = { ...event, version: (there?.version ?? 0) + 1 };
      if (there === undefined) events.push(restored);
      else events.splice(at(event.id), 1, restored);
      return restored;
    },
  };
  return { port, events };
}
