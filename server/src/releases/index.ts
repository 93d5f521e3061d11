export { createCurrentReleases, type CurrentReleases } from "./current-releases.ts";
export { frontEnd, type FrontEndDeps } from "./front-end.ts";
export { releaseHistoryRoutes } from "./release-history.ts";
