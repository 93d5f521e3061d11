import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { WakeUp } from "./wake-up.ts";

type RowsOf<Result extends PgQueryResultHKT> = { rows: Result["row"][] };

/** The result of `execute` with either driver. */
export interface RowsResult extends PgQueryResultHKT {
  readonly type: RowsOf<this>;
}

/** The database as domains use it, with either driver behind it. Core query builder only. */
export type Database = PgDatabase<RowsResult>;
/** The argument of `db.transaction`'s callback. Using the outer `db` inside the callback throws. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type OpenDatabase = {
  readonly db: Database;
  readonly kind: "pglite" | "postgres";
  /** Wakes up waiting work in every process that shares the database. */
  readonly wakeUp: WakeUp;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type { WakeUp };
