import { ReleaseError } from "../releases/index.ts";
import { serveReleases } from "../static-server/serve.ts";
import type { Report } from "./command.ts";
import { UsageError } from "./usage-error.ts";

const MAX_PORT = 65_535;

/** Serves the releases until the process ends. */
export async function serve(directory: string, port = "0"): Promise<Report> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > MAX_PORT)
    throw new UsageError(`--port must be a number up to ${MAX_PORT}`);
  try {
    const { address } = await serveReleases({ directory, port: Number(port) });
    return { lines: [`Serving ${directory} at ${address}`], records: [{ directory, address }] };
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== "listen") throw error;
    throw new ReleaseError(`Port ${port} can't be used (${code}): choose another with --port`, {
      cause: error,
      reason: "file",
    });
  }
}
