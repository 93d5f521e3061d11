import { isIP } from "node:net";

/** Whether an address to listen on can be reached only from this machine. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
