/** A provider's time limit in milliseconds, including loading its code. Later results are left out of that search. */
export const SEARCH_BUDGET_MS = 1_500;

/** The time limit of a provider that asks for more, in milliseconds. */
export const SEARCH_PATIENCE_MS = 10_000;

/** Pause in typing before providers that call the server are searched, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 150;

/** Number of placeholder rows for results that are still loading. */
export const PENDING_ROWS = { least: 1, most: 3 } as const;

/** Results shown per group before the person asks for all. Immediate results may be many; the others must not be pushed far down. */
export const HITS_SHOWN = { immediate: 20, others: 5 } as const;
