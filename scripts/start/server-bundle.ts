import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceHash } from "@atrium/federation-kit";
import { ROOT, run } from "../step.ts";
import { report } from "./report.ts";

const STAMP = join(ROOT, "server/dist/.sources");
const SOURCES = ["server", "shared-contracts/src", "ably-local/src", "federation-kit/src"];

/** The server's bundle; to be run with Node. */
export const SERVER_ENTRY = join(ROOT, "server/dist/main.js");

/** Bundles the server unless the bundle that is there is made of the same sources. Throws with the bundler's own words. */
export async function bundleServer(): Promise<void> {
  const hash = await sourceHash(
    SOURCES.map((directory) => join(ROOT, directory)),
    { files: [join(ROOT, "pnpm-lock.yaml")] },
  );
  if ((await readStamp()) === hash) return report("server", "", undefined);
  const started = performance.now();
  const { code, output } = await run(process.execPath, [join(ROOT, "server/build.ts")], { output: "collect" });
  if (code !== 0) throw new Error(`The server cannot be bundled:\n${output}`);
  await writeFile(STAMP, hash);
  report("server", "", started);
}

async function readStamp(): Promise<string | undefined> {
  try {
    return await readFile(STAMP, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
