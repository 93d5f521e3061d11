import type { HttpClient } from "@atrium/shared-contracts/contract";
import { calendarCalls } from "@atrium/shared-contracts/wire";
import { queryOptions } from "@atrium/shared-ui/query";

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Whether the user has an event in the year before or after `now`, in milliseconds since the epoch. */
export const hasEventQuery = (http: HttpClient, now: number) =>
  queryOptions({
    queryKey: ["shell", "has-event"],
    queryFn: async ({ signal }) => {
      const query = { from: new Date(now - YEAR_MS).toISOString(), to: new Date(now + YEAR_MS).toISOString() };
      const { events } = await http.call(calendarCalls.list, { query, signal });
      return events.length > 0;
    },
    // The user or the assistant may have added one since home was last open.
    staleTime: 0,
  });
