import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { EventKey } from "./dialogue.ts";

/** What an event, or an occurrence of one, is known by. */
export const keyOf = ({ id, occurrenceStart, version }: CalendarEvent): EventKey => ({
  id,
  occurrence: occurrenceStart ?? null,
  version,
});
