import { execFileSync } from "node:child_process";
import { APPS, BUILT_RELEASES, BUILT_SERVER, ROOT } from "./built-product.ts";

/** Releases every app and bundles the server, with the commands that teams and `npm start` use. What hasn't changed isn't built again. */
export function buildProduct() {
  const node = (...args: string[]) => execFileSync("node", args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  for (const app of APPS) node("federation-kit/src/cli.ts", "release", app, "--releases", BUILT_RELEASES);
  node("server/build.ts", BUILT_SERVER);
}

export default buildProduct;
