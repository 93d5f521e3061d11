import type { FeatureManifest, SlotName } from "@atrium/shared-contracts/wire";
import { isAtOrBelow } from "../federation/routes/route-feature.ts";
import type { Filled } from "./slots.ts";

/** The fillings of a slot, by their order; those without one last. */
export function fillingsOf<Name extends SlotName>(manifests: readonly FeatureManifest[], slot: Name): Filled<Name>[] {
  return manifests
    .flatMap(({ id, slots = [] }) => slots.map((filling) => ({ ...filling, featureId: id })))
    .filter((filling): filling is typeof filling & Filled<Name> => filling.slot === slot)
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
}

/** Whether a sidebar panel shows on a path. */
export const isShownAt = ({ paths = [] }: Filled<"sidebar.panel">, pathname: string): boolean =>
  paths.some((path) => isAtOrBelow(pathname, path));
