/** Time limit for each phase of loading a feature, in milliseconds. The entry is small; the code behind it may come over a slow line. */
export const PHASE_LIMITS_MS = { entry: 5_000, expose: 8_000, diagnosis: 3_000 } as const;

/** Time limit for a whole load with its retries, in milliseconds. Diagnosing the last failure may take up to `diagnosis` longer. */
export const LOAD_LIMIT_MS = 17_000;

/** Pauses between attempts, with full jitter. */
export const LOAD_BACK_OFF = { firstMs: 300, maxMs: 3_000 } as const;

/** Retries by kind of failure. A hanging server gets fewer: an earlier release may be elsewhere. */
export const LOAD_RETRIES = { unreachable: 3, timeout: 1 } as const;

/** Number of earlier releases to try when the active one doesn't load, one attempt each. */
export const FALLBACKS_TRIED = 2;
