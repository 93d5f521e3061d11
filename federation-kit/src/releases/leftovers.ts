import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const UUID = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`;
/** Earlier versions wrote theirs without the leading dot. */
const FILE = new RegExp(String.raw`^\.?[a-z-]+\.json\.${UUID}\.tmp$`);
const STAGED_RELEASE = new RegExp(String.raw`^\.[0-9].*-${UUID}$`);

/** Removes what killed writers left in a releases directory. Hold the registry's lock, or it's the work of one that's alive. */
export async function sweepLeftovers(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (!entry.isDirectory()) {
      if (FILE.test(entry.name)) await rm(path, { force: true });
    } else if (!entry.name.startsWith(".")) {
      for (const name of await readdir(path))
        if (STAGED_RELEASE.test(name)) await rm(join(path, name), { recursive: true, force: true });
    }
  }
}
