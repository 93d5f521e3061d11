import type { Log } from "../log/log.ts";

/** A check that takes longer counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;

/** `required`: without it nobody can be served. `optional`: without it people are served, but not as well. */
export type Importance = "required" | "optional";
export type CheckResult = { readonly name: string; readonly importance: Importance; readonly ok: boolean };
export type ReadinessStatus = "ok" | "degraded" | "unready";

export type Readiness = {
  /** Adds something to look at. `check` rejects when it does not work. */
  register(name: string, check: () => Promise<unknown>, importance: Importance): void;
  /** Runs all checks. A check that begins or stops to fail is logged. */
  look(): Promise<CheckResult[]>;
};

/** What check results mean for traffic: all is well, welcome all the same, or not welcome. */
export function statusOf(results: readonly CheckResult[]): ReadinessStatus {
  const failing = results.filter(({ ok }) => !ok);
  if (failing.length === 0) return "ok";
  return failing.some(({ importance }) => importance === "required") ? "unready" : "degraded";
}

export function createReadiness(log: Log): Readiness {
  const checks = new Map<string, { check: () => Promise<unknown>; importance: Importance }>();
  const failing = new Set<string>();

  const passes = async (name: string, check: () => Promise<unknown>, importance: Importance): Promise<boolean> => {
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(new Error("No answer in time")), CHECK_TIMEOUT_MS);
    try {
      await Promise.race([check(), timeout.promise]);
      if (failing.delete(name)) log.info({ check: name }, "Works again");
      return true;
    } catch (error) {
      const state = importance === "required" ? "Not ready" : "Degraded";
      if (!failing.has(name)) log.warn({ check: name, cause: (error as Error).message }, state);
      failing.add(name);
      return false;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    register(name, check, importance) {
      checks.set(name, { check, importance });
    },
    look() {
      return Promise.all(
        [...checks].map(async ([name, { check, importance }]) => ({
          name,
          importance,
          ok: await passes(name, check, importance),
        })),
      );
    },
  };
}
