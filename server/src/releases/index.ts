export { createCurrentReleases } from "./current-releases.ts";
export { frontEnd } from "./front-end.ts";
export { releaseHistoryRoutes } from "./release-history.ts";
