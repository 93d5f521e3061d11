import type { NotificationEmitter } from "@atrium/shared-contracts/contract";
import { useEffect } from "react";
import { fillingsOf } from "../../slots/fillings.ts";
import { loadService } from "../../slots/load-service.ts";
import { useHost, useSession } from "../host/host-context.tsx";

/**
 * Starts features' notification sources, which raise notifications while their pages are closed, and stops them at sign-out. A source that fails is
 * left out.
 */
export function useNotificationSources(): void {
  const { features, telemetry } = useHost();
  const session = useSession();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    for (const filling of fillingsOf(features.manifests, "notification.source")) {
      const report = (error: unknown) =>
        telemetry.report(error, { feature: filling.featureId, expose: filling.expose });
      const stop = (emitter: NotificationEmitter) => {
        try {
          emitter.stop();
        } catch (error) {
          report(error);
        }
      };
      loadService(filling, features, session, signal).then(
        (emitter) => {
          if (signal.aborted) stop(emitter);
          else signal.addEventListener("abort", () => stop(emitter));
        },
        (error: unknown) => {
          if (error !== signal.reason) report(error);
        },
      );
    }
    return () => ending.abort();
  }, [features, session, telemetry]);
}
