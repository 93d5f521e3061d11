// For tests that need releases on disk without building any.
export { makeRelease, type ReleaseSketch } from "./make-release.ts";
export { temporaryDirectory } from "./temporary-directory.ts";
