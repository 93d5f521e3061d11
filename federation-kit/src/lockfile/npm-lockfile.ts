import { dirname, join, posix, relative, sep } from "node:path";
import * as z from "zod/mini";
import { damagedLockfile } from "./damaged-lockfile.ts";
import type { LockedPackage, Lockfile } from "./lockfile.ts";

const Needs = z.optional(z.record(z.string(), z.string()));

const NpmLock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      resolved: z.optional(z.string()),
      integrity: z.optional(z.string()),
      link: z.optional(z.boolean()),
      dependencies: Needs,
      optionalDependencies: Needs,
      peerDependencies: Needs,
    }),
  ),
});
type NpmLock = z.infer<typeof NpmLock>;

/**
 * Reads a `package-lock.json` of version 2 or 3; undefined for another version. Throws if it isn't a whole lockfile. Keys are
 * paths from the lockfile.
 */
export function readNpmLockfile(text: string, file: string): Lockfile | undefined {
  const content: unknown = JSON.parse(text);
  const { lockfileVersion } = z.object({ lockfileVersion: z.number() }).parse(content);
  return lockfileVersion === 2 || lockfileVersion === 3 ? new NpmLockfile(NpmLock.parse(content), file) : undefined;
}

class NpmLockfile implements Lockfile {
  readonly #packages: NpmLock["packages"];
  readonly #file: string;

  constructor({ packages }: NpmLock, file: string) {
    this.#packages = packages;
    this.#file = file;
  }

  keyOf(directory: string): string | undefined {
    const path = relative(dirname(this.#file), directory).replaceAll(sep, "/");
    return this.#packages[path] && path;
  }

  resolve(importer: string, name: string): string | undefined {
    for (let path = importer; ; path = parentOf(path)) {
      const key = posix.join(path, "node_modules", name);
      const found = this.#packages[key];
      if (found) return found.link ? (found.resolved ?? key) : key;
      if (path === "") return undefined;
    }
  }

  package(key: string): LockedPackage {
    const entry = this.#packages[key];
    if (!entry) throw damagedLockfile(this.#file, `it doesn't describe ${key}`);
    const { version, resolved, integrity } = entry;
    const dependencies = this.#dependencies(key, entry);
    if (!key.split("/").includes("node_modules")) {
      return { content: key, directory: join(dirname(this.#file), key), dependencies };
    }
    const name = key.slice(key.lastIndexOf("node_modules/") + "node_modules/".length);
    return { content: `${name}@${version} ${integrity ?? resolved ?? ""}`, dependencies };
  }

  #dependencies(key: string, entry: NpmLock["packages"][string]): Record<string, string> {
    const found: Record<string, string> = {};
    for (const name of Object.keys({
      ...entry.peerDependencies,
      ...entry.optionalDependencies,
      ...entry.dependencies,
    })) {
      const dependency = this.resolve(key, name);
      if (dependency !== undefined) found[name] = dependency;
      else if (entry.dependencies?.[name] !== undefined) {
        throw damagedLockfile(this.#file, `it doesn't describe ${name}, which ${key || "the app"} needs`);
      }
    }
    return found;
  }
}

/** The next directory whose `node_modules` Node would look into. */
function parentOf(path: string): string {
  const parent = posix.dirname(path);
  if (parent === ".") return "";
  return posix.basename(parent) === "node_modules" ? parentOf(parent) : parent;
}
