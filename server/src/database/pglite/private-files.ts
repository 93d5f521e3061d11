import fs from "node:fs";

const { chmodSync, fchmodSync } = fs;

/**
 * Makes every file created in this thread accessible only to the owner. PGlite explicitly sets mode 0666 on each file it
 * creates, regardless of the process's umask.
 */
export function keepFilesPrivate(): void {
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700);
  fs.fchmodSync = (descriptor, mode) => fchmodSync(descriptor, Number(mode) & 0o700);
}
