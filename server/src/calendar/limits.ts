/** Bounds that keep every calendar read short, whatever was stored. */

export const FIRST_YEAR = 1970;
export const LAST_YEAR = 2200;
export const FIRST_INSTANT = Date.UTC(FIRST_YEAR, 0, 1);
/** Exclusive. */
export const LAST_INSTANT = Date.UTC(LAST_YEAR + 1, 0, 1);

export const DAY_MS = 86_400_000;
/** The widest range of one read: any two years. */
export const MAX_WINDOW_MS = 731 * DAY_MS;
/** Maximum occurrences of one event in one range; also the highest COUNT. */
export const MAX_INSTANCES = 1_000;
/** Maximum occurrences of all events in one answer. */
export const MAX_LISTED = 5_000;
/** Maximum characters of titles, descriptions, places and exceptions in one answer, counted for every occurrence. */
export const MAX_LISTED_CHARACTERS = 2_000_000;
/** Maximum days of a single event. */
export const MAX_EVENT_DAYS = 366;
/** Maximum days of an occurrence. With one start per day and two years, no range can exceed MAX_INSTANCES. */
export const MAX_OCCURRENCE_DAYS = 31;
export const MAX_EXCEPTIONS = 730;
export const MAX_INTERVAL = 1_000;
