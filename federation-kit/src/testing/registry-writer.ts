// Changes a releases directory until it's killed, one command after the other, and prints the revision of each that's done.
import { promote } from "../commands/promote.ts";
import { rollback } from "../commands/rollback.ts";
import { withdraw } from "../commands/withdraw.ts";
import { readRegistry } from "../releases/registry.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { makeRelease } from "./make-release.ts";
import { randomNumbers } from "./random-numbers.ts";

const [directory = "", app = "", seed = ""] = process.argv.slice(2);
const random = randomNumbers(Number(seed));

async function publish(): Promise<void> {
  const version = `1.${Number(seed)}.${random(1_000_000)}`;
  const files = Object.fromEntries(
    ["entry.js", "later.js", "styles.css"].map((name) => [name, `/* ${version} ${"x".repeat(random(4_000))} */`]),
  );
  await makeRelease(directory, app, version, { files, promoted: false });
}

/** One of the app's releases, most likely a late one. */
async function someVersion(): Promise<string> {
  const { apps } = await readRegistry(directory);
  const releases = apps[app]?.releases ?? [];
  return releases.at(-1 - random(Math.min(releases.length, 4)))?.version ?? "0.0.0";
}

const COMMANDS: readonly (() => Promise<unknown>)[] = [
  publish,
  publish,
  async () => promote(directory, app, await someVersion()),
  async () => promote(directory, app, await someVersion(), { percent: 1 + random(99) }),
  async () => promote(directory, app, await someVersion(), { channel: "beta" }),
  async () => rollback(directory, app),
  async () => rollback(directory, app, undefined, { channel: "beta" }),
  async () => withdraw(directory, app, await someVersion(), "Because"),
];

process.stdout.write("ready\n");
for (;;) {
  try {
    await COMMANDS[random(COMMANDS.length)]?.();
    process.stdout.write(`${(await readRegistry(directory)).revision}\n`);
  } catch (error) {
    // Not everything that's tried can be done: there may be nothing to roll back to.
    if (!(error instanceof ReleaseError) || error.reason !== "refused") throw error;
  }
}
