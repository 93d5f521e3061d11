import { isIP } from "node:net";

/** Whether an address to listen on is reached from this machine only. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
