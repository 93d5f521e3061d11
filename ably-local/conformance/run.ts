import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { listen } from "../src/index.ts";
import { startEchoServer } from "./echo-server.ts";
import { EXCLUSIONS } from "./exclusions.ts";

const REALTIME =
  "auth channel connection crypto encoding failure history init message presence reauth resume sync updates-deletes";
const REST = "auth batch capability history http message presence request status time updates-deletes";

interface TestResult {
  readonly fullTitle: string;
  readonly err?: { readonly message?: string };
}

interface SuiteResult {
  readonly passes: readonly TestResult[];
  readonly failures: readonly TestResult[];
  readonly pending: readonly TestResult[];
}

const files = (kind: string, names: string) => names.split(" ").map((name) => `test/${kind}/${name}.test.js`);

/** Runs mocha in the checkout. Resolves once it has written its results. */
async function runSuite(checkout: string, args: string[], env: Record<string, string>): Promise<SuiteResult> {
  const output = join(mkdtempSync(join(tmpdir(), "ably-suite-")), "results.json");
  const preload = ["--import", resolve(import.meta.dirname, "redirect-echo.ts")];
  const mocha = [
    join(checkout, "node_modules/mocha/bin/mocha.js"),
    "--exit",
    "--reporter",
    "json",
    "--reporter-option",
  ];
  const child = spawn(process.execPath, [...preload, ...mocha, `output=${output}`, ...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await new Promise((ended) => child.once("exit", ended));
  return JSON.parse(readFileSync(output, "utf8")) as SuiteResult;
}

const [checkout, ...chosen] = process.argv.slice(2);
if (checkout === undefined)
  throw new Error("usage: node ably-local/conformance/run.ts <checkout of ably-js> [mocha arguments]");

const server = await listen({ port: 0, keys: [], sandbox: true });
const echo = await startEchoServer();
const result = await runSuite(
  resolve(checkout),
  chosen.some((argument) => argument.endsWith(".test.js"))
    ? chosen
    : [...files("realtime", REALTIME), ...files("rest", REST), ...chosen],
  {
    ABLY_LOCAL_SANDBOX_URL: `http://127.0.0.1:${server.port}`,
    ABLY_TEST_TRANSPORTS: "web_socket",
    ECHO_PORT: String(echo.port),
  },
);
echo.close();
await server.close();

const exclusionOf = ({ fullTitle }: TestResult) => EXCLUSIONS.find(({ title }) => title.test(fullTitle));
const failed = result.failures.filter((test) => exclusionOf(test) === undefined);
for (const test of failed) console.log(`FAILED  ${test.fullTitle}\n        ${test.err?.message ?? ""}`);
for (const test of result.failures) {
  const exclusion = exclusionOf(test);
  if (exclusion !== undefined) console.log(`excluded  ${test.fullTitle}\n        ${exclusion.reason}`);
}
console.log(
  `${result.passes.length} passed, ${failed.length} failed, ${result.failures.length - failed.length} excluded, ${result.pending.length} skipped by the suite`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
