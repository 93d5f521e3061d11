import type { LogEntry } from "../releases/registry-document.ts";
import { readRegistry } from "../releases/registry.ts";

/**
 * Who changed what in a registry, when and why, oldest first.
 * @param app only this app's
 */
export async function log(releasesDirectory: string, app?: string): Promise<readonly LogEntry[]> {
  const registry = await readRegistry(releasesDirectory);
  return registry.log.filter((entry) => app === undefined || entry.app === app);
}
