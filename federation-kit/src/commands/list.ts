import { readRegistry, releasedVersions, withdrawnVersions } from "../releases/registry.ts";

/** A directory's releases in readable form: one paragraph per app, with the active version marked. */
export async function list(releasesDirectory: string): Promise<string> {
  const registry = await readRegistry(releasesDirectory);
  const apps = Object.entries(registry.apps).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (apps.length === 0) return `Nothing is released in ${releasesDirectory}`;
  const paragraphs = apps.map(([id, app]) => {
    const withdrawn = withdrawnVersions(registry, id);
    const released = releasedVersions(registry, id).map((version) => {
      const first = app.history.find((move) => move.version === version);
      const mark = version === app.active ? "*" : " ";
      const state = withdrawn.has(version) ? "  (withdrawn)" : "";
      return `  ${mark} ${version}  ${first?.at ?? ""}${first?.notes ? `  ${first.notes}` : ""}${state}`;
    });
    return [`${id}${app.origin ? `  from ${app.origin}` : ""}`, ...released.toReversed()].join("\n");
  });
  return `Revision ${registry.revision}\n\n${paragraphs.join("\n\n")}`;
}
