import type { Realm } from "../auth/realm.ts";
import type { ChannelHost } from "../channel/channel-host.ts";
import type { Report } from "../protocol/error-info.ts";
import type { Connections } from "./connections.ts";

/** What connections need from their application. */
export interface ConnectionHost extends ChannelHost, Realm {
  readonly id: string;
  readonly connections: Connections;
  readonly report: Report;
}

/** The applications of a server that connections may belong to, by id. */
export type ConnectionHosts = ReadonlyMap<string, ConnectionHost>;
