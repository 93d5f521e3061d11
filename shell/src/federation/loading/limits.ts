/** Milliseconds that each phase of loading a feature may take. The entry is small; the code behind it may come over a slow line. */
export const PHASE_LIMITS_MS = { entry: 5_000, expose: 8_000, diagnosis: 3_000 } as const;

/** Milliseconds after which a load is explained, whatever could still be tried. */
export const LOAD_LIMIT_MS = 17_000;

/** Pauses between attempts, with full jitter. */
export const LOAD_BACK_OFF = { firstMs: 300, maxMs: 3_000 } as const;

/** Attempts after the first one, by what went wrong. A server that hangs is left sooner: an earlier release may be elsewhere. */
export const LOAD_RETRIES = { unreachable: 3, timeout: 1 } as const;

/** Earlier releases that are tried when the active one does not load, one attempt each. */
export const FALLBACKS_TRIED = 2;
