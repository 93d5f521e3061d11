// `npm run bench [-- name …]`: runs the benchmarks, prints their tables and writes them to bench/results.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtInReply } from "./assistant/built-in-reply.ts";
import { firstToken } from "./assistant/first-token.ts";
import { faultTable } from "./faults/fault-table.ts";
import { firstLoad } from "./first-load/first-load.ts";
import { slowSignIn } from "./first-load/slow-sign-in.ts";
import { streamLatency } from "./stream-latency/stream-latency.ts";
import { streamPage } from "./stream-render/stream-page.ts";
import { streamRender, streamTasks } from "./stream-render/stream-render.ts";
import { print } from "./table/table.ts";
import { thread } from "./thread/thread.ts";

const BENCHMARKS = {
  "first-load": firstLoad,
  "slow-sign-in": slowSignIn,
  "built-in-reply": builtInReply,
  "first-token": firstToken,
  "stream-latency": streamLatency,
  "stream-render": streamRender,
  "stream-tasks": streamTasks,
  "stream-page": streamPage,
  thread,
  faults: faultTable,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(", ")}; there are: ${Object.keys(BENCHMARKS).join(", ")}`);
  process.exit(2);
}

const results = join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const table = await benchmark();
  print(table);
  writeFileSync(
    join(results, `${name}.json`),
    `${JSON.stringify({ ...table, at: new Date().toISOString() }, null, 2)}\n`,
  );
}
