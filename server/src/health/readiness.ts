import type { Log } from "../log/log.ts";

/** A check that takes longer counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;

/** `required`: the server can't work without it. `optional`: it works without it, but less well. */
export type Importance = "required" | "optional";
export type CheckResult = { readonly name: string; readonly importance: Importance; readonly ok: boolean };
export type ReadinessStatus = "ok" | "degraded" | "unready";

export type Readiness = {
  /** Adds a check, which rejects when something doesn't work. */
  register(name: string, check: () => Promise<unknown>, importance: Importance): void;
  /** Runs all checks. Logs when a check starts or stops failing. */
  look(): Promise<CheckResult[]>;
};

/** The status for a load balancer: all fine, degraded but accepting traffic, or not accepting traffic. */
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
