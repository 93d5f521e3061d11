import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { BUILT_RELEASES, BUILT_SERVER, NEW_DATABASE, ROOT } from "./built-product.ts";
import { startProduct } from "./product.ts";

/** Publishes and promotes every app as `npm start` does, and bundles the server. What hasn't changed isn't built again. */
export function buildProduct() {
  const node = (...args: string[]) => execFileSync("node", args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  node("scripts/front-ends.ts", BUILT_RELEASES);
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
