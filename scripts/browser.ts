import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { installDebianPackages } from "./debian-package.ts";
import { ROOT, run } from "./command/run.ts";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const REFUSAL = join(ROOT, "node_modules", ".cache", "playwright-browser-unavailable");
const REFUSAL_KEPT_MS = 24 * 3_600_000;

const systemBrowser = () => SYSTEM_BROWSERS.find((path) => existsSync(path));

/**
 * Path of a Chromium for the browser tests: Playwright's own if available, else the system's, else Debian's package if we're root.
 * `ATRIUM_CHROMIUM` overrides all of them. If there's none, throws and says what to do.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.ATRIUM_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`ATRIUM_CHROMIUM names ${named}, which does not exist`);
    return named;
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (await downloadPlaywrights()) return chromium.executablePath();
  const system = systemBrowser();
  if (system) return system;
  const installed = (await installDebianPackages(["chromium"])) ? systemBrowser() : undefined;
  if (installed) return installed;
  throw new Error("No Chromium can be had: install one, or name it in ATRIUM_CHROMIUM");
}

async function downloadPlaywrights(): Promise<boolean> {
  const refusedAt = existsSync(REFUSAL) ? Number(readFileSync(REFUSAL, "utf8")) : 0;
  if (Date.now() - refusedAt < REFUSAL_KEPT_MS) return false;
  const { code } = await run("playwright", ["install", "chromium"], { output: "collect", timeoutMs: 120_000 });
  if (code === 0 && existsSync(chromium.executablePath())) return true;
  mkdirSync(join(REFUSAL, ".."), { recursive: true });
  writeFileSync(REFUSAL, String(Date.now()));
  return false;
}
