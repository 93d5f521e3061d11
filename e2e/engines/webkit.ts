import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Builder, Capabilities, Key, type WebDriver, type WebElement, error } from "selenium-webdriver";
import { freePort } from "../harness/ports.ts";
import type { EnginePage } from "./engine.ts";
import { PROBLEMS_SCRIPT, collectProblems, findScript } from "./in-page.ts";

const READY_LIMIT_MS = 20_000;
const READY_POLL_MS = 100;

export interface WebKitPrograms {
  /** `WebKitWebDriver`. */
  readonly driver: string;
  /** The browser it starts: WebKitGTK's `MiniBrowser`. */
  readonly browser: string;
  /** `Xvfb`, because the browser has no headless mode. */
  readonly display: string;
}

/** Opens a page in its own WebKitGTK browser, on its own display, driven over WebDriver. */
export async function openWebKit(programs: WebKitPrograms): Promise<EnginePage> {
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const process of started.toReversed()) await end(process);
  };
  try {
    const display = spawn(programs.display, ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    started.push(display);
    const number = await firstLine(display.stdio[3] as Readable);
    const port = await freePort();
    started.push(
      spawn(programs.driver, [`--port=${port}`], {
        stdio: "ignore",
        env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_DMABUF_RENDERER: "1" },
      }),
    );
    const driver = await session(`http://127.0.0.1:${port}`, programs.browser);
    return page(driver, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function firstLine(stream: Readable): Promise<string> {
  const [line] = (await once(createInterface({ input: stream }), "line", {
    signal: AbortSignal.timeout(READY_LIMIT_MS),
  })) as [string];
  return line;
}

async function session(url: string, binary: string): Promise<WebDriver> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await answers(`${url}/status`))) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver did not answer in ${READY_LIMIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  return new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      }),
    )
    .build();
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function page(driver: WebDriver, stop: () => Promise<void>): EnginePage {
  return {
    async open(url) {
      await driver.get(url);
      // WebDriver can't run a script before the document's own. Earlier failures show up as a page that's missing what we look for.
      await driver.executeScript(`(${collectProblems.toString()})()`);
    },
    address: () => driver.getCurrentUrl(),
    async find(sought) {
      const element = await driver.executeScript<WebElement | null>(findScript(sought)).catch((thrown: unknown) => {
        // It left the page just after it was found.
        if (thrown instanceof error.StaleElementReferenceError) return null;
        throw thrown;
      });
      if (element === null) return null;
      return {
        click: () => element.click(),
        type: (text) => element.sendKeys(text),
        pressEnter: () => element.sendKeys(Key.ENTER),
      };
    },
    rootAttribute: (name) =>
      driver.executeScript<string | null>("return document.documentElement.getAttribute(arguments[0])", name),
    evaluate: <T>(script: string) => driver.executeScript<T>(script),
    problems: () => driver.executeScript<string[]>(PROBLEMS_SCRIPT),
    async close() {
      await driver.quit();
      await stop();
    },
  };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, "exit");
  process.kill();
  await gone;
}
