import { CopyRspackPlugin, experiments, type RspackPluginInstance } from "@rspack/core";
import { FRAMES_DIRECTORY } from "../releases/frames-directory.ts";

/** Documents for sandboxed frames and their code, by their names in the release: `{ "diagram.html": "/path/to/diagram.html" }`. */
export type FramedFiles = Readonly<Record<string, string>>;

/** Copies files into the release as they are; TypeScript only loses its types, and is a module. */
export function framedFiles(files: FramedFiles = {}): RspackPluginInstance[] {
  const patterns = Object.entries(files).map(([name, from]) => ({
    from,
    to: FRAMES_DIRECTORY + name,
    // Minified already, or too short for it to matter.
    info: { minimized: true },
    ...(from.endsWith(".ts") ? { transform: withoutTypes } : {}),
  }));
  return patterns.length === 0 ? [] : [new CopyRspackPlugin({ patterns })];
}

const withoutTypes = async (code: Buffer): Promise<string> => {
  const options = { jsc: { parser: { syntax: "typescript" as const }, target: "es2022" as const } };
  return (await experiments.swc.transform(code.toString(), options)).code;
};
