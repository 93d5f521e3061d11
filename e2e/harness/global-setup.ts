import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { APPS, BUILT_RELEASES, BUILT_SERVER, NEW_DATABASE, ROOT } from "./built-product.ts";
import { startProduct } from "./product.ts";

/** Releases every app and bundles the server, with the commands that teams and `npm start` use. What hasn't changed isn't built again. */
export function buildProduct() {
  const node = (...args: string[]) => execFileSync("node", args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  for (const app of APPS) node("federation-kit/src/cli.ts", "release", app, "--releases", BUILT_RELEASES);
  node("server/build.ts", BUILT_SERVER);
  rmSync(NEW_DATABASE, { recursive: true, force: true });
}

async function keepNewDatabase(): Promise<void> {
  const { dataDir, server, stop } = await startProduct();
  await server.end("SIGTERM");
  await cp(join(dataDir, "pglite"), NEW_DATABASE, { recursive: true });
  await stop();
}

export default async function setUp(): Promise<void> {
  buildProduct();
  await keepNewDatabase();
}
