// Installs the pinned toolchain and the workspace's packages. Plain JavaScript, because it runs on whatever Node the machine has.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PNPM = "pnpm@12.21.0";
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".atrium-install");

/** Everything that determines the result of an install. */
function fingerprint() {
  const hash = createHash("sha256").update(`${PNPM} ${process.platform} ${process.arch}\n`);
  const manifests = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, "package.json")))
    .map((entry) => join(entry.name, "package.json"));
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests.toSorted()]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Installing packages …");
  const npx = process.platform === "win32" ? "npx.cmd" : "npx";
  const install = spawnSync(npx, ["-y", PNPM, "install", "--frozen-lockfile", "--reporter=append-only"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (install.status !== 0) {
    console.error(install.error?.message ?? `${PNPM} install ended with exit code ${install.status}`);
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const node = spawnSync("node", ["--version"], {
  encoding: "utf8",
  env: { ...process.env, PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}` },
});
if (Number(node.stdout?.slice(1).split(".")[0]) < 24) {
  console.error(
    `Atrium's server needs Node 24 or newer and found ${node.stdout?.trim()}. On Linux it is installed with the packages; ` +
      "on this platform, please install Node 24.",
  );
  process.exit(1);
}
