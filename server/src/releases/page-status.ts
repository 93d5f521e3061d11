import { isBelow, type ResolvedReleases } from "@atrium/federation-kit/releases";
import { SHELL_ROUTES } from "@atrium/shared-contracts/spec";

/** 200 for a route of the shell or a feature; 404 for a path that shows the "not found" page. */
export function pageStatus({ features }: ResolvedReleases, path: string): 200 | 404 {
  const { exact, below } = SHELL_ROUTES;
  const known = [...below, ...features.flatMap(({ active }) => active.feature.routes)];
  return (exact as readonly string[]).includes(path) || known.some((route) => isBelow(path, route)) ? 200 : 404;
}
