import { beforeEach, describe, expect, it } from "@jest/globals";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { databaseName, openIndexedDbStore } from "../outbox/indexeddb-store.ts";
import { holdStore } from "./hold-store.ts";
import { forgetBrowser } from "./show-routes.tsx";

beforeEach(forgetBrowser);

describe("a store that's held", () => {
  let load: () => Promise<unknown>;

  it("may be left so by a test that fails", async () => {
    const store = await openIndexedDbStore(databaseName(FAKE_USER.id));
    await holdStore();
    load = () => store.load(FAKE_USER.id);
    expect(load).toBeTruthy();
  });

  it("is released when the test is over", async () => {
    expect(await load()).toEqual([]);
  });
});
