import type { LogEntry } from "../releases/registry-document.ts";
import { readRegistry } from "../releases/registry.ts";

/**
 * Who changed what in a registry, when and why: one line for each step, oldest first.
 * @param app only this app's
 */
export async function log(releasesDirectory: string, app?: string): Promise<string[]> {
  const registry = await readRegistry(releasesDirectory);
  return registry.log.filter((entry) => app === undefined || entry.app === app).map(described);
}

const described = ({ revision, at, by, action, app, version, from, origin, why }: LogEntry): string =>
  [
    String(revision),
    at,
    by,
    `${action} ${app} ${version}`,
    ...(from === undefined || from === version ? [] : [`instead of ${from}`]),
    ...(origin === undefined ? [] : [`from ${origin}`]),
    ...(why === undefined ? [] : [`(${why})`]),
  ].join("  ");
