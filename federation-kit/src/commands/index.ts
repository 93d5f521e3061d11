export { activate } from "./activate.ts";
export { check } from "./check.ts";
export { describeFailure } from "./failure.ts";
export { contentHash } from "./content-hash.ts";
export { sourceHash } from "./source-hash.ts";
export { list } from "./list.ts";
export { prepareRelease, release, type PreparedRelease, type ReleaseRequest } from "./release.ts";
