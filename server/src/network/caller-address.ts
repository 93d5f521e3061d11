import { isIPv6 } from "node:net";
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Finds out where calls come from, using the headers of trusted reverse proxies. */
export type CallerAddresses = {
  /** Whether an address is a trusted proxy. */
  trusts(address: string, hop?: number): boolean;
  /** The address a request comes from, according to the trusted proxies, or else the socket; undefined when it's already closed. */
  of(request: IncomingMessage): string | undefined;
};

/** @param trustedProxies addresses or networks of the proxies whose X-Forwarded-For is trusted */
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
 * What counts as one caller in limits by address: an IPv4 address (even when written as IPv6), or the /64 of an IPv6
 * address, which belongs to one subscriber. Undefined for this machine, whose callers all share an address. Callers who
 * have already closed their connection have no address anymore, so they all count as one.
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
