// `npm test`: every check of the product, one after another. A failure doesn't stop the later ones.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { ROOT, run } from "./command/run.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reports = join(ROOT, "node_modules", ".cache", "test-reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A check that passes or fails as a whole. */
async function check(command: string, args: readonly string[]): Promise<Count> {
  const { code } = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts from a runner's report. If it failed without naming a failed test (or any test), that's one failure. */
function tally(code: number, report: string, read: (report: unknown) => Count): Count {
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(report, "utf8")));
  } catch (error) {
    console.error(`The test runner left no report: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
  const ranNothing = count.passed + count.failed === 0;
  return count.failed === 0 && (code !== 0 || ranNothing) ? { ...count, failed: 1 } : count;
}

async function jest(name: string, args: readonly string[], wrapper: readonly string[] = []): Promise<Count> {
  const report = join(reports, `${name}.json`);
  const runner = ["node", "--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js"];
  // On two cores Jest would use only one process and take half as long again. What tests leave in a process's memory adds up over hundreds of files.
  const command = [...runner, "--maxWorkers=2", "--workerIdleMemoryLimit=1500MB"];
  const [program, ...rest] = [...wrapper, ...command, ...args, "--json", `--outputFile=${report}`];
  const { code } = await run(program, rest);
  return tally(code, report, (json) => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = json as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) };
  });
}

async function browserTests(): Promise<Count> {
  const report = join(reports, "browser.json");
  const { code } = await run("playwright", ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"], {
    env: { ATRIUM_CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return tally(code, report, (json) => {
    const { expected, unexpected, flaky } = (json as { stats: Record<string, number> }).stats;
    return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected ?? 0 };
  });
}

const steps: readonly (readonly [string, () => Promise<Count>])[] = [
  ["format", () => check("oxfmt", ["--check"])],
  ["lint", () => check("oxlint", ["--type-aware", "--deny-warnings"])],
  ["lint of folders", () => check("node", ["scripts/folders.ts"])],
  ["lint of unused code", () => check("knip", ["--no-progress"])],
  ["types", () => check("node", ["scripts/types.ts"])],
  ["unit and integration, embedded database", () => jest("embedded", [])],
  [
    "integration, PostgreSQL server",
    () =>
      jest(
        "postgres",
        // The tests of PGlite itself have no second database to run on, and those that start no server need none.
        [
          "--selectProjects",
          "server",
          "--testPathIgnorePatterns",
          "/database/pglite/",
          "/node_modules/",
          "--findRelatedTests",
          "server/src/testing/test-server.ts",
          "server/src/testing/server-process.ts",
        ],
        ["node", "server/src/testing/with-postgres.ts", "--"],
      ),
  ],
  ["browser", browserTests],
];

const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const [name, step] of steps) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const count = await step().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total.passed += count.passed;
  total.failed += count.failed;
  summary.push(
    `${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}

console.log(`\n${summary.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
