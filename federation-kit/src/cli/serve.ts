import { type FaultRule, startFaultProxy } from "../faults/index.ts";
import { ReleaseError } from "../releases/index.ts";
import { serveReleases } from "../static-server/serve.ts";
import type { Report } from "./command.ts";
import { UsageError } from "./usage-error.ts";

const MAX_PORT = 65_535;

/**
 * Serves the releases until the process ends.
 * @param rule what befalls files on their way to the browser
 */
export async function serve(directory: string, port = "0", rule?: FaultRule): Promise<Report> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > MAX_PORT)
    throw new UsageError(`--port must be a number up to ${MAX_PORT}`);
  try {
    const address = await listen(directory, Number(port), rule);
    const fault = rule === undefined ? "" : `, with a fault for ${String(rule.url)}: ${rule.fault}`;
    return {
      lines: [`Serving ${directory} at ${address}${fault}`],
      records: [{ directory, address, ...(rule === undefined ? {} : { fault: rule.fault }) }],
    };
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== "listen") throw error;
    throw new ReleaseError(`Port ${port} can't be used (${code}): choose another with --port`, {
      cause: error,
      reason: "file",
    });
  }
}

async function listen(directory: string, port: number, rule: FaultRule | undefined): Promise<string> {
  if (rule === undefined) return (await serveReleases({ directory, port })).address;
  const releases = await serveReleases({ directory, port: 0 });
  const proxy = await startFaultProxy({ upstream: releases.address, port }).catch(async (error: unknown) => {
    await releases.close();
    throw error;
  });
  proxy.inject(rule);
  return proxy.address;
}
