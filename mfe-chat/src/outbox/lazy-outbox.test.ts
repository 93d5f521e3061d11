import { describe, expect, it, jest } from "@jest/globals";
import type { ConnectivityState } from "@atrium/shared-contracts/contract";
import { BehaviorSubject, of } from "@atrium/shared-contracts/rx";
import { lazyOutbox } from "./lazy-outbox.ts";
import type { Outbox } from "./outbox.ts";

const OUTBOX = { entries$: of([]), durable$: of(true), stop() {} } as unknown as Outbox;

function setUp(state: ConnectivityState) {
  const create = jest.fn<() => Promise<Outbox>>().mockRejectedValueOnce(new Error("cut")).mockResolvedValue(OUTBOX);
  const connectivity$ = new BehaviorSubject<ConnectivityState>(state);
  return { create, connectivity$, outbox: lazyOutbox(create, connectivity$) };
}

describe("an outbox whose code can't be fetched", () => {
  it("is opened by whoever sends once the network is back, so that what's written is sent then", async () => {
    const { create, connectivity$, outbox } = setUp("offline");
    const opening = outbox.openOnceOnline();
    await expect(create.mock.results[0]?.value).rejects.toThrow("cut");
    expect(create).toHaveBeenCalledTimes(1);
    connectivity$.next("online");
    expect(await opening).toBe(OUTBOX);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it("tells whoever sends at once if there's a network, and is fetched again the next time", async () => {
    const { outbox } = setUp("online");
    await expect(outbox.openOnceOnline()).rejects.toThrow("cut");
    expect(await outbox.openOnceOnline()).toBe(OUTBOX);
  });

  it("isn't waited for any more when the session ends", async () => {
    const { connectivity$, outbox } = setUp("offline");
    const opening = outbox.openOnceOnline();
    connectivity$.complete();
    await expect(opening).rejects.toThrow("no elements");
  });
});
