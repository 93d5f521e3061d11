// Type-checks every package, two at a time.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./command/run.ts";

const projects = [
  "tsconfig.json",
  ...readdirSync(ROOT)
    .map((name) => join(name, "tsconfig.json"))
    .filter((file) => !file.startsWith("node_modules") && existsSync(join(ROOT, file))),
];

let failed = 0;
const queue = [...projects];
const worker = async () => {
  for (let project = queue.shift(); project; project = queue.shift()) {
    const { code, output } = await run("tsc", ["-p", project], { output: "collect" });
    if (code === 0) continue;
    failed += 1;
    console.error(`${project}\n${output}`);
  }
};
await Promise.all([worker(), worker()]);
console.log(`${projects.length - failed} of ${projects.length} packages type-check`);
process.exitCode = failed === 0 ? 0 : 1;
