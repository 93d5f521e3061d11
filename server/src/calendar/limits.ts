/** Bounds that keep every calendar read short, whatever was stored. */

export const FIRST_YEAR = 1970;
export const LAST_YEAR = 2200;
export const FIRST_INSTANT = Date.UTC(FIRST_YEAR, 0, 1);
/** Exclusive. */
export const LAST_INSTANT = Date.UTC(LAST_YEAR + 1, 0, 1);

export const DAY_MS = 86_400_000;
/** The widest window of one read: two years, whichever they are. */
export const MAX_WINDOW_MS = 731 * DAY_MS;
/** Occurrences of one event in one window; also the highest COUNT. */
export const MAX_INSTANCES = 1_000;
/** Occurrences of all events in one answer. */
export const MAX_LISTED = 5_000;
/** Titles, descriptions, places and left-out occurrences of one answer, counted with every occurrence that repeats them. */
export const MAX_LISTED_CHARACTERS = 2_000_000;
/** Days that a single event may last. */
export const MAX_EVENT_DAYS = 366;
/** Days that an occurrence of a recurring event may last: with one start a day and two years, no window passes MAX_INSTANCES. */
export const MAX_OCCURRENCE_DAYS = 31;
export const MAX_EXCEPTIONS = 730;
export const MAX_INTERVAL = 1_000;
