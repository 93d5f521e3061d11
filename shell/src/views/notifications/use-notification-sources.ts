import type { NotificationSource } from "@atrium/shared-contracts";
import { useEffect } from "react";
import { fillingsOf } from "../../federation/routes/route-feature.ts";
import { useHost, useSession } from "../host/host-context.tsx";

/** Starts what features have to raise notifications while their pages are closed, and stops it at sign-out. A source that fails is left out. */
export function useNotificationSources(): void {
  const { features, telemetry } = useHost();
  const session = useSession();
  useEffect(() => {
    const stops: (() => void)[] = [];
    let ended = false;
    for (const { featureId, expose } of fillingsOf(features.manifests, "notification.source")) {
      features
        .load(featureId, expose)
        .then(({ module, version }) => {
          if (ended || module.kind !== "service") return;
          const emitter = (module as NotificationSource).create(session.shellApi({ id: featureId, version }));
          stops.push(() => {
            try {
              emitter.stop();
            } catch (error) {
              telemetry.report(error, { feature: featureId, expose });
            }
          });
        })
        .catch((error: unknown) => telemetry.report(error, { feature: featureId, expose }));
    }
    return () => {
      ended = true;
      for (const stop of stops) stop();
    };
  }, [features, session, telemetry]);
}
