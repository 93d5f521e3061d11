import { setTimeout as sleep } from "node:timers/promises";
import type { Installation } from "./installation.ts";
import type { Proxy } from "./proxy.ts";
import type { Random } from "./random.ts";

/** Causes its fault, and resolves once everything is up again. */
type Fault = (installation: Installation, random: Random) => Promise<void>;

const oneOf = <T>(random: Random, choices: readonly T[]): T => random.pick(choices as [T, ...T[]]);
const anyProxy = ({ proxies }: Installation, random: Random): Proxy =>
  oneOf(random, [proxies.database, proxies.realtime, ...proxies.fronts]);

export const FAULTS = {
  async "server killed"({ servers }, random) {
    const server = oneOf(random, servers);
    await server.end("SIGKILL");
    await sleep(random.between(0, 1_500));
    await server.start();
  },
  async "all servers killed"({ servers }, random) {
    await Promise.all(servers.map((server) => server.end("SIGKILL")));
    await sleep(random.between(0, 1_500));
    await Promise.all(servers.map((server) => server.start()));
  },
  async "rolling restart"({ servers }) {
    for (const server of servers) {
      await server.end("SIGTERM");
      await server.start();
    }
  },
  async "database restarted"({ postgres }, random) {
    await postgres.kill();
    await sleep(random.between(0, 1_500));
    await postgres.start();
  },
  async "connections reset"(installation, random) {
    anyProxy(installation, random).cut();
    await sleep(100);
  },
  async "network gone"(installation, random) {
    const proxy = anyProxy(installation, random);
    proxy.refusing = true;
    proxy.cut();
    await sleep(random.between(500, 6_000));
    proxy.refusing = false;
  },
  async "network stalled"(installation, random) {
    const proxy = anyProxy(installation, random);
    proxy.stall();
    await sleep(random.between(500, 5_000));
    proxy.flow();
  },
  async "network slow"(installation, random) {
    const proxy = anyProxy(installation, random);
    proxy.delayMs = random.between(50, 500);
    await sleep(random.between(1_000, 4_000));
    proxy.delayMs = 0;
  },
} as const satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;

export interface Harm {
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Ends it after so many faults. */
  readonly most: number;
  /** Milliseconds between two faults. */
  readonly pause: { readonly least: number; readonly most: number };
}

/** Causes one fault after another, with short pauses. Resolves with how often each was caused. */
export async function harm(
  installation: Installation,
  random: Random,
  { signal, most, pause }: Harm,
): Promise<Map<FaultName, number>> {
  const done = new Map<FaultName, number>();
  const names = Object.keys(FAULTS) as [FaultName, ...FaultName[]];
  for (let count = 1; count <= most && !signal.aborted; count += 1) {
    const name = random.pick(names);
    console.log(`${new Date().toISOString()} ${count} ${name}`);
    await FAULTS[name](installation, random);
    done.set(name, (done.get(name) ?? 0) + 1);
    await sleep(random.between(pause.least, pause.most));
  }
  return done;
}
