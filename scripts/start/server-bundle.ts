import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceHash } from "@atrium/federation-kit";
import { ROOT, run } from "../command/run.ts";
import { report } from "./report.ts";

/** Holds one directory for each state of the sources: a server that runs goes on loading from the bundle that it was started from. */
const BUNDLES = join(ROOT, "server/dist");
const KEPT = 3;
const NAME = /^[0-9a-f]{8}(\.\d+)?$/;
/** Holds the hash of the other files. */
const SEAL = ".hash";
const SOURCES = ["server", "shared-contracts/src", "ably-local/src", "federation-kit/src"];

/** Bundles the server unless there is a bundle of the same sources. Answers the module to be run with Node. Throws with the bundler's own words. */
export async function bundleServer(): Promise<string> {
  const hash = await sourceHash(
    SOURCES.map((directory) => join(ROOT, directory)),
    { files: [join(ROOT, "pnpm-lock.yaml")] },
  );
  const bundle = join(BUNDLES, hash);
  const started = (await isWhole(bundle)) ? undefined : performance.now();
  if (started !== undefined) await build(bundle);
  const now = new Date();
  await utimes(bundle, now, now);
  await removeOldest();
  report("server", "", started);
  return join(bundle, "main.js");
}

/** Under another name first: what is there is whole. */
async function build(bundle: string): Promise<void> {
  const unfinished = `${bundle}.${process.pid}`;
  const { code, output } = await run(process.execPath, [join(ROOT, "server/build.ts"), unfinished], {
    output: "collect",
  });
  if (code !== 0) throw new Error(`The server cannot be bundled:\n${output}`);
  await writeFile(join(unfinished, SEAL), await sourceHash([unfinished]));
  try {
    if (!(await isWhole(bundle))) await rm(bundle, { recursive: true, force: true });
    await rename(unfinished, bundle);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    // Another start was faster.
    if (!existsSync(bundle)) throw error;
  }
}

/** Whether the bundle is there as it was built: a half-removed or damaged one is built again. */
async function isWhole(bundle: string): Promise<boolean> {
  const seal = join(bundle, SEAL);
  return existsSync(seal) && (await readFile(seal, "utf8")) === (await sourceHash([bundle]));
}

async function removeOldest(): Promise<void> {
  const names = (await readdir(BUNDLES)).filter((name) => NAME.test(name));
  const bundles = await Promise.all(
    names.map(async (name) => {
      const path = join(BUNDLES, name);
      return { path, usedAt: (await stat(path)).mtimeMs };
    }),
  );
  const old = bundles.toSorted((a, b) => b.usedAt - a.usedAt).slice(KEPT);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}
