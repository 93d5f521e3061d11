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
  // Limits for what hangs. A busy machine with two cores takes three times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
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
