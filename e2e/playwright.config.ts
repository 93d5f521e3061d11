import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";

const executablePath = await findBrowser();

export default defineConfig({
  testDir: "specs",
  outputDir: "test-results",
  globalSetup: "./harness/global-setup.ts",
  workers: 2,
  // A slow machine can outrun a time limit. What passes only then is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    // Traces of all tests cost much time. `--trace=on` records them.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
