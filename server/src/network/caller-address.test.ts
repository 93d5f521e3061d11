import { describe, expect, it } from "@jest/globals";
import { callerNetwork, createCallerAddresses } from "./caller-address.ts";

describe("a caller counted by address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:FFFF:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::2", "0:0:0:0::/64"],
  ])("%s is %s", (address, network) => {
    expect(callerNetwork(address)).toBe(network);
  });

  it("counts as one with all others who have already closed their connection", () => {
    const gone = { socket: { remoteAddress: undefined }, headers: {} } as never;
    expect(callerNetwork(createCallerAddresses([]).of(gone))).toBe("");
    expect(callerNetwork(createCallerAddresses(["10.0.0.0/8"]).of(gone))).toBe("");
  });

  it.each(["127.0.0.1", "127.8.8.8", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1", "::ffff:7f00:1"])(
    "isn't limited on this machine: %s",
    (address) => {
      expect(callerNetwork(address)).toBeUndefined();
    },
  );
});

describe("a proxy", () => {
  const request = (remoteAddress: string, forwarded: string) =>
    ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as never;

  it("is trusted when it's declared, as far as the chain of declared proxies goes", () => {
    const { of, trusts } = createCallerAddresses(["10.0.0.0/8"]);
    expect(of(request("10.0.0.1", "198.51.100.9, 203.0.113.7, 10.1.1.1"))).toBe("203.0.113.7");
    expect(of(request("192.0.2.1", "203.0.113.7"))).toBe("192.0.2.1");
    expect([trusts("10.2.3.4"), trusts("192.0.2.1")]).toEqual([true, false]);
  });

  it("isn't trusted when none is declared", () => {
    expect(createCallerAddresses([]).of(request("10.0.0.1", "203.0.113.7"))).toBe("10.0.0.1");
  });
});
