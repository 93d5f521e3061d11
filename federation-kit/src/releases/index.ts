// Reads releases and moves their pointers. It doesn't import any build tools, so the server can use it.
export { syncDirectory, writeDurably } from "./durable-write.ts";
export { describeFileFailure } from "./file-failure.ts";
export { COHORTS } from "./cohort.ts";
export { FRAMES_DIRECTORY } from "./frames-directory.ts";
export { givenVariables } from "./given-variables.ts";
export { isBelow } from "./manifest-check.ts";
export { integrityOf } from "./integrity.ts";
export { oneLine } from "./one-line.ts";
export { isOrigin } from "./origin.ts";
export {
  activeVersion,
  CHANNEL,
  promotedReleases,
  publishedRelease,
  STABLE,
  type LogEntry,
  type Registry,
} from "./registry-document.ts";
export { readRegistry, writeRegistry } from "./registry.ts";
export { rolloutOf } from "./pointers.ts";
export { makePrivateDirectory } from "./private-directory.ts";
export { makePrivateIfOpen } from "./private-files.ts";
export { withRegistryLock } from "./registry-lock.ts";
export { readRelease, type Placed } from "./release.ts";
export { IMMUTABLE_HEADERS, accepts, releasedFiles, type ReleasedFile, type ReleasedFiles } from "./released-file.ts";
export { ReleaseError, type FailureReason } from "./release-error.ts";
export { registryFile, releaseDirectory } from "./releases-directory.ts";
export { readShellPage, templateParts, type Placeholder, type ShellPage } from "./shell-page.ts";
export {
  MAX_FALLBACKS,
  chooseReleases,
  hasRollout,
  pageReleases,
  readRunnable,
  resolve,
  resolveReleases,
  rolloutsOf,
  type FeatureRelease,
  type ResolvedFeature,
  type ResolvedReleases,
  type RunnableReleases,
} from "./resolve.ts";
