/** A package as a lockfile has it. */
export interface LockedPackage {
  /** What pins its content: name, version, checksum, patch. For a package of the workspace only where it is. */
  readonly content: string;
  /** Where its sources are, if it's a package of the workspace or a copy of a directory. */
  readonly directory?: string;
  /** What it needs at run time, peers included: keys by the names that its code imports. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What a package manager decided to install. Each package has a key that's unique in its lockfile. */
export interface Lockfile {
  /** Key of the workspace's package in this directory; undefined if the lockfile doesn't list it. */
  keyOf(directory: string): string | undefined;
  /** Key of what a package's code gets when it imports this name; undefined if nothing is installed for it. */
  resolve(importer: string, name: string): string | undefined;
  /** @throws {ReleaseError} if the lockfile doesn't describe the package, though it names it */
  package(key: string): LockedPackage;
}
