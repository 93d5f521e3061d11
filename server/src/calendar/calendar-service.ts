import { randomUUID } from "node:crypto";
import type { CalendarEvent, CalendarEventCreate, CalendarEventUpdate } from "@atrium/shared-contracts/wire";
import type { Database, Transaction } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { QUOTAS } from "../limits/limits.ts";
import { changedDraft, checkedDraft, draftOf } from "./event-draft.ts";
import { columnsOf, draftOfRow, eventOf, occurrenceOf, seriesOfRow } from "./event-row.ts";
import type { EventRow } from "./event-row.ts";
import { searchEvents } from "./event-search.ts";
import {
  candidateEvents,
  countEvents,
  deleteEvent,
  detachedEvents,
  foundEvent,
  insertEvent,
  lockedEvent,
  ownEvent,
  updateEvent,
} from "./event-store.ts";
import { invalidEvent } from "./invalid-event.ts";
import {
  FIRST_INSTANT,
  FIRST_YEAR,
  LAST_INSTANT,
  LAST_YEAR,
  MAX_INSTANCES,
  MAX_LISTED,
  MAX_LISTED_CHARACTERS,
  MAX_WINDOW_MS,
} from "./limits.ts";
import { occurrencesBetween } from "./occurrences.ts";
import { formatRule, parseRule } from "./recurrence-rule.ts";
import { editAll, editFollowing, editOne, removeFollowing, removeOne } from "./series-scope.ts";
import type { Changes } from "./series-scope.ts";
import { createTimeSlices } from "../time-slices/time-slices.ts";

const SEARCH_LIMIT = 20;
/** Characters of an exception in JSON, with its quotes and comma. */
const EXCEPTION_CHARACTERS = 27;

/** Which occurrences of a recurring event a call is about; `occurrence` (its start) is required for `one` and `following`. */
export type Scope = { scope?: "one" | "following" | "all" | undefined; occurrence?: Date | undefined };

/** A user's events. Another user's event gives `event_not_found`, and an impossible request `validation_failed` with the reason. */
export type CalendarService = {
  /** Events that overlap [from, to), with recurrences expanded, sorted by start. The range may span at most two years. */
  list(userId: string, from: Date, to: Date): Promise<CalendarEvent[]>;
  /**
   * Events that contain every word of `q`: upcoming ones, soonest first, then past ones, latest first. A recurring event
   * appears once, as its next or last occurrence. At most `limit` (default 20).
   */
  search(userId: string, q: string, limit?: number): Promise<CalendarEvent[]>;
  /** If the caller passes an `id`, repeating the call returns the event that the first call created. */
  create(
    userId: string,
    input: CalendarEventCreate,
    options: { id?: string; source: CalendarEvent["source"] },
  ): Promise<CalendarEvent>;
  get(userId: string, id: string): Promise<CalendarEvent>;
  /**
   * Edits the event if it's still at `changes.version`. For a recurring event: `all` (the default) edits the whole series;
   * given an `occurrence`, the times are that occurrence's new ones and the series moves along. `one` turns the occurrence
   * into a separate event, and `following` splits the series. Returns the event that has the changes.
   * @throws ApiError `event_conflict` with the current event when it has changed in the meantime.
   */
  update(userId: string, id: string, changes: CalendarEventUpdate, scope?: Scope): Promise<CalendarEvent>;
  remove(userId: string, id: string, scope?: Scope): Promise<void>;
  /** The single events that were split off a series, and go with it, by their time in it. Empty for a single event. */
  splitOff(userId: string, seriesId: string): Promise<SplitOff[]>;
  /** Which occurrence of which series an event was split off from; null if it wasn't, or is gone. */
  originOf(userId: string, id: string): Promise<SplitOff["of"] | null>;
  /**
   * Puts an event back as it was, under its id and with the occurrences that it left out, whether it's there or was deleted. `of`: the series that it was
   * split off, which has to be there.
   */
  restore(userId: string, event: CalendarEvent, of?: SplitOff["of"]): Promise<CalendarEvent>;
};

/** A single event, and the occurrence of a series that it was. */
export interface SplitOff {
  readonly event: CalendarEvent;
  readonly of: { readonly series: string; readonly start: string };
}

export function createCalendarService({ db }: { db: Database }): CalendarService {
  return {
    async list(userId, from, to) {
      checkWindow(from, to);
      const rows = await candidateEvents(db, userId, from, to, MAX_LISTED + 1);
      return expanded(rows, from, to);
    },

    search: (userId, q, limit = SEARCH_LIMIT) => searchEvents(db, userId, q, limit),

    async create(userId, input, { id = randomUUID(), source }) {
      const draft = checkedDraft(draftOf(input));
      return db.transaction(async (tx) => {
        const row = await insertEvent(tx, { id, userId, source, ...columnsOf(draft) });
        if (row === undefined) return eventOf(await ownEvent(tx, userId, id));
        await checkQuota(tx, userId);
        return eventOf(row);
      });
    },

    async get(userId, id) {
      return eventOf(await ownEvent(db, userId, id));
    },

    async update(userId, id, { version, ...changes }, scope = {}) {
      return db.transaction(async (tx) => {
        const row = await lockedEvent(tx, userId, id);
        if (row.version !== version) throw new ApiError("event_conflict", { details: { event: eventOf(row) } });
        const edited = await edit(tx, row, withoutSameRule(row, changes), scope);
        if (edited.id !== id || edited.recurrence !== row.recurrence) await checkQuota(tx, userId);
        return eventOf(edited);
      });
    },

    async remove(userId, id, scope = {}) {
      await db.transaction(async (tx) => {
        const row = await lockedEvent(tx, userId, id);
        const series = seriesOfRow(row);
        if (series === undefined || (scope.scope ?? "all") === "all") await deleteEvent(tx, id);
        else if (scope.scope === "one") await removeOne(tx, { row, series }, named(scope));
        else await removeFollowing(tx, { row, series }, named(scope));
      });
    },

    async splitOff(userId, seriesId) {
      const rows = await detachedEvents(db, userId, seriesId);
      return rows.flatMap((row) =>
        row.seriesStart === null
          ? []
          : [{ event: eventOf(row), of: { series: seriesId, start: row.seriesStart.toISOString() } }],
      );
    },

    async originOf(userId, id) {
      const { seriesId, seriesStart } = (await foundEvent(db, userId, id)) ?? {};
      return seriesId && seriesStart ? { series: seriesId, start: seriesStart.toISOString() } : null;
    },

    async restore(userId, { id, source, exceptions, ...event }, of) {
      const link = of === undefined ? {} : { seriesId: of.series, seriesStart: new Date(of.start) };
      const columns = { ...columnsOf(checkedDraft(draftOf(event))), exceptions, ...link };
      return db.transaction(async (tx) => {
        if (of !== undefined) await lockedEvent(tx, userId, of.series);
        const inserted = await insertEvent(tx, { id, userId, source, ...columns });
        const row = inserted ?? (await lockedEvent(tx, userId, id));
        const restored = inserted ?? (await updateEvent(tx, row.id, columns));
        await checkQuota(tx, userId);
        return eventOf(restored);
      });
    },
  };
}

async function edit(tx: Transaction, row: EventRow, changes: Changes, scope: Scope): Promise<EventRow> {
  const series = seriesOfRow(row);
  if (series === undefined) {
    return updateEvent(tx, row.id, columnsOf(checkedDraft(changedDraft(draftOfRow(row), changes))));
  }
  switch (scope.scope ?? "all") {
    case "all":
      return editAll(tx, { row, series }, changes, scope.occurrence);
    case "one":
      return editOne(tx, { row, series }, changes, named(scope));
    case "following":
      return editFollowing(tx, { row, series }, changes, named(scope));
  }
}

/** Drops an unchanged rule, because a client that sends the whole event back isn't asking for a new rule. */
function withoutSameRule(row: EventRow, { recurrence, ...changes }: Changes): Changes {
  if (recurrence === undefined) return changes;
  if (recurrence === null) return { ...changes, recurrence };
  return formatRule(parseRule(recurrence)) === row.recurrence ? changes : { ...changes, recurrence };
}

function named({ occurrence }: Scope): Date {
  if (occurrence === undefined) throw invalidEvent("occurrence", "Name the occurrence by its start");
  return occurrence;
}

function checkWindow(from: Date, to: Date): void {
  for (const [field, at] of [["from", from] as const, ["to", to] as const]) {
    if (!(at.getTime() >= FIRST_INSTANT && at.getTime() <= LAST_INSTANT)) {
      throw invalidEvent(field, `Must lie in the years ${FIRST_YEAR} to ${LAST_YEAR}`);
    }
  }
  if (to <= from) throw invalidEvent("to", "Must be after from");
  if (to.getTime() - from.getTime() > MAX_WINDOW_MS) throw invalidEvent("to", "Must be at most two years after from");
}

async function expanded(rows: readonly EventRow[], from: Date, to: Date): Promise<CalendarEvent[]> {
  const found: CalendarEvent[] = [];
  let characters = 0;
  const rest = createTimeSlices();
  for (const row of rows) {
    await rest();
    const series = seriesOfRow(row);
    const shown =
      series === undefined
        ? [eventOf(row)]
        : occurrencesBetween(series, from, to)
            .slice(0, MAX_INSTANCES)
            .map((occurrence) => occurrenceOf(row, occurrence));
    found.push(...shown);
    characters += shown.length * charactersOf(row);
    if (found.length > MAX_LISTED || characters > MAX_LISTED_CHARACTERS) {
      throw invalidEvent("to", "Too many events in this period: ask for a shorter one");
    }
  }
  return found.sort((a, b) => Date.parse(a.start) - Date.parse(b.start) || a.id.localeCompare(b.id));
}

/** Roughly how many characters an event adds to an answer besides its times. */
const charactersOf = ({ title, description, location, exceptions }: EventRow) =>
  title.length + (description?.length ?? 0) + (location?.length ?? 0) + exceptions.length * EXCEPTION_CHARACTERS;

async function checkQuota(tx: Transaction, userId: string): Promise<void> {
  const { all, recurring } = await countEvents(tx, userId);
  if (all > QUOTAS.calendar_events.max || recurring > QUOTAS.recurring_events.max) {
    throw new ApiError(QUOTAS.calendar_events.refused);
  }
}
