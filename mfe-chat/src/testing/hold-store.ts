import { openDB } from "idb";
import { DATABASE_NAME, openIndexedDbStore } from "../outbox/indexeddb-store.ts";

/** Simulates slow storage: the outbox's writes wait until the returned function is called. */
export async function holdStore(): Promise<() => Promise<void>> {
  (await openIndexedDbStore()).close();
  const database = await openDB(DATABASE_NAME, 1);
  const { store, done } = database.transaction("outbox", "readwrite");
  const release = new AbortController();
  const holding = (async () => {
    // A transaction stays open only while it has requests.
    while (!release.signal.aborted) await store.get("nothing");
    await done;
    database.close();
  })();
  return () => {
    release.abort();
    return holding;
  };
}
