import { isBelow } from "@atrium/federation-kit/releases";
import type { ServedReleases } from "./served-registry.ts";

/** 200 for a route of the shell or a feature; 404 for a path that shows the "not found" page. */
export function pageStatus({ page, features }: ServedReleases, path: string): 200 | 404 {
  const { exact, below } = page.routes;
  const known = [...below, ...features.flatMap(({ active }) => active.feature.routes)];
  return exact.includes(path) || known.some((route) => isBelow(path, route)) ? 200 : 404;
}
