/**
 * In place of the federation runtime's snapshots of remotes with a manifest: the registry says what a release consists of, so none has one. The
 * runtime's own are 2 kB more.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  /** The runtime offers every plugin these hooks. */
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: {},
  remoteSnapshot: undefined,
});
