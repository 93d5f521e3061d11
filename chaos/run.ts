// `npm run chaos [-- --minutes 10 --faults 200 --people 12 --seed 1]`: breaks things under traffic, then accounts for every message.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildProduct } from "@atrium/e2e/build";
import { harm } from "./faults.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { type Answered, isClean, isServerFault, judge, type StoredMessage } from "./judge.ts";
import { producedFor } from "./model.ts";
import { Person } from "./person.ts";
import { createRandom } from "./random.ts";
import type { Disturbed } from "./reader.ts";

/** Time after the last fault: for messages still in progress, and then for replies. */
const CALM_MS = 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    faults: { type: "string" },
    people: { type: "string", default: "12" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const [minutes, people, seed] = [Number(values.minutes), Number(values.people), Number(values.seed)];
const most = values.faults === undefined ? Number.POSITIVE_INFINITY : Number(values.faults);
/** Milliseconds between two faults. A number of faults is caused as fast as the servers get up again. */
const pause = values.faults === undefined ? { least: 500, most: 3_000 } : { least: 100, most: 500 };
if (!(most > 0) || !(minutes > 0) || !Number.isInteger(people) || people < 1 || !Number.isInteger(seed)) {
  console.error("Usage: npm run chaos -- [--minutes 10] [--faults 200] [--people 12] [--seed 1]");
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
  const faults = await harm(installation, createRandom(seed), {
    signal: AbortSignal.timeout(minutes * 60_000),
    most,
    pause,
  });
  enough.abort();
  const patience = setTimeout(() => atLast.abort(), CALM_MS);
  await chatting;
  clearTimeout(patience);
  const rows = await whenQuiet(stored);
  const sent = (await Promise.all(crowd.map((person) => person.shown()))).flat();
  for (const person of crowd) person.close();

  const { lost, doubled, hung, altered, unsent, ...counts } = judge(sent, rows, producedFor);
  const verdict = { ...counts, lost, doubled, hung, altered, unsent };
  const disturbed = crowd.map(({ reader }) => reader.disturbed);
  const sum = (of: keyof Disturbed) => disturbed.reduce((total, one) => total + one[of], 0);
  const shrunk = crowd.flatMap(({ reader }) => reader.shrunk);
  const broken = answers.filter(isServerFault).length;
  const figures: readonly (readonly [string, number | string])[] = [
    ...[...faults].map(([name, times]) => [`fault: ${name}`, times] as const),
    ...[...Map.groupBy(answers, labelOf)].map(([label, { length }]) => [`HTTP answers: ${label}`, length] as const),
    ...(["doubled", "late", "dropped"] as const).map((of) => [`chunks ${of}`, sum(of)] as const),
    ["messages sent", verdict.sent],
    ["answered once", verdict.answered],
    ["failed visibly", verdict.failedVisibly],
    ...Object.entries({ lost, doubled, hung, altered, shrunk, unsent }).map(
      ([name, texts]) => [name, texts.length] as const,
    ),
  ];
  console.log();
  for (const [label, figure] of figures) console.log(`${label.padEnd(32)}${String(figure).padStart(8)}`);
  for (const [fault, texts] of Object.entries({ lost, doubled, hung, altered, shrunk, unsent }))
    for (const text of texts) console.log(`${fault}: ${text}`);
  return isClean(verdict) && shrunk.length === 0 && broken === 0;
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
