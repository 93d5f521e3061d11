// The kit's parts have their own entries: /build, /releases, /sharing and /compatibility. This one is for scripts.
export {
  check,
  contentHash,
  describeFailure,
  diff,
  log,
  moveSet,
  prepareRelease,
  promote,
  prune,
  publish,
  rollback,
  sourceHash,
  status,
  withdraw,
} from "./commands/index.ts";
export type { Member, PreparedRelease, PublishRequest } from "./commands/index.ts";
export { BuildError } from "./build/index.ts";
export { ReleaseError } from "./releases/index.ts";
export { serveFeature, type ServedFeature } from "./dev/serve-feature.ts";
export {
  FAULTS,
  isFault,
  startFaultProxy,
  TAMPERED,
  type Fault,
  type FaultProxy,
  type FaultProxyOptions,
  type FaultRule,
  type ProxiedRequest,
} from "./faults/index.ts";
export { serveReleases, type ReleaseServer, type ServeOptions } from "./static-server/serve.ts";
