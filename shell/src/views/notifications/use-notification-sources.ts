import type { NotificationEmitter } from "@atrium/shared-contracts/contract";
import { useEffect } from "react";
import { whenSettled } from "../../core/idle/when-settled.ts";
import { FeatureLoadError } from "../../federation/loading/feature-load-error.ts";
import { fillingsOf } from "../../slots/fillings.ts";
import { loadService } from "../../slots/load-service.ts";
import { useHost, useSession } from "../host/host-context.tsx";

/** Pause before trying again when a source's code didn't load, in milliseconds. */
const RETRY_MS = 60_000;

/** Whether it's the code that failed to load, and not because it isn't compatible with this shell. The loader has warned of it. */
const mayPass = (error: unknown) => error instanceof FeatureLoadError && error.phase !== "gate";

/**
 * Starts features' notification sources, which raise notifications while their pages are closed, and stops them at sign-out. A source whose code
 * doesn't load is tried again every minute; one that fails otherwise is left out.
 */
export function useNotificationSources(): void {
  const { features, telemetry } = useHost();
  const session = useSession();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const atEnd = (run: () => void) => signal.addEventListener("abort", run, { once: true });
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
      const start = (failures = 0) =>
        loadService(filling, features, session, signal).then(
          (emitter) => {
            if (signal.aborted) stop(emitter);
            else atEnd(() => stop(emitter));
          },
          (error: unknown) => {
            if (error === signal.reason) return;
            // A connection that's gone for a moment isn't a fault yet.
            if (failures === 1 || !mayPass(error)) report(error);
            if (!mayPass(error)) return;
            const again = setTimeout(() => {
              features.forget(filling.featureId);
              void start(failures + 1);
            }, RETRY_MS);
            atEnd(() => clearTimeout(again));
          },
        );
      if (filling.whenIdle) atEnd(whenSettled(() => void start()));
      else void start();
    }
    return () => ending.abort();
  }, [features, session, telemetry]);
}
