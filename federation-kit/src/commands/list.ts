import { activeVersion, type PublishedRelease } from "../releases/registry-document.ts";
import { oneLine } from "../releases/one-line.ts";
import { readRegistry } from "../releases/registry.ts";

/** A directory's releases in readable form: one paragraph per app, with the active version marked. */
export async function list(releasesDirectory: string): Promise<string> {
  const registry = await readRegistry(releasesDirectory);
  const apps = Object.entries(registry.apps).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (apps.length === 0) return `Nothing is released in ${releasesDirectory}`;
  const paragraphs = apps.map(([id, { releases }]) => {
    const active = activeVersion(registry, id);
    const lines = releases.map((release) => `  ${release.version === active ? "*" : " "} ${described(release)}`);
    return [id, ...lines.toReversed()].join("\n");
  });
  return `Revision ${registry.revision}\n\n${paragraphs.join("\n\n")}`;
}

const described = ({ version, publishedAt, origin, notes, withdrawn }: PublishedRelease): string =>
  [
    version,
    publishedAt,
    ...(origin === undefined ? [] : [`from ${origin}`]),
    ...(notes === undefined ? [] : [oneLine(notes)]),
    ...(withdrawn === undefined ? [] : [`(withdrawn${withdrawn.why === undefined ? "" : `: ${withdrawn.why}`})`]),
  ].join("  ");
