import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { EVENT_COLORS } from "@atrium/shared-contracts/wire";
import { ownerColumn } from "../auth/owner-column.ts";
import { moment } from "../database/moment.ts";
import { oneOf } from "../database/one-of.ts";

const SOURCES = ["user", "assistant"] as const;

export const calendarEvents = pgTable(
  "calendar_events",
  {
    id: uuid("id").primaryKey(),
    userId: ownerColumn(),
    /** The series that this single event was split off from; deleted together with it. */
    seriesId: uuid("series_id").references((): AnyPgColumn => calendarEvents.id, { onDelete: "cascade" }),
    /** Start of the occurrence it was. */
    seriesStart: moment("series_start"),
    title: text("title").notNull(),
    description: text("description"),
    location: text("location"),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    allDay: boolean("all_day").notNull(),
    timezone: text("timezone").notNull(),
    /** RRULE value; null for a single event. */
    recurrence: text("recurrence"),
    /** No occurrence starts after this: the rule's COUNT or UNTIL as a moment. */
    lastStart: moment("last_start"),
    /** The event and all its occurrences are over by then; null when it never ends. */
    endsBy: moment("ends_by"),
    /** Starts of excluded occurrences, ISO 8601 in UTC. */
    exceptions: jsonb("exceptions").$type<string[]>().notNull().default([]),
    color: text("color").$type<(typeof EVENT_COLORS)[number]>().notNull(),
    reminders: jsonb("reminders").$type<number[]>().notNull().default([]),
    source: text("source").$type<(typeof SOURCES)[number]>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    oneOf("calendar_events_color", table.color, EVENT_COLORS),
    oneOf("calendar_events_source", table.source, SOURCES),
    index("calendar_events_window").on(table.userId, table.startsAt),
    index("calendar_events_series").on(table.seriesId),
  ],
);
