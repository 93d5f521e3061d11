import { goldenReplies } from "@atrium/server/testing/golden";
import { percentile, rounded, type Table } from "../table/table.ts";

const ROUNDS = 3;

/** CPU of the built-in assistant's replies to what the golden dialogues begin with. */
export async function builtInReply(): Promise<Table> {
  const replies = goldenReplies();
  const samples = new Map<string, number[]>();
  const greeting: number[] = [];
  const hello = replies.find(({ says }) => says === "hi") ?? replies[0];
  // The first round compiles code and patterns.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { language, reply } of replies) {
      const took = await cpuOf(reply);
      if (hello !== undefined) greeting.push(await cpuOf(hello.reply));
      if (round > 0) samples.set(language, [...(samples.get(language) ?? []), took]);
    }
  }
  const unit = percentile(greeting, 0.5);
  const row = (label: string, all: readonly number[]): Table["rows"][number] => [
    label,
    all.length / ROUNDS,
    rounded(percentile(all, 0.5), 2),
    rounded(percentile(all, 0.95), 2),
    rounded(Math.max(...all), 2),
    rounded(percentile(all, 0.95) / unit),
  ];
  return {
    name: "Replies of the built-in assistant",
    method: `CPU of one thread for each first message of the golden dialogues, calendar in memory, without pauses between words; ${ROUNDS} rounds after a first one. The yardstick is the reply to a greeting.`,
    columns: ["messages", "p50 ms", "p95 ms", "most ms", "p95 x a greeting"],
    rows: [
      ["a greeting", 1, rounded(unit, 2), rounded(percentile(greeting, 0.95), 2), "", 1],
      ...[...samples].map(([language, all]) => row(language, all)),
      row("all", [...samples.values()].flat()),
    ],
  };
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
