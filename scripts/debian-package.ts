import { existsSync } from "node:fs";
import { run } from "./command/run.ts";

/** Installs packages where this is Debian and we may; false where it is not, or the installation failed. */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing Debian's ${names.join(", ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, output: "collect" });
  const { code } = await run("apt-get", ["install", "-y", "-qq", ...names], { env, output: "collect" });
  return code === 0;
}
