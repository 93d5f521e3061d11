import { dirname, join, posix, relative, sep } from "node:path";
import { FAILSAFE_SCHEMA, load } from "js-yaml";
import * as z from "zod/mini";
import { damagedLockfile } from "./damaged-lockfile.ts";
import type { LockedPackage, Lockfile } from "./lockfile.ts";

const Resolved = z.optional(z.record(z.string(), z.object({ version: z.string() })));
const References = z.optional(z.record(z.string(), z.string()));

/** `directory`: a package that's copied from there, so that it has no checksum. */
const Resolution = z.looseObject({ type: z.optional(z.string()), directory: z.optional(z.string()) });

const PnpmLock = z.object({
  importers: z.record(
    z.string(),
    z.object({ dependencies: Resolved, optionalDependencies: Resolved, devDependencies: Resolved }),
  ),
  packages: z.optional(z.record(z.string(), z.object({ resolution: Resolution }))),
  snapshots: z.optional(z.record(z.string(), z.object({ dependencies: References, optionalDependencies: References }))),
});
type PnpmLock = z.infer<typeof PnpmLock>;

const LINK = "link:";

/**
 * Reads a `pnpm-lock.yaml` of version 9; undefined for another version. Throws if it isn't a whole lockfile. Keys are those of
 * its snapshots, and `link:` with the path from the lockfile for packages of the workspace.
 */
export function readPnpmLockfile(text: string, file: string): Lockfile | undefined {
  // All values stay strings: as a number, version 1.10 would be 1.1.
  const content = load(text, { schema: FAILSAFE_SCHEMA });
  const { lockfileVersion } = z.object({ lockfileVersion: z.string() }).parse(content);
  return lockfileVersion.startsWith("9.") ? new PnpmLockfile(PnpmLock.parse(content), file) : undefined;
}

class PnpmLockfile implements Lockfile {
  readonly #lock: PnpmLock;
  readonly #file: string;

  constructor(lock: PnpmLock, file: string) {
    this.#lock = lock;
    this.#file = file;
  }

  keyOf(directory: string): string | undefined {
    const path = relative(dirname(this.#file), directory).replaceAll(sep, "/") || ".";
    return this.#lock.importers[path] && `${LINK}${path}`;
  }

  resolve(importer: string, name: string): string | undefined {
    if (!importer.startsWith(LINK)) return own(this.package(importer).dependencies, name);
    // Like Node, which also looks in the directories above.
    for (let path = importer.slice(LINK.length); ; path = posix.dirname(path)) {
      const { dependencies, optionalDependencies, devDependencies } = this.#lock.importers[path] ?? {};
      const found = own({ ...devDependencies, ...optionalDependencies, ...dependencies }, name);
      if (found) return this.#keyFor(name, found.version, path);
      if (path === posix.dirname(path)) return undefined;
    }
  }

  package(key: string): LockedPackage {
    return key.startsWith(LINK) ? this.#linked(key) : this.#installed(key);
  }

  #linked(key: string): LockedPackage {
    const path = key.slice(LINK.length);
    // A linked directory outside the workspace has a lockfile of its own.
    const { dependencies, optionalDependencies } = this.#lock.importers[path] ?? {};
    return {
      content: key,
      directory: join(dirname(this.#file), path),
      dependencies: mapValues({ ...dependencies, ...optionalDependencies }, (name, { version }) =>
        this.#keyFor(name, version, path),
      ),
    };
  }

  #installed(key: string): LockedPackage {
    const snapshot = this.#lock.snapshots?.[key];
    const [id = key] = key.split("(", 1);
    const described = this.#lock.packages?.[id];
    if (!snapshot || !described) throw damagedLockfile(this.#file, `it doesn't describe ${key}`);
    // The peers in a key only tell copies of a package apart. What they are is in `dependencies`.
    const patch = /\(patch_hash=[^)]*\)/.exec(key)?.[0] ?? "";
    const { type, directory } = described.resolution;
    return {
      content: `${id}${patch} ${JSON.stringify(described.resolution)}`,
      ...(type === "directory" && directory !== undefined ? { directory: join(dirname(this.#file), directory) } : {}),
      dependencies: mapValues({ ...snapshot.dependencies, ...snapshot.optionalDependencies }, (name, reference) =>
        this.#keyFor(name, reference),
      ),
    };
  }

  /** A reference is a version, a whole key if the package is installed under another name, or a path from the importer. */
  #keyFor(name: string, reference: string, importer = "."): string {
    if (reference.startsWith(LINK)) return `${LINK}${posix.join(importer, reference.slice(LINK.length))}`;
    return this.#lock.snapshots?.[reference] ? reference : `${name}@${reference}`;
  }
}

/** Sources may import any name, also `constructor`. */
const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const mapValues = <In, Out>(record: Readonly<Record<string, In>>, map: (name: string, value: In) => Out) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(name, value)]));
