/** Milliseconds that a provider has for its answer, its code included; what comes later is left out of that search. */
export const SEARCH_BUDGET_MS = 1_500;

/** Milliseconds of quiet before providers that ask the server are asked. */
export const SEARCH_DEBOUNCE_MS = 150;

/** Rows that keep the place of an answer that is on its way. */
export const PENDING_ROWS = { least: 1, most: 3 } as const;

/** Results of a group that stand there before the person asks for all of them: what is at hand may be long, the rest must not be far below. */
export const HITS_SHOWN = { immediate: 20, others: 5 } as const;
