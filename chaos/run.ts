// `npm run chaos [-- --minutes 10 --people 12 --seed 1]`: breaks things under traffic, then accounts for every message.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildProduct } from "@atrium/e2e/build";
import { harm } from "./faults.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { type Answered, isClean, isServerFault, judge, type StoredMessage } from "./judge.ts";
import { Person } from "./person.ts";
import { createRandom } from "./random.ts";

/** Time after the last fault: for messages still in progress, and then for replies. */
const CALM_MS = 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    people: { type: "string", default: "12" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const [minutes, people, seed] = [Number(values.minutes), Number(values.people), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(people) || people < 1 || !Number.isInteger(seed)) {
  console.error("Usage: npm run chaos -- [--minutes 10] [--people 12] [--seed 1]");
  process.exit(64);
}

buildProduct();
console.log(`${minutes} minutes, ${people} people, seed ${seed}`);
const installation = await startInstallation();
let isGood = false;
try {
  isGood = await campaign(installation);
} finally {
  await installation.stop(!isGood);
}
if (!isGood) console.log(`The servers' logs: ${installation.logs.join(", ")}`);
process.exitCode = isGood ? 0 : 1;

async function campaign({ urls, stored }: Installation): Promise<boolean> {
  const answers: Answered[] = [];
  const crowd = Array.from({ length: people }, (_, index) => new Person(urls, createRandom(seed + index + 1), answers));
  for (const person of crowd) await person.signUp();

  const [enough, atLast] = [new AbortController(), new AbortController()];
  const chatting = Promise.all(crowd.map((person) => person.chat(enough.signal, atLast.signal)));
  const faults = await harm(installation, createRandom(seed), AbortSignal.timeout(minutes * 60_000));
  enough.abort();
  const patience = setTimeout(() => atLast.abort(), CALM_MS);
  await chatting;
  clearTimeout(patience);
  const rows = await whenQuiet(stored);
  for (const person of crowd) person.close();

  const verdict = judge(
    crowd.flatMap(({ sent }) => sent),
    rows,
  );
  const { lost, doubled, hung, unsent } = verdict;
  const broken = answers.filter(isServerFault).length;
  const figures: readonly (readonly [string, number | string])[] = [
    ...[...faults].map(([name, times]) => [`fault: ${name}`, times] as const),
    ...[...Map.groupBy(answers, labelOf)].map(([label, { length }]) => [`HTTP answers: ${label}`, length] as const),
    ["messages sent", verdict.sent],
    ["answered once", verdict.answered],
    ["failed visibly", verdict.failedVisibly],
    ...Object.entries({ lost, doubled, hung, unsent }).map(([name, texts]) => [name, texts.length] as const),
  ];
  console.log();
  for (const [label, figure] of figures) console.log(`${label.padEnd(32)}${String(figure).padStart(8)}`);
  for (const [fault, texts] of Object.entries({ lost, doubled, hung, unsent }))
    for (const text of texts) console.log(`${fault}: ${text}`);
  return isClean(verdict) && broken === 0;
}

// A declaration, because the campaign runs before a constant down here would have its value.
function labelOf({ status, code }: Answered): string {
  return status === undefined ? "none" : [status, code].filter((part) => part !== undefined).join(" ");
}

/** What's stored once no turn is waiting or running any more, or once we stop waiting. */
async function whenQuiet(stored: () => Promise<StoredMessage[]>): Promise<StoredMessage[]> {
  const deadline = Date.now() + CALM_MS;
  for (;;) {
    const rows = await stored();
    const isQuiet = rows.every(({ turn }) => turn !== "queued" && turn !== "running");
    if (isQuiet || Date.now() > deadline) return rows;
    await sleep(500);
  }
}
