/** When a feature's file that hasn't come is fetched from another URL, too, and when it counts as missing, in milliseconds. */
export const FILE_LIMITS_MS = { alternative: 3_000, whole: 8_000 } as const;

/** How often a file is fetched at most before it counts as missing. */
export const FILE_ATTEMPTS = 4;

/** Time limit for each phase of loading a feature, in milliseconds. The two that fetch files leave that to those files' limit. */
export const PHASE_LIMITS_MS = { entry: 9_000, expose: 9_000, diagnosis: 3_000 } as const;

/** Time limit for a whole load with its retries, in milliseconds. Diagnosing the last failure may take up to `diagnosis` longer. */
export const LOAD_LIMIT_MS = 17_000;

/** Pauses between attempts, with full jitter. */
export const LOAD_BACK_OFF = { firstMs: 300, maxMs: 3_000 } as const;

/** Retries of a phase by kind of failure. A hanging server gets fewer: an earlier release may be elsewhere. */
export const LOAD_RETRIES = { unreachable: 3, timeout: 1 } as const;

/** Number of earlier releases to try when the active one doesn't load, one attempt each. */
export const FALLBACKS_TRIED = 2;
