/** Keys that open the search. People can turn off the first, a single character. */
export const SEARCH_KEYS = ["/", "mod+shift+f"] as const;
