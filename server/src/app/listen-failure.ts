import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/variables.ts";
import { StartError } from "../errors/start-error.ts";

/** Why the server can't listen on the configured address, for the operator. */
export function listenFailure(error: unknown, { host, port }: Pick<Config, "host" | "port">): StartError | undefined {
  switch ((error as NodeJS.ErrnoException).code ?? "") {
    case "EADDRINUSE":
      return new StartError("inUse", `Port ${port} of ${host} is in use: stop what listens there, or set PORT`);
    case "EACCES":
      return new ConfigError("PORT", `${port} is not open to this user: choose one above 1023`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new ConfigError("HOST", `${host} is no address of this machine`);
    default:
      return undefined;
  }
}
