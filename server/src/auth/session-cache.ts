/** How long an answer from the sessions table is trusted. */
export const SESSION_CACHE_MS = 10_000;
const MAX_ENTRIES = 10_000;

export type SessionCache = {
  /** The owner of a session that was live within the last 10 s. */
  owner(sessionId: string): string | undefined;
  /** Grows with every drop. Get it before a read and pass it to `keep`. */
  generation(): number;
  /** Caches the result of a read, unless a session was dropped since the read began: it may have been this one. */
  keep(sessionId: string, userId: string, generation: number): void;
  drop(sessionId: string): void;
};

/** Caches live sessions, so that not every call queries the database. */
export function createSessionCache(now: () => number = () => performance.now()): SessionCache {
  const entries = new Map<string, { readonly userId: string; readonly until: number }>();
  let drops = 0;
  return {
    owner(sessionId) {
      const entry = entries.get(sessionId);
      if (entry === undefined) return undefined;
      if (entry.until > now()) return entry.userId;
      entries.delete(sessionId);
      return undefined;
    },
    generation: () => drops,
    keep(sessionId, userId, generation) {
      if (generation !== drops) return;
      const oldest = entries.keys().next();
      if (entries.size >= MAX_ENTRIES && oldest.done !== true) entries.delete(oldest.value);
      entries.set(sessionId, { userId, until: now() + SESSION_CACHE_MS });
    },
    drop(sessionId) {
      drops += 1;
      entries.delete(sessionId);
    },
  };
}
