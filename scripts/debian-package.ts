import { existsSync } from "node:fs";
import { run } from "./command/run.ts";

/** Installs packages on Debian if we're allowed to. False if this isn't Debian or the installation failed. */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing Debian's ${names.join(", ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, output: "collect" });
  const { code } = await run("apt-get", ["install", "-y", "-qq", ...names], { env, output: "collect" });
  return code === 0;
}
