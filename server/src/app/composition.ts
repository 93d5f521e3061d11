import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createAssistant } from "../assistant/create-assistant.ts";
import { createModelChoice } from "../assistant/model/model-choice.ts";
import { modelRoutes } from "../assistant/model/model-routes.ts";
import type { Assistant } from "../assistant/reply/reply.ts";
import type { PasswordCost } from "../auth/password.ts";
import { createAuth } from "../auth/plugin/create-auth.ts";
import { buildApp } from "./app.ts";
import { housekeeping } from "../housekeeping/housekeeping.ts";
import { housekeepingTasks } from "./housekeeping-tasks.ts";
import { listenFailure } from "./listen-failure.ts";
import { calendarRoutes } from "../calendar/calendar-routes.ts";
import { createCalendarService } from "../calendar/calendar-service.ts";
import { createChat } from "../chat/chat.ts";
import { chatPlugin } from "../chat/chat-plugin.ts";
import type { Config } from "../config/config.ts";
import { closeDataDirectory } from "../config/data-directory.ts";
import { loadSecret } from "../config/secret.ts";
import type { OpenDatabase } from "../database/database.ts";
import { openDatabase } from "../database/open/open-database.ts";
import { createFeedbackService } from "../feedback/feedback-service.ts";
import { feedbackRoutes } from "../feedback/routes.ts";
import { createMetrics } from "../health/metrics.ts";
import { createReadiness } from "../health/readiness.ts";
import { healthRoutes } from "../health/routes.ts";
import { createCallerAddresses } from "../network/caller-address.ts";
import { isLoopback } from "../network/loopback.ts";
import { createRateLimits } from "../limits/rate-limits.ts";
import { integrationRoutes } from "../integrations/integration-routes.ts";
import { createLog, type Log } from "../log/log.ts";
import { loadSampleWhenEmpty } from "../marketplace/catalogue-loader.ts";
import { marketplaceRoutes } from "../marketplace/marketplace-routes.ts";
import { rankNamesOnce } from "../marketplace/catalogue-store.ts";
import { imagesDirectory, productImageRoutes } from "../marketplace/product-images.ts";
import { createMarketplaceService } from "../marketplace/marketplace-service.ts";
import { createVisitService } from "../marketplace/visit-service.ts";
import { openMedia } from "../media/media.ts";
import { mediaPlugin } from "../media/media-plugin.ts";
import { memoryRoutes } from "../memory/memory-routes.ts";
import { createMemoryService } from "../memory/memory-service.ts";
import { createPreferencesService } from "../preferences/preferences-service.ts";
import { preferencesRoutes } from "../preferences/routes.ts";
import { createPeers } from "../processes/peers.ts";
import { peersPlugin } from "../processes/peers-plugin.ts";
import { configFingerprints } from "../processes/config-fingerprints.ts";
import { profileRoutes } from "../profile/routes.ts";
import { createInbound } from "../chat/inbound.ts";
import { createRealtimeService } from "../realtime/realtime-service.ts";
import { realtimePlugin } from "../realtime/realtime-plugin.ts";
import { createSharingService } from "../sharing/sharing-service.ts";
import { sharingRoutes } from "../sharing/sharing-routes.ts";
import { createTokenUsage } from "../usage/token-usage.ts";
import { createUsageMetrics } from "../usage/usage-metrics.ts";
import { createCurrentReleases, frontEnd, releaseHistoryRoutes } from "../releases/index.ts";

/** Parts that a test or an embedding program may replace. */
export type ServerOverrides = {
  readonly log?: Log;
  /** Opened by the caller, but still closed with the server. */
  readonly database?: OpenDatabase;
  readonly passwordCost?: PasswordCost;
  /** Replaces the configured model or the built-in assistant. */
  readonly assistant?: Assistant;
  /** Milliseconds between two words of the built-in assistant. */
  readonly wordDelayMs?: number;
};

export type AtriumServer = Awaited<ReturnType<typeof createServer>>;

/** Opens the database and composes all domains into one server, which isn't listening yet. */
export async function createServer(config: Config, overrides: ServerOverrides = {}) {
  const log = overrides.log ?? createLog(config.logLevel);
  await closeDataDirectory(config.dataDir);
  const database =
    overrides.database ??
    (await openDatabase({
      ...(config.database.kind === "postgres" ? { databaseUrl: config.database.url } : { dataDir: config.dataDir }),
      log,
    }));
  try {
    // Load this after the database, because a secret without a database means that the database was lost.
    const secret = await loadSecret(config);
    return await compose({ config, overrides, log, secret, database });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function compose(from: {
  readonly config: Config;
  readonly overrides: ServerOverrides;
  readonly log: Log;
  readonly secret: string;
  readonly database: OpenDatabase;
}) {
  const { config, overrides, log, secret, database } = from;
  const { db, wakeUp } = database;

  const readiness = createReadiness(log);
  readiness.register("database", () => database.ping(), "required");
  const metrics = createMetrics(readiness);
  const rateLimits = createRateLimits({
    db,
    factor: config.rateLimitFactor,
    // Without a forwarded address, these are the callers of a proxy on this machine.
    limitsThisMachine: !isLoopback(config.publicUrl),
  });

  const auth = createAuth({ config, secret, database, rateLimits, log, passwordCost: overrides.passwordCost });
  const { tokens, sessions, accounts, cookie } = auth;
  const models = createModelChoice({ config: config.model, log });
  const preferences = createPreferencesService({ db, models });
  const feedback = createFeedbackService({ db });
  const memory = createMemoryService({ db });

  const calendar = createCalendarService({ db });
  const marketplace = createMarketplaceService({ db });
  const visits = createVisitService({ db });
  const media = openMedia({ db, log, secret, directory: join(config.dataDir, "media"), sessions });

  const callers = createCallerAddresses(config.trustedProxies);
  const processId = randomUUID();
  const peers = createPeers({
    db,
    log,
    processId,
    fingerprints: configFingerprints({ secret, realtime: config.realtime, processId }),
  });
  const realtime = await createRealtimeService({ config, db, sessions, callers, log, processId });
  const assistant =
    overrides.assistant ??
    createAssistant({
      config,
      log,
      calendar,
      marketplace,
      visits,
      memory,
      media: media.service,
      usage: createTokenUsage({
        db,
        perDay: config.model?.tokensPerDay,
        metrics: createUsageMetrics(metrics.registry),
        log,
      }),
      wordDelayMs: overrides.wordDelayMs,
    });
  const chat = createChat({
    db,
    wakeUp,
    log,
    live: realtime.port,
    assistant,
    media: media.service,
    accounts,
    preferences,
    models,
    rateLimits,
    processId,
    replyMaxCharacters: config.replyMaxCharacters,
    isOnlyProcess: database.kind === "pglite",
  });

  const sharing = createSharingService({ db, wakeUp, media: media.service });

  const releasesDirectory = join(config.dataDir, "releases");
  const releases = createCurrentReleases(releasesDirectory, config.channel, log);

  const app = buildApp({
    config,
    log,
    callers,
    authenticate: auth.authenticate,
    rateLimits,
    metrics,
    api: [
      auth.plugin,
      profileRoutes({ accounts, cookie, rateLimits }),
      preferencesRoutes(preferences),
      modelRoutes(models),
      feedbackRoutes(feedback),
      memoryRoutes(memory),
      integrationRoutes(config.integrations),
      calendarRoutes(calendar),
      marketplaceRoutes({ marketplace, visits }),
      productImageRoutes(imagesDirectory(config.dataDir)),
      mediaPlugin(media),
      chatPlugin(chat),
      sharingRoutes(sharing),
      realtimePlugin({
        realtime,
        readiness,
        onArrival: createInbound({ chat: chat.service, live: realtime.port, log }),
        quietFor: chat.service.quietFor,
      }),
      releaseHistoryRoutes({ directory: releasesDirectory, releases }),
    ],
    ...(realtime.embedded === null ? {} : { rawHttp: realtime.embedded }),
    root: [
      healthRoutes({ readiness, metrics, publicMetrics: config.publicMetrics }),
      frontEnd({
        directory: releasesDirectory,
        releases,
        config,
        async isShared(token, address) {
          await rateLimits.take("shared_page", address);
          return sharing.isShared(token);
        },
      }),
      housekeeping({ db, log, tasks: housekeepingTasks(db, media.service) }),
      // The embedded database only has one process at a time.
      ...(database.kind === "postgres" ? [peersPlugin({ peers, readiness })] : []),
    ],
  });
  return {
    app,
    config,
    log,
    database,
    /** Other parts register here what has to work before the server accepts traffic. */
    readiness,
    metrics,
    rateLimits,
    services: {
      tokens,
      sessions,
      accounts,
      preferences,
      feedback,
      memory,
      calendar,
      media: media.service,
      marketplace,
      visits,
      chat: chat.service,
    },
    /** Starts listening; returns the server's own URL. */
    async listen(): Promise<string> {
      await releases.check();
      await loadSampleWhenEmpty(db, log);
      await rankNamesOnce(db);
      try {
        return await app.listen({ host: config.host, port: config.port });
      } catch (error) {
        throw listenFailure(error, config) ?? error;
      }
    },
    /** The server's own URL, once it's listening. */
    address(): string {
      const [address] = app.addresses();
      if (address === undefined || typeof address === "string") throw new Error("The server does not listen");
      return `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
    },
    /** Closes all connections, then runs the domains' close hooks, then closes the database. */
    async close(): Promise<void> {
      try {
        await app.close();
      } finally {
        await database.close();
      }
    },
  };
}
