import { tool, type ToolSet, zodSchema } from "ai";
import * as z from "zod/mini";
import { freeTimes } from "../../search/free-times.ts";
import type { Toolbox } from "./toolbox.ts";
import { toldEvent } from "./told-event.ts";
import { instantAt, LocalTime, localTime } from "./tool-inputs.ts";

const EVENTS = 50;
const GAPS = 30;

const LIST_EVENTS = zodSchema(z.object({ from: LocalTime, to: LocalTime }));
const FREE_TIMES = zodSchema(
  z.object({
    from: LocalTime,
    to: LocalTime,
    minutes: z.optional(z.number().check(z.gte(1), z.lte(527_040))),
  }),
);

/** The tools that read the calendar. */
export const calendarReading = ({ ports, request, acts, zone }: Toolbox): ToolSet => {
  const between = (from: string, to: string) =>
    ports.calendar.listEvents(request.userId, { from: instantAt(from, zone), to: instantAt(to, zone) });
  return {
    list_events: tool({
      description: "The user's calendar events between two local times, at most a year apart.",
      inputSchema: LIST_EVENTS,
      execute: async ({ from, to }) => {
        const events = await between(from, to);
        if (events.length > 0) acts.hear();
        return events.slice(0, EVENTS).map((event) => toldEvent(event, zone));
      },
    }),
    free_times: tool({
      description: "When the user is free between two local times, at most a year apart, for at least so many minutes.",
      inputSchema: FREE_TIMES,
      execute: async ({ from, to, minutes = 30 }) => {
        const span = { from: Date.parse(instantAt(from, zone)), to: Date.parse(instantAt(to, zone)) };
        const gaps = freeTimes(span, await between(from, to), minutes * 60_000);
        const local = (at: number) => localTime(new Date(at).toISOString(), zone);
        return gaps.slice(0, GAPS).map((gap) => ({ from: local(gap.from), to: local(gap.to) }));
      },
    }),
  };
};
