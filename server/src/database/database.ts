import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { WakeUp } from "./wake-up.ts";

type RowsOf<Result extends PgQueryResultHKT> = { rows: Result["row"][] };

/** What `execute` answers with either driver. */
export interface RowsResult extends PgQueryResultHKT {
  readonly type: RowsOf<this>;
}

/** The database as every domain sees it, whichever driver is behind it. Core query builder only. */
export type Database = PgDatabase<RowsResult>;
/** What the callback of `db.transaction` gets. Inside it the outer `db` must not be used: that throws. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type OpenDatabase = {
  readonly db: Database;
  readonly kind: "pglite" | "postgres";
  /** Wakes waiting work in every process that shares the database. */
  readonly wakeUp: WakeUp;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type { WakeUp };
