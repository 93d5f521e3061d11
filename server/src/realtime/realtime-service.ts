import { createAblyLocal, type AblyLocal } from "@atrium/ably-local";
import { type RealtimeToken, userChannel } from "@atrium/shared-contracts/wire";
import type { SessionService } from "../auth/session-service.ts";
import type { Config } from "../config/config.ts";
import type { RealtimeEndpoint } from "../config/realtime.ts";
import type { Database } from "../database/database.ts";
import { type CallerAddresses, callerNetwork } from "../network/caller-address.ts";
import type { Log } from "../log/log.ts";
import { createAblyRealtime } from "./ably-realtime.ts";
import { loadApiKey, parseApiKey } from "./api-key.ts";
import { browserOptions, serverOptions } from "./connection-options.ts";
import { createListeners } from "./listeners.ts";
import type { ArrivedMessage, RealtimePort } from "./realtime-port.ts";
import { signRealtimeToken } from "./realtime-token.ts";

/** How many realtime sockets (one per open tab) an account and an IP address may have at once. */
export const SOCKETS = { perClient: 50, perAddress: 200 } as const;

export interface RealtimeService {
  readonly port: RealtimePort;
  /** This process's realtime server, which shares its HTTP port; null when another one is configured. */
  readonly embedded: AblyLocal | null;
  token(of: { userId: string; sessionId: string }): Promise<RealtimeToken>;
  /** Makes this process receive what the user's clients publish. */
  listen(userId: string): Promise<void>;
  /** Connects. `own` is this process's own address, for an embedded realtime server. */
  start(own: RealtimeEndpoint, onArrival: (message: ArrivedMessage) => Promise<void>): void;
  /** Closes the server's own connections; the embedded server keeps running until {@link close}. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Realtime with Ably, a separate ably-local, or one in this process. Only addresses and keys differ. */
export async function createRealtimeService(deps: {
  config: Pick<Config, "realtime" | "publicUrl" | "dataDir">;
  db: Database;
  sessions: Pick<SessionService, "onSessionsRevoked">;
  callers: CallerAddresses;
  log: Log;
  processId: string;
}): Promise<RealtimeService> {
  const { config, log } = deps;
  const { realtime } = config;
  const key = realtime.kind === "in-process" ? await loadApiKey(config.dataDir) : parseApiKey(realtime.apiKey);
  const embedded =
    realtime.kind === "in-process"
      ? createAblyLocal({
          keys: [{ ...key, revocableTokens: true }],
          limits: true,
          sockets: { ...SOCKETS, addressOf: (request) => callerNetwork(deps.callers.of(request)) },
          report: (error) => log.error({ err: error }, "The realtime server failed"),
        })
      : null;
  let local = realtime.kind === "ably-local" ? realtime.endpoint : null;
  let publicUrl = config.publicUrl;

  const port = createAblyRealtime({ options: () => serverOptions(key, local), log });
  const listeners = createListeners({ db: deps.db, port, log, processId: deps.processId });
  const forget = deps.sessions.onSessionsRevoked((_, sessionIds) => {
    port.endSessions(sessionIds).catch((error: unknown) => {
      log.warn({ err: error }, "Realtime tokens of ended sessions were not revoked; they end with their time");
    });
  });

  return {
    port,
    embedded,
    async token({ userId, sessionId }) {
      listeners.saw(userId);
      return {
        ...(await signRealtimeToken(key, { userId, sessionId })),
        clientId: userId,
        channel: userChannel(userId),
        options: browserOptions({ realtime, publicUrl }),
      };
    },
    listen: listeners.listen,
    start(own, onArrival) {
      if (embedded !== null) {
        local = own;
        // A test server on a random port has no fixed public URL, so use the actual port.
        if (new URL(publicUrl).port === "0") publicUrl = `http://localhost:${own.port}`;
      }
      port.start((message) => {
        listeners.saw(message.userId);
        onArrival(message).catch((error: unknown) =>
          log.error({ err: error }, "A message from a channel was not handled"),
        );
      });
      listeners.start();
    },
    async stop() {
      forget();
      await listeners.stop();
      await port.close();
    },
    async close() {
      await embedded?.close();
    },
  };
}
