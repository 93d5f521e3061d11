import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { refuseDamaged } from "../releases/intact-files.ts";
import type { Registry } from "../releases/registry-document.ts";
import { withRegistryLock } from "../releases/registry-lock.ts";
import { readRegistry } from "../releases/registry.ts";
import { readRelease } from "../releases/release.ts";
import { resolveReleases } from "../releases/resolve.ts";
import { makeRelease } from "../testing/make-release.ts";
import { randomNumbers } from "../testing/random-numbers.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { promote } from "./promote.ts";

const KILLS = 100;
const APPS = ["mfe-a", "mfe-b"];
const LIMIT_MS = 600_000;
/** The longest time from a writer's first command to its death, about ten commands. */
const LIFE_MS = 300;
const SEED = 20_261_128;

const WRITER = fileURLToPath(new URL("../testing/registry-writer.ts", import.meta.url));

interface Writer {
  readonly process: ChildProcess;
  readonly ready: Promise<void>;
  /** Once it's dead: the last revision that it had done a command at. */
  readonly done: Promise<number>;
}

function startWriter(directory: string, app: string, seed: number, temporary: string): Writer {
  const child = spawn(process.execPath, ["--no-warnings", WRITER, directory, app, String(seed)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TMPDIR: temporary },
  });
  const ready = Promise.withResolvers<void>();
  const read = async () => {
    let complaint = "";
    child.stderr.on("data", (text: Buffer) => {
      complaint += text.toString();
    });
    const exit = once(child, "exit");
    let revision = 0;
    for await (const line of createInterface(child.stdout)) {
      if (line === "ready") ready.resolve();
      else revision = Number(line);
    }
    const [, signal] = (await exit) as [number | null, string | null];
    if (signal !== "SIGKILL") throw new Error(`The writer ended by itself: ${complaint}`);
    return revision;
  };
  const done = read();
  done.catch(ready.reject);
  return { process: child, ready: ready.promise, done };
}

/** Every release on disk, by app and version. */
async function storedReleases(directory: string): Promise<(readonly [app: string, version: string])[]> {
  const found = [];
  for (const app of APPS)
    for (const version of await readdir(join(directory, app)))
      if (!version.startsWith(".")) found.push([app, version] as const);
  return found;
}

async function verify(directory: string, registry: Registry, [app, version]: readonly [string, string]): Promise<void> {
  const published = registry.apps[app]?.releases.find((release) => release.version === version);
  const release = await readRelease(directory, app, version, published?.integrity);
  if (!release) throw new Error(`${app} ${version} has no description`);
  await refuseDamaged(directory, release);
}

it(
  `leaves a whole registry, whichever of ${KILLS} moments a writer is killed at: nothing that was done is lost, nothing is half done`,
  async () => {
    await using directory = await temporaryDirectory();
    const releases = join(directory.path, "releases");
    const temporary = join(directory.path, "tmp");
    await mkdir(temporary);
    await makeRelease(releases, "shell", "1.0.0");
    for (const app of APPS) await makeRelease(releases, app, "1.0.0");
    const random = randomNumbers(SEED);
    const verified = new Set<string>();
    let before = await readRegistry(releases);
    let killedMidWrite = 0;

    for (let kills = 0; kills < KILLS; kills += APPS.length) {
      const writers = APPS.map((app, index) => startWriter(releases, app, kills + index, temporary));
      await Promise.all(writers.map(({ ready }) => ready));
      await delay(random(LIFE_MS));
      for (const writer of writers) writer.process.kill("SIGKILL");
      const done = await Promise.all(writers.map((writer) => writer.done));

      const registry = await readRegistry(releases);
      expect(registry.revision).toBeGreaterThanOrEqual(Math.max(before.revision, ...done));
      expect(registry.log.slice(0, before.log.length)).toEqual(before.log);
      expect(new Set(registry.log.map(({ revision }) => revision)).size).toBe(registry.revision);
      for (const [app, version] of await storedReleases(releases)) {
        if (verified.has(`${app} ${version}`)) continue;
        await verify(releases, registry, [app, version]);
        verified.add(`${app} ${version}`);
      }
      for (const app of APPS)
        for (const { version } of registry.apps[app]?.releases ?? []) expect(verified).toContain(`${app} ${version}`);
      const pages = await resolveReleases(releases);
      expect(pages?.features.map(({ id, active }) => [id, active.version])).toEqual(
        APPS.map((app) => [app, registry.apps[app]?.channels["stable"]?.version]),
      );

      const names = (await readdir(releases, { recursive: true })).map((path) => path.split("/").at(-1) ?? "");
      if (names.some((name) => name.startsWith(".") && name !== ".lock")) killedMidWrite += 1;
      // The lock is free, and the next one who has it finds nothing of what was under way.
      await withRegistryLock(releases, async () => {
        const left = (await readdir(releases, { recursive: true })).filter((path) => /(^|\/)\.(?!lock)/.test(path));
        expect(left).toEqual([]);
      });
      before = registry;
    }

    // Otherwise the kills were at none of the moments that this is about.
    expect(killedMidWrite).toBeGreaterThan(KILLS / 20);
    for (const stored of await storedReleases(releases)) await verify(releases, before, stored);
    await makeRelease(releases, "mfe-a", "2.0.0", { promoted: false });
    const rollout = before.apps["mfe-a"]?.channels["stable"]?.rollout;
    await promote(releases, "mfe-a", rollout?.version ?? "2.0.0");
    expect((await readRegistry(releases)).revision).toBe(before.revision + 2);
  },
  LIMIT_MS,
);
