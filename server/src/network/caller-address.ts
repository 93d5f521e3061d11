import { isIPv6 } from "node:net";
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Where calls come from, as far as reverse proxies are believed. */
export type CallerAddresses = {
  /** Whether an address is a proxy that is believed. */
  trusts(address: string, hop?: number): boolean;
  /** The address that a request comes from: what the last believed proxy says, else the socket's; undefined when that is closed already. */
  of(request: IncomingMessage): string | undefined;
};

/** @param trustedProxies addresses or networks of the proxies whose X-Forwarded-For is believed */
export function createCallerAddresses(trustedProxies: readonly string[]): CallerAddresses {
  const trusts = proxyAddr.compile([...trustedProxies]);
  return {
    trusts: (address, hop = 0) => trusts(address, hop),
    of: (request) => proxyAddr(request, trusts),
  };
}

/** Whether an entry of the trusted proxies is an address or a network. */
export function isTrustable(entry: string): boolean {
  try {
    proxyAddr.compile(entry);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * What counts as one caller where calls or connections are limited by address: an IPv4 address (also when it is written as
 * IPv6), or the /64 of an IPv6 address, which one subscriber has to itself. Undefined for this machine: it is not limited,
 * because every caller on one's own machine has the same address, and so have all callers of a proxy that is not declared.
 * Callers who have closed their connection already have no address any more: they count as one.
 */
export function callerNetwork(address: string | undefined): string | undefined {
  const [plain = ""] = (address ?? "").split("%", 1);
  if (!isIPv6(plain)) return plain.startsWith("127.") ? undefined : plain;
  const groups = groupsOf(plain);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return callerNetwork([high >> 8, high & 0xff, low >> 8, low & 0xff].join("."));
  }
  if (groups.every((group, index) => group === (index === 7 ? 1 : 0))) return undefined;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes every spelling in one form, without dots.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const read = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
