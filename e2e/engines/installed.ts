import { existsSync, globSync } from "node:fs";
import { installDebianPackages } from "../../scripts/debian-package.ts";
import type { WebKitPrograms } from "./webkit.ts";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";

/** Path of the system's Firefox, installed from Debian's package when running as root; undefined if it isn't available. */
export async function findFirefox(): Promise<string | undefined> {
  return found(() => FIREFOX.find((path) => existsSync(path)), ["firefox-esr"]);
}

/** Programs that drive the system's WebKitGTK, installed from Debian's packages when running as root; undefined if they aren't available. */
export async function findWebKit(): Promise<WebKitPrograms | undefined> {
  return found(webKitPrograms, ["webkit2gtk-driver", "xvfb"]);
}

function webKitPrograms(): WebKitPrograms | undefined {
  const [driver, display] = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  const browser = globSync(MINI_BROWSER).at(-1);
  return existsSync(driver) && existsSync(display) && browser !== undefined ? { driver, display, browser } : undefined;
}

async function found<T>(look: () => T | undefined, packages: readonly string[]): Promise<T | undefined> {
  return look() ?? ((await installDebianPackages(packages)) ? look() : undefined);
}
