import { type SearchSource, type ShellApi, defineService } from "@atrium/shared-contracts";
import { CalendarEvents } from "@atrium/shared-contracts/wire";
import { eventWhen } from "../event/event-when.ts";
import { eventKey } from "../events/dated-event.ts";
import { eventPath } from "../events/event-path.ts";
import { shellLocale } from "../time/shell-locale.ts";

/** Events that are asked for. */
const LIMIT = 10;

/** Events by their words: what is to come first, as the server orders them. Choosing one opens it in the calendar. */
export function eventSearch(shell: ShellApi): SearchSource {
  return {
    async search(q, signal) {
      const { events } = await shell.http.request("GET", "/calendar/search", {
        query: { q, limit: LIMIT },
        schema: CalendarEvents,
        signal,
      });
      const { language, zone } = shellLocale(shell);
      return events.map((event) => ({
        id: eventKey(event),
        title: event.title,
        description: [eventWhen(event, zone, language), event.location].filter(Boolean).join(" · "),
        path: eventPath(event, zone),
      }));
    },
  };
}

export default defineService<SearchSource>(eventSearch);
