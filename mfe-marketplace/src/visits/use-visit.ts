import { HttpError } from "@atrium/shared-contracts/contract";
import { useShell } from "@atrium/shared-ui";
import { useQueryClient } from "@atrium/shared-ui/query";
import { useEffect } from "react";
import { VISITS_KEY, logVisit } from "./visits-api.ts";
import { createVisitClock } from "./visit-clock.ts";
import type { VisitSource } from "./visit-source.ts";

/** Logs one product visit: when the page opens, and again with its length when the page is hidden or left. */
export function useVisit(productId: string, source: VisitSource): void {
  const shell = useShell();
  const client = useQueryClient();
  useEffect(() => {
    const visitId = crypto.randomUUID();
    const clock = createVisitClock(() => performance.now());
    clock.show(document.visibilityState === "visible");
    let told: number | undefined;
    const send = (durationMs?: number) => {
      if (durationMs !== undefined && durationMs === told) return;
      told = durationMs;
      const visit = { visit_id: visitId, productId, source, ...(durationMs === undefined ? {} : { durationMs }) };
      logVisit(shell, visit).then(
        () => client.invalidateQueries({ queryKey: VISITS_KEY }),
        // The user can't do anything about a visit that wasn't logged, so only analytics hears about it.
        (error: unknown) =>
          shell.track("product_visit_not_logged", { status: error instanceof HttpError ? error.status : 0 }),
      );
    };
    const onVisibility = () => {
      const visible = document.visibilityState === "visible";
      clock.show(visible);
      if (!visible) send(clock.elapsed());
    };
    const onLeave = () => send(clock.elapsed());
    send();
    document.addEventListener("visibilitychange", onVisibility);
    // A page isn't always hidden before it's closed or reloaded.
    globalThis.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      globalThis.removeEventListener("pagehide", onLeave);
      onLeave();
    };
  }, [shell, client, productId, source]);
}
