import type { FeatureManifest, SlotFilling } from "@atrium/shared-contracts/wire";
import { SHELL_ROUTES } from "@atrium/shared-contracts/spec";
import { intersects, validRange } from "semver";

const firstSegment = (path: string): string => path.split("/")[1] ?? "";

/** First segments of the paths that the server answers itself. */
const SERVED = ["api", "releases", "auth", "healthz", "readyz", "metrics", "openapi.json", "sw.js"];
/** First segments of paths that no feature can have. */
const RESERVED: readonly string[] = [...SERVED, ...[...SHELL_ROUTES.exact, ...SHELL_ROUTES.below].map(firstSegment)];

/**
 * Problems in a manifest that its schema doesn't catch, one line each.
 * @param exposed the names that the build exposes
 * @param others manifests of the other active features
 */
export function manifestProblems(
  manifest: FeatureManifest,
  exposed: readonly string[],
  others: readonly FeatureManifest[],
): string[] {
  const slots = manifest.slots ?? [];
  const references = [manifest.routesExpose, ...slots.map((slot) => slot.expose)];
  return [
    ...Object.entries(manifest.requires).flatMap(([part, range]) =>
      validRange(range) === null ? [`requires.${part}: ${range} is no semver range`] : [],
    ),
    ...unstatedParts(manifest).map((part) => `requires.${part} is missing: contract 2 doesn't include it`),
    ...references.filter((name) => !exposed.includes(name)).map((name) => `${name} is not exposed by rspack.config.ts`),
    ...manifest.routes
      .filter((route) => RESERVED.includes(firstSegment(route)))
      .map((route) => `routes: ${route} belongs to the shell`),
    ...takenRoutes(manifest, others),
    ...(manifest.navigation ?? [])
      .filter(({ path }) => !manifest.routes.some((route) => isBelow(path, route)))
      .map(({ path }) => `navigation: ${path} is not below one of its routes`),
    ...slots.flatMap((slot, index) => slotProblems(slot, slots.slice(0, index))),
  ];
}

/** The entries that contract 1 included. Only a feature that runs with contract 1 can leave their ranges out. */
function unstatedParts({ requires }: FeatureManifest): string[] {
  if (validRange(requires.contract) === null || intersects(requires.contract, "1.x")) return [];
  return (["wire", "spec"] as const).filter((part) => requires[part] === undefined);
}

/** Whether a path is the base path or below it. */
export const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** Which of a feature's routes others have, one line each. */
export const takenRoutes = (
  { routes }: Pick<FeatureManifest, "routes">,
  others: readonly FeatureManifest[],
): string[] =>
  routes.flatMap((route) => {
    const taken = others.find((other) => other.routes.some((own) => isBelow(route, own) || isBelow(own, route)));
    return taken ? [`routes: ${route} belongs to ${taken.id}`] : [];
  });

function slotProblems(slot: SlotFilling, before: readonly SlotFilling[]): string[] {
  const name = `slot ${slot.slot} ${slot.id}`;
  return [
    ...(before.some((other) => other.slot === slot.slot && other.id === slot.id) ? [`${name} stands there twice`] : []),
    ...(slot.slot === "sidebar.panel" && !slot.paths?.length ? [`${name} needs paths`] : []),
    ...(slot.slot === "message.card" && !slot.kinds?.length ? [`${name} needs kinds`] : []),
  ];
}
