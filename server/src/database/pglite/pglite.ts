import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makePrivateDirectory } from "@atrium/federation-kit/releases";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Log } from "../../log/log.ts";
import type { OpenDatabase } from "../database.ts";
import { hasPending, migrationsFolder } from "../migrations.ts";
import { databaseFailure } from "../failures.ts";
import { guardTransactions } from "../transaction-guard.ts";
import { createWakeUp } from "../wake-up.ts";
import { createPgliteClient, type PgliteClient } from "./client.ts";
import { lockDirectory } from "./directory-lock.ts";
import { EngineStartError, startEngine } from "./engine.ts";
import { damaged, hasDatabase } from "./files.ts";
import { createFreeSpaceCheck } from "./free-space.ts";
import { startMaintenance } from "./maintenance.ts";
import { findTemplate } from "./template.ts";

export type PgliteOptions = {
  /** Contains the database in `pglite` and its copies in `backups`. Without it, the data is in memory. */
  readonly dataDir?: string;
  readonly log: Log;
  /** "none" starts from scratch, for making the template itself. */
  readonly template?: "none";
  readonly queryDeadlineMs?: number;
  readonly transactionDeadlineMs?: number;
  readonly restartWaitMs?: number;
  /** Rejects when writing isn't allowed. Default: checks the disk's free space. */
  readonly beforeWrite?: () => Promise<void>;
};

export type OpenPglite = OpenDatabase & { readonly client: PgliteClient };

/** Opens PGlite in its own thread, with all the guards that make it safe to use. */
export async function openPglite(options: PgliteOptions): Promise<OpenPglite> {
  const { dataDir, log } = options;
  if (dataDir === undefined) return open(options, undefined, () => Promise.resolve());
  await makePrivateDirectory(dataDir);
  const release = await lockDirectory(dataDir);
  try {
    const directory = join(dataDir, "pglite");
    if (!(await hasDatabase(dataDir))) {
      await create(directory, options.template === "none" ? undefined : findTemplate(), log);
    }
    return await open(options, directory, release);
  } catch (error) {
    await release();
    const problem = damageIn(error);
    throw problem === undefined ? error : await damaged(dataDir, problem, error);
  }
}

/** The problem with the files that a startup error points to; undefined when the files aren't the cause. */
function damageIn(error: unknown): string | undefined {
  if (error instanceof EngineStartError) return error.message;
  // Class XX is internal errors and damaged data.
  const { code, message } = databaseFailure(error) ?? {};
  return code?.startsWith("XX") === true ? `the engine says "${message}"` : undefined;
}

const FIRST_STATEMENT_DEADLINE_MS = 60_000;

/** Creates the directory under another name first, so an interrupted start leaves nothing that looks like a database. */
async function create(directory: string, template: string | undefined, log: Log): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await startEngine({ directory: unfinished, ...(template === undefined ? {} : { template }) }, log);
  await engine.close();
  await rename(unfinished, directory);
}

async function open(
  options: PgliteOptions,
  directory: string | undefined,
  release: () => Promise<void>,
): Promise<OpenPglite> {
  const { dataDir, log } = options;
  const template = directory === undefined && options.template !== "none" ? findTemplate() : undefined;
  const engine = await startEngine(
    { ...(directory === undefined ? {} : { directory }), ...(template === undefined ? {} : { template }) },
    log,
  );
  const freeSpace = dataDir === undefined ? () => Promise.resolve() : createFreeSpaceCheck(dataDir);
  const client = createPgliteClient({
    engine,
    log,
    beforeWrite: options.beforeWrite ?? freeSpace,
    ...(options.queryDeadlineMs === undefined ? {} : { queryDeadlineMs: options.queryDeadlineMs }),
    ...(options.transactionDeadlineMs === undefined ? {} : { transactionDeadlineMs: options.transactionDeadlineMs }),
    ...(options.restartWaitMs === undefined ? {} : { restartWaitMs: options.restartWaitMs }),
  });
  const pglite = drizzle({ client: client as never });
  // The first statement also warms up the engine, which on a busy machine takes longer than the query deadline.
  await client.maintain("create extension if not exists pg_trgm", FIRST_STATEMENT_DEADLINE_MS);
  try {
    await hasPending((text) => client.query(text) as Promise<{ rows: object[] }>);
  } catch (error) {
    await engine.close();
    throw error;
  }
  await migrate(pglite, { migrationsFolder: migrationsFolder() });
  const maintenance =
    dataDir === undefined || directory === undefined
      ? undefined
      : startMaintenance({ client, log, directory, backupsDir: join(dataDir, "backups") });
  return {
    db: guardTransactions(pglite),
    client,
    kind: "pglite",
    wakeUp: createWakeUp((error, channel) => log.error({ err: error, channel }, "A listener threw")),
    ping: async () => {
      await client.query("select 1");
    },
    async close() {
      try {
        await maintenance?.close();
      } catch (error) {
        // Skipping this only costs the next start some recovery, and the engine has to end regardless.
        log.warn({ err: error }, "The last maintenance of the embedded database failed");
      }
      try {
        await engine.close();
      } finally {
        await release();
      }
    },
  };
}
