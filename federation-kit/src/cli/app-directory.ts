import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ReleaseError } from "../releases/index.ts";

const WORKSPACE = dirname(dirname(dirname(import.meta.dirname)));

/** The directory of an app given by name or path: in the current directory, or in the kit's workspace. */
export function appDirectory(app: string): string {
  const found = [resolve(app), join(WORKSPACE, app)].find((path) => existsSync(join(path, "package.json")));
  if (!found) throw new ReleaseError(`There is no app ${app} here`);
  return found;
}
