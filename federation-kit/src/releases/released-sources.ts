import { join } from "node:path";
import * as z from "zod/mini";
import { writeDurably } from "./durable-write.ts";
import { readJsonFile } from "./json-file.ts";

const ReleasedSources = z.record(z.string(), z.string());
type ReleasedSources = z.infer<typeof ReleasedSources>;

const sourcesFile = (directory: string): string => join(directory, "sources.json");

/** The version of each app's sources when they were last released automatically, which `npm start` does. */
export const readReleasedSources = async (directory: string): Promise<ReleasedSources> =>
  (await readJsonFile(sourcesFile(directory), ReleasedSources, "delete it and start again")) ?? {};

/** Hold the registry's lock when you call it, and move the pointer first. */
export async function noteReleasedSources(directory: string, app: string, version: string): Promise<void> {
  const sources = await readReleasedSources(directory);
  if (sources[app] === version) return;
  await writeDurably(sourcesFile(directory), `${JSON.stringify({ ...sources, [app]: version }, null, 2)}\n`);
}
