import type { FeatureSession } from "../federation/host/feature-host.tsx";
import type { FeatureSource } from "../federation/loading/feature-code.ts";
import type { Filled, ServiceSlot, Slots } from "./slots.ts";

type ServiceOf<Name extends ServiceSlot> = Slots[Name]["service"];

/** The method that identifies a slot's service. */
const METHODS = {
  "search.provider": "search",
  command: "run",
  "notification.source": "stop",
} as const satisfies { [Name in ServiceSlot]: keyof ServiceOf<Name> };

/**
 * Fetches the code behind a filling and creates its service for this session. Rejects with a FeatureLoadError when the code can't be loaded, with a
 * TypeError when it isn't a service of this slot, and with whatever the code throws. Once the signal has aborted, it creates nothing and rejects
 * with the signal's reason.
 */
export async function loadService<Name extends ServiceSlot>(
  filling: Filled<Name>,
  features: FeatureSource,
  session: FeatureSession,
  signal?: AbortSignal,
): Promise<ServiceOf<Name>> {
  const { slot, featureId, expose } = filling;
  const { module, version } = await features.load(featureId, expose);
  signal?.throwIfAborted();
  if (module.kind !== "service") throw new TypeError(`${featureId}/${expose} is not a service`);
  const service = module.create(session.shellApi({ id: featureId, version }));
  if (!serves(slot, service)) throw new TypeError(`${featureId}/${expose} has no ${METHODS[slot]}() for ${slot}`);
  return service;
}

function serves<Name extends ServiceSlot>(slot: Name, service: unknown): service is ServiceOf<Name> {
  return typeof service === "object" && service !== null && typeof Reflect.get(service, METHODS[slot]) === "function";
}
