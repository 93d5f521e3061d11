import { createKey, type Key, type KeyOptions } from "../auth/key.ts";
import { Revocations } from "../auth/revocations.ts";
import { Nonces } from "../auth/nonces.ts";
import { Channels } from "../channel/channels.ts";
import type { ConnectionHost } from "../connection/connection-host.ts";
import { Connections } from "../connection/connections.ts";
import type { Report } from "../protocol/error-info.ts";
import { PRESENCE_MEMBERS } from "../protocol/limits.ts";
import type { Clock } from "../clock/clock.ts";
import { createRates, type Rates } from "../rates/rates.ts";

export interface AppOptions {
  readonly id: string;
  readonly keys: readonly KeyOptions[];
  readonly now: Clock;
  readonly report: Report;
  readonly limits: boolean;
  readonly mutableNamespaces: readonly string[];
  readonly presenceMembers?: number | undefined;
}

/** One application: its keys, and everything they give access to. */
export class App implements ConnectionHost {
  readonly id: string;
  readonly keys: ReadonlyMap<string, Key>;
  readonly channels: Channels;
  readonly connections = new Connections();
  readonly revocations = new Revocations();
  readonly nonces = new Nonces();
  /** Undefined unless the limits mode is on. */
  readonly rates: Rates | undefined;
  readonly now: Clock;
  readonly report: Report;

  constructor({ id, keys, now, report, limits, mutableNamespaces, presenceMembers = PRESENCE_MEMBERS }: AppOptions) {
    this.id = id;
    this.now = now;
    this.report = report;
    this.keys = new Map(keys.map((key) => [key.name, createKey(key)]));
    this.channels = new Channels({ now, presenceMembers, mutableNamespaces });
    this.rates = limits ? createRates(now) : undefined;
  }
}
