import fs from "node:fs";

const { chmodSync, fchmodSync } = fs;

/**
 * PGlite gives each file it makes the mode 0666 by an explicit call, whatever the process's umask is. In the engine's thread
 * every mode is the owner's alone.
 */
export function keepFilesPrivate(): void {
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700);
  fs.fchmodSync = (descriptor, mode) => fchmodSync(descriptor, Number(mode) & 0o700);
}
