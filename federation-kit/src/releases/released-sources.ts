import { join } from "node:path";
import * as z from "zod/mini";
import { writeDurably } from "./durable-write.ts";
import { readJsonFile } from "./json-file.ts";

const ReleasedSources = z.record(z.string(), z.string());
type ReleasedSources = z.infer<typeof ReleasedSources>;

/** What `npm start` released last, and what anyone did, `npm start` or whoever ran `release`. */
const FILES = { start: "sources.json", anyone: "last-sources.json" } as const;
type Releaser = keyof typeof FILES;

async function readReleasedSources(directory: string, releaser: Releaser): Promise<ReleasedSources> {
  return (await readJsonFile(join(directory, FILES[releaser]), ReleasedSources, "delete it and start again")) ?? {};
}

/** Whether an app's sources of this version are what `npm start` or anyone released last. Activating a release isn't releasing its sources. */
export async function areReleasedSources(directory: string, app: string, version: string): Promise<boolean> {
  for (const releaser of ["start", "anyone"] as const)
    if ((await readReleasedSources(directory, releaser))[app] === version) return true;
  return false;
}

/** Hold the registry's lock when you call it, and move the pointer first. */
export async function noteReleasedSources(
  directory: string,
  releaser: Releaser,
  app: string,
  version: string,
): Promise<void> {
  const sources = await readReleasedSources(directory, releaser);
  if (sources[app] === version) return;
  await writeDurably(join(directory, FILES[releaser]), `${JSON.stringify({ ...sources, [app]: version }, null, 2)}\n`);
}
