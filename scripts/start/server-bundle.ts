import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceHash } from "@atrium/federation-kit";
import { ROOT, run } from "../command/run.ts";
import { report } from "./report.ts";

/** Contains one directory per state of the sources, because a running server keeps loading from the bundle it was started from. */
const BUNDLES = join(ROOT, "server/dist");
const KEPT = 3;
const NAME = /^[0-9a-f]{8}(\.\d+)?$/;
/** Contains the hash of the other files. */
const SEAL = ".hash";
const SOURCES = ["server", "shared-contracts/src", "ably-local/src", "federation-kit/src"];

/** Bundles the server unless there's already a bundle of the same sources. Returns the module to run with Node. Throws the bundler's own message. */
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

/** Builds under a temporary name first, so a bundle that exists is always complete. */
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
    // Another start finished first.
    if (!existsSync(bundle)) throw error;
  }
}

/** Whether the bundle is intact. If it was partly removed or damaged, it's built again. */
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
