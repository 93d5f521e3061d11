import type { ReleaseTransport } from "./release-transport.ts";

/** A transport whose own code is fetched with the first release. A failed fetch is tried again with the next one. */
export function lateTransport(fetchTransport: () => Promise<ReleaseTransport>): ReleaseTransport {
  let transport: ReleaseTransport | undefined;
  let fetching: Promise<ReleaseTransport> | undefined;
  const get = (): Promise<ReleaseTransport> => {
    fetching ??= fetchTransport().then(
      (fetched) => (transport = fetched),
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  return {
    entry: async (release) => (await get()).entry(release),
    expose: async (release, expose) => (await get()).expose(release, expose),
    forget: (release) => transport?.forget(release),
  };
}
