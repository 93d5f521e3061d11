import { useObservable } from "@atrium/shared-ui";
import { useEffect, useState } from "react";
import { fillingsOf } from "../../slots/fillings.ts";
import { loadService } from "../../slots/load-service.ts";
import type { Filled } from "../../slots/slots.ts";
import { useHost, useSession } from "../host/host-context.tsx";
import type { Host } from "../host/host.ts";
import type { Session } from "../host/session.ts";
import { type SearchProviderEntry, createSearchEngine } from "./search-engine.ts";

type Provider = Filled<"search.provider">;

/** A filling's name, unique across all features. */
export const providerId = ({ featureId, id }: Provider) => `${featureId}/${id}`;

/** The search across all features, for as long as the dialog is open. */
export function useSearch() {
  const host = useHost();
  const session = useSession();
  const [fillings] = useState(() => fillingsOf(host.features.manifests, "search.provider"));
  const [engine] = useState(() => createSearchEngine(fillings.map((filling) => entryOf(filling, host, session))));
  const state = useObservable(engine.state$, engine.state);
  useEffect(() => {
    // Start loading the code now, so that it's coming by the time something is typed.
    for (const { featureId, expose } of fillings) host.features.preload(featureId, expose);
  }, [host, fillings]);
  // Clear the query instead of stopping the engine: React's development mode runs one dialog's effects twice.
  useEffect(() => () => engine.ask(""), [engine]);
  return { fillings, state, ask: engine.ask };
}

function entryOf(filling: Provider, { features, telemetry }: Host, session: Session): SearchProviderEntry {
  const { featureId, expose } = filling;
  return {
    id: providerId(filling),
    immediate: filling.immediate ?? false,
    load: () => loadService(filling, features, session),
    failed(error) {
      console.warn(`${providerId(filling)} could not search`, error);
      features.forget(featureId);
      telemetry.report(error, { feature: featureId, expose });
    },
  };
}
