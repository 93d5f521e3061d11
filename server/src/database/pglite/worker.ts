import { readFile, rename, writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { keepFilesPrivate } from "./private-files.ts";
import type { ErrorFields } from "../database-error.ts";
import type { Operation, QueryResult, Reply, Request, WorkerSettings } from "./protocol.ts";

// This replaces PostgreSQL's own configuration file, so it has to contain every setting that matters.
const CONFIGURATION = [
  "shared_buffers = 16MB",
  "max_wal_size = 128MB",
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
  "datestyle = 'iso, mdy'",
  "default_text_search_config = 'pg_catalog.english'",
];

const asIs = (value: string) => value;
/** Types that Drizzle parses itself from PostgreSQL's text: points in time, intervals, and arrays of these and of numeric. */
const PARSERS = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
    type,
    asIs,
  ]),
);

const port = parentPort;
if (port === null) throw new Error("This file runs in a worker thread");
const post = (reply: Reply) => port.postMessage(reply);

async function open({ directory, template }: WorkerSettings): Promise<PGlite> {
  return PGlite.create({
    dataDir: directory ?? "memory://",
    extensions: { pg_trgm },
    // Not with each query, which would copy all of PGlite's own parsers.
    parsers: PARSERS,
    postgresqlconf: CONFIGURATION,
    ...(template === undefined ? {} : { loadDataDir: new Blob([await readFile(template)]) }),
  });
}

async function perform(database: PGlite, operation: Operation): Promise<QueryResult> {
  switch (operation.kind) {
    case "query": {
      const { sql, params, rowMode } = operation;
      return database.query(sql, [...params], { rowMode });
    }
    case "exec":
      await database.exec(operation.sql);
      return { rows: [], fields: [] };
    case "dump": {
      const dump = await database.dumpDataDir("gzip");
      // Use another name until it's complete, so a half-written copy doesn't look like a finished one.
      await writeFile(`${operation.file}.part`, new Uint8Array(await dump.arrayBuffer()), { mode: 0o600 });
      await rename(`${operation.file}.part`, operation.file);
      return { rows: [], fields: [] };
    }
    case "close":
      await database.close();
      return { rows: [], fields: [] };
  }
}

function fieldsOf(error: unknown): ErrorFields {
  const message = error instanceof Error ? error.message : String(error);
  const { code, constraint, detail } = (error ?? {}) as Record<string, unknown>;
  return { message, code, constraint, detail };
}

keepFilesPrivate();
const database = await open(workerData as WorkerSettings);
port.on("message", ({ id, operation }: Request) => {
  perform(database, operation).then(
    (result) => post({ kind: "result", id, result }),
    (error: unknown) => post({ kind: "failed", id, error: fieldsOf(error) }),
  );
});
post({ kind: "ready" });
