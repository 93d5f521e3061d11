import type { Log } from "../log/log.ts";

/** A check that takes longer counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;

export type Readiness = {
  /** Adds something that must work before traffic is welcome. `check` rejects when it does not. */
  register(name: string, check: () => Promise<unknown>): void;
  /** Runs all checks; answers the names of those that failed. */
  failing(): Promise<string[]>;
};

export function createReadiness(log: Log): Readiness {
  const checks = new Map<string, () => Promise<unknown>>();
  const passes = async (name: string, check: () => Promise<unknown>): Promise<boolean> => {
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(new Error("No answer in time")), CHECK_TIMEOUT_MS);
    try {
      await Promise.race([check(), timeout.promise]);
      return true;
    } catch (error) {
      log.warn({ err: error, check: name }, "Not ready");
      return false;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    register(name, check) {
      checks.set(name, check);
    },
    async failing() {
      const results = await Promise.all(
        [...checks].map(async ([name, check]) => ({ name, ok: await passes(name, check) })),
      );
      return results.filter(({ ok }) => !ok).map(({ name }) => name);
    },
  };
}
