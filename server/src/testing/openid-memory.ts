import type { Adapter, AdapterPayload } from "oidc-provider";

/** In-memory storage of a test provider, for one kind of data, as long as the process lives. */
export function createOpenIdMemory(): Adapter {
  const kept = new Map<string, AdapterPayload>();
  const found = (test: (payload: AdapterPayload) => boolean) => Promise.resolve([...kept.values()].find(test));
  return {
    upsert(id, payload) {
      kept.set(id, payload);
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(kept.get(id)),
    findByUid: (uid) => found((payload) => payload.uid === uid),
    findByUserCode: (userCode) => found((payload) => payload.userCode === userCode),
    consume(id) {
      const payload = kept.get(id);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000);
      return Promise.resolve();
    },
    destroy(id) {
      kept.delete(id);
      return Promise.resolve();
    },
    revokeByGrantId(grantId) {
      for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id);
      return Promise.resolve();
    },
  };
}
