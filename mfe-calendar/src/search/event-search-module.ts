import { defineService, type SearchSource, type ShellApi } from "@atrium/shared-contracts/contract";
import { excerptOf } from "@atrium/shared-contracts/wire";
import { eventWhen } from "../event/event-when.ts";
import { eventKey } from "../event/dated-event.ts";
import { eventPath } from "../event/event-path.ts";
import { shellLocale } from "../time/shell-locale.ts";
import { searchEvents } from "./event-search-api.ts";

/** Searches events. Upcoming ones come first, as the server sorts them. Selecting one opens it in the calendar. */
export function eventSearch(shell: ShellApi) {
  return {
    async search(q: string, signal: AbortSignal) {
      const events = await searchEvents(shell, q, signal);
      const { language, zone } = shellLocale(shell);
      const words = q.trim().split(/\s+/);
      return events.map((event) => {
        const { title, location, description } = event;
        const isInSight = [title, location ?? ""].some((text) => excerptOf(text, words) !== undefined);
        const where = isInSight ? location : (excerptOf(description ?? "", words) ?? location);
        return {
          id: eventKey(event),
          title,
          description: [eventWhen(event, zone, language), where].filter(Boolean).join(" · "),
          path: eventPath(event, zone),
        };
      });
    },
  } satisfies SearchSource;
}

export default defineService<SearchSource>(eventSearch);
