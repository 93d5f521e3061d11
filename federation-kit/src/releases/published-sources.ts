import { join } from "node:path";
import * as z from "zod/mini";
import { writeDurably } from "./durable-write.ts";
import { readJsonFile } from "./json-file.ts";

const PublishedSources = z.record(z.string(), z.string());
type PublishedSources = z.infer<typeof PublishedSources>;

/** What `npm start` published last, and what anyone did, `npm start` or whoever ran `publish`. */
const FILES = { start: "sources.json", anyone: "last-sources.json" } as const;
type Publisher = keyof typeof FILES;

async function readPublishedSources(directory: string, publisher: Publisher): Promise<PublishedSources> {
  return (await readJsonFile(join(directory, FILES[publisher]), PublishedSources, "delete it and start again")) ?? {};
}

/** Whether an app's sources of this version are what `npm start` or anyone published last. Promoting a release isn't publishing its sources. */
export async function arePublishedSources(directory: string, app: string, version: string): Promise<boolean> {
  for (const publisher of ["start", "anyone"] as const)
    if ((await readPublishedSources(directory, publisher))[app] === version) return true;
  return false;
}

/** Hold the registry's lock when you call it, and publish first. */
export async function notePublishedSources(
  directory: string,
  publisher: Publisher,
  app: string,
  version: string,
): Promise<void> {
  const sources = await readPublishedSources(directory, publisher);
  if (sources[app] === version) return;
  await writeDurably(join(directory, FILES[publisher]), `${JSON.stringify({ ...sources, [app]: version }, null, 2)}\n`);
}
