import { CopyRspackPlugin, type RspackPluginInstance } from "@rspack/core";

/** Licenses of what a release contains, such as fonts, by their names in the release: `{ "font-license.txt": "/path/to/LICENSE" }`. */
export type LicenseFiles = Readonly<Record<string, string>>;

/** Puts licenses that have to come with what they're about into the release. */
export function licenseFiles(files: LicenseFiles = {}): RspackPluginInstance[] {
  const patterns = Object.entries(files).map(([to, from]) => ({ from, to, toType: "file" as const }));
  return patterns.length === 0 ? [] : [new CopyRspackPlugin({ patterns })];
}
