import { SHARED_MODULES } from "./shared-modules.ts";

declare const __ATRIUM_SHARED_VERSIONS__: Readonly<Record<string, string>>;

/**
 * Version of a shared module in the running shell, inlined by the shell's build.
 * Throws if the request isn't part of the sharing policy, or outside a build of the shell.
 */
export function providedVersion(request: string): string {
  const module = SHARED_MODULES.find((candidate) => candidate.request === request);
  if (module === undefined) throw new Error(`${request} is not a shared module`);
  const version = __ATRIUM_SHARED_VERSIONS__[module.packageName];
  if (version === undefined) throw new Error(`The shell was built without a version of ${module.packageName}`);
  return version;
}
