/** When a feature's file that hasn't come is fetched from another URL, too, and when it counts as missing, in milliseconds. */
export const FILE_LIMITS_MS = { alternative: 3_000, whole: 8_000 } as const;

/** How often a file is fetched at most before it counts as missing. */
export const FILE_ATTEMPTS = 4;

/** Time limit for a module of a feature, with all retries and earlier releases, in milliseconds. What's then wrong is explained. */
export const LOAD_LIMIT_MS = 9_000;

/** How much of that the release that's wanted first gets, if there are earlier ones. */
export const FIRST_RELEASE_LIMIT_MS = 6_000;

/** Time limit for finding out why a file didn't come, in milliseconds. At the end of a load, there's only the last of it left. */
export const DIAGNOSIS_LIMITS_MS = { whole: 3_000, last: 500 } as const;

/** Time limit for the texts of a view that's there, in milliseconds. Those in the files leave it to the files' limit. */
export const TEXTS_LIMIT_MS = 9_000;

/** Pauses between attempts, with full jitter. */
export const LOAD_BACK_OFF = { firstMs: 300, maxMs: 3_000 } as const;

/** Retries of a phase by kind of failure. A hanging server gets fewer: an earlier release may be elsewhere. */
export const LOAD_RETRIES = { unreachable: 3, timeout: 1 } as const;

/** Number of earlier releases to try when the active one doesn't load, one attempt each. */
export const FALLBACKS_TRIED = 2;
