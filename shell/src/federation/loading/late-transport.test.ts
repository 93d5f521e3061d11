import { describe, expect, it, jest } from "@jest/globals";
import type { ResolvedRelease } from "@atrium/shared-contracts/wire";
import { lateTransport } from "./late-transport.ts";
import type { ReleaseTransport } from "./release-transport.ts";

const RELEASE = { version: "1.0.0" } as ResolvedRelease;

const transport = () => ({
  entry: jest.fn<ReleaseTransport["entry"]>().mockResolvedValue(undefined),
  expose: jest.fn<ReleaseTransport["expose"]>().mockResolvedValue("the module"),
  forget: jest.fn<ReleaseTransport["forget"]>(),
});

describe("a transport that is fetched when it is needed", () => {
  it("is fetched once, with the first release", async () => {
    const real = transport();
    const fetchTransport = jest.fn(() => Promise.resolve(real));
    const late = lateTransport(fetchTransport);
    late.forget(RELEASE);
    expect(fetchTransport).not.toHaveBeenCalled();
    await Promise.all([late.entry(RELEASE), late.entry(RELEASE)]);
    expect(await late.expose(RELEASE, "./routes")).toBe("the module");
    late.forget(RELEASE);
    expect(fetchTransport).toHaveBeenCalledTimes(1);
    expect([real.entry.mock.calls.length, real.forget.mock.calls.length]).toEqual([2, 1]);
  });

  it("is asked for again after it could not be fetched", async () => {
    const fetchTransport = jest
      .fn<() => Promise<ReleaseTransport>>()
      .mockRejectedValueOnce(new Error("cut"))
      .mockResolvedValue(transport());
    const late = lateTransport(fetchTransport);
    await expect(late.entry(RELEASE)).rejects.toThrow("cut");
    await expect(late.entry(RELEASE)).resolves.toBeUndefined();
  });
});
