import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { useShell } from "@atrium/shared-ui";
import { useMutation, useQueryClient } from "@atrium/shared-ui/query";
import { type EventFields, type Scope, patchEvents, reaches } from "../event/event-change.ts";
import { calendarChanges } from "./calendar-changes.ts";
import { EVENTS_KEY, createEvent, deleteEvent, updateEvent } from "./calendar-api.ts";

export type EventChange =
  | { readonly kind: "create"; readonly fields: EventFields }
  | {
      readonly kind: "update";
      readonly target: CalendarEvent;
      /** The version the changes are based on. */
      readonly version: number;
      readonly scope?: Scope | undefined;
      readonly changes: Partial<EventFields>;
    }
  | { readonly kind: "delete"; readonly target: CalendarEvent; readonly scope?: Scope | undefined };

/** A list of events with `change` applied. */
export function withChange(events: readonly CalendarEvent[], change: EventChange): CalendarEvent[] {
  switch (change.kind) {
    case "create":
      return [...events, provisionalEvent(change.fields)];
    case "update":
      return patchEvents(events, change.target, change.scope, change.changes);
    case "delete":
      return events.filter((event) => !reaches(change.target, change.scope, event));
  }
}

/** Id of an event the server hasn't confirmed yet. */
export const PROVISIONAL_ID = "provisional";

function provisionalEvent(fields: EventFields): CalendarEvent {
  const now = new Date().toISOString();
  const rest = { source: "user", createdAt: now, updatedAt: now, version: 0 } as const;
  return { ...fields, ...rest, exceptions: [], id: PROVISIONAL_ID };
}

/** Sends changes. Every list shows them immediately, reverts them if the server refuses, and is refetched at the end. */
export function useEventChanges() {
  const shell = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: EventChange): Promise<unknown> => {
      switch (change.kind) {
        case "create":
          return createEvent(shell, change.fields);
        case "update":
          return updateEvent(shell, change.target, change.version, change.scope, change.changes);
        case "delete":
          return deleteEvent(shell, change.target, change.scope);
      }
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: EVENTS_KEY });
      const before = client.getQueriesData<{ events: CalendarEvent[] }>({ queryKey: EVENTS_KEY });
      client.setQueriesData<{ events: CalendarEvent[] }>(
        { queryKey: EVENTS_KEY },
        (list) => list && { events: withChange(list.events, change) },
      );
      return { before };
    },
    onError: (_error, _change, context) => {
      for (const [key, list] of context?.before ?? []) client.setQueryData(key, list);
    },
    onSettled: () => {
      calendarChanges(shell).next();
      return client.invalidateQueries({ queryKey: EVENTS_KEY });
    },
  });
}
