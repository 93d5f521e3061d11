import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { afterEach } from "@jest/globals";
import { openDB } from "idb";
import { databaseName, openIndexedDbStore } from "../outbox/indexeddb-store.ts";

let held: (() => Promise<void>) | undefined;

// A test that fails leaves it held, and would never end.
afterEach(() => held?.());

/** Simulates slow storage: the outbox's writes wait until the returned function is called, or the test is over. */
export async function holdStore(): Promise<() => Promise<void>> {
  const name = databaseName(FAKE_USER.id);
  (await openIndexedDbStore(name)).close();
  const database = await openDB(name, 1);
  const { store, done } = database.transaction("outbox", "readwrite");
  const release = new AbortController();
  const holding = (async () => {
    // A transaction stays open only while it has requests.
    while (!release.signal.aborted) await store.get("nothing");
    await done;
    database.close();
  })();
  held = () => {
    release.abort();
    return holding;
  };
  return held;
}
