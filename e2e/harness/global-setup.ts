import { execFileSync } from "node:child_process";
import { APPS, BUILT_RELEASES, BUILT_SERVER, ROOT } from "./built-product.ts";

/** Releases every app and bundles the server, by the commands that teams and `npm start` use. What has not changed is not built again. */
export function buildProduct() {
  const node = (...args: string[]) => execFileSync("node", args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  for (const app of APPS) node("federation-kit/src/cli.ts", "release", app, "--releases", BUILT_RELEASES);
  node("server/build.ts", BUILT_SERVER);
}

export default buildProduct;
